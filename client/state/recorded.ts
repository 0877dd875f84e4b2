import type { Key, Words } from '../words.svelte.ts';

/**
 * What our own software wrote into the history in English (a lens, why a stage was left out, why a case stopped), said in the
 * reader's language. Where we have no words for it, `other`: by default as it was written.
 */
export const recorded = (
  t: Words['t'],
  area: 'case.lens' | 'case.failed' | 'watch.recorded',
  written: string,
  other = written,
): string => {
  // A technical detail in brackets behind a sentence stands as it is.
  const [, sentence = written, detail = ''] = /^([^()]+\.)( \(.+\))$/su.exec(written) ?? [];
  const key = `${area}.${sentence}`;
  const own = t(key as Key);
  return own === key ? other : own + detail;
};

export const lensIn = (t: Words['t'], lens: string): string => recorded(t, 'case.lens', lens);
