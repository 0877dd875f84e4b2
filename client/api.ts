import type { Account, LogIn, SignUp } from '../shared/api/accounts/account.ts';
import type { Problem } from '../shared/api/problem.ts';
import { ownJson } from '../shared/kernel/collections.ts';

/** What the server said no with, as RFC 9457 says it. Without a connection the status is 0. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
}

/** `ACCOUNT_EXISTS`, or `OFFLINE` when the server could not be reached. */
export const codeOf = (error: unknown): string => (error instanceof Refused ? error.problem.code : 'UNKNOWN');

/** The only place that fetches. */
export class Api {
  /** Called when a session has ended under us. */
  onSignedOut: () => void = () => {};
  readonly #fetch: typeof fetch;
  #position: string | null = null;

  constructor(fetch: typeof globalThis.fetch) {
    this.#fetch = fetch;
  }

  /** What the socket showed: the next list that is read holds it. */
  seen(position: string): void {
    this.#position = position;
  }

  whoami = async () => ownJson<Account>(await (await this.call('GET', '/api/whoami', undefined, {}, false)).text());
  signUp = (body: SignUp) => this.request<Account>('POST', '/api/signup', body);
  logIn = (body: LogIn) => this.request<Account>('POST', '/api/login', body);
  logOut = () => this.request<void>('POST', '/api/logout');

  /** Parts of the app that are fetched later bring their own addresses, and take this out of the class. */
  request = async <T>(
    method: string,
    url: string,
    body?: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<T> => {
    const headers = body === undefined ? more : { 'Content-Type': 'application/json', ...more };
    const text = await (await this.call(method, url, JSON.stringify(body), headers)).text();
    return ownJson<T>(text === '' ? 'null' : text);
  };

  async call(
    method: string,
    url: string,
    body: BodyInit | undefined,
    more: Readonly<Record<string, string>>,
    announce = true,
  ) {
    const headers: Record<string, string> = { Accept: 'application/json', ...more };
    if (method === 'GET' && this.#position) headers['Witan-Position'] = this.#position;
    const reply = await this.#fetch(url, { method, headers, body: body ?? null }).catch(() => null);
    if (!reply) throw new Refused(offline);
    this.#position = reply.headers.get('Witan-Position') ?? this.#position;
    if (reply.ok) return reply;
    const problem = await readProblem(reply);
    if (problem.code === 'NOT_SIGNED_IN' && announce) this.onSignedOut();
    throw new Refused(problem);
  }
}

export const caseUrl = (id: string, rest = '') => `/api/cases/${encodeURIComponent(id)}${rest}`;

const offline: Problem = { type: 'about:blank', title: '', status: 0, detail: '', code: 'OFFLINE' };

const readProblem = async (reply: Response): Promise<Problem> => {
  const found: Partial<Problem> | null = await reply.json().catch(() => null);
  return {
    type: 'about:blank',
    title: reply.statusText,
    status: reply.status,
    detail: '',
    code: reply.status === 401 ? 'NOT_SIGNED_IN' : 'UNKNOWN',
    ...found,
  };
};
