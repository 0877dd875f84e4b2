import type { Ask, ConfiguredProvider, Part } from '../../server/panel/providers/modelClient.ts';
import type { PromptContext } from '../../server/panel/protocol/phases/common/promptContext.ts';
import { modelled } from '../fakes/modelled.ts';
import { sha256 } from '../../shared/kernel/hash.ts';
import type { Page } from '../../server/panel/protocol/evidence/lookups.ts';
import { readPage } from '../../server/panel/pages/readPage.ts';
import { pdfOfPages, readHere } from './documents.ts';

/** Pages of sites of their own, each with one fact that can be quoted; nobody else has them. */
const pageOf = (url: string): string => {
  const { hostname } = new URL(url);
  const count = sha256(url).replace(/\D/gu, '').slice(0, 5);
  return `News of the day.\nCouncil counted ${count} visitors at ${hostname} in 2026, after three years in which shops of this size in comparable streets had to close within eighteen months of signing a lease, and expects no more of them before the works at the station end.\nMore below.`;
};
export const factOn = (url: string): string => pageOf(url).split('\n')[1] ?? '';
export const fetchedPage = async (url: string) => ({ text: pageOf(url), hash: sha256(pageOf(url)) });

/** As on the web, where one source in twenty no longer answers and one is a PDF. */
export const fetchedAsFromTheWeb = async (url: string): Promise<Page> => {
  const kind = Number.parseInt(sha256(url).slice(8, 16), 16) % 20;
  if (kind === 0) return { error: 'unreachable' };
  return kind === 1 ? inProgress(fetchedPdf(url)) : fetchedPage(url);
};

/** The same text in a file, read as the service reads it. */
const fetchedPdf = async (url: string): Promise<Page> => {
  const file = pdfOfPages([
    `BT /F1 9 Tf 12 TL 20 570 Td ${linesOf(pageOf(url))
      .map((line) => `(${line}) Tj T*`)
      .join(' ')} ET`,
  ]);
  const read = async (bytes: Uint8Array, name: string) => ({ blocks: (await readHere(bytes, name)).blocks });
  const page = await readPage(file, 'application/pdf', read, new AbortController().signal);
  return 'error' in page ? page : { ...page, hash: sha256(file) };
};
const linesOf = (text: string): string[] => text.split('\n').flatMap((part) => part.match(/\S.{0,69}(?=\s|$)/gu) ?? []);

const reading = new Set<Promise<unknown>>();
const inProgress = async <T>(work: Promise<T>): Promise<T> => {
  reading.add(work);
  return work.finally(() => reading.delete(work));
};
/** Files take real time to read, during which a virtual clock must stand still: waits for them, and answers whether there were any. */
export const filesWereRead = async (): Promise<boolean> => (await Promise.allSettled(reading)).length > 0;

/** Addresses that the search of a seat returns for what it looks for: two for each query, the first of which it quotes itself. */
export const resultsFor = ({ kind, seat, queries }: PromptContext): string[] =>
  queries
    .slice(0, 3)
    .flatMap((query, i) =>
      ['quoted', 'unread'].map(
        (which) => `https://${which}-${i}-${sha256(query).slice(0, 8)}.example/${kind}/${seat.seatId}`,
      ),
    );

const item = (url: string, option: string) => ({
  ...{ claim: `The council says: ${factOn(url)}`, quote: factOn(url), source: 'web', url },
  ...{ publisher: 'Council', publishedAt: '2026-09-01', kind: 'fact', grade: 'A' },
  supports: [{ option, weight: 1 }],
});

/** What seats answer that really search: researchers quote pages, readers draw from those they are shown, verifiers believe. */
export const searchedAnswer = (m: PromptContext): unknown => {
  const option = m.frame?.options[0]?.optionId ?? 'A';
  if (m.kind === 'research' || m.kind === 'search_more')
    return {
      items: resultsFor(m)
        .filter((url) => url.includes('quoted-'))
        .map((url) => item(url, option)),
      nothingFound: null,
    };
  if (m.kind === 'extract')
    return {
      items: m.openedPages.map(({ url }) => {
        const { source: _, ...drawn } = item(url, option);
        return drawn;
      }),
      missing: [`What else of ${m.queries[0] ?? 'it'}?`],
      nothingFound: null,
    };
  if (m.kind === 'verify')
    return { items: m.lookups.map(({ evidenceId }) => ({ evidenceId, verdict: 'supported', note: 'It says so.' })) };
  return modelled(m);
};

/** A provider in memory whose seats search: its answers are those of `answer`, and it says what its searches returned. */
export const searching = (
  one: ConfiguredProvider,
  answer: (m: PromptContext) => unknown = searchedAnswer,
): ConfiguredProvider => ({
  ...one,
  async *client(ask: Ask): AsyncGenerator<Part> {
    const m = ask.about as PromptContext;
    if (ask.search) for (const url of resultsFor(m)) yield { type: 'source', url, title: 'A page' };
    for await (const part of one.client(ask))
      if (part.type === 'text') yield { type: 'text', delta: JSON.stringify(answer(m)) };
      else if (part.type === 'end' && part.usage && ask.search)
        yield { ...part, usage: { ...part.usage, input: 60_000, searches: 5 } };
      else yield part;
  },
});
