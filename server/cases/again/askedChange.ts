import type { AskAgain } from '../../../shared/api/cases/again.ts';
import type { Change } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { Debate } from '../../../shared/views/debate/debate.ts';
import { assumedIn } from '../../../shared/views/reportDocument/assumed.ts';
import { frameOf } from '../../../shared/views/reportDocument/frame.ts';
import { statedFacts } from '../../../shared/views/statedFacts.ts';

type Asked = Exclude<AskAgain['change'], { kind: 'document' }>;
type AskedOf<K extends Asked['kind']> = Extract<Asked, { kind: K }>;

/**
 * The change as it is recorded, with what stood there before. Refused with `invalid-input` where the report has no such assumption or
 * criterion, and where nothing would be different: a case asked again is a case of the plan.
 */
export const changeIn = (asked: Asked, debate: Debate): Change => {
  switch (asked.kind) {
    case 'assumption':
      return assumptionIn(asked, debate);
    case 'weight':
      return weightIn(asked, debate);
    case 'fact':
      return factIn(asked, debate);
  }
};

const assumptionIn = ({ kind, was, now }: AskedOf<'assumption'>, debate: Debate): Change => {
  const all = assumedIn(frameOf(debate));
  const known = all.find(({ forms }) => forms.some((text) => isSame(text, was)));
  if (known === undefined)
    throw refused(
      'was',
      all.length === 0
        ? 'The case assumed nothing: change a fact instead.'
        : `The case did not assume that. It assumed: ${all.map(({ text }) => `“${text}”`).join(', ')}.`,
    );
  if (known.forms.some((text) => isSame(text, now))) throw refused('now', 'That is what the case assumed already.');
  return { kind, was: known.text, now };
};

const weightIn = ({ kind, criterion_id, now }: AskedOf<'weight'>, debate: Debate): Change => {
  const { criteria } = frameOf(debate);
  const known = criteria.find(({ criterionId }) => criterionId === criterion_id);
  if (!known)
    throw refused(
      'criterion_id',
      `The panel had no criterion ${criterion_id}. It had: ${criteria.map((one) => `${one.criterionId} (${one.name})`).join(', ')}.`,
    );
  const { criterionId, name, weight } = known;
  if (criteria.length === 1) throw refused('now', 'It is the only criterion, and weighs all there is.');
  // As seats and reports are told it.
  if (now.toFixed(2) === weight.toFixed(2)) throw refused('now', `${name} weighs ${weight.toFixed(2)} already.`);
  return { kind, criterionId, name, was: weight, now };
};

const factIn = ({ kind, now }: AskedOf<'fact'>, debate: Debate): Change => {
  const { q1, answers, questions, again } = debate;
  const known = [
    ...[q1 ?? '', ...Object.values(answers), ...questions.map(({ answer }) => answer ?? '')],
    ...statedFacts(again),
  ].flatMap(sentences);
  if (sentences(now).every((sentence) => known.some((one) => isSame(one, sentence))))
    throw refused('now', 'The case says that already, in these words.');
  return { kind, now };
};

const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?؟।])\s+|(?<=[。！？])|\n+/u).filter((sentence) => sentence.trim() !== '');

/** The same words: whatever their capitals, the spaces between them and the full stop. */
const isSame = (a: string, b: string): boolean => folded(a) === folded(b);
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[.。।]$/u, '');

const refused = (field: string, detail: string): Refusal =>
  new Refusal('invalid-input', detail, [{ pointer: `/change/${field}`, detail }]);
