import type { AgentRecord } from '../../../projections/agents/queries/record.ts';
import type { SearchAgentsResponse } from '../../../shared/api/agents/searchSchemas.ts';
import type { register } from '../crawl/registration.ts';
import type { Question } from '../searchService.ts';

export type IndexNeeds = {
  /** Address under which the index is reached, without a slash at its end. */
  readonly indexUrl: string;
  readonly siteUrl: string;
  readonly search: (question: Question) => Promise<SearchAgentsResponse>;
  readonly agentOf: (agentId: string) => Promise<AgentRecord | null>;
  readonly register: ReturnType<typeof register>;
  /** Refuses (`rate-limited`) when this address has submitted too often. */
  readonly mayRegister: (ip: string) => Promise<void>;
  /** Refuses (`rate-limited`) when this host was asked for too often. */
  readonly mayFetch: (cardUrl: string) => Promise<void>;
};
