import { likelihood } from '../said/telling.ts';
import type { Surfaces } from '../surfaces.ts';
import { another, type Swap } from './planting.ts';

/** Under a heading by its label, or anywhere. */
export const said =
  (label: keyof Surfaces['speech']['words'] | null, from: (s: Surfaces) => string, to: (s: Surfaces) => string): Swap =>
  (s) => ({ under: label && s.speech.words[label], from: from(s), to: to(s) });

export const headline = (s: Surfaces) => s.document.recommendation.headline;
/** What stands directly under the recommendation. */
export const atTop =
  (from: (s: Surfaces) => string, to: (s: Surfaces) => string): Swap =>
  (s) => ({ under: headline(s), from: from(s), to: to(s) });
export const above =
  (from: (s: Surfaces) => string, to: (s: Surfaces) => string): Swap =>
  (s) => ({ under: '', from: from(s), to: to(s) });

export const chance = (s: Surfaces) => s.document.recommendation.pool?.p ?? 0;
export const bestOf = (s: Surfaces, p: number) => s.speech.say('bestOf', { p: s.speech.percent(p) });
export const strengthSaid = (s: Surfaces, strength: Surfaces['document']['recommendation']['strength']) =>
  `${s.speech.words.strength} ${s.speech.words[strength ?? 'too_close']}`;
export const titleOf = ({ document }: Surfaces, id: string) =>
  document.options.find(({ optionId }) => optionId === id)?.title ?? '';
const other = (s: Surfaces) => s.document.options.find(({ optionId }) => optionId === another(s.document));
export const stable = (s: Surfaces, share: number) => `${s.speech.words.stable} ${s.speech.percent(share)}`;
export const stability = (s: Surfaces) => s.document.sensitivity?.weightsStable ?? 0;
export const next = (s: Surfaces, date: string) =>
  `${s.document.recommendation.nextAction.owner} ${s.speech.date(date)}`;
export const flip = (s: Surfaces) => s.document.moved.flips[0];
export const word = (s: Surfaces, p: number) => s.speech.words[likelihood(p)];
export const failure = (s: Surfaces) => s.document.preMortem[0]?.probability ?? 0;
export const voter = (s: Surfaces) => s.document.run.seats[0];

export const votes = (s: Surfaces) => s.speech.number(s.document.banner.nEff ?? 0, 1);
export const rangeSaid = (s: Surfaces, more: number) => {
  const { low, high } = s.document.recommendation.pool?.range ?? { low: 0, high: 0 };
  return s.speech.say('range', { range: s.speech.range(low + more, high + more) });
};
export const seatsSaid = ({ speech, document }: Surfaces, ballots: number) =>
  `${speech.words.seats} ${speech.number(ballots)}/${speech.number(document.banner.counted.votingSeats)}`;
export const succeeds = (s: Surfaces, less: number) => {
  const { forecast, recommendation: r } = s.document;
  const p = forecast?.success.find(({ optionId }) => optionId === r.optionId)?.p ?? 0;
  return s.speech.say('succeeds', { p: s.speech.percent(p - less), date: s.speech.date(forecast?.by ?? '') });
};
export const uncountedSaid = ({ document, speech }: Surfaces) =>
  speech.say('uncounted', {
    n: speech.number(document.moved.uncounted?.seats.length ?? 0),
    of: speech.number(document.banner.counted.ballots),
  });
export const changeSaid = ({ document, speech }: Surfaces) =>
  `${speech.words.changedFact} ${document.again?.change.kind === 'fact' ? document.again.change.now : ''}`;
export const scored = ({ document }: Surfaces) => document.matrix?.rows[0]?.counted.weighted ?? 0;
export const named = ({ document, speech }: Surfaces, less: number) => {
  const [{ q, namedBy } = { q: 0, namedBy: null }] = document.cruxes;
  return `${speech.percent(q)} ${speech.number((namedBy?.seats ?? 0) - less)}/${speech.number(namedBy?.of ?? 0)}`;
};
export const verdict = (s: Surfaces, status: 'verified' | 'refuted') => s.speech.words[status];
export function barOf(s: Surfaces, less = 0): string {
  return `${other(s)?.title ?? ''} ${s.speech.percent((other(s)?.final?.p ?? 0) + less)}`;
}
export function weightSaid({ document, speech }: Surfaces, more = 0): string {
  const [{ model, weight } = { model: '', weight: 0 }] = document.run.learned?.weights ?? [];
  return `${model} ${speech.number(weight + more, 2)}`;
}
/** Where the kept story would tip: at another answer to its question. */
export const tipped = ({ speech }: Surfaces, label: 'tips' | 'tipsByScores' = 'tips') =>
  speech.say(label, { now: speech.percent(0.4), at: speech.percent(0.25), to: 'A' });
