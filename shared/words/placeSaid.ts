import type { Speech } from './speech.ts';

type Kind = 'page' | 'slide' | 'row' | 'footnote' | 'endnote' | 'field';
type Named = {
  /** What a page, slide … of this number is called. */
  readonly say: (kind: Kind, n: string) => string;
  readonly figure: (n: number) => string;
};

/**
 * An address in a document (`shared/documents/addresses.ts`) for people: `p.12 ¶3` as "page 12 ¶3". Addresses of cells (`'Cash flow'!B7`)
 * and all that has another form hold no word of ours and are said as they are.
 */
export const placeSaid = (at: string, { say, figure }: Named): string => {
  const { paragraph, ...found } = form.exec(at.trim())?.groups ?? {};
  const written = (n: string) => (/^\d+$/u.test(n) ? figure(Number(n)) : n);
  const named = kinds.flatMap((kind) => {
    const n = found[kind];
    return n === undefined ? [] : [say(kind, written(n))];
  });
  return named.length === 0 ? at : [...named, ...(paragraph === undefined ? [] : [`¶${written(paragraph)}`])].join(' ');
};

/** The same in the language of a report. */
export const placeInReport = (at: string, { say, figures }: Pick<Speech, 'say' | 'figures'>): string =>
  placeSaid(at, {
    say: (kind, n) => say(labels[kind], { n }),
    figure: (n) => new Intl.NumberFormat(figures, { useGrouping: false }).format(n),
  });

const labels = {
  page: 'atPage',
  slide: 'atSlide',
  row: 'atRow',
  footnote: 'atFootnote',
  endnote: 'atEndnote',
  field: 'atField',
} as const satisfies Record<Kind, string>;
const kinds = ['page', 'slide', 'row', 'footnote', 'endnote', 'field'] as const;

const form =
  /^(?:(?:p\.(?<page>\d+)|slide (?<slide>\d+)) ?)?(?:(?<=^| )(?:¶(?<paragraph>\d+)|fn\.(?<footnote>\S+)|en\.(?<endnote>\S+)|field (?<field>\d+)|row (?<row>\d+)))?$/u;
