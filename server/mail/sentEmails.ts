import type { Pool } from 'pg';

/** E-mails that left, by the id of the e-mail. */
export type SentEmails = {
  /** The Message-ID it left with; null if it did not. */
  readonly messageIdOf: (emailId: string) => Promise<string | null>;
  readonly note: (emailId: string, messageId: string) => Promise<void>;
};

/** E-mails for older facts are not queued again (`server/platform/jobs/eventReactor.ts`), and none is tried for longer. */
const keptDays = 30;

export const sentEmails = (pool: Pool): SentEmails => ({
  async messageIdOf(emailId) {
    const { rows } = await pool.query<{ message_id: string }>('select message_id from sent_email where id = $1', [
      emailId,
    ]);
    return rows[0]?.message_id ?? null;
  },
  async note(emailId, messageId) {
    await pool.query('insert into sent_email (id, message_id) values ($1, $2) on conflict do nothing', [
      emailId,
      messageId,
    ]);
    await pool.query(`delete from sent_email where sent_at < now() - make_interval(days => $1)`, [keptDays]);
  },
});
