import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
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
  yield* soFarFaults(redaction);
};

/** The text of a statement as a watcher gets it after these events. */
const heard = ({ seenBy }: Redaction, told: readonly CaseEvent[], text: string): string => {
  const { data } = sampleOf('UtteranceMade').event as CaseEventOf<'UtteranceMade'>;
  const said: CaseEvent = { type: 'UtteranceMade', data: { ...data, text } };
  const seen = seenBy('watcher', recorded([...told, said])).at(-1) as Seen<'UtteranceMade'> | undefined;
  return seen?.data?.text ?? '';
};

/** Whatever the owner wrote, wherever, and only what was written before. */
function* sourceFaults(redaction: Redaction) {
  const sources: readonly CaseEvent[] = [
    caseSubmitted({ q1: '', answers: { q7: loan } }),
    caseSubmitted({ q1: loan, answers: { q7: '' } }),
    answered(loan),
    answered('', loan),
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
  if (heard(redaction, [], loan) !== loan) yield 'a text was changed though nothing was written';
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
