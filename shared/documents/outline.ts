import { pageIn } from './addresses.ts';
import { type Block, blockTokens, isBody } from './types.ts';

/** What stands where in a long document: a heading, or where there are none the beginning of a page, a sheet or some paragraphs. */
export type OutlineEntry = { readonly at: string; readonly text: string };

/** Entries of an outline, and letters of one. */
const [mostEntries, mostLetters] = [120, 80];
/** With fewer headings than this a document is outlined by what its pages begin with. */
const fewestHeadings = 5;
/** Estimated tokens after which the next block is an entry where there is neither a heading nor a new page. */
const longest = 2000;

/** Takes the blocks of a document in their order, however long it is, and keeps its outline alone. */
export const createOutline = () => {
  const [headings, beginnings]: [OutlineEntry[], OutlineEntry[]] = [[], []];
  let page: string | null = null;
  let since = 0;
  return {
    add(block: Block): void {
      if (!isBody(block)) return;
      const entry = { at: block.at, text: block.text.slice(0, mostLetters) };
      const isNewPage = pageIn(block.at) !== page;
      if (block.kind === 'heading' || (isNewPage && block.kind === 'row')) headings.push(entry);
      if (isNewPage || since >= longest) {
        beginnings.push(entry);
        since = 0;
      }
      page = pageIn(block.at);
      since += blockTokens(block);
    },
    entries: (): readonly OutlineEntry[] => evenly(headings.length >= fewestHeadings ? headings : beginnings),
  };
};

/** As many as there is room for, from the whole length. */
const evenly = (entries: readonly OutlineEntry[]): readonly OutlineEntry[] => {
  const nth = (i: number) => Math.floor((i * mostEntries) / entries.length);
  return entries.length <= mostEntries ? entries : entries.filter((_, i) => nth(i) !== nth(i - 1));
};
