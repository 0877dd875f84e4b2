import type { CaseEvent } from '../../../shared/events/case.ts';
import { costOf } from '../../../server/panel/providers/prices.ts';
import { defaultPrices } from '../../../server/panel/providers/table.ts';
import { searchedAnswer } from '../../../test/support/foundOnTheWeb.ts';
import { ofType } from '../../../test/support/panelCase.ts';
import { type Played, play, type Scenario } from './scenarios.ts';

/**
 * `node bench/panel/wire/run.ts`: whole cases with the real SDKs against fakes that are as strict, as slow and as thoughtful as the
 * providers' published figures say, in virtual time. No model is asked.
 */
const direct: Scenario = { name: 'direct', mode: 'direct', cases: 20, atOnce: 10 };
const deadOpenAi: Scenario['fault'] = ({ provider }) => (provider === 'openai' ? { kind: 'hang' } : undefined);

const invented = 'Every shop of this kind in the county doubled its profit within one year of moving.';
/** Researchers of one provider quote what no page says. */
const inventing: Scenario['answer'] = (m, provider) => {
  const answer = searchedAnswer(m);
  if (provider !== 'anthropic' || m.kind !== 'research') return answer;
  const { items } = answer as { readonly items: readonly object[] };
  return { items: items.map((item) => ({ ...item, quote: invented })), nothingFound: null };
};

const goals: { goal: string; found: string; met: boolean }[] = [];
const hold = (goal: string, found: string | number, met: boolean) => {
  goals.push({ goal, found: String(found), met });
  console.log(`  ${met ? 'met   ' : 'MISSED'} ${goal}: ${found}`);
};

const all = (played: readonly Played[]): CaseEvent[] => played.flatMap(({ events }) => [...events]);
const byCode = (played: readonly Played[]) =>
  played.filter(({ events }) => ofType(events, 'CaseFramed').some(({ proposedBy }) => proposedBy.length === 0)).length;
const p95 = (played: readonly Played[]) =>
  played.map(({ seconds }) => seconds).toSorted((a, b) => a - b)[Math.ceil(played.length * 0.95) - 1] ?? Infinity;
const concluded = (played: readonly Played[]) =>
  played.filter(({ events }) => ofType(events, 'GatePassed').some(({ panel }) => panel === 0)).length;
const usdOf = (played: readonly Played[]) =>
  ofType(all(played), 'ModelCallEnded').reduce((sum, { usd }) => sum + (usd ?? 0), 0);
const knownShare = (played: readonly Played[]) => {
  const ended = ofType(all(played), 'ModelCallEnded');
  return ended.filter(({ usd }) => usd !== null).length / ended.length;
};
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

const before = ['triage', 'clarify', 'frame', 'match_frames', 'research', 'extract', 'search_more', 'read', 'verify'];
/** Of the input of ballots and later turns, what was read from a cache. */
const cachedShare = (played: readonly Played[]) => {
  const later = ofType(all(played), 'ModelCallEnded').filter(({ step }) => !before.includes(step.split('/')[1] ?? ''));
  const sum = (key: 'input' | 'cached') => later.reduce((total, { usage }) => total + (usage?.[key] ?? 0), 0);
  return sum('cached') / sum('input');
};
/** Of the items from the web, those whose quotes were found or not, by code. */
const lookedUp = (played: readonly Played[]) => {
  const shares = played.map(({ events }) => {
    const looked = new Set(
      ofType(events, 'EvidenceVerified')
        .filter(({ finding }) => finding !== undefined)
        .map(({ evidenceId }) => evidenceId),
    );
    const web = ofType(events, 'EvidenceFound').filter(({ source }) => source === 'web');
    return { looked: web.filter(({ evidenceId }) => looked.has(evidenceId)).length, of: web.length };
  });
  const sum = (key: 'looked' | 'of') => shares.reduce((total, share) => total + share[key], 0);
  return sum('of') === 0 ? 0 : sum('looked') / sum('of');
};
/** USD for what models read, as it was paid and as it would be without caches. */
const inputUsd = (played: readonly Played[]) => {
  const calls = new Map(ofType(all(played), 'ModelCallIntended').map((call) => [call.callId, call]));
  const sums = { paid: 0, uncached: 0 };
  for (const { callId, usage, at } of ofType(all(played), 'ModelCallEnded')) {
    const call = calls.get(callId);
    if (!usage || !call) continue;
    const { input, cached, cacheWritten = 0 } = usage;
    const bare = { input, cached, cacheWritten, output: 0, reasoning: 0, searches: 0 };
    const usd = (used: typeof bare) => costOf(defaultPrices, call.provider, call.model, used, at).usd ?? 0;
    sums.paid += usd(bare);
    sums.uncached += usd({ ...bare, cached: 0, cacheWritten: 0 });
  }
  return sums;
};
/** Second attempts that began while the first was under way, and those of them that answered. */
const hedgesIn = (played: readonly Played[]) => {
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
const problems = (played: readonly Played[]) =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        ofType(all(played), 'ModelCallEnded'),
        ({ outcome, problem }) => `${outcome} ${problem?.code ?? ''}`,
      ),
    ].map(([key, list]) => [key.trim(), list.length]),
  );
const report = (title: string, played: readonly Played[]) =>
  console.log(
    `\n${title}: ${played.length} cases, p95 ${p95(played).toFixed(0)} s, ${(usdOf(played) / played.length).toFixed(2)} USD a case, ${JSON.stringify(problems(played))}`,
  );

const usual = await play(direct);
report('Direct, 10 at once', usual.played);
hold('cases concluded', `${concluded(usual.played)} of 20`, concluded(usual.played) === 20);
hold('frames by code', byCode(usual.played), byCode(usual.played) === 0);
hold('p95 to the result ≤ 290 s', p95(usual.played).toFixed(0), p95(usual.played) <= 290);
hold('rests of a healthy provider', usual.rests, usual.rests === 0);
hold('web items whose quotes were looked up ≥ 80 %', percent(lookedUp(usual.played)), lookedUp(usual.played) >= 0.8);
hold('calls of known cost ≥ 95 %', percent(knownShare(usual.played)), knownShare(usual.played) >= 0.95);
const hedges = hedgesIn(usual.played);
hold('hedges won > 50 %', `${hedges.won} of ${hedges.made}`, hedges.made === 0 || hedges.won / hedges.made > 0.5);

const slow = await play({ ...direct, name: 'slow', slower: 2.5 });
report('Direct, 2.5 times slower', slow.played);
hold('cases concluded', `${concluded(slow.played)} of 20`, concluded(slow.played) === 20);
const disguised = slow.played.filter(
  ({ events }) =>
    byCode([{ events, seconds: 0 }]) > 0 && ofType(events, 'BallotsPooled').some(({ pool }) => pool.quorum === 'full'),
).length;
hold('frames by code that pass as a full panel', disguised, disguised === 0);

const dead = await play({ ...direct, name: 'direct', fault: deadOpenAi });
report('Direct, one provider dead from the start', dead.played);
const mean = (played: readonly Played[]) => played.reduce((sum, { seconds }) => sum + seconds, 0) / played.length;
const cost = mean(dead.played) - mean(usual.played);
hold('seconds that it costs ≤ 20', cost.toFixed(0), cost <= 20);
hold('cases concluded', `${concluded(dead.played)} of 20`, concluded(dead.played) === 20);

const lying = await play({ ...direct, name: 'lying', answer: inventing });
report('Direct, one provider inventing all quotes', lying.played);
const passed = lying.played.flatMap(({ events }) => {
  const verified = new Set(
    ofType(events, 'EvidenceVerified')
      .filter(({ status }) => status === 'verified')
      .map(({ evidenceId }) => evidenceId),
  );
  return ofType(events, 'EvidenceFound').filter(
    ({ quote, evidenceId }) => quote === invented && verified.has(evidenceId),
  );
}).length;
const offered = ofType(all(lying.played), 'EvidenceFound').filter(({ quote }) => quote === invented).length;
hold('invented quotes that are verified', `${passed} of ${offered}`, offered > 0 && passed === 0);
hold('cases concluded', `${concluded(lying.played)} of 20`, concluded(lying.played) === 20);

for (const mode of ['default', 'deep'] as const) {
  const { played } = await play({ name: mode, mode, cases: 2, atOnce: 2 });
  report(mode, played);
  hold(
    'input of ballots and later turns read from caches ≥ 70 %',
    percent(cachedShare(played)),
    cachedShare(played) >= 0.7,
  );
  if (mode === 'default') hold('USD for a short case ≤ 4', (usdOf(played) / 2).toFixed(2), usdOf(played) / 2 <= 4);
  else hold('p95 ≤ 1200 s', p95(played).toFixed(0), p95(played) <= 1200);
}

const long = await play({ name: 'long', mode: 'default', cases: 1, atOnce: 1, chars: 97_000 });
report('Default, a case of 97,000 characters', long.played);
const inputs = inputUsd(long.played);
console.log(`  of which input ${inputs.paid.toFixed(2)}; without caches ${inputs.uncached.toFixed(2)}`);
hold(
  'input for less than half of what it costs without caches',
  percent(inputs.paid / inputs.uncached),
  inputs.paid < inputs.uncached / 2,
);

const missed = goals.filter(({ met }) => !met).length;
console.log(`\n${goals.length - missed} of ${goals.length} goals met.`);
process.exit(missed === 0 ? 0 : 1);
