import { reportOf } from '../../../../shared/views/reportDocument/reportDocument.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import { calculate } from '../../../../shared/decisionModel/calculate.ts';
import { caseStream } from '../../../../shared/events/case.ts';
import { createSigner } from '../../../../server/platform/keys/signing.ts';
import { debateOf, type Story } from '../../histories.ts';
import { english } from '../../stories.ts';
import { keptModel } from './keptNumbers.ts';

const signer = createSigner('07'.repeat(32));

/** The kept story without what it shows on purpose, a reason that rests on refuted evidence, and with what it has none of. */
export const keptCase = (story: Story = english): ReportDocument => {
  const document = reportOf(debateOf(story));
  if (!document) throw new Error('expected a report of the kept story, found none');
  const refuted = new Set(
    document.evidence
      .filter(({ verification }) => verification?.status === 'refuted')
      .map(({ evidenceId }) => evidenceId),
  );
  const sound = (ids: readonly string[]) => ids.filter((id) => !refuted.has(id));
  const { head, caseId, run } = document;
  const model = keptModel(document.options.map(({ optionId }) => optionId));
  const { at, key, signature } = signer.sign({ ...head, stream: caseStream(caseId), at: '2026-11-22T08:00:00.000Z' });
  const [seat] = run.seats;
  if (!seat) throw new Error('expected a panel of the kept story, found no seat');
  return {
    ...document,
    signed: { at, key, signature },
    again: {
      ...{ of: 'case-0', ofSubmittedAt: '2026-10-03T09:00:00.000Z', stated: ['The bank lends 200,000.'] },
      change: { kind: 'fact', now: 'The rent falls to 2,900 a month.' },
      revision: 0,
    },
    numbers: { model, counted: calculate(model), seat, revision: head.revision },
    banner: { ...document.banner, unread: [{ documentId: 'doc-1', name: 'Lease.pdf', read: 2, parts: 7 }] },
    evidence: document.evidence.map((row, i) =>
      i === 0
        ? { ...row, source: 'document', document: { documentId: 'doc-1', name: 'Lease.pdf', place: 'p.3 ¶2' } }
        : row,
    ),
    forecast: {
      by: '2027-06-30',
      seats: 3,
      success: document.options.map(({ optionId }, i) => ({ optionId, p: 0.6 - 0.1 * i })),
      tripwires: document.plan.tripwires.map((_, tripwire) => ({ tripwire, p: 0.2 })),
      revision: document.head.revision,
    },
    moved: {
      ...document.moved,
      flips: document.moved.flips.map((flip, i) => (i === 0 ? { ...flip, kind: 'no_new_evidence' } : flip)),
      uncounted: {
        seats: document.moved.flips.slice(0, 1).map(({ seat }) => seat.seatId),
        otherwise: document.recommendation.optionId,
        revision: document.head.revision,
      },
    },
    dissents: document.dissents.map((dissent) => ({
      ...dissent,
      takenOver: true,
      reply: dissent.reply && { ...dissent.reply, takenOver: true },
    })),
    cruxes: document.cruxes.map((crux) => ({ ...crux, namedBy: { seats: 4, of: 9 } })),
    run: {
      ...document.run,
      learned: {
        weights: [{ model: 'model-of-the-story', weight: 1.37 }],
        slope: 1.2,
        intercept: -0.1,
        questions: 57,
        revision: document.head.revision,
      },
    },
    reasons: document.reasons.map((reason) => ({ ...reason, evidenceIds: sound(reason.evidenceIds) })),
    recommendation: { ...document.recommendation, evidenceIds: sound(document.recommendation.evidenceIds) },
  };
};
