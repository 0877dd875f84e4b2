import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import { sampleOf } from './samples.ts';

type Told = {
  /** What the owner wrote. */
  readonly own: string;
  /** What the panel has made public before. */
  readonly open?: readonly CaseEvent[];
  readonly said: string;
  readonly shown: string;
};

export const triaged = (title: string): CaseEvent => {
  const { data } = sampleOf('CaseTriaged').event as CaseEventOf<'CaseTriaged'>;
  return { type: 'CaseTriaged', data: { ...data, title } };
};
const framed = (
  type: 'CaseFramed' | 'FrameProposed',
  frame: Partial<CaseEventOf<'CaseFramed'>['data']['frame']>,
): CaseEvent => {
  const { data } = sampleOf(type).event as CaseEventOf<'CaseFramed'>;
  const none = { question: '', options: [], criteria: [] };
  return { type, data: { ...data, frame: { ...data.frame, ...none, ...frame } } } as CaseEvent;
};
const added = (title: string): CaseEvent => {
  const { data } = sampleOf('OptionAdded').event as CaseEventOf<'OptionAdded'>;
  return { type: 'OptionAdded', data: { ...data, option: { ...data.option, title } } };
};
export const answered = (...texts: readonly string[]): CaseEvent => {
  const answers = texts.map((text, i) => ({ questionId: i === 0 ? null : `q-${i}`, text }));
  return { type: 'ClarificationAnswered', data: { answers, at: '2026-11-21T10:00:00.000Z' } };
};
const option = { optionId: 'A', description: '', origin: 'user' } as const;
const criterion = { criterionId: 'c1', why: '', weight: 1, direction: 'more' } as const;

export const lease =
  'Our first shop made 184,000 pounds of profit last year. It leaks. The lease ends on 15 January 2027.';
export const loan = 'We borrowed forty thousand euros from my sister in March';

/** What is left out of what is said, and what is not. */
export const cases: Readonly<Record<string, Told>> = {
  'a sentence that is quoted': {
    own: lease,
    said: 'The case says: “Our first shop made 184,000 pounds of profit last year.” (E-1)',
    shown: 'The case says: “[…].” (E-1)',
  },
  'two that are quoted': {
    own: lease,
    said: '“The lease ends on 15 January 2027” and “Our first shop made 184,000 pounds of profit” both count.',
    shown: '“[…]” and “[…]” both count.',
  },
  'a part of one': {
    own: lease,
    said: 'They say the first shop made 184,000 pounds of profit, and I doubt it.',
    shown: 'They say the […], and I doubt it.',
  },
  'other case, spaces and punctuation': {
    own: lease,
    said: 'OUR FIRST SHOP made\n184000 pounds — of profit; good.',
    shown: '[…]; good.',
  },
  'all of what is said': { own: lease, said: 'It leaks.', shown: '[…].' },
  'a short sentence that is quoted whole': {
    own: lease,
    said: 'You say “it leaks”, so does mine.',
    shown: 'You say “[…]”, so does mine.',
  },
  'no short sentence within other words': {
    own: lease,
    said: 'Bandit leaks and it leaksome.',
    shown: 'Bandit leaks and it leaksome.',
  },
  'no few words in a row': {
    own: loan,
    said: 'You borrowed forty thousand once.',
    shown: 'You borrowed forty thousand once.',
  },
  'just enough in a row': { own: loan, said: 'You borrowed forty thousand euros once.', shown: 'You […] once.' },
  'no word that only begins alike': {
    own: loan,
    said: 'He borrowed forty thousand eurobonds from him and forty thousand euros from my sisters.',
    shown: 'He borrowed forty thousand eurobonds from him and […] sisters.',
  },
  'no word that only ends alike': {
    own: loan,
    said: 'The reborrowed forty thousand euros from my mystics.',
    shown: 'The reborrowed […] mystics.',
  },
  'from before where it is first noticed': { own: `x ${loan}`, said: `Why, ${loan}?`, shown: 'Why, […]?' },
  'a code': { own: 'The account is KX72-99Q, as ever.', said: 'Pay into kx7299q then.', shown: 'Pay into […] then.' },
  'no ordinary word': {
    own: 'Perhaps the accountants know.',
    said: 'Ask the accountants now.',
    shown: 'Ask the accountants now.',
  },
  'no number alone': { own: 'It costs 123456 a year.', said: 'About 123456 of them.', shown: 'About 123456 of them.' },
  'an address': { own: 'Write to bo@ex.io please.', said: 'Tell bo@ex.io first.', shown: 'Tell […] first.' },
  'no word too short to tell': { own: 'A b1 c.', said: 'Take along b1', shown: 'Take along b1' },
  Chinese: {
    own: '房东是我的舅舅，没有人知道。租约一月到期。',
    said: '案件写道：“房东是我的舅舅，没有人知道。”',
    shown: '案件写道：“[…]。”',
  },
  'a short sentence in Chinese': {
    own: '房东是我的舅舅，没有人知道。租约到期。',
    said: '租约到期了？',
    shown: '[…]了？',
  },
  Japanese: {
    own: '大家さんは私の叔父ですが、誰も知りません。',
    said: '案件には「私の叔父ですが、誰も知りません」とあります。',
    shown: '案件に[…]」とあります。',
  },
  Arabic: {
    own: 'صاحب العقار خالي ولا يعلم بذلك أحد سواي.',
    said: 'تقول القضية: «صاحب العقار خالي ولا يعلم بذلك أحد سواي».',
    shown: 'تقول القضية: «[…]».',
  },
  Hindi: {
    own: 'मकान मालिक मेरे मामा हैं और यह कोई नहीं जानता।',
    said: 'मामला कहता है: “मकान मालिक मेरे मामा हैं और यह कोई नहीं जानता।”',
    shown: 'मामला कहता है: “[…]।”',
  },
  'letters in pairs': {
    own: 'The mark is 𐐀𐐁𐐂𐐃 only.',
    said: 'A note on “the mark is 𐐀𐐁𐐂𐐃 only”.',
    shown: 'A note on “[…]”.',
  },
  'a line without an end': {
    own: 'First of all\nthe roof\nand then',
    said: 'I mean the roof, of course.',
    shown: 'I mean […], of course.',
  },
  'an own word repeated': {
    own: `${'ha '.repeat(200)}`,
    said: `He says ${'ha '.repeat(40)}so.`,
    shown: 'He says […] so.',
  },
  'nothing of the title': {
    own: 'Should we move the whole office to Lyon next year? My wife would rather we did not.',
    open: [triaged('Should we move the whole office to Lyon')],
    said: 'Should we move the whole office to Lyon? My wife would rather we did not.',
    shown: 'Should we move the whole office to Lyon? […].',
  },
  'no few letters beside a title': {
    own: 'Rent the old mill in Ghent now or never.',
    open: [triaged('Rent the old mill in Ghent')],
    said: 'Rent the old mill in Ghent now or not.',
    shown: 'Rent the old mill in Ghent now or not.',
  },
  'nothing of a question': {
    own: 'Should we move the whole office to Lyon next year? Or not.',
    open: [framed('CaseFramed', { question: 'Should we move the whole office to Lyon?' })],
    said: 'They ask: “Should we move the whole office to Lyon?”',
    shown: 'They ask: “Should we move the whole office to Lyon?”',
  },
  'nothing of a proposed option': {
    own: 'Move the whole office to Lyon, or close the warehouse in Lille.',
    open: [framed('FrameProposed', { options: [{ ...option, title: 'Close the warehouse in Lille' }] })],
    said: 'I would close the warehouse in Lille, not move the whole office to Lyon.',
    shown: 'I would close the warehouse in Lille, not […].',
  },
  'nothing of a criterion': {
    own: 'What counts is peace among the four partners and nothing else at all.',
    open: [framed('CaseFramed', { criteria: [{ ...criterion, name: 'Peace among the four partners' }] })],
    said: 'By “peace among the four partners” it wins.',
    shown: 'By “peace among the four partners” it wins.',
  },
  'nothing of an option that was added': {
    own: 'Perhaps rent the back room to a bookseller for a year.',
    open: [added('Rent the back room to a bookseller')],
    said: 'Rent the back room to a bookseller, say.',
    shown: 'Rent the back room to a bookseller, say.',
  },
};
