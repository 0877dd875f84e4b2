import { encryptedPage, thoughtSignature } from './anthropic.ts';
import type { Request } from './play.ts';

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const part = (body: Json, key: string): Json => (isJson(body[key]) ? body[key] : {});

/** What the real provider would refuse this request for; null where it would serve it. */
export const refusalOf = ({ provider, body, headers }: Request): string | null => {
  const refusals: Readonly<Record<Request['provider'], () => string | null>> = {
    openai: () => openai(body),
    chat: () => null,
    anthropic: () => anthropic(body, headers),
    google: () => google(body),
  };
  return refusals[provider]();
};

const unknownIn = (body: Json, known: string): string | null => {
  const stranger = Object.keys(body).find((key) => !known.split(' ').includes(key));
  return stranger === undefined ? null : `Unknown parameter: '${stranger}'.`;
};

const openai = (body: Json): string | null => {
  const format = part(part(body, 'text'), 'format');
  const breakpoints = count(body['input'], 'prompt_cache_breakpoint');
  const effort = part(body, 'reasoning')['effort'];
  const mark = body['safety_identifier'];
  return (
    unknownIn(
      body,
      'model input stream store max_output_tokens text reasoning service_tier prompt_cache_options prompt_cache_key safety_identifier tools max_tool_calls include',
    ) ??
    (effort === 'none' || effort === 'minimal'
      ? `Unsupported value: 'reasoning.effort' does not support '${effort}'.`
      : null) ??
    (Number(body['max_output_tokens']) < 16 ? 'max_output_tokens: expected at least 16.' : null) ??
    (body['store'] === false ? null : 'store: this account keeps nothing.') ??
    (typeof mark === 'string' && (mark.length > 128 || mark.includes('@')) ? 'safety_identifier: invalid.' : null) ??
    (part(body, 'prompt_cache_options')['mode'] === 'explicit'
      ? null
      : 'prompt_cache_options: this account pays for no beginning that it did not mark.') ??
    (count(body['tools'], 'prompt_cache_breakpoint') > 0 ? 'tools: prompt_cache_breakpoint is not supported.' : null) ??
    (breakpoints > 4 ? 'prompt_cache_breakpoint: at most 4.' : null) ??
    (format['type'] === 'json_schema' ? schemaFault(format['schema']) : null)
  );
};

/** A paused answer goes on only with what was said so far, unchanged: thought with its signature, searches and what they found. */
const pausedFault = (content: unknown): string | null => {
  const blocks = Array.isArray(content) ? (content as Json[]) : [];
  const of = (type: string) => blocks.filter((block) => block['type'] === type);
  const results = of('web_search_tool_result').flatMap(({ content: found }) =>
    Array.isArray(found) ? (found as Json[]) : [],
  );
  const whole =
    of('thinking').length > 0 &&
    of('thinking').every((block) => block['signature'] === thoughtSignature) &&
    of('server_tool_use').every((block) => part(block, 'input')['query'] !== undefined) &&
    of('web_search_tool_result').length === of('server_tool_use').length &&
    results.every((result) => result['encrypted_content'] === encryptedPage);
  return whole ? null : 'messages: blocks of the assistant must be sent back unchanged';
};

const anthropic = (body: Json, headers: Request['headers']): string | null => {
  const output = part(body, 'output_config');
  const tools = (body['tools'] ?? []) as Json[];
  const messages = (body['messages'] ?? []) as Json[];
  const last = messages.at(-1);
  const paused = JSON.stringify(last?.['content'] ?? '').includes('server_tool_use');
  const schemas = [
    part(output, 'format')['schema'],
    ...tools.map((tool) => (tool['strict'] === true ? tool['input_schema'] : undefined)),
  ].filter((schema) => schema !== undefined);
  const domains = tools.find((tool) => tool['allowed_domains'] && tool['blocked_domains']);
  return (
    (headers['anthropic-version'] ? null : 'anthropic-version: header is required') ??
    unknownIn(body, 'model system messages max_tokens stream output_config metadata tools tool_choice') ??
    (Number(body['max_tokens']) > 0 ? null : 'max_tokens: expected a positive number') ??
    (last?.['role'] === 'assistant' && !paused
      ? 'messages: this model does not support assistant message prefill'
      : null) ??
    (last?.['role'] === 'assistant' ? pausedFault(last['content']) : null) ??
    (['any', 'tool'].includes(String(part(body, 'tool_choice')['type']))
      ? 'tool_choice: forced tools are not supported'
      : null) ??
    (count(body, 'cache_control') > 4 ? 'cache_control: at most 4 blocks' : null) ??
    (output['format'] && JSON.stringify(messages).includes('"citations":{"enabled":true')
      ? 'citations: not together with output_config.format'
      : null) ??
    (domains ? 'tools: allowed_domains and blocked_domains exclude each other' : null) ??
    schemas.map((schema) => schemaFault(schema) ?? narrowFault(schema)).find((fault) => fault !== null) ??
    null
  );
};

const google = (body: Json): string | null => {
  const config = part(body, 'generationConfig');
  const thinking = part(config, 'thinkingConfig');
  return (
    unknownIn(body, 'contents systemInstruction generationConfig tools') ??
    unknownIn(config, 'maxOutputTokens thinkingConfig responseMimeType responseJsonSchema') ??
    ('thinkingBudget' in thinking ? 'thinking_budget is not supported by this model' : null) ??
    (thinking['thinkingLevel'] === 'MINIMAL' ? 'thinking level MINIMAL is not supported by this model' : null) ??
    (config['responseJsonSchema'] && config['responseMimeType'] !== 'application/json'
      ? 'response_json_schema needs response_mime_type application/json'
      : null) ??
    (JSON.stringify(body['tools'] ?? []).includes('excludeDomains') ? 'exclude_domains is not supported' : null)
  );
};

/** How often a key is used anywhere in a value. */
const count = (value: unknown, key: string): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + count(item, key), 0);
  if (!isJson(value)) return 0;
  return Object.entries(value).reduce((sum, [name, item]) => sum + (name === key ? 1 : 0) + count(item, key), 0);
};

const maxDepth = 10;
/** Strict schemas are closed, ask for every property and are not too deep. */
const schemaFault = (schema: unknown, depth = 0): string | null => {
  if (Array.isArray(schema)) return schema.map((item) => schemaFault(item, depth)).find((fault) => fault) ?? null;
  if (!isJson(schema)) return null;
  if (depth > maxDepth * 2) return 'invalid_json_schema: too deep';
  if (schema['type'] === 'object') {
    const names = Object.keys(part(schema, 'properties'));
    const required = (schema['required'] ?? []) as string[];
    if (schema['additionalProperties'] !== false) return 'invalid_json_schema: additionalProperties must be false';
    const missing = names.find((name) => !required.includes(name));
    if (missing !== undefined) return `invalid_json_schema: '${missing}' must be required`;
  }
  return (
    Object.values(schema)
      .map((item) => schemaFault(item, depth + 1))
      .find((fault) => fault) ?? null
  );
};

const refusedKeywords = 'minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength multipleOf'.split(' ');
const maxUnions = 16;
/** What Anthropic's grammar refuses beyond that. */
const narrowFault = (schema: unknown): string | null => {
  const used = refusedKeywords.find((keyword) => count(schema, keyword) > 0);
  if (used) return `output_config.format.schema: '${used}' is not supported`;
  if (leastItems(schema) > 1) return 'output_config.format.schema: minItems may be 0 or 1';
  if (isRecursive(schema)) return 'output_config.format.schema: recursive schemas are not supported';
  return unionsIn(schema) > maxUnions ? 'output_config.format.schema: too many union types' : null;
};

/** The greatest `minItems` anywhere in a schema. */
const leastItems = (value: unknown): number => {
  if (Array.isArray(value)) return Math.max(0, ...value.map(leastItems));
  if (!isJson(value)) return 0;
  return Math.max(Number(value['minItems'] ?? 0), ...Object.values(value).map(leastItems));
};

/** Whether a schema refers to itself, or one of its definitions to itself. */
const isRecursive = (schema: unknown): boolean => {
  const text = JSON.stringify(schema);
  const own = isJson(schema) ? Object.entries(part(schema, '$defs')) : [];
  return (
    text.includes('"$ref":"#"') || own.some(([name, of]) => JSON.stringify(of).includes(`"$ref":"#/$defs/${name}"`))
  );
};

/** Fields of more than one type: what may be null is one of them. */
const unionsIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + unionsIn(item), 0);
  if (!isJson(value)) return 0;
  const own = 'anyOf' in value || Array.isArray(value['type']) ? 1 : 0;
  return Object.values(value).reduce<number>((sum, item) => sum + unionsIn(item), own);
};
