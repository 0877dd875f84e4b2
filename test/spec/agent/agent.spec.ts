import { describe, it } from 'vitest';

import { agentDecider } from '../../../server/agents/agentDecider.ts';
import type { AgentEvent } from '../../../shared/events/agent.ts';
import { given } from '../../support/given.ts';

const at = '2026-11-21T10:00:00.000Z';
const agentId = 'agt_1';
const card = (digest: string, state: 'ABSENT' | 'VERIFIED' = 'ABSENT') => ({
  agentId,
  card: '{}',
  digest,
  etag: null,
  signature: { state, keyId: null, jwksUrl: null },
  at,
});
const submission = { ...card('a'), cardUrl: 'https://a.example/', source: 'SUBMISSION', domainVerified: true } as const;
const indexed: AgentEvent = { type: 'AgentIndexed', data: submission };
const unreachable: AgentEvent = { type: 'AgentUnreachable', data: { agentId, reason: 'TIMEOUT', at } };
const reachable: AgentEvent = { type: 'AgentReachable', data: { agentId, at } };
const rejected: AgentEvent = { type: 'AgentCardRejected', data: { agentId, reason: 'NOT_JSON', detail: '…', at } };
const withdrawn: AgentEvent = { type: 'AgentWithdrawn', data: { agentId, by: 'OWNER', reason: 'closed', at } };

const listed = given(agentDecider, indexed);

describe('an agent', () => {
  it('is indexed', () => given(agentDecider).when({ type: 'IndexAgent', data: submission }).yields(indexed));
  it('is indexed once', () => listed.when({ type: 'IndexAgent', data: submission }).yieldsNothing());
  it('indexed again with another card has changed', () =>
    listed
      .when({ type: 'IndexAgent', data: { ...submission, digest: 'b' } })
      .yields({ type: 'AgentCardChanged', data: card('b') }));
  it('whose card is the same is no news', () => listed.when({ type: 'RecordCard', data: card('a') }).yieldsNothing());
  it('whose signature can now be verified has changed', () =>
    listed
      .when({ type: 'RecordCard', data: card('a', 'VERIFIED') })
      .yields({ type: 'AgentCardChanged', data: card('a', 'VERIFIED') }));
  it('becomes stale once', () => {
    listed.when({ type: 'GiveUp', data: unreachable.data }).yields(unreachable);
    given(agentDecider, indexed, unreachable).when({ type: 'GiveUp', data: unreachable.data }).yieldsNothing();
  });
  it('is back when its host answers, changed or not', () => {
    const lost = given(agentDecider, indexed, unreachable);
    lost.when({ type: 'RecordUnchanged', data: { agentId, at } }).yields(reachable);
    lost.when({ type: 'RecordCard', data: card('b') }).yields(reachable, { type: 'AgentCardChanged', data: card('b') });
    listed.when({ type: 'RecordUnchanged', data: { agentId, at } }).yieldsNothing();
  });
  it('keeps its last good card, and says why the new one is none, once', () => {
    listed.when({ type: 'RejectCard', data: rejected.data }).yields(rejected);
    given(agentDecider, indexed, rejected).when({ type: 'RejectCard', data: rejected.data }).yieldsNothing();
    given(agentDecider, indexed, rejected)
      .when({ type: 'RecordCard', data: card('a') })
      .yields(reachable);
  });
  it('is withdrawn, and stays so whatever its host serves', () => {
    listed.when({ type: 'WithdrawAgent', data: withdrawn.data }).yields(withdrawn);
    const gone = given(agentDecider, indexed, withdrawn);
    gone.when({ type: 'WithdrawAgent', data: withdrawn.data }).yieldsNothing();
    gone.when({ type: 'RecordCard', data: card('b') }).yieldsNothing();
    gone.when({ type: 'IndexAgent', data: submission }).refuses('agent-withdrawn');
    gone
      .when({ type: 'ReinstateAgent', data: { agentId, at } })
      .yields({ type: 'AgentReinstated', data: { agentId, at } });
  });
  it('is marked a duplicate once, and never of itself', () => {
    const mark = { type: 'MarkDuplicate', data: { agentId, duplicateOf: 'agt_2', at } } as const;
    listed.when(mark).yields({ type: 'AgentMarkedDuplicate', data: mark.data });
    given(agentDecider, indexed, { type: 'AgentMarkedDuplicate', data: mark.data }).when(mark).yieldsNothing();
    listed.when({ type: 'MarkDuplicate', data: { agentId, duplicateOf: agentId, at } }).yieldsNothing();
  });
  it('must be known before anything else happens to it', () =>
    given(agentDecider).when({ type: 'WithdrawAgent', data: withdrawn.data }).refuses('agent-not-found'));
});
