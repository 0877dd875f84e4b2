import type { Content, TableCell } from 'pdfmake/interfaces.js';

import { dissenting } from './dissents.ts';
import { movement } from './movement.ts';
import { providerName } from './marks.ts';
import { likelihood } from './likelihood.ts';
import { type Setting, beside, cited, facts, heading, ink, mark, subheading, table, together } from './setting.ts';

/** Where the body begins: on a new page, unless page one ran over. */
export const afterFirst = 'after-first';

/** The body after page one, in the order of a decision: frame, reasons, dissent, doubt, plan, how it came about. */
export const body = (setting: Setting): Content[] => [
  ...frame(setting),
  ...why(setting),
  ...matrix(setting),
  ...dissenting(setting),
  ...findOut(setting),
  ...depends(setting),
  ...preMortem(setting),
  ...plan(setting),
  ...movement(setting),
];

function frame(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  const f = document.frame;
  const some = (name: string, items: readonly string[]): (readonly [string, Content])[] =>
    items.length > 0 ? [[name, { stack: items.map((text) => ({ text })) }]] : [];
  return [
    { text: '', fontSize: 0.1, lineHeight: 0.1, id: afterFirst },
    heading(words.decided, 'decided'),
    facts(setting, [
      [words.question, f.question],
      ...some(words.byWhen, f.deadline ? [speech.date(f.deadline.text)] : []),
      ...some(words.horizon, f.horizon ? [f.horizon] : []),
      ...some(words.success, f.successMetric ? [f.successMetric] : []),
      [
        words.options,
        {
          stack: document.options.map(({ optionId, title, description }): Content => ({
            text: [
              mark(setting, optionId),
              ` ${title}`,
              ...(description ? [{ text: ` ${description}`, style: 'small' }] : []),
            ],
          })),
        },
      ],
      ...some(words.fixed, f.constraints),
      ...some(words.told, [
        ...new Set(f.asked.flatMap(({ reply }) => (reply?.kind === 'answered' ? [`“${reply.text}”`] : []))),
      ]),
      ...some(words.assumed, [
        ...f.assumptions,
        ...f.asked.flatMap(({ reply }) => (reply?.kind === 'assumed' ? [reply.text] : [])),
      ]),
    ]),
  ];
}

function why(setting: Setting): Content[] {
  const { document, speech } = setting;
  const claim = (id: string) => document.evidence.find(({ evidenceId }) => evidenceId === id)?.claim ?? '';
  const view = document.outsideView;
  return [
    heading(speech.words.why, 'why'),
    ...document.reasons.map(({ text, evidenceIds }): Content =>
      beside(
        setting,
        { text, margin: [0, 0, 0, 8] },
        {
          stack: evidenceIds.map((id): Content => ({
            text: [{ text: `${cited(id)} `, bold: true, color: ink }, claim(id)],
            style: 'small',
          })),
          margin: [0, 2, 0, 6],
        },
      ),
    ),
    ...(view
      ? [
          subheading(speech.words.outside),
          beside(
            setting,
            { text: `${view.referenceClass} ${view.adjustment}` },
            {
              text: [`${speech.words.baseRate}: `, { text: view.baseRate, bold: true, color: ink }],
              style: 'small',
              margin: [0, 2, 0, 0],
            },
          ),
        ]
      : []),
  ];
}

function matrix(setting: Setting): Content[] {
  const { document, speech } = setting;
  const m = document.matrix;
  if (!m) return [];
  const named = m.criteria.map((id) => document.frame.criteria.find(({ criterionId }) => criterionId === id));
  const heads = [
    speech.words.option,
    ...named.map((c) => `${c?.name ?? ''} ${speech.percent(c?.weight ?? 0)}`),
    speech.words.weighted,
  ];
  return [
    together(
      heading(speech.words.matrix, 'matrix'),
      { text: speech.words.matrixNote, style: 'small', margin: [0, 0, 0, 4] },

      table(
        setting,
        [128, ...named.map(() => '*'), 44],
        heads,
        m.rows.map((row): TableCell[] => [
          { text: [mark(setting, row.optionId, 8.5), ` ${setting.titleOf(row.optionId)}`], style: 'small' },
          ...row.cells.map((cell) => scored(setting, cell)),
          { text: speech.number(row.counted.weighted), style: 'figure', bold: true, color: ink },
        ]),
      ),
    ),
  ];
}

/** Median and spread, shaded by the median; figures run from left to right in every language. */
const scored = ({ speech }: Setting, cell: { readonly median: number; readonly spread: number } | null): TableCell =>
  cell
    ? ({
        text: [
          { text: speech.number(cell.median), color: ink },
          { text: ` ±${speech.number(cell.spread)}`, fontSize: 7 },
        ],
        direction: 'ltr',
        style: 'figure',
        fillColor: shade(cell.median),
      } as TableCell)
    : { text: '–', style: 'figure' };

const shade = (median: number): string =>
  `#${[214, 232, 230].map((full) => Math.round(255 - (255 - full) * (median / 100)).toString(16)).join('')}`;

function findOut(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  if (document.cruxes.length === 0) return [];
  return [
    heading(words.findOut, 'findOut'),
    table(
      setting,
      ['*', 62, 44, 44, 62],
      [words.question, words.yes, words.ifYes, words.ifNo, words.worth],
      document.cruxes.map((crux): TableCell[] => [
        { text: crux.proposition, style: 'cell' },
        { text: speech.percent(crux.q), style: 'figure' },
        { text: [mark(setting, crux.favours.ifTrue, 8.5)], style: 'figure' },
        { text: [mark(setting, crux.favours.ifFalse, 8.5)], style: 'figure' },
        { text: `+${speech.percent(crux.voi)}`, style: 'figure' },
      ]),
    ),
    ...(document.plan.cheapestTest ? [facts(setting, [[words.test, document.plan.cheapestTest]])] : []),
  ];
}

function depends(setting: Setting): Content[] {
  const { document, speech } = setting;
  const s = document.sensitivity;
  if (!s) return [];
  const others = [...s.withoutProvider, ...s.withoutLens, ...s.withoutEvidence].filter(
    ({ winner }) => winner !== document.recommendation.optionId,
  );
  return [
    together(
      heading(speech.words.depends, 'depends'),
      ...(others.length === 0
        ? [{ text: speech.words.sameWinner }]
        : others.map(({ left, winner }): Content => ({
            text: [
              `${speech.say('without', { what: providerName(cited(left)) })}: `,
              mark(setting, winner),
              ` ${setting.titleOf(winner)}`,
            ],
            margin: [0, 0, 0, 2],
          }))),
      { text: `${speech.words.stable}: ${speech.percent(s.weightsStable)}`, style: 'small', margin: [0, 4, 0, 0] },
    ),
  ];
}

function preMortem(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  if (document.preMortem.length === 0) return [];
  return [
    heading(words.failedWhy, 'failed'),
    table(
      setting,
      ['*', '*', 72, '*'],
      [words.story, words.sign, words.likely, words.prevents],
      document.preMortem.map((failure): TableCell[] => [
        { text: [mark(setting, failure.optionId, 8), ` ${failure.story}`], style: 'cell' },
        { text: failure.earlySign, style: 'cell' },
        { text: likelihood(speech, failure.probability), style: 'cell' },
        { text: failure.mitigation, style: 'cell' },
      ]),
    ),
  ];
}

function plan(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  const { steps, tripwires, reviewDate } = document.plan;
  const cells = (texts: readonly string[]): TableCell[] => texts.map((text) => ({ text, style: 'cell' }));
  return [
    heading(words.plan, 'plan'),
    table(
      setting,
      [78, '*', 62, 82],
      [words.by, words.do, words.who, words.costs],
      steps.map(({ by, what, owner, cost }) => cells([speech.date(by), what, owner, cost])),
    ),
    ...(tripwires.length > 0
      ? [
          subheading(words.tripwires),
          { text: words.tripwiresNote, style: 'small' },
          table(
            setting,
            ['*', 72, 78, '*'],
            [words.if, words.crosses, words.by, words.thenDo],
            tripwires.map(({ metric, threshold, date, action, owner }) =>
              cells([metric, threshold, speech.date(date), owner ? `${action} (${owner})` : action]),
            ),
          ),
        ]
      : []),
    facts(setting, [
      ...(reviewDate ? [[words.review, speech.date(reviewDate)] as const] : []),
      ...(document.recommendation.exitCost ? [[words.wayOut, document.recommendation.exitCost] as const] : []),
    ]),
  ];
}
