import type { Speech } from '../speech.ts';

type Reserved = {
  readonly gate: { readonly verdict: 'pass' | 'publish_with_warning' } | null;
  readonly panels: { readonly agreeing: number; readonly of: number } | null;
};

/** That some checks did not pass, and how many of the panels of deep mode agree: every surface says it beside the state of the panel. */
export const reservationsSaid = ({ gate, panels }: Reserved, { say, words, number }: Speech): readonly string[] => [
  ...(gate?.verdict === 'publish_with_warning' ? [words.warning] : []),
  ...(panels ? [say('panelsAgree', { agreeing: number(panels.agreeing), of: number(panels.of) })] : []),
];
