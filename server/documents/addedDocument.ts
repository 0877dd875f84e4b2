import type { AddedDocument } from '../cases/commands/caseCommand.ts';
import type { StoredDocument } from './store/rows.ts';

/** What the history of a case says of a document that was read. */
export const addedDocument = ({ documentId, name, bytes, sha256, textSha256, read }: StoredDocument): AddedDocument => {
  if (!read || sha256 === undefined || textSha256 === undefined)
    throw new Error(`${documentId}: expected a document that was read, found one that was not`);
  const { kind, pages, units, chars, tokens, warnings, reader } = read;
  return {
    documentId,
    name,
    kind,
    bytes,
    sha256,
    textSha256,
    ...{ pages, units, chars, tokens, reader },
    warnings: warnings.map(({ code, params }) => ({ code, params: { ...params } })),
  };
};
