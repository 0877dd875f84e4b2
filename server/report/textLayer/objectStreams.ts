import { deflateSync } from 'node:zlib';

import type { Document } from './internals/pdfkit.ts';

/** Objects of one stream at most: a reader unpacks all to have one. */
const most = 200;

/**
 * A tagged document has an object for every paragraph and cell, which pdfkit would write one by one, with twenty bytes each
 * in the table of their places: together they would outweigh the text. Objects that are no streams are packed into object
 * streams, and the table is a stream as well (ISO 32000-1, 7.5.7 and 7.5.8).
 */
export function packObjects(prototype: Document): void {
  const { ref, _write: write, _refEnd: refEnd } = prototype;
  const packings = new WeakMap<Document, Packing>();
  const packingOf = (pdf: Document): Packing => {
    const known = packings.get(pdf);
    if (known) return known;
    const made: Packing = { packed: [], open: null };
    packings.set(pdf, made);
    return made;
  };

  prototype.ref = function (data) {
    const made = ref.call(this, data);
    if (!this.options.tagged) return made;
    const { finalize } = made;
    made.finalize = function () {
      if (this.buffer.length === 0) packingOf(made.document).open = [];
      finalize.call(this);
    };
    return made;
  };
  prototype._write = function (data) {
    const { open } = packingOf(this);
    if (open) open.push(data);
    else write.call(this, data);
  };
  prototype._refEnd = function (reference) {
    const packing = packingOf(this);
    // Its number, its value and its end were written.
    if (packing.open) packing.packed.push({ id: reference.id, value: Buffer.from(String(packing.open[1]), 'latin1') });
    packing.open = null;
    refEnd.call(this, reference);
  };

  const { _finalize: finalize } = prototype;
  prototype._finalize = function () {
    if (!this.options.tagged) return finalize.call(this);
    const places = new Map<number, readonly [type: number, place: number, index: number]>();
    const { packed } = packingOf(this);
    const size = this._offsets.length + 1 + Math.ceil(packed.length / most) + 1;
    const stream = (id: number, dictionary: string, bytes: Uint8Array) => {
      places.set(id, [1, this._offset, 0]);
      const body = deflateSync(bytes);
      write.call(this, `${id} 0 obj\n<<${dictionary} /Filter /FlateDecode /Length ${body.length}>>\nstream`);
      write.call(this, body);
      write.call(this, '\nendstream\nendobj');
    };
    for (const [i, offset] of this._offsets.entries()) places.set(i + 1, [1, offset ?? 0, 0]);
    let next = this._offsets.length + 1;
    for (let from = 0; from < packed.length; from += most) {
      const id = next++;
      const some = packed.slice(from, from + most);
      for (const [i, one] of some.entries()) places.set(one.id, [2, id, i]);
      const { first, bytes } = objectsOf(some);
      stream(id, `/Type /ObjStm /N ${some.length} /First ${first}`, bytes);
    }
    const start = this._offset;
    places.set(next, [1, start, 0]);
    const table = Buffer.alloc(size * 6);
    for (const [id, [type, place, index]] of places) {
      table.writeUInt8(type, id * 6);
      table.writeUInt32BE(place, id * 6 + 1);
      table.writeUInt8(index, id * 6 + 5);
    }
    const name = `<${this._id.toString('hex')}>`;
    stream(
      next,
      `/Type /XRef /W [1 4 1] /Size ${size} /Root ${this._root.toString()} /Info ${this._info.toString()} /ID [${name} ${name}]`,
      table,
    );
    write.call(this, `startxref\n${start}\n%%EOF`);
    this.push(null);
  };
}

type Packed = { readonly id: number; readonly value: Buffer };
type Packing = { readonly packed: Packed[]; open: unknown[] | null };

/** Their numbers and places, then the objects. */
function objectsOf(packed: readonly Packed[]): { readonly first: number; readonly bytes: Uint8Array } {
  let at = 0;
  const places = packed.map(({ id, value }) => {
    const place = `${id} ${at}`;
    at += value.length + 1;
    return place;
  });
  const head = Buffer.from(`${places.join(' ')}\n`);
  return { first: head.length, bytes: Buffer.concat([head, ...packed.flatMap(({ value }) => [value, newline])]) };
}
const newline = Buffer.from('\n');
