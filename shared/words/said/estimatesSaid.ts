import type { Speech } from '../speech.ts';

type Checked = {
  readonly gate: {
    readonly checks: readonly { readonly rule: string; readonly ok: boolean; readonly found: readonly string[] }[];
  } | null;
};

/**
 * Numbers of recommendation, reasons and plan that code could trace to nothing, named as what they are; empty where there are none. A
 * redraft was to mend them: these are left.
 */
export const estimatesSaid = ({ gate }: Checked, speech: Speech): string => {
  const found = gate?.checks.find(({ rule, ok }) => rule === 'numbers_traceable' && !ok)?.found ?? [];
  const numbers = [...new Set(found)];
  return numbers.length === 0 ? '' : speech.say('ownEstimates', { numbers: numbers.join(speech.marks.series) });
};
