import type { Account, LogIn } from '../../shared/api/accounts/account.ts';
import { type Api, codeOf } from '../api.ts';
import { proofKept } from './addressProof.ts';

/** On a device where somebody is signed in. */
const mark = 'witan:signed-in';

/** Who is signed in on this device, as the server says: unknown until it has answered, null for nobody. */
export class Session {
  #account = $state.raw<Account | null | undefined>(undefined);
  readonly #api: Api;
  readonly #device: Storage | null;
  readonly #tab: Storage | null;
  #asked: Promise<void> | null = null;

  constructor(api: Api, device: Storage | null = null, tab: Storage | null = null) {
    this.#api = api;
    this.#tab = tab;
    this.#device = device;
    api.onSignedOut = () => this.#is(null);
  }

  get account(): Account | null | undefined {
    return this.#account;
  }

  /**
   * Asks once; `refresh` asks again. Where it does not matter whether a session was opened elsewhere (`sure` false), a device on
   * which nobody has signed in is not asked about: a first visit needs no refusal to be shown.
   */
  know = (sure = true): Promise<void> => {
    if (this.#asked || sure || !this.#device || this.#device.getItem(mark)) return (this.#asked ??= this.refresh());
    this.#account = null;
    return Promise.resolve();
  };

  refresh = async (): Promise<void> => {
    try {
      this.#is(await this.#proven(await this.#api.whoami()));
    } catch (error) {
      // Neither a lost connection nor a busy server is a reason to forget who somebody was.
      if (codeOf(error) === 'NOT_SIGNED_IN') return this.#is(null);
      this.#asked = null;
    }
  };

  signUp = async (email: string, password: string) =>
    this.#is(await this.#proven(await this.#api.signUp({ email, password })));
  logIn = async (given: LogIn) => this.#is(await this.#proven(await this.#api.logIn(given)));
  /** Rejects where the server could not be told: the session is still open then. */
  logOut = async () => {
    await this.#api.logOut();
    this.#is(null);
  };

  /** Shows the server what a link in an e-mail brought, before a page asks for what depends on it. */
  async #proven(account: Account): Promise<Account> {
    const token = account.address_proven && !account.new_email ? null : this.#tab?.getItem(proofKept);
    if (!token) return account;
    return this.#api.request<Account>('POST', '/api/account/address', { token }).catch(() => account);
  }

  #is(account: Account | null): void {
    this.#account = account;
    if (account) this.#asked ??= Promise.resolve();
    try {
      if (account) this.#device?.setItem(mark, 'yes');
      else this.#device?.removeItem(mark);
    } catch {
      // A full device remembers less.
    }
  }
}
