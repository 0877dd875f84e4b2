import { inflateSync } from 'node:zlib';

/** What a PDF object is made of. Names and texts are both strings; a reference is the number of its object. */
export type Value = string | number | boolean | null | Reference | readonly Value[] | Dictionary;
export type Dictionary = { readonly [key: string]: Value };
export class Reference {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

/** The objects of a PDF that stand in its object streams, by their numbers, and the number of the root (ISO 32000-1, 7.5.7). */
export function objectsOf(pdf: Uint8Array): { readonly root: number; readonly objects: ReadonlyMap<number, Value> } {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const objects = new Map<number, Value>();
  for (const found of text.matchAll(/<<\/Type \/ObjStm \/N (\d+) \/First (\d+)[^>]*\/Length (\d+)>>\nstream\n/g)) {
    const [all, count, first, length] = [found[0], ...found.slice(1).map(Number)] as [string, number, number, number];
    const start = found.index + all.length;
    const inner = inflateSync(bytes.subarray(start, start + length)).toString('latin1');
    const head = inner.slice(0, first).trim().split(/\s+/).map(Number);
    for (let i = 0; i < count; i++) objects.set(head[2 * i] ?? 0, valueAt(inner, first + (head[2 * i + 1] ?? 0)));
  }
  const root = /\/Type \/XRef[^>]*\/Root (\d+) 0 R/.exec(text);
  if (!root) throw new Error('expected a cross-reference stream that names the root, found none');
  return { root: Number(root[1]), objects };
}

function valueAt(text: string, from: number): Value {
  let at = from;
  const skip = () => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const token = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined)
      throw new Error(`expected ${pattern.source} in a PDF object, found ${text.slice(at, at + 20)}`);
    at += found.length;
    return found;
  };
  const until = <T>(end: string, one: () => T): T[] => {
    const all: T[] = [];
    for (skip(); !text.startsWith(end, at); skip()) all.push(one());
    at += end.length;
    return all;
  };
  const value = (): Value => {
    skip();
    if (text.startsWith('<<', at)) {
      at += 2;
      return Object.fromEntries(until('>>', (): [string, Value] => [token(/\/[^\s/<>[\]()]*/y).slice(1), value()]));
    }
    switch (text[at]) {
      case '[':
        at++;
        return until(']', value);
      case '/':
        return token(/\/[^\s/<>[\]()]*/y).slice(1);
      case '<':
        return decoded(Buffer.from(token(/<[^>]*>/y).slice(1, -1), 'hex'));
      case '(':
        return literal(token(/\((?:\\[^]|[^\\()])*\)/y).slice(1, -1));
      case undefined:
      default: {
        if (/\d+ \d+ R/y.test(text.slice(at, at + 20)) && /^\d+ \d+ R/.test(text.slice(at, at + 20)))
          return new Reference(Number.parseInt(token(/\d+ \d+ R/y), 10));
        const word = token(/[^\s/<>[\]()]+/y);
        return word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : Number(word);
      }
    }
  };
  return value();
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const literal = (raw: string): string =>
  decoded(
    Buffer.from(
      raw.replace(/\\([^])/g, (_, letter: string) => escapes[letter] ?? letter),
      'latin1',
    ),
  );

/** Text strings are UTF-16 where they begin with its mark. */
const decoded = (bytes: Buffer): string =>
  bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
