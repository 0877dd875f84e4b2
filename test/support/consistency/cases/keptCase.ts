import { reportOf } from '../../../../shared/views/reportDocument/reportDocument.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import { debateOf, type Story } from '../../histories.ts';
import { english } from '../../stories.ts';

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
  return {
    ...document,
    forecast: {
      by: '2027-06-30',
      seats: 3,
      success: document.options.map(({ optionId }, i) => ({ optionId, p: 0.6 - 0.1 * i })),
      tripwires: document.plan.tripwires.map((_, tripwire) => ({ tripwire, p: 0.2 })),
      revision: document.head.revision,
    },
    moved: {
      ...document.moved,
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
