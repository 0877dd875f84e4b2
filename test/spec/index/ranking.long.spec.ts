import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seeded } from '../../../bench/index/noise.ts';
import type { CardText } from '../../../shared/agentCard/cardText.ts';
import { documentOf } from '../../../projections/agents/ranking/document.ts';
import { constants, countedAtMost, idf } from '../../../projections/agents/ranking/formula.ts';
import {
  blockSize,
  bytesOf,
  entriesOf,
  entryOf,
  lengthBytes,
  lengthsOf,
  masks,
  placeOf,
  shifts,
  withoutEntry,
} from '../../../projections/agents/ranking/packed.ts';
import { planOf } from '../../../projections/agents/ranking/query.ts';
import {
  type Block,
  type Change,
  type Collection,
  blockOf,
  changed,
  collectionOf,
  followed,
} from '../../../projections/agents/ranking/collection.ts';
import { type List, changedList, listOf } from '../../../projections/agents/ranking/impact.ts';
import { scoresOf } from '../../../projections/agents/ranking/score.ts';
import { portion } from '../../support/sampled.ts';

const seed = 20261121;

const card = (text: Partial<CardText>): CardText => ({
  name: '',
  description: '',
  tags: '',
  skills: '',
  examples: '',
  ...text,
});

/** The index in memory: the same packed lists the read model keeps. */
const indexOf = (cards: readonly CardText[], place = (at: number) => at, before?: Collection) => {
  const lists = new Map<string, number[][]>();
  const lengths = new Map<number, Uint8Array>();
  for (const [at, text] of cards.entries()) {
    const number = place(at);
    const block = Math.floor(number / blockSize);
    const { terms, lengths: long } = documentOf(text);
    const bytes = lengths.get(block) ?? new Uint8Array(blockSize * lengthBytes);
    bytes.set(lengthsOf(long), (number % blockSize) * lengthBytes);
    lengths.set(block, bytes);
    for (const [term, counts] of terms) {
      const blocks = lists.get(term) ?? [];
      blocks[block] = [...(blocks[block] ?? []), entryOf(number % blockSize, counts)];
      lists.set(term, blocks);
    }
  }
  const collection = collectionOf(
    [...lengths].map(([number, bytes]) => blockOf(number, '', bytes)),
    { before },
  );
  const packed = new Map<string, List[]>();
  for (const [term, blocks] of lists)
    for (const block of collection.blocks) {
      const its = packed.get(term) ?? [];
      its[block.number] = listOf(term, Uint32Array.from(blocks[block.number] ?? []), block, collection.rough);
      packed.set(term, its);
    }
  return { lists: packed, collection };
};
const rank = (query: string, cards: readonly CardText[], place = (at: number) => at) => {
  const { lists, collection } = indexOf(cards, place);
  const { score } = scoresOf(planOf(query).parts, lists, collection);
  return cards.map((_, at) => score[place(at)] ?? 0);
};

const weather = card({ name: 'WeatherBot', description: 'Weather forecasts for any city', tags: 'weather, climate' });
const tax = card({ name: 'Tax helper', description: 'Files your tax return', tags: 'tax, finance' });
const trips = card({ name: 'Trip planner', description: 'Plans a journey by train', skills: 'Book trains and hotels' });

describe('the ranking', () => {
  it('puts the card about it first', () => {
    const [first, second, third] = rank('Will it rain? I need a weather forecast', [weather, tax, trips]);
    expect(first).toBeGreaterThan(0);
    expect([second, third]).toEqual([0, 0]);
  });
  it('is the documented formula', () => {
    const [score] = rank('zebra', [card({ name: 'zebra' }), card({ name: 'horse' })]);
    const { k1, gramShare } = constants;
    const norm = 1.6;
    const word = (idf(2, 1) * norm) / (k1 + norm);
    const grams = (4 * gramShare * idf(2, 1) * 2) / (k1 + 2);
    expect(score).toBeCloseTo(word + grams, 2);
  });
  it('finds words in other languages through the lexicon', () => {
    for (const query of [
      'wie wird das Wetter',
      'prévision météo pour demain',
      'pronóstico del tiempo',
      '明天天气怎么样',
    ])
      expect([query, rank(query, [tax, weather]).map((score) => score > 0)]).toEqual([query, [false, true]]);
  });
  it('finds cards written in Chinese, Japanese and Thai', () => {
    const cards = [
      card({ name: '天气助手', description: '查询任何城市的天气预报' }),
      card({ name: '天気アシスタント', description: '東京の天気を予報します' }),
      card({ name: 'ผู้ช่วยพยากรณ์อากาศ' }),
    ];
    expect(rank('北京的天气预报', cards)[0]).toBeGreaterThan(rank('北京的天气预报', cards)[1] ?? 0);
    expect(rank('東京の天気', cards)[1]).toBeGreaterThan(0);
    expect(rank('พยากรณ์อากาศ', cards)[2]).toBeGreaterThan(0);
  });
  it('matches by pieces only when no word matches, and not by stray ones', () => {
    expect(rank('meteorologie', [card({ name: 'Meteorology desk' }), tax])[0]).toBeGreaterThan(0);
    expect(rank('qwxzkj vvvqq', [weather, tax, trips])).toEqual([0, 0, 0]);
  });
  it('does not reward a stuffed name', () => {
    const stuffed = card({
      ...weather,
      name: 'weather weather weather weather finance music code legal best app',
    });
    const [honest = 0, stuffing = 0] = rank('weather', [weather, stuffed, tax]);
    expect(honest).toBeGreaterThan(stuffing);
  });
  it('gives the same scores wherever and whenever cards were put in (seeded)', () => {
    const words = ['weather', 'tax', 'train', 'plan', 'getFilmDetails', 'bank', '天气', 'legal', 'code', 'music'];
    const text = array(constantFrom(...words), { minLength: 1, maxLength: 12 }).map((list) => list.join(' '));
    const cards = array(record({ name: text, description: text, tags: text, skills: text, examples: text }), {
      minLength: 2,
      maxLength: 12,
    });
    assert(
      property(cards, text, integer({ min: 0, max: 9_000 }), (some, query, offset) => {
        const straight = rank(query, some);
        expect(rank(query, some.toReversed()).toReversed()).toEqual(straight);
        expect(rank(query, some, (at) => offset + at * 97)).toEqual(straight);
      }),
      { seed: 20261121, numRuns: portion(60, 30) },
    );
  });
});

describe('bounds', () => {
  const words = 'weather tax train plan bank music code legal film hotel city loan review data'.split(' ');
  const random = seeded(seed);
  const some = (most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => words[Math.floor(random() ** 2 * words.length)]).join(
      ' ',
    );
  const cards = Array.from({ length: 900 }, () => card({ name: some(3), description: some(25), tags: some(4) }));
  const { collection: before } = indexOf(cards.slice(0, 898));
  const { lists, collection } = indexOf(cards, (at) => at * 11, before);

  it(`of older averages leave the best as they are (seed ${seed})`, () => {
    expect(collection.rough).toBe(before.exact);
    expect(collection.exact.lengths).not.toEqual(before.exact.lengths);
    for (const query of ['weather', 'a train to the music city', 'bank loan review', 'mortgage wethr', 'wheathers']) {
      const { parts } = planOf(query);
      const whole = scoresOf(parts, lists, collection);
      for (const top of [1, 11, 400, 5_000]) {
        const best = scoresOf(parts, lists, collection, { top });
        expect([query, best.totalSize]).toEqual([query, whole.totalSize]);
        const first = [...whole.score.entries()].toSorted(([, a], [, b]) => b - a).slice(0, top);
        for (const [number, value] of first)
          expect([query, top, number, best.score[number]]).toEqual([query, top, number, value]);
      }
    }
  });
  it('spare most cards the formula', () => {
    const { score, totalSize } = scoresOf(planOf('weather in the city').parts, lists, collection, { top: 5 });
    expect(score.filter((value) => value > 0).length).toBeLessThan(totalSize / 4);
  });
  it('leave out the hidden before the best are chosen', () => {
    const { parts } = planOf('weather');
    const whole = scoresOf(parts, lists, collection);
    const first = whole.score.indexOf(Math.max(...whole.score));
    const { score, totalSize } = scoresOf(parts, lists, collection, { top: 1, hidden: [first] });
    expect([score[first], totalSize]).toEqual([0, whole.totalSize - 1]);
    expect(Math.max(...score)).toBe(Math.max(...whole.score.filter((_, number) => number !== first)));
  });
});

describe('a block whose cards change', () => {
  const words = 'weather tax train plan bank music code legal film hotel'.split(' ');
  const random = seeded(seed);
  const below = (most: number) => Math.floor(random() * most);
  const cards = new Map<number, Change>();
  const change = (place: number): Change => {
    const some = Array.from({ length: 1 + below(9) }, () => words[below(words.length)]).join(' ');
    const { lengths, terms } = documentOf(card(random() < 0.2 ? {} : { name: some, description: some.slice(3) }));
    const its = {
      place,
      lengths,
      entries: new Map([...terms].map(([key, counts]) => [key, entryOf(place, counts)] as const)),
    };
    cards.set(place, its);
    return its;
  };
  const freshBlock = (version: string): Block => {
    const lengths = new Uint8Array(blockSize * lengthBytes);
    for (const its of cards.values()) lengths.set(lengthsOf(its.lengths), its.place * lengthBytes);
    return blockOf(0, version, lengths);
  };
  const keys = [...documentOf(card({ name: words.join(' ') })).terms.keys()];
  for (let place = 0; place < blockSize; place += 90) change(place);
  const { exact } = collectionOf([freshBlock('0')]);
  const listIn = (key: string, block: Block) =>
    listOf(key, Uint32Array.from([...cards.values()].flatMap(({ entries }) => entries.get(key) ?? [])), block, exact);

  it(`and its lists come out as if they were read, after one change or many (seed ${seed})`, () => {
    let block = freshBlock('0');
    const kept = new Map(keys.map((key) => [key, { version: '0', list: listIn(key, block) }]));
    let followedUp = 0;
    for (let round = 1; round <= 150; round += 1) {
      const places = new Set(Array.from({ length: 1 + below(3) }, () => below(30) * below(130)));
      block = changed(block, `${round}`, [...places].map(change));
      const fresh = freshBlock(`${round}`);
      expect(block).toEqual({ ...fresh, since: block.since });
      for (const key of keys.filter(() => random() < 0.1)) {
        const { version, list } = kept.get(key)!;
        const changes = block.since.get(version);
        const read = listIn(key, fresh);
        const now = changes ? changedList(key, list, changes, block) : read;
        expect([round, key, now]).toEqual([round, key, read]);
        followedUp += Number(changes !== undefined);
        kept.set(key, { version: block.version, list: now });
      }
    }
    expect(followedUp).toBeGreaterThan(300);
    expect([block.since.has('0'), block.since.has('149')]).toEqual([false, true]);
    for (const changes of block.since.values()) expect(changes.length).toBeLessThanOrEqual(followed);
  });
  it('leaves lists of other keys as they are', () => {
    const block = freshBlock('0');
    const list = listIn('weather', block);
    expect(changedList('weather', list, [{ ...change(4_000), entries: new Map() }], block)).toBe(list);
  });
});

describe('a query', () => {
  it('says which words it looks for and which it drops', () => {
    const { terms, dropped } = planOf('What is the weather in Paris?');
    expect(terms).toEqual(['weather', 'paris']);
    expect(dropped).toEqual(['what', 'is', 'the', 'in']);
  });
  it('may have nothing to look for', () => {
    for (const query of ['the of and', '?!…', ' ', '的']) expect(planOf(query).terms).toEqual([]);
  });
  it('is asked in the same order however it is written', () => {
    expect(planOf('tax weather').parts.map(({ key }) => key)).toEqual(
      planOf('weather tax').parts.map(({ key }) => key),
    );
  });
  it('leaves data alone', () => expect(planOf('x'.repeat(500)).terms).toEqual([]));
});

describe('packed postings', () => {
  it('keep every count', () => {
    const [entry = 0] = entriesOf(bytesOf([entryOf(blockSize - 1, countedAtMost)]));
    expect(placeOf(entry)).toBe(blockSize - 1);
    expect(Array.from(shifts, (shift, field) => (entry >>> shift) & (masks[field] ?? 0))).toEqual(countedAtMost);
  });
  it('lose one card and keep the others', () => {
    const entries = bytesOf([
      entryOf(3, [1, 0, 0, 0, 0]),
      entryOf(1_000, [0, 2, 0, 0, 99]),
      entryOf(7, [1, 1, 1, 1, 1]),
    ]);
    const left = withoutEntry(entries, 1_000);
    expect([...entriesOf(left)].map(placeOf)).toEqual([3, 7]);
    expect(withoutEntry(entries, 5)).toEqual(new Uint8Array(entries));
  });
});
