import type { z } from 'zod';

import { type AccountEvent, accountSchemas } from './account.ts';
import { type AgentEvent, agentSchemas } from './agent.ts';
import { type CaseEvent, caseSchemas } from './case.ts';

/** Every event there is. */
export type WitanEvent = AccountEvent | CaseEvent | AgentEvent;
export type EventType = WitanEvent['type'];

/** The one list of what may be written: a type, its schema and the version of that schema. */
export const catalogue: Readonly<Record<EventType, z.ZodType>> = {
  ...accountSchemas,
  ...caseSchemas,
  ...agentSchemas,
};
