import { isDisproved } from '../../../../shared/events/quoteResult.ts';
import type { Quorum } from '../../../../shared/events/codes.ts';
import type { GateRule } from '../../../../shared/events/codes.ts';
import { sha256 } from '../../../../shared/kernel/hash.ts';
import { fitsScript, strayedTo } from '../text/language.ts';
import { groundsOf } from '../counting/grounds.ts';
import { quorumOf, turnoutOf } from '../counting/quorum.ts';
import { panelsWithResult } from '../counting/reconciling.ts';
import { evidenceOf, frameOf, isReconciliation, languageOf, poolOf, type PanelContext } from '../state/panelContext.ts';
import { type Check, check, list } from './gateCheck.ts';
import { otherOptionNamed } from './headline/otherOptionNamed.ts';
import { checksOfWork } from './workRules.ts';
import { injectionAttemptsIn, sentences } from '../text/text.ts';
import { checkOfNumbers, ofDraftAlone } from './tracedNumbers.ts';
import { dueDissents } from '../counting/dissents.ts';

const day = 24 * 3600 * 1000;

/**
 * The rules a report has to keep, each with what was found. They judge the draft of the panel that speaks for the case; nothing
 * here asks a model.
 */
export const checksOf = (context: PanelContext): Check[] => {
  const { draft, dissents } = context.run;
  const pool = poolOf(context);
  if (!draft || !pool) return [check('winner_recommended', false, [])];
  const items = new Map(evidenceOf(context).map((item) => [item.evidenceId, item]));
  const cited = [...draft.reasons.flatMap(({ evidenceIds }) => evidenceIds), ...dissents.flatMap((d) => d.evidenceIds)];
  const words = [draft.headline, ...draft.reasons.map(({ text }) => text), draft.biggestRisk].join('\n');
  const statusQuo = frameOf(context).options.find(({ origin }) => origin === 'status_quo');
  const due = dueDissents(context);
  const language = languageOf(context);
  const other = otherOptionNamed(draft.headline, frameOf(context).options, pool.winner, language);
  const isIn = (text: string) => fitsScript(text, language) && strayedTo(text, language) === null;
  return [
    check(
      'winner_recommended',
      draft.optionId === pool.winner && !other,
      other ? [draft.headline, pool.winner] : [draft.optionId, pool.winner],
    ),
    list(
      'citations_exist',
      cited.filter((id) => !items.has(id)),
    ),
    list(
      'no_refuted_evidence',
      cited.filter((id) => isDisproved(items.get(id)?.status ?? 'unchecked')),
    ),
    list(
      'citations_verified',
      cited.filter((id) => items.has(id) && items.get(id)?.status !== 'verified'),
    ),
    checkOfNumbers(context, draft),
    list(
      'dissents_complete',
      due.filter(({ optionId }) => !dissents.some((d) => d.optionId === optionId)).map(({ optionId }) => optionId),
    ),
    list(
      'dissents_verbatim',
      dissents.filter(({ text, textHash }) => sha256(text) !== textHash).map(({ dissentId }) => dissentId),
    ),
    check(
      'status_quo_compared',
      statusQuo !== undefined && pool.p[statusQuo.optionId] !== undefined,
      statusQuo ? [statusQuo.title] : [],
    ),
    check('base_rate', draft.outsideView !== null || [...items.values()].some(({ kind }) => kind === 'base_rate'), []),
    check('three_tripwires', draft.tripwires.length >= 3, [`${draft.tripwires.length}`]),
    list(
      'tripwires_complete',
      draft.tripwires
        .filter((wire) => !wire.metric || !wire.threshold || !wire.owner || Number.isNaN(Date.parse(wire.date)))
        .map(({ metric }) => metric),
    ),
    check(
      'first_action',
      isNear(draft.nextAction.by, context.at) && draft.nextAction.owner !== '',
      [draft.nextAction.owner, draft.nextAction.by].filter(Boolean),
    ),
    check('plan_acyclic', isAcyclic(draft.plan.map(({ dependsOn }) => dependsOn)), []),
    check('case_language', context.state.seated?.rehearsal === true || isIn(words), [language]),
    list('no_injected_instructions', injectionAttemptsIn(words, language)),
    list('likelihood_apart', mixed(words)),
    check('banner_true', pool.quorum === realState(context), [pool.quorum]),
    ...checksOfWork(context),
  ];
};

/** What would make a rule hold: another draft by the chair, other dissents, or nothing, since it is about how the panel worked. */
const subjects: Readonly<Record<GateRule, 'draft' | 'dissents' | 'work'>> = {
  winner_recommended: 'draft',
  citations_exist: 'draft',
  no_refuted_evidence: 'draft',
  citations_verified: 'draft',
  numbers_traceable: 'draft',
  dissents_complete: 'dissents',
  dissents_verbatim: 'dissents',
  status_quo_compared: 'draft',
  base_rate: 'draft',
  three_tripwires: 'draft',
  tripwires_complete: 'draft',
  first_action: 'draft',
  plan_acyclic: 'draft',
  case_language: 'draft',
  no_injected_instructions: 'draft',
  likelihood_apart: 'draft',
  banner_true: 'draft',
  criteria_count: 'work',
  failure_stories: 'work',
  identities_hidden: 'work',
  costs_recorded: 'work',
};

/** Failed checks that a chair can repair by writing its draft again. */
export const repairable = (checks: readonly Check[]): Check[] =>
  checks
    .filter(({ ok, rule }) => !ok && subjects[rule] === 'draft')
    .map((one) => (one.rule === 'numbers_traceable' ? { ...one, found: ofDraftAlone(one.found) } : one));

/** The quorum as the turnout shows it now, whatever was recorded with the result. */
const realState = (context: PanelContext): Quorum =>
  quorumOf(
    turnoutOf(context, isReconciliation(context) ? panelsWithResult(context) : [context.panel]),
    groundsOf(context).framedByCode,
  );

const likelihood = /\b(?:likely|unlikely|probable|improbable|almost certain|remote chance|chances)\b/iu;
const confidence = /\b(?:high|moderate|low) confidence\b/iu;
const mixed = (words: string): string[] =>
  sentences(words).filter((sentence) => likelihood.test(sentence) && confidence.test(sentence));

const isNear = (by: string, at: string): boolean => {
  const due = Date.parse(by);
  return !Number.isNaN(due) && due - Date.parse(at) <= 30 * day;
};

const isAcyclic = (edges: readonly (readonly number[])[]): boolean => {
  const state = new Map<number, 'open' | 'done'>();
  const visit = (node: number): boolean => {
    if (state.get(node) === 'done') return true;
    if (state.get(node) === 'open') return false;
    state.set(node, 'open');
    const fine = (edges[node] ?? []).every(visit);
    state.set(node, 'done');
    return fine;
  };
  return edges.every((_, node) => visit(node));
};
