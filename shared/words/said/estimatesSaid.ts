import type { Speech } from '../speech.ts';

type Checked = {
  readonly gate: {
    readonly checks: readonly { readonly rule: string; readonly found: readonly string[] }[];
  } | null;
};

/**
 * Numbers of recommendation, reasons and plan that code could trace to nothing: a redraft was to mend them, these are left. With them come those of
 * dissents, which stand as they were written, each with its seat.
 */
export const estimatesIn = ({ gate }: Checked): string[] => [
  ...new Set(gate?.checks.find(({ rule }) => rule === 'numbers_traceable')?.found ?? []),
];

/** Numbers named one by one; the checks of a report name them all. */
export const mostNamed = 6;

/** They are named as what they are, the first of many with how many more; empty where there are none. */
export const estimatesSaid = (checked: Checked, speech: Speech): string => {
  const numbers = estimatesIn(checked);
  if (numbers.length === 0) return '';
  const named = numbers.slice(0, mostNamed);
  // From right to left each keeps its own order: the name of its seat stays beside it.
  const apart = speech.rtl ? named.map((number) => `\u2068${number}\u2069`) : named;
  const more = numbers.length - named.length;
  const all = [...apart, ...(more > 0 ? [`+${speech.number(more)}`] : [])];
  return speech.say('ownEstimates', { numbers: all.join(speech.marks.series) });
};
