import type { Speech } from '../speech.ts';

type Tip = {
  readonly kind: 'chance' | 'weight';
  readonly now: number;
  readonly counted: { readonly at: number; readonly to: string };
};

/**
 * The value of a number, and the first whole percentage at which another option leads: at the turning point itself both are level.
 * A weight moves the scores alone, which is said: the result comes from ballots. Page, PDF and files say it alike.
 */
export const tipSaid = (speech: Speech, { kind, now, counted: { at, to } }: Tip): string =>
  speech.say(kind === 'weight' ? 'tipsByScores' : 'tips', {
    now: speech.percent(now),
    at: speech.percent(beyond(now, at)),
    to,
  });

const beyond = (now: number, at: number): number => {
  const percent = at * 100;
  // Level already: no side of it is beyond.
  if (Math.abs(now - at) < rounding) return at;
  return (now > at ? Math.ceil(percent - rounding) - 1 : Math.floor(percent + rounding) + 1) / 100;
};
/** Of a product of two fractions. */
const rounding = 1e-9;
