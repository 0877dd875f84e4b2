import { marked } from 'marked';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';

import { shownBy } from './inMail.ts';
import type { Read } from './compared.ts';

/** What a reader of Markdown shows, heading by heading. */
export const readMarkdown = async (markdown: Buffer): Promise<readonly Read[]> => {
  const [before = '', ...parts] = (await marked.parse(markdown.toString())).split(/<h[1-6]>/u);
  const read = parts.map((part) => {
    const [heading = '', text = ''] = part.split(/<\/h[1-6]>/u);
    return { heading: shownBy(heading), text: shownBy(text) };
  });
  return shownBy(before).trim() === '' ? read : [{ heading: '', text: shownBy(before) }, ...read];
};

/** A Word document by the styles of its headings, what stands above and below its pages, and its title. */
export const readWord = async (file: Buffer): Promise<readonly Read[]> => {
  const parts = await unzipped(file);
  const read: { heading: string; text: string }[] = [];
  for (const { style, text } of paragraphsIn(parts.get('word/document.xml') ?? '', 'w:')) {
    const last = read.at(-1);
    if (/^Heading\d$/u.test(style)) read.push({ heading: text, text: '' });
    else if (last) last.text += ` ${text}`;
    else if (text !== '') read.push({ heading: '', text });
  }
  const around = [...parts].filter(([name]) => /^word\/(?:header|footer|footnotes|endnotes|comments)/u.test(name));
  return [
    ...read,
    ...around.map(([name, xml]) => ({ heading: name, text: textIn(xml, 'w:') })).filter(({ text }) => text !== ''),
    titleIn(parts),
  ];
};

export type Slides = {
  readonly parts: readonly Read[];
  /** The lengths of the bars of each slide, in the order of drawing. */
  readonly bars: readonly number[];
};

/** Slides, what the notes to them say, and the title of the file. */
export const readSlides = async (file: Buffer): Promise<Slides> => {
  const parts = await unzipped(file);
  const named = (folder: string) =>
    [...parts].filter(([name]) => name.startsWith(`ppt/${folder}/`) && /\d\.xml$/u.test(name));
  const notes = named('notesSlides').map(([name, xml]) => ({ heading: name, text: notesIn(xml) }));
  return {
    parts: [
      ...named('slides').map(([name, xml]) => ({ heading: name, text: textIn(xml, 'a:') })),
      ...notes.filter(({ text }) => text !== ''),
      titleIn(parts),
    ],
    bars: named('slides').flatMap(([, xml]) => barsIn(xml)),
  };
};

const unzipped = async (file: Buffer): Promise<ReadonlyMap<string, string>> => {
  const archive = await yauzl.fromBufferPromise(file);
  const parts = new Map<string, string>();
  for await (const entry of archive.eachEntry()) {
    if (!entry.fileName.endsWith('.xml')) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    parts.set(entry.fileName, Buffer.concat(chunks).toString());
  }
  return parts;
};

type Paragraph = { style: string; text: string };

const paragraphsIn = (xml: string, prefix: 'w:' | 'a:'): readonly Paragraph[] => {
  const paragraphs: Paragraph[] = [];
  let isText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const last = paragraphs.at(-1);
    if (name === `${prefix}p`) paragraphs.push({ style: '', text: '' });
    if (name === `${prefix}pStyle` && last) last.style = String(attributes['w:val']);
    if ((name === `${prefix}tab` || name === `${prefix}br`) && last) last.text += ' ';
    isText = name === `${prefix}t`;
  });
  parser.on('text', (text) => {
    const last = paragraphs.at(-1);
    if (isText && last) last.text += text;
  });
  parser.on('closetag', () => void (isText = false));
  parser.write(xml).close();
  return paragraphs;
};
const textIn = (xml: string, prefix: 'w:' | 'a:'): string =>
  paragraphsIn(xml, prefix)
    .map(({ text }) => text)
    .join(' ')
    .trim();
/** Beside the number of its slide. */
const notesIn = (xml: string): string => textIn(xml.replaceAll(/<a:fld\b.*?<\/a:fld>/gsu, ''), 'a:');

/** The widths of shapes that say nothing. */
const barsIn = (xml: string): readonly number[] =>
  [...xml.matchAll(/<p:sp>.*?<\/p:sp>/gsu)].flatMap(([shape]) => {
    const width = /<a:ext cx="(?<width>\d+)"/u.exec(shape)?.groups?.['width'];
    return textIn(shape, 'a:') === '' && width !== undefined ? [Number(width)] : [];
  });

const titleIn = (parts: ReadonlyMap<string, string>): Read => ({
  heading: 'title',
  text: shownBy(
    /<dc:title>(?<title>.*?)<\/dc:title>/su.exec(parts.get('docProps/core.xml') ?? '')?.groups?.['title'] ?? '',
  ),
});
