import type { Rules } from '../protocol/state/panelContext.ts';
import type { Journal } from './journal.ts';
import type { Needs } from './needs.ts';
import { WarmCaches } from './attempts/warmCaches.ts';
import type { Page } from '../protocol/evidence/lookups.ts';

/** What one run of a case shares among its turns. */
export type Run = {
  readonly caseId: string;
  readonly runId: string;
  readonly needs: Needs;
  readonly rules: Rules;
  readonly journal: Journal;
  readonly pages: Map<string, Promise<Page>>;
  readonly caches: WarmCaches;
  /** Attempts whose models have shown that they are at work. */
  readonly working: Set<string>;
  /** Second attempts beside a silent first. */
  hedges: number;
  /** Invalid answers and what was wrong with them, for the one repair. */
  readonly repairs: Map<string, { readonly text: string; readonly problem: string }>;
  /** Turns for which money is tied up in other calls, with how many calls had ended when that was found out. */
  readonly waiting: Map<string, number>;
};

export const newRun = (caseId: string, runId: string, needs: Needs, rules: Rules, journal: Journal): Run => ({
  caseId,
  runId,
  needs,
  rules,
  journal,
  pages: new Map(),
  caches: new WarmCaches(needs.clock),
  working: new Set(),
  hedges: 0,
  repairs: new Map(),
  waiting: new Map(),
});
