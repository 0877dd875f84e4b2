import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** 256 random bits, as Standard Webhooks writes them. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

/**
 * The headers of one try, as Standard Webhooks 1.0.0 has them. The id is the same on every try; the time is that of the try, so
 * that a receiver can refuse what somebody recorded and sends again.
 */
export const signedHeaders = (
  messageId: string,
  body: string,
  at: string,
  secrets: readonly string[],
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(Date.parse(at) / 1000));
  const signed = `${messageId}.${timestamp}.${body}`;
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
        .update(signed)
        .digest('base64')}`,
  );
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
};
