/**
 * The English stemmer Porter2 (M. F. Porter, "The English (Porter2) stemming algorithm", snowballstem.org), for lower-case
 * words without accents. Words of two letters or fewer, and words that are not plain a–z, come back as they are.
 */
export const stem = (word: string): string => {
  if (word.length <= 2 || !/^[a-z]+$/.test(word)) return word;
  const known = exceptions[word];
  if (known !== undefined) return known;
  const w = word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y');
  const [r1, r2] = regions(w);
  const step1a = plural(w);
  if (finished.has(step1a)) return step1a.toLowerCase();
  const step1c = finalY(pastTense(step1a, r1));
  return finalE(removed(derived(nominal(step1c, r1), r1, r2), r2), r1, r2).toLowerCase();
};

const exceptions: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
  sky: 'sky',
  news: 'news',
  howe: 'howe',
  atlas: 'atlas',
  cosmos: 'cosmos',
  bias: 'bias',
  andes: 'andes',
});
const finished = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed']);

const afterVowelConsonant = (w: string, from: number) => {
  const at = w.slice(from).search(/[aeiouy][^aeiouy]/);
  return at < 0 ? w.length : from + at + 2;
};
const regions = (w: string): [number, number] => {
  const prefix = /^(gener|commun|arsen)/.exec(w)?.[0].length;
  const r1 = prefix ?? afterVowelConsonant(w, 0);
  return [r1, afterVowelConsonant(w, r1)];
};
const shortSyllable = (w: string) => /[^aeiouy][aeiouy][^aeiouywxY]$/.test(w) || /^[aeiouy][^aeiouy]$/.test(w);

const plural = (w: string) => {
  if (w.endsWith('sses')) return w.slice(0, -2);
  if (/(ied|ies)$/.test(w)) return w.slice(0, w.length > 4 ? -2 : -1);
  if (/(us|ss)$/.test(w)) return w;
  return /[aeiouy].+s$/.test(w) ? w.slice(0, -1) : w;
};

const pastTense = (w: string, r1: number) => {
  const eed = /(eed|eedly)$/.exec(w);
  if (eed) return eed.index >= r1 ? `${w.slice(0, eed.index)}ee` : w;
  const ending = /(ed|edly|ing|ingly)$/.exec(w);
  if (!ending) return w;
  const base = w.slice(0, ending.index);
  if (!/[aeiouy]/.test(base)) return w;
  if (/(at|bl|iz)$/.test(base)) return `${base}e`;
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(base)) return base.slice(0, -1);
  return base.length <= r1 && shortSyllable(base) ? `${base}e` : base;
};

const finalY = (w: string) => (/.[^aeiouy][yY]$/.test(w) ? `${w.slice(0, -1)}i` : w);

const nominalEndings: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];
const nominal = (w: string, r1: number) => {
  for (const [ending, put] of nominalEndings)
    if (w.endsWith(ending)) return w.length - ending.length >= r1 ? w.slice(0, -ending.length) + put : w;
  if (w.endsWith('logi') && w.length - 3 >= r1) return w.slice(0, -1);
  return /[cdeghkmnrt]li$/.test(w) && w.length - 2 >= r1 ? w.slice(0, -2) : w;
};

const derivedEndings: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const derived = (w: string, r1: number, r2: number) => {
  for (const [ending, put] of derivedEndings)
    if (w.endsWith(ending)) return w.length - ending.length >= r1 ? w.slice(0, -ending.length) + put : w;
  return w.endsWith('ative') && w.length - 5 >= r2 ? w.slice(0, -5) : w;
};

const removable = /(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic)$/;
const removed = (w: string, r2: number) => {
  const ending = removable.exec(w);
  if (ending) return ending.index >= r2 ? w.slice(0, ending.index) : w;
  return /[st]ion$/.test(w) && w.length - 3 >= r2 ? w.slice(0, -3) : w;
};

const finalE = (w: string, r1: number, r2: number) => {
  const at = w.length - 1;
  if (w.endsWith('e')) return at >= r2 || (at >= r1 && !shortSyllable(w.slice(0, -1))) ? w.slice(0, -1) : w;
  return w.endsWith('ll') && at >= r2 ? w.slice(0, -1) : w;
};
