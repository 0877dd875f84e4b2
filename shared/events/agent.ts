import { z } from 'zod';

import { type EventOf, at, id } from './define.ts';

export const sources = ['SUBMISSION', 'WELL_KNOWN', 'AI_CATALOG', 'REGISTRY_IMPORT'] as const;
export const signatureStates = ['ABSENT', 'VERIFIED', 'INVALID', 'KEY_UNAVAILABLE'] as const;
export const withdrawers = ['OWNER', 'OPERATOR'] as const;

/** A card as its host served it. */
const fetched = {
  /** The served bytes as text, unchanged, at most 256 KB. */
  card: z.string(),
  /** SHA-256 of those bytes, hex. */
  digest: z.string(),
  etag: z.string().nullable(),
  signature: z.strictObject({
    state: z.enum(signatureStates),
    keyId: z.string().nullable(),
    jwksUrl: z.string().nullable(),
  }),
} as const;

/** Facts on `agent-<agent_id>`. What a card says is derived from its bytes when it is read, never stored beside them. */
export const agentSchemas = {
  AgentIndexed: z.strictObject({
    agentId: id,
    cardUrl: z.string(),
    source: z.enum(sources),
    /** Served from the well-known path of its own host. */
    domainVerified: z.boolean(),
    ...fetched,
    at,
  }),
  AgentCardChanged: z.strictObject({ agentId: id, ...fetched, at }),
  /** The host now serves something that is no card; the last good card stays. */
  AgentCardRejected: z.strictObject({ agentId: id, reason: z.string(), detail: z.string(), at }),
  /** Three fetches in a row brought no card: its record is stale until one does. */
  AgentUnreachable: z.strictObject({ agentId: id, reason: z.string(), at }),
  AgentReachable: z.strictObject({ agentId: id, at }),
  AgentMarkedDuplicate: z.strictObject({ agentId: id, duplicateOf: id, at }),
  AgentWithdrawn: z.strictObject({ agentId: id, by: z.enum(withdrawers), reason: z.string(), at }),
  AgentReinstated: z.strictObject({ agentId: id, at }),
} as const;

export type AgentEvent = EventOf<typeof agentSchemas>;
