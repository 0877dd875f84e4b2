import { createHash } from 'node:crypto';

import { newCaseId } from '../../cases/caseIds.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { McpNeeds } from '../mcpNeeds.ts';

const day = 24 * 3600 * 1000;

/** How a submission that is sent again after a broken connection is recognised as the one that made a case. */
export const createRepeats = ({ cases, documents, secret, now }: McpNeeds, token: TokenCaller) => ({
  /** It has no key that says so: token, content and day make one. */
  keyFor: async (about: object): Promise<string> => {
    const made = createHash('sha256')
      .update(JSON.stringify([token.tokenId, about]))
      .digest('hex');
    const keyOf = (moment: number) => `mcp-${made}-${new Date(moment).toISOString().slice(0, 10)}`;
    const at = Date.parse(now());
    const yesterday = await cases.at(newCaseId(secret, token.accountId, keyOf(at - day)));
    const isRecent = yesterday !== null && Date.parse(yesterday.debate.submittedAt) > at - day;
    return isRecent ? keyOf(at - day) : keyOf(at);
  },

  /** By content: a file that was added again has another id, and is the same file. */
  contentsOf: (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { sha256, read } = await documents.store.get(token.accountId, id);
        return { id, sha256: sha256 ?? id, tokens: read?.tokens ?? 0 };
      }),
    ),

  /** Those of the case that was made with the same files, where there is one. */
  idsFor: async (
    key: string,
    wanted: readonly { readonly id: string; readonly sha256: string }[],
  ): Promise<string[]> => {
    const made = await cases.at(newCaseId(secret, token.accountId, key));
    const known = made?.debate.documents ?? [];
    return wanted.map(({ id, sha256 }) => known.find((one) => one.sha256 === sha256)?.documentId ?? id);
  },
});
