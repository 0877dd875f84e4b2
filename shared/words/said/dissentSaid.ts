import type { Speech } from '../speech.ts';

type Dissented = {
  readonly dissents: readonly unknown[];
  readonly options: readonly {
    readonly title: string;
    readonly recommended: boolean;
    readonly variants?: readonly string[];
    readonly counted: { readonly firstChoicesFinal: number };
  }[];
};

/** Seats that hold another option at the end, of those that voted; a variant of the recommended one is no other. */
const seatsAgainst = ({ options }: Pick<Dissented, 'options'>): { readonly n: number; readonly of: number } => {
  const own = options.find(({ recommended }) => recommended);
  const seats = (some: Dissented['options']) => some.reduce((sum, { counted }) => sum + counted.firstChoicesFinal, 0);
  return {
    n: seats(options.filter((option) => option !== own && own?.variants?.includes(option.title) !== true)),
    of: seats(options),
  };
};

/** That no seat dissents, or that those which do are too few for a dissent of their own; empty where one is printed. All surfaces say it alike. */
export const noDissentSaid = (document: Dissented, { say, words, number }: Speech): string => {
  if (document.dissents.length > 0) return '';
  const { n, of } = seatsAgainst(document);
  return n === 0 ? words.noDissent : say('fewAgainst', { n: number(n), of: number(of) });
};
