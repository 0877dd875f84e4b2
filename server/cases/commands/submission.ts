import type { CaseEvent } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { openingLength } from '../../../shared/kernel/text/opening.ts';
import type { CaseState } from '../caseState.ts';
import type { CommandOf } from './caseCommand.ts';

/** A case is submitted once; the same request again changes nothing, another one under its key is refused. */
export const submit = (command: CommandOf<'SubmitCase'>, { submitted, documents: known }: CaseState): CaseEvent[] => {
  const { type: _, documents = [], consent, ...data } = command;
  const opening = openingLength(data.q1);
  if (!submitted)
    return [
      { type: 'CaseSubmitted', data: { ...data, ...(opening > 0 && { opening }) } },
      ...(consent ? [{ type: 'ConsentRecorded', data: { ...consent, at: data.at } } satisfies CaseEvent] : []),
      ...documents.map((document): CaseEvent => ({ type: 'DocumentAdded', data: { ...document, at: data.at } })),
    ];
  const same = (['accountId', 'mode', 'q1', 'rerunOf'] as const).every((key) => submitted[key] === data[key]);
  const sameDocuments = documents.length === known.length && documents.every((one) => known.includes(one.documentId));
  const sameChange = JSON.stringify(submitted.again) === JSON.stringify(data.again);
  if (same && sameChange && sameDocuments && sameAnswers(submitted.answers, data.answers)) return [];
  throw new Refusal('idempotency-key-reused', 'This key was used for another case.');
};

const sameAnswers = (a: Record<string, string>, b: Record<string, string>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, text]) => b[key] === text);
