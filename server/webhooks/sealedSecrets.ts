import type { Seal } from '../platform/store/seal.ts';
import { accountStream } from '../accounts/accountDecider.ts';
import type { WebhookRow } from './webhookTable.ts';

const type = 'WebhookSecret';
const about = (webhookId: string) => `secret of webhook ${webhookId}`;

/** Secrets are sealed under the key of their account: reading the database is not enough to sign, and they go with it. */
export const sealedSecrets = (keyring: Pick<Seal, 'close' | 'open'>) => ({
  async seal(accountId: string, webhookId: string, secret: string): Promise<Buffer> {
    const sealed = await keyring.close(accountStream(accountId), type, Buffer.from(secret), about(webhookId));
    if (!sealed) throw new Error(`expected a key for account ${accountId}, found that it is stored in the clear`);
    return Buffer.from(sealed);
  },

  /** The secrets that sign now: after a rotation the one from before beside the new one, for a day. */
  async of({ accountId, webhookId, ...row }: WebhookRow, now: string): Promise<readonly string[]> {
    const { secret, previousSecret, previousUntil } = row;
    const isOverlapping = previousSecret !== null && previousUntil !== null && previousUntil > now;
    const secrets: string[] = [];
    for (const sealed of [secret, ...(isOverlapping ? [previousSecret] : [])]) {
      const plain = await keyring.open(accountStream(accountId), sealed, about(webhookId));
      if (!plain) throw new Error(`${webhookId}: expected the key of its account, found that it was erased`);
      secrets.push(Buffer.from(plain).toString());
    }
    return secrets;
  },
});
