import type { CaseEvent } from '../../../shared/events/case.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import type { CaseState } from '../caseState.ts';
import type { CommandOf, Data } from './caseCommand.ts';
import { mustBeDelivered } from './delivered.ts';

export const recordDecision = (command: CommandOf<'RecordDecision'>, state: CaseState): CaseEvent[] => {
  const { optionId, text, at } = command;
  mustBeDelivered(state);
  if (optionId !== null && !state.options.includes(optionId))
    throw new Refusal('unknown-option', `The panel had no option ${optionId}; it had ${state.options.join(', ')}.`, [
      { pointer: '/option_id', detail: 'Name one of the options of this case, or none.' },
    ]);
  if (state.decision?.optionId === optionId && state.decision.text === text) return [];
  // Neither the option nor the words: what is put down after the outcome is hindsight.
  if (state.outcome)
    throw new Refusal(
      'decision-locked',
      'The outcome has already been recorded, so the decision can no longer be changed.',
    );
  return [{ type: 'DecisionRecorded', data: { optionId, text, ...lockedForecast(state, optionId), at } }];
};

/** What was forecast of this decision, as it stands on the day it is recorded: outcomes are held against this and nothing else. */
const lockedForecast = ({ forecast }: CaseState, optionId: string | null): Pick<Data<'DecisionRecorded'>, 'forecast'> =>
  forecast === null
    ? {}
    : {
        forecast: {
          by: forecast.by,
          success: optionId === null ? null : (forecast.success[optionId] ?? null),
          // Those of the plan say nothing of another option.
          tripwires: optionId === forecast.optionId ? [...forecast.tripwires] : [],
        },
      };

export const recordOutcome = (command: CommandOf<'RecordOutcome'>, state: CaseState): CaseEvent[] => {
  const { happened, text, at } = command;
  mustBeDelivered(state);
  const { outcome } = state;
  const tripwires = withEarlier(command.tripwires, outcome?.tripwires);
  if (!state.decision)
    throw new Refusal(
      'decision-missing',
      'Record what was decided first, an option or none of them: the outcome is that of a decision.',
    );
  mustHaveTripwires(command.tripwires ?? [], state);
  // A forecast that turned out bad would leave the score with it.
  if (happened === 'unknown' && outcome && outcome.happened !== 'unknown')
    throw new Refusal(
      'decision-locked',
      'How it turned out is on record: it can be corrected, but no longer be taken back.',
    );
  const isSame = JSON.stringify(outcome?.tripwires ?? []) === JSON.stringify(tripwires ?? []);
  if (outcome?.happened === happened && outcome.text === text && isSame) return [];
  return [{ type: 'OutcomeRecorded', data: { happened, text, ...(tripwires && { tripwires }), at } }];
};

/** What is said of tripwires now, and of the others what was said before: none is taken back. */
const withEarlier = (
  now: Data<'OutcomeRecorded'>['tripwires'],
  before: Data<'OutcomeRecorded'>['tripwires'] = [],
): Data<'OutcomeRecorded'>['tripwires'] => {
  const kept = before.filter((earlier) => !(now ?? []).some(({ tripwire }) => tripwire === earlier.tripwire));
  return kept.length === 0 ? now : [...(now ?? []), ...kept].toSorted((a, b) => a.tripwire - b.tripwire);
};

const mustHaveTripwires = (
  named: NonNullable<Data<'OutcomeRecorded'>['tripwires']>,
  { tripwires: count }: CaseState,
): void => {
  const there = count === 0 ? 'it has no tripwires' : `it has tripwires 0 to ${count - 1}`;
  const errors = named.flatMap(({ tripwire }, i) => {
    const isTwice = named.findIndex((one) => one.tripwire === tripwire) < i;
    if (tripwire < count && !isTwice) return [];
    const detail = isTwice
      ? `Tripwire ${tripwire} is named twice.`
      : `The report has no tripwire ${tripwire}: ${there}.`;
    return [{ pointer: `/tripwires/${i}/tripwire`, detail }];
  });
  if (errors.length > 0) throw new Refusal('invalid-input', 'These are not the tripwires of this report.', errors);
};

export const askDissenter = (command: CommandOf<'AskDissenter'>, state: CaseState): CaseEvent[] => {
  const { dissentId, question, at } = command;
  mustBeDelivered(state);
  if (!state.dissents.includes(dissentId)) throw new Refusal('dissent-not-found', 'There is no such dissent.');
  if (state.asked[dissentId] === question) return [];
  if (state.asked[dissentId] !== undefined)
    throw new Refusal('dissenter-asked', 'A dissenting seat answers one question, and this one has been asked.');
  return [{ type: 'DissenterAsked', data: { dissentId, question, at } }];
};
