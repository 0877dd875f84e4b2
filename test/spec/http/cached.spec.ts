import { describe, expect, it } from 'vitest';

import { cached } from '../../../server/platform/cached.ts';

const never = () => new Promise<never>(() => {});
const asked = (
  answers: (() => Promise<string>)[],
  more: { wait?: () => Promise<unknown>; meanwhile?: string } = {},
) => {
  const clock = { now: 0, asked: 0 };
  const ask = () => (answers[clock.asked++] ?? never)();
  const isKept = (answer: string) => answer !== 'not yet';
  return { clock, get: cached(ask, { keptMs: 10, isKept, now: () => clock.now, wait: never, ...more }) };
};
const says = (text: string) => () => Promise.resolve(text);
const fails = () => Promise.reject(new Error('away'));

describe('a cached answer', () => {
  it('is asked for once by many, and again when its time is over', async () => {
    const { clock, get } = asked([says('one'), says('two')]);
    expect(await Promise.all([get(), get(), get()])).toEqual(['one', 'one', 'one']);
    clock.now = 9;
    expect(await get()).toBe('one');
    clock.now = 10;
    expect([await get(), clock.asked]).toEqual(['two', 2]);
  });

  it('counts on while a new one fails or does not come, and is asked for again', async () => {
    const { clock, get } = asked([says('one'), fails, says('three')]);
    await get();
    clock.now = 20;
    expect([await get(), await get()]).toEqual(['one', 'three']);
    const slow = asked([says('one'), never], { wait: () => Promise.resolve() });
    await slow.get();
    slow.clock.now = 20;
    expect(await slow.get()).toBe('one');
  });

  it('is what was named for meanwhile where there is none yet and it takes long, and comes later', async () => {
    const answer = Promise.withResolvers<string>();
    const { get } = asked([() => answer.promise], { wait: () => Promise.resolve(), meanwhile: 'soon' });
    expect([await get(), await get()]).toEqual(['soon', 'soon']);
    answer.resolve('one');
    await answer.promise;
    expect(await get()).toBe('one');
    await expect(asked([fails], { meanwhile: 'soon' }).get()).rejects.toThrow('away');
  });

  it('is a failure where there is none yet, and is not kept while it is not final', async () => {
    const { clock, get } = asked([fails, says('not yet'), says('final')]);
    await expect(get()).rejects.toThrow('away');
    expect([await get(), await get(), await get(), clock.asked]).toEqual(['not yet', 'final', 'final', 3]);
  });
});
