import type { DocumentStore } from '../documents/store/documentStore.ts';
import { DamagedDocument } from '../documents/store/segments.ts';
import { DocumentErased } from '../documents/store/vault.ts';
import { NotSealed } from '../platform/keys/cipher.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';

type Needs = {
  /** Null where the database or the keys are not at hand. */
  readonly store: Pick<DocumentStore, 'readIds' | 'verify'> | null;
  /** Of this case alone; undefined: all there are. */
  readonly caseId: string | undefined;
  readonly say: (line: string) => void;
};

/** Checks that the documents that were read, and their texts, are as they were then. True when none is found to be otherwise. */
export async function reportDocuments({ store, caseId, say }: Needs): Promise<boolean> {
  if (!store) {
    say('documents: not checked, which needs the database and the keys');
    return true;
  }
  let [whole, broken, keyless] = [0, 0, 0];
  for (const documentId of await store.readIds(caseId))
    try {
      await store.verify(documentId);
      whole += 1;
    } catch (error) {
      if (error instanceof DocumentErased) keyless += 1;
      else if (error instanceof DamagedDocument || error instanceof NotSealed) {
        broken += 1;
        say(`document ${documentId}: BROKEN: ${error.message}`);
      } else if (!isGone(error)) throw error;
    }
  if (keyless > 0) say(`documents: ${keyless} not checked: their keys are not there, or erased`);
  say(broken === 0 ? `documents: ${whole}, each as it was read` : `documents: ${broken} of ${whole + broken} BROKEN`);
  return broken === 0;
}

/** Deleted meanwhile. */
const isGone = (error: unknown): boolean => error instanceof Refusal && error.code === 'document-not-found';
