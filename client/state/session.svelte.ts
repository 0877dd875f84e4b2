import type { Account } from '../../shared/api/account.ts';
import { type Api, codeOf } from '../api.ts';

/** Who is signed in on this device, as the server says: unknown until asked, null for nobody. */
export class Session {
  #account = $state.raw<Account | null | undefined>(undefined);
  readonly #api: Api;
  #asked: Promise<void> | null = null;

  constructor(api: Api) {
    this.#api = api;
    api.onSignedOut = () => (this.#account = null);
  }

  get account(): Account | null | undefined {
    return this.#account;
  }

  /** Asks once; `refresh` asks again. */
  know = (): Promise<void> => (this.#asked ??= this.refresh());

  refresh = async (): Promise<void> => {
    try {
      this.#account = await this.#api.whoami();
    } catch (error) {
      // Offline is no reason to forget who somebody was.
      if (codeOf(error) !== 'OFFLINE' || this.#account === undefined) this.#account = null;
    }
  };

  signUp = async (email: string, password: string) =>
    void (this.#account = await this.#api.signUp({ email, password }));
  logIn = async (email: string, password: string) => void (this.#account = await this.#api.logIn({ email, password }));
  logOut = async () => {
    await this.#api.logOut().catch(() => {});
    this.#account = null;
  };
  acceptTerms = async (version: string) => {
    await this.#api.acceptTerms({ version });
    await this.refresh();
  };
  deleteAccount = async (password: string) => {
    await this.#api.deleteAccount({ password });
    this.#account = null;
  };
}
