import type { CaseEventOf } from '../../../../../shared/events/case.ts';

import { choiceOf } from '../../counting/ballots.ts';
import { frameOf, languageOf, poolOf, type PanelContext } from '../../state/panelContext.ts';
import { firstWords, joined, sentences } from '../../text/text.ts';
import { finalCasts } from '../../counting/casts.ts';

/**
 * The recommendation when no chair could speak: the winner by name, reasons in the words of the seats that chose it. Whatever
 * only a chair could have written stays empty, and the gate says so.
 */
export const plainDraft = (context: PanelContext): CaseEventOf<'RecommendationDrafted'>['data'] => {
  const pool = poolOf(context);
  if (!pool) throw new Error('expected pooled ballots to recommend from, found none');
  const language = languageOf(context);
  const holders = finalCasts(context)
    .filter(({ ballot }) => !ballot.abstain && choiceOf(ballot.p) === pool.winner)
    .toSorted(
      (a, b) => (b.ballot.p[pool.winner] ?? 0) - (a.ballot.p[pool.winner] ?? 0) || (a.seatId < b.seatId ? -1 : 1),
    );
  const title = frameOf(context).options.find(({ optionId }) => optionId === pool.winner)?.title ?? pool.winner;
  const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text.trim() !== ''))].slice(0, 5);
  const worst = context.run.objections.toSorted((a, b) => b.probability - a.probability)[0];
  return {
    panel: context.panel,
    seatId: null,
    optionId: pool.winner,
    headline: title,
    strength: pool.strength,
    downgrade: null,
    reasons: holders.slice(0, 4).map(({ seatId, ballot }) => ({
      text: firstWords(joined(sentences(ballot.statement, language).slice(0, 2)), 60, language),
      evidenceIds: ballot.evidenceIds,
      seats: [seatId],
    })),
    outsideView: null,
    whatWouldChange: distinct(holders.map(({ ballot }) => ballot.changeMyMind)),
    nextAction: { what: title, owner: '', by: '' },
    biggestRisk: worst?.story ?? '',
    plan: [],
    tripwires: [],
    reviewDate: null,
    cheapestTest: '',
    exitCost: '',
    separateOpinion: null,
    at: context.at,
  };
};
