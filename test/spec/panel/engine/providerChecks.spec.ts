import { describe, expect, it } from 'vitest';

import { refusalOf } from '../../../fakes/providers/checks.ts';
import type { Request } from '../../../fakes/providers/play.ts';

const open = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
const closed = { ...open, additionalProperties: false };
const itself = { $ref: '#/$defs/node', $defs: { node: { items: { $ref: '#/$defs/node' } } } };
const quoting = { role: 'user', content: [{ type: 'document', citations: { enabled: true } }] };
const headers = { 'anthropic-version': '2023-06-01' };
const openai = {
  ...{ model: 'm', input: [], store: false, max_output_tokens: 100 },
  prompt_cache_options: { mode: 'explicit' },
};
const anthropic = { model: 'm', messages: [{ role: 'user', content: 'x' }], max_tokens: 100 };
const google = { contents: [], generationConfig: {} };
const asked = (provider: Request['provider'], body: object): Request => ({
  provider,
  model: 'm',
  headers,
  body: body as Request['body'],
});

describe('the fakes of the providers', () => {
  it.each([
    asked('openai', openai),
    asked('anthropic', anthropic),
    asked('google', google),
    asked('openai', { ...openai, text: { format: { type: 'json_schema', schema: closed } } }),
  ])('serve what the providers serve: %#', (request) => expect(refusalOf(request)).toBeNull());

  it.each([
    ['openai', { ...openai, temperature: 1 }],
    ['openai', { ...openai, reasoning: { effort: 'minimal' } }],
    ['openai', { ...openai, max_output_tokens: 1 }],
    ['openai', { ...openai, safety_identifier: 'ann@example.org' }],
    ['openai', { ...openai, text: { format: { type: 'json_schema', schema: open } } }],
    ['openai', { ...openai, prompt_cache_options: {} }],
    ['openai', { ...openai, tools: [{ type: 'web_search', prompt_cache_breakpoint: {} }] }],
    ['anthropic', { ...anthropic, thinking: { type: 'disabled' } }],
    ['anthropic', { ...anthropic, tool_choice: { type: 'any' } }],
    ['anthropic', { ...anthropic, messages: [...anthropic.messages, { role: 'assistant', content: '{' }] }],
    ['anthropic', { ...anthropic, output_config: { format: { schema: { ...closed, minLength: 1 } } } }],
    ['anthropic', { ...anthropic, output_config: { format: { schema: { type: 'array', minItems: 2 } } } }],
    ['anthropic', { ...anthropic, output_config: { format: { schema: { anyOf: [{ $ref: '#' }] } } } }],
    ['anthropic', { ...anthropic, output_config: { format: { schema: itself } } }],
    ['anthropic', { ...anthropic, messages: [quoting], output_config: { format: { schema: closed } } }],
    ['anthropic', { ...anthropic, system: Array.from({ length: 5 }, () => ({ text: 'x', cache_control: {} })) }],
    ['google', { ...google, generationConfig: { thinkingConfig: { thinkingBudget: 1 } } }],
    ['google', { ...google, generationConfig: { thinkingConfig: { thinkingLevel: 'MINIMAL' } } }],
    ['google', { ...google, generationConfig: { responseJsonSchema: closed } }],
  ] as const)('refuse what %s refuses: %j', (provider, body) =>
    expect(refusalOf(asked(provider, body))).toEqual(expect.any(String)),
  );
});
