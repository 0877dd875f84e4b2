import { bytesField, message, numberField } from './message.ts';
import { Reader } from './reader.ts';

/** Value of a hexadecimal digit by its character code, 255 if it is none. */
const DIGIT = new Uint8Array(256).fill(255);
for (let i = 0; i < 16; i++) for (const c of [i.toString(16), i.toString(16).toUpperCase()]) DIGIT[c.charCodeAt(0)] = i;
const DASH = 45;
/** Two hexadecimal digits per byte, as character codes. */
const HIGH = new Uint8Array(256).map((_, byte) => (byte >> 4).toString(16).charCodeAt(0));
const LOW = new Uint8Array(256).map((_, byte) => (byte & 15).toString(16).charCodeAt(0));
const scratch = Buffer.alloc(16);
export const NIL_ID: string = '\0'.repeat(16);

/** 16 bytes as latin1 from a UUID message in either form; undefined if it holds none. */
export function readUuid(reader: Reader): string | undefined {
  let id: string | undefined;
  while (reader.next()) {
    if (reader.field === 2 && reader.type === 2) id = fromText(reader.bytes());
    else if (reader.field === 1 && reader.type === 2) id = fromHalves(reader.message());
    else reader.skip();
  }
  return id;
}

/** Writes the 36 characters of the id whose bytes stand at `from` of `source`; returns where they end. */
export function writeUuidText(source: Buffer, from: number, out: Buffer, at: number): number {
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) out[at++] = DASH;
    const byte = source[from + i]!;
    out[at++] = HIGH[byte]!;
    out[at++] = LOW[byte]!;
  }
  return at;
}

/** A UUID message of the structured form. */
export function structuredUuid(id: Buffer): Buffer {
  return bytesField(1, message(numberField(1, id.readBigInt64BE(0)), numberField(2, id.readBigInt64BE(8))));
}

function fromText(text: Buffer): string | undefined {
  if (text.length === 36) return fromDashed(text);
  const [, open, inner, close] = /^\s*([{(]?)([0-9a-f-]+)([)}]?)\s*$/i.exec(text.toString('latin1')) ?? [];
  if (inner === undefined || `${open}${close}`.length === 1 || (open === '{') !== (close === '}')) return undefined;
  if (inner.length === 36) return fromDashed(Buffer.from(inner, 'latin1'));
  return !open && /^[0-9a-f]{32}$/i.test(inner) ? Buffer.from(inner, 'hex').toString('latin1', 0, 16) : undefined;
}

function fromDashed(text: Buffer): string | undefined {
  for (let i = 0, p = 0; i < 16; i++, p += 2) {
    if ((i === 4 || i === 6 || i === 8 || i === 10) && text[p++] !== DASH) return undefined;
    const high = DIGIT[text[p]!]!;
    const low = DIGIT[text[p + 1]!]!;
    if ((high | low) > 15) return undefined;
    scratch[i] = (high << 4) | low;
  }
  return scratch.toString('latin1', 0, 16);
}

function fromHalves(reader: Reader): string {
  const halves = [0n, 0n];
  while (reader.next()) {
    if (reader.type === 0 && (reader.field === 1 || reader.field === 2))
      halves[reader.field - 1] = BigInt(reader.uint64());
    else reader.skip();
  }
  scratch.writeBigUInt64BE(BigInt.asUintN(64, halves[0]!), 0);
  scratch.writeBigUInt64BE(BigInt.asUintN(64, halves[1]!), 8);
  return scratch.toString('latin1', 0, 16);
}
