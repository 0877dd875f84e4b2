import { Invalid } from '../../protocol/phases/common/turnKind.ts';

/**
 * The JSON value of an answer. A code fence or a sentence around it is forgiven, since not every provider can be bound to a schema
 * in every turn; what it holds is checked all the same.
 */
export const jsonIn = (text: string): unknown => {
  if (text.trim() === '') throw new Invalid('expected one JSON value, found nothing');
  const candidates = [text, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)];
  for (const candidate of candidates)
    try {
      return JSON.parse(candidate);
    } catch {
      // The next candidate may do.
    }
  throw new Invalid(`expected one JSON value, found ${JSON.stringify(text.slice(0, 80))}`);
};
