import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

export type Result = {
  content: { type: string; text?: string; uri?: string }[];
  structuredContent?: never;
  isError?: boolean;
};
export type Called = (name: string, args?: Record<string, unknown>) => Promise<Result>;
const init = (secret: string) => ({ requestInit: { headers: { Authorization: `Bearer ${secret}` } } });

export type Form = (
  message: string,
  fields: readonly string[],
) => { action: string; content?: Record<string, unknown> };
/** A client of today; `form` answers forms in the person's place. */
export const modernClient = async (url: string, secret: string, form?: Form) => {
  const client = new Client(
    { name: 'test-client', version: '1' },
    {
      versionNegotiation: { mode: { pin: '2026-07-28' } },
      ...(form && { capabilities: { elicitation: { form: {} } } }),
    },
  );
  if (form)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      const schema = (params as { requestedSchema?: { properties: object } }).requestedSchema;
      return form(params.message, Object.keys(schema?.properties ?? {})) as never;
    });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), init(secret)));
  return client;
};
export const calls =
  (client: { callTool: (call: never) => Promise<unknown> }): Called =>
  (name, args = {}) =>
    client.callTool({ name, arguments: args } as never) as Promise<Result>;
/** A client of the era before. */
export const legacyClient = async (url: string, secret: string) => {
  const client = new LegacyClient({ name: 'test-client', version: '1' });
  await client.connect(new LegacyTransport(new URL(url), init(secret)));
  return client;
};
export const dataOf = (result: Result): Record<string, never> => {
  if (result.isError || !result.structuredContent)
    throw new Error(`Expected a result, found ${JSON.stringify(result)}`);
  return result.structuredContent;
};
export const said = (result: Result) => `${result.isError ? 'error ' : ''}${result.content[0]?.text ?? ''}`;

export const waitUntil = async (call: Called, case_id: string, wanted: readonly string[]) => {
  let last: Record<string, never> = dataOf(await call('wait_for_decision', { case_id, seconds: 1 }));
  while (!wanted.includes(String(last['status'])))
    last = dataOf(await call('wait_for_decision', { case_id, after_revision: last['revision'], seconds: 50 }));
  return last;
};
