import type { Pool } from 'pg';

/** E-mails that left, by the id of the letter. */
export type SentLetters = {
  /** The Message-ID it left with; null if it did not. */
  readonly messageIdOf: (letterId: string) => Promise<string | null>;
  readonly note: (letterId: string, messageId: string) => Promise<void>;
};

/** Letters for older facts are not queued again (`server/platform/jobs/eventReactor.ts`), and none is tried for longer. */
const keptDays = 30;

export const sentLetters = (pool: Pool): SentLetters => ({
  async messageIdOf(letterId) {
    const { rows } = await pool.query<{ message_id: string }>('select message_id from sent_email where id = $1', [
      letterId,
    ]);
    return rows[0]?.message_id ?? null;
  },
  async note(letterId, messageId) {
    await pool.query('insert into sent_email (id, message_id) values ($1, $2) on conflict do nothing', [
      letterId,
      messageId,
    ]);
    await pool.query(`delete from sent_email where sent_at < now() - make_interval(days => $1)`, [keptDays]);
  },
});
