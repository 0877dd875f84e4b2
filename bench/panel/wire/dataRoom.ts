import { isAt } from '../../../shared/documents/addresses.ts';
import { createOutline } from '../../../shared/documents/outline.ts';
import { placeTokens } from '../../../shared/documents/parts.ts';
import { type Block, blockTokens } from '../../../shared/documents/types.ts';
import type { CaseEvent } from '../../../shared/events/case.ts';
import { sha256 } from '../../../shared/kernel/hash.ts';
import type { Page } from '../../../server/panel/protocol/evidence/lookups.ts';

/** Paragraphs of one page of about 3,200 characters, as measured on reports. */
const perPage = 8;

/** Each has a figure of its own, so that what is quoted from it stands nowhere else. */
const paragraph = (document: number, page: number, nth: number): string =>
  Array.from({ length: 4 }, (_, i) => {
    const figure = Number.parseInt(sha256(`${document}/${page}/${nth}/${i}`).slice(0, 6), 16) % 90_000;
    return `Item ${document + 1}.${page}.${nth}.${i} of the books shows ${figure + 10_000} pounds for the year, as the auditors found it.`;
  }).join(' ');

const blocksOf = (document: number, pages: number): readonly Block[] =>
  Array.from({ length: pages * perPage }, (_, i) => {
    const [page, nth] = [Math.floor(i / perPage) + 1, (i % perPage) + 1];
    return { at: `p.${page} ¶${nth}`, kind: 'paragraph', text: paragraph(document, page, nth), flags: [] };
  });

/** Documents of so many pages each, as the service hands them to a case. */
export const dataRoom = (pages: readonly number[]) => {
  const documents = pages.map((count, i) => {
    const blocks = blocksOf(i, count);
    const text = blocks.map((block) => block.text).join('\n');
    const tokens = blocks.reduce((sum, block) => sum + blockTokens(block), 0);
    const outline = createOutline();
    for (const block of blocks) outline.add(block);
    const documentId = `doc-${`${i}`.padStart(20, '0')}`;
    return { documentId, count, blocks, text, tokens, outline: outline.entries(), hash: sha256(text) };
  });
  return {
    /** Estimated tokens of each. */
    tokens: documents.map(({ tokens }) => tokens),
    added: (at: string): readonly CaseEvent[] =>
      documents.map(({ documentId, count, blocks, text, tokens, hash }, i) => ({
        type: 'DocumentAdded',
        data: {
          ...{
            documentId,
            name: `Report ${i + 1}.pdf`,
            kind: 'pdf',
            bytes: text.length,
            sha256: hash,
            textSha256: hash,
          },
          ...{ pages: count, units: blocks.length, chars: text.length, tokens },
          ...{ warnings: [], reader: 'pdfium', at },
        },
      })),
    async opened(documentId: string, place: string | null): Promise<Page> {
      const found = documents.find((one) => one.documentId === documentId);
      if (!found) return { error: 'no such document' };
      const { hash, blocks, outline } = found;
      if (place === null) return { text: '', hash, blocks, outline };
      const at = blocks.findIndex((block) => isAt(place)(block.at));
      let room = placeTokens;
      const around = at < 0 ? [] : blocks.slice(at).filter((block) => (room -= blockTokens(block)) >= 0);
      return { text: '', hash, blocks: around, outline: [] };
    },
  };
};
