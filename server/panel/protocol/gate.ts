import type { Quorum } from '../../../shared/events/casePanel.ts';
import { sha256 } from '../../../shared/kernel/hash.ts';
import { fitsScript, inScriptOf, strayedTo } from './language.ts';
import { quorumOf } from './quorum.ts';
import { panelsWithResult } from './reconciling.ts';
import { evidenceOf, frameOf, isReconciliation, isSince, languageOf, poolOf, type Scene } from './scene.ts';
import { type Check, check, list } from './rule.ts';
import { checksOfWork, ofTheWork } from './work.ts';
import { dueDissents } from './stages/conclusion.ts';
import { turnoutOf } from './stages/reveal.ts';
import { comparable, ordersIn } from './text.ts';
import { wholeText } from './brief.ts';

const day = 24 * 3600 * 1000;
const winner = 'recommended option is the ballots’ winner';

/**
 * The rules a report has to keep, each with what was found. They judge the draft of the panel that speaks for the case; nothing
 * here asks a model.
 */
export const checksOf = (scene: Scene): Check[] => {
  const { draft, dissents } = scene.run;
  const pool = poolOf(scene);
  // Notes are names, figures and quotes; before protocol 4 some were English words.
  const plain = isSince(scene, 4);
  if (!draft || !pool) return [plain ? check(winner, false, '–') : check('recommendation', false, 'there is no draft')];
  const items = new Map(evidenceOf(scene).map((item) => [item.evidenceId, item]));
  const cited = [...draft.reasons.flatMap(({ evidenceIds }) => evidenceIds), ...dissents.flatMap((d) => d.evidenceIds)];
  const words = [draft.headline, ...draft.reasons.map(({ text }) => text), draft.biggestRisk].join('\n');
  const statusQuo = frameOf(scene).options.find(({ origin }) => origin === 'status_quo');
  const due = dueDissents(scene);
  const language = languageOf(scene);
  const isIn = (text: string) =>
    plain ? fitsScript(text, language) && strayedTo(text, language) === null : inScriptOf(text, language);
  return [
    check(winner, draft.optionId === pool.winner, `${draft.optionId} / ${pool.winner}`),
    list(
      'cited evidence exists',
      cited.filter((id) => !items.has(id)),
    ),
    list(
      'no refuted evidence is used',
      cited.filter((id) => items.get(id)?.status === 'refuted'),
    ),
    list(
      'cited evidence is verified',
      cited.filter((id) => items.has(id) && items.get(id)?.status !== 'verified'),
    ),
    list('numbers can be traced', untraced(scene, words)),
    list(
      'every surviving dissent is there',
      due.filter(({ optionId }) => !dissents.some((d) => d.optionId === optionId)).map(({ optionId }) => optionId),
    ),
    list(
      'dissents are verbatim',
      dissents.filter(({ text, textHash }) => sha256(text) !== textHash).map(({ dissentId }) => dissentId),
    ),
    check(
      'doing nothing was compared',
      statusQuo !== undefined && pool.p[statusQuo.optionId] !== undefined,
      statusQuo?.title ?? (plain ? '–' : 'no such option'),
    ),
    check(
      'there is a base rate',
      draft.outsideView !== null || [...items.values()].some(({ kind }) => kind === 'base_rate'),
      '',
    ),
    check(
      'three tripwires',
      draft.tripwires.length >= 3,
      plain ? `${draft.tripwires.length}` : `${draft.tripwires.length} found`,
    ),
    list(
      'tripwires are complete',
      draft.tripwires
        .filter((wire) => !wire.metric || !wire.threshold || !wire.owner || Number.isNaN(Date.parse(wire.date)))
        .map(({ metric }) => metric),
    ),
    check(
      'the first action is near and owned',
      isNear(draft.nextAction.by, scene.at) && draft.nextAction.owner !== '',
      plain
        ? `${draft.nextAction.owner || '–'}, ${draft.nextAction.by || '–'}`
        : `${draft.nextAction.owner || 'no owner'}, ${draft.nextAction.by || 'no date'}`,
    ),
    check('the plan has no circle', isAcyclic(draft.plan.map(({ dependsOn }) => dependsOn)), ''),
    check('language of the case', scene.state.seated?.rehearsal === true || isIn(words), language),
    list('no instructions from sources', ordersIn(words, language)),
    list('likelihood and confidence apart', mixed(words)),
    ...(isSince(scene, 2)
      ? [check('the banner is the real state', pool.quorum === realState(scene), pool.quorum)]
      : []),
    ...(isSince(scene, 4) ? checksOfWork(scene) : []),
  ];
};

/** Checks that a chair could mend by writing again, as instructions. */
export const mendable = (checks: readonly Check[]): string[] =>
  checks
    .filter(({ ok, check: name }) => !ok && !name.includes('dissent') && !ofTheWork.has(name))
    .map(({ check: name, note }) => `${name}: ${note}`);

/** The quorum as the turnout shows it now, whatever was recorded with the result. */
const realState = (scene: Scene): Quorum =>
  quorumOf(turnoutOf(scene, isReconciliation(scene) ? panelsWithResult(scene) : [scene.panel]));

/** Numbers of two digits or more that neither the case, the ledger, the framing nor the counting knows. */
const untraced = (scene: Scene, words: string): string[] => {
  const pool = poolOf(scene);
  const known = comparable(
    [
      wholeText(scene.state, scene.rules.guided, true),
      ...(scene.state.answers ?? []).map(({ text }) => text),
      ...evidenceOf(scene).flatMap(({ claim, quote }) => [claim, quote]),
      JSON.stringify(scene.run.frame),
      JSON.stringify(pool),
      ...Object.values(pool?.p ?? {}).map((p) => `${Math.round(p * 100)}`),
      ...scene.run.objections.map((o) => `${o.story} ${o.when} ${Math.round(o.probability * 100)}`),
    ].join('\n'),
  );
  const numbers = words.normalize('NFKC').match(/\d[\d.,]*\d/gu) ?? [];
  return numbers.filter(
    (number) =>
      !known.includes(number) && !known.includes(number.replace(/[.,]/gu, '')) && !/estimate|≈|~/iu.test(words),
  );
};

const likelihood = /\b(?:likely|unlikely|probable|improbable|almost certain|remote chance|chances)\b/iu;
const confidence = /\b(?:high|moderate|low) confidence\b/iu;
const mixed = (words: string): string[] =>
  words.split(/(?<=[.!?])\s/u).filter((sentence) => likelihood.test(sentence) && confidence.test(sentence));

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
