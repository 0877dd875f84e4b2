import type { Content } from 'pdfmake/interfaces.js';

import { ink, type Setting } from '../typesetting.ts';
import { againSaid } from '../../../../shared/words/said/run/againSaid.ts';
import { providerName } from '../../../../shared/words/providerNames.ts';
import { reservationsSaid } from '../../../../shared/words/said/reservationsSaid.ts';
import { lastBallotsSaid } from '../../../../shared/words/said/uncountedSaid.ts';
import { unreadSaid } from '../../../../shared/documents/unreadSaid.ts';

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
export function banner({ document, speech }: Setting): Content[] {
  const { banner: b } = document;
  const figures = [
    speech.words[b.mode],
    speech.named(speech.words.seats, `${speech.number(b.counted.ballots)}/${speech.number(b.counted.votingSeats)}`),
    ...(b.rehearsal || b.providers.length === 0
      ? []
      : [
          speech.named(
            b.providers.length === 1 ? speech.words.provider : speech.words.providers,
            b.providers.map(({ provider }) => providerName(provider)).join(speech.marks.series),
          ),
        ]),
    ...(b.nEff === null ? [] : [speech.say('effectiveVotes', { votes: speech.number(b.nEff, 1) })]),
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

export function notices(setting: Setting): Content[] {
  const { document, speech, start, fit } = setting;
  const said = [
    ...(document.banner.example === undefined ? [] : [document.banner.example]),
    againSaid(document, speech, fit.first.brief),
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
    lastBallotsSaid(document, speech),
    ...reservationsSaid(document, speech),
  ].filter((line) => line !== '');
  return said.map((line, i) => ({
    text: line,
    style: 'small',
    alignment: start,
    margin: [0, 0, 0, i === said.length - 1 ? 20 * fit.first.space : 2],
  }));
}
