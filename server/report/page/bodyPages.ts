import { crossingsSaid } from '../../../shared/words/said/crossingsSaid.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';

import { changesSaid } from '../../../shared/words/said/run/againSaid.ts';
import { cruxSaid } from '../../../shared/words/said/cruxSaid.ts';
import type { SeatRef } from '../../../shared/views/reportDocument/types/common.ts';

import { tagged } from '../textLayer/tags/tag.ts';
import { depends } from './conditions.ts';
import { dissenting } from './dissents.ts';
import { inBrackets, inFull } from './references.ts';
import { areWhole } from './first/namesOnFirst.ts';
import { shortened } from './first/shortened.ts';
import { storyTable } from './stories.ts';
import { bodyEnd } from './fitting.ts';
import { seatName } from './marks.ts';
import { numbersSection } from '../numbers/numbersSection.ts';
import { movement } from './movement.ts';
import {
  type Setting,
  beside,
  facts,
  heading,
  here,
  ink,
  label,
  list,
  mark,
  subheading,
  section,
  table,
  withProperties,
} from './typesetting.ts';

/** The body after page one, in the order of a decision: frame, reasons, dissent, doubt, plan, how it came about. */
export const body = (setting: Setting): Content[] => [
  ...frame(setting),
  ...why(setting),
  ...matrix(setting),
  ...dissenting(setting),
  ...findOut(setting),
  ...depends(setting),
  ...numbersSection(setting),
  ...preMortem(setting),
  ...plan(setting),
  ...movement(setting),
  here(bodyEnd),
];

/** What was decided about: in a report at the head of a page, after what page one had to shorten. */
const frame = (setting: Setting): Content[] => [
  withProperties(heading(setting, setting.speech.words.decided, 'decided'), { pageBreak: 'before' }),
  ...shortened(setting),
  decided(setting),
];

export function decided(setting: Setting): Content {
  const { document, speech } = setting;
  const { words } = speech;
  const f = document.frame;
  const some = (name: string, items: readonly string[]): (readonly [string, Content])[] =>
    items.length > 0 ? [[name, list(items.map((text) => ({ text })))]] : [];
  const replies = (kind: 'answered' | 'assumed') =>
    f.asked.flatMap(({ text, reply }) => (reply?.kind === kind ? [`${text} ${reply.text}`] : []));
  return facts(setting, [
    [words.question, f.question],
    ...some(words.changed, changesSaid(document, speech)),
    ...some(words.byWhen, f.deadline ? [speech.date(f.deadline.text)] : []),
    ...some(words.horizon, f.horizon ? [speech.date(f.horizon)] : []),
    ...some(words.success, f.successMetric ? [f.successMetric] : []),
    [
      words.options,
      list(
        document.options.map(({ optionId, title, description, merged, variants, final }): Content => ({
          text: [
            mark(setting, optionId),
            ` ${title}`,
            ...(final && !areWhole(setting) ? [{ text: ` ${speech.percent(final.p)}`, bold: true }] : []),
            ...(description ? [{ text: ` ${description}`, style: 'small' }] : []),
            ...[
              ...(merged ? [speech.say('mergedInto', { options: speech.list(merged.map(speech.quoted)) })] : []),
              ...(variants ? [speech.say('variantOf', { options: speech.list(variants.map(speech.quoted)) })] : []),
            ].map((text) => ({ text: ` ${text}`, style: 'small' })),
          ],
        })),
      ),
    ],
    ...some(words.refusedOptions, f.refused.map(speech.quoted)),
    ...some(words.fixed, f.constraints),
    ...some(words.told, replies('answered')),
    ...some(words.assumed, [...f.assumptions, ...replies('assumed')]),
  ]);
}

/** Whose reasons they are, below the words. */
const heldBy = (setting: Setting, seats: readonly SeatRef[]): Content[] =>
  seats.length === 0
    ? []
    : [{ text: seats.map((seat) => seatName(setting, seat)).join(' · '), style: 'small', margin: [0, 0, 0, 8] }];

function why(setting: Setting): Content[] {
  const { document, speech } = setting;
  const claim = (id: string) => document.evidence.find(({ evidenceId }) => evidenceId === id)?.claim ?? '';
  const view = document.outsideView;
  return [
    heading(setting, speech.words.why, 'why'),
    ...document.reasons.map(({ text, evidenceIds, seats }): Content =>
      beside(
        setting,
        [{ text, margin: [0, 0, 0, seats.length > 0 ? 2 : 8] }, ...heldBy(setting, seats)],
        withProperties(
          list(
            evidenceIds.map((id): Content => ({
              text: [{ text: `${label(speech, id)} `, bold: true, color: ink }, claim(id)],
              style: 'small',
            })),
          ),
          { margin: [0, 2, 0, 6] },
        ),
      ),
    ),
    ...calculated(setting),
    ...(view
      ? [
          subheading(speech.words.outside),
          beside(
            setting,
            { text: speech.sentences(view.referenceClass, view.adjustment) },
            {
              text: [speech.named(speech.words.baseRate), { text: view.baseRate, bold: true, color: ink }],
              style: 'small',
              margin: [0, 2, 0, 0],
            },
          ),
        ]
      : []),
  ];
}

/** How numbers of the recommendation come about. */
const calculated = (setting: Setting): Content[] => {
  const { document, speech } = setting;
  const lines = (document.calculations ?? []).map(({ said, from }) => speech.named(said, from));
  return lines.length === 0
    ? []
    : [
        subheading(speech.words.calculations),
        withProperties(list(lines.map((text): Content => ({ text, style: 'small' }))), { margin: [0, 0, 0, 6] }),
      ];
};

function matrix(setting: Setting): Content[] {
  const { document, speech } = setting;
  const m = document.matrix;
  if (!m) return [];
  const named = m.criteria.map((id) => document.frame.criteria.find(({ criterionId }) => criterionId === id));
  const heads = [
    speech.words.option,
    ...named.map((c) => ({
      text: [{ text: c?.name ?? '' }, { text: ` ${speech.percent(c?.weight ?? 0)}` }],
      lang: speech.language,
    })),
    speech.words.weighted,
  ];
  return section(
    setting,
    {
      stack: [
        heading(setting, speech.words.matrix, 'matrix'),
        { text: speech.words.matrixNote, style: 'note', margin: [0, 0, 0, 4] },
      ],
    },
    table(
      setting,
      [128, ...named.map((): '*' => '*'), 54],
      heads,
      m.rows.map((row): TableCell[] => [
        { text: [mark(setting, row.optionId, 8.5), ` ${setting.titleOf(row.optionId)}`], style: 'small' },
        ...row.cells.map((cell) => scored(setting, cell)),
        { text: speech.number(row.counted.weighted), style: 'figure', bold: true, color: ink },
      ]),
    ),
    lengthOf(m.rows.map(({ optionId }) => setting.titleOf(optionId))),
  );
}

/** Median and spread, shaded by the median; figures run from left to right in every language. */
const scored = ({ speech }: Setting, cell: { readonly median: number; readonly spread: number } | null): TableCell =>
  cell
    ? ({
        text: [
          { text: speech.number(cell.median), color: ink },
          { text: ` ±${speech.number(cell.spread / 2)}`, fontSize: 7 },
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
    ...section(
      setting,
      heading(setting, words.findOut, 'findOut'),
      table(
        setting,
        ['*', 70, 44, 44, 62],
        [words.question, words.yes, words.ifYes, words.ifNo, words.worth],
        document.cruxes.map((crux): TableCell[] => [
          { text: crux.proposition, style: 'cell' },
          { text: cruxSaid(crux, speech), style: 'figure' },
          { text: [mark(setting, crux.favours.ifTrue, 8.5)], style: 'figure' },
          { text: [mark(setting, crux.favours.ifFalse, 8.5)], style: 'figure' },
          { text: speech.percent(crux.voi), style: 'figure' },
        ]),
      ),
      lengthOf(document.cruxes.map(({ proposition }) => proposition)),
    ),
    ...(document.plan.cheapestTest ? [facts(setting, [[words.test, document.plan.cheapestTest]])] : []),
  ];
}

function preMortem(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  const { stories } = setting.fit.body;
  const told = document.preMortem.slice(0, stories);
  if (document.preMortem.length === 0) return [];
  return [
    ...section(
      setting,
      // Below the table the reference could stand alone on the next page.
      {
        stack: [
          heading(setting, words.failedWhy, 'failed'),
          ...(document.preMortem.length > stories ? [inFull(setting, 'stories')] : []),
        ],
      },
      storyTable(setting, told),
      lengthOf(told.flatMap(({ story, earlySign, mitigation }) => [story, earlySign, mitigation])),
    ),
  ];
}

function plan(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  const { steps, tripwires, reviewDate } = document.plan;
  const crossing = crossingsSaid(document, speech);
  const cells = (texts: readonly string[]): TableCell[] => texts.map((text) => ({ text, style: 'cell' }));
  return [
    ...section(
      setting,
      heading(setting, words.plan, 'plan'),
      table(
        setting,
        [78, '*', 62, 82],
        [words.by, words.do, words.who, words.costs],
        steps.map(({ by, what, owner, cost }) => cells([speech.date(by), what, owner, cost])),
        { rowHeads: false },
      ),
      lengthOf(steps.flatMap(({ what, cost }) => [what, cost])),
    ),
    ...(tripwires.length > 0
      ? [
          tagged(
            { is: 'Sect' },
            {
              stack: section(
                setting,
                { stack: [subheading(words.tripwires), { text: words.tripwiresNote, style: 'note' }] },
                table(
                  setting,
                  crossing ? ['*', 72, 78, 62, '*'] : ['*', 72, 78, '*'],
                  [words.if, words.crosses, words.by, ...(crossing ? [words.likely] : []), words.thenDo],
                  tripwires.map(({ metric, threshold, date, action, owner }, at) => [
                    ...cells([metric, threshold, speech.date(date), ...(crossing ? [crossing(at)] : [])]),
                    { text: [{ text: action }, ...inBrackets(speech, owner ? [owner] : [])], style: 'cell' },
                  ]),
                  { rowHeads: false },
                ),
                lengthOf(tripwires.flatMap(({ metric, action }) => [metric, action])),
              ),
            },
          ),
        ]
      : []),
    facts(setting, [
      ...(reviewDate ? [[words.review, speech.date(reviewDate)] as const] : []),
      ...(document.recommendation.exitCost ? [[words.wayOut, document.recommendation.exitCost] as const] : []),
    ]),
  ];
}

const lengthOf = (texts: readonly string[]) => texts.join('').length;
