import type { Accounts } from '../accounts/accountService.ts';
import type { Tokens } from '../accounts/tokens/tokenService.ts';
import type { IndexNeeds } from '../agents/routes/agentRouteNeeds.ts';
import type { createAskAgain } from '../cases/again/askAgain.ts';
import type { CaseRouteNeeds } from '../cases/caseNeeds.ts';
import type { createIntake } from '../cases/intake.ts';
import type { Invoke } from '../cases/routes/guard.ts';

export type McpNeeds = Pick<
  CaseRouteNeeds,
  'publicUrl' | 'secret' | 'cases' | 'store' | 'report' | 'documents' | 'now'
> & {
  readonly siteUrl: string;
  readonly version: string;
  readonly costsKnown: () => Promise<boolean>;
  readonly accounts: Pick<Accounts, 'viewOf' | 'throttle'>;
  readonly tokens: Pick<Tokens, 'callerOf' | 'open' | 'onEnded'>;
  readonly invoke: Invoke;
  readonly submit: ReturnType<typeof createIntake>;
  readonly askAgain: ReturnType<typeof createAskAgain>;
  readonly index: Pick<IndexNeeds, 'search' | 'agentOf'>;
  /** Resolves at the next event of this case, or when told to stop. */
  readonly nextEvent: (caseId: string, signal: AbortSignal) => Promise<void>;
  /** What no refusal explains goes to the log. */
  readonly onError: (error: unknown) => void;
  /** SKILL.md by the name of the skill. */
  readonly skills: Readonly<Record<string, string>>;
};
