import { expect, it } from 'vitest';

import { traceNumbers } from '../../../../server/panel/protocol/text/numbers/traceNumbers.ts';

const languages = 'en de fr es pt it nl pl ru uk el tr ar fa he hi bn ta vi id'.split(' ');
const sources = [{ text: 'We have 14 staff; answer by 12 March 2027.' }];

it.each(languages)('a month alone is no number that needs a source (%s)', (language) => {
  const names = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
  );
  expect(names.filter((name) => traceNumbers(`${name}.`, sources, language).untraced.length > 0)).toEqual([]);
});

it.each([
  ['en', 'The bank wants an answer by June.'],
  ['de', 'Kündigen Sie vor September.'],
])('but one as a limit does (%s: %s)', (language, text) =>
  expect(traceNumbers(text, sources, language).untraced).toHaveLength(1),
);
