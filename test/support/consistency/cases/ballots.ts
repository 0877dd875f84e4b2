import { softmax } from '../../../../shared/kernel/numbers.ts';
import { normal, type Random, randomFrom } from '../../../../shared/kernel/random.ts';
import { read } from '../../../../server/panel/rehearsal/caseReading.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';

type Share = { readonly option: string; readonly probability: number };
type Scores = { readonly criterion: string; readonly scores: readonly { readonly option: string }[] };
type Sheet = {
  readonly p: readonly Share[];
  readonly scores: readonly Scores[];
  readonly ranges: readonly object[];
  readonly writeIn: string | null;
  readonly topCrux: string;
  readonly abstain: boolean;
  readonly change?: object;
};

/** Ballots as real seats might cast them: providers lean differently, seats scatter, some move after the exchange and say why or do not. */
export const cast = (
  sheet: Sheet,
  { kind, seat, brief, language }: PromptContext,
  provider: string,
  seed: string,
  random: Random,
): Sheet => {
  const moves = kind === 'revise' && random() < 0.35;
  const room = roomOf(randomFrom(`${seed}/room`));
  if (kind === 'revise' && !moves) return sheet;
  const own = randomFrom(`${provider}/${randomFrom(seed)()}`);
  const options = sheet.p.map(({ option }) => option).toSorted();
  const p = shares[room.shares](
    sheet.p.map(({ option }) => option),
    own,
    random,
  );
  const change = random() < 0.5 ? 'recalculated' : 'flaw_in_own_claim';
  return {
    ...sheet,
    p: sheet.p.map(({ option }, i) => ({ option, probability: p[i] ?? 0 })),
    scores: sheet.scores.map((row) => ({
      ...row,
      scores: row.scores.filter(({ option }) => room.scores(option, options)),
    })),
    ranges: room.givesRanges ? sheet.ranges : [],
    writeIn: room.writesIn && kind === 'ballot' && random() < 0.6 ? 'Merge with the bakery in Hull' : sheet.writeIn,
    topCrux: random() < 0.3 ? quoteOf(brief, language, seat.seatId) : sheet.topCrux,
    abstain: room.abstains && kind === 'ballot' && randomFrom(`${seed}/${seat.seatId}`)() < 0.3,
    ...(kind === 'revise' ? { change: { kind: change, evidenceIds: [], note: 'I counted again.' } } : {}),
  };
};

/** What a seat takes the decision to turn on, in words of the case that not all others take. */
const quoteOf = (brief: string, language: string, seatId: string): string => {
  const { quotes } = read(brief, language);
  return quotes[Number(seatId.split('-').at(-1)) % quotes.length] ?? '';
};

/** What the seats of a case have in common: most scatter, some all agree or hold two options level; few leave something out. */
const roomOf = (random: Random) => {
  const [lot, habit] = [random(), random()];
  const kind: keyof typeof shares = lot < 0.8 ? 'scattered' : lot < 0.9 ? 'agreed' : 'level';
  return {
    shares: kind,
    writesIn: habit < 0.06,
    abstains: habit >= 0.06 && habit < 0.12,
    /** Which options they score: all, none, or all but the first. */
    scores: (option: string, options: readonly string[]) =>
      habit < 0.12 || habit >= 0.18 || (habit < 0.16 && option !== options[0]),
    givesRanges: habit < 0.18 || habit >= 0.22,
  };
};

type SharesOf = (options: readonly string[], own: Random, random: Random) => readonly number[];
const first = (options: readonly string[]) => options.toSorted()[0];
const shares = {
  scattered: (options, own, random) => softmax(options.map(() => 1.2 * normal(own) + 0.9 * normal(random))),
  agreed: (options) =>
    options.map((option) => (option === first(options) ? 0.9 : 0.1 / Math.max(1, options.length - 1))),
  level: (options) => {
    const level = options.toSorted().slice(0, 2);
    return options.map((option) => (level.includes(option) ? 0.4 : 0.2 / Math.max(1, options.length - 2)));
  },
} as const satisfies Record<string, SharesOf>;
