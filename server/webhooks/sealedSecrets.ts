import { open, seal, wrappingKey } from '../platform/keys/cipher.ts';
import type { WebhookRow } from './webhookTable.ts';

/** Secrets are kept sealed: reading the database is not enough to sign. */
export const sealedSecrets = (masterKey: string) => {
  const key = wrappingKey(masterKey);
  const about = (webhookId: string) => `secret of webhook ${webhookId}`;
  return {
    seal: (webhookId: string, secret: string): Buffer => seal(key, about(webhookId), Buffer.from(secret)),

    /** The secrets that sign now: after a rotation the one from before beside the new one, for a day. */
    of({ webhookId, secret, previousSecret, previousUntil }: WebhookRow, now: string): readonly string[] {
      const isOverlapping = previousSecret !== null && previousUntil !== null && previousUntil > now;
      return [secret, ...(isOverlapping ? [previousSecret] : [])].map((sealed) =>
        open(key, about(webhookId), sealed).toString(),
      );
    },
  };
};
