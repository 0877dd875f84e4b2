import { SaxesParser } from 'saxes';

import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import { Unreadable } from '../../../shared/documents/refusals.ts';

/** Attributes by their local name; `relation` is the one of the relationships namespace, which would hide `id`. */
export type Attributes = Readonly<Record<string, string>>;

export type XmlHandler = {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
  /** Asked between chunks; nothing more is read once it says so. */
  readonly isDone?: () => boolean;
  readonly between?: () => Promise<void>;
};

/** Reads XML as it comes, by local names. Any document type declaration is refused: office documents have none. */
export async function readXml(
  part: AsyncIterable<Uint8Array>,
  handler: XmlHandler,
  limits: ReadingLimits,
): Promise<void> {
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  const relations = new Set<string>();
  parser.on('doctype', () => {
    throw new Unreadable('document-unsafe', 'a document type declaration');
  });
  parser.on('error', (error) => {
    throw new Unreadable('document-damaged', error.message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > limits.depth)
      throw new Unreadable('document-unsafe', `elements nested more than ${limits.depth} deep`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without namespaces saxes gives texts
    handler.open?.(local(name), locals(attributes as Readonly<Record<string, string>>, relations));
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    handler.close?.(local(name));
  });
  if (handler.text) parser.on('text', handler.text);
  if (handler.text) parser.on('cdata', handler.text);

  let decoder: TextDecoder | null = null;
  for await (const chunk of part) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
    if (handler.isDone?.()) return;
    await handler.between?.();
  }
  if (decoder) parser.close();
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** `relations` are the prefixes bound to the namespace of relationships so far. */
const locals = (attributes: Readonly<Record<string, string>>, relations: Set<string>): Attributes => {
  const found: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(attributes)) {
    const [prefix = '', rest] = name.split(':');
    if (prefix === 'xmlns' && rest !== undefined && value.endsWith('/relationships')) relations.add(rest);
    found[rest === undefined ? name : relations.has(prefix) ? 'relation' : rest] = value;
  }
  return found;
};

const encodingOf = (start: Uint8Array): string =>
  start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
