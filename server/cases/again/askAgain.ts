import type { AskAgain } from '../../../shared/api/cases/again.ts';
import { type DocumentOffer, documentOffers, mebibytes } from '../../../shared/documents/limits.ts';
import { sentenceOf } from '../../../shared/documents/refusals.ts';
import type { Change } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { Debate } from '../../../shared/views/debate/debate.ts';
import { statedFacts } from '../../../shared/views/statedFacts.ts';
import { changeIn } from './askedChange.ts';
import { type IntakeNeeds, createIntake } from '../intake.ts';

type Submission = Parameters<ReturnType<typeof createIntake>>[0];
type Asked = Pick<Submission, 'caller' | 'key' | 'consent' | 'address'> & {
  /** The case that is asked again, which is the caller's own. */
  readonly of: string;
  readonly debate: Debate;
  readonly change: AskAgain['change'];
};

/** How a delivered case is asked again with one thing changed: a submission of its own, held to what every submission is. */
export const createAskAgain = (needs: IntakeNeeds) => {
  const submit = createIntake(needs);
  const { accounts, documents } = needs;
  const changed = async (asked: AskAgain['change'], debate: Debate, accountId: string): Promise<Change> => {
    if (asked.kind !== 'document') return changeIn(asked, debate);
    if (!documents.offered) throw new Refusal('again-not-offered', 'Cases take no documents here yet.');
    const { documentId, name, bytes, sha256 } = await documents.store.get(accountId, asked.document_id);
    if (debate.documents.some((one) => one.sha256 === sha256))
      throw new Refusal('invalid-input', 'This document came with the case already.', [
        { pointer: '/change/document_id', detail: 'Add one that is not among the documents of this case.' },
      ]);
    const { plan } = await accounts.viewOf(accountId);
    const limit = exceeded([...debate.documents.map((one) => one.bytes ?? 0), bytes], documentOffers[plan]);
    if (limit !== null)
      throw new Refusal('documents-too-many', sentenceOf({ code: 'documents-too-many', params: { limit } }));
    return { kind: 'document', documentId, name };
  };

  return async ({ of, debate, change: asked, ...submission }: Asked) => {
    const { accountId } = submission.caller;
    if (debate.status !== 'delivered')
      throw new Refusal('not-delivered', 'Only a case that was delivered can be asked again.');
    const { email } = await accounts.viewOf(accountId);
    const change = await changed(asked, debate, accountId);
    const { q1, answers, mode } = debate;
    const added = change.kind === 'document' && { documents: [change.documentId] };
    const stated = statedFacts(debate.again);
    return submit({
      ...submission,
      body: { email, q1: q1 ?? '', mode, ...answers, ...added },
      again: { of, change, submittedAt: debate.submittedAt, ...(stated.length > 0 && { stated }) },
    });
  };
};

/** The limit that files of these sizes pass together; null where they pass none. */
const exceeded = (bytes: readonly number[], offer: DocumentOffer): string | null => {
  if (bytes.length > offer.files) return `${offer.files} files`;
  return bytes.reduce((sum, of) => sum + of, 0) > offer.bytes ? mebibytes(offer.bytes) : null;
};
