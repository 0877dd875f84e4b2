import { isDisproved } from '../../../shared/events/quoteResult.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';

import { placeInReport } from '../../../shared/words/placeSaid.ts';
import { checksNamed, checkSaid } from '../../../shared/words/said/checkSaid.ts';
import { consentSaid } from '../../../shared/words/said/run/consentSaid.ts';
import { learnedSaid } from '../../../shared/words/said/run/learnedSaid.ts';
import { successTable } from '../../../shared/words/said/successSaid.ts';
import { providerName } from '../../../shared/words/providerNames.ts';
import { barRows } from './bars.ts';
import { furtherOpinions } from './dissents.ts';
import { seatName } from './marks.ts';
import { storyTable } from './stories.ts';
import { type Setting, facts, heading, ink, label, mark, subheading, table, together } from './typesetting.ts';

/** What the body had no room for, evidence, the card to fill in later, and how the report came about. */
export const appendix = (setting: Setting): Content[] => [
  heading(setting, setting.speech.words.appendix, 'appendix'),
  ...furtherOpinions(setting),
  ...furtherStories(setting),
  ...register(setting),
  ...gaps(setting),
  ...card(setting),
  ...run(setting),
];

const furtherStories = (setting: Setting): Content[] => {
  const { document, speech, fit } = setting;
  const rest = document.preMortem.slice(fit.body.stories);
  return rest.length > 0 ? [subheading(speech.words.failedWhy, 'stories'), storyTable(setting, rest)] : [];
};

function register(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  const isolated = (text: string) => (speech.rtl ? `\u2068${text}\u2069` : text);
  return [
    subheading(words.evidence, 'evidence'),
    table(
      setting,
      [widthOfIds(document.evidence.map(({ evidenceId }) => evidenceId)), '*', 140, 92],
      ['', words.says, words.source, words.state],
      document.evidence.map((item): TableCell[] => [
        { text: item.evidenceId, style: 'cell', bold: true, color: ink },
        {
          stack: [
            {
              text: item.claim,
              ...(item.verification?.status === 'refuted' ? { decoration: 'lineThrough' as const } : {}),
            },
            ...(item.quote ? [{ text: speech.quoted(item.quote), style: 'small' }] : []),
          ],
          style: 'cell',
        },
        {
          stack: [
            { text: item.source === 'web' ? isolated(item.publisher ?? item.url ?? '') : words.fromYou },
            ...(item.document
              ? [
                  {
                    text: [item.document.name, placeInReport(item.document.place, speech)]
                      .filter(Boolean)
                      .map(isolated)
                      .join(' · '),
                    style: 'small',
                  },
                ]
              : []),
            ...(item.url ? [{ text: isolated(item.url), style: 'small', fontSize: 7, link: item.url }] : []),
            ...(item.publishedAt ? [{ text: speech.date(item.publishedAt), style: 'small', fontSize: 7.5 }] : []),
          ],
          style: 'cell',
        },
        {
          stack: [
            {
              text: words[item.verification?.status ?? 'unchecked'],
              bold: isDisproved(item.verification?.status ?? 'unchecked'),
            },
            { text: speech.say('grade', { grade: item.grade }), style: 'small', fontSize: 7.5 },
            ...(item.verification?.note
              ? [{ text: speech.remark(item.verification.note), style: 'small', fontSize: 7.5 }]
              : []),
            ...(item.verification?.instead
              ? [{ text: speech.quoted(item.verification.instead), style: 'small', fontSize: 7.5 }]
              : []),
          ],
          style: 'cell',
        },
      ]),
    ),
  ];
}

/** Points of a column that breaks no name of evidence: documents and the panels of deep mode have four digits in theirs. */
const widthOfIds = (ids: readonly string[]): number => Math.max(28, ...ids.map((id) => 5.5 * id.length + 2));

function gaps(setting: Setting): Content[] {
  const { document, speech } = setting;
  if (document.gaps.length === 0) return [];
  return [
    subheading(speech.words.gaps, 'gaps'),
    ...document.gaps.map(({ seat, remark }): Content => ({
      text: [{ text: speech.named(seatName(setting, seat)), italics: true }, { text: speech.remark(remark) }],
      style: 'small',
      margin: [0, 0, 0, 2],
    })),
  ];
}

function card(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  const blank = { text: ' ', style: 'cell', margin: [0, 8, 0, 8] } as TableCell;
  const row = (name: string, value: TableCell = blank): TableCell[] => [{ text: name, style: 'cell' }, value];
  return [
    together(
      subheading(words.card, 'card'),
      { text: words.cardNote, style: 'note' },
      table(
        setting,
        [110, '*'],
        ['', ''],
        [
          row(words.options, {
            text: document.options.flatMap(({ optionId, final }): Content[] => [
              { text: '☐ ' },
              { text: label(speech, optionId) },
              { text: final ? ` ${speech.percent(final.p)}    ` : '    ' },
            ]),
            style: 'cell',
          }),
          row(words.decision),
          row(words.date),
          row(words.outcome),
          row(words.learned),
        ],
      ),
    ),
  ];
}

function run(setting: Setting): Content[] {
  const { document, speech } = setting;
  const { words } = speech;
  return [
    subheading(words.case, 'case'),
    provenance(setting),
    subheading(words.movedChart),
    table(
      setting,
      ['*', 62, 62, 76, 76],
      [
        words.option,
        words.blind,
        words.final,
        speech.named(words.firstChoices, words.blind),
        speech.named(words.firstChoices, words.final),
      ],
      barRows(setting),
    ),
    ...successes(setting),
    subheading(words.seats),
    table(
      setting,
      ['*', 110, 90, 120],
      [words.seat, words.lens, words.provider, words.model],
      document.run.seats.map((seat): TableCell[] =>
        [
          seat.name,
          speech.lens(seat.kind === 'voting' ? seat.lens : seat.role),
          providerName(seat.provider),
          seat.model ?? '',
        ].map((text) => ({ text, style: 'cell' })),
      ),
    ),
    ...exchange(setting),
    ...checks(setting),
  ];
}

/** What was forecast of each option, not only of the recommended one. */
function successes(setting: Setting): Content[] {
  const { document, speech } = setting;
  const found = successTable(document, speech);
  return found
    ? [
        subheading(found.title),
        table(
          setting,
          ['*', 76],
          [speech.words.option, speech.words.likely],
          found.rows.map(({ optionId, title, p }): TableCell[] => [
            { text: [mark(setting, optionId), ` ${title}`], style: 'small' },
            { text: p, style: 'figure' },
          ]),
        ),
      ]
    : [];
}

/** Which case and which history this is, and how to verify it. */
export function provenance(setting: Setting): Content {
  const { document, speech } = setting;
  const { words } = speech;
  const { counted } = document.run;
  const learned = learnedSaid(document, speech);
  const cost = [
    ...(counted.usd > 0 || counted.unknownCost === 0 ? [`${speech.number(counted.usd, 2)} USD`] : []),
    ...(counted.unknownCost > 0 ? [`${speech.number(counted.unknownCost)} × ${words.unknown}`] : []),
  ].join(' + ');
  return facts(setting, [
    [words.case, speech.say('caseAt', { case: document.caseId, revision: speech.number(document.head.revision) })],
    [words.submitted, speech.dateTime(document.run.submittedAt)],
    ...(document.run.consent ? [[words.consent, consentSaid(document.run.consent, speech)] as [string, string]] : []),
    ...(learned ? [[words.counting, learned] as [string, string]] : []),
    ...(document.banner.rehearsal ? [] : [[words.calls, speech.number(counted.calls)] as [string, string]]),
    [words.cost, cost],
    [words.prompts, mono(inFours(counted.promptChain))],
    [words.head, mono(inFours(document.head.hash))],
    [words.verify, mono(`npm run audit -- verify ${document.caseId}`)],
    ['JSON', words.json],
  ]);
}

const inFours = (hash: string) => hash.replace(/(.{4})(?=.)/g, '$1 ');
const mono = (text: string): Content => ({ text, font: 'Mono', fontSize: 7.5, direction: 'ltr' }) as Content;

function exchange(setting: Setting): Content[] {
  const { document, speech } = setting;
  const said = document.cruxes.filter((crux) => crux.exchange.length > 0);
  if (said.length === 0) return [];
  return said.flatMap((crux, i): Content[] => {
    const [opening, ...others] = crux.exchange.map(({ seat, text, concession }): Content => ({
      text: [
        ...(seat ? [{ text: setting.speech.named(seatName(setting, seat)), italics: true }] : []),
        text,
        ...(concession ? [{ text: ` ${speech.named(speech.words.conceded, label(speech, concession))}` }] : []),
      ],
      style: 'small',
      margin: [0, 0, 0, 2],
    }));
    return [
      together(
        ...(i === 0 ? [subheading(speech.words.exchange)] : []),
        { text: crux.proposition, style: 'small', bold: true, margin: [0, 4, 0, 2] },
        opening ?? '',
      ),
      ...others,
    ];
  });
}

function checks({ document, speech }: Setting): Content[] {
  const named = checksNamed(document.gate?.checks ?? []);
  if (named.length === 0) return [];
  return [
    subheading(speech.words.checks),
    ...named.map((check): Content => ({
      text: checkSaid(speech, check),
      style: 'small',
    })),
  ];
}
