import { describe, expect, it } from 'vitest';

import { chineseMeaningsOf, meaningsOf, relatedTo } from '../../../projections/agents/lexicon/lexicon.ts';
import { nearest, slipsOf } from '../../../projections/agents/ranking/spelling.ts';
import { gramsOf } from '../../../projections/agents/text/grams.ts';
import { languageOf } from '../../../projections/agents/text/language.ts';
import { stem } from '../../../projections/agents/text/stem.ts';
import { plain, wordsOf } from '../../../projections/agents/text/words.ts';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

describe('words', () => {
  it('come out of identifiers in their parts and whole', () => {
    expect(texts('getFilmDetails')).toEqual(['get', 'film', 'details', 'getfilmdetails']);
    expect(texts('parse_HTML-page2')).toEqual(['parse', 'html', 'page', '2', 'page2']);
    expect(texts('XMLHttpRequest')).toEqual(['xml', 'http', 'request', 'xmlhttprequest']);
  });
  it('keep their place in the text as it was written', () => {
    const text = 'Größe – naïve ﬁlm 𝒳 中文翻译';
    for (const { start, end, text: word } of wordsOf(text)) expect(plain(text.slice(start, end))).toBe(word);
    expect(texts(text)).toEqual(['grosse', 'naive', 'film', 'x', '中文', '翻译']);
  });
  it('are found where no spaces are written', () => {
    expect(texts('东京明天的天气')).toEqual(['东京', '明天', '的', '天气']);
    expect(texts('東京の天気')).toContain('天気');
    expect(texts('พยากรณ์อากาศ')).toContain('อากาศ');
  });
  it('survive poison', () => {
    expect(texts('a\u0000b \ud800 \u202eevil')).toEqual(['a', 'b', 'evil']);
    expect(texts('')).toEqual([]);
  });
});

describe('the stemmer', () => {
  // Pairs of the vocabulary published with the algorithm (snowballstem.org/algorithms/english).
  const published: Record<string, string> = {
    consign: 'consign',
    consigned: 'consign',
    consigning: 'consign',
    consignment: 'consign',
    consist: 'consist',
    consisted: 'consist',
    consistency: 'consist',
    consistently: 'consist',
    consolation: 'consol',
    conspicuously: 'conspicu',
    conspiracy: 'conspiraci',
    constancy: 'constanc',
    knack: 'knack',
    knaves: 'knave',
    kneeling: 'kneel',
    knees: 'knee',
    knightly: 'knight',
    knitted: 'knit',
    knotty: 'knotti',
    knocking: 'knock',
    caresses: 'caress',
    ties: 'tie',
    cries: 'cri',
    gas: 'gas',
    kiwis: 'kiwi',
    hopping: 'hop',
    hoping: 'hope',
    agreed: 'agre',
    generously: 'generous',
    sky: 'sky',
    skies: 'sky',
    dying: 'die',
    proceed: 'proceed',
    sensational: 'sensat',
    happy: 'happi',
    by: 'by',
    news: 'news',
  };
  it.each(Object.entries(published))('cuts %s to %s', (word, root) => expect(stem(word)).toBe(root));
  it('leaves other scripts and identifiers alone', () => {
    for (const word of ['мир', '天气', 'ai2sql', 'x']) expect(stem(word)).toBe(word);
  });
  it('holds no surprise for names of object members', () => expect(stem('constructor')).toBe('constructor'));
});

describe('pieces of words', () => {
  it('are four letters with the edges marked', () =>
    expect(gramsOf('cloud')).toEqual(['_clo', 'clou', 'loud', 'oud_']));
  it('are two characters where words are that short', () =>
    expect(gramsOf('天气预报')).toEqual(['天气', '气预', '预报']));
  it('do not exist of the shortest words', () => expect(gramsOf('of')).toEqual([]));
});

describe('the language of a query', () => {
  it.each([
    ['de', 'ich brauche eine ubersetzung fur den vertrag'],
    ['fr', 'je cherche un hotel pour les vacances'],
    ['es', 'quiero reservar un vuelo para la semana'],
    ['en', 'what was the weather like in the war'],
    [null, 'pytorch kubernetes'],
  ])('is %s', (language, query) => expect(languageOf(query.split(' '))).toBe(language));
});

describe('the lexicon', () => {
  it('reads German compounds from the left', () => {
    expect(meaningsOf('reiseplanung', 'de').map(([best]) => best)).toEqual(['travel', 'strategi']);
  });
  it('knows French, Spanish and Chinese', () => {
    expect(meaningsOf('traduire', 'fr')[0]?.[0]).toBe('translat');
    expect(meaningsOf('vuelos', 'es')[0]?.[0]).toBe('flight');
    expect(chineseMeaningsOf('天气预报')[0]?.[0]).toBe('weather');
  });
  it('knows what is near in English, and not itself', () => {
    expect(relatedTo(stem('apartment'))).toContain('hous');
    expect(relatedTo('weather')).not.toContain('weather');
  });
  it('has nothing to say of unknown words', () => {
    expect(meaningsOf('xyzzy', 'de')).toEqual([]);
    expect(chineseMeaningsOf('囧')).toEqual([]);
  });
});

describe('a misspelling', () => {
  const known = ['weather', 'whether', 'feather', 'translate', 'forecast'];
  const candidates = (word: string) =>
    known.filter((other) => slipsOf(other).some((slip) => new Set(slipsOf(word)).has(slip)));
  it.each([
    ['wether', ['weather', 'whether']],
    ['waether', ['weather', 'whether']],
    ['forcast', ['forecast']],
    ['trannslate', ['translate']],
    ['xeather', ['feather', 'weather']],
    ['banana', []],
  ])('%s is put right to %j', (word, right) => expect(nearest(word, candidates(word))).toEqual(right));
});
