import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

import { canonicalJson } from '../../../shared/kernel/canonicalJson.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import { appendix } from './appendix.ts';
import { body } from './bodyPages.ts';
import { firstPage } from './first/firstPage.ts';
import { rehearsal } from './rehearsal.ts';
import { type Fit, bodies, firsts } from './fitting.ts';
import { signature } from './signature.ts';
import { type Setting, hairline, ink, margins, settingOf, soft } from './typesetting.ts';

/** Glyphs of these scripts reach higher and lower than Latin ones and need room between lines. */
const tall = new Set([
  'Arab',
  'Deva',
  'Beng',
  'Taml',
  'Thai',
  'Khmr',
  'Laoo',
  'Mymr',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Gujr',
  'Guru',
]);

const openly: Fit = { first: firsts[0], body: bodies[0] };

/** The whole document as pdfmake takes it: pure, so that the same document gives the same pages. */
export function definitionOf(document: ReportDocument, speech: Speech, fit: Fit = openly): TDocumentDefinitions {
  const setting = settingOf(document, speech, fit);
  if (document.banner.rehearsal) return pages(setting, rehearsal(setting, fit.body.stories * 2));
  return pages(setting, [firstPage(setting), ...body(setting), ...appendix(setting), ...signature(setting)]);
}

/** Page one by itself, to see whether it is one page. */
export function openingOf(document: ReportDocument, speech: Speech, fit: Fit): TDocumentDefinitions {
  const setting = settingOf(document, speech, fit);
  return pages(setting, [firstPage(setting), { text: ' ', id: 'dissents', pageBreak: 'before' }]);
}

function pages(setting: Setting, content: Content[]): TDocumentDefinitions {
  const { document, speech, fit } = setting;
  const made = new Date(document.at);
  const locale = new Intl.Locale(speech.language);
  const room = tall.has(locale.maximize().script ?? '') ? 1.16 : 1;
  const plain = { font: 'Plain', lineHeight: 1.04 * room };
  const labels = speech.labelled ? {} : { lang: 'en' };
  return {
    pageSize: setting.paper,
    pageMargins: speech.rtl ? [margins.end, 52, margins.start, 62] : [margins.start, 52, margins.end, 62],
    language: speech.language,
    displayTitle: true,
    tagged: true,
    version: '1.7',
    info: {
      title: document.title.text,
      author: 'Witan',
      creationDate: made,
      modDate: made,
      creator: 'Witan',
      producer: 'Witan',
    },
    files: {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types lack attachments
      report: {
        src: `data:application/json;base64,${Buffer.from(canonicalJson(document)).toString('base64')}`,
        name: 'report.json',
        type: 'application/json',
        creationDate: made,
        modifiedDate: made,
        hidden: false,
      } as never,
    },
    content,
    header: (page) => header(setting, page),
    footer: (page, pages) => footer(setting, page, pages),
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel !== undefined &&
      isAlone([node, ...nodes.getFollowingNodesOnPage(), ...nodes.getNodesOnNextPage()]),
    defaultStyle: {
      font: 'Voice',
      fontSize: fit.body.text,
      lineHeight: 1.05 * room,
      color: ink,
      alignment: setting.start,
      lang: speech.language,
      direction: 'auto',
      pageDirection: speech.rtl ? 'rtl' : 'ltr',
    } as TDocumentDefinitions['defaultStyle'] & object,
    styles: {
      small: { ...plain, fontSize: 8.5, color: soft },
      note: { ...plain, ...labels, fontSize: 8.5, color: soft },
      label: { ...plain, ...labels, fontSize: 8.5, color: soft },
      furniture: { ...plain, fontSize: 7.5, color: soft },
      cell: { ...plain, fontSize: fit.body.cell, color: ink },
      figure: { ...plain, fontSize: fit.body.cell, alignment: 'center', color: ink },
      title: { ...plain, ...labels, fontSize: 9.5, bold: true, margin: [0, 0, 0, 6] },
      question: { italics: true, color: '#33383f', margin: [0, 0, 0, 6] },
      verdict: { lineHeight: 0.9 * room },
      heading: { ...labels, fontSize: 15, margin: [0, 0, 0, 6 * fit.body.space] },
      subheading: { ...plain, ...labels, fontSize: 9.5, bold: true, margin: [0, 8 * fit.body.space, 0, 3] },
    },
  };
}

/** A title with nothing of its section beneath it. */
function isAlone(nodes: readonly Placed[]): boolean {
  const texts = nodes.filter(({ text }) => text !== undefined);
  const [title, ...rest] = texts;
  const page = title?.startPosition.pageNumber;
  return (
    title !== undefined &&
    !rest.some(({ style, startPosition }) => startPosition.pageNumber === page && !announcing.has(String(style)))
  );
}
/** What a page carries above and below its text, titles, and notes to them: nothing a title could introduce. */
const announcing = new Set(['furniture', 'note', 'heading', 'subheading']);
type Placed = {
  readonly text?: unknown;
  readonly style?: unknown;
  readonly startPosition: { readonly pageNumber: number };
};

/** What every page says of an example: the beginning of its note. */
const exampleIn = ({ banner }: ReportDocument): string[] =>
  banner.example === undefined ? [] : [banner.example.replace(/\. .*$/su, '')];

/** Pages after the first name the case. */
function header({ document, speech, start }: Setting, page: number): Content {
  const side: [number, number, number, number] = speech.rtl ? [48, 24, 54, 0] : [54, 24, 48, 0];
  return page === 1
    ? ''
    : {
        text: [document.title.text, ...exampleIn(document)].join(' · '),
        style: 'furniture',
        fontSize: 8.5,
        alignment: start,
        margin: side,
      };
}

const footer = ({ document, speech, inOrder, start, end }: Setting, page: number, pages: number): Content => ({
  margin: speech.rtl ? [48, 14, 54, 0] : [54, 14, 48, 0],
  table: {
    widths: inOrder(['*', 'auto', 'auto']),
    body: [
      inOrder([
        {
          text: speech.say('caseAt', {
            case: document.caseId.slice(0, 12),
            revision: speech.number(document.head.revision),
          }),
          style: 'furniture',
          alignment: start,
        },
        {
          text: [`${speech.words.head} `, { text: shortHash(document.head.hash), font: 'Mono', fontSize: 7 }],
          style: 'furniture',
          alignment: start,
        },
        {
          text: speech.say('pageOf', { page: speech.number(page), pages: speech.number(pages) }),
          style: 'furniture',
          margin: speech.rtl ? [0, 0, 14, 0] : [14, 0, 0, 0],
          noWrap: true,
          alignment: end,
        },
      ]),
    ],
  },
  layout: {
    hLineWidth: (i) => (i === 0 ? 0.5 : 0),
    vLineWidth: () => 0,
    hLineColor: () => hairline,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 5,
    paddingBottom: () => 0,
  },
});

/** Both ends of the head: enough to recognise it, and what the e-mail prints too. */
const shortHash = (hash: string): string =>
  hash.length < 24 ? hash : `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-8, -4)} ${hash.slice(-4)}`;
