import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { jsonIn } from '../../../../server/panel/engine/answers/jsonAnswer.ts';
import { FetchRefused } from '../../../../server/platform/net/fetchRefusal.ts';
import { pageFetcher } from '../../../../server/panel/pages/pageFetcher.ts';
import { spokenWords } from '../../../../server/panel/engine/answers/spokenField.ts';
import { configuredProviders } from '../../../../server/panel/engine/configuredProviders.ts';
import { breaker } from '../../../../server/panel/providers/circuitBreaker.ts';
import { plainSchema } from '../../../../server/panel/providers/answerSchema.ts';
import { turnRules } from '../../../../server/panel/protocol/phases/index.ts';
import { portion } from '../../../support/sampled.ts';

const seed = 20261121;

describe('the spoken words of an answer that is still being written', () => {
  const spoken = (json: string, cuts: readonly number[]) => {
    const listen = spokenWords('text');
    const edges = [0, ...cuts.map((truncate) => truncate % (json.length + 1)).toSorted((a, b) => a - b), json.length];
    return edges
      .slice(1)
      .map((end, i) => listen(json.slice(edges[i], end)))
      .join('');
  };
  it(`are the words of that field, wherever the pieces are cut (seed ${seed})`, () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.boolean(),
        (text, other, cuts, pretty) => {
          const json = JSON.stringify(
            { before: [{ texts: other }], text, after: { key: other } },
            null,
            pretty ? 2 : 0,
          );
          expect(spoken(json, cuts)).toBe(text);
        },
      ),
      { seed, numRuns: portion(500, 200) },
    ));
  it('of several fields of that name stand apart', () =>
    expect(spoken('{"stories":[{"text":"one"},{"text":"two"}]}', [5, 20])).toBe('one\n\ntwo'));
  it('are nothing where the field is missing or holds no text', () => {
    expect(spoken('{"texts":"x","a":"text","b":["text"]}', [9])).toBe('');
    expect(spoken('{"text":null,"more":"x"}', [9])).toBe('');
  });
  it('understand escapes as JSON does', () =>
    expect(spoken(String.raw`{"text":"a\"b\\n\n\u00e9\ud83d\ude00\/"}`, [13, 25, 28])).toBe('a"b\\n\né😀/'));
});

describe('the JSON of an answer', () => {
  it('may stand in a fence or in a sentence', () => {
    expect(jsonIn('```json\n{"a":1}\n```')).toEqual({ a: 1 });
    expect(jsonIn('Here it is: {"a":{"b":2}} I hope it helps.')).toEqual({ a: { b: 2 } });
  });
  it.each(['', '   ', 'no', '{"a":', '{"a":1}{"b":2}'])('is not guessed: %j', (text) =>
    expect(() => jsonIn(text)).toThrow(/expected one JSON value/),
  );
});

describe('pages', () => {
  const served = (body: string | Uint8Array, type = 'text/html', status = 200) =>
    pageFetcher(async () => ({
      status,
      headers: { 'content-type': type },
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    }))('https://x.example', new AbortController().signal);
  it('are read without markup', async () =>
    expect(await served('<p>One&nbsp;<b>two</b></p><script>no()</script>')).toMatchObject({ text: 'One\u00a0two' }));
  it('are known by the hash of their bytes', async () =>
    expect(await served('<p>a</p>')).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string }));
  it('in another charset are read in it', async () =>
    expect(await served(Uint8Array.of(0x63, 0x61, 0x66, 0xe9), 'text/plain; charset=iso-8859-1')).toMatchObject({
      text: 'café',
    }));
  it('that are missing, no text or unreachable verify nothing', async () => {
    expect(await served('x', 'text/html', 404)).toEqual({ error: 'HTTP 404' });
    expect(await served('x', 'image/png')).toEqual({ error: 'image/png' });
    expect(await served('x', '')).toEqual({ error: '–' });
    const refusing = pageFetcher(() => Promise.reject(new FetchRefused('timeout', 'expected an answer in time')));
    expect(await refusing('https://x.example', new AbortController().signal)).toEqual({ error: 'timeout' });
    const failing = pageFetcher(() => Promise.reject(new Error('refused')));
    expect(await failing('https://x.example', new AbortController().signal)).toEqual({ error: 'refused' });
  });
});

describe('a circuit breaker', () => {
  it('rests after failures in a row, tries again, and forgets with one success', () => {
    const { waitFor, report } = breaker({ failures: 3, restMs: 1000 });
    for (let i = 0; i < 2; i++) report('openai', 'a', 'out', 0);
    expect(waitFor('openai', 'a', 0)).toBe(0);
    report('openai', 'a', 'out', 0);
    expect([waitFor('openai', 'a', 0), waitFor('openai', 'a', 400), waitFor('openai', 'b', 0)]).toEqual([1000, 600, 0]);
    expect(waitFor('openai', 'a', 1000)).toBe(0);
    report('openai', 'a', 'out', 1000);
    expect(waitFor('openai', 'a', 1000)).toBe(1000);
    report('openai', 'a', 'working', 2000);
    report('openai', 'a', 'out', 2000);
    expect(waitFor('openai', 'a', 2000)).toBe(0);
  });
});

describe('schemas sent to providers', () => {
  it.each(Object.keys(turnRules))('of %s are closed, ask for every field and know no maps', (kind) => {
    const walk = (schema: unknown): void => {
      if (Array.isArray(schema)) return schema.forEach(walk);
      if (typeof schema !== 'object' || schema === null) return;
      const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
      const closed =
        type !== 'object' ||
        (additionalProperties === false &&
          JSON.stringify(Object.keys(properties as object)) === JSON.stringify(required));
      expect([kind, closed]).toEqual([kind, true]);
      Object.values(schema).forEach(walk);
    };
    walk(plainSchema(turnRules[kind as keyof typeof turnRules].schema));
  });
});

describe('who sits at the table', () => {
  const rehearsal = { pace: 0, sleep: () => Promise.resolve() };
  const none = { openai: undefined, anthropic: undefined, google: undefined, local: undefined };
  it('without any provider: scripted seats', async () =>
    expect((await configuredProviders(none, rehearsal)).map(({ provider }) => provider)).toEqual(['rehearsal']));
  it('with a provider: never a scripted seat beside it', async () => {
    const given = { ...none, anthropic: { apiKey: 'k' }, openai: { apiKey: 'k', models: ['m'] } };
    expect((await configuredProviders(given, rehearsal)).map(({ provider, models }) => [provider, models])).toEqual([
      ['openai', ['m']],
      ['anthropic', ['claude-opus-5-5']],
    ]);
  });
  it('with a local server the models have to be named', () =>
    expect(
      configuredProviders({ ...none, local: { apiKey: 'k', baseUrl: 'http://127.0.0.1:1/v1' } }, rehearsal),
    ).rejects.toThrow(/LOCAL_MODELS/));
});
