import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

import { canonicalJson } from '../../../shared/kernel/canonicalJson.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument.ts';
import type { Speech } from '../../../shared/words/speech.ts';
import { appendix } from './appendix.ts';
import { afterFirst, body } from './body.ts';
import { firstPage } from './first.ts';
import { type Setting, against, hairline, ink, settingOf, soft } from './setting.ts';

/** Paper by region: Letter where it is used, A4 everywhere else. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

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

/** The whole document as pdfmake takes it: pure, so that the same document gives the same pages. */
export function definitionOf(document: ReportDocument, speech: Speech): TDocumentDefinitions {
  const setting = settingOf(document, speech);
  const made = new Date(document.at);
  const locale = new Intl.Locale(speech.language);
  const room = tall.has(locale.maximize().script ?? '') ? 1.16 : 1;
  const plain = { font: 'Plain', lineHeight: 1.04 * room };
  return {
    pageSize: letterRegions.has(locale.region ?? '') ? 'LETTER' : 'A4',
    pageMargins: speech.rtl ? [48, 52, 54, 62] : [54, 52, 48, 62],
    language: speech.language,
    displayTitle: true,
    info: {
      title: document.title.text,
      author: 'Witan',
      creationDate: made,
      modDate: made,
      creator: 'Witan',
      producer: 'Witan',
    },
    files: {
      report: {
        src: `data:application/json;base64,${Buffer.from(canonicalJson(document)).toString('base64')}`,
        name: 'report.json',
        type: 'application/json',
        creationDate: made,
        modifiedDate: made,
        hidden: false,
      } as never,
    },
    content: [...firstPage(setting), ...body(setting), ...appendix(setting)],
    header: (page) => header(setting, page),
    footer: (page, pages) => footer(setting, page, pages),
    pageBreakBefore: (node, nodes) =>
      node.id === afterFirst
        ? node.startPosition.pageNumber === 1
        : node.headlineLevel !== undefined &&
          nodes.getFollowingNodesOnPage().length < 3 &&
          nodes.getPreviousNodesOnPage().length > 0,
    defaultStyle: {
      font: 'Voice',
      fontSize: 10.5,
      lineHeight: 1.05 * room,
      color: ink,
      alignment: setting.start,
      lang: speech.language,
      direction: speech.rtl ? 'rtl' : 'ltr',
    } as TDocumentDefinitions['defaultStyle'] & object,
    styles: {
      small: { ...plain, fontSize: 8.5, color: soft },
      label: { ...plain, fontSize: 8.5, color: soft },
      cell: { ...plain, fontSize: 8.5, color: ink },
      figure: { ...plain, fontSize: 8.5, alignment: 'center', color: ink },
      title: { ...plain, fontSize: 9.5, bold: true, margin: [0, 0, 0, 6] },
      question: { italics: true, color: '#33383f', margin: [0, 0, 0, 6] },
      verdict: { fontSize: 22, lineHeight: 0.9 * room, margin: [0, 0, 0, 10] },
      heading: { fontSize: 15, margin: [0, 0, 0, 6] },
      subheading: { ...plain, fontSize: 9.5, bold: true, margin: [0, 8, 0, 3] },
    },
  };
}

/** A rehearsal says so at the top of every page; later pages name the case. */
function header({ document, speech, start }: Setting, page: number): Content {
  const side: [number, number, number, number] = speech.rtl ? [48, 24, 54, 0] : [54, 24, 48, 0];
  if (document.banner.rehearsal)
    return { text: speech.words.rehearsal, style: 'small', bold: true, color: against, alignment: start, margin: side };
  return page === 1 ? '' : { text: document.title.text, style: 'small', alignment: start, margin: side };
}

const footer = ({ document, speech, inOrder, start }: Setting, page: number, pages: number): Content => ({
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
          style: 'small',
          fontSize: 7.5,
          alignment: start,
        },
        {
          text: [`${speech.words.head} `, { text: shortHash(document.head.hash), font: 'Mono', fontSize: 7 }],
          style: 'small',
          fontSize: 7.5,
          alignment: start,
        },
        {
          text: speech.say('pageOf', { page: speech.number(page), pages: speech.number(pages) }),
          style: 'small',
          fontSize: 7.5,
          margin: [14, 0, 14, 0],
          alignment: start,
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

/** Both ends of the head: enough to recognise it, and what the letter prints too. */
const shortHash = (hash: string): string =>
  hash.length < 24 ? hash : `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-8, -4)} ${hash.slice(-4)}`;
