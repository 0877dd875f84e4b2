import type { Account, LogIn, SignUp } from '../shared/api/accounts/account.ts';
import type { Accepted, Answers, CaseView, Intake, MyCases, Shared } from '../shared/api/cases/case.ts';
import type { WatchPage } from '../shared/api/live.ts';
import type { Problem } from '../shared/api/problem.ts';
import type { ReportDocument } from '../shared/views/reportDocument/types.ts';
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

  /** For parts of the app that are fetched later and bring their own addresses. */
  request = <T>(method: string, url: string, body?: unknown) => this.#send<T>(method, url, body);

  whoami = () => this.#read<Account>('/api/whoami', false);
  signUp = (body: SignUp) => this.#send<Account>('POST', '/api/signup', body);
  logIn = (body: LogIn) => this.#send<Account>('POST', '/api/login', body);
  logOut = () => this.#send<void>('POST', '/api/logout');

  submit = (body: Intake, key: string) => this.#send<Accepted>('POST', '/intake', body, { 'Idempotency-Key': key });
  myCases = (query: Readonly<Record<string, string>>) =>
    this.#read<MyCases>(`/api/my-cases?${new URLSearchParams(query)}`);
  case = (id: string) => this.#read<CaseView>(caseUrl(id));
  watch = (id: string, query: { readonly after?: number; readonly before?: number }) => {
    const given = Object.entries(query).map(([name, n]) => [name, String(n)]);
    return this.#read<WatchPage>(caseUrl(id, `/watch?${new URLSearchParams(given)}`), false);
  };
  report = (id: string) => this.#read<ReportDocument>(caseUrl(id, '/report'));
  answer = (id: string, body: Answers) => this.#send<unknown>('POST', caseUrl(id, '/answers'), body);
  cancel = (id: string) => this.#send<unknown>('POST', caseUrl(id, '/cancel'), {});
  retry = (id: string) => this.#send<unknown>('POST', caseUrl(id, '/retry'), {});
  share = (id: string) => this.#send<Shared>('PUT', caseUrl(id, '/share'));
  unshare = (id: string) => this.#send<Shared>('DELETE', caseUrl(id, '/share'));
  inviteAuditor = (id: string, email: string) => this.#send<unknown>('POST', caseUrl(id, '/auditors'), { email });
  removeAuditor = (id: string, email: string) => this.#send<unknown>('DELETE', caseUrl(id, '/auditors'), { email });

  async #read<T>(url: string, announce = true): Promise<T> {
    return ownJson<T>(await (await this.call('GET', url, undefined, {}, announce)).text());
  }

  async #send<T>(method: string, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
    const text = await (
      await this.call(
        method,
        url,
        JSON.stringify(body),
        body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      )
    ).text();
    return ownJson<T>(text === '' ? 'null' : text);
  }

  async call(method: string, url: string, body: BodyInit | undefined, more: Record<string, string>, announce = true) {
    const headers: Record<string, string> = { Accept: 'application/json', ...more };
    if (method === 'GET' && this.#position) headers['Witan-Position'] = this.#position;
    const reply = await this.#fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      body: body ?? null,
    }).catch(() => null);
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
