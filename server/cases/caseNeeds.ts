import type pg from 'pg';

import type { AskingAgain } from '../../projections/cases/caseQueries.ts';
import type { CaseRow } from '../../shared/api/cases/caseList.ts';
import type { ReportFormat } from '../../shared/api/cases/reportFormats.ts';
import type { CaseEvent, Mode } from '../../shared/events/case.ts';
import type { Debate } from '../../shared/views/debate/types.ts';
import type { Accounts } from '../accounts/accountService.ts';
import type { DocumentStore } from '../documents/store/documentStore.ts';
import type { Feeds } from '../live/feeds.ts';
import type { ConnectionLimits } from '../live/connectionLimits.ts';
import type { Sessions } from '../platform/http/session.ts';
import type { Handle } from '../platform/store/handler.ts';
import type { Seal } from '../platform/store/seal.ts';
import type { Store } from '../platform/store/store.ts';
import type { CaseCommand } from './commands/caseCommand.ts';
import type { Cases, FoundCase } from './foldedCases.ts';
import type { SpendingNeeds } from './limits/spending.ts';
import type { CaseQuery, StoredCase } from './storedCase.ts';

/** What the case routes need. */
export type CaseRouteNeeds = {
  readonly publicUrl: string;
  /** From it and an idempotency key the case id is derived; must stay the same while keys are to be recognised. */
  readonly secret: string;
  /** Seals what waits for an approval under its account's key. */
  readonly keyring: Pick<Seal, 'close' | 'open'>;
  readonly pool: pg.Pool;
  readonly store: Pick<Store<CaseEvent>, 'read'>;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly cases: Cases;
  readonly feeds: Pick<Feeds, 'follow'>;
  /** Sockets and event streams are counted together. */
  readonly connectionLimits: ConnectionLimits;
  /** How often an open event stream looks whether its session still is; 5 s unless told. */
  readonly sessionCheckMs?: number;
  readonly handleCase: Handle<CaseCommand>;
  /** The spending limit of a case, by its mode. */
  readonly capUsd: Readonly<Record<Mode, number>>;
  readonly documents: {
    readonly store: DocumentStore;
    readonly onReceived: () => void;
    /** Whether cases take documents; while they do not, none of their routes is there. */
    readonly offered: boolean;
  };
  /** A page of the account's cases, newest first. */
  readonly casesOf: (
    accountId: string,
    query: CaseQuery,
  ) => Promise<{ readonly cases: readonly StoredCase[]; readonly next: string | null }>;
  /** How many cases such a list has in all, by status. */
  readonly countCases: (
    accountId: string,
    query: Omit<CaseQuery, 'limit'>,
  ) => Promise<Readonly<Partial<Record<CaseRow['status'], number>>>>;
  /** Deletes a case for good: what it was is gone from here once this resolves, its keys and copies soon after. */
  readonly deleteCase: (found: FoundCase, accountId: string) => Promise<bigint>;
  /** Ids of the account's cases that count against its plan: submitted since `since`, no free run, and not failed unless told. */
  readonly countedCases: (accountId: string, since: string, failedToo?: boolean) => Promise<readonly string[]>;
  /** How many of the account's cases count against its plan since then. */
  readonly usedCases: (accountId: string, since: string) => Promise<number>;
  /** The account's cases that ask this one again, the newest first. */
  readonly askedAgain: (accountId: string, caseId: string) => Promise<readonly AskingAgain[]>;
  /** What the account decided and how it turned out, once for a case and those that ask it again. */
  readonly decisionsOf: (accountId: string) => Promise<readonly Pick<Debate, 'decision' | 'outcome'>[]>;
  readonly spending: SpendingNeeds['spending'];
  readonly diskFull: SpendingNeeds['diskFull'];
  /** Size and hash of the PDF made of the case's document with this hash; null while it is not made. */
  readonly fileOf?: (documentHash: string) => Promise<{ readonly bytes: number; readonly sha256: string } | null>;
  /** The report of a delivered case: its typed document, and the PDF made of it; null before. */
  readonly report: (caseId: string) => Promise<{
    readonly document: unknown;
    readonly filename: string;
    readonly pdf: () => Promise<Buffer>;
    /** The numbers of the decision as a workbook; null where there are none. */
    readonly workbook: () => Promise<Buffer | null>;
    readonly exported: (format: ReportFormat) => Promise<Buffer>;
  } | null>;
  /** The same document as watchers may see it: without anything that is the owner's alone. */
  readonly watchedReport: (caseId: string) => Promise<unknown>;
  /** ISO 8601. */
  readonly now: () => string;
};
