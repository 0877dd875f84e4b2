import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { Calibration } from '../../../shared/events/panel/seat.ts';
import { eventstoreAddress } from './eventstoreAddress.ts';
import { PriceTable } from './priceTable.ts';
import { messageOf } from '../../../shared/kernel/thrown.ts';

export const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `expected an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
export const eventstore = z.string().transform((text, ctx) => {
  const address = eventstoreAddress(text);
  if (address !== null) return address;
  const message =
    'expected esdb://host:port, esdb://a:port,b:port,c:port for a cluster, or esdb+discover://name:port (kurrentdb:// is taken too)';
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
});
export const webUrl = url(['http:', 'https:']).transform((text) => text.replace(/\/+$/, ''));
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
export const number = (low: number, high: number) =>
  z.string().transform((text, ctx) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= low && value <= high) return value;
    ctx.addIssue({ code: 'custom', message: `expected a number from ${low} to ${high}` });
    return z.NEVER;
  });
export const whole = (low: number, high: number) =>
  number(low, high).refine(Number.isInteger, { error: 'expected a whole number' });

/** A file and what `read` makes of its text; what it throws says what is wrong with it. */
export const fileOf = <T>(what: string, read: (text: string) => T) =>
  z.string().transform((path, ctx) => {
    let expected = 'a file that can be read';
    try {
      const text = readFileSync(path, 'utf8');
      expected = `a file that holds ${what}`;
      return read(text);
    } catch (error) {
      ctx.addIssue({ code: 'custom', message: `expected ${expected} (${messageOf(error)})` });
      return z.NEVER;
    }
  });

export const privateKey = (text: string): string => {
  createPrivateKey(text);
  return text;
};

/** JSON of a schema; names the first mistake, and where it is. */
const json =
  <T>(schema: z.ZodType<T>, whole: string) =>
  (text: string): T => {
    const { data, error } = schema.safeParse(parsed(text));
    if (!error) return data;
    const [first] = error.issues;
    throw new Error(`${z.core.toDotPath(first?.path ?? []) || whole}: ${first?.message}`);
  };
export const prices = json(PriceTable, 'the table');
export const calibration = json(Calibration, 'the file');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Its message repeats the text, which is perhaps not meant for a log.
    throw new Error('it is not JSON');
  }
};

/** Web addresses, separated by commas; none when absent. */
export const addresses = list
  .refine((all) => all.every((one) => /^https?:$/.test(URL.parse(one)?.protocol ?? '')), {
    error: 'expected addresses such as https://example.org/.well-known/ai-catalog.json, separated by commas',
  })
  .default([]);
/** Origins, separated by commas; none when absent. */
export const origins = list
  .refine((all) => all.every((origin) => URL.parse(origin)?.origin === origin), {
    error: 'expected origins such as http://127.0.0.1:4000, separated by commas',
  })
  .default([]);
