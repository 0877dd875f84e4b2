import type { Rules } from '../protocol/state/panelContext.ts';
import type { Journal } from './journal.ts';
import type { Needs } from './needs.ts';
import type { Page } from '../protocol/evidence/lookups.ts';

/** What one run of a case shares among its turns. */
export type Run = {
  readonly caseId: string;
  readonly runId: string;
  readonly needs: Needs;
  readonly rules: Rules;
  readonly journal: Journal;
  readonly pages: Map<string, Promise<Page>>;
  /** Invalid answers and what was wrong with them, for the one repair. */
  readonly repairs: Map<string, { readonly text: string; readonly problem: string }>;
  /** Turns for which money is tied up in other calls, with how many calls had ended when that was found out. */
  readonly waiting: Map<string, number>;
};
