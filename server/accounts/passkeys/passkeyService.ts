import { createHash, randomUUID } from 'node:crypto';

import type pg from 'pg';

import type { Passkey, PasskeyAdded, PasskeyUsed } from '../../../shared/api/accounts/passkeys.ts';
import { ownJson } from '../../../shared/kernel/collections.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { Seal } from '../../platform/store/seal.ts';
import { type NotedFact, accountStream } from '../accountDecider.ts';
import type { Factors } from '../factors/factorService.ts';
import { type Credential, createCeremonies } from './ceremonies.ts';
import { type PasskeyRow, mostPasskeys, passkeyTable } from './passkeyTable.ts';

type Needs = {
  readonly pool: pg.Pool;
  /** What an authenticator gave is sealed under the account's key and goes with it. */
  readonly keyring: Pick<Seal, 'close' | 'open'>;
  readonly publicUrl: string;
  readonly factors: Pick<Factors, 'has' | 'freshCodes'>;
  readonly note: (fact: NotedFact) => Promise<{ position: bigint | null }>;
  readonly now: () => string;
};
type Kept = Credential & { readonly name: string };

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Who is to sign: a session that adds one or shows once more who it is, or a browser in which nobody is signed in. */
const holderOf = {
  add: (sessionId: string) => `add/${sessionId}`,
  prove: (sessionId: string) => `prove/${sessionId}`,
  logIn: (browser: string) => `login/${createHash('sha256').update(browser).digest('hex')}`,
};

/**
 * Passkeys get in without a password, and prove who somebody is where password and code would. With the first of them the password
 * alone is no longer enough, and recovery codes stand in for a device that is lost.
 */
export function createPasskeys({ pool, keyring, publicUrl, factors, note, now }: Needs) {
  const table = passkeyTable(pool);
  const ceremonies = createCeremonies(publicUrl);
  const about = (accountId: string, passkeyId: string) => `passkey ${passkeyId} of account ${accountId}`;
  const none = () => new Refusal('factor-not-found', 'The account has no such passkey.');

  const sealed = async (accountId: string, passkeyId: string, kept: Kept): Promise<Buffer> => {
    const plain = Buffer.from(JSON.stringify(kept));
    const bytes = await keyring.close(accountStream(accountId), 'Passkey', plain, about(accountId, passkeyId));
    if (!bytes) throw new Error('Expected a keyring that seals what belongs to an account, found one that does not.');
    return Buffer.from(bytes);
  };
  const opened = async ({ accountId, passkeyId, secret }: PasskeyRow): Promise<Kept | null> => {
    const plain = await keyring.open(accountStream(accountId), secret, about(accountId, passkeyId));
    return plain && ownJson<Kept>(Buffer.from(plain).toString());
  };
  const keptOf = async (accountId: string): Promise<readonly Kept[]> =>
    (await Promise.all((await table.of(accountId)).map(opened))).filter((one) => one !== null);
  const asked = async <T extends { challenge: string }>(holder: string, options: T): Promise<T> => {
    await table.setChallenge(holder, options.challenge);
    return options;
  };

  /** Whose passkey signed what this holder was given; refused in one way whatever is wrong. */
  const signedBy = async (holder: string, response: PasskeyUsed, accountId: string | null): Promise<string> => {
    const challenge = await table.takeChallenge(holder);
    const row = await table.byCredential(response.id);
    const kept = row && (await opened(row));
    if (challenge === null || !row || !kept || (accountId !== null && row.accountId !== accountId))
      throw wrongPasskey();
    const { userHandle } = response.response;
    const isNamed = userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() === row.accountId;
    if (!isNamed && (accountId === null || userHandle !== undefined)) throw wrongPasskey();
    const counter = await ceremonies.used(challenge, response, kept);
    if (counter === null) throw wrongPasskey();
    if (!(await table.use(row.passkeyId, counter))) {
      const { passkeyId } = row;
      const data = { accountId: row.accountId, passkeyId, name: kept.name, at: now() };
      await note({ type: 'PasskeyRefused', data });
      throw wrongPasskey();
    }
    return row.accountId;
  };

  return {
    isOffered: ceremonies.isOffered,

    async list(accountId: string): Promise<readonly Passkey[]> {
      const rows = await table.of(accountId);
      const all = await Promise.all(rows.map(async (row) => ({ row, kept: await opened(row) })));
      return all.flatMap(({ row, kept }) => (kept ? [shown(row, kept)] : []));
    },

    async beginAdding(accountId: string, sessionId: string, email: string) {
      if ((await table.of(accountId)).length >= mostPasskeys) throw tooMany();
      return asked(holderOf.add(sessionId), await ceremonies.add(accountId, email, await keptOf(accountId)));
    },

    async add(accountId: string, sessionId: string, name: string, response: PasskeyAdded) {
      const challenge = await table.takeChallenge(holderOf.add(sessionId));
      const found = challenge === null ? null : await ceremonies.added(challenge, response);
      if (!found) throw wrongPasskey();
      const isFirst = !(await factors.has(accountId));
      const passkeyId = randomUUID();
      const kept = { ...found.credential, name };
      const secret = await sealed(accountId, passkeyId, kept);
      const row = await table.add({ passkeyId, accountId, secret }, found.credential.id, found.counter);
      if (!row) throw tooMany();
      const codes = isFirst ? await factors.freshCodes(accountId) : [];
      const noted = await note({ type: 'PasskeyAdded', data: { accountId, passkeyId, name, at: now() } });
      return { passkey: shown(row, kept), codes, ...noted };
    },

    async rename(accountId: string, passkeyId: string, name: string): Promise<void> {
      const row = (await table.of(accountId)).find((one) => one.passkeyId === passkeyId);
      const kept = row && (await opened(row));
      if (!kept) throw none();
      const secret = await sealed(accountId, passkeyId, { ...kept, name });
      if (!(await table.setSecret(accountId, passkeyId, secret))) throw none();
    },

    async remove(accountId: string, passkeyId: string) {
      const row = await table.remove(accountId, passkeyId);
      if (!row) throw none();
      const name = (await opened(row))?.name ?? '';
      return note({ type: 'PasskeyRemoved', data: { accountId, passkeyId, name, at: now() } });
    },

    /** `browser` is the secret of a cookie; the reply does not reveal which accounts exist. */
    beginLogIn: async (browser: string) => asked(holderOf.logIn(browser), await ceremonies.use([])),
    logIn: (browser: string, response: PasskeyUsed) => signedBy(holderOf.logIn(browser), response, null),

    async beginProof(accountId: string, sessionId: string) {
      const known = await keptOf(accountId);
      if (known.length === 0) throw none();
      return asked(holderOf.prove(sessionId), await ceremonies.use(known));
    },
    async prove(accountId: string, sessionId: string, response: PasskeyUsed): Promise<void> {
      await signedBy(holderOf.prove(sessionId), response, accountId);
    },
  };
}

const shown = ({ passkeyId, madeAt, usedAt }: PasskeyRow, { name }: Kept): Passkey => ({
  ...{ passkey_id: passkeyId, name, made_at: madeAt, used_at: usedAt },
});

export const wrongPasskey = () =>
  new Refusal('wrong-passkey', 'This passkey was not accepted. Begin once more, or log in another way.');
const tooMany = () => new Refusal('too-many-passkeys', `An account has at most ${mostPasskeys} passkeys.`);
