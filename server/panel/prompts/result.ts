import type { Material } from '../protocol/material.ts';
import type { Fence } from './fence.ts';
import { lines } from './sections.ts';

/** What chair, reviewer and replying seats see of the result. */

export const thePool = ({ pool, frame, dissents, panels }: Material, fence: Fence): string => {
  if (!pool) return '';
  const title = (id: string) => frame?.options.find(({ optionId }) => optionId === id)?.title ?? id;
  return fence(
    'result',
    [
      `Probability of being best: ${Object.entries(pool.p)
        .map(([id, p]) => `${id} (${title(id)}) ${Math.round(p * 100)} %`)
        .join(', ')}`,
      `Winner: ${pool.winner}. Strength by rule: ${pool.strength}${pool.caps.length > 0 ? ` (held down by: ${pool.caps.join('; ')})` : ''}`,
      panels.length > 0
        ? `Panels that worked apart: ${panels.map(({ panel, optionId }) => `panel ${panel} chose ${optionId}`).join(', ')}. If they are split, make the recommendation conditional: the winner unless the crux that divides them turns out otherwise; never a blend of options.`
        : '',
      `Median scores: ${JSON.stringify(pool.matrix)}`,
      dissents.length > 0
        ? `Dissents being written:\n${lines(dissents.map(({ optionId, argument }) => `for ${optionId}: ${argument}`))}`
        : 'No dissent is due.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
};

export const theDraft = ({ draft }: Material, fence: Fence): string =>
  draft ? fence('draft', JSON.stringify(draft, null, 1)) : '';
export const theFixes = ({ fixes }: Material, fence: Fence): string => fence('fixes', lines(fixes));
export const theQuestion = ({ followUp }: Material, fence: Fence): string =>
  followUp === null ? '' : fence('question', followUp);
export const theCheck = ({ check }: Material, fence: Fence): string => (check === null ? '' : fence('question', check));
export const theDissent = ({ dissent }: Material, fence: Fence): string =>
  dissent ? fence('dissent', `For ${dissent.optionId}: ${dissent.text}`) : '';

export const lookups = (m: Material, fence: Fence): string =>
  m.lookups
    .map((item) =>
      fence(
        'item',
        `${item.evidenceId}\nclaim: ${item.claim}\nquote: "${item.quote}"\npage: ${item.url}\n${item.onPage ? `around the quote: ${item.excerpt}` : 'The quote was not found on the page.'}`,
      ),
    )
    .join('\n\n');
