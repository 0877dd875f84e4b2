import type { CaseEvent, CaseEventOf, Change, Outline } from '../../../shared/events/case.ts';
import type { Seen } from '../../../shared/views/debate/debate.ts';
import { caseSubmitted } from '../controls.ts';
import { recorded } from '../histories.ts';
import type { Check, Redaction } from './check.ts';
import { answered, cases, lease, loan, triaged } from './maskCases.ts';
import { sampleOf } from './samples.ts';

export const maskFaults: Check = function* (redaction) {
  for (const [what, { own, open = [], said, shown }] of Object.entries(cases)) {
    const told = [caseSubmitted({ q1: own, email: 'ada@example.org' }), ...open];
    const found = heard(redaction, told, said);
    if (found !== shown) yield `${what}: expected ${shown}, found ${found}`;
  }
  yield* sourceFaults(redaction);
  yield* documentFaults(redaction);
  yield* soFarFaults(redaction);
};

/** The text of a statement as a watcher gets it after these events. */
const heard = ({ seenBy }: Redaction, told: readonly CaseEvent[], text: string): string => {
  const { data } = sampleOf('UtteranceMade').event as CaseEventOf<'UtteranceMade'>;
  const said: CaseEvent = { type: 'UtteranceMade', data: { ...data, text } };
  const seen = seenBy('watcher', recorded([...told, said])).at(-1) as Seen<'UtteranceMade'> | undefined;
  return seen?.data?.text ?? '';
};

const at = '2026-11-21T10:00:00.000Z';
const empty = { options: [], criteria: [], deadline: null, fixed: [] };
/** Each place of a corrected reading in which its owner can write. */
const frames: readonly Partial<Outline>[] = [
  { options: ['', loan] },
  { criteria: [loan] },
  { deadline: loan },
  { fixed: [loan] },
];
const changes: readonly Change[] = [
  { kind: 'assumption', was: '', now: loan },
  { kind: 'fact', now: loan },
  { kind: 'document', documentId: 'd-1', name: loan },
];
const { data: document } = sampleOf('DocumentAdded').event as CaseEventOf<'DocumentAdded'>;

/** Whatever the owner wrote, wherever, and only what was written before. */
function* sourceFaults(redaction: Redaction) {
  const sources: readonly CaseEvent[] = [
    caseSubmitted({ q1: '', answers: { q7: loan } }),
    caseSubmitted({ q1: loan, answers: { q7: '' } }),
    answered(loan),
    answered('', loan),
    ...changes.map((change) => caseSubmitted({ q1: '', again: { of: 'case-0', change } })),
    caseSubmitted({ q1: '', again: { of: 'case-0', change: { kind: 'fact', now: '' }, stated: [loan] } }),
    ...frames.map((frame): CaseEvent => ({ type: 'FrameCorrected', data: { frame: { ...empty, ...frame }, at } })),
    { type: 'DocumentAdded', data: { ...document, name: loan } },
  ];
  for (const source of sources) {
    if (heard(redaction, [source], loan) !== '[…]') yield `${JSON.stringify(source.data)} was told`;
    const { data } = sampleOf('UtteranceMade').event as CaseEventOf<'UtteranceMade'>;
    const before = recorded([{ type: 'UtteranceMade', data: { ...data, text: loan } }, source]);
    const [said] = redaction.seenBy('watcher', before) as unknown as readonly { readonly data: typeof data }[];
    if (said?.data.text !== loan) yield 'a text was changed by what was written after it';
  }
  if (heard(redaction, [caseSubmitted({ email: 'ada@example.org' })], 'Ask ada@example.org.') !== 'Ask […].')
    yield 'the owner’s address was told';
  const weight: Change = { kind: 'weight', criterionId: 'c1', name: loan, was: 0.2, now: 0.4 };
  if (heard(redaction, [caseSubmitted({ q1: '', again: { of: 'case-0', change: weight } })], loan) !== loan)
    yield 'the name of a criterion was left out, which the panel made public';
  if (heard(redaction, [], loan) !== loan) yield 'a text was changed though nothing was written';
}

/** What a seat says of a document it looked at, of which watchers know no word, and what others repeat of it later. */
function* documentFaults(redaction: Redaction) {
  const { data: evidence } = sampleOf('EvidenceFound').event as CaseEventOf<'EvidenceFound'>;
  const { data: verified } = sampleOf('EvidenceVerified').event as CaseEventOf<'EvidenceVerified'>;
  const { data: utterance } = sampleOf('UtteranceMade').event as CaseEventOf<'UtteranceMade'>;
  const found = (source: 'web' | 'document', { quote = '', claim = '' } = {}): CaseEvent => ({
    type: 'EvidenceFound',
    data: { ...evidence, evidenceId: 'E-7', source, quote, claim },
  });
  const looked: CaseEvent = {
    type: 'EvidenceVerified',
    data: { ...verified, evidenceId: 'E-7', note: { code: 'said', text: loan }, instead: lease },
  };
  const said = (kind: 'check' | 'statement', text: string): CaseEvent => ({
    type: 'UtteranceMade',
    data: { ...utterance, kind, text, evidenceIds: ['E-7'] },
  });
  const last = (facts: readonly CaseEvent[]) =>
    JSON.stringify(redaction.seenBy('watcher', recorded(facts)).at(-1)?.data);
  const cases: readonly (readonly [what: string, facts: readonly CaseEvent[], isShown: boolean])[] = [
    ['the answer of a look-up in a document', [found('document'), said('check', loan)], false],
    ['the note on a quote of a document', [found('document'), looked], false],
    ['the answer, repeated', [found('document'), said('check', loan), said('statement', loan)], false],
    ['the note, repeated', [found('document'), looked, said('statement', loan)], false],
    ['what the document says instead, repeated', [found('document'), looked, said('statement', lease)], false],
    ['a quote of a document, repeated', [found('document', { quote: loan }), said('statement', loan)], false],
    ['what a document is read to say, repeated', [found('document', { claim: loan }), said('statement', loan)], false],
    ['a quote of the web, repeated', [found('web', { quote: loan }), said('statement', loan)], true],
    ['the answer of a look-up on the web', [found('web'), said('check', loan)], true],
    ['the note on a quote of the web', [found('web'), looked], true],
    ['a statement that cites a document', [found('document'), said('statement', loan)], true],
  ];
  const words = [loan, lease.slice(0, lease.indexOf('.'))];
  for (const [what, facts, isShown] of cases)
    if (words.some((each) => last(facts).includes(each)) !== isShown)
      yield `${what}: expected it to be ${isShown ? 'shown' : 'left out'}, found ${last(facts)}`;
}

/** What is still being said: never less of a longer text, never the owner's words, and in the end what the fact will say. */
function* soFarFaults({ learn, nothingKnown, spokenTo }: Redaction) {
  const own = [caseSubmitted({ q1: `${lease} ${loan}` }), triaged('The lease ends on 15 January')];
  const known = recorded(own).reduce(learn, nothingKnown);
  const rest = ' So I hold that nothing is lost by waiting, and that something may be won by it in the end.';
  const said = `One: “${loan}.” Two: “the lease ends on 15 January 2027”; it leaks, and so on.${rest}`;
  const shown = `One: “[…].” Two: “the lease ends on 15 January […], and so on.${rest}`;
  let before = '';
  for (let length = 0; length <= said.length; length += 3) {
    const now = spokenTo(known, said.slice(0, length));
    if (!now.startsWith(before)) yield `what is being said was taken back: ${before} became ${now}`;
    if (!shown.startsWith(now)) yield `what is being said was shown otherwise than it will be: ${now}`;
    before = now;
  }
  if (before.length < shown.length - 70) yield `what is being said came late: ${before}`;
}
