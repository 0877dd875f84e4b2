import type { Content } from 'pdfmake/interfaces.js';

import { fragilityOf } from '../../../shared/views/reportDocument/fragility.ts';
import type { BreakEven } from '../../../shared/views/reportDocument/types.ts';
import { heldDown } from '../../../shared/views/reportDocument/heldDown.ts';
import { providerName } from '../../../shared/words/providerNames.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import { costIfWrong, nearestTip } from '../../../shared/decisionModel/numbersSaid.ts';
import { estimatesSaid } from '../../../shared/words/said/estimatesSaid.ts';
import { successSaid } from '../../../shared/words/said/successSaid.ts';
import { unreadSaid } from '../../../shared/documents/unreadSaid.ts';
import { tagged } from '../textLayer/tags/tag.ts';
import { bars } from './bars.ts';
import { seatMark, seatName } from './marks.ts';
import { firstEnd } from './fitting.ts';
import {
  type Setting,
  against,
  beside,
  citedList,
  facts,
  here,
  ink,
  list,
  mark,
  rule,
  together,
} from './typesetting.ts';

/** Page one stands alone: what kind of panel, what it recommends, how sure it is, what to do, what speaks against it. */
export const firstPage = (setting: Setting): Content => {
  const { document, speech, fit } = setting;
  const { space, text, verdict } = fit.first;
  const line = (above = 14) => rule(above * space, 12 * space);
  return {
    stack: [
      head(setting),
      { text: banner(setting), style: 'small', margin: [0, 7, 0, notices(setting).length > 0 ? 4 : 26 * space] },
      ...notices(setting),
      { text: short(setting, document.frame.question), style: 'question' },
      tagged({ is: 'H1' }, {
        text: document.recommendation.headline,
        style: 'verdict',
        fontSize: verdict,
        balanced: true,
        margin: [0, 0, 0, 10 * space],
      } as Content),
      beside(setting, verdictLine(setting), restsOn(setting)),
      ...fragile(setting),
      line(),
      tagged(
        { is: 'Sect' },
        {
          stack: [
            tagged({ is: 'H2' }, { text: speech.words.chances, style: 'title' }),
            together(beside(setting, bars(setting), { text: speech.words.definition, style: 'small' })),
          ],
        },
      ),
      line(),
      beside(setting, facts(setting, essentials(setting), space)),
      line(6),
      dissentLine(setting),
      ...(fit.first.questions ? decisive(setting, line()) : []),
      here(firstEnd),
    ],
    fontSize: text,
  };
};

/** What page one had to shorten, in full. */
export function shortened({ document, speech, fit }: Setting): Content[] {
  const { nextAction, whatWouldChange, biggestRisk, exitCost } = document.recommendation;
  const [dissent] = document.dissents;
  const told = [
    [speech.words.next, nextAction.what],
    ...whatWouldChange.map((text) => [speech.words.change, text] as const),
    [speech.words.risk, biggestRisk],
    [speech.words.undone, exitCost],
    [speech.words.against, dissent?.decisiveArgument ?? ''],
  ] as const;
  return told
    .filter(([, text]) => text.length > fit.first.brief)
    .map(([name, text]): Content => ({ stack: [{ text: name, style: 'label' }, { text }], margin: [0, 0, 0, 6] }));
}

/** A text as page one has room for it: cut between words, and said to be. */
export function short({ fit, speech }: Setting, text: string): string {
  if (text.length <= fit.first.brief) return text;
  const ends = [...new Intl.Segmenter(speech.language, { granularity: 'word' }).segment(text)]
    .map(({ index }) => index)
    .filter((index) => index > 0 && index < fit.first.brief);
  return `${text.slice(0, ends.at(-1) ?? fit.first.brief).trimEnd()} …`;
}

export const head = ({ document, speech, inOrder, end }: Setting): Content => ({
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
    speech.named(speech.words.seats, `${speech.number(b.counted.ballots)}/${speech.number(b.counted.votingSeats)}`),
    ...(b.rehearsal || b.providers.length === 0
      ? []
      : [
          speech.named(
            speech.words.providers,
            b.providers.map(({ provider }) => providerName(provider)).join(speech.marks.series),
          ),
        ]),
    ...(b.nEff === null ? [] : [speech.named(speech.words.effectiveVotes, `≈\u00A0${speech.number(b.nEff, 1)}`)]),
    ...(b.evidenceUntil
      ? [
          `${speech.words.evidenceUntil} ${speech.dateTime(b.evidenceUntil).replace(/\s(?=\S{1,2}(?:\u00A0UTC)?$)/, '\u00A0')}`,
        ]
      : []),
  ];
  return [
    { text: speech.sentences(speech.words[b.quorum]), bold: true, color: ink },
    { text: ` ${figures.join('\u00A0· ')}` },
  ];
}

function notices({ document, speech, start, fit }: Setting): Content[] {
  const said = [
    ...(document.banner.example === undefined ? [] : [document.banner.example]),
    ...(speech.labelled ? [] : [speech.words.labelsEnglish]),
    ...(document.banner.budgetReached ? [speech.words.budgetReached] : []),
    ...(document.banner.seatsWithoutBudget > 0 ? [speech.words.shareSpent] : []),
    unreadSaid(document.banner, speech),
    ...(document.banner.isDecision ? [] : [speech.words.notDecision]),
    ...(document.banner.freeRun ? [speech.words.freeRun] : []),
    ...document.banner.declined.map(({ provider, declined, seats }) =>
      speech.say('declined', {
        provider: providerName(provider),
        declined: speech.number(declined),
        seats: speech.number(seats),
      }),
    ),
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
    margin: [0, 0, 0, i === said.length - 1 ? 20 * fit.first.space : 2],
  }));
}

function verdictLine(setting: Setting): Content {
  const { document, speech } = setting;
  const { pool, optionId, strength } = document.recommendation;
  const sure = pool
    ? [
        speech.say('bestOf', { p: speech.percent(pool.p) }),
        ...(pool.range ? [speech.say('range', { range: speech.range(pool.range.low, pool.range.high) })] : []),
      ].join(speech.marks.comma)
    : '';
  const said = speech.sentences(
    sure,
    speech.named(speech.words.strength, speech.words[strength]),
    successSaid(document, speech),
  );
  return { text: [mark(setting, optionId), `  ${said}`] };
}

/** The value of a number, and the value from which another option would lead. */
export const tipSaid = (speech: Speech, { now, counted }: BreakEven): string =>
  speech.say('tips', { now: speech.percent(now), at: speech.percent(counted.at), to: counted.to });

/** Why it is not stronger, and what would make another option win if it were left out. */
function fragile(setting: Setting): Content[] {
  const { document, speech } = setting;
  const found = fragilityOf(document);
  const estimates = estimatesSaid(document, speech);
  const lines: Content[] = [
    ...heldDown(document.recommendation).map(({ label, option }) => ({ text: speech.say(label, { option }) })),
    ...(found?.flips ?? []).map(({ left, winner }) => ({
      text: [
        { text: speech.named(speech.say('without', { what: providerName(speech.lens(left)) })) },
        mark(setting, winner, 8),
        // The bars below say what the letters stand for.
        { text: setting.fit.first.brief === Infinity ? ` ${setting.titleOf(winner)}` : '' },
      ],
    })),
    ...(estimates ? [{ text: estimates }] : []),
    ...(found?.isFirm ? [{ text: speech.words.sameWinner }] : []),
    ...(found?.tip
      ? [
          {
            text: [
              { text: speech.named(speech.words.tipsTitle) },
              { text: short(setting, found.tip.text) },
              { text: ` ${tipSaid(speech, found.tip)}` },
            ],
          },
        ]
      : []),
  ];
  return lines.map(
    (line): Content =>
      ({ ...(line as object), style: 'small', margin: [0, 2 * setting.fit.first.space, 0, 0] }) as Content,
  );
}

const restsOn = ({ document, speech }: Setting): Content =>
  document.recommendation.evidenceIds.length === 0
    ? ''
    : {
        text: [
          `${speech.words.restsOn} `,
          { text: citedList(speech, document.recommendation.evidenceIds.slice(0, 8)), bold: true, color: ink },
        ],
        style: 'small',
        margin: [0, 2, 0, 0],
      };

function essentials(setting: Setting): (readonly [string, Content])[] {
  const { document, speech } = setting;
  const { nextAction, whatWouldChange, biggestRisk, reversible, exitCost } = document.recommendation;
  const who = [nextAction.owner, speech.date(nextAction.by)].filter((part) => part !== '');
  const tip = nearestTip(document, speech);
  const wrong = costIfWrong(document, speech);
  const change = [...whatWouldChange.slice(0, tip === null ? 2 : 1), ...(tip === null ? [] : [tip])].map((text) =>
    short(setting, text),
  );
  return [
    [speech.words.next, { text: [{ text: short(setting, nextAction.what) }, ...inBrackets(speech, who)] }],
    ...(change.length > 0 ? [[speech.words.change, list(change)] as const] : []),
    [speech.words.risk, short(setting, biggestRisk)],
    ...(wrong === null ? [] : [[speech.words.wrong, { text: wrong }] as const]),
    [
      speech.words.undone,
      {
        text: [
          ...(reversible ? [{ text: `${speech.words[reversible.kind]}${speech.marks.space}` }] : []),
          { text: short(setting, exitCost) },
        ],
      },
    ],
  ];
}

/** Each in its own direction. */
export const inBrackets = ({ marks }: Speech, parts: readonly string[]): Content[] =>
  parts.flatMap((text, i) => [
    { text: i === 0 ? marks.brackets[0] : marks.series },
    { text },
    ...(i === parts.length - 1 ? [{ text: marks.brackets[1] }] : []),
  ]);

function dissentLine(setting: Setting): Content {
  const { document, speech } = setting;
  const [first, ...others] = document.dissents;
  if (!first) return beside(setting, { text: speech.words.noDissent, italics: true });
  return beside(
    setting,
    framed(setting, [
      {
        text: [
          seatMark(first.seat.provider),
          {
            text: speech.say('dissentsFor', { seat: seatName(setting, first.seat) }),
            italics: true,
          },
          ' ',
          mark(setting, first.optionId),
        ],
      },
      { text: short(setting, first.decisiveArgument) },
      {
        text: [
          { text: speech.named(speech.words.rightIf), style: 'small' },
          { text: short(setting, first.conditions) },
        ],
        margin: [0, 2, 0, 0],
      },
    ]),
    {
      stack: [
        inFull(setting, 'dissents'),
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
export const inFull = ({ speech }: Setting, id: string): Content => {
  const [before = '', after = ''] = speech.words.inFull.split('{page}');
  return {
    text: [{ text: before }, pageOf(speech, id), { text: after }],
    style: 'small',
    linkToDestination: id,
  };
};

/** The layer over pdfmake writes the number as the language does. */
const pageOf = ({ number }: Speech, pageReference: string) =>
  ({ pageReference, text: '0', numbered: (page: number) => number(page) }) as object as Content;

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

function decisive(setting: Setting, line: Content): Content[] {
  const { document, speech } = setting;
  if (document.cruxes.length === 0) return [];
  return [
    together(
      line,
      tagged({ is: 'H2' }, { text: speech.words.decide, style: 'title' }),
      beside(
        setting,
        list(
          document.cruxes.slice(0, 3).map(({ proposition, q }): Content => ({
            text: [
              { text: proposition },
              { text: '  ' },
              { text: speech.named(speech.words.yes, speech.percent(q)), style: 'small', noWrap: true },
            ],
            margin: [0, 0, 0, 3],
          })),
        ),
      ),
    ),
  ];
}
