import { describe, expect, it } from 'vitest';

import { type Mode, modes } from '../../../../shared/events/case.ts';
import { finalPool, foldDebate, recommendation } from '../../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { choiceOf, commitOf } from '../../../../server/panel/protocol/counting/ballots.ts';
import { facts, ofType, panelNeeds, put, rehearse, submit } from '../../../support/panelCase.ts';
import { scriptedSeat } from '../../../../server/panel/engine/configuredProviders.ts';
import { rehearsalProvider } from '../../../../server/panel/rehearsal/rehearsalProvider.ts';
import { runCase } from '../../../../server/panel/engine/runCase.ts';
import { reportOf, reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { caseId, decisionText } from '../../../support/controls.ts';
import { seen } from '../../../support/histories.ts';
import { afterFramingMs } from '../../../../shared/views/afterFraming.ts';
import { wordsIn } from '../../../../shared/words/readingTime.ts';

const debateOf = (events: ReturnType<typeof facts>) => foldDebate(seenBy('owner', events));

describe.each(modes)('a rehearsal of a %s case', (mode: Mode) => {
  const played = rehearse(mode);

  it('goes from submission to the gate', async () => {
    const { end, events } = await played;
    expect(end).toEqual({ how: 'concluded' });
    expect(events.at(-1)?.type).toBe('GatePassed');
  });

  it('seats, asks and exchanges as its mode says', async () => {
    const { events } = await played;
    const [{ seats, panels, rehearsal } = { seats: [], panels: 0, rehearsal: false }] = ofType(events, 'PanelSeated');
    const voting = seats.filter(({ kind }) => kind === 'voting').length;
    expect({ voting, panels, rehearsal }).toEqual({
      voting: { direct: 9, default: 15, deep: 27 }[mode],
      panels: mode === 'deep' ? 3 : 1,
      rehearsal: true,
    });
    const questions = ofType(events, 'ClarificationAsked').flatMap(({ questions: list }) => list).length;
    expect(questions).toBeGreaterThanOrEqual(mode === 'direct' ? 0 : 1);
    expect(questions).toBeLessThanOrEqual({ direct: 0, default: 4, deep: 6 }[mode]);
    const cruxes = ofType(events, 'CruxChosen');
    expect(cruxes.length).toBeGreaterThanOrEqual(1);
    expect(cruxes.length).toBeLessThanOrEqual({ direct: 2, default: 4, deep: 12 }[mode]);
    expect(ofType(events, 'DissentFiled').length).toBeGreaterThanOrEqual(1);
  });

  it('recommends what its ballots chose, and reports nothing that was made up', async () => {
    const { events } = await played;
    const debate = debateOf(events);
    expect(recommendation(debate)?.optionId).toBe(finalPool(debate)?.winner);
    expect(recommendation(debate)?.headline).toContain('scripted seats');
    expect(debate.quorum).toBe('rehearsal');
    const report = reportOf(debate);
    expect(report?.options.map(({ final, blind }) => final ?? blind).filter(Boolean)).toEqual([]);
    expect(report).toMatchObject({ matrix: null, sensitivity: null, cruxes: [], preMortem: [] });
    expect(report?.recommendation.pool).toBeNull();
    expect(report?.evidence.length).toBeGreaterThan(0);
  });

  it('holds every sealed ballot to its commit, and shows none before all are in', async () => {
    const { events } = await played;
    for (const { ballots } of ofType(events, 'BallotsRevealed'))
      for (const { ballot, nonce, commit } of ballots) expect(commitOf(ballot, nonce)).toBe(commit);
    const firstReveal = events.findIndex(({ type }) => type === 'BallotsRevealed');
    const before = seenBy('owner', events.slice(0, firstReveal)).map((event) => JSON.stringify(event));
    expect(before.filter((line) => line.includes('topCrux'))).toEqual([]);
  });

  it('lets seats disagree', async () => {
    const { events } = await played;
    const [{ ballots } = { ballots: [] }] = ofType(events, 'BallotsRevealed');
    expect(new Set(ballots.map(({ ballot }) => choiceOf(ballot.p))).size).toBeGreaterThan(1);
  });

  it('quotes the case word for word and verifies every quote by code', async () => {
    const { events } = await played;
    const found = ofType(events, 'EvidenceFound');
    expect(found.length).toBeGreaterThan(0);
    for (const { quote, source } of found)
      expect([source, decisionText.includes(quote) || quote.includes('90,000')]).toEqual(['case', true]);
    expect(new Set(ofType(events, 'EvidenceVerified').map(({ status }) => status))).toEqual(new Set(['verified']));
  });

  it('ends every call it began, once, and costs nothing', async () => {
    const { events } = await played;
    const begun = ofType(events, 'ModelCallIntended').map(({ callId }) => callId);
    const ended = ofType(events, 'ModelCallEnded');
    expect(ended.map(({ callId }) => callId).toSorted()).toEqual(begun.toSorted());
    expect(new Set(begun).size).toBe(begun.length);
    expect(new Set(ended.map(({ outcome, usd }) => `${outcome} ${usd}`))).toEqual(new Set(['ok 0']));
  });

  it('says every utterance once', async () => {
    const { events } = await played;
    const keys = ofType(events, 'UtteranceMade').map(({ utteranceId }) => utteranceId);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the same rehearsal twice', () => {
  it('is the same history', async () => {
    const [one, two] = await Promise.all([rehearse('direct'), rehearse('direct')]);
    const told = ({ events }: typeof one) => events.map(({ type, data }) => ({ type, data }));
    expect(told(one)).toEqual(told(two));
  });
});

describe('a case that asks', () => {
  it('waits, and goes on with its assumptions when nobody answers in time', async () => {
    const { needs, kept, clock } = panelNeeds();
    submit(kept, { mode: 'default' });
    const { signal } = new AbortController();
    const asked = await runCase(caseId, needs, signal);
    expect(asked.how).toBe('waiting');
    expect(await runCase(caseId, needs, signal)).toEqual(asked);
    await clock.sleep(72 * 3600_000, signal);
    expect(await runCase(caseId, needs, signal)).toEqual({ how: 'concluded' });
    clock.stop();
    const [assumed] = ofType(facts(kept), 'ClarificationAssumed');
    expect(assumed?.reason).toBe('timeout');
    const [framed] = ofType(facts(kept), 'CaseFramed');
    for (const { text } of assumed?.assumptions ?? []) expect(framed?.frame.assumptions.join()).toContain(text);
  });

  it('is left alone once its owner cancels', async () => {
    const { needs, kept, clock } = panelNeeds();
    submit(kept, { mode: 'default' });
    const { signal } = new AbortController();
    await runCase(caseId, needs, signal);
    put(kept, { type: 'CaseCancelled', data: { reason: 'sold', at: clock.now() } });
    const length = facts(kept).length;
    expect(await runCase(caseId, needs, signal)).toEqual({ how: 'cancelled' });
    expect(facts(kept)).toHaveLength(length);
    clock.stop();
  });
});

describe('scripted seats at a reading pace', () => {
  /** A case whose every sentence is long. */
  const longWinded = `Should we?${' The shop earned 4,000 pounds in a month of which nobody in the whole family can say what it will mean for the years to come.'.repeat(12)}`;
  const cases = modes.flatMap((mode) => [decisionText, longWinded].map((q1) => [mode, q1] as const));

  it.each(cases)('keep the deadlines of %s mode, one voice at a time at a pace one can read', async (mode, q1) => {
    const heard: { readonly at: number; readonly key: string; readonly words: number }[] = [];
    const { needs, kept, clock } = panelNeeds({
      publishDelta: (_caseId, { key, text }) => heard.push({ at: clock.elapsed(), key, words: wordsIn(text) }),
    });
    const providers = [rehearsalProvider({ pace: 1, sleep: clock.sleep }, scriptedSeat)];
    submit(kept, { mode, q1 });
    const { signal } = new AbortController();
    const end = await runCase(caseId, { ...needs, providers, rules: { ...needs.rules, clarifyMs: 1 } }, signal);
    await clock.sleep(1000, signal);
    expect(end.how === 'waiting' ? await runCase(caseId, { ...needs, providers }, signal) : end).toEqual({
      how: 'concluded',
    });
    clock.stop();
    expect(ofType(facts(kept), 'TurnLost')).toEqual([]);
    expect(ofType(facts(kept), 'ModelCallEnded').filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
    const framedAt = ofType(facts(kept), 'PhaseEntered').find(({ phase }) => phase === 'framing')?.at ?? '';
    const took = Date.parse(clock.now()) - Date.parse(framedAt);
    expect(Math.abs(took / afterFramingMs(mode, true, 0) - 1)).toBeLessThan(0.3);
    const perMinute = heard.map(({ at }, i) =>
      heard.slice(i).reduce((sum, one) => sum + (one.at < at + 60 ? one.words : 0), 0),
    );
    expect(Math.max(...perMinute)).toBeLessThanOrEqual(250);
    // A recommendation is drawn up twice; everybody else is heard out.
    const voices = heard.filter(({ key }, i) => key !== heard[i - 1]?.key).map(({ key }) => key);
    const again = voices.filter((key, i) => voices.indexOf(key) < i);
    expect(again.filter((key) => !key.startsWith('recommendation/'))).toEqual([]);
  });
});

describe('scripted seats', () => {
  const cases: Record<string, string> = {
    ar: 'هل نفتح فرعاً ثانياً في جدة أم نوقع عقد امتياز؟ بلغت أرباحنا ٨٤٠٬٠٠٠ ريال في العام الماضي. الإيجار ١٢٠٬٠٠٠ ريال في السنة.',
    zh: '我们应该在上海开第二家店，还是授权加盟？去年利润为84万元。租金每年12万元，期限十年。房东要求1月15日前答复。',
    ja: '大阪に二号店を出すべきか、それともフランチャイズにするべきか？昨年の利益は840万円でした。家賃は年120万円です。',
    th: 'เราควรเปิดสาขาที่สองในเชียงใหม่หรือขายแฟรนไชส์ ปีที่แล้วกำไร 840,000 บาท ค่าเช่าปีละ 120,000 บาท',
    de: 'Sollen wir in Leipzig eine zweite Bäckerei eröffnen oder die Marke als Franchise vergeben? Der Gewinn lag bei 184.000 Euro.',
    hi: 'क्या हमें दूसरी दुकान खोलनी चाहिए या फ्रैंचाइज़ी देनी चाहिए? पिछले साल लाभ 8,40,000 रुपये था। किराया 1,20,000 रुपये है।',
    'one word': 'Merge?',
    'no words': '??? 42 !!!',
    emoji: '🚀🚀 or 🛑🛑? 👩‍👩‍👧 1️⃣ \u202Ereversed\u202C',
  };
  it.each(Object.entries(cases))('get through a case in %s', async (_language, q1) => {
    const { end, events } = await rehearse('direct', {}, q1);
    expect(end).toEqual({ how: 'concluded' });
    expect(ofType(events, 'BallotsPooled').length).toBeGreaterThan(0);
    expect(ofType(events, 'TurnLost')).toEqual([]);
  });

  it('find the options that a question names', async () => {
    const titles = async (q1: string) =>
      ofType((await rehearse('direct', {}, q1)).events, 'CaseFramed')[0]?.frame.options.map(({ title }) => title);
    expect(await titles(cases['de'] ?? '')).toEqual(
      expect.arrayContaining([expect.stringContaining('zweite Bäckerei'), expect.stringContaining('Franchise')]),
    );
    expect(await titles(cases['zh'] ?? '')).toEqual(
      expect.arrayContaining([expect.stringContaining('第二家店'), expect.stringContaining('加盟')]),
    );
  });
});

describe('the words of a scripted seat', () => {
  it.each(['direct', 'default', 'deep'] as const)(
    'name the option that its ballot puts first, in a %s case',
    async (mode) => {
      const { events } = await rehearse(mode);
      const titles = new Map(
        [...ofType(events, 'CaseFramed').flatMap(({ frame }) => frame.options)].map((one) => [one.optionId, one.title]),
      );
      const cast = ofType(events, 'BallotsRevealed').flatMap(({ ballots }) => ballots);
      expect(cast.length).toBeGreaterThan(8);
      for (const { ballot } of cast) expect(ballot.statement).toContain(`“${titles.get(choiceOf(ballot.p) ?? '')}”`);
    },
  );

  it('are no votes to estimate: a report of a rehearsal counts no effective ones', async () => {
    const { events } = await rehearse('direct');
    expect(reportOfHistory(seen(events))?.banner).toMatchObject({ rehearsal: true, nEff: null });
  });
});
