import type { Block, Flag, HiddenFlag } from '../../../shared/documents/types.ts';
import type { Sink } from '../reading/sink.ts';
import { type Rise, setIn } from '../text/raised.ts';
import { type DocxStyles, type Look, lookOf } from './docxStyles.ts';
import type { XmlHandler } from './xml.ts';

type Place =
  | { readonly kind: 'body' }
  | { readonly kind: 'notes'; readonly of: string; readonly prefix: string }
  | { readonly kind: 'comments' }
  | { readonly kind: 'furniture'; readonly at: string };

type Needs = {
  readonly sink: Sink;
  readonly styles: DocxStyles;
  /** Numbers of notes in the order in which the body refers to them, by kind and id. */
  readonly notes: Map<string, string>;
  /** Paragraphs by the id of the comment that begins there. */
  readonly anchors: Map<string, string>;
  readonly place: Place;
};

type Words = Map<HiddenFlag | 'shown', string>;

/** Reads one stream of paragraphs and tables of a DOCX; hidden, deleted and white words are kept apart paragraph by paragraph. */
export function createStory({ sink, styles, notes, anchors, place }: Needs): XmlHandler {
  let paragraphs = 0;
  let words: Words = new Map();
  let inserted = false;
  let heading = false;
  let note: string | null = null;
  let skipped = 0;
  let deleted = 0;
  let inText = false;
  let links = 0;
  /** Exponents and indices of a formula that are open. */
  const scripts: Rise[] = [];
  const looks: Record<'cell' | 'paragraph' | 'run', Look> = { cell: {}, paragraph: {}, run: {} };
  let level: keyof typeof looks | null = null;
  /** Tables that are open, each with the cells of its row so far. */
  const rows: { cells: string[]; shaded: boolean }[] = [];

  const at = (): string => {
    if (place.kind === 'notes') return `${place.prefix}${notes.get(`${place.of} ${note}`) ?? note ?? '?'}`;
    if (place.kind === 'comments')
      return `comment ${note ?? '?'}${anchors.has(note ?? '') ? ` (${anchors.get(note ?? '')})` : ''}`;
    return place.kind === 'furniture' ? place.at : `¶${paragraphs}`;
  };
  const seenAs = (): HiddenFlag | 'shown' => {
    const { cell, paragraph, run } = looks;
    if (deleted > 0) return 'deleted';
    if (run.vanish ?? paragraph.vanish) return 'hidden_text';
    if (run.tiny ?? paragraph.tiny) return 'tiny';
    const shaded = [cell, paragraph, run].some((look) => look.shaded) || rows.some((row) => row.shaded);
    return (run.white ?? paragraph.white) && !shaded ? 'white' : 'shown';
  };
  const say = (text: string) => {
    const as = seenAs();
    words.set(as, (words.get(as) ?? '') + text);
  };
  /** The text of a run; what is raised or lowered in it as such. */
  const sayRun = (given: string) => {
    const before = words.get(seenAs()) ?? '';
    const rise = scripts.at(-1) ?? looks.run.rise ?? null;
    say(setIn(before, given, rise, links > 0));
  };
  const put = (text: string, kind: Block['kind'], flags: readonly Flag[]) => sink.add({ at: at(), kind, text, flags });
  const own: readonly Flag[] =
    place.kind === 'comments' ? ['comment'] : place.kind === 'furniture' ? ['furniture'] : [];
  const kindOf = (): Block['kind'] =>
    place.kind === 'notes' ? 'note' : place.kind === 'comments' ? 'comment' : heading ? 'heading' : 'paragraph';

  const endParagraph = () => {
    const shown = words.get('shown') ?? '';
    words.delete('shown');
    const row = rows.at(-1);
    const isText = shown.trim() !== '' || words.size > 0;
    if (row) row.cells[row.cells.length - 1] = [row.cells.at(-1), shown.trim()].filter(Boolean).join('\n');
    else if (isText) paragraphs++;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not shown is under a flag
    for (const [flag, text] of words) put(text, kindOf(), [...own, flag as HiddenFlag]);
    if (!row && shown.trim() !== '') put(shown, kindOf(), inserted ? [...own, 'inserted'] : own);
    if (words.has('deleted') || inserted) sink.warn('tracked_changes', { at: at() });
    words = new Map();
  };
  const endRow = () => {
    const cells = rows.at(-1)?.cells.filter((cell) => cell !== '') ?? [];
    const text = cells.join(' | ');
    const outer = rows.at(-2);
    // A table within a cell is read as lines of that cell.
    if (outer) outer.cells[outer.cells.length - 1] = [outer.cells.at(-1), text].filter(Boolean).join('\n');
    else if (text !== '') {
      paragraphs++;
      put(text, place.kind === 'body' ? 'row' : kindOf(), own);
    }
  };

  return {
    open(name, attributes) {
      if (skipped > 0 || name === 'Fallback') return void skipped++;
      const { val = '', id = '', type } = attributes;
      if (level) looks[level] = { ...looks[level], ...lookOf(name, attributes) };
      switch (name) {
        case 'p':
          [heading, inserted, looks.paragraph] = [false, false, {}];
          return;
        case 'pPr':
          return void (level = 'paragraph');
        case 'rPr':
          return void (level = level === 'paragraph' ? null : 'run');
        case 'tcPr':
          return void (level = 'cell');
        case 'pStyle':
        case 'rStyle': {
          const style = styles.get(val);
          const { heading: isHeading = false, ...look } = style ?? {};
          heading ||= name === 'pStyle' && isHeading;
          const target = name === 'pStyle' ? 'paragraph' : 'run';
          looks[target] = { ...look, ...looks[target] };
          return;
        }
        case 'outlineLvl':
          return void (heading ||= Number(val) < 9);
        case 'r':
          return void (looks.run = {});
        case 't':
        case 'delText':
          return void (inText = true);
        case 'tab':
          return level === null ? say('\t') : undefined;
        case 'br':
        case 'cr':
          return say('\n');
        case 'noBreakHyphen':
          return say('\u2011');
        case 'softHyphen':
          return say('\u00AD');
        case 'hyperlink':
          return void links++;
        case 'sup':
        case 'sub':
          return void scripts.push(name === 'sup' ? 'above' : 'below');
        case 'f':
          return /\d$/u.test(words.get(seenAs()) ?? '') ? say(' ') : undefined;
        case 'den':
          return say('/');
        case 'footnoteReference':
        case 'endnoteReference': {
          const of = name.slice(0, -'Reference'.length);
          const prefix = `${of} `;
          const number = String([...notes.keys()].filter((key) => key.startsWith(prefix)).length + 1);
          if (!notes.has(prefix + id)) notes.set(prefix + id, number);
          return say(`⟦${notes.get(prefix + id)}⟧`);
        }
        case 'commentRangeStart':
        case 'commentReference':
          return void (anchors.has(id) || anchors.set(id, `¶${paragraphs + 1}`));
        case 'del':
        case 'moveFrom':
          return void deleted++;
        case 'ins':
        case 'moveTo':
          return void (inserted ||= level === null);
        case 'tbl':
          return void rows.push({ cells: [], shaded: false });
        case 'tblStyle': {
          const row = rows.at(-1);
          if (row) row.shaded = styles.get(val)?.shaded ?? false;
          return;
        }
        case 'tc':
          looks.cell = {};
          return void rows.at(-1)?.cells.push('');
        case 'tr': {
          const row = rows.at(-1);
          if (row) row.cells = [];
          return;
        }
        case 'footnote':
        case 'endnote':
        case 'comment':
          note = type === 'separator' || type === 'continuationSeparator' ? '' : id;
          return;
      }
    },
    text: (text) => void (inText && skipped === 0 && sayRun(text)),
    close(name) {
      if (skipped > 0) return void skipped--;
      switch (name) {
        case 'p':
          return endParagraph();
        case 'tr':
          return endRow();
        case 'tbl':
          return void rows.pop();
        case 't':
        case 'delText':
          return void (inText = false);
        case 'hyperlink':
          return void links--;
        case 'sup':
        case 'sub':
          return void scripts.pop();
        case 'del':
        case 'moveFrom':
          return void deleted--;
        case 'pPr':
        case 'rPr':
        case 'tcPr':
          return void (level = null);
      }
    },
  };
}
