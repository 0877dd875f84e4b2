import type { Content } from 'pdfmake/interfaces.js';

import { bars } from './bars.ts';
import { providerName, seatName, withMark } from './marks.ts';
import { type Setting, against, beside, cited, facts, ink, mark, rule, together } from './setting.ts';

/** Page one stands alone: what kind of panel, what it recommends, how sure it is, what to do, what speaks against it. */
export const firstPage = (setting: Setting): Content[] => [
  head(setting),
  { text: banner(setting), style: 'small', margin: [0, 7, 0, notices(setting).length > 0 ? 4 : 26] },
  ...notices(setting),
  { text: setting.document.frame.question, style: 'question' },
  { text: setting.document.recommendation.headline, style: 'verdict' },
  beside(setting, verdictLine(setting), restsOn(setting)),
  rule(),
  { text: setting.speech.words.chances, style: 'title' },
  beside(setting, bars(setting), { text: setting.speech.words.definition, style: 'small' }),
  rule(),
  beside(setting, facts(setting, essentials(setting))),
  rule(6),
  dissentLine(setting),
  ...decisive(setting),
];

const head = ({ document, speech, inOrder, end }: Setting): Content => ({
  table: {
    widths: ['*', 'auto'],
    body: [
      inOrder([
        { text: 'Witan', bold: true, fontSize: 12 },
        {
          text: speech.say('report', { date: speech.date(document.at) }),
          style: 'small',
          alignment: end,
          margin: [0, 4, 0, 0],
        },
      ]),
    ],
  },
  layout: {
    hLineWidth: (i) => (i === 1 ? 0.5 : 0),
    vLineWidth: () => 0,
    hLineColor: () => ink,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 6,
  },
});

/** The kind of panel in words, then its figures. */
function banner({ document, speech }: Setting): Content[] {
  const { banner: b } = document;
  const figures = [
    speech.words[b.mode],
    `${speech.words.seats}: ${speech.number(b.counted.ballots)}/${speech.number(b.counted.votingSeats)}`,
    ...(b.rehearsal || b.providers.length === 0
      ? []
      : [`${speech.words.providers}: ${b.providers.map(({ provider }) => providerName(provider)).join(', ')}`]),
    ...(b.nEff === null ? [] : [`${speech.words.effectiveVotes}: ${speech.number(b.nEff, 1)}`]),
    ...(b.evidenceUntil ? [`${speech.words.evidenceUntil} ${speech.dateTime(b.evidenceUntil)}`] : []),
  ];
  const title = b.quorum === 'rehearsal' ? speech.words.rehearsal : `${speech.words[b.quorum]}.`;
  return [{ text: title, bold: true, color: ink }, { text: ` ${figures.join(' · ')}` }];
}

function notices({ document, speech, start }: Setting): Content[] {
  const said = [
    ...(speech.labelled ? [] : [speech.words.labelsEnglish]),
    ...(document.banner.budgetReached ? [speech.words.budgetReached] : []),
    ...(document.gate?.verdict === 'publish_with_warning' ? [speech.words.warning] : []),
    ...(document.panels
      ? [
          speech.say('panelsAgree', {
            agreeing: speech.number(document.panels.agreeing),
            of: speech.number(document.panels.of),
          }),
        ]
      : []),
  ].filter((line) => line !== '');
  return said.map((line, i) => ({
    text: line,
    style: 'small',
    alignment: start,
    margin: [0, 0, 0, i === said.length - 1 ? 20 : 2],
  }));
}

function verdictLine(setting: Setting): Content {
  const { document, speech } = setting;
  const { pool, optionId, strength } = document.recommendation;
  const sure = pool
    ? `${speech.say('bestOf', { p: speech.percent(pool.p) })}${pool.range ? `, ${speech.say('range', { range: speech.range(pool.range.low, pool.range.high) })}` : ''}. `
    : '';
  return { text: [mark(setting, optionId), `  ${sure}${speech.words.strength}: ${speech.words[strength]}.`] };
}

const restsOn = ({ document, speech }: Setting): Content =>
  document.recommendation.evidenceIds.length === 0
    ? ''
    : {
        text: [
          `${speech.words.restsOn} `,
          { text: document.recommendation.evidenceIds.slice(0, 8).map(cited).join(', '), bold: true, color: ink },
        ],
        style: 'small',
        margin: [0, 2, 0, 0],
      };

function essentials({ document, speech }: Setting): (readonly [string, Content])[] {
  const { nextAction, whatWouldChange, biggestRisk, reversible, exitCost } = document.recommendation;
  const who = [nextAction.owner, speech.date(nextAction.by)].filter((part) => part !== '').join(', ');
  return [
    [speech.words.next, who ? `${nextAction.what} (${who})` : nextAction.what],
    ...(whatWouldChange.length > 0 ? [[speech.words.change, { stack: whatWouldChange.slice(0, 2) }] as const] : []),
    [speech.words.risk, biggestRisk],
    [speech.words.undone, `${reversible ? speech.words[reversible.kind] : ''} ${exitCost}`.trim()],
  ];
}

function dissentLine(setting: Setting): Content {
  const { document, speech } = setting;
  const [first, ...others] = document.dissents;
  if (!first) return beside(setting, { text: speech.words.noDissent, italics: true });
  return beside(
    setting,
    framed(setting, [
      withMark(setting, first.seat.provider, ink, {
        text: [
          {
            text: speech.say('dissentsFor', { seat: seatName(setting, first.seat) }),
            italics: true,
          },
          ' ',
          mark(setting, first.optionId),
        ],
      }),
      { text: first.decisiveArgument },
      { text: `${speech.words.rightIf}: ${first.conditions}`, margin: [0, 2, 0, 0] },
    ]),
    {
      stack: [
        { text: inFull(setting), style: 'small' },
        ...others.slice(0, 2).map((dissent): Content => ({
          text: [seatName(setting, dissent.seat), ' ', mark(setting, dissent.optionId, 8)],
          style: 'small',
        })),
      ],
      margin: [0, 2, 0, 0],
    },
  );
}

/** "In full on page 3": the number is known when all is laid out. */
const inFull = ({ speech }: Setting): Content[] => {
  const [before = '', after = ''] = speech.words.inFull.split('{page}');
  return [{ text: before }, { pageReference: 'dissents', text: '0' } as Content, { text: after }];
};

/** Set like a court opinion: a bar in the colour of dissent at the reading edge. */
export const framed = ({ speech }: Setting, stack: Content[]): Content => ({
  table: { widths: ['*'], body: [[{ stack }]] },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (i) => (i === (speech.rtl ? 1 : 0) ? 1.5 : 0),
    vLineColor: () => against,
    paddingLeft: () => (speech.rtl ? 0 : 10),
    paddingRight: () => (speech.rtl ? 10 : 0),
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
});

function decisive(setting: Setting): Content[] {
  const { document, speech } = setting;
  if (document.cruxes.length === 0) return [];
  return [
    together(
      rule(),
      { text: speech.words.decide, style: 'title' },
      beside(setting, {
        stack: document.cruxes.slice(0, 3).map(({ proposition, q }): Content => ({
          text: [proposition, { text: `  ${speech.words.yes}: ${speech.percent(q)}`, style: 'small' }],
          margin: [0, 0, 0, 3],
        })),
      }),
    ),
  ];
}
