import type pg from 'pg';
import type { Logger } from 'pino';

import type { AccountEvent } from '../../shared/events/account.ts';
import type { CaseCommand } from '../cases/commands/caseCommand.ts';
import type { Sessions } from '../platform/http/session.ts';
import type { Handle } from '../platform/store/handler.ts';
import type { Seal } from '../platform/store/seal.ts';
import type { Store } from '../platform/store/store.ts';
import type { AddressProof } from './addressProof.ts';
import type { AccountCommand, EmailCommand } from './accountDecider.ts';

export type AccountServiceNeeds = {
  readonly publicUrl: string;
  readonly pool: pg.Pool;
  /** Seals the secrets of second factors. */
  readonly keyring: Pick<Seal, 'close' | 'open'>;
  readonly store: Pick<Store<AccountEvent>, 'read'>;
  readonly sessions: Pick<Sessions, 'endAll'>;
  /** By account id. */
  readonly handleAccount: Handle<AccountCommand>;
  /** By address in its normal form; the stream is `emailStream(address)`. */
  readonly handleEmail: Handle<EmailCommand>;
  readonly handleCase: Handle<CaseCommand>;
  /** Ids of all cases of an account, from the read model; what it may not show yet is known here. */
  readonly caseIdsOf: (accountId: string) => Promise<readonly string[]>;
  /** What is kept of a case beside its history is dropped. */
  readonly forgetCase: (caseId: string) => Promise<void>;
  /** The end of everything that can be read of an account and its cases. */
  readonly eraser: AccountEraser;
  /** What shows that a link came from an e-mail of ours to an address. */
  readonly proof: AddressProof;
  /** Wakes the e-mail of a reset that was asked for; a wake-up that is lost comes again within a minute. */
  readonly wakeReset: (requestId: string) => Promise<void>;
  readonly log: Logger;
  readonly now?: () => string;
  /** Multiplies every limit on attempts; 1 unless told. */
  readonly limitScale?: number;
};

type AccountEraser = {
  /** Notes the cases that go with the account, so that none is missed after a crash; answers all that were noted by now. */
  readonly begin: (accountId: string, caseIds: readonly string[]) => Promise<readonly string[]>;
  /**
   * Deletes what was made of these cases and sent to these addresses, then the keys that their events and the account's are sealed
   * under, and takes both out of the files of the stores.
   */
  readonly finish: (accountId: string, caseIds: readonly string[], addresses: readonly string[]) => Promise<void>;
};
