import { createHash } from 'node:crypto';

import type { Intake } from '../../../shared/api/cases/intake.ts';
import type { CaseEventOf } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { Accounts } from '../../accounts/accountService.ts';
import type { DocumentStore } from '../../documents/store/documentStore.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { Pool } from '../../platform/postgres/pool.ts';
import { ownJson } from '../../../shared/kernel/collections.ts';
import type { Seal } from '../../platform/store/seal.ts';
import { accountStream } from '../../accounts/accountDecider.ts';

type Row = {
  readonly approvalId: string;
  readonly tokenId: string;
  readonly key: string;
  readonly sealed: Buffer | null;
  readonly heldAt: string;
  readonly status: 'waiting' | 'approved' | 'declined';
};
type Again = CaseEventOf<'CaseSubmitted'>['data']['again'];
type Written = {
  readonly body: Intake;
  /** The delivered case that is asked again, and what was changed. */
  readonly again?: Again;
  readonly statement: string;
  readonly agent: string;
  readonly client: string;
};
type Asked = {
  readonly accountId: string;
  readonly token: TokenCaller;
  readonly body: Intake;
  readonly again?: Again;
  readonly statement: string;
  readonly at: string;
};
export type Held = Written & Omit<Row, 'sealed'>;

const [most, keptDays, dayMs] = [20, 30, 86_400_000];
const columns = 'approval_id as "approvalId", token_id as "tokenId", key, sealed, held_at as "heldAt", status';

type Needs = {
  readonly pool: Pick<Pool, 'query'>;
  readonly keyring: Pick<Seal, 'close' | 'open'>;
  readonly documents: { readonly store: Pick<DocumentStore, 'hold' | 'dropHeld'> };
  readonly accounts: Pick<Accounts, 'noteApprovalAsked'>;
};

/** Whether this still waits for its owner. */
export const isWaiting = async (pool: Pick<Pool, 'query'>, approvalId: string): Promise<boolean> => {
  const { rowCount } = await pool.query("select 1 from held_submission where approval_id = $1 and status = 'waiting'", [
    approvalId,
  ]);
  return rowCount === 1;
};

/**
 * Cases that agents brought and their owner has yet to approve, for thirty days, with the documents that they name; the same
 * text by the same token is one.
 */
export const heldSubmissions = ({ pool, keyring, documents, accounts }: Needs) => {
  const about = (approvalId: string) => `held submission ${approvalId}`;
  const find = async (accountId: string, approvalId: string): Promise<Row | undefined> => {
    const { rows } = await pool.query<Row>(
      `select ${columns} from held_submission where account_id = $1 and approval_id = $2`,
      [accountId, approvalId],
    );
    return rows[0];
  };
  const opened = async (accountId: string, { sealed, ...row }: Row): Promise<Held[]> => {
    const plain = sealed && (await keyring.open(accountStream(accountId), sealed, about(row.approvalId)));
    return plain ? [{ ...row, ...ownJson<Written>(Buffer.from(plain).toString()) }] : [];
  };
  /** What was written is gone with the decision. */
  const decide = (approvalId: string, status: 'approved' | 'declined') =>
    pool.query('update held_submission set status = $2, sealed = null where approval_id = $1', [approvalId, status]);

  /** Without its documents nobody could approve it: then it does not wait either. */
  const holdDocuments = async (wanted: Parameters<DocumentStore['hold']>[0], heldAt: string): Promise<void> => {
    if (wanted.documentIds.length === 0) return;
    const until = new Date(Date.parse(heldAt) + keptDays * dayMs).toISOString();
    await documents.store.hold(wanted, until).catch(async (error: unknown) => {
      await pool.query("delete from held_submission where approval_id = $1 and status = 'waiting'", [wanted.heldFor]);
      throw error;
    });
  };

  return {
    /** The key under which the owner approved this; refused while they have not, and for good where they declined. */
    async approvedKey(submission: Asked, given: string | undefined, publicUrl: string): Promise<string> {
      const { accountId, token, body, again, statement, at } = submission;
      const approvalId = createHash('sha256')
        .update(JSON.stringify([accountId, token.tokenId, body, ...(again ? [again] : [])]))
        .digest('hex')
        .slice(0, 32);
      await pool.query(`delete from held_submission where held_at < $1::timestamptz - make_interval(days => $2)`, [
        at,
        keptDays,
      ]);
      const found = await find(accountId, approvalId);
      if (found?.status === 'approved') return found.key;
      if (found?.status === 'declined')
        throw new Refusal('approval-declined', 'The owner declined this submission in the app.');
      const agent = { agent: token.name, client: token.client };
      const written: Written = { body, ...(again && { again }), statement, ...agent };
      const sealed = await keyring.close(
        accountStream(accountId),
        'HeldSubmission',
        Buffer.from(JSON.stringify(written)),
        about(approvalId),
      );
      const { rowCount } = await pool.query(
        `insert into held_submission (approval_id, account_id, token_id, key, sealed, held_at)
         select $1, $2, $3, $4, $5, $6
          where (select count(*) from held_submission where account_id = $2 and status = 'waiting') < $7
         on conflict do nothing`,
        [approvalId, accountId, token.tokenId, given ?? `held-${approvalId}`, sealed, at, most],
      );
      if (rowCount === 0 && !found)
        throw new Refusal('too-many-requests', `${most} submissions wait for the owner’s approval already.`);
      const heldAt = found?.heldAt ?? at;
      await holdDocuments({ accountId, documentIds: body.documents ?? [], heldFor: approvalId }, heldAt);
      const asked = { approvalId, tokenId: token.tokenId, at: new Date(heldAt).toISOString() };
      await accounts.noteApprovalAsked(accountId, asked);
      throw new Refusal(
        'approval-pending',
        'The owner approves what agents submit, and has not approved this yet.',
        [],
        {
          approve_url: `${publicUrl}/account/approvals`,
        },
      );
    },

    async waiting(accountId: string): Promise<readonly Held[]> {
      const { rows } = await pool.query<Row>(
        `select ${columns} from held_submission where account_id = $1 and status = 'waiting' order by held_at`,
        [accountId],
      );
      return (await Promise.all(rows.map((row) => opened(accountId, row)))).flat();
    },

    async one(accountId: string, approvalId: string): Promise<Held> {
      const row = await find(accountId, approvalId);
      const [held] = row ? await opened(accountId, row) : [];
      if (!held) throw new Refusal('approval-not-found', 'There is nothing to approve under this id.');
      return held;
    },

    approve: (approvalId: string) => decide(approvalId, 'approved'),
    async decline(approvalId: string): Promise<void> {
      await decide(approvalId, 'declined');
      await documents.store.dropHeld(approvalId);
    },
  };
};
