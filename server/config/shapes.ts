import { readFileSync } from 'node:fs';

import { z } from 'zod';

const providerNames = ['openai', 'anthropic', 'google', 'local'] as const;

export const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `expected an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
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
/** `openai=1.6,google=2.1` */
export const factors = list.transform((pairs, ctx) => {
  const parsed = pairs.map((pair) => pair.split('='));
  const wrong = parsed.some(
    ([name = '', value = '', ...more]) =>
      more.length > 0 ||
      !(providerNames as readonly string[]).includes(name) ||
      !(value.trim() !== '' && Number(value) >= 0.4 && Number(value) <= 6),
  );
  const message = `expected some of ${providerNames.join(', ')}, each with a number from 0.4 to 6, such as openai=1.6,google=2.1`;
  if (!wrong && parsed.length > 0) return Object.fromEntries(parsed.map(([name, value]) => [name, Number(value)]));
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
});
export const whole = (low: number, high: number) =>
  number(low, high).refine(Number.isInteger, { error: 'expected a whole number' });

const file = z.string().transform((path, ctx) => {
  try {
    return { path, text: readFileSync(path, 'utf8') };
  } catch (error) {
    ctx.addIssue({ code: 'custom', message: `expected a file that can be read (${(error as Error).message})` });
    return z.NEVER;
  }
});
export const holds = (read: (text: string) => unknown, what: string) =>
  file.refine(
    ({ text }) => {
      try {
        read(text);
        return true;
      } catch {
        return false;
      }
    },
    { error: `expected a file that holds ${what}` },
  );
