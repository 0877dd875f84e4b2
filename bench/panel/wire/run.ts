import type { CaseEvent } from '../../../shared/events/case.ts';
import { ofType } from '../../../test/support/panelCase.ts';
import { type Played, play, type Scenario } from './scenarios.ts';

/**
 * `node bench/panel/wire/run.ts`: whole cases with the real SDKs against fakes that are as strict, as slow and as thoughtful as the
 * providers' published figures say, in virtual time. No model is asked.
 */
const direct: Scenario = { name: 'direct', mode: 'direct', cases: 20, atOnce: 10 };
const deadOpenAi: Scenario['fault'] = ({ provider }) => (provider === 'openai' ? { kind: 'hang' } : undefined);

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

const silent = ['triage', 'clarify', 'frame', 'research', 'verify'];
/** Of the input of ballots and later turns, what was read from a cache. */
const cachedShare = (played: readonly Played[]) => {
  const later = ofType(all(played), 'ModelCallEnded').filter(({ step }) => !silent.includes(step.split('/')[1] ?? ''));
  const sum = (key: 'input' | 'cached') => later.reduce((total, { usage }) => total + (usage?.[key] ?? 0), 0);
  return sum('cached') / sum('input');
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
hold('USD ≤ 3.62, half of what it cost without caches', usdOf(long.played).toFixed(2), usdOf(long.played) <= 3.62);

const missed = goals.filter(({ met }) => !met).length;
console.log(`\n${goals.length - missed} of ${goals.length} goals met.`);
process.exit(missed === 0 ? 0 : 1);
