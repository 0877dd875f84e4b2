import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { Seat } from '../../../../shared/events/casePanel.ts';

import { sha256 } from '../../../../shared/kernel/hash.ts';
import { type Cast, choiceOf } from '../ballots.ts';
import { dissentFromBallot, type DissentDue, dissentsDue } from '../dissents.ts';
import { plainDraft } from '../plainDraft.ts';
import {
  blindCasts,
  castsOf,
  evidenceOf,
  firstAble,
  isLost,
  isReconciliation,
  isTaken,
  languageOf,
  panelsBehind,
  poolOf,
  type Scene,
  secondsLeft,
  seatsOf,
  type StageRules,
} from '../scene.ts';
import { likeness } from '../text.ts';
import { type Turn, turn } from '../turn.ts';

const stage = 'conclusion' as const;
const leastForReplies = 10;

/**
 * P9 and P10: the chair writes what the ballots decided while the dissents are written by the seats that hold them. Neither is
 * ever dropped: without a chair code writes the draft, without its holder a dissent is what the holder wrote on its blind ballot.
 */
export const conclusionStage: StageRules = {
  skip: (scene) => (poolOf(scene) ? null : 'Too few ballots: this panel has no result.'),
  open: (scene) => (speaksForTheCase(scene) ? concurrences(scene) : []),
  code: (scene) => (speaksForTheCase(scene) ? dueDissents(scene).flatMap((due) => fromBallot(scene, due)) : []),
  turns: (scene) => [
    ...firstAble(scene, stage, 'chair', chairs(scene)),
    ...(speaksForTheCase(scene)
      ? [...dueDissents(scene).map((due) => dissentTurn(scene, due)), ...replies(scene)]
      : []),
  ],
  close: (scene) => (scene.run.draft ? [] : [{ type: 'RecommendationDrafted', data: plainDraft(scene) }]),
};

/** Panels of a deep run draft for themselves; the reconciliation, or the only panel, also carries the dissents. */
const speaksForTheCase = ({ panel }: Scene): boolean => panel === 0;

/** Which minority options are to be heard. Judged on the blind ballots, whatever happened later. */
export const dueDissents = (scene: Scene): DissentDue[] => {
  const pool = poolOf(scene);
  if (!pool) return [];
  const casts = blindCasts(scene).filter(({ ballot }) => !ballot.abstain);
  const status = new Map(evidenceOf(scene).map((item) => [item.evidenceId, item]));
  const strikes = ({ ballot }: Cast) =>
    ballot.uniqueEvidence !== null &&
    ballot.evidenceIds.some(
      (id) => status.get(id)?.status === 'verified' && status.get(id)?.supports[pool.winner] === -2,
    );
  return dissentsDue(casts, pool.p, pool.winner, strikes);
};

const dissentTurn = ({ panel }: Scene, { seatId, optionId }: DissentDue): Turn =>
  turn(stage, 'dissent', panel, seatId, optionId);

const fromBallot = (scene: Scene, due: DissentDue): CaseEvent[] => {
  const one = dissentTurn(scene, due);
  if (!isLost(scene, one) || scene.run.dissents.some(({ optionId }) => optionId === due.optionId)) return [];
  const ballot = blindCasts(scene).find(({ seatId }) => seatId === due.seatId)?.ballot;
  if (!ballot) return [];
  const said = dissentFromBallot(ballot);
  return [
    {
      type: 'DissentFiled',
      data: {
        ...said,
        panel: scene.panel,
        dissentId: one.step,
        seatId: due.seatId,
        optionId: due.optionId,
        probability: due.probability,
        textHash: sha256(said.text),
        at: scene.at,
      },
    },
  ];
};

/** The seat that holds the winner most probable answers each dissent, once all are filed and if there is time. */
const replies = (scene: Scene): Turn[] => {
  const due = dueDissents(scene);
  const waiting = due.some(
    (one) => !isTaken(scene, dissentTurn(scene, one)) && !isLost(scene, dissentTurn(scene, one)),
  );
  if (waiting || scene.state.budgetReached || secondsLeft(scene, stage) < leastForReplies) return [];
  const winner = poolOf(scene)?.winner ?? '';
  const spokesman = strongest(scene, winner);
  return spokesman === undefined
    ? []
    : scene.run.dissents.map(({ dissentId }) => turn(stage, 'reply', scene.panel, spokesman.seatId, dissentId));
};

const strongest = (scene: Scene, option: string): Cast | undefined =>
  blindCasts(scene)
    .filter(({ ballot }) => !ballot.abstain && choiceOf(ballot.p) === option)
    .toSorted((a, b) => (b.ballot.p[option] ?? 0) - (a.ballot.p[option] ?? 0) || (a.seatId < b.seatId ? -1 : 1))[0];

/** No voter chairs. First the provider that leans least to the winner: whoever is least tempted to praise it. */
export const chairs = (scene: Scene): Seat[] => {
  const pool = poolOf(scene);
  const lean = ({ provider }: Seat) => pool?.blocs.find((bloc) => bloc.provider === provider)?.p[pool.winner] ?? 0;
  const able = seatsOf(scene, 'chair').toSorted((a, b) => lean(a) - lean(b) || (a.seatId < b.seatId ? -1 : 1));
  const standIns = seatsOf(scene, 'reviewer').filter(({ provider }) =>
    able.every((seat) => seat.provider !== provider),
  );
  return isReconciliation(scene) ? [...seatsOf(scene, 'reconciler'), ...able] : [...able, ...standIns];
};

/** Same option, other reason: at most two, in the seats' own words. */
const concurrences = (scene: Scene): CaseEvent[] => {
  const winner = poolOf(scene)?.winner ?? '';
  const language = languageOf(scene);
  const lead = strongest(scene, winner);
  const latest = panelsBehind(scene).flatMap((panel) => castsOf(scene, 'revised', [panel]));
  const blind = blindCasts(scene).map((cast) => latest.find(({ seatId }) => seatId === cast.seatId) ?? cast);
  const others = blind.filter(
    ({ seatId, ballot }) =>
      seatId !== lead?.seatId && !ballot.abstain && choiceOf(ballot.p) === winner && ballot.topCrux !== '',
  );
  const chosen: Cast[] = [];
  for (const cast of others.toSorted(
    (a, b) => (b.ballot.p[winner] ?? 0) - (a.ballot.p[winner] ?? 0) || (a.seatId < b.seatId ? -1 : 1),
  )) {
    const known = [lead, ...chosen].filter((one) => one !== undefined);
    if (known.every((one) => likeness(one.ballot.topCrux, cast.ballot.topCrux, language) < 0.4)) chosen.push(cast);
    if (chosen.length === 2) break;
  }
  return chosen.map(({ seatId, ballot }) => ({
    type: 'ConcurrenceFiled',
    data: { panel: scene.panel, seatId, text: ballot.statement, at: scene.at },
  }));
};
