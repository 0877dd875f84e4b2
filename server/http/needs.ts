import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type pg from 'pg';

import type { CaseRow } from '../../shared/api/case.ts';
import type { AccountEvent } from '../../shared/events/account.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import type { AccountCommand, EmailCommand } from '../domain/account.ts';
import type { CaseCommand } from '../domain/case.ts';
import type { Cases } from '../live/cases.ts';
import type { Feeds } from '../live/feeds.ts';
import type { Openings } from '../live/openings.ts';
import type { Asked } from '../store/handler.ts';
import type { Store } from '../store/store.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Route } from './route.ts';
import type { Sessions } from './session.ts';

/** `handle` of the store, bound to a decider and its streams. */
export type Handle<Command> = (id: string, command: Command, by: Asked) => Promise<{ readonly position: bigint }>;

export type AccountsNeeds = {
  readonly publicUrl: string;
  readonly pool: pg.Pool;
  readonly store: Pick<Store<AccountEvent>, 'read'>;
  readonly sessions: Pick<Sessions, 'endAll'>;
  /** By account id. */
  readonly handleAccount: Handle<AccountCommand>;
  /** By address in its normal form; the stream is `emailStream(address)`. */
  readonly handleEmail: Handle<EmailCommand>;
  readonly handleCase: Handle<CaseCommand>;
  /** Ids of all cases of an account, from the read model; what it may not show yet is known here. */
  readonly caseIdsOf: (accountId: string) => Promise<readonly string[]>;
  /** What is kept of a case beside its history is let go of. */
  readonly forgetCase: (caseId: string) => Promise<void>;
  /** The end of everything that can be read of an account and its cases. */
  readonly oblivion: Oblivion;
  /** Brings the letter with the reset link on its way. */
  readonly sendReset: (letter: ResetLetter) => Promise<void>;
  readonly log: Logger;
  readonly now?: () => string;
  /** Multiplies every limit on attempts; 1 unless told. */
  readonly limitScale?: number;
};

export type Oblivion = {
  /** Notes the cases that go with the account, so that none is missed after a crash; answers all that were noted by now. */
  readonly begin: (accountId: string, caseIds: readonly string[]) => Promise<readonly string[]>;
  /** Deletes what was made of these cases, and the keys that their events and the account's are sealed under. */
  readonly finish: (accountId: string, caseIds: readonly string[]) => Promise<void>;
};

export type ResetLetter = { readonly to: string; readonly link: string; readonly validMinutes: number };

/** A row of the read model `cases`; addresses are added here. */
export type StoredCase = Omit<CaseRow, 'watch_url' | 'pdf_links'> & {
  readonly report: { readonly filename: string; readonly bytes: number | null; readonly sha256: string | null } | null;
};

export type CaseQuery = { readonly status?: CaseRow['status']; readonly cursor?: string; readonly limit: number };

export type AppNeeds = {
  readonly publicUrl: string;
  readonly siteUrl: string;
  readonly version: string;
  /** The built client; pages are not found while it is missing. */
  readonly clientFolder: string;
  /** How many proxies in front are believed about where a request comes from. */
  readonly proxies: number;
  /** From it and an idempotency key the case id is derived; must stay the same while keys are to be recognised. */
  readonly secret: string;
  readonly log: Logger;
  readonly pool: pg.Pool;
  readonly store: Pick<Store<CaseEvent>, 'read'>;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly cases: Cases;
  readonly feeds: Pick<Feeds, 'follow'>;
  /** Sockets and event streams are counted together. */
  readonly openings: Openings;
  /** How often an open event stream looks whether its session still is; 5 s unless told. */
  readonly sessionCheckMs?: number;
  readonly handleCase: Handle<CaseCommand>;
  /** A page of the account's cases, newest first. */
  readonly casesOf: (
    accountId: string,
    query: CaseQuery,
  ) => Promise<{ readonly cases: readonly StoredCase[]; readonly next: string | null }>;
  /** Ids of the account's cases that count against its plan: submitted since `since`, not failed, no free run. */
  readonly countedCases: (accountId: string, since: string) => Promise<readonly string[]>;
  /** Resolves once the read models have passed this position, or after `ms`; whether they have. */
  readonly waitFor: (position: bigint, ms: number) => Promise<boolean>;
  /** Size and hash of the PDF made of the document with this hash; null while it is not made. */
  readonly fileOf?: (
    documentHash: string,
  ) => Promise<{ readonly bytes: number | null; readonly sha256: string | null }>;
  /** The report of a delivered case: its typed document, and the PDF made of it; null before. */
  readonly report: (caseId: string) => Promise<{
    readonly document: unknown;
    readonly filename: string;
    readonly pdf: () => Promise<Buffer>;
  } | null>;
  /** Each part by name and whether it answers. */
  readonly ready: () => Promise<Readonly<Record<string, boolean>>>;
  /** Routes of other parts (the index), published and served with ours. */
  readonly more?: readonly Route[];
  /** Middleware of other parts (discovery), before the client's files. */
  readonly beside?: readonly Middleware[];
  readonly now?: () => string;
};
