import type { CaseEvent, CaseEventOf } from '../../../../shared/events/case.ts';
import type { Loss } from '../../../../shared/events/codes.ts';
import { type ConfiguredProvider, type FailureKind, ModelFailure } from '../../providers/modelClient.ts';
import { type Extra, Invalid } from '../../protocol/phases/common/turnKind.ts';
import { turnRules } from '../../protocol/phases/index.ts';
import { type PanelContext, seatOfId } from '../../protocol/state/panelContext.ts';
import type { Due } from '../../protocol/state/turnStatus.ts';
import { type Completion, collectCompletion } from '../answers/collectCompletion.ts';
import { deltaStream } from '../answers/deltaStream.ts';
import { jsonIn } from '../answers/jsonAnswer.ts';
import type { Run } from '../run.ts';
import { type AttemptRequest, modelsFor } from './attemptRequest.ts';
import { foundPages } from './foundPages.ts';

type Ended = CaseEventOf<'ModelCallEnded'>['data'];
export type Outcome = Pick<Ended, 'outcome' | 'problem' | 'retryAt'> & {
  readonly completion: Completion | null;
  readonly facts: readonly CaseEvent[];
  /** Turned away before any work was done for it: it sends no bill. */
  readonly unserved: boolean;
  /** Asking again would fail again. */
  readonly nonRetryable: boolean;
};

/** One call to a seat for one attempt at its turn. */
export type SeatCall = {
  readonly run: Run;
  readonly turn: Due;
  readonly configured: ConfiguredProvider;
  readonly ask: AttemptRequest;
  readonly extra: Omit<Extra, 'at' | 'found'>;
  /** The panel as it stands when it is asked for. */
  readonly context: () => PanelContext;
};
type Limits = {
  /** Ends the call for whatever reason; `limit` for one of ours, which its reason names. */
  readonly signal: AbortSignal;
  readonly limit: AbortSignal;
  /** The provider shows that it works. */
  readonly onWork: () => void;
};

/** Asks the seat and reads what it says. What ends a call is an outcome; only a fault of the program is thrown. */
export const outcomeOf = async (
  { run, turn, configured, ask, extra, context }: SeatCall,
  { signal, limit, onWork }: Limits,
): Promise<Outcome> => {
  const { needs } = run;
  const rules = turnRules[turn.kind];
  const none = { completion: null, facts: [], retryAt: null, nonRetryable: false, unserved: false };
  try {
    const completion = await collectCompletion(configured.client, { ...ask, signal }, deltaStream(run, turn), onWork);
    const got = { ...none, completion };
    if (completion.reason === 'refused')
      return { ...got, outcome: 'refused', problem: { code: 'declined', detail: '' } };
    if (completion.reason === 'length')
      return { ...got, outcome: 'cut', problem: { code: 'token_limit', detail: `${ask.maxTokens}` } };
    const found = await foundPages(completion, (url) => needs.resolveLink(url, signal));
    try {
      const facts = rules.read(context(), turn, jsonIn(completion.text), { ...extra, found, at: needs.clock.now() });
      run.repairs.delete(turn.step);
      return { ...got, outcome: 'ok', problem: null, facts };
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      run.repairs.set(turn.step, { text: completion.text.slice(0, 20_000), problem: error.message });
      return { ...got, outcome: 'invalid', problem: { code: 'invalid', detail: error.message } };
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const models = modelsFor(configured, seatOfId(context(), turn.seatId)?.model ?? '', turn.kind);
    if (error.kind === 'aborted' || signal.aborted) {
      if (!limit.aborted) return { ...none, outcome: 'aborted', problem: { code: 'cancelled', detail: '' } };
      const code = limit.reason === 'silent' ? 'silent' : 'timeout';
      return { ...none, outcome: 'timeout', problem: { code, detail: '' } };
    }
    const outcome = error.kind === 'rate_limited' ? 'rate_limited' : error.kind === 'cut' ? 'cut' : 'error';
    const retryAt =
      error.retryAfterMs === null ? null : new Date(Date.parse(needs.clock.now()) + error.retryAfterMs).toISOString();
    return {
      ...none,
      outcome,
      problem: { code: problemOf[error.kind], detail: error.message || error.kind },
      retryAt,
      nonRetryable: lasting.has(error.kind) && !(error.kind === 'unknown_model' && turn.attempt < models.length),
      unserved: error.unserved,
    };
  }
};

/** Failures of which a second try would be another. */
const lasting = new Set<FailureKind>(['rejected', 'no_credit', 'bad_key', 'unknown_model']);

/** Why the turn is lost, of an outcome that asking again would not change. */
export const lossOf = ({ problem }: Outcome): Loss => {
  const code = problem?.code;
  if (code === 'no_credit' || code === 'bad_key' || code === 'unknown_model') return { code };
  return { code: 'rejected', detail: (problem?.detail ?? '').slice(0, 300) };
};

/** Why nobody knows what the call cost. */
export const costGap = ({ completion }: Outcome): Ended['costUnknown'] => {
  if (completion === null) return 'no_answer';
  return completion.usage === null ? 'usage_not_reported' : 'no_price';
};

const problemOf: Readonly<Record<FailureKind, NonNullable<Ended['problem']>['code']>> = {
  rate_limited: 'failed',
  overloaded: 'overloaded',
  cut: 'failed',
  unreachable: 'unreachable',
  aborted: 'cancelled',
  rejected: 'failed',
  no_credit: 'no_credit',
  bad_key: 'bad_key',
  unknown_model: 'unknown_model',
};
