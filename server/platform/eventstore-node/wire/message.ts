/*
 * Small messages that are not on the hot path, put together from fields. Every field given is written, also with the value 0,
 * because most of ours stand in a oneof.
 */
export type Field = Buffer;

export const message = (...fields: readonly Field[]): Buffer => Buffer.concat(fields);

export function bytesField(field: number, bytes: Uint8Array): Field {
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

export const textField = (field: number, text: string): Field => bytesField(field, Buffer.from(text));

export const emptyField = (field: number): Field => Buffer.from([(field << 3) | 2, 0]);

/** Any whole number from -2^63 to 2^64-1. */
export function numberField(field: number, value: number | bigint): Field {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function varint(value: number | bigint): Buffer {
  const out: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) out.push(Number(rest & 127n) | 128);
  out.push(Number(rest));
  return Buffer.from(out);
}
