import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';

/**
 * How closely a report is set. Page one has to stand alone and the body of a default case has to end by page six, in every
 * language: when a setting does not hold that, the next closer one is tried. Nothing is left out on the way: what leaves
 * page one or the body is printed in full further back.
 */
export type Fit = { readonly first: First; readonly body: Body };

export type First = {
  /** Points of the headline, of the text, and the share of the usual space between parts. */
  readonly verdict: number;
  readonly text: number;
  readonly space: number;
  /** Whether the questions that decide stand here too: they have a section of their own. */
  readonly questions: boolean;
  /** Characters of one text here; a longer one is printed in full at the beginning of the body. */
  readonly brief: number;
  /** How many options stand here, and characters of the title of one, half as many of those that are twice as wide; all of them stand in full at the beginning of the body. */
  readonly options: number;
  readonly title: number;
};

export type Body = {
  /** About how many pages it takes after page one, of those the open setting takes. */
  readonly share: number;
  readonly text: number;
  readonly opinion: number;
  readonly cell: number;
  readonly space: number;
  /** Characters of an opinion that is kept on one page. */
  readonly whole: number;
  /** How many stories of failure and dissents stand in the body; the others stand in the appendix. */
  readonly stories: number;
  readonly dissents: number;
  readonly concurrences: boolean;
};

const whole = { brief: Infinity, options: Infinity, title: Infinity } as const;
const nearest = { options: 5, title: 60 } as const;
const close = { verdict: 19, text: 10, space: 0.72, questions: false } as const;
const small = { verdict: 15, text: 9.25, space: 0.5, questions: false } as const;
const smallest = { verdict: 12.5, text: 8.75, space: 0.36, questions: false } as const;

export const firsts: readonly [First, ...First[]] = [
  { ...whole, verdict: 22, text: 10.5, space: 1, questions: true },
  { ...whole, verdict: 19, text: 10, space: 0.72, questions: true },
  { ...whole, ...close },
  { ...whole, ...small },
  { ...whole, ...close, ...nearest },
  { ...whole, ...small, ...nearest },
  { ...whole, ...smallest, brief: 150 },
  { ...whole, ...smallest, ...nearest, brief: 150 },
];

/** Page one of a rehearsal has an outline instead of a result. */
export const rehearsedFirst: First = { ...firsts[0], brief: 400 };

const open: Body = {
  share: 1,
  text: 10.5,
  opinion: 11.5,
  cell: 8.5,
  space: 1,
  whole: 1200,
  stories: 5,
  dissents: Infinity,
  concurrences: true,
};
const closer: Body = { ...open, share: 0.93, text: 10, opinion: 10.5, cell: 8.25, space: 0.7, whole: 600 };
const tight: Body = { ...closer, share: 0.86, text: 9.25, opinion: 9.5, cell: 7.75, space: 0.5, whole: 0 };
export const bodies: readonly [Body, ...Body[]] = [
  open,
  closer,
  tight,
  { ...tight, share: 0.8, stories: 3, concurrences: false },
  { ...tight, share: 0.55, text: 8.75, opinion: 9, space: 0.4, stories: 1, concurrences: false, dissents: 1 },
];

/** The last page the body may reach. Deep mode has three panels to tell of. */
export const lastBodyPage = ({ banner }: ReportDocument): number => (banner.mode === 'deep' ? 8 : 6);

/** Markers in the page definition, by the ids under which `draw` tells where they came to stand. */
export const firstEnd = 'first-end';
export const bodyEnd = 'body-end';

/** Where none of those leaves page one a page: for scripts with long words and high lines, such as Tamil. */
export const closest: First = { ...(firsts.at(-1) ?? firsts[0]), text: 8.25, space: 0.2, brief: 100 };
