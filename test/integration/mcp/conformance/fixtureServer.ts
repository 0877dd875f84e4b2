import {
  McpServer,
  ResourceTemplate,
  type ServerContext,
  type StandardSchemaWithJSON,
  completable,
  fromJsonSchema,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

import { addRoundTrips, requestState } from './roundTrips.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
const wav = Buffer.from(
  'RIFF$\0\0\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0@\u001f\0\0@\u001f\0\0\u0001\0\b\0data\0\0\0\0',
  'latin1',
).toString('base64');

const text = (said: string) => ({ content: [{ type: 'text' as const, text: said }] });
const embedded = (uri: string, mimeType: string, body: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: body },
});
const image = { type: 'image' as const, data: png, mimeType: 'image/png' };

/**
 * What the protocol's conformance suite calls by name. Behind our own mount it shows what mount and package make of every scenario.
 * Tools by which a server asks a client of 2025 are missing: an endpoint without sessions cannot.
 */
export const fixtureServer = (): McpServer => {
  const server = new McpServer(
    { name: 'conformance-fixtures', version: '1.0.0' },
    {
      capabilities: { tools: {}, prompts: {}, resources: { subscribe: true }, completions: {}, logging: {} },
      requestState: { verify: (state, ctx) => requestState.verify(state, ctx) },
    },
  );
  addTools(server);
  addRoundTrips(server);
  addResources(server);
  addPrompts(server);
  return server;
};

const addTools = (server: McpServer): void => {
  const tool = (
    name: string,
    run: (ctx: ServerContext) => Promise<object> | object,
    inputSchema: StandardSchemaWithJSON = z.object({}),
  ) =>
    server.registerTool(
      name,
      { description: `fixture ${name}`, inputSchema },
      async (_: unknown, ctx: ServerContext) => (await run(ctx)) as never,
    );

  tool('test_simple_text', () => text('This is a simple text response for testing.'));
  tool('test_image_content', () => ({ content: [image] }));
  tool('test_audio_content', () => ({ content: [{ type: 'audio', data: wav, mimeType: 'audio/wav' }] }));
  tool('test_embedded_resource', () => ({
    content: [embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  }));
  tool('test_multiple_content_types', () => ({
    content: [
      { type: 'text', text: 'Multiple content types test:' },
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }));
  tool('test_error_handling', () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  tool('test_tool_with_logging', async ({ mcpReq }) => {
    for (const data of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      await mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data } });
    }
    return text('logged');
  });
  tool('test_logging_tool', async ({ mcpReq }) => {
    await mcpReq.log('info', 'only where the request asked for logs');
    return text('done');
  });
  tool('test_tool_with_progress', async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    if (progressToken !== undefined)
      for (const progress of [0, 50, 100]) {
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
      }
    return text(String(progressToken ?? 'none'));
  });
  tool('test_streaming_elicitation', () => text('one result, no request of its own'));
  tool(
    'test_x_mcp_header',
    () => text('region'),
    fromJsonSchema({
      type: 'object',
      properties: { region: withHeader, level: { type: 'integer' } },
    }),
  );
  tool('json_schema_2020_12_tool', () => text('ok'), fromJsonSchema(schema202012));
};

/** A keyword of the protocol, which the type of JSON Schema does not know. */
const withHeader = { type: 'string' as const, ...{ 'x-mcp-header': 'Region' } };

const schema202012 = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object' as const,
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema, which nobody awaits.
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
};

const addResources = (server: McpServer): void => {
  const resource = (uri: string, mimeType: string, body: { text: string } | { blob: string }) =>
    server.registerResource(uri, uri, { description: `fixture ${uri}`, mimeType }, async () => ({
      contents: [{ uri, mimeType, ...body }],
    }));
  resource('test://static-text', 'text/plain', { text: 'This is the content of the static text resource.' });
  resource('test://static-binary', 'image/png', { blob: png });
  resource('test://watched-resource', 'text/plain', { text: 'watched' });
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { mimeType: 'application/json' },
    async (uri, { id }) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  );
  for (const verb of ['subscribe', 'unsubscribe'] as const)
    server.server.setRequestHandler(`resources/${verb}`, async () => ({}));
};

const addPrompts = (server: McpServer): void => {
  const user = (...contents: object[]) => ({
    messages: contents.map((content) => ({ role: 'user' as const, content: content as never })),
  });
  const say = (said: string) => ({ type: 'text', text: said });
  server.registerPrompt('test_simple_prompt', { description: 'fixture' }, async () =>
    user(say('This is a simple prompt for testing.')),
  );
  server.registerPrompt(
    'test_prompt_with_arguments',
    {
      description: 'fixture',
      argsSchema: z.object({ arg1: completable(z.string(), () => ['paris', 'park']), arg2: z.string() }),
    },
    async ({ arg1, arg2 }) => user(say(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'fixture', argsSchema: z.object({ resourceUri: z.string() }) },
    async ({ resourceUri }) =>
      user(
        embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
        say('Please process the embedded resource above.'),
      ),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'fixture' }, async () =>
    user(image, say('Please analyze the image above.')),
  );
};
