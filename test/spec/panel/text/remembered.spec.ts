import { describe, expect, it } from 'vitest';

import { remembered } from '../../../../server/panel/protocol/text/remembered.ts';

describe('a function that remembers its latest answers', () => {
  const counting = (mostCharacters: number) => {
    const asked: string[] = [];
    const read = remembered((text: string, { loud = false }: { loud?: boolean } = {}) => {
      asked.push(text);
      return loud ? text.toUpperCase() : text;
    }, mostCharacters);
    return { asked, read };
  };

  it('answers the same text once', () => {
    const { asked, read } = counting(1_000);

    expect([read('one'), read('two'), read('one')]).toEqual(['one', 'two', 'one']);
    expect(asked).toEqual(['one', 'two']);
  });

  it('tells apart what else it is asked', () => {
    const { read } = counting(1_000);

    expect([read('one'), read('one', { loud: true }), read('one', { loud: false })]).toEqual(['one', 'ONE', 'one']);
  });

  it('forgets what was not asked for the longest time when the texts grow too long', () => {
    const { asked, read } = counting(2 * JSON.stringify(['one']).length);

    for (const text of ['one', 'two', 'one', 'six', 'one', 'two']) read(text);

    expect(asked).toEqual(['one', 'two', 'six', 'two']);
  });

  it('answers a text longer than all it may keep, and keeps nothing of it', () => {
    const { asked, read } = counting(4);

    expect([read('a long text'), read('a long text')]).toEqual(['a long text', 'a long text']);
    expect(asked).toHaveLength(2);
  });
});
