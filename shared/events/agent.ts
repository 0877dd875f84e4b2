import { z } from 'zod';

import { type EventOf, at, id } from './define.ts';

/** Facts on `agent-<agent_id>`. */
export const agentSchemas = {
  AgentWithdrawn: z.strictObject({ agentId: id, reason: z.string(), at }),
} as const;

export type AgentEvent = EventOf<typeof agentSchemas>;
