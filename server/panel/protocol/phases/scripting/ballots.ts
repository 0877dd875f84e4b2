import type { ScriptedAnswer } from '../common/turnKind.ts';
import { numberOf, shortened } from '../../../rehearsal/seatNumbers.ts';
import { argmax, softmax } from '../../../../../shared/kernel/numbers.ts';
import { normal } from '../../../../../shared/kernel/random.ts';
import { read } from '../../../rehearsal/caseReading.ts';
import { inOneBreath } from '../../../rehearsal/spokenLines.ts';

/** The same shares with the largest at this place: a seat puts first what it says it puts first. */
const leadingWith = (p: readonly number[], first: number): number[] => {
  const most = argmax(p);
  return p.map((share, i) => (i === first ? (p[most] ?? share) : i === most ? (p[first] ?? share) : share));
};

type Score = { readonly option: string; readonly criterion: string; readonly score: number };
/** Scores as the form of the seats has them. */
export const byCriterion = (scores: readonly Score[]) =>
  [...Map.groupBy(scores, ({ criterion }) => criterion)].map(([criterion, some]) => ({
    criterion,
    scores: some.map(({ option, score }) => ({ option, score })),
  }));

/** As no seat says more exactly. */
const rounded = (share: number): number => Number(share.toFixed(4));

/** Seats lean by their place at the table, so that there is always a majority, a minority and a single seat. */
const places = [0, 1, 0, 0, 2, 0, 1, 0, 1, 0, 3, 0, 1, 0, 2];

export const scriptedBallot: ScriptedAnswer = (m, random, say) => {
  const { frame: known, seat, evidenceList, language, brief } = m;
  const options = (known?.options ?? []).toSorted((a, b) => (a.optionId < b.optionId ? -1 : 1));
  const usable = evidenceList.filter(({ unusable, status }) => unusable === null && status === 'verified');
  const strength = options.map(
    ({ optionId, origin }) =>
      usable.reduce((sum, item) => sum + (item.supports[optionId] ?? 0), 0) + (origin === 'user' ? 0.5 : 0),
  );
  const order = options.map((_, i) => i).toSorted((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0) || a - b);
  const first = order[(places[numberOf(seat.seatId) % places.length] ?? 0) % Math.max(1, order.length)] ?? 0;
  const second = order.find((i) => i !== first) ?? first;
  const drawn = softmax(options.map((_, i) => (i === first ? 1.9 : i === second ? 0.8 : 0) + 0.3 * normal(random)));
  const p = leadingWith(drawn, first);
  const cited = usable.filter((_, i) => (i + numberOf(seat.seatId)) % 3 === 0).slice(0, 3);
  const { quotes } = read(brief, language);
  const turning = quotes[numberOf(seat.seatId) % Math.min(3, quotes.length)] ?? '';
  const title = options[first]?.title ?? '';
  const shares = (best: number, sure: number) =>
    options.map(({ optionId }, i) => ({
      option: optionId,
      probability: rounded(i === best ? sure : (1 - sure) / Math.max(1, options.length - 1)),
    }));
  return {
    scores: byCriterion(
      options.flatMap(({ optionId }, i) =>
        (known?.criteria ?? []).map(({ criterionId }) => ({
          option: optionId,
          criterion: criterionId,
          score: Math.round(Math.min(100, Math.max(0, 45 + 90 * ((p[i] ?? 0) - 0.25) + 8 * normal(random)))),
        })),
      ),
    ),
    ranges: options.map(({ optionId }, i) => {
      const middle = Math.min(85, Math.max(15, 45 + 90 * ((p[i] ?? 0) - 0.25)));
      const half = 6 + 8 * random();
      return { option: optionId, low: Math.round(middle - half), high: Math.round(middle + half) };
    }),
    p: options.map(({ optionId }, i) => ({ option: optionId, probability: rounded(p[i] ?? 0) })),
    statement: inOneBreath(say, [
      say('first', { lens: seat.lens, option: title }),
      ...cited.map(({ quote, evidenceId }) =>
        say('cites', { quote: shortened(quote, language), evidence: evidenceId }),
      ),
    ]),
    evidenceIds: cited.map(({ evidenceId }) => evidenceId),
    topCrux: say('crux', { quote: shortened(turning, language) }),
    cruxBelief: { q: rounded(0.3 + 0.4 * random()), ifTrue: shares(first, 0.7), ifFalse: shares(second, 0.6) },
    changeMyMind: say('disproof', { quote: shortened(turning, language) }),
    uniqueEvidence: null,
    writeIn: null,
    abstain: false,
  };
};

/** Without what is said beside a vote. */
export const scriptedControl: ScriptedAnswer = (m, random, say) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a ballot is an object
  ...(scriptedBallot(m, random, say) as object),
  ...{ statement: '', evidenceIds: [], topCrux: '', cruxBelief: null, changeMyMind: '' },
});

export const scriptedRevise: ScriptedAnswer = (m, random, say) => {
  const { own } = m;
  if (!own)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a ballot is an object
    return { ...(scriptedBallot(m, random, say) as object), change: { kind: 'none', evidenceIds: [], note: '' } };
  const { change: _change, p, scores, ranges, ...rest } = own;
  const list = (shares: Readonly<Record<string, number>>) =>
    Object.entries(shares).map(([option, probability]) => ({ option, probability: rounded(probability) }));
  const heardNew = m.evidenceList.find(
    ({ evidenceId, unusable, status }) =>
      !own.evidenceIds.includes(evidenceId) && unusable === null && status === 'verified',
  );
  const moves = numberOf(m.seat.seatId) % 7 === 4 && heardNew !== undefined;
  const ranked = Object.entries(p).toSorted(([, a], [, b]) => b - a);
  const swapped =
    moves && ranked[0] && ranked[1] ? { ...p, [ranked[0][0]]: ranked[1][1], [ranked[1][0]]: ranked[0][1] } : p;
  // An option that joined after the blind round has no share of a scripted seat's yet.
  const known = (m.frame?.options ?? []).map(({ optionId }) => optionId);
  const leader = m.frame?.options.find(({ optionId }) => optionId === (moves ? ranked[1] : ranked[0])?.[0]);
  return {
    ...rest,
    statement: inOneBreath(say, [
      say('first', { lens: m.seat.lens, option: leader?.title ?? '' }),
      ...(moves ? [say('moved', { quote: shortened(heardNew.quote, m.language) })] : []),
    ]),
    p: list(Object.fromEntries(known.map((id) => [id, swapped[id] ?? 0]))),
    scores: byCriterion(
      Object.entries(scores).flatMap(([option, row]) =>
        Object.entries(row).map(([criterion, score]) => ({ option, criterion, score })),
      ),
    ),
    ranges: Object.entries(ranges ?? {}).map(([option, range]) => ({ option, ...range })),
    topCrux: '',
    cruxBelief: null,
    changeMyMind: '',
    writeIn: null,
    change: moves
      ? {
          kind: 'new_evidence',
          evidenceIds: [heardNew.evidenceId],
          note: say('moved', { quote: shortened(heardNew.quote, m.language) }),
        }
      : { kind: 'none', evidenceIds: [], note: say('unmoved') },
  };
};
