import { randomBytes } from 'node:crypto';

import { open, seal } from '../../platform/keys/cipher.ts';
import type { Seal } from '../../platform/store/seal.ts';
import type { Row, SealedFacts } from './rows.ts';
import { keyOfPart } from './segments.ts';
import { ownJson } from '../../../shared/kernel/collections.ts';

/** A document whose key is gone with its case or account. */
export class DocumentErased extends Error {
  override readonly name = 'DocumentErased';
}

const type = 'DocumentKey';

/** Whose key a document's own key is sealed under: that of its case, or while it has none of its account. */
const ownerOf = ({ account_id, case_id }: Pick<Row, 'account_id' | 'case_id'>): string =>
  case_id === null ? `account-${account_id}` : `case-${case_id}`;

type Owner = Pick<Row, 'account_id' | 'case_id'>;

/**
 * Keys and facts of documents. Each document has a key of its own, so that attaching it to a case seals 32 bytes again and not
 * the whole, and the end of the case's key is the end of the document.
 */
export const createVault = (keyring: Pick<Seal, 'close' | 'open'>) => {
  const wrap = async (owner: Owner, key: Uint8Array): Promise<Uint8Array> => {
    const wrapped = await keyring.close(ownerOf(owner), type, key, type);
    if (!wrapped) throw new Error(`expected keys for ${ownerOf(owner)}, found that it is stored in the clear`);
    return wrapped;
  };
  const keyOf = async (row: Owner & Pick<Row, 'id' | 'wrapped'>): Promise<Uint8Array> => {
    const key = await keyring.open(ownerOf(row), row.wrapped, type);
    if (!key) throw new DocumentErased(`${row.id}: its key was erased`);
    return key;
  };
  const sealFacts = (key: Uint8Array, id: string, facts: SealedFacts): Buffer =>
    seal(keyOfPart(key, 'facts'), `facts of document ${id}`, Buffer.from(JSON.stringify(facts)));
  return {
    keyOf,
    wrap,
    sealFacts,
    async make(owner: Owner, id: string, facts: SealedFacts) {
      const key = randomBytes(32);
      return { wrapped: await wrap(owner, key), facts: sealFacts(key, id, facts) };
    },
    async factsOf(row: Row): Promise<SealedFacts> {
      const key = await keyOf(row);
      return ownJson<SealedFacts>(
        open(keyOfPart(key, 'facts'), `facts of document ${row.id}`, row.facts).toString('utf8'),
      );
    },
  };
};
export type Vault = ReturnType<typeof createVault>;
