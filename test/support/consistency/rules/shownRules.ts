import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Part } from '../said/telling.ts';
import { canonicalJson } from '../../../../shared/kernel/canonicalJson.ts';
import { differences, letters } from '../reading/compared.ts';
import { inMail } from '../said/inMail.ts';
import { inPage } from '../said/page/inPage.ts';
import { inFile } from '../said/files/inFile.ts';
import { barsOn, onSlide } from '../said/files/onSlide.ts';
import { fits, type PageOf } from '../said/pdf/fit.ts';
import { inPdf } from '../said/pdf/inPdf.ts';
import { type Rule, type Surfaces, unless } from '../surfaces.ts';
import { sentTo } from '../cases/made.ts';

/** What has to be said of a document is told once, however many readings are held against it. */
const toldOnce = (document: ReportDocument, where: string, tell: () => readonly Part[]): readonly Part[] => {
  const known = told.get(document) ?? new Map<string, readonly Part[]>();
  told.set(document, known);
  const parts = known.get(where) ?? tell();
  known.set(where, parts);
  return parts;
};
const told = new WeakMap<ReportDocument, Map<string, readonly Part[]>>();

/** Every surface says what the document says, part by part: nothing else, and nothing less. */
export const shownRules: Readonly<Record<string, Rule>> = {
  mail: ({ document, speech, mail, bareMail }) => [
    ...differences(
      mail,
      toldOnce(document, 'mail', () => inMail(document, speech, sentTo)),
    ),
    ...differences(
      bareMail,
      toldOnce(document, 'bare mail', () => inMail(document, speech, { ...sentTo, filename: null })),
    ),
  ],
  page: ({ document, page }) =>
    page
      ? differences(
          page.parts,
          toldOnce(document, `page in ${page.speech.language}`, () => inPage(document, page.speech)),
        )
      : [],
  pdf: ({ document, speech, pdf }) => {
    if (!pdf) return [];
    const pageOf = pageIn(pdf.parts);
    const places = pdf.parts.map(({ heading, page }) => `${heading} ${page}`).join();
    return fits
      .map((fit, i) =>
        differences(
          pdf.parts,
          toldOnce(document, `pdf ${i} ${places}`, () => inPdf(document, speech, fit, pageOf)),
        ),
      )
      .reduce((fewest, found) => (found.length < fewest.length ? found : fewest));
  },
  markdown: ({ document, speech, files }) =>
    files
      ? differences(
          files.md,
          toldOnce(document, 'file', () => inFile(document, speech)),
        )
      : [],
  word: ({ document, speech, files }) =>
    files
      ? differences(
          files.docx,
          toldOnce(document, 'titled file', () => [
            ...inFile(document, speech),
            { heading: 'title', says: [document.title.text] },
          ]),
        )
      : [],
  slides: ({ document, speech, files }) =>
    files
      ? [
          ...differences(
            files.pptx.parts,
            toldOnce(document, 'slides', () => onSlide(document, speech)),
          ),
          ...bars(files.pptx.bars, barsOn(document, speech)),
        ]
      : [],
  /** What every page repeats around its text. */
  everyPage: ({ document, speech, pdf }) => {
    const { head, caseId, title, banner } = document;
    const { say, number, words } = speech;
    const of = say('caseAt', { case: caseId.slice(0, 12), revision: number(head.revision) });
    const hash = head.hash.length < 24 ? head.hash : `${head.hash.slice(0, 8)}…${head.hash.slice(-8)}`;
    return (pdf?.pages ?? []).flatMap((text, i, { length }) =>
      [
        of,
        `${words.head} ${hash}`,
        say('pageOf', { page: number(i + 1), pages: number(length) }),
        ...(i > 0 ? [title.text, ...(banner.example?.split(/\. /u).slice(0, 1) ?? [])] : []),
      ].flatMap((said) => unless(letters(text).includes(letters(said)), `page ${i + 1} lacks “${said}”`)),
    );
  },
  attached: ({ document, pdf }) =>
    pdf ? unless(pdf.attached === canonicalJson(document), 'another document is attached to the PDF') : [],
};

/** Bars are as long as what they stand for, but for those too short to be seen. */
const bars = (drawn: readonly number[], shares: readonly number[]): string[] => {
  const [longest = 0] = drawn;
  const most = Math.max(...shares, 0);
  return unless(
    drawn.length === shares.length &&
      drawn.every((width, i) => {
        const share = (shares[i] ?? 0) / (most || 1);
        return Math.abs(width / (longest || 1) - share) < 0.01 || (share < 0.05 && width < 0.05 * longest);
      }),
    `bars of ${drawn.join()} for ${shares.join()}`,
  );
};

const pageIn =
  (parts: NonNullable<Surfaces['pdf']>['parts']): PageOf =>
  (heading, which) => {
    const all = parts.filter((part) => letters(part.heading) === letters(heading));
    return all.at(which === 'first' ? 0 : -1)?.page ?? 0;
  };
