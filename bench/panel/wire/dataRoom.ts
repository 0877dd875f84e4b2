import { type Block, tokensOf } from '../../../shared/documents/types.ts';
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
    return { documentId: `doc-${`${i}`.padStart(20, '0')}`, count, blocks, text, hash: sha256(text) };
  });
  return {
    /** Estimated tokens of each. */
    tokens: documents.map(({ text }) => tokensOf(text)),
    added: (at: string): readonly CaseEvent[] =>
      documents.map(({ documentId, count, blocks, text, hash }, i) => ({
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
          ...{ pages: count, units: blocks.length, chars: text.length, tokens: tokensOf(text) },
          ...{ warnings: [], reader: 'pdfium', at },
        },
      })),
    async opened(documentId: string): Promise<Page> {
      const found = documents.find((one) => one.documentId === documentId);
      return found ? { text: '', hash: found.hash, blocks: found.blocks } : { error: 'no such document' };
    },
  };
};
