import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { Option } from '../../../../shared/events/casePanel.ts';

import type { Cast } from '../ballots.ts';
import { nextLabel, sameOption } from '../framing.ts';
import { castsOf, frameOf, languageOf, panelsBehind, type Scene, votersOf } from '../scene.ts';
import { type Round, runOf } from '../state.ts';
import type { Turnout } from '../quorum.ts';
import { declinedToAnswer } from '../turns.ts';

/** All ballots of a round at once, each with the nonce that its commit is held to. */
export const revealed = (scene: Scene, round: Round, voters = votersOf(scene)): CaseEvent => {
  const sealed = scene.run.ballots[round];
  const ballots = voters.flatMap(({ seatId, provider, model }) => {
    const own = sealed[seatId];
    return own ? [{ seatId, provider, model, ...own }] : [];
  });
  const missing = voters.flatMap(({ seatId }) =>
    sealed[seatId] ? [] : [{ seatId, reason: reasonFor(scene, round, seatId) }],
  );
  return { type: 'BallotsRevealed', data: { panel: scene.panel, round, ballots, missing, at: scene.at } };
};

const reasonFor = ({ state, panel }: Scene, round: Round, seatId: string): string =>
  state.lost[`${panel}/${round === 'blind' ? 'ballot' : 'revise'}/${seatId}`] ?? 'was not asked';

/** An option that two seats of two providers wrote in joins the others. */
export const writtenIn = (scene: Scene, round: Round): CaseEvent[] => {
  const language = languageOf(scene);
  const { options } = frameOf(scene);
  const casts = castsOf(scene, round).filter(({ ballot }) => ballot.writeIn);
  const groups: Cast[][] = [];
  for (const cast of casts) {
    const same = groups.find(([first]) => first && sameOption(titled(first), titled(cast), language));
    if (same) same.push(cast);
    else groups.push([cast]);
  }
  const known: Option[] = Object.values(scene.state.panels).flatMap(({ frame }) => frame?.options ?? []);
  return groups
    .filter((group) => new Set(group.map(({ provider }) => provider)).size >= 2)
    .filter(([first]) => first && !options.some((option) => sameOption(option, titled(first), language)))
    .slice(0, 1)
    .map((group): CaseEvent => {
      const option = { ...titled(group[0] as Cast), optionId: nextLabel(known), description: '' };
      return {
        type: 'OptionAdded',
        data: { panel: scene.panel, option, namedBy: group.map(({ seatId }) => seatId), at: scene.at },
      };
    });
};

const titled = ({ ballot }: Cast) => ({ title: ballot.writeIn ?? '', origin: 'write_in' as const });

export const turnoutOf = (scene: Scene, panels = panelsBehind(scene)): Turnout => {
  const turnout: Record<string, { seats: number; valid: number; declined: number }> = {};
  for (const { seatId, provider, panel } of votersOf(scene).filter((seat) => panels.includes(seat.panel))) {
    const known = turnout[provider] ?? { seats: 0, valid: 0, declined: 0 };
    const own = runOf(scene.state, panel).ballots.blind[seatId];
    const declined = !own && scene.state.lost[`${panel}/ballot/${seatId}`] === declinedToAnswer;
    turnout[provider] = {
      seats: known.seats + 1,
      valid: known.valid + (own && !own.ballot.abstain ? 1 : 0),
      declined: known.declined + (declined ? 1 : 0),
    };
  }
  return turnout;
};
