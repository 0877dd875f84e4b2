import { catalogueOf } from '../../catalogues.ts';
import { letters } from '../reading/compared.ts';
import { type Rule, unless } from '../surfaces.ts';

const words = { ...(await catalogueOf('en', 'watch')), ...(await catalogueOf('en', 'case')) };
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const usd = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
const points = (share: number): string => String(Math.round(share * 100));

/** What the watch page says of the result once it is delivered, as the report says it. A rehearsal has none. */
export const watchedResultRules: Readonly<Record<string, Rule>> = {
  /** Which option leads, and how probable each is to be the best, before the exchange and at the end. */
  watchStanding: ({ document: { options, recommendation, banner }, watch }) => {
    if (!watch) return [];
    const { leads, shares, verdict } = watch;
    if (banner.rehearsal)
      return unless(
        shares.length + verdict.probabilities.length === 0,
        'a rehearsal shows how probable its options are',
      );
    if (!recommendation.pool) return [];
    const shown = options.map(({ title, final, blind, variants }, i) => {
      const was = blind && !variants ? say('watch.was', { share: points(blind.p) }) : '';
      return { letter: letterAt(i), title, share: final?.p ?? 0, was };
    });
    const probabilities = shown.map(({ letter, title, share }) => `${letter} ${title} ${percent.format(share)}`);
    const chosen = shown[options.findIndex(({ recommended }) => recommended)];
    return [
      ...same(
        'the probabilities',
        probabilities,
        verdict.probabilities.map((one) => one.replace(/ was \d+$/u, '')),
      ),
      ...same(
        'the shares',
        shown.map(({ letter, share }) => `${letter} ${points(share)}`),
        shares,
      ),
      ...unless(
        chosen !== undefined &&
          leads.startsWith(say('case.leads', { letter: chosen.letter, share: percent.format(chosen.share) })),
        `above the transcript “${leads}”, in the report ${chosen?.letter} with ${chosen?.share}`,
      ),
      ...verdict.probabilities.flatMap((one, i) => {
        const was = shown[i]?.was ?? '';
        return unless(!one.includes(' was ') || was === '' || one.endsWith(was), `“${one}”, in the report ${was}`);
      }),
    ];
  },
  /** What is recommended, how probable it is to be the best, between which of the providers, and how strong that is. */
  watchVerdict: ({ document: { recommendation, options, banner }, watch }) => {
    if (!watch) return [];
    const { headline, says } = watch.verdict;
    if (banner.rehearsal) return unless(headline === say('watch.rehearsal.verdict'), `a rehearsal: “${headline}”`);
    const { pool, strength } = recommendation;
    const [kind, result] = says;
    const share = pool && percent.format(pool.p);
    const range =
      pool?.range && say('watch.verdict.range', { low: points(pool.range.low), high: percent.format(pool.range.high) });
    const expected = pool && [
      letterAt(options.findIndex(({ recommended }) => recommended)),
      say('watch.verdict.p', { n: String(options.length), share: share ?? '' }),
      range ?? '',
      say('watch.verdict.strength', { strength: strength ? say(`case.strength.${strength}`) : '' }),
    ];
    return [
      ...same('the headline', [recommendation.headline], [headline]),
      ...unless(
        kind === say(banner.kind === 'preliminary' ? 'watch.verdict.preliminary' : 'watch.verdict'),
        `a ${banner.kind}: “${kind}”`,
      ),
      ...(expected ? same('the result', [expected.join('')], [result ?? '']) : []),
    ];
  },
  /** Which seats dissent and for what, in the order of the report, wherever they are counted. */
  watchDissents: ({ document: { dissents, options, banner, gate }, watch }) => {
    if (!watch || banner.rehearsal) return [];
    const { verdict, seats } = watch;
    const by = dissents.map(({ seat, optionId }) => {
      return [seat.name, letterAt(options.findIndex((one) => one.optionId === optionId))] as const;
    });
    const filed = new Set(by.map(([name]) => name));
    const said = seats.filter(({ state }) => state === say('watch.seat.dissents')).map(({ name }) => name);
    const [first] = dissents;
    const counted = verdict.says.at(-1) ?? '';
    const numbers = counted.match(/^\d+(?= dissents)/u)?.[0] ?? (counted.startsWith('One dissent') ? '1' : '0');
    return [
      ...unless(
        by.length === verdict.dissents.length &&
          by.every(([name, letter], i) => {
            const told = verdict.dissents[i] ?? '';
            return told.includes(name) && told.endsWith(` ${letter}`);
          }),
        `dissents by ${by.join(' / ')}, said: ${verdict.dissents.join(' / ')}`,
      ),
      ...unless(Number(numbers) === dissents.length, `${dissents.length} dissents, said: “${counted}”`),
      ...unless(
        !first || letters(counted).includes(letters(first.decisiveArgument)),
        `the strongest is “${first?.decisiveArgument}”, said: “${counted}”`,
      ),
      ...unless(!gate || dissents.length > 0 || counted !== '', 'nothing is said where nobody dissents'),
      ...same('the seats that dissent', [...filed].toSorted(), said.toSorted()),
    ];
  },
  /** Which seats put another option first at the end: the same as in the report, in the list of seats too. */
  watchSeats: ({ document: { moved, options, banner }, watch }) => {
    if (!watch || banner.rehearsal) return [];
    const letterOf = (optionId: string) => letterAt(options.findIndex((one) => one.optionId === optionId));
    return same(
      'the seats that moved',
      moved.flips.map(({ seat, from, to }) => `${seat.name} ${letterOf(from)} ${letterOf(to)}`).toSorted(),
      watch.seats.flatMap(({ name, was, now }) => (was ? [`${name} ${was} ${now}`] : [])).toSorted(),
    );
  },
  /** What must be known of the panel stands above everything: each once, and nothing that the report does not say. */
  watchBanners: ({ document: { banner }, watch }) => {
    if (!watch) return [];
    const expected = [
      ...(banner.example === undefined ? [] : [say('case.example')]),
      ...(banner.rehearsal ? [say('case.rehearsal.text')] : []),
      ...(banner.quorum === 'degraded' ? [`${say('watch.degraded')} ${say('watch.degraded.text')}`] : []),
      ...(banner.quorum === 'single_source' ? [`${say('watch.single')} ${say('watch.single.text')}`] : []),
      ...banner.declined.map(({ provider, declined, seats }) =>
        say('watch.declined', { provider: makers[provider] ?? provider, n: String(declined), seats: String(seats) }),
      ),
      ...(banner.budgetReached ? [say('watch.budget', { cap: usd.format(banner.budgetReached.capUsd) })] : []),
      ...(banner.seatsWithoutBudget > 0 ? [say('case.share-spent')] : []),
      ...(banner.isDecision ? [] : [say('watch.no-decision')]),
    ];
    return same('the banners', expected, watch.banners);
  },
};

const makers: Readonly<Record<string, string>> = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' };
const letterAt = (place: number): string => (place < 0 ? '?' : String.fromCharCode(65 + place));

const same = (what: string, expected: readonly string[], said: readonly string[]): string[] =>
  unless(
    expected.map(letters).join('\n') === said.map(letters).join('\n'),
    `${what}: in the report ${expected.join(' / ')}, on the watch page ${said.join(' / ')}`,
  );

const say = (key: string, values: Readonly<Record<string, string>> = {}): string => {
  const text = words[key];
  if (typeof text !== 'string') throw new Error(`expected one text for ${key}, found ${typeof text}`);
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
};
