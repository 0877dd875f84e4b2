import { sha256 } from '../kernel/hash.ts';

/** The id under which a document of one case comes along to another that asks it again: the same whenever it is made. */
export const copyId = (caseId: string, documentId: string): string => sha256(caseId, documentId).slice(0, 27);
