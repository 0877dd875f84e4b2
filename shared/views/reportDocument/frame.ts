import type { Ballot } from '../../events/panel/ballot.ts';
import type { Option } from '../../events/panel/frame.ts';
import type { Debate, PoolSeen } from '../debate/types.ts';
import { choiceIn, firstOf } from '../minority.ts';
import { isScored, weightedScore } from '../weighing.ts';
import { lineAt } from './seats.ts';
import type { ReportDocument } from './types/reportDocument.ts';
import type { FrameSection, Matrix, OptionRow } from './types/frame.ts';

/** The options with their probabilities before and after the debate. */
export function optionsOf(debate: Debate, recommended: string, pooled: PoolSeen | null): readonly OptionRow[] {
  const blind = blindPool(debate);
  const firstIn = firstOf(debate.options);
  const first = (round: 'blind' | 'revised', optionId: string) =>
    lastBallots(debate, round).filter((p) => firstIn(p) === optionId).length;
  const at = debate.marks[`CaseFramed/${framedPanel(debate)}`] ?? debate.revision;
  const framed = new Set(frameSeen(debate)?.options.map(({ optionId }) => optionId));
  const own = ownOptions(debate);
  return own.map(({ bloc: _bloc, ...option }) => {
    const variants = variantsOf(own, option.optionId);
    return {
      ...option,
      ...(variants.length > 0 && { variants: variants.map(({ title }) => title) }),
      recommended: option.optionId === recommended,
      final: shareIn(pooled, option.optionId, variants),
      blind: shareIn(blind, option.optionId, variants),
      counted: {
        firstChoicesBlind: first('blind', option.optionId),
        firstChoicesFinal: first('revised', option.optionId),
      },
      revision: option.origin === 'write_in' || !framed.has(option.optionId) ? addedAt(debate, at) : at,
    };
  });
}

/** Options that stand for themselves, in deep mode those that a panel named in other words left out: they stand under another one. */
const ownOptions = (debate: Debate): Debate['options'] =>
  debate.options.filter(({ optionId }) => standsUnder(debate, optionId) === optionId);

export const askedAgainOf = ({ again, marks }: Debate): Pick<ReportDocument, 'again' | 'isAgain'> => {
  if (!again) return marks['FindingsReused'] === undefined ? {} : { isAgain: true };
  const { of, change, stated = [], submittedAt = null } = again;
  return { again: { of, ofSubmittedAt: submittedAt, change, stated, revision: marks['CaseSubmitted'] ?? 0 } };
};

/** The option that this one was merged into when the panels were reconciled, or that another panel wrote in alike; itself where there is none. */
export const standsUnder = (debate: Debate, optionId: string): string => {
  const framed = frameSeen(debate)?.options ?? [];
  const title = debate.options.find((one) => one.optionId === optionId)?.title;
  if (title === undefined || framed.some((one) => one.optionId === optionId)) return optionId;
  const isSame = (one: Option) => wordsOf(one.title) === wordsOf(title) || (one.merged ?? []).includes(title);
  return framed.find(isSame)?.optionId ?? optionId;
};

/** Without what only sets words off: panels put one thing with and without a full stop. */
const wordsOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,;:!?'"“”„«»()]+/gu, ' ')
    .trim();

/** An option that seats wrote in as a variant of one of the frame names it as its bloc; that one names none. */
const variantsOf = (options: readonly Option[], optionId: string): readonly Option[] => {
  const choice = choiceIn(options);
  return options.filter((one) => one.optionId !== optionId && choice(one.optionId) === choice(optionId));
};

/** What a choice has is given to one of its variants; the others have nothing of their own. */
const shareIn = (seen: PoolSeen | null, optionId: string, variants: readonly Option[]) => {
  if (!seen) return null;
  const { p } = seen.pool;
  const isCountedElsewhere = (p[optionId] ?? 0) === 0 && variants.some((one) => (p[one.optionId] ?? 0) > 0);
  return isCountedElsewhere ? null : { p: p[optionId] ?? 0, revision: seen.revision };
};

/** Options by criteria: the median of the seats' scores, weighted by the frame's weights; null where nobody scored. */
export function matrixOf(debate: Debate, pooled: PoolSeen | null): Matrix | null {
  const frame = frameSeen(debate);
  const matrix = pooled?.pool.matrix ?? {};
  if (!frame || !pooled || !isScored(matrix)) return null;
  return {
    criteria: frame.criteria.map(({ criterionId }) => criterionId),
    rows: ownOptions(debate).map(({ optionId }) => ({
      optionId,
      cells: frame.criteria.map(({ criterionId }) => matrix[optionId]?.[criterionId] ?? null),
      counted: {
        weighted: weightedScore(
          frame.criteria.map(({ criterionId }) => matrix[optionId]?.[criterionId]?.median),
          frame.criteria.map(({ weight }) => weight),
        ),
      },
    })),
    revision: pooled.revision,
  };
}

export function frameOf(debate: Debate): FrameSection {
  const frame = frameSeen(debate);
  const revision = debate.marks[`CaseFramed/${framedPanel(debate)}`] ?? debate.revision;
  return {
    question: frame?.question ?? debate.title,
    horizon: frame?.horizon ?? '',
    successMetric: frame?.successMetric ?? '',
    constraints: frame?.constraints ?? [],
    assumptions: frame?.assumptions ?? [],
    refused: frame?.refused ?? [],
    criteria: frame?.criteria ?? [],
    deadline: deadlineOf(debate, revision),
    asked: debate.questions.map(({ questionId, text, answer, assumed }) => ({
      text,
      reply: replyTo(debate, questionId, answer, assumed),
      revision: lineAt(debate, `asked/${questionId}`),
    })),
    revision,
  };
}

/** As the case states it, or as its owner corrected it. */
const deadlineOf = ({ outline, triage, marks }: Debate, framed: number): FrameSection['deadline'] => {
  const corrected = outline?.corrected === true;
  const text = corrected ? outline.deadline : triage?.deadline;
  return text ? { text, revision: marks[corrected ? 'FrameCorrected' : 'CaseTriaged'] ?? framed } : null;
};

const replyTo = (debate: Debate, questionId: string, answer: string | null, assumed: string | null) => {
  if (answer !== null)
    return {
      kind: 'answered' as const,
      text: answer,
      revision:
        debate.transcript.find(({ kind, text }) => kind === 'answered' && text === answer)?.revision ?? debate.revision,
    };
  return assumed === null
    ? null
    : { kind: 'assumed' as const, text: assumed, revision: lineAt(debate, `assumed/${questionId}`) };
};

/** The first pooled result: in deep mode the panels' before they met, else the blind ballots'. */
export function blindPool(debate: Debate): PoolSeen | null {
  if (debate.reconciled)
    return {
      panel: 0,
      round: 'deep',
      pool: debate.reconciled.before,
      revision: debate.marks['PanelsReconciled'] ?? debate.revision,
    };
  return debate.pools.find(({ panel, round }) => panel === 0 && round === 'blind') ?? null;
}

/** The open ballots of a round; of the revised round, each seat's last word. */
const lastBallots = (debate: Debate, round: 'blind' | 'revised') =>
  ballotsInForce(debate, round).map(({ ballot }) => ballot.p);

/** Each seat's last open ballot, without those that abstain; `blind`: of the blind round alone. */
export function ballotsInForce(debate: Debate, round: 'blind' | 'revised' = 'revised') {
  const bySeat = new Map<string, { readonly seatId: string; readonly ballot: Ballot; readonly revision: number }>();
  for (const { seatId, ballot, revision, round: of } of debate.ballots)
    if (ballot && !ballot.abstain && (round === 'revised' || of === 'blind'))
      bySeat.set(seatId, { seatId, ballot, revision });
  return [...bySeat.values()];
}

/** In deep mode every panel has a frame of its own; the reconciliation's counts if there is one. */
const framedPanel = ({ frames }: Debate): number => (frames[0] ? 0 : Math.min(...Object.keys(frames).map(Number), 9));
export const frameSeen = (debate: Debate) => debate.frames[framedPanel(debate)];

const addedAt = ({ marks }: Debate, framedAt: number): number =>
  Math.max(
    framedAt,
    ...Object.entries(marks)
      .filter(([mark]) => mark.startsWith('OptionAdded/') || mark.startsWith('CaseFramed/'))
      .map(([, revision]) => revision),
  );
