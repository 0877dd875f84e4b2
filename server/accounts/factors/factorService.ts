import type pg from 'pg';

import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { Seal } from '../../platform/store/seal.ts';
import { type NotedFact, accountStream } from '../accountDecider.ts';
import { factorTable } from './factorTable.ts';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes.ts';
import { newTotpSecret, stepOf, totpUri } from './totp.ts';

type Needs = {
  readonly pool: pg.Pool;
  /** Secrets are sealed under the account's key and go with it. */
  readonly keyring: Pick<Seal, 'close' | 'open'>;
  readonly publicUrl: string;
  readonly note: (fact: NotedFact) => Promise<{ position: bigint | null }>;
  readonly now: () => string;
};

export type Factors = ReturnType<typeof createFactors>;

/**
 * What is asked for beside the password: codes of an authenticator app, or a passkey (`passkeys/passkeyService.ts`), and ten recovery
 * codes in their place, each good for once. A new password by e-mail leaves all of it as it is.
 */
export function createFactors({ pool, keyring, publicUrl, note, now }: Needs) {
  const table = factorTable(pool);
  const about = (accountId: string) => `TOTP secret of account ${accountId}`;
  const issuer = `Witan (${new URL(publicUrl).host})`;
  const none = () => new Refusal('factor-not-found', 'The account has no authenticator app.');

  const sealed = async (accountId: string, secret: string): Promise<Buffer> => {
    const bytes = await keyring.close(accountStream(accountId), 'TotpSecret', Buffer.from(secret), about(accountId));
    if (!bytes) throw new Error('Expected a keyring that seals what belongs to an account, found one that does not.');
    return Buffer.from(bytes);
  };
  const stepIn = async (accountId: string, code: string, stored: Uint8Array): Promise<number | null> => {
    const secret = await keyring.open(accountStream(accountId), stored, about(accountId));
    return secret && stepOf(Buffer.from(secret).toString(), code, now());
  };
  const has = (accountId: string): Promise<boolean> => table.hasAny(accountId);
  const freshCodes = async (accountId: string) => {
    const codes = newRecoveryCodes();
    await table.replaceCodes(
      accountId,
      codes.flatMap((code) => recoveryHash(code) ?? []),
    );
    return codes;
  };

  return {
    has,
    freshCodes,

    async status(accountId: string) {
      const totp = (await table.totpOf(accountId))?.isActive ?? false;
      return { totp, passkeys: await table.passkeys(accountId), codesLeft: await table.codesLeft(accountId) };
    },

    /** A secret that counts once a code of it was given; it is told this once. */
    async beginTotp(accountId: string, email: string) {
      const secret = newTotpSecret();
      if (!(await table.beginTotp(accountId, await sealed(accountId, secret))))
        throw new Refusal('factor-exists', 'The account has an authenticator app. Remove it first.');
      return { secret, uri: totpUri(secret, email, issuer) };
    },

    async confirmTotp(accountId: string, code: string) {
      const row = await table.totpOf(accountId);
      if (!row || row.isActive) throw none();
      const step = await stepIn(accountId, code, row.secret);
      if (step === null) throw wrongCode();
      if (!(await table.confirmTotp(accountId, row.secret, step))) throw none();
      const codes = await freshCodes(accountId);
      return { codes, ...(await note({ type: 'TotpAdded', data: { accountId, at: now() } })) };
    },

    async removeTotp(accountId: string) {
      if (!(await table.removeTotp(accountId))) throw none();
      return note({ type: 'TotpRemoved', data: { accountId, at: now() } });
    },

    /** Ten others; those from before are worth nothing. */
    async newCodes(accountId: string) {
      if (!(await has(accountId))) throw none();
      const codes = await freshCodes(accountId);
      return { codes, ...(await note({ type: 'RecoveryCodesMade', data: { accountId, at: now() } })) };
    },

    /** Which factor the code proves, used up by that; null: none. */
    async use(accountId: string, code: string): Promise<'totp' | 'recovery' | null> {
      const row = await table.totpOf(accountId);
      const step = row?.isActive ? await stepIn(accountId, code, row.secret) : null;
      if (step !== null) return (await table.useStep(accountId, step)) ? 'totp' : null;
      const hash = recoveryHash(code);
      if (hash === null || !(await table.useCode(accountId, hash))) return null;
      await note({ type: 'RecoveryCodeUsed', data: { accountId, left: await table.codesLeft(accountId), at: now() } });
      return 'recovery';
    },
  };
}

export const wrongCode = () =>
  new Refusal('wrong-code', 'This code is not right, or it was used before. Wait for the next one.');
