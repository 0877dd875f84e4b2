import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Context } from 'koa';

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const keptMs = 400 * 86_400_000;

/**
 * A browser in which an account signed in before. It gets no one in: it only has attempts of its own, so that wrong passwords from
 * elsewhere do not keep the owner out. The cookie names the browser, and a MAC ties it to one account.
 */
export const createKnownDevices = ({ key, secure }: { readonly key: string; readonly secure: boolean }) => {
  const name = secure ? '__Host-witan-device' : 'witan-device';
  const sign = (accountId: string, deviceId: string) =>
    createHmac('sha256', key).update(`device/${accountId}/${deviceId}`).digest('base64url');

  return {
    /** The browser's id where this account signed in there before. */
    of(ctx: Pick<Context, 'cookies'>, accountId: string): string | null {
      const [, deviceId = '', mac = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(ctx.cookies.get(name) ?? '') ?? [];
      const [right, given] = [Buffer.from(sign(accountId, deviceId)), Buffer.from(mac)];
      return deviceId !== '' && right.length === given.length && timingSafeEqual(right, given) ? deviceId : null;
    },

    /** To be set once somebody has signed in. */
    remember(ctx: Pick<Context, 'cookies'>, accountId: string): void {
      const deviceId = this.of(ctx, accountId) ?? randomBytes(16).toString('base64url');
      ctx.cookies.set(name, `${deviceId}.${sign(accountId, deviceId)}`, {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: keptMs,
        signed: false,
        overwrite: true,
      });
    },
  };
};
