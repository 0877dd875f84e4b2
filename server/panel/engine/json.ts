import { Invalid } from '../protocol/phase.ts';

/** The JSON value of an answer. A code fence around it is forgiven (local servers like to add one); prose is not. */
export const jsonIn = (text: string): unknown => {
  const bare = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/u.exec(text)?.[1] ?? text;
  if (bare.trim() === '') throw new Invalid('expected one JSON value, found nothing');
  try {
    return JSON.parse(bare);
  } catch (error) {
    throw new Invalid(`expected one JSON value: ${(error as Error).message}`);
  }
};
