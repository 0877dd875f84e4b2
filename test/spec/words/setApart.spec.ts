import { expect, it } from 'vitest';

import { setApart } from '../../../shared/words/setApart.ts';

it('sets addresses, numbers and names of versions apart, and nothing around them', () => {
  expect(setApart('اكتب إلى ada.b+c@mail.example.org عن gpt-6.1 و C++.')).toBe(
    'اكتب إلى \u2066ada.b+c@mail.example.org\u2069 عن \u2066gpt-6.1\u2069 و \u2066C++\u2069.',
  );
});

it.each(['ab', 'a.', 'a-', '.', '1 2 '])(
  'takes a time that grows with the text, however long a word of it is: %s',
  (shape) => {
    const text = shape.repeat(500_000 / shape.length);
    expect(
      setApart(text)
        .replaceAll(/[\u2066\u2069]/g, '')
        .replaceAll('\u00A0', ' '),
    ).toBe(text);
  },
);
