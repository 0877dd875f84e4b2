import { Unreadable } from '../../../shared/documents/refusals.ts';
import type { ReadDocument } from '../reading/sink.ts';
import { openArchive } from './archive.ts';
import { readDocxStyles } from './docxStyles.ts';
import { createStory } from './docxStory.ts';
import { noteRest, relationsOf } from './package.ts';
import { readXml } from './xml.ts';

/** DOCX: the body in its order, then notes, comments, and running heads. */
export const readDocx: ReadDocument = async (bytes, sink, limits) => {
  const archive = await openArchive(bytes, limits);
  const [main] = (await relationsOf(archive, '', limits)).filter(({ type }) => type === 'officeDocument');
  if (!main || !archive.has(main.target)) throw new Unreadable('document-damaged', 'no main part');
  const parts = await relationsOf(archive, main.target, limits);
  const targets = (type: string) =>
    parts.filter((part) => part.type === type && !part.external).map(({ target }) => target);
  const styles = await readDocxStyles(archive, targets('styles'), limits);
  const notes = new Map<string, string>();
  const anchors = new Map<string, string>();

  const read = async (target: string, story: ReturnType<typeof createStory>) => {
    await readXml(archive.read(target), { ...story, isDone: sink.isFull, between: sink.drain }, limits);
    await sink.drain();
  };
  const shared = { sink, styles, notes, anchors };
  await read(main.target, createStory({ ...shared, place: { kind: 'body' } }));
  for (const target of targets('footnotes'))
    await read(target, createStory({ ...shared, place: { kind: 'notes', of: 'footnote', prefix: 'fn.' } }));
  for (const target of targets('endnotes'))
    await read(target, createStory({ ...shared, place: { kind: 'notes', of: 'endnote', prefix: 'en.' } }));
  for (const target of targets('comments')) await read(target, createStory({ ...shared, place: { kind: 'comments' } }));
  for (const type of ['header', 'footer'] as const)
    for (const target of targets(type))
      await read(target, createStory({ ...shared, place: { kind: 'furniture', at: type } }));
  await noteRest(archive, sink, limits);
  await sink.drain();
  return 'ooxml';
};
