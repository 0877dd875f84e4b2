import type { CaseEventOf } from '../../../shared/events/case.ts';
import type { Pool, Strength } from '../../../shared/events/casePanel.ts';

import { type Cast, probabilities } from './ballots.ts';
import { poolRulesOf, statusIn } from './counting.ts';
import { poolPanels } from './deep.ts';
import { driftOf, type Movement } from './drift.ts';
import { argmax } from './numbers.ts';
import { castsOf, frameOf, isSince, panelsBehind, type Scene, sceneOf } from './scene.ts';
import { runOf } from './state.ts';
import { turnoutOf } from './stages/reveal.ts';
import { isWeaker } from './strength.ts';
import { tally } from './tally.ts';

/** Panels that have a result: one that lost too many seats has none. */
export const panelsWithResult = (scene: Scene): number[] =>
  panelsBehind(scene).filter((panel) => runOf(scene.state, panel).pools.blind !== undefined);

/** Options of the reconciliation that a panel never voted on: it is asked, nothing is imputed. */
export const strangersTo = (scene: Scene, panel: number): string[] => {
  const own = new Set(runOf(scene.state, panel).frame?.options.map(({ optionId }) => optionId));
  return (scene.run.frame?.options ?? []).map(({ optionId }) => optionId).filter((id) => !own.has(id));
};

/** What a panel's seats hold when the reconciliation begins: the supplementary ballot if there was one, else their last own. */
const standingCasts = (scene: Scene, panel: number): Cast[] => {
  const supplement = castsOf(scene, 'blind').filter(({ seatId }) => ownerOf(scene, seatId) === panel);
  if (supplement.length > 0) return supplement;
  const own = sceneOf(scene.state, panel, scene.rules, scene.at);
  const revised = castsOf(own, 'revised');
  return castsOf(own, 'blind').map((cast) => revised.find(({ seatId }) => seatId === cast.seatId) ?? cast);
};

const ownerOf = ({ state }: Scene, seatId: string): number | undefined =>
  state.seated?.seats.find((seat) => seat.seatId === seatId)?.panel;

/**
 * The panels put together, before and after each heard the others' cruxes and evidence: the log-opinion pool of their results,
 * each counted once. How many agree is the headline; a split holds the strength down.
 */
export const reconcile = (scene: Scene): CaseEventOf<'PanelsReconciled'>['data'] => {
  const options = frameOf(scene).options.map(({ optionId }) => optionId);
  const panels = panelsWithResult(scene);
  const before = panels.map((panel) => countPanel(scene, standingCasts(scene, panel), []));
  const revised = castsOf(scene, 'revised');
  const after = panels.map((panel) => {
    const standing = standingCasts(scene, panel);
    const moves = standing.flatMap((cast): Movement[] => {
      const own = revised.find(({ seatId }) => seatId === cast.seatId);
      return own && !own.ballot.abstain ? [{ seatId: cast.seatId, blind: cast.ballot, revised: own.ballot }] : [];
    });
    return countPanel(scene, standing, moves);
  });
  const winners = panels.map((panel, i) => ({ panel, optionId: after[i]?.winner ?? '' }));
  const everybody = panels.flatMap((panel) => standingCasts(scene, panel));
  const together = countPanel(scene, everybody, [], panels);
  const combined = (pools: readonly Pool[]): Pool => {
    const p = poolPanels(pools.map((pool) => probabilities(pool.p, options)));
    const winner = options[argmax(p)] ?? '';
    const [first = 0, second = 0] = p.toSorted((a, b) => b - a);
    return labelled({ ...together, p: named(options, p), winner, margin: first - second }, pools);
  };
  const final = combined(after);
  return {
    before: combined(before),
    after: final,
    winners,
    agreeing: winners.filter(({ optionId }) => optionId === final.winner).length,
    of: panels.length,
    at: scene.at,
  };
};

const countPanel = (scene: Scene, casts: readonly Cast[], moves: readonly Movement[], panels?: number[]): Pool => {
  const options = frameOf(scene).options.map(({ optionId }) => optionId);
  return tally({
    frame: frameOf(scene),
    casts: casts.map((cast) => ({
      ...cast,
      ballot: moves.find((m) => m.seatId === cast.seatId)?.revised ?? cast.ballot,
    })),
    moves,
    drift: moves.length > 0 ? driftOf(moves, [], options) : null,
    turnout: turnoutOf(scene, panels),
    saysWhoDeclined: isSince(scene, 2),
    status: statusIn(scene),
    rules: poolRulesOf(scene),
    before: null,
    newEvidence: moves.length > 0,
    seed: `${scene.state.submitted?.caseId ?? ''}/reconciliation`,
  });
};

const labelled = (pool: Pool, panels: readonly Pool[]): Pool => {
  const agreeing = panels.filter(({ winner }) => winner === pool.winner).length;
  const byNumbers = strengthByNumbers(pool);
  const limits: { limit: Strength; why: string }[] = [
    {
      limit: agreeing === panels.length ? 'strong' : agreeing * 2 > panels.length ? 'moderate' : 'lean',
      why: `panels: ${agreeing} of ${panels.length} agree`,
    },
    {
      limit: pool.quorum === 'full' ? 'strong' : pool.quorum === 'degraded' ? 'moderate' : 'lean',
      why: `quorum: ${pool.quorum.replace('_', ' ')}`,
    },
  ];
  const binding = limits.filter(({ limit }) => isWeaker(limit, byNumbers));
  const strength = binding.reduce((s, { limit }) => (isWeaker(limit, s) ? limit : s), byNumbers);
  return { ...pool, strength, caps: binding.map(({ why }) => why) };
};

const strengthByNumbers = ({ p, winner, margin }: Pool): Strength => {
  if (margin >= 0.2 && (p[winner] ?? 0) >= 0.75) return 'strong';
  if (margin >= 0.2 && (p[winner] ?? 0) >= 0.6) return 'moderate';
  return margin >= 0.1 ? 'lean' : 'too_close';
};

const named = (options: readonly string[], p: readonly number[]): Record<string, number> =>
  Object.fromEntries(options.map((option, i) => [option, p[i] ?? 0]));
