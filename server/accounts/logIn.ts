import { normalEmail } from '../../shared/api/accounts/account.ts';
import type { PasskeyUsed } from '../../shared/api/accounts/passkeys.ts';
import type { LoginMethod } from '../../shared/events/codes.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import type { AccountView } from '../../shared/views/account.ts';
import type { NotedFact } from './accountDecider.ts';
import type { Credentials } from './credentials.ts';
import { type Factors, wrongCode } from './factors/factorService.ts';
import { type Passkeys, wrongPasskey } from './passkeys/passkeyService.ts';
import type { Rule, Throttle } from './throttle.ts';
import type { Hashing } from './passwords/passwordHashing.ts';

type Written = { readonly position: bigint | null };
type Needs = {
  readonly credentials: Pick<Credentials, 'of'>;
  readonly throttle: Throttle;
  readonly hashing: Hashing;
  readonly factors: Pick<Factors, 'has' | 'use'>;
  readonly passkeys: Pick<Passkeys, 'logIn'>;
  readonly viewOf: (accountId: string) => Promise<AccountView>;
  readonly holderOf: (email: string) => Promise<string | null>;
  readonly register: (accountId: string, email: string, language: string) => Promise<Written>;
  readonly finishErasure: (accountId: string) => Promise<void>;
  readonly note: (fact: NotedFact) => Promise<Written>;
  readonly now: () => string;
};
type LogInGiven = {
  readonly email: string;
  readonly password: string;
  /** Of an authenticator app, or a recovery code. */
  readonly code?: string | undefined;
  readonly language: string;
  readonly device: string;
};
type ByPasskey = {
  /** The secret of the cookie that the challenge was made for. */
  readonly browser: string;
  readonly response: PasskeyUsed;
  readonly device: string;
};
type Attempt = readonly [Rule, string];

export const createLogIn = (needs: Needs) => {
  const { credentials, throttle, hashing, factors, passkeys, viewOf, holderOf, register, finishErasure, note, now } =
    needs;

  /** Right codes are told from wrong ones to nobody but who knows the password. */
  const secondFactor = async (accountId: string, code: string | undefined, attempts: readonly Attempt[]) => {
    if (!(await factors.has(accountId))) return null;
    if (code === undefined)
      throw new Refusal('second-factor-needed', 'Send a code of the authenticator app, or a recovery code, as well.');
    for (const [rule, key] of attempts) await throttle.take(rule, key);
    const used = await factors.use(accountId, code);
    if (used === null) throw wrongCode();
    for (const [rule, key] of attempts) await throttle.reset(rule, key);
    return used;
  };

  return {
    secondFactor,

    /** The account whose passkey signed what this browser was given: the device and its owner's check are two factors. */
    logInByPasskey: async (
      { browser, response, device }: ByPasskey,
      deviceOf: (accountId: string) => string | null,
    ) => {
      const accountId = await passkeys.logIn(browser, response);
      const proof = await credentials.of(accountId);
      if (proof === null || (await viewOf(accountId)).status !== 'open') throw wrongPasskey();
      const type = deviceOf(accountId) === null ? 'NewDeviceLoggedIn' : 'LoggedIn';
      return { accountId, proof, ...(await note({ type, data: { accountId, device, by: 'passkey', at: now() } })) };
    },

    /**
     * The account whose address and password these are, and the hash that says so. Refused alike whether the address is known or
     * not, and whether there is a second factor: that is told to who knows the password. Where wrong passwords from elsewhere have
     * used up the attempts of the account, a right code beside the password still gets in; everything else gets the one refusal.
     */
    logIn: async (given: LogInGiven, ip: string, deviceOf: (accountId: string) => string | null) => {
      const email = normalEmail(given.email);
      const accountId = await holderOf(email);
      const device = accountId === null ? null : deviceOf(accountId);
      const who = device === null ? `${ip} ${email}` : `${device} ${email}`;
      // The narrowest first: who is stopped there uses nothing up that others need.
      const attempts: readonly Attempt[] =
        device === null
          ? [
              ['logInByIpAndAccount', who],
              ['logInByIp', ip],
            ]
          : [['logInByDevice', who]];
      for (const [rule, key] of attempts) await throttle.take(rule, key);
      const locked = device === null ? await refusedBy(throttle.take('logInByAccount', email)) : null;
      if (locked && given.code === undefined) throw locked;

      const hashed = accountId === null ? null : await credentials.of(accountId);
      const wrong = locked ?? new Refusal('wrong-credentials', 'This e-mail address and password do not match.');
      if (!(await hashing.verify(hashed, given.password, device ?? ip)) || accountId === null) throw wrong;

      const { status } = await viewOf(accountId);
      if (status === 'erased') {
        await finishErasure(accountId);
        throw wrong;
      }
      const codes: readonly Attempt[] =
        device === null
          ? [
              ['codeByIpAndAccount', who],
              ['codeByAccount', accountId],
            ]
          : [['codeByDevice', who]];
      const used = await secondFactor(accountId, given.code, codes).catch((error: unknown) => {
        throw locked ?? error;
      });
      if (locked && used === null) throw locked;

      const completed = status === 'none' ? await register(accountId, email, given.language) : null;
      for (const [rule, key] of attempts)
        await (rule === 'logInByIp' ? throttle.forgive(rule, key) : throttle.reset(rule, key));
      if (device === null && !locked) await throttle.forgive('logInByAccount', email);
      const type = device === null ? 'NewDeviceLoggedIn' : 'LoggedIn';
      const by: LoginMethod = used ?? 'password';
      const noted = completed ?? (await note({ type, data: { accountId, device: given.device, by, at: now() } }));
      return { accountId, proof: hashed ?? '', ...noted };
    },
  };
};

/** What it was refused with; null where it was not. */
const refusedBy = async (taking: Promise<void>): Promise<Refusal | null> => {
  try {
    await taking;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};
