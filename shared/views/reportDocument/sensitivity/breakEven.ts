import type { Debate, PoolSeen } from '../../debate/types.ts';
import { areLevel, isPassed, leaderByScore, tippingWeight } from '../../weighing.ts';
import { frameSeen, matrixOf } from '../frame.ts';
import { sameCruxes } from './sameCruxes.ts';
import type { BreakEven } from '../types/figures.ts';

/** The report shows the two numbers that are nearest to tipping the result. */
const most = 2;

/**
 * At which value of a number another option would lead: of the chance that a crux is true, by what its believers hold under each
 * answer, and of a criterion's weight, by the median scores alone. The nearest to the number's value first.
 */
export const breakEvensOf = (debate: Debate, pooled: PoolSeen | null): readonly BreakEven[] =>
  pooled === null
    ? []
    : [...chances(debate, pooled), ...weights(debate, pooled)]
        // Of two that are level already nothing has to move.
        .filter(({ now, counted }) => !areLevel(counted.at, now))
        .toSorted((a, b) => Math.abs(a.counted.at - a.now) - Math.abs(b.counted.at - b.now))
        .slice(0, most);

/** `q·P(a|c) + (1−q)·P(a|¬c)` meets the same of `b`: only where today's `q` favours the winner. */
const chances = (debate: Debate, { pool }: PoolSeen): BreakEven[] =>
  sameCruxes(debate).flatMap(({ crux: { cruxId, panel, proposition, q, under } }): BreakEven[] => {
    if (!under) return [];
    const other = Object.keys(under.ifTrue).find((option) => option !== pool.winner);
    if (other === undefined || under.ifTrue[pool.winner] === undefined) return [];
    const lead = (side: 'ifTrue' | 'ifFalse') => (under[side][pool.winner] ?? 0) - (under[side][other] ?? 0);
    const [whenTrue, whenFalse] = [lead('ifTrue'), lead('ifFalse')];
    const at = whenFalse / (whenFalse - whenTrue);
    if (!isPassed(at) || q * whenTrue + (1 - q) * whenFalse < 0) return [];
    return [
      {
        kind: 'chance',
        cruxId,
        text: proposition,
        now: q,
        revision: debate.marks[`CruxChosen/${panel}/${cruxId}`] ?? debate.revision,
        counted: { at, from: pool.winner, to: other },
      },
    ];
  });

/** One weight moves, the others keep their proportions and the sum stays 1. */
const weights = (debate: Debate, pooled: PoolSeen): BreakEven[] => {
  const matrix = matrixOf(debate, pooled);
  const frame = frameSeen(debate);
  if (!matrix || !frame) return [];
  const rows = matrix.rows.map(({ optionId, cells }) => ({ optionId, scores: cells.map((cell) => cell?.median) }));
  const now = frame.criteria.map(({ weight }) => weight);
  // Where the scores put another option first, no weight tips the panel's own result.
  if (leaderByScore(rows, now)?.optionId !== pooled.pool.winner) return [];
  return frame.criteria.flatMap(({ criterionId, name, weight }, c): BreakEven[] => {
    const tip = tippingWeight(rows, now, c);
    return tip
      ? [
          {
            kind: 'weight',
            by: 'scores',
            criterionId,
            text: name,
            now: weight,
            revision: framedAt(debate),
            counted: tip,
          },
        ]
      : [];
  });
};

const framedAt = ({ marks, frames, revision }: Debate): number =>
  marks[`CaseFramed/${frames[0] ? 0 : Math.min(...Object.keys(frames).map(Number))}`] ?? revision;
