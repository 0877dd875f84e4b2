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

/** They are named as what they are; empty where there are none. */
export const estimatesSaid = (checked: Checked, speech: Speech): string => {
  const numbers = estimatesIn(checked);
  // From right to left each keeps its own order: the name of its seat stays beside it.
  const apart = speech.rtl ? numbers.map((number) => `\u2068${number}\u2069`) : numbers;
  return numbers.length === 0 ? '' : speech.say('ownEstimates', { numbers: apart.join(speech.marks.series) });
};
