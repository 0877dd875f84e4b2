import { createHash } from 'node:crypto';

import type { Play, Request } from './play.ts';

export type ThinkingModel = {
  /** 0..1. */
  readonly random: () => number;
  readonly nowMs: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** How many times slower than usual. */
  readonly slower?: number;
};

type Json = Readonly<Record<string, unknown>>;

/** Mean thinking tokens by effort; one answer in twenty takes eight times as many. */
const thinking: Readonly<Record<string, number>> = { low: 300, medium: 1000, high: 3000 };
const tailShare = 0.05;
const tailFactor = 8;
/** Seconds to the first sign of work: half of the calls are faster than the first number, one in twenty slower than the second. */
const first = { median: 2.5, p95: 9 };
const tokensPerSecond = { slowest: 60, fastest: 200 };
const secondsPerSearch = 5;
/** What each search brings to read. */
const tokensPerSearch = 8_000;
const charsPerToken = 3.5;
/** Smallest beginning that a provider caches, in tokens, and how long it is kept, ms. */
const cached = { openai: 1024, anthropic: 512, google: 4096, chat: Infinity } as const;
const keptMs = { openai: 1_800_000, anthropic: 300_000, google: 300_000, chat: 0 } as const;

/**
 * A model as it costs time and tokens: it thinks by its effort, its limit counts thinking and answer together, it streams at its own
 * pace, and it reads from a cache only beginnings that are the same to the byte under the same model, schema, tools and effort, once
 * the answer that put them there has begun: of calls sent at the same moment each writes, and pays for it.
 */
export const thinkingModel = ({ random, nowMs, sleep, slower = 1 }: ThinkingModel) => {
  const kept = new Map<string, { readonly fromMs: number; readonly untilMs: number }>();
  /** When OpenAI was last asked under each key: of more than fifteen in a minute the rest go to machines that kept nothing. */
  const asked = new Map<string, readonly number[]>();
  const overflows = ({ provider, body }: Request): boolean => {
    const { prompt_cache_key: key } = body;
    if (provider !== 'openai' || typeof key !== 'string') return false;
    const lately = [...(asked.get(key) ?? []).filter((at) => at > nowMs() - 60_000), nowMs()];
    asked.set(key, lately);
    return lately.length > 15;
  };

  /** Tokens of the beginning that were read from the cache and that were put into it. */
  const cache = (request: Request, blocks: readonly Block[], firstMs: number): { cached: number; written: number } => {
    const { provider } = request;
    const now = nowMs();
    const isHour = JSON.stringify(request.body['messages'] ?? []).includes('"ttl":"1h"');
    const hash = createHash('sha256').update(settings(request));
    let tokens = 0;
    let read = 0;
    let written = 0;
    for (const { text, ends } of blocks) {
      hash.update(text);
      tokens += tokensIn(text);
      if (!ends || tokens < cached[provider]) continue;
      const key = `${provider}/${hash.copy().digest('hex')}`;
      const known = kept.get(key);
      const begun = Math.min(Math.floor(now + firstMs), known && known.untilMs > now ? known.fromMs : Infinity);
      if (begun <= now) read = tokens;
      else if (provider !== 'google') written = tokens - read;
      kept.set(key, { fromMs: begun, untilMs: now + (isHour ? 3_600_000 : keptMs[provider]) });
    }
    const isLost = overflows(request) || (provider === 'google' && random() < 0.25);
    return { cached: isLost ? 0 : read, written };
  };

  return (request: Request, text: string, searches = 0): Play => {
    const blocks = blocksOf(request);
    const input = blocks.reduce((sum, block) => sum + tokensIn(block.text), 0);
    const mean = (thinking[effortOf(request)] ?? 1000) * (0.5 + random());
    const reasoning = Math.round(mean * (random() < tailShare ? tailFactor : 1));
    const answer = tokensIn(text);
    const limit = limitOf(request);
    const isCut = reasoning + answer > limit;
    const pace = (tokensPerSecond.slowest + random() * (tokensPerSecond.fastest - tokensPerSecond.slowest)) / slower;
    const spread = Math.log(first.p95 / first.median) / 1.645;
    const start = first.median * Math.exp(spread * normal(random)) + (input / 100_000) * 10;
    const output = Math.min(limit, reasoning + answer);
    const said = isCut ? text.slice(0, Math.max(0, Math.floor((limit - reasoning) * charsPerToken))) : text;
    return {
      text: said,
      pieces: 4,
      searches,
      ...(isCut ? { fault: { kind: 'length' } as const } : {}),
      tokens: {
        input: input + searches * tokensPerSearch,
        output,
        reasoning: Math.min(reasoning, limit),
        ...cache(request, blocks, start * 1000 * slower),
      },
      pace: {
        sleep,
        firstMs: start * 1000 * slower,
        thinkingMs: (reasoning / pace + searches * secondsPerSearch * slower) * 1000,
        pieceMs: ((answer / pace) * 1000) / 4,
      },
    };
  };
};

const tokensIn = (text: string): number => Math.ceil(text.length / charsPerToken);
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

type Block = { readonly text: string; readonly ends: boolean };

/** The words of a request in order; a block may end a beginning that is cached. */
const blocksOf = ({ provider, body }: Request): Block[] => {
  const block = (value: unknown): Block[] => {
    if (typeof value === 'string') return [{ text: value, ends: false }];
    if (Array.isArray(value)) return value.flatMap(block);
    const { text, content, parts, prompt_cache_breakpoint, cache_control } = value as Json;
    if (typeof text === 'string')
      return [{ text, ends: provider === 'google' || Boolean(prompt_cache_breakpoint ?? cache_control) }];
    return content === undefined && parts === undefined ? [] : block(content ?? parts);
  };
  return [body['system'], body['systemInstruction'], body['input'], body['messages'], body['contents']]
    .filter((value) => value !== undefined)
    .flatMap(block);
};

/** Whatever else must be the same for a beginning to be found again: model, schema, tools and effort, not the limit of the answer. */
const settings = ({ model, body }: Request): string => {
  const { maxOutputTokens: _, ...generation } = config(body);
  return JSON.stringify([model, body['text'], body['output_config'], body['tools'], body['reasoning'], generation]);
};

const config = (body: Json): Json => (body['generationConfig'] ?? {}) as Json;
const effortOf = ({ body }: Request): string => {
  const own = (body['reasoning'] ?? body['output_config']) as { readonly effort?: string } | undefined;
  const { thinkingLevel = 'medium' } = (config(body)['thinkingConfig'] ?? {}) as { readonly thinkingLevel?: string };
  return (own?.effort ?? thinkingLevel).toLowerCase();
};
const limitOf = ({ body }: Request): number =>
  Number(body['max_output_tokens'] ?? body['max_tokens'] ?? config(body)['maxOutputTokens'] ?? Infinity);
