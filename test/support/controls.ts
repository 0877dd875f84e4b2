import type { CaseEventOf } from '../../shared/events/case.ts';

/** Canonical examples; a spec overrides only what it is about. */

export const accountId = 'acc-1';
export const caseId = 'case-1';
export const at = '2026-11-21T10:00:00.000Z';

/** A moment `seconds` after `at`. */
export const later = (seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();

export const decisionText = [
  'Should we open a second bakery in Leeds, or franchise the brand instead?',
  'Our first shop made 184,000 pounds of profit last year on revenue of 1.1 million.',
  'A lease on Briggate costs 62,000 a year for ten years with a break after five.',
  'A franchisee has offered 40,000 up front and 6% of revenue.',
  'Our head baker says she will not train a second team before March.',
  'The landlord wants an answer by 15 January. We could also do nothing this year.',
].join(' ');

type Submitted = CaseEventOf<'CaseSubmitted'>;
export const caseSubmitted = (over: Partial<Submitted['data']> = {}): Submitted => ({
  type: 'CaseSubmitted',
  data: { caseId, accountId, email: 'ada@example.org', mode: 'default', q1: decisionText, answers: {}, at, ...over },
});

type Asked = CaseEventOf<'ClarificationAsked'>;
export const clarificationAsked = (over: Partial<Asked['data']> = {}): Asked => ({
  type: 'ClarificationAsked',
  data: {
    questions: [
      {
        questionId: 'q-1',
        text: 'How much cash can you lose without endangering the first shop?',
        why: 'It decides between the lease and the franchise.',
        assumption: 'At most one year of profit.',
        voi: 0.08,
      },
    ],
    dueAt: later(72 * 3600),
    at,
    ...over,
  },
});

export const clarificationAnswered = (text = 'About 90,000.'): CaseEventOf<'ClarificationAnswered'> => ({
  type: 'ClarificationAnswered',
  data: { answers: [{ questionId: 'q-1', text }], at },
});

export const caseFailed = (resumable = true): CaseEventOf<'CaseFailed'> => ({
  type: 'CaseFailed',
  data: {
    code: 'too-few-seats',
    validBallots: 2,
    capUsd: null,
    phase: 'blind_ballot',
    resumable,
    declined: [],
    at,
  },
});

export const gatePassed = (): CaseEventOf<'GatePassed'> => ({
  type: 'GatePassed',
  data: { panel: 0, verdict: 'pass', checks: [], at },
});

export const reportIssued = (documentHash = 'd0c'): CaseEventOf<'ReportIssued'> => ({
  type: 'ReportIssued',
  data: { documentHash, head: { revision: 41, hash: 'abc' }, filename: 'recommendation.pdf', at },
});

export const dissentFiled = (dissentId = 'dissent-1'): CaseEventOf<'DissentFiled'> => ({
  type: 'DissentFiled',
  data: {
    panel: 0,
    dissentId,
    seatId: 'seat-3',
    optionId: 'B',
    probability: 0.6,
    text: 'The lease binds us for five years.',
    decisiveArgument: 'The lease binds us for five years.',
    evidenceIds: ['E-1'],
    conditions: 'Footfall stays below last year.',
    watch: 'Monthly footfall.',
    textHash: 'hash',
    at,
  },
});

export const caseFramed = (panel = 0): CaseEventOf<'CaseFramed'> => ({
  type: 'CaseFramed',
  data: {
    panel,
    frame: {
      question: 'Open a second bakery or franchise?',
      options: [
        { optionId: 'A', title: 'Franchise the brand', description: '', origin: 'user' },
        { optionId: 'B', title: 'Open a second bakery', description: '', origin: 'user' },
      ],
      criteria: [{ criterionId: 'c1', name: 'Cash at risk', why: '', weight: 1, direction: 'less' }],
      constraints: [],
      assumptions: [],
      horizon: 'two years',
      successMetric: 'profit',
    },
    proposedBy: [],
    at,
  },
});
