import { expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

it.each([
  ['Town;Rent;Staff\nDerby;42000;6\nStoke;38500;5\n\nWhere should we open the next shop?', ['Derby', 'Stoke']],
  ['Standort;Miete;Plätze\nKöln;4200;60\nBonn;3850;55\n\nWo sollen wir eröffnen?', ['Köln', 'Bonn']],
  [
    'Supplier\tUnit price\tMOQ\nIkast\t3.42\t10,000\nBraga\t4.95\t2,000\n\nWhich supplier should we use?',
    ['Ikast', 'Braga'],
  ],
  ['Town;Sales;Staff\nDerby;42000;6\nStoke;38500;5\n\nShould we sell the van?', []],
  ['Year;Sales;Staff\n2023;42000;6\n2024;38500;5\n\nWhich supplier should we drop?', []],
])('a table is asked for one of its rows below it, too: %s', (text, named) => expect(titlesIn(text)).toEqual(named));
