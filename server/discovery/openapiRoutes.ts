import { z } from 'zod';

import { published } from '../../shared/api/define.ts';
import { WebhookMessage } from '../../shared/api/accounts/webhooks.ts';
import type { WebhookType } from '../../shared/api/choices.ts';
import { toOpenApi } from '../platform/http/openapi.ts';
import { type Route, route } from '../platform/http/route.ts';

const OpenApi = z
  .record(z.string(), z.unknown())
  .register(published, { id: 'OpenApi', description: 'An OpenAPI 3.1 document.' });

const tags = {
  account: 'Signing up and in, the Terms, sessions, and the end of an account.',
  cases: 'Bringing a decision, answering the panel, and what comes of it.',
  documents: 'Files that come with a case: sent in pieces, read here, and opened at a place.',
  webhooks: 'Addresses that are told what happens to the account’s cases, by Standard Webhooks.',
  index: 'The public capability index: it finds and describes agents, it never brokers.',
  operations: 'For operators and machines.',
} as const;

const told: Readonly<Record<WebhookType, string>> = {
  'case.needs_answers': 'The panel has questions for the owner',
  'case.delivered': 'The report of a case is there',
  'case.failed': 'A case has stopped',
  'review.due': 'The day has come to look at a decision again',
};

type About = { readonly publicUrl: string; readonly siteUrl: string; readonly version: string };

/** The route that serves the document of these routes and of itself, made once. */
export const openApiRoute = (routes: readonly Route[], about: About): Route => {
  const self = route({
    method: 'get',
    path: '/.well-known/openapi.json',
    operationId: 'getOpenApi',
    tag: 'operations',
    summary: 'This document',
    auth: 'none',
    problems: ['method-not-allowed'],
    replies: { 200: { description: 'The OpenAPI document.', schema: OpenApi } },
    handle: async () => ({
      status: 200,
      body: document,
      headers: { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
    }),
  });
  const document = documentOf([...routes, self], about);
  return self;
};

/** The service's OpenAPI document; `routes` is everything that is served. */
export const documentOf = (routes: readonly Route[], { publicUrl, siteUrl, version }: About) =>
  toOpenApi(routes, {
    title: 'Witan',
    version,
    description:
      'A panel of AI seats debates one high-stakes decision where people can watch, and returns one recommendation with its dissent. Errors are RFC 9457 problem documents. An agent may act here only for a real person, with that person’s consent and e-mail address.',
    serverUrl: publicUrl,
    siteUrl,
    tags,
    webhooks: Object.fromEntries(
      Object.entries(told).map(([type, summary]) => [type, { summary, tag: 'webhooks', schema: WebhookMessage }]),
    ),
  });
