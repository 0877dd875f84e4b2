import type { PromptContext } from '../common/promptContext.ts';
import type { Cap, Quorum } from '../../../../../shared/events/codes.ts';
import type { Fence } from './fence.ts';
import { withoutOrders } from '../../text/text.ts';
import { lines } from './sections.ts';

/** What chair, reviewer and replying seats see of the result. */

const capInWords = (cap: Cap): string => {
  switch (cap.code) {
    case 'quorum':
      return `quorum: ${quorumInWords[cap.quorum]}`;
    case 'panels':
      return `panels: ${cap.agreeing} of ${cap.of} agree`;
    case 'shift':
      return `shift: moved by ${cap.points} points without new verified evidence`;
    case 'scores_disagree':
      return 'scores: scores and judgement disagree';
    case 'drift':
      return 'drift: too many flips without evidence; blind ballots alone count';
    case 'drift_panels':
      return `drift: in ${cap.panels} of ${cap.of} panels too many flips without evidence; of these the blind ballots alone counted`;
    case 'framed_by_code':
      return 'frame: no seat could frame the case, options and criteria were set by code';
    case 'low_coverage':
      return 'coverage: fewer than half of the items of evidence, or of those from outside the case, were verified';
    case 'last_ballots':
      return 'last ballots: seats changed their first choice without a reason and count as before; by the last ballots alone another option would win';
    case 'quotes_not_found':
      return 'quotes: of one provider, not a single quote was found in its source';
  }
};
const limitsNothing = (cap: Cap): boolean => 'limits' in cap && cap.limits === false;
const capsInWords = (caps: readonly Cap[]): string =>
  [
    ['held down by', caps.filter((cap) => !limitsNothing(cap))] as const,
    ['without limiting it', caps.filter(limitsNothing)] as const,
  ]
    .filter(([, some]) => some.length > 0)
    .map(([how, some]) => ` (${how}: ${some.map(capInWords).join('; ')})`)
    .join('');
const quorumInWords: Readonly<Record<Quorum, string>> = {
  full: 'full',
  degraded: 'seats, a provider or a frame made by a seat are missing',
  single_source: 'one provider alone',
  failed: 'too few seats',
  rehearsal: 'no AI model was consulted',
};

export const thePool = ({ pool, frame, dissents, panels }: PromptContext, fence: Fence): string => {
  if (!pool) return '';
  const title = (id: string) => frame?.options.find(({ optionId }) => optionId === id)?.title ?? id;
  return fence(
    'result',
    [
      `Probability of being best: ${Object.entries(pool.p)
        .map(([id, p]) => `${id} (${title(id)}) ${Math.round(p * 100)} %`)
        .join(', ')}`,
      `Winner: ${pool.winner}. Strength by rule: ${pool.strength}${capsInWords(pool.caps)}`,
      panels.length > 0
        ? `Panels that worked apart: ${panels.map(({ panel, optionId }) => `panel ${panel} chose ${optionId}`).join(', ')}. If they are split, make the recommendation conditional: the winner unless the crux that divides them turns out otherwise; never a blend of options.`
        : '',
      `Median scores: ${JSON.stringify(pool.matrix)}`,
      dissents.length > 0
        ? `Dissents printed beside it:\n${lines(dissents.map(({ optionId, argument }) => `for ${optionId}: ${argument}`))}`
        : 'No dissent is due.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
};

export const theDraft = ({ draft }: PromptContext, fence: Fence): string =>
  draft ? fence('draft', JSON.stringify({ ...draft, passages: undefined })) : '';
/** Of documents, where they state a number of the draft that no quote of the evidence list has. */
export const thePassages = ({ draft, language }: PromptContext, fence: Fence): string => {
  const passages = draft?.passages ?? [];
  return passages.length === 0
    ? ''
    : fence('passages', lines(passages.map(({ place, quote }) => `${place}: ${withoutOrders(quote, language)}`)));
};
export const theTripwires = ({ draft }: PromptContext, fence: Fence): string =>
  draft && draft.tripwires.length > 0
    ? fence(
        'tripwires',
        draft.tripwires
          .map(({ metric, threshold, date }, i) => `${i + 1}. ${metric}: ${threshold}, by ${date}`)
          .join('\n'),
      )
    : '';
/** Empty where every number has the words of its source. */
export const theDoubts = ({ doubts }: PromptContext, fence: Fence): string =>
  doubts.length === 0
    ? ''
    : fence(
        'numbers',
        doubts
          .map(
            ({ words, source }, i) =>
              `${i + 1}. draft: ${words}\n   source: ${source ?? 'none says so; other numbers come to it'}`,
          )
          .join('\n'),
      );
export const theFixes = ({ fixes }: PromptContext, fence: Fence): string => fence('fixes', lines(fixes));
export const theQuestion = ({ followUp }: PromptContext, fence: Fence): string =>
  followUp === null ? '' : fence('question', followUp);
export const theCheck = ({ check }: PromptContext, fence: Fence): string =>
  check === null ? '' : fence('question', check);
export const theDissent = ({ dissent }: PromptContext, fence: Fence): string =>
  dissent ? fence('dissent', `For ${dissent.optionId}: ${dissent.text}`) : '';

export const lookups = (m: PromptContext, fence: Fence): string =>
  m.lookups
    .map((item) =>
      fence(
        'item',
        `${item.evidenceId}\nclaim: ${item.claim}\nquote: "${item.quote}"\npage: ${item.url}\n${item.onPage ? `around the quote: ${item.excerpt}` : 'The quote was not found on the page.'}`,
      ),
    )
    .join('\n\n');
