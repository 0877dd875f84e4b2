import type { CaseEventOf } from '../../../shared/events/case.ts';

import { choiceOf } from './ballots.ts';
import { blindCasts, frameOf, languageOf, poolOf, type Scene } from './scene.ts';
import { firstWords, sentences } from './text.ts';

/**
 * The recommendation when no chair could speak: the winner by name, reasons in the words of the seats that chose it. Whatever
 * only a chair could have written stays empty, and the gate says so.
 */
export const plainDraft = (scene: Scene): CaseEventOf<'RecommendationDrafted'>['data'] => {
  const pool = poolOf(scene);
  if (!pool) throw new Error('expected pooled ballots to recommend from, found none');
  const language = languageOf(scene);
  const holders = blindCasts(scene)
    .filter(({ ballot }) => !ballot.abstain && choiceOf(ballot.p) === pool.winner)
    .toSorted(
      (a, b) => (b.ballot.p[pool.winner] ?? 0) - (a.ballot.p[pool.winner] ?? 0) || (a.seatId < b.seatId ? -1 : 1),
    );
  const title = frameOf(scene).options.find(({ optionId }) => optionId === pool.winner)?.title ?? pool.winner;
  const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text.trim() !== ''))].slice(0, 5);
  const worst = scene.run.objections.toSorted((a, b) => b.probability - a.probability)[0];
  return {
    panel: scene.panel,
    seatId: null,
    optionId: pool.winner,
    headline: title,
    strength: pool.strength,
    downgrade: null,
    reasons: holders.slice(0, 4).map(({ ballot }) => ({
      text: firstWords(sentences(ballot.statement, language).slice(0, 2).join(' '), 60, language),
      evidenceIds: ballot.evidenceIds,
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
    at: scene.at,
  };
};
