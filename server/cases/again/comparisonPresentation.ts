import type { ComparisonReply, RecordedChange } from '../../../shared/api/cases/again.ts';
import type { Change } from '../../../shared/events/case.ts';
import type { Comparison } from '../../../shared/views/comparison.ts';

/** A comparison as the API has it. */
export const presentComparison = (compared: Comparison): ComparisonReply => ({
  of: compared.of,
  title: compared.title,
  change: presentChange(compared.change),
  rehearsal: compared.rehearsal,
  reused: compared.reused,
  made_calls: compared.madeCalls,
  before: presentSide(compared.before),
  after: presentSide(compared.after),
  currency: compared.currency,
  options: compared.options.map(({ optionId, presentValue, ...rest }) => ({
    option_id: optionId,
    present_value: presentValue,
    ...rest,
  })),
  criteria: compared.criteria.map(({ criterionId, ...rest }) => ({ criterion_id: criterionId, ...rest })),
  evidence_added: compared.evidenceAdded.map(({ evidenceId, ...rest }) => ({ evidence_id: evidenceId, ...rest })),
  moved: compared.moved.map(({ seatId, countsAsBefore, ...rest }) => ({
    seat_id: seatId,
    counts_as_before: countsAsBefore,
    ...rest,
  })),
  counting: compared.counting.map(({ seatId, countsNow, ...rest }) => ({
    seat_id: seatId,
    counts_now: countsNow,
    ...rest,
  })),
});

const presentSide = ({ optionId, heldDown, ...rest }: Comparison['before']) => ({
  ...rest,
  option_id: optionId,
  held_down: [...heldDown],
});

export const presentChange = (change: Change): RecordedChange => {
  switch (change.kind) {
    case 'assumption':
    case 'fact':
      return change;
    case 'weight': {
      const { kind, criterionId, name, was, now } = change;
      return { kind, criterion_id: criterionId, name, was, now };
    }
    case 'document':
      return { kind: change.kind, document_id: change.documentId, name: change.name };
  }
};
