import type { Pool } from '../../shared/events/panel/pool.ts';
import type { Debate, PooledRound } from '../../shared/views/debate/debate.ts';
import { leaderOf } from '../../shared/views/debate/leader.ts';
import type { SameCruxes } from '../../shared/views/reportDocument/sensitivity/sameCruxes.ts';
import type { Words } from '../words/words.svelte.ts';
import { type Among, letterOf } from './seats.ts';

/** The panels that judge apart: one, number 0; in deep mode 1, 2, 3, and what they come to together is again 0. */
export const panelsOf = ({ panels }: Debate): readonly number[] =>
  panels > 1 ? Array.from({ length: panels }, (_, i) => i + 1) : [0];

/** The panels that ask a question; nothing where there is one. */
export const askedBy = ({ panels }: Debate, { asked }: Pick<SameCruxes, 'asked'>, { t, list }: Words): string =>
  panels > 1 ? list(asked.map(({ panel }) => t('watch.seats.panel', { n: panel }))) : '';

/** What this panel's ballots came to when they were pooled last. */
export const latestPool = (debate: Debate, panel = 0): Pool | null =>
  debate.pools.findLast((one) => one.panel === panel)?.pool ?? null;

/** The so many options that are most probable, in the order of the case. */
export const mostProbable = ({ options }: Pick<Debate, 'options'>, { p }: Pick<Pool, 'p'>, many: number) => {
  const all = options.map(({ optionId }) => ({ optionId, p: p[optionId] ?? 0 }));
  const most = new Set(all.toSorted((a, b) => b.p - a.p).slice(0, many));
  return all.filter((one) => most.has(one));
};

/** Who leads after the last of these rounds: how probable to be the best, and how probable that was after the first. */
const leadOf = (pooledRounds: readonly PooledRound[]) => {
  const last = pooledRounds.at(-1)?.p ?? {};
  const optionId = leaderOf(last);
  return optionId === null ? null : { optionId, share: last[optionId] ?? 0, from: pooledRounds[0]?.p[optionId] ?? 0 };
};

/** What a chart of these rounds shows, as a sentence. */
export const leadText = (pooledRounds: readonly PooledRound[], among: Among, { t, percent }: Words): string => {
  const lead = leadOf(pooledRounds);
  if (!lead) return '';
  const { optionId, share, from } = lead;
  const values = { letter: letterOf(among, optionId), share: percent(share), from: percent(from) };
  if (pooledRounds.length < 2 || Math.abs(share - from) < 0.005) return t('case.leads', values);
  return t(share > from ? 'case.leads.up' : 'case.leads.down', values);
};
