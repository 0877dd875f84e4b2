import { z } from 'zod';

import { published } from '../../../shared/api/define.ts';
import { Problem } from '../../../shared/api/problem.ts';
import { type ProblemKey, problems } from '../../../shared/api/problems.ts';
import { type ReplyShape, type Route, problemsOf } from './route.ts';

type Json = Record<string, unknown>;
type About = {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly serverUrl: string;
  readonly siteUrl: string;
  readonly tags: Readonly<Record<string, string>>;
  /** What is sent to addresses that were given: by its type, in words, with its shape. */
  readonly webhooks?: Readonly<Record<string, Sent>>;
};
type Sent = { readonly summary: string; readonly tag: string; readonly schema: z.ZodType };

/** The OpenAPI 3.1 document of these routes. Every schema that is published under a name and used is in it once. */
export const toOpenApi = (routes: readonly Route[], about: About): Json => {
  const paths: Record<string, Json> = {};
  const webhooks = Object.fromEntries(
    Object.entries(about.webhooks ?? {}).map(([type, sent]) => [type, { post: sentTo(type, sent) }]),
  );
  for (const route of routes) (paths[templateOf(route.path)] ??= {})[route.method] = operation(route);
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: about.version,
      description: about.description,
      license: { name: 'As in the Terms', url: `${about.siteUrl}/terms` },
    },
    servers: [{ url: about.serverUrl }],
    tags: Object.entries(about.tags)
      .filter(([name]) => routes.some(({ tag }) => tag === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    ...(about.webhooks && { webhooks }),
    components: {
      schemas: usedIn({ paths, webhooks }),
      ...(routes.some(({ auth }) => auth !== 'none') && {
        securitySchemes: { session: sessionScheme(about.serverUrl), token: tokenScheme },
      }),
    },
  };
};

const sessionScheme = (serverUrl: string): Json => ({
  type: 'apiKey',
  in: 'cookie',
  name: serverUrl.startsWith('https:') ? '__Host-witan' : 'witan',
  description: 'The signed session cookie that `POST /api/login` and `POST /api/signup` set.',
});

const tokenScheme: Json = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'wtn_pat',
  description:
    'A token that a person made in their account. The scope an operation needs is in its security requirement; an operation without one takes sessions only.',
};

/** Who may call. An empty requirement: a watch link needs no session. */
const securityOf = ({ auth, scope }: Route): Json[] =>
  auth === 'none' ? [] : [{ session: [] }, ...(scope ? [{ token: [scope] }] : []), ...(auth === 'watcher' ? [{}] : [])];

/** Headers of Standard Webhooks 1.0.0. */
const sentHeaders = {
  'webhook-id': 'Names the message; the same on every try, so that one that came twice is known.',
  'webhook-timestamp': 'When this try was made, in seconds since 1970. Refuse one that is minutes off.',
  'webhook-signature':
    '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`, by the secret; several with spaces between them after a rotation.',
};

const sentTo = (type: string, { summary, tag, schema }: Sent): Json => ({
  operationId: `on-${type}`.replaceAll(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
  tags: [tag],
  summary,
  security: [],
  parameters: Object.entries(sentHeaders).map(([name, description]) => ({
    ...{ name, in: 'header', required: true, description },
    schema: { type: 'string' },
  })),
  requestBody: { required: true, content: { 'application/json': { schema: schemaOf(schema) } } },
  responses: {
    '2XX': { description: 'It arrived.' },
    default: {
      description: 'It is tried again for a day, as when nothing comes for 15 seconds. 410 turns the webhook off.',
    },
  },
});

const operation = (route: Route): Json => ({
  operationId: route.operationId,
  tags: [route.tag],
  summary: route.summary,
  ...(route.description && { description: route.description }),
  security: securityOf(route),
  ...parametersOf(route),
  ...(route.body && {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body) } } },
  }),
  ...(route.raw && {
    requestBody: { required: true, content: { 'application/octet-stream': { schema: {} } } },
  }),
  responses: {
    ...Object.fromEntries(
      Object.entries(route.replies).map(([status, shape]) => [status, response(shape, writes(route))]),
    ),
    ...refusals(problemsOf(route)),
  },
});

/** Read your own writes: commands say how far, queries wait for it. A session remembers its own. */
const positionHeader = 'Witan-Position';
const position = { type: 'string', pattern: '^[0-9]{1,20}$' } as const;
const writes = ({ method, auth, signsIn }: Route): boolean => method !== 'get' && (auth !== 'none' || signsIn === true);

const parametersOf = ({ params, query, headers, waits }: Route): Json => {
  const list = (['path', 'query', 'header'] as const).flatMap((where, i) =>
    Object.entries([params, query, headers][i]?.shape ?? {}).map(([name, schema]) => {
      const { description, ...rest } = schemaOf(schema);
      const required = where === 'path' || !schema.safeParse(undefined).success;
      return { name, in: where, required, ...(description !== undefined && { description }), schema: rest };
    }),
  );
  const waited = {
    name: positionHeader,
    in: 'header',
    required: false,
    description: 'Of a command of another session: the reply shows what it did, or comes after two seconds without.',
    schema: position,
  };
  const all = waits ? [...list, waited] : list;
  return all.length > 0 ? { parameters: all } : {};
};

const response = ({ description, schema, types, headers = {} }: ReplyShape, wrote: boolean): Json => {
  const all = {
    ...Object.fromEntries(
      Object.entries(headers).map(([name, words]) => [name, { description: words, schema: { type: 'string' } }]),
    ),
    ...(wrote && {
      [positionHeader]: { description: 'Where what was written ends; absent where nothing was.', schema: position },
    }),
  };
  return {
    description,
    ...(Object.keys(all).length > 0 && { headers: all }),
    ...(schema && { content: { 'application/json': { schema: schemaOf(schema) } } }),
    ...(types && { content: types }),
  };
};

/** One response for each status, naming the codes it may carry. */
const refusals = (keys: readonly ProblemKey[]): Json =>
  Object.fromEntries(
    [...new Set(keys.map((key) => problems[key].status))].map((status) => [
      status,
      {
        description: keys
          .filter((key) => problems[key].status === status)
          .map((key) => `\`${key}\`: ${problems[key].title}.`)
          .join(' '),
        content: { 'application/problem+json': { schema: schemaOf(Problem) } },
      },
    ]),
  );

const ref = (id: string) => `#/components/schemas/${id}`;
const asInput = { io: 'input', metadata: published } as const;

/** By reference if it is published under a name, else in place (parameters). */
export const schemaOf = (schema: z.core.$ZodType): Json => {
  const id = published.get(schema)?.id;
  return id ? { $ref: ref(id) } : cleaned(z.toJSONSchema(schema, asInput));
};

/** The published schemas that the paths refer to, directly or through one another. */
const usedIn = (paths: Json): Json => {
  // Only the registry as a whole yields references among components; schema by schema they would point to local `$defs`.
  const { schemas } = z.toJSONSchema(published, { ...asInput, uri: ref });
  const used = new Map<string, Json>();
  const visit = (part: unknown): void => {
    for (const [, id = ''] of JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = schemas[id];
      if (used.has(id) || !schema) continue;
      used.set(id, cleaned(schema));
      visit(schema);
    }
  };
  visit(paths);
  return Object.fromEntries([...used].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Without what zod adds for stand-alone documents, and without bounds that say nothing. */
const cleaned = (schema: object): Json =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema stays an object
  JSON.parse(
    JSON.stringify(schema, function (this: Json, key: string, value: unknown) {
      const saysNothing =
        key === '$schema' ||
        key === '$id' ||
        (key === 'pattern' && 'format' in this) ||
        value === Number.MAX_SAFE_INTEGER ||
        value === Number.MIN_SAFE_INTEGER;
      return saysNothing ? undefined : value;
    }),
  ) as Json;

/** `/cases/:case_id` → `/cases/{case_id}`; an escaped colon is a colon. */
const templateOf = (path: string): string => path.replaceAll(/(?<!\\):(\w+)/g, '{$1}').replaceAll('\\:', ':');
