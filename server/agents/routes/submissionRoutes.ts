import { AgentSubmission, AgentSubmitted } from '../../../shared/api/agents/agentSchemas.ts';
import { route } from '../../platform/http/route.ts';
import type { IndexNeeds } from './agentRouteNeeds.ts';

export const submitRoutes = ({ register, mayRegister, mayFetch }: IndexNeeds) => [
  route({
    method: 'post',
    path: '/v1/agents',
    operationId: 'submitA2AAgent',
    tag: 'index',
    summary: 'Put an agent into the index',
    description:
      'Anybody may name a card that its own host serves at `/.well-known/agent-card.json` or `agent.json`. It is fetched, ' +
      'checked and indexed; faults are listed, not held against it. Naming the same card again is fine.',
    auth: 'none',
    body: AgentSubmission,
    problems: ['card-url-invalid', 'card-not-usable', 'agent-withdrawn', 'rate-limited', 'index-unavailable'],
    replies: {
      201: { description: 'Indexed now.', schema: AgentSubmitted },
      200: { description: 'It was in the index already.', schema: AgentSubmitted },
    },
    async handle({ body, ctx }) {
      await mayRegister(ctx.ip);
      await mayFetch(body.cardUrl);
      const { agentId, cardUrl, reading, duplicateOf, changed, position } = await register(body.cardUrl, 'SUBMISSION', {
        actor: 'submitter',
        correlation: agentCorrelation(body.cardUrl),
        causation: null,
      });
      return {
        status: changed ? (201 as const) : (200 as const),
        position,
        body: {
          agentId,
          cardUrl,
          conformance: { valid: reading.issues.length === 0, issues: [...reading.issues] },
          duplicateOf,
          links: { self: `/v1/agents/${agentId}` },
        },
      };
    },
  }),
];

const agentCorrelation = (cardUrl: string) => `submission:${cardUrl.slice(0, 150)}`;
