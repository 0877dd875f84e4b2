import { describe, expect, it } from 'vitest';

import { type FoundCase, bare, evolve } from '../../../server/cases/foldedCases.ts';
import { nobody } from '../../../server/cases/access.ts';
import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { type Debate, foldDebate, noDebate } from '../../../shared/views/debate/debate.ts';
import { nothingKnown, seenBy } from '../../../shared/views/redact.ts';
import { sameCruxes } from '../../../shared/views/reportDocument/sensitivity/sameCruxes.ts';
import { unlike, type Withheld } from '../../support/consistency/reading/withheld.ts';
import { clarificationAsked } from '../../support/controls.ts';
import { golden } from '../../support/golden.ts';
import { ofType } from '../../support/panelCase.ts';
import { sampled } from '../../support/sampled.ts';

type Events = readonly Recorded<CaseEvent>[];

/** The same history where nobody answered what was asked in time. */
const assumed = (events: Events): Events => {
  const { questions } = ofType(events, 'ClarificationAsked')[0] ?? clarificationAsked().data;
  const assumptions = questions.map(({ questionId, assumption: text }) => ({ questionId, text }));
  return events.map((event) => {
    if (event.type !== 'ClarificationAnswered') return event;
    const data: CaseEventOf<'ClarificationAssumed'>['data'] = { reason: 'timeout', assumptions, at: event.data.at };
    return { ...event, type: 'ClarificationAssumed', data };
  });
};
/** The same where each question has its own answer, or the last has none. */
const oneByOne = (events: Events): Events => {
  const { questions } = ofType(events, 'ClarificationAsked')[0] ?? clarificationAsked().data;
  const answers = questions.slice(0, -1).map(({ questionId }) => ({ questionId, text: `To ${questionId}.` }));
  return events.map((event) =>
    event.type === 'ClarificationAnswered' ? { ...event, data: { answers, at: event.data.at } } : event,
  );
};
/** The same with what may happen around a panel. */
const livedOn = (events: Events): Events => {
  const at = '2026-11-21T12:00:00.000Z';
  const more: readonly CaseEvent[] = [
    { type: 'AuditorInvited', data: { email: 'bob@example.org', accountId: null, at } },
    { type: 'DecisionRecorded', data: { optionId: null, text: 'We did neither.', at } },
    { type: 'OutcomeRecorded', data: { happened: 'good', text: 'It went well.', at } },
    { type: 'DissenterAsked', data: { dissentId: 'd', question: 'And now?', at } },
    { type: 'DissenterAnswered', data: { dissentId: 'd', text: 'As I said.', callId: 'c', at } },
    { type: 'ReviewDue', data: { what: 'Look again.', tripwire: null, dueAt: at, at } },
    { type: 'ReportMailed', data: { messageId: 'm', email: 'delivered', at } },
    { type: 'CaseCancelled', data: { reason: 'I changed my mind.', at } },
  ];
  const last = events.at(-1) as Recorded<CaseEvent>;
  const told = more.map((fact, i) => ({ ...last, ...(fact as object), revision: last.revision + 1 + i }));
  return [...events, ...(told as Events)];
};

const histories: Readonly<Record<string, () => Events>> = {
  ...Object.fromEntries(
    ['providers', 'rehearsal'].flatMap((seats) =>
      ['direct', 'default', 'deep'].map((mode) => [`${seats}, ${mode}`, () => golden(`${seats}-${mode}`)]),
    ),
  ),
  'a provider that failed': () => golden('outage-direct'),
  'a panel that failed': () => golden('failed-direct'),
  'questions that were not answered, default': () => assumed(golden('providers-default')),
  'questions that were not answered, deep': () => assumed(golden('rehearsal-deep')),
  'questions answered one by one': () => oneByOne(golden('rehearsal-default')),
  'a case that is lived on': () => livedOn(golden('rehearsal-direct')),
};

/** What a watcher does not see of the owner's page, and what is in its place; texts have the owner's words left out. */
const withheld: Withheld = [
  [/^accountId$|^q1$|^rerunOf$|^rerun$|^mailRefused$|^decision$|^outcome$|^outline$/u, null],
  [/^answers$/u, {}],
  [/^auditors$|^promptHashes$|^mailed$|^reviews$|^followUps$/u, []],
  [/^triage\.(?:domain|brief)$/u, ''],
  [/^triage\.(?:deadline|userLean)$/u, null],
  [/^triage\.(?:policyFlags|injectionSpans)$/u, []],
  [/^questions\.\d+\.answer$/u, ''],
  [/^frames\.\d+\.(?:constraints|assumptions)$/u, []],
  [/^frames\.\d+\.(?:horizon|successMetric)$/u, ''],
  [/^evidence\.\d+\.(?:claim|quote)$/u, ''],
  [/^evidence\.\d+\.(?:url|publisher|publishedAt)$/u, null],
  [/^dissents\.\d+\.textHash$/u, ''],
  [/^failure\.reason$|^cancelled$/u, ''],
  [/^failure\.declined$|^decisionModel\.model$/u, undefined],
];

const nothing: FoundCase = {
  ...{ caseId: 'case-1', revision: -1, access: nobody, known: nothingKnown },
  ...{ debate: noDebate, watched: noDebate, later: { owner: noDebate, watcher: noDebate } },
  stopped: false,
};
/** What says how far a case is: compared at every event, and the whole page at some. */
const progress = ({ status, phase, mode, revision, questions, money, options, ...debate }: Debate) => ({
  ...{ status, phase, mode, revision, money, options },
  asked: questions.map(({ questionId, answer, assumed: was }) => [questionId, answer !== null, was]),
  counts: [
    debate.phases,
    debate.evidence,
    debate.ballots,
    debate.pools,
    debate.cruxes,
    debate.objections,
    debate.dissents,
  ].map(({ length }) => length),
  found: debate.evidence.map(({ evidenceId, status: found }) => `${evidenceId} ${found}`),
  lost: debate.seats.map(({ lost }) => lost),
  revealed: debate.revealed,
});

describe.each(sampled('histories of watchers', Object.entries(histories), 9))(
  'the page of a watcher by link: %s',
  (_name, history) => {
    const events = history();

    it('is the owner’s less the private words, at every moment', () => {
      let found = nothing;
      for (const event of events) {
        found = evolve(found, [event]);
        expect(progress(found.watched)).toEqual(progress(found.debate));
        if (event.revision % 10 !== 0 && event.revision !== events.length - 1) continue;
        // The title was the first line of the owner's text until the panel gave it one.
        const title = found.debate.triage ? found.debate.title : '';
        expect([...unlike(withheld, { ...found.debate, title }, wordsAlone(found.watched))]).toEqual([]);
        expect(questionsIn(found.watched)).toEqual(questionsIn(found.debate));
      }
      const [owner, watcher] = (['owner', 'watcher'] as const).map((audience) => foldDebate(seenBy(audience, events)));
      expect([...unlike(withheld, withoutAnswers(owner), withoutAnswers(watcher))]).toEqual([]);
    });

    it.each(['owner', 'watcher'] as const)('is the same live and later (%s)', (audience) => {
      let found = nothing;
      for (const event of events) {
        const wasOpen = found.known.openedAt;
        found = evolve(found, [event]);
        if (wasOpen === found.known.openedAt && event.revision % 40 !== 0) continue;
        const later = bare(foldDebate(seenBy(audience, events.slice(0, event.revision + 1))));
        expect(audience === 'owner' ? found.debate : found.watched).toEqual(later);
      }
    });
  },
);

/** Without what says in place of words which questions are the same. */
const wordsAlone = (debate: Debate): Debate => ({
  ...debate,
  cruxes: debate.cruxes.map(({ sameAs: _sameAs, ...crux }) => crux),
});
const questionsIn = (debate: Debate) =>
  sameCruxes(debate).map(({ crux, asked }) => [crux.cruxId, crux.q, asked.map(({ cruxId }) => cruxId)]);

/** A transcript in which the owner's answers are without words. */
const withoutAnswers = (debate: Debate | undefined) => ({
  transcript: debate?.transcript.map((line) => (line.kind === 'answered' ? { ...line, text: '' } : line)),
});
