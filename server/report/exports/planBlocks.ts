import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { crossingsSaid } from '../../../shared/words/said/crossingsSaid.ts';
import { successTable } from '../../../shared/words/said/successSaid.ts';
import { likelihoodSaid } from '../../../shared/words/said/likelihoodSaid.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import type { Block } from './block.ts';
import { seatNamed, titleOf } from './firstBlocks.ts';

/** Why, by which criteria, what to do and how it could fail. */
export const planBlocks = (document: ReportDocument, speech: Speech): Block[] => [
  ...why(document, speech),
  ...matrix(document, speech),
  ...plan(document, speech),
  ...failure(document, speech),
];

const headed = (text: string, blocks: readonly Block[], isThere: boolean): Block[] =>
  isThere ? [{ is: 'heading', level: 2, text }, ...blocks] : [];

const why = ({ reasons, calculations = [], outsideView }: ReportDocument, speech: Speech): Block[] => {
  const { say } = speech;
  return headed(
    say('why'),
    [
      ...reasons.map(({ text, evidenceIds, seats }): Block => {
        const from = [...seats.map((seat) => seatNamed(seat, speech)), ...evidenceIds].join(' · ');
        return { is: 'text', text: `${text}${from ? speech.bracketed(from) : ''}` };
      }),
      ...(calculations.length > 0
        ? [
            { is: 'heading', level: 3, text: say('calculations') } as const,
            { is: 'list', items: calculations.map(({ said, from }) => speech.named(said, from)) } as const,
          ]
        : []),
      ...(outsideView
        ? [
            { is: 'heading', level: 3, text: say('outside') } as const,
            {
              is: 'text',
              text: speech.sentences(
                outsideView.referenceClass,
                speech.named(say('baseRate'), outsideView.baseRate),
                outsideView.adjustment,
              ),
            } as const,
          ]
        : []),
    ],
    reasons.length > 0 || outsideView !== null,
  );
};

const matrix = (document: ReportDocument, speech: Speech): Block[] => {
  const { say } = speech;
  const { matrix: found, frame } = document;
  if (!found) return [];
  const named = found.criteria.map((id) => frame.criteria.find(({ criterionId }) => criterionId === id));
  return headed(
    say('matrix'),
    [
      { is: 'note', text: say('matrixNote') },
      {
        is: 'table',
        heads: [
          say('option'),
          ...named.map((criterion) => `${criterion?.name ?? ''} ${speech.percent(criterion?.weight ?? 0)}`),
          say('weighted'),
        ],
        rows: found.rows.map(({ optionId, cells, counted }) => [
          `${optionId} ${titleOf(document, optionId)}`,
          ...cells.map((cell) => (cell ? `${speech.number(cell.median)} ±${speech.number(cell.spread / 2)}` : '–')),
          speech.number(counted.weighted),
        ]),
      },
    ],
    true,
  );
};

const plan = (document: ReportDocument, speech: Speech): Block[] => {
  const { say } = speech;
  const { steps, tripwires, cheapestTest, reviewDate } = document.plan;
  const crossing = crossingsSaid(document, speech);
  const success = successTable(document, speech);
  return headed(
    say('plan'),
    [
      {
        is: 'table',
        heads: [say('by'), say('do'), say('who'), say('costs')],
        rows: steps.map(({ by, what, owner, cost }) => [speech.date(by), what, owner, cost]),
      },
      ...(tripwires.length > 0
        ? [
            { is: 'heading', level: 3, text: say('tripwires') } as const,
            { is: 'note', text: say('tripwiresNote') } as const,
          ]
        : []),
      {
        is: 'table',
        heads: [say('if'), say('crosses'), say('by'), ...(crossing ? [say('likely')] : []), say('thenDo')],
        rows: tripwires.map(({ metric, threshold, date, action }, at) => [
          metric,
          threshold,
          speech.date(date),
          ...(crossing ? [crossing(at)] : []),
          action,
        ]),
      },
      ...(success
        ? [
            { is: 'heading', level: 3, text: success.title } as const,
            {
              is: 'table',
              heads: ['', say('option'), say('likely')],
              rows: success.rows.map(({ optionId, title, p }) => [optionId, title, p]),
            } as const,
          ]
        : []),
      { is: 'text', name: say('test'), text: cheapestTest },
      { is: 'text', name: say('review'), text: reviewDate ? speech.date(reviewDate) : '' },
    ],
    steps.length > 0,
  );
};

const failure = ({ preMortem }: ReportDocument, speech: Speech): Block[] => {
  const { say } = speech;
  return headed(
    say('failedWhy'),
    [
      {
        is: 'table',
        heads: [say('story'), say('sign'), say('likely'), say('prevents')],
        rows: preMortem.map(({ story, earlySign, probability, mitigation }) => [
          story,
          earlySign,
          likelihoodSaid(probability, speech),
          mitigation,
        ]),
      },
    ],
    preMortem.length > 0,
  );
};
