import { describe, expect, it } from 'vitest';

import { type Item, cardOf } from '../../../bench/index/collection.ts';
import { inMemory } from '../../../bench/index/inMemory.ts';
import { constants } from '../../../projections/agents/ranking/formula.ts';

const subjects = ['invoices', 'trains', 'storms', 'contracts', 'recipes', 'guitars', 'visas', 'vaccines', 'tenants'];
const others: Item[] = Array.from({ length: 180 }, (_, at) => {
  const subject = subjects[at % subjects.length] ?? '';
  return {
    id: `other${at}`,
    name: `Desk ${at} for ${subject}`,
    description: `Answers questions about ${subject} for small firms in region ${at}, every day of the week and in plain words.`,
    tags: [subject, 'office'],
    skills: [
      { id: 's', name: `Sort ${subject}`, description: `Puts ${subject} in order and says what is missing`, tags: [] },
    ],
  };
});
const honest: Item = {
  id: 'honest',
  name: 'Ledger check',
  description: 'Reconciles bank statements with invoices and names each payment that matches none.',
  tags: ['accounting', 'reconciliation', 'invoices'],
  skills: [
    {
      id: 'match',
      name: 'Match payments',
      description: 'Finds the invoice that a payment belongs to, by amount, date and reference',
      tags: ['bank statements'],
      examples: ['Which payments of March have no invoice?'],
    },
  ],
};
/** Exact words of the honest card, as people who need it would ask. */
const queries = [
  'reconciles bank statements with invoices',
  'match payments to invoices',
  'ledger check',
  'find the invoice that a payment belongs to',
  'invoice reconciliation accounting',
];

const words = queries.join(' ');
const bytes = 250_000;
const filled = (text: string, size: number) => `${text} `.repeat(Math.ceil(size / (text.length + 1))).slice(0, size);
const everything = [...others, honest].map(({ name, description }) => `${name} ${description}`).join(' ');
const skillsOf = (text: string, examples: readonly string[] = []) =>
  Array.from({ length: 50 }, (_, at) => ({
    id: `s${at}`,
    name: filled(words, 200),
    description: text,
    tags: words.split(' '),
    examples,
  }));

/** What a provider might do who wants to stand first for these words, each in a card of 250 KB. */
const stuffed: Readonly<Record<string, Partial<Item>>> = {
  'the words over and over in the description': { description: filled(words, bytes) },
  'all words of all cards in the description': { description: filled(everything, bytes) },
  'the words in the name and over and over in the description': {
    name: words.slice(0, 200),
    description: filled(words, bytes),
  },
  'the words over and over in every skill': { skills: skillsOf(filled(words, 4_500)) },
  'the words in every field': {
    name: words.slice(0, 200),
    description: filled(words, 60_000),
    tags: words.split(' '),
    skills: skillsOf(filled(words, 1_500), [filled(words, 2_000)]),
  },
  'a description of the words alone and 250 KB of all cards in the examples': {
    name: 'Reconciles bank statements',
    description: words,
    tags: words.split(' '),
    skills: skillsOf(words, [filled(everything, 4_500)]),
  },
  'the words a few times, and the rest ballast': {
    name: 'Ledger check match payments invoice',
    description: filled(words, 1_000),
    tags: words.split(' '),
    skills: [
      { id: 's', name: words, description: filled('Lorem ipsum dolor sit amet', bytes), tags: words.split(' ') },
    ],
  },
};

describe('a card of 250 KB that is stuffed with the exact words of a query', () => {
  it.each(Object.entries(stuffed))('ranks below the honest card: %s', (_, card) => {
    const stuffing: Item = { id: 'stuffing', name: 'Helper', description: 'Helps.', ...card };
    expect(cardOf(stuffing).length).toBeGreaterThan(200_000);
    const search = inMemory([...others, honest, stuffing])(constants);
    for (const query of queries) {
      const found = search(query);
      expect([query, found.includes('honest')]).toEqual([query, true]);
      const place = found.indexOf('stuffing');
      expect([query, place === -1 || found.indexOf('honest') < place]).toEqual([query, true]);
    }
  });

  it('does not push an honest card down that is long and has much to say', () => {
    const long: Item = {
      ...honest,
      description: `${honest.description} ${filled('It keeps a log of what it did.', 1_500)}`,
    };
    const search = inMemory([...others, long])(constants);
    for (const query of queries) expect([query, search(query)[0]]).toEqual([query, 'honest']);
  });
});
