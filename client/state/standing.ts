import type { Pool } from '../../shared/events/casePanel.ts';
import type { Debate } from '../../shared/views/debate.ts';

export type Point = { readonly round: 'blind' | 'revised' | 'deep'; readonly p: Pool['p'] };

/** The panels that judge apart: one, number 0; in deep mode 1, 2, 3, and what they come to together is again 0. */
export const panelsOf = ({ panels }: Debate): readonly number[] =>
  panels > 1 ? Array.from({ length: panels }, (_, i) => i + 1) : [0];

/** How probable each option was to be the best, at every poll of this panel. Panels are never averaged: they judged apart. */
export const pointsOf = (debate: Debate, panel = 0): readonly Point[] =>
  (['blind', 'revised', 'deep'] as const).flatMap((round) => {
    const found = debate.pools.findLast((one) => one.round === round && one.panel === panel);
    return found ? [{ round, p: found.pool.p }] : [];
  });

/** What this panel's ballots came to when they were pooled last. */
export const latestPool = (debate: Debate, panel = 0): Pool | null =>
  debate.pools.findLast((one) => one.panel === panel)?.pool ?? null;

/** ICD 203's seven words for a probability, by their ranges: 0–1–5–20–45–55–80–95–99–100 %. */
export const likelihood = (p: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 =>
  p < 0.05 ? 0 : p < 0.2 ? 1 : p < 0.45 ? 2 : p < 0.55 ? 3 : p < 0.8 ? 4 : p < 0.95 ? 5 : 6;
