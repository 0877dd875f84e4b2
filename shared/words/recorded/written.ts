/** Of lenses and roles, which have names in every language of reports. */
export const names = [
  'economics',
  'customers and market',
  'execution and operations',
  'risk of ruin',
  'outside view and base rates',
  'people and organisation',
  'law and ethics',
  'technology',
  'strategy and optionality',
  'triage',
  'framer',
  'researcher',
  'verifier',
  'stakeholder',
  'red_team',
  'chair',
  'reviewer',
  'reconciler',
] as const;

/**
 * What our own software writes into histories in English: names of lenses and roles, why a seat is missing, what became of a quote, the
 * rules of the gate, the code of a failure. Reports say it in the language of the case.
 */
export const written = [
  ...names,
  'out of time',
  'declined to answer',
  'gave no valid answer, nor after one repair',
  'could not be reached',
  'was interrupted too often',
  'was not asked',
  'the spending cap was reached',
  'its share of the spending cap (35 %) leaves no room for it',
  'its share of the spending cap (30 %) leaves no room for it',
  'its share of the spending cap (15 %) leaves no room for it',
  'Stands in the case, word for word.',
  'Does not stand in the case.',
  'The quote does not stand on the page.',
  'The quote stands on the page; the claim was not judged.',
  'Nobody of another provider could check it in time.',
  'Found nothing that bears on the options.',
  'recommended option is the ballots’ winner',
  'cited evidence exists',
  'no refuted evidence is used',
  'cited evidence is verified',
  'numbers can be traced',
  'every surviving dissent is there',
  'dissents are verbatim',
  'doing nothing was compared',
  'there is a base rate',
  'three tripwires',
  'tripwires are complete',
  'the first action is near and owned',
  'the plan has no circle',
  'language of the case',
  'no instructions from sources',
  'likelihood and confidence apart',
  'the banner is the real state',
  'no identity was shown before the ballots opened',
  'the cost of every call is recorded',
  // Why a case stopped, by its code.
  'budget-reached',
  'too-few-seats',
  'internal-error',
  'not-a-decision',
] as const;

/** The same in one language. */
export type RecordedWords = Readonly<Record<(typeof written)[number], string>>;
