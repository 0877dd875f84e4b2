import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import { Unreadable } from '../../../shared/documents/refusals.ts';
import type { Flag } from '../../../shared/documents/types.ts';
import type { ReadDocument, Sink } from '../reading/sink.ts';
import { type Archive, openArchive } from './archive.ts';
import { type Rise, setIn } from '../text/raised.ts';
import { isWhite } from './docxStyles.ts';
import { noteRest, relationsOf } from './package.ts';
import { type XmlHandler, readXml } from './xml.ts';

/** PPTX: slide by slide in the order in which they are shown; speaker notes, comments and hidden slides are kept apart. */
export const readPptx: ReadDocument = async (bytes, sink, limits) => {
  const archive = await openArchive(bytes, limits);
  const [main] = (await relationsOf(archive, '', limits)).filter(({ type }) => type === 'officeDocument');
  if (!main || !archive.has(main.target)) throw new Unreadable('document-damaged', 'no presentation');
  const parts = await relationsOf(archive, main.target, limits);
  const order: string[] = [];
  await readXml(
    archive.read(main.target),
    { open: (name, { relation = '' }) => void (name === 'sldId' && order.push(relation)) },
    limits,
  );
  if (order.length > limits.pages) sink.warn('pages_cut', { read: limits.pages, of: order.length });
  for (const [i, id] of order.slice(0, limits.pages).entries()) {
    const slide = parts.find((part) => part.id === id && !part.external);
    sink.pages(i + 1);
    if (slide) await readSlide(archive, slide.target, `slide ${i + 1}`, sink, limits);
    await sink.drain();
  }
  await noteRest(archive, sink, limits);
  await sink.drain();
  return 'ooxml';
};

const readSlide = async (archive: Archive, part: string, at: string, sink: Sink, limits: ReadingLimits) => {
  const slide = createSlide(at, [], sink);
  await readXml(archive.read(part), { ...slide, isDone: sink.isFull }, limits);
  for (const { type, target, external } of await relationsOf(archive, part, limits)) {
    if (external) continue;
    if (type === 'notesSlide')
      await readXml(archive.read(target), createSlide(`${at}, notes`, ['speaker_notes'], sink), limits);
    if (type === 'comments' || type === 'comment')
      await readXml(archive.read(target), createComments(at, sink), limits);
  }
};

const createSlide = (at: string, own: readonly Flag[], sink: Sink): XmlHandler => {
  let flags = own;
  let paragraphs = 0;
  let title = false;
  let inText = false;
  let [shown, white] = ['', ''];
  let isRunWhite = false;
  let inRun = false;
  let [rise, isLink]: [Rise, boolean] = [null, false];
  let filled = false;
  let cells: string[] | null = null;
  const put = (text: string, kind: 'heading' | 'paragraph' | 'row', extra: readonly Flag[] = []) =>
    sink.add({ at: `${at} ¶${paragraphs}`, kind, text, flags: [...flags, ...extra] });
  return {
    open(name, { show = '', type = '', val = '', baseline = '0' }) {
      switch (name) {
        case 'sld':
          if (show === '0' || show === 'false') flags = [...own, 'hidden_slide'];
          return;
        case 'sp':
          [title, filled] = [false, false];
          return;
        case 'ph':
          title = /title/iu.test(type);
          return;
        case 'tbl':
        case 'bg':
          filled = true;
          return;
        case 'r':
        case 'fld':
          [inRun, isRunWhite, rise, isLink] = [true, false, null, false];
          return;
        case 'rPr':
          if (Number(baseline) !== 0) rise = Number(baseline) > 0 ? 'above' : 'below';
          return;
        case 'hlinkClick':
          isLink = true;
          return;
        case 'srgbClr':
          if (inRun && isWhite(val)) isRunWhite = true;
          else if (!inRun && !isWhite(val)) filled = true;
          return;
        case 't':
          inText = true;
          return;
        case 'br':
          shown += '\n';
          return;
        case 'tr':
          cells = [];
          return;
      }
    },
    text(text) {
      if (!inText) return;
      const isWhiteHere = isRunWhite && !filled;
      const set = setIn(isWhiteHere ? white : shown, text, inRun ? rise : null, isLink);
      if (isWhiteHere) white += set;
      else shown += set;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'r' || name === 'fld') inRun = false;
      else if (name === 'tr' && cells) {
        paragraphs++;
        put(cells.filter(Boolean).join(' | '), 'row');
        cells = null;
      } else if (name === 'p') {
        if (cells) cells.push(shown.trim());
        else if (shown.trim() !== '') {
          paragraphs++;
          put(shown, title ? 'heading' : 'paragraph');
        }
        if (white.trim() !== '') put(white, 'paragraph', ['white']);
        [shown, white] = ['', ''];
      }
    },
  };
};

const createComments = (at: string, sink: Sink): XmlHandler => {
  let text = '';
  let inText = false;
  return {
    open: (name) => void (inText = name === 'text' || name === 't'),
    text: (more) => void (inText && (text += more)),
    close(name) {
      inText = false;
      if (name !== 'cm') return;
      sink.add({ at: `${at}, comment`, kind: 'comment', text, flags: ['comment'] });
      text = '';
    },
  };
};
