import { setTimeout as sleep } from 'node:timers/promises';

/** A request that was answered: after how many milliseconds, with what. */
export type Timed = { readonly ms: number; readonly status: number };

export type Account = {
  readonly accountId: string;
  readonly email: string;
  readonly cookie: string;
  readonly get: (path: string) => Promise<Timed>;
  readonly read: (path: string) => Promise<unknown>;
  readonly post: (path: string, body: unknown) => Promise<unknown>;
  /** Where its case is; without one ''. */
  readonly ofCase: string;
  /** What its owner looks at. */
  readonly paths: readonly string[];
};

/** An account of its own at this address, with the Terms accepted. */
export async function signedUp(url: string, name: string): Promise<Account> {
  const json = { 'content-type': 'application/json' };
  const email = `${name}@example.org`;
  const created = await fetch(`${url}/api/signup`, {
    ...{ method: 'POST', headers: json },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  });
  if (created.status !== 201) throw new Error(`Expected 201 for a new account, found ${await created.text()}`);
  const { account_id: accountId } = (await created.json()) as { readonly account_id: string };
  const cookie = created.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const account: Account = {
    ...{ accountId, email, cookie },
    async get(path) {
      const begun = performance.now();
      const reply = await fetch(url + path, { headers: { cookie } });
      await reply.arrayBuffer();
      return { ms: performance.now() - begun, status: reply.status };
    },
    read: async (path) => (await fetch(url + path, { headers: { cookie } })).json(),
    async post(path, body) {
      const reply = await fetch(url + path, {
        method: 'POST',
        headers: { ...json, cookie },
        body: JSON.stringify(body),
      });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`Expected ${path} to succeed, found ${reply.status}: ${text}`);
      return text === '' ? null : JSON.parse(text);
    },
    ofCase: '',
    paths: ['/api/my-cases'],
  };
  await account.post('/api/terms', {});
  return account;
}

/** The same with a case that is delivered. */
export async function withCase(account: Account): Promise<Account> {
  const q1 = 'Should we open a second bakery in Leeds for 90,000 euros, or put the money into a delivery van?';
  const { case_id } = (await account.post('/intake', { email: account.email, mode: 'direct', q1 })) as {
    readonly case_id: string;
  };
  const own = `/api/cases/${case_id}`;
  for (let i = 0; (await account.get(`${own}/report`)).status !== 200; i++) {
    if (i > 300) throw new Error('Expected the case to be delivered within a minute.');
    await sleep(200);
  }
  return { ...account, ofCase: own, paths: ['/api/my-cases', own, `${own}/report`, `${own}/watch`, `${own}/events`] };
}

/** The value below which so many percent of the answers lie, in milliseconds. */
export const percentile = (all: readonly Timed[], percent: number): number => {
  const sorted = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
};
