import { newId } from '../../support/eventstore.ts';

/** A client with a cookie jar, as an agent would be: no Origin, no browser. */
export function agent(url: string, headers: Record<string, string> = {}) {
  let jar = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const reply = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...more,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const text = await reply.text();
    const json =
      text !== '' &&
      (reply.headers.get('content-type') ?? '').includes('json') &&
      !reply.headers.get('content-type')?.includes('x-ndjson');
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      body: (json ? JSON.parse(text) : text) as never as Record<string, never>,
    };
  };
  return {
    get: (path: string, more?: Record<string, string>) => send('GET', path, undefined, more),
    post: (path: string, body?: unknown, more?: Record<string, string>) => send('POST', path, body, more),
    put: (path: string, body?: unknown) => send('PUT', path, body),
    del: (path: string, body?: unknown) => send('DELETE', path, body),
    send,
    cookies: () => new Map(jar),
    use: (cookies: Map<string, string>) => void (jar = new Map(cookies)),
    cookieHeader: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

export type Agent = ReturnType<typeof agent>;

export const newEmail = (): string => `${newId('person')}@example.org`;
export const password = 'correct horse battery';

/** Signed up, with the Terms accepted; from this address, where the server trusts a proxy. */
export async function person(url: string, address?: string) {
  const email = newEmail();
  const me = agent(url);
  const signedUp = await me.post(
    '/api/signup',
    { email, password },
    address === undefined ? {} : { 'x-forwarded-for': address },
  );
  if (signedUp.status !== 201) throw new Error(`Expected 201, found ${signedUp.status}: ${signedUp.text}`);
  const accepted = await me.post('/api/terms', {});
  if (accepted.status !== 204) throw new Error(`Expected 204, found ${accepted.status}: ${accepted.text}`);
  return { ...me, email, accountId: signedUp.body['account_id'] as unknown as string };
}
