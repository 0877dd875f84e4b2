import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Middleware } from 'koa';

import { html } from '../../discovery/site.ts';
import { page } from '../../discovery/pages/page.ts';

type Needs = { readonly key: string; readonly publicUrl: string };

/**
 * The link at the foot of a reminder that ends reminders: made for one account and good for nothing else, so it needs no login.
 * A mail program posts to it by itself (RFC 8058); a person sees one button, because opening a link must change nothing.
 */
export function createReminders({ key, publicUrl }: Needs) {
  const tokenFor = (accountId: string) =>
    createHmac('sha256', key).update(`reminders/${accountId}`).digest('base64url');
  const isRight = (accountId: string, token: string) => {
    const [right, given] = [Buffer.from(tokenFor(accountId)), Buffer.from(token)];
    return right.length === given.length && timingSafeEqual(right, given);
  };

  return {
    urlFor: (accountId: string): string =>
      `${publicUrl}/reminders/off?account=${encodeURIComponent(accountId)}&token=${tokenFor(accountId)}`,

    page:
      (turnOff: (accountId: string) => Promise<unknown>): Middleware =>
      async (ctx, next) => {
        if (ctx.path !== '/reminders/off') return next();
        const [account, token] = [ctx.URL.searchParams.get('account') ?? '', ctx.URL.searchParams.get('token') ?? ''];
        ctx.set('Cache-Control', 'no-store');
        // Its form posts to its own address: under `no-referrer` a browser would say that it comes from nowhere.
        ctx.set('Referrer-Policy', 'same-origin');
        ctx.type = html('').type;
        if (!isRight(account, token)) {
          ctx.status = 404;
          ctx.body = page(
            'This link is not complete',
            '<p>Copy the whole link from the e-mail, or turn reminders off in your account.</p>',
          );
        } else if (ctx.method === 'POST') {
          await turnOff(account);
          ctx.body = page(
            'Reminders are off',
            '<p>No more e-mails will come about dates to look at a decision again.</p>',
          );
        } else ctx.body = page('Turn reminders off?', '<form method="post"><button>Turn reminders off</button></form>');
      },
  };
}
