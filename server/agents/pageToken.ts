import { sha256 } from '../../shared/kernel/hash.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';

/** Where a page of results begins, bound to its question and to the state of the index in which it was given out. */
export type PageToken = { readonly score: number; readonly agentId: string; readonly skipped: number };
type Bound = { readonly question: string; readonly generation: string };

export const writePageToken = ({ score, agentId, skipped }: PageToken, bound: Bound): string =>
  Buffer.from(JSON.stringify([score, agentId, skipped, bound.generation, digest(bound.question)])).toString(
    'base64url',
  );

/** Refused as `invalid-page-token`, or as `page-token-expired` once the index has changed. */
export const readPageToken = (token: string, bound: Bound): PageToken => {
  const [score, agentId, skipped, generation, question] = parts(token);
  if (typeof score !== 'number' || typeof agentId !== 'string' || typeof skipped !== 'number' || skipped < 0)
    throw invalid('Expected a nextPageToken as it was given.');
  if (question !== digest(bound.question)) throw invalid('This token belongs to another query.');
  if (generation !== bound.generation)
    throw new Refusal('page-token-expired', 'The index has changed since; ask again without a token.');
  return { score, agentId, skipped };
};

const parts = (token: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

const digest = (question: string) => sha256(question).slice(0, 16);
const invalid = (message: string) => new Refusal('invalid-page-token', message);
