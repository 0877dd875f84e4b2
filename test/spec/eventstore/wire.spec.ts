import { describe, expect, it } from 'vitest';
import { bytesField, message, numberField, textField } from '../../../server/platform/eventstore-node/wire/message.ts';
import { Malformed, Reader } from '../../../server/platform/eventstore-node/wire/reader.ts';
import { streamDeleted } from '../../../server/platform/eventstore-node/wire/status.ts';
import { readUuid, structuredUuid, writeUuidText } from '../../../server/platform/eventstore-node/wire/uuid.ts';
import { seeded } from './seeded.ts';

describe('the wire', () => {
  it('carries whole numbers up to 2^64-1 exactly', () => {
    for (const value of [0, 1, 127, 128, 2 ** 32, Number.MAX_SAFE_INTEGER, 2n ** 53n, 2n ** 63n - 1n, 2n ** 64n - 1n]) {
      const reader = new Reader(numberField(3, value));
      expect([reader.next(), reader.field, reader.uint64()]).toEqual([true, 3, value]);
    }
  });

  it('reads UUIDs in every form a client may send', () => {
    const text = '0A1B2C3D-4E5F-6071-8293-a4b5c6d7e8f9';
    const id = Buffer.from(text.replaceAll('-', ''), 'hex');
    const forms = [text, text.toLowerCase(), `{${text}}`, `(${text})`, text.replaceAll('-', '')].map((form) =>
      textField(2, form),
    );
    for (const form of [...forms, structuredUuid(id)]) expect(readUuid(new Reader(form))).toBe(id.toString('latin1'));
    for (const bad of ['', 'no', `{${text}`, `${text}}`, text.replace('0', 'g'), `${text}0`]) {
      expect(readUuid(new Reader(textField(2, bad))), `form ${bad}`).toBeUndefined();
    }
    const out = Buffer.alloc(36);
    writeUuidText(id, 0, out, 0);
    expect(out.toString()).toBe(text.toLowerCase());
  });

  it('refuses what is no message instead of reading past its end', () => {
    const random = seeded(7);
    const whole = message(
      bytesField(1, message(textField(2, 'some text'), numberField(3, 2n ** 60n))),
      numberField(2, 5),
    );
    const walk = (reader: Reader): void => {
      while (reader.next()) {
        if (reader.field === 1 && reader.type === 2) walk(reader.message());
        else reader.skip();
      }
    };
    expect(() => walk(new Reader(whole))).not.toThrow();
    const thrown = (broken: Buffer): unknown => {
      try {
        walk(new Reader(broken));
        return undefined;
      } catch (error) {
        return error;
      }
    };
    for (let tries = 0; tries < 2000; tries++) {
      const broken = Buffer.from(whole.subarray(0, 1 + random(whole.length)));
      broken[random(broken.length)] = random(256);
      const error = thrown(broken);
      expect(error === undefined || error instanceof Malformed, `seed 7, try ${tries}: ${String(error)}`).toBe(true);
    }
  });

  it('encodes names that a trailer cannot carry, and only those', () => {
    const name = (stream: string): string | undefined => streamDeleted(stream).trailers['stream-name'];
    expect(['plain @/%$ name', 'ü', ' outer', 'new\nline', '100%'].map(name)).toEqual([
      'plain @/%$ name',
      '%C3%BC',
      '%20outer',
      'new%0Aline',
      '100%',
    ]);
  });
});
