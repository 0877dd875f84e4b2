import type { Part, Telling } from './telling.ts';

/** The criteria with their weights, and below them what each option scores, which every surface tells alike. */
export const matrixIn = ({ document, speech, words, named }: Telling): Part[] => {
  const { matrix, frame } = document;
  if (!matrix) return [];
  const criteria = matrix.criteria.map((id) => frame.criteria.find(({ criterionId }) => criterionId === id));
  const heads = criteria.map((one) => `${one?.name} ${speech.percent(one?.weight ?? 0)}`);
  return [
    {
      heading: words.matrix,
      says: [
        words.matrixNote,
        [words.option, ...heads, words.weighted].join(' '),
        ...matrix.rows.map(({ optionId, cells, counted }) =>
          [
            named(optionId),
            ...cells.map((cell) => (cell ? `${speech.number(cell.median)} ±${speech.number(cell.spread / 2)}` : '')),
            speech.number(counted.weighted),
          ].join(' '),
        ),
      ],
    },
  ];
};
