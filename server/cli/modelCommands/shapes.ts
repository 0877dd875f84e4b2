import { z } from 'zod';

import { modes } from '../../../shared/events/case.ts';
import { keysOf } from '../../../shared/kernel/collections.ts';
import { turnRules } from '../../panel/protocol/phases/index.ts';
import { callLimits } from '../../panel/protocol/state/callLimits.ts';
import type { Ask } from '../../panel/providers/modelClient.ts';

/** A kind of request that the panel sends, which a provider may take or refuse as such. */
export type Shape = { readonly name: string; readonly ask: Partial<Ask> };

const words = (text: string): Ask['turns'] => [{ role: 'user', text }];
const fillIn = words(
  'Fill in the form with the shortest values that it allows. This only checks that the form is accepted.',
);
const Word = z.strictObject({ word: z.string() });
const word = { name: 'word', zod: Word };

/** Every form that seats fill in: with the search where they search beside it, as a beginning for the cache where it is shared. */
const forms = (): Shape[] => {
  const byName = new Map(
    keysOf(turnRules).map((kind) => {
      const { schema, form = null, search } = turnRules[kind];
      const own = form ?? { name: kind, zod: schema };
      const ask = { schema: own, turns: fillIn, ...(search && { search, searches: 1 }) };
      return [own.name, { name: search ? `form ${own.name} with search` : `form ${own.name}`, ask }] as const;
    }),
  );
  return [...byName.values()];
};

/** Every level of effort in the table of limits. */
const efforts = (): Shape[] => {
  const levels = new Set(
    modes.flatMap((mode) =>
      keysOf(turnRules).flatMap((kind) => [0, 1].map((panel) => callLimits(mode, panel, kind).effort)),
    ),
  );
  return [...levels].map((effort) => ({ name: `effort ${effort}`, ask: { effort } }));
};

const beginning = ['Two blocks that many calls share.', 'The second of them.'];
export const shapes = (searches: boolean): readonly Shape[] => [
  ...efforts(),
  { name: 'cached beginning', ask: { shared: beginning, cacheKey: 'witan-check', turns: words('Say: ready') } },
  {
    name: 'beginning cached for an hour',
    ask: { shared: beginning, cacheKey: 'witan-check', keepsHour: true, turns: words('Say: ready') },
  },
  { name: 'mark of a user', ask: { user: '0123456789abcdef0123456789abcdef' } },
  {
    name: 'answer sent back to be mended',
    ask: {
      schema: word,
      turns: [
        { role: 'user', text: 'Say: ready' },
        { role: 'assistant', text: '{"word":1}' },
        { role: 'user', text: 'word: expected a text. Return the whole answer again.' },
      ],
    },
  },
  ...forms().filter(({ ask }) => searches || !ask.search),
];
