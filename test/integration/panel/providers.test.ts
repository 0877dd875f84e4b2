import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anthropicClient } from '../../../server/panel/providers/anthropic/client.ts';
import { googleClient } from '../../../server/panel/providers/google/client.ts';
import { localClient } from '../../../server/panel/providers/local/client.ts';
import { openaiClient } from '../../../server/panel/providers/openai/client.ts';
import { type Ask, type Part, type ModelClient, ModelFailure } from '../../../server/panel/providers/modelClient.ts';
import { setBy } from '../../../server/platform/config/providerVariables.ts';
import { type ModelProviderId, modelProviders } from '../../../shared/events/providers.ts';
import type { Fault, Play, Request } from '../../fakes/providers/play.ts';
import { fakeProviders } from '../../fakes/providers/server.ts';
import { childEnv } from '../../support/clock/env.ts';

type Fake = Awaited<ReturnType<typeof fakeProviders>>;
const Answer = z.strictObject({
  stance: z.string(),
  confidence: z.number().min(0).max(1),
  reasons: z.array(z.string()),
});
const json = JSON.stringify({ stance: 'für', confidence: 0.85, reasons: ['α', 'β', '😀'] });

let fake: Fake;
let play: Play = { text: json };
let onAsked: () => void = () => undefined;
/** What a fake does with one request alone. */
let playOf: (request: Request) => Partial<Play> = () => ({});
beforeAll(async () => {
  fake = await fakeProviders((request) => {
    onAsked();
    return { ...play, ...playOf(request) };
  });
});
afterAll(() => fake.close());

type Keyed = Exclude<ModelProviderId, 'local'>;
const isKeyed = (provider: ModelProviderId): provider is Keyed => provider !== 'local';
type Name = Keyed | 'local with responses' | 'local with chat alone';
/** Every provider, so that the type check names one that is not tried here. */
const makers: Readonly<Record<Name, (baseUrl?: string) => ModelClient>> = {
  openai: (baseUrl = fake.urls.openai) => openaiClient({ apiKey: 'k', baseUrl }),
  anthropic: (baseUrl = fake.urls.anthropic) => anthropicClient({ apiKey: 'k', baseUrl }),
  google: (baseUrl = fake.urls.google) => googleClient({ apiKey: 'k', baseUrl }),
  'local with responses': (baseUrl = fake.urls.local) => localClient({ apiKey: 'k', baseUrl }),
  'local with chat alone': (baseUrl = fake.urls.chatOnly) => localClient({ apiKey: 'k', baseUrl }),
};
const names = Object.keys(makers) as Name[];

const ask = (over: Partial<Ask> = {}): Ask => ({
  model: 'model-1',
  system: 'system',
  turns: [{ role: 'user', text: 'hello' }],
  schema: { name: 'answer', zod: Answer },
  shared: [],
  search: false,
  searches: 3,
  effort: 'low',
  maxTokens: 100,
  cacheKey: null,
  keepsHour: false,
  user: null,
  signal: new AbortController().signal,
  about: null,
  ...over,
});

const listen = async (client: ModelClient, what: Ask): Promise<{ parts: Part[]; failure: ModelFailure | null }> => {
  const parts: Part[] = [];
  try {
    for await (const part of client(what)) parts.push(part);
    return { parts, failure: null };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { parts, failure: error };
  }
};
const text = (parts: readonly Part[]) => parts.map((part) => (part.type === 'text' ? part.delta : '')).join('');
const end = (parts: readonly Part[]) => parts.find((part) => part.type === 'end');
const heard = async (name: Name, fault?: Fault, over: Partial<Ask> = {}, pieces = 6) => {
  play = { text: json, pieces, ...(fault ? { fault } : {}) };
  return listen(makers[name](), ask(over));
};

describe.each(names)('the voice of %s', (name) => {
  it('streams a structured answer and ends with what it used', async () => {
    const { parts, failure } = await heard(name);
    expect(failure).toBeNull();
    expect(Answer.parse(JSON.parse(text(parts)))).toEqual(JSON.parse(json));
    expect(parts.filter(({ type }) => type === 'text').length).toBeGreaterThan(1);
    expect(end(parts)).toEqual({
      type: 'end',
      reason: 'complete',
      model: 'model-1',
      usage: { input: 31, cached: 4, output: 12, reasoning: 5, searches: 0 },
    });
  });

  it('sends the schema with closed objects and without keywords that strict modes refuse', async () => {
    await heard(name);
    const sent = JSON.stringify(fake.requests.at(-1)?.body);
    expect(sent).toContain('"additionalProperties":false');
    expect(sent).not.toMatch(/"(minimum|maximum|minLength|\$schema)"/);
  });

  it('never takes a stream that was cut for an answer, wherever it was cut', async () => {
    for (let after = 0; after <= 6; after++) {
      const { parts, failure } = await heard(name, { kind: 'cut', after });
      expect([after, end(parts), failure?.kind]).toEqual([after, undefined, 'cut']);
    }
  });

  it('calls a dropped socket what it is', async () => {
    expect((await heard(name, { kind: 'drop', after: 3 })).failure?.kind).toBe('cut');
  });

  it('hears an error that comes inside the stream', async () => {
    const { parts, failure } = await heard(name, { kind: 'midstream', after: 2 });
    expect([end(parts), failure?.kind]).toEqual([undefined, 'overloaded']);
  });

  it.each([
    [429, 'rate_limited'],
    [500, 'overloaded'],
    [529, 'overloaded'],
    [401, 'bad_key'],
  ])('says of a %i that it is %s, after one request', async (status, kind) => {
    const client = makers[name]();
    play = { text: json };
    await listen(client, ask());
    const before = fake.requests.length;
    play = { text: json, fault: { kind: 'status', status, retryAfterMs: 3000 } };
    const { failure } = await listen(client, ask());
    expect([failure?.kind, failure?.retryAfterMs]).toEqual([kind, 3000]);
    expect(fake.requests.length - before).toBe(1);
  });

  it('tells a refusal and a limit from an answer', async () => {
    expect(end((await heard(name, { kind: 'refusal' })).parts)).toMatchObject({ reason: 'refused' });
    expect(end((await heard(name, { kind: 'length' })).parts)).toMatchObject({ reason: 'length' });
  });

  it('fails when it is aborted in the middle, instead of ending in silence', async () => {
    play = { text: json, pieces: 20, fault: { kind: 'drip', ms: 20 } };
    const stop = new AbortController();
    const parts: Part[] = [];
    const failed = (async () => {
      for await (const part of makers[name]()(ask({ signal: stop.signal }))) {
        parts.push(part);
        stop.abort();
      }
    })();
    await expect(failed).rejects.toMatchObject({ name: 'ModelFailure', kind: 'aborted' });
    expect(end(parts)).toBeUndefined();
  });

  it('fails when it is aborted while nothing comes', async () => {
    play = { text: json, fault: { kind: 'hang' } };
    const stop = new AbortController();
    onAsked = () => stop.abort();
    const { failure } = await listen(makers[name](), ask({ signal: stop.signal }));
    onAsked = () => undefined;
    expect(failure?.kind).toBe('aborted');
  });

  it('says that nobody is there when nobody is', async () => {
    const { failure } = await listen(makers[name]('http://127.0.0.1:9'), ask());
    expect(failure?.kind).toBe('unreachable');
  });
});

describe('searching', () => {
  const citation = { url: 'https://example.org/größe', title: 'Größe', quote: 'Zürich 😀 wächst' };
  const searching = JSON.stringify({ stance: 'für 😀', confidence: 0.5, reasons: [citation.quote] });
  it.each(['openai', 'anthropic', 'google'] as const)(
    '%s brings its citations, cut where they begin and end',
    async (name) => {
      play = { text: searching, citation, searches: 2 };
      const { parts } = await listen(makers[name](), ask({ search: true }));
      expect(parts.filter(({ type }) => type === 'citation')).toEqual([{ type: 'citation', ...citation }]);
      expect(end(parts)).toMatchObject({ reason: 'complete', usage: { searches: 2 } });
      expect(JSON.parse(text(parts))).toEqual(JSON.parse(searching));
      expect(JSON.stringify(fake.requests.at(-1)?.body)).toMatch(/web_search|googleSearch/);
    },
  );

  it('a local server is never asked to', async () => {
    play = { text: json };
    await listen(makers['local with responses'](), ask({ search: true }));
    expect(fake.requests.at(-1)?.body['tools']).toBeUndefined();
  });
});

describe('anthropic', () => {
  it('is sent on with what it wrote where it pauses a search, and all parts are billed', async () => {
    play = { text: json, searches: 1, pauses: 2 };
    const before = fake.requests.length;
    const { parts, failure } = await listen(makers.anthropic(), ask({ search: true }));
    expect([failure, fake.requests.length - before]).toEqual([null, 3]);
    expect(JSON.parse(text(parts))).toEqual(JSON.parse(json));
    expect(end(parts)).toMatchObject({ reason: 'complete', usage: { input: 93, output: 36, searches: 3 } });
    const last = fake.requests.at(-1)?.body['messages'] as {
      role: string;
      content: { type: string; input?: unknown }[];
    }[];
    expect(last.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(last[1]?.content.find(({ type }) => type === 'server_tool_use')?.input).toEqual({ query: 'q' });
  });

  it.each(['max_uses_exceeded', 'unavailable'] as const)(
    'says within its answer that a search failed (%s): the answer counts, there are no pages, and nothing is billed for it',
    async (searchFault) => {
      play = { text: json, searches: 2, searchFault, sources: [{ url: 'https://a.example/', title: 'A' }] };
      const { parts, failure } = await listen(makers.anthropic(), ask({ search: true }));
      expect([failure, JSON.parse(text(parts))]).toEqual([null, JSON.parse(json)]);
      expect(parts.filter(({ type }) => type === 'source')).toEqual([]);
      expect(end(parts)).toMatchObject({ reason: 'complete', usage: { searches: 0 } });
      // A pause after it sends on what it said, error and all.
      play = { ...play, pauses: 1 };
      expect((await listen(makers.anthropic(), ask({ search: true }))).failure).toBeNull();
    },
  );

  it('is believed where it says its answer instead of handing it in', async () => {
    play = { text: json, searches: 1, asText: true };
    const { parts } = await listen(makers.anthropic(), ask({ search: true }));
    expect(JSON.parse(text(parts).replace('Let me see. ', ''))).toEqual(JSON.parse(json));
  });
});

describe('an account that is refused', () => {
  it.each([
    ['openai', { status: 429, problem: 'insufficient_quota' }, 'no_credit'],
    ['anthropic', { status: 400, problem: 'Your credit balance is too low to access the API.' }, 'no_credit'],
    ['google', { status: 429, problem: 'GenerateRequestsPerDayPerProjectPerModel' }, 'no_credit'],
    ['openai', { status: 401 }, 'bad_key'],
    ['anthropic', { status: 404 }, 'unknown_model'],
    ['google', { status: 403 }, 'bad_key'],
  ] as const)('by %s with %j is said to be %s, and costs nothing', async (name, how, kind) => {
    const { failure } = await heard(name, { kind: 'status', ...how });
    expect([failure?.kind, failure?.unserved]).toEqual([kind, true]);
  });
});

describe('a failure in the stream', () => {
  it.each([
    ['data_residency_mismatch', 'rejected'],
    ['image_parse_error', 'rejected'],
    ['unsupported_image_media_type', 'rejected'],
    ['invalid_prompt', 'rejected'],
    ['server_error', 'overloaded'],
    ['rate_limit_exceeded', 'rate_limited'],
  ] as const)('of openai, %s, is %s', async (code, kind) => {
    const { failure } = await heard('openai', { kind: 'midstream', after: 2, code });
    expect(failure?.kind).toBe(kind);
  });
});

describe('google', () => {
  it('is never asked to go on by the SDK behind our back: one attempt is one request', async () => {
    for (const fault of [undefined, { kind: 'cut', after: 3 }, { kind: 'drop', after: 3 }] as const) {
      const client = makers.google();
      play = { text: json, checkpoints: true, ...(fault ? { fault } : {}) };
      const before = fake.requests.length;
      const { parts, failure } = await listen(client, ask());
      expect([fault?.kind, fake.requests.length - before]).toEqual([fault?.kind, 1]);
      expect([end(parts)?.type, failure?.kind]).toEqual(fault ? [undefined, 'cut'] : ['end', undefined]);
      expect(JSON.stringify(fake.requests.at(-1)?.body)).not.toContain('ontinuation');
    }
  });
});

describe('a local server', () => {
  it('is asked for responses once and then spoken to as it can', async () => {
    const client = makers['local with chat alone']();
    play = { text: json };
    const before = fake.requests.length;
    await listen(client, ask());
    await listen(client, ask());
    expect(fake.requests.slice(before).map(({ provider }) => provider)).toEqual(['chat', 'chat']);
  });
});

describe('npm run models -- check', () => {
  const bodyOf = ({ body }: Request) => JSON.stringify(body);
  /** Where the request binds the answer to a form, an answer in one. */
  const inForm = (request: Request): Partial<Play> =>
    /json_schema|give_answer|responseJsonSchema|JSON Schema/iu.test(bodyOf(request)) ? { text: '{}' } : {};
  beforeEach(() => void (playOf = inForm));
  afterEach(() => void (playOf = () => ({})));
  const run = async (environment: Record<string, string>) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../../server/cli/models.ts'), 'check'], {
      env: { ...childEnv(), ...environment },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (text: Buffer) => (out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (err += text.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, out, err };
  };

  it('asks each model for a word and says what works', async () => {
    play = { text: 'ready' };
    const found = await run({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.urls.openai, OPENAI_MODELS: 'one,two' });
    expect(found.code).toBe(0);
    expect(found.out).toMatch(/ok\s+openai\/one answered "ready" .*price unknown/);
    expect(found.out).toMatch(/ok\s+openai\/two/);
  });

  /** Key and address of every provider that has a key. */
  const all = () =>
    Object.fromEntries(
      modelProviders.filter(isKeyed).flatMap((provider) => {
        const key = setBy(provider);
        return [
          [key, 'k'],
          [key.replace('API_KEY', 'BASE_URL'), fake.urls[provider]],
        ];
      }),
    );

  it('makes one small call of every shape that the panel uses, which strict providers take', async () => {
    play = { text: 'ready' };
    const before = fake.requests.length;
    const found = await run(all());
    expect([found.code, found.out, found.err]).toEqual([
      0,
      expect.stringMatching(/openai\/\S+ takes (\d+) of \1 shapes/),
      '',
    ]);
    const bodies = fake.requests.slice(before).map(bodyOf).join('\n');
    for (const part of [
      ...['"effort":"low"', '"effort":"medium"', '"effort":"high"', '"thinkingLevel":"HIGH"', '"ttl":"1h"'],
      ...['"cache_control"', '"prompt_cache_breakpoint"', '"safety_identifier"', '"user_id"', '"web_search"'],
      ...[
        '"web_search_20250305"',
        '"googleSearch"',
        '"give_answer"',
        '"name":"seat"',
        '"name":"triage"',
        '"stream":true',
      ],
    ])
      expect([part, bodies.includes(part)]).toEqual([part, true]);
  });

  it.each([
    ['effort high', '"effort":"high"', 'Unsupported value: reasoning.effort'],
    ['form research with search', '"web_search"', 'web_search is not enabled for this model'],
    ['beginning cached for an hour', '"ttl":"1h"', 'cache_control: ttl is not supported'],
    ['form triage', '"name":"triage"', 'invalid_json_schema: too deep'],
  ])('names the shape that is refused, and in what words: %s', async (shape, sent, problem) => {
    play = { text: 'ready' };
    playOf = (request) =>
      bodyOf(request).includes(sent) ? { fault: { kind: 'status', status: 400, problem } } : inForm(request);
    const found = await run(all());
    expect(found.code).toBe(1);
    expect(found.out).toMatch(new RegExp(`refused \\S+ ${shape}: 400[^\n]*${problem}`, 'u'));
    expect(found.out).not.toMatch(/refused \S+ (?:effort low|form seat)/u);
  });

  it('exits 1 when a model does not answer', async () => {
    play = { text: '', fault: { kind: 'status', status: 401 } };
    const found = await run({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: fake.urls.anthropic, ANTHROPIC_MODELS: 'm' });
    expect([found.code, found.out]).toEqual([1, expect.stringMatching(/failed\s+anthropic\/m: 401/)]);
  });

  it('says what it cost by the dated prices of a model that has one', async () => {
    play = { text: 'ready' };
    const found = await run({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: fake.urls.anthropic });
    expect(found.out).toMatch(/ok\s+anthropic\/\S+ answered "ready" .* USD by the prices of \d{4}-\d\d-\d\d \S+/);
    expect(found.out).toMatch(/–\s+openai: not configured, set OPENAI_API_KEY/);
    expect(found.code).toBe(0);
  });

  it('takes the prices of the operator', async () => {
    play = { text: 'ready' };
    const dir = await mkdtemp(join(tmpdir(), 'witan-prices-'));
    const file = join(dir, 'prices.json');
    const prices = [{ provider: 'openai', model: 'one', input: 1, cached: 1, output: 1 }];
    await writeFile(file, JSON.stringify({ asOf: '2026-11-01', prices }));
    const openai = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.urls.openai, OPENAI_MODELS: 'one' };
    const found = await run({ ...openai, MODEL_PRICES_FILE: file });
    expect(found.out).toContain('0.000043 USD by the prices of 2026-11-01');
    await writeFile(file, JSON.stringify({ asOf: 'lately', prices }));
    const wrong = await run({ ...openai, MODEL_PRICES_FILE: file });
    await rm(dir, { recursive: true });
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('MODEL_PRICES_FILE')]);
  });

  it('says that there is nobody to ask, and what would change that', async () => {
    const found = await run({});
    expect(found.out).toContain('rehearsals');
    expect(found.out).toContain('ANTHROPIC_API_KEY');
    expect(found.code).toBe(3);
  });

  it('names mistakes of the configuration instead of failing somewhere', async () => {
    const found = await run({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'nowhere', PORT: 'high' });
    expect([found.code, found.err]).toEqual([2, expect.stringMatching(/PORT[^]*OPENAI_BASE_URL/)]);
    const local = await run({ LOCAL_MODELS_URL: fake.urls.local });
    expect([local.code, local.err]).toEqual([2, expect.stringContaining('LOCAL_MODELS')]);
  });
});

describe('a beginning that is read again after more than five minutes', () => {
  const tokens = { input: 9_000, cached: 0, written: 8_000, output: 12, reasoning: 5 };
  it.each([
    [true, 8_000, '"ttl":"1h"'],
    [false, undefined, '"cache_control":{"type":"ephemeral"}'],
  ])('is kept by Anthropic for an hour: %s', async (keepsHour, hour, sent) => {
    play = { text: json, tokens };
    const { parts } = await listen(makers.anthropic(), ask({ shared: ['case'], cacheKey: 'key', keepsHour }));
    expect(JSON.stringify(fake.requests.at(-1)?.body)).toContain(sent);
    const { usage } = end(parts) ?? {};
    expect([usage?.cacheWritten, usage?.cacheWrittenHour]).toEqual([8_000, hour]);
  });
});
