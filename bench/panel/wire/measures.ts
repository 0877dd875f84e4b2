import type { CaseEvent } from '../../../shared/events/case.ts';
import { costOf } from '../../../server/panel/providers/prices.ts';
import { defaultPrices } from '../../../server/panel/providers/table.ts';
import { isWeaker } from '../../../server/panel/protocol/counting/pool/strength.ts';
import { deviation } from '../../../shared/kernel/numbers.ts';
import { ofType } from '../../../test/support/panelCase.ts';
import type { Played } from './scenarios.ts';

/** What is counted of cases that were played. */

export const all = (played: readonly Played[]): CaseEvent[] => played.flatMap(({ events }) => [...events]);
export const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

const framedByCode = ({ events }: Played) =>
  ofType(events, 'CaseFramed').some(({ proposedBy }) => proposedBy.length === 0);
export const byCode = (played: readonly Played[]) => played.filter(framedByCode).length;
/** Cases that code framed and that say they are a full panel. */
export const disguised = (played: readonly Played[]) =>
  played.filter(
    (one) => framedByCode(one) && ofType(one.events, 'BallotsPooled').some(({ pool }) => pool.quorum === 'full'),
  ).length;

export const strong = (played: readonly Played[]) => played.filter((one) => strengthIn(one) === 'strong').length;
/** Cases that are strong with less than half of their evidence verified, all of it or what is not from the case itself. */
export const strongOnLittle = (played: readonly Played[]) =>
  played.filter((one) => strengthIn(one) === 'strong' && coverageOf(one) < 0.5).length;
/** Cases with less than half of it verified that do not say so, and how many there are. */
export const littleVerified = (played: readonly Played[]) => {
  const little = played.filter((one) => coverageOf(one) < 0.5);
  const saysSo = ({ events }: Played) =>
    ofType(events, 'BallotsPooled')
      .at(-1)
      ?.pool.caps.some(({ code }) => code === 'low_coverage');
  return { cases: little.length, unsaid: little.filter((one) => !saysSo(one)).length };
};
const coverageOf = ({ events }: Played): number => {
  const status = new Map(ofType(events, 'EvidenceVerified').map((found) => [found.evidenceId, found.status]));
  const share = (items: readonly { readonly evidenceId: string }[]) =>
    items.length === 0
      ? null
      : items.filter(({ evidenceId }) => status.get(evidenceId) === 'verified').length / items.length;
  const items = ofType(events, 'EvidenceFound');
  return Math.min(share(items) ?? 0, share(items.filter(({ source }) => source !== 'case')) ?? 1);
};
const strengthIn = ({ events }: Played) =>
  ofType(events, 'RecommendationDrafted').findLast(({ panel }) => panel === 0)?.strength;

/** Cases that lack a fifth of their seats, or a provider, and say that they are a full panel; and how many lack so much. */
export const lackingSeats = (played: readonly Played[]) => {
  const lacking = played.filter(lacksSeats);
  const isFull = ({ events }: Played) => ofType(events, 'BallotsPooled').at(-1)?.pool.quorum === 'full';
  return { cases: lacking.length, full: lacking.filter(isFull).length };
};
const lacksSeats = ({ events }: Played): boolean => {
  const voters = ofType(events, 'PanelSeated').flatMap(({ seats }) => seats.filter(({ role }) => role === 'voter'));
  const valid = ofType(events, 'BallotsRevealed').flatMap(({ round, panel, ballots }) =>
    round === 'blind' && (panel > 0 || !voters.some((seat) => seat.panel > 0))
      ? ballots.filter(({ ballot }) => !ballot.abstain)
      : [],
  );
  const providers = [...new Set(voters.map(({ provider }) => provider))];
  return (
    valid.length < 0.8 * voters.length ||
    providers.some((name) => valid.filter(({ provider }) => provider === name).length < 2)
  );
};

export const p95 = (played: readonly Played[]) => p95Of(played.map(({ seconds }) => seconds));
export const p95Of = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1] ?? Infinity;
export const meanSeconds = (played: readonly Played[]) => sumOf(played.map(({ seconds }) => seconds)) / played.length;
/** How many seconds longer these took on average than those, and the standard error of that: of few cases one that is slow says little. */
export const longerThan = (these: readonly Played[], those: readonly Played[]) => {
  const squared = (played: readonly Played[]) =>
    deviation(played.map(({ seconds }) => seconds)) ** 2 / (played.length - 1);
  return { seconds: meanSeconds(these) - meanSeconds(those), error: Math.sqrt(squared(these) + squared(those)) };
};
/** Of the seconds from framing to the end that each case was expected to take, by how much it was off, the farthest first. */
export const offBy = (played: readonly Played[], expectedSeconds: number): readonly number[] =>
  played.map((one) => Math.abs(afterFramingSeconds(one) / expectedSeconds - 1)).toSorted((a, b) => b - a);
const afterFramingSeconds = ({ events }: Played) => {
  const [framing] = ofType(events, 'PhaseEntered').filter(({ phase }) => phase === 'framing');
  const ended = ofType(events, 'GatePassed').find(({ panel }) => panel === 0);
  return (Date.parse(ended?.at ?? '') - Date.parse(framing?.at ?? '')) / 1000;
};
export const slowest = (played: readonly Played[]) => Math.max(...played.map(({ seconds }) => seconds));
export const concluded = (played: readonly Played[]) =>
  played.filter(({ events }) => ofType(events, 'GatePassed').some(({ panel }) => panel === 0)).length;
export const usdEach = (played: readonly Played[]) =>
  sumOf(ofType(all(played), 'ModelCallEnded').map(({ usd }) => usd ?? 0)) / played.length;
export const knownShare = (played: readonly Played[]) => {
  const ended = ofType(all(played), 'ModelCallEnded');
  return ended.filter(({ usd }) => usd !== null).length / ended.length;
};

/** Answers that were cut at their token limit: paid for, and asked for again. */
export const cutShare = (played: readonly Played[]) => {
  const ended = ofType(all(played), 'ModelCallEnded');
  return ended.filter(({ problem }) => problem?.code === 'token_limit').length / ended.length;
};

const before = [
  ...['triage', 'clarify', 'frame', 'match_frames'],
  ...['research', 'extract', 'search_more', 'read', 'open', 'verify'],
];
/** Of the input of ballots and later turns, what was read from a cache. */
export const cachedShare = (played: readonly Played[]) => {
  const later = ofType(all(played), 'ModelCallEnded').filter(({ step }) => !before.includes(step.split('/')[1] ?? ''));
  const sum = (key: 'input' | 'cached') => sumOf(later.map(({ usage }) => usage?.[key] ?? 0));
  return sum('cached') / sum('input');
};

/** Of the items from the web, those whose page could be read and whose quote was looked up on it, by code. */
export const lookedUp = (played: readonly Played[]) => {
  const shares = played.map(({ events }) => {
    const looked = new Set(
      ofType(events, 'EvidenceVerified')
        .filter(({ finding }) => finding !== undefined && finding !== 'unreadable')
        .map(({ evidenceId }) => evidenceId),
    );
    const web = ofType(events, 'EvidenceFound').filter(({ source }) => source === 'web');
    return { looked: web.filter(({ evidenceId }) => looked.has(evidenceId)).length, of: web.length };
  });
  const sum = (key: 'looked' | 'of') => sumOf(shares.map((share) => share[key]));
  return sum('of') === 0 ? 0 : sum('looked') / sum('of');
};

/** USD for what models read, as it was paid and as it would be without caches. */
export const inputUsd = (played: readonly Played[]) => {
  const calls = new Map(ofType(all(played), 'ModelCallIntended').map((call) => [call.callId, call]));
  const sums = { paid: 0, uncached: 0 };
  for (const { callId, usage, at } of ofType(all(played), 'ModelCallEnded')) {
    const call = calls.get(callId);
    if (!usage || !call) continue;
    const { input, cached, cacheWritten = 0, cacheWrittenHour = 0 } = usage;
    const bare = { input, cached, cacheWritten, cacheWrittenHour, output: 0, reasoning: 0, searches: 0 };
    const usd = (used: typeof bare) => costOf(defaultPrices, call.provider, call.model, used, at).usd ?? 0;
    sums.paid += usd(bare);
    sums.uncached += usd({ ...bare, cached: 0, cacheWritten: 0, cacheWrittenHour: 0 });
  }
  return sums;
};

/** Second attempts that began while the first was under way, and those of them that answered. */
export const hedgesIn = (played: readonly Played[]) => {
  const outcomes = played.flatMap(({ events }) => {
    const ends = new Map(ofType(events, 'ModelCallEnded').map((end) => [end.callId, end]));
    const calls = ofType(events, 'ModelCallIntended');
    return calls
      .filter(({ step, attempt, at }) =>
        calls.some(
          (first) => first.step === step && first.attempt < attempt && (ends.get(first.callId)?.at ?? '9') > at,
        ),
      )
      .map(({ callId }) => ends.get(callId)?.outcome === 'ok');
  });
  return { made: outcomes.length, won: outcomes.filter(Boolean).length };
};

export const problems = (played: readonly Played[]) =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        ofType(all(played), 'ModelCallEnded'),
        ({ outcome, problem }) => `${outcome} ${problem?.code ?? ''}`,
      ),
    ].map(([key, list]) => [key.trim(), list.length]),
  );

/** Items with this quote: those that there are, and those that count as verified. */
export const withQuote = (played: readonly Played[], quote: string) => {
  const found = played.map(({ events }) => {
    const verified = new Set(
      ofType(events, 'EvidenceVerified')
        .filter(({ status }) => status === 'verified')
        .map(({ evidenceId }) => evidenceId),
    );
    const items = ofType(events, 'EvidenceFound').filter((item) => item.quote === quote);
    return { offered: items.length, verified: items.filter(({ evidenceId }) => verified.has(evidenceId)).length };
  });
  return { offered: sumOf(found.map((one) => one.offered)), verified: sumOf(found.map((one) => one.verified)) };
};

/** Cases whose recommendation is printed stronger than a lean. */
export const firmerThanLean = (played: readonly Played[]) =>
  played.filter((one) => {
    const strength = strengthIn(one);
    return strength !== undefined && isWeaker('lean', strength);
  }).length;
