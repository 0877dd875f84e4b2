import type { AgentEvent } from '../../shared/events/agent.ts';
import type { Decider } from '../../shared/kernel/decider.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';

type DataOf<T extends AgentEvent['type']> = Extract<AgentEvent, { type: T }>['data'];

export type AgentCommand =
  | { readonly type: 'IndexAgent'; readonly data: DataOf<'AgentIndexed'> }
  /** The host served a card, perhaps the same as before. */
  | { readonly type: 'RecordCard'; readonly data: DataOf<'AgentCardChanged'> }
  | { readonly type: 'RejectCard'; readonly data: DataOf<'AgentCardRejected'> }
  | { readonly type: 'RecordUnchanged'; readonly data: DataOf<'AgentReachable'> }
  | { readonly type: 'GiveUp'; readonly data: DataOf<'AgentUnreachable'> }
  | { readonly type: 'MarkDuplicate'; readonly data: DataOf<'AgentMarkedDuplicate'> }
  | { readonly type: 'WithdrawAgent'; readonly data: DataOf<'AgentWithdrawn'> }
  | { readonly type: 'ReinstateAgent'; readonly data: DataOf<'AgentReinstated'> };

type Known = {
  readonly status: 'listed' | 'withdrawn';
  readonly digest: string;
  readonly signature: string;
  readonly reachable: boolean;
  /** Why the card served last was no card, if it was none. */
  readonly rejected: string | null;
  readonly duplicateOf: string | null;
};
export type AgentState = { readonly status: 'none' } | Known;

/** An agent's record: listed once, kept up with its host, withdrawn on request. The same card again is no news. */
export const agentDecider: Decider<AgentState, AgentCommand, AgentEvent> = {
  initial: { status: 'none' },
  decide: (command, state) => {
    if (command.type === 'IndexAgent') return index(command.data, state);
    if (state.status === 'none') throw new Refusal('agent-not-found', 'No such agent is in the index.');
    if (command.type === 'ReinstateAgent')
      return state.status === 'withdrawn' ? [{ type: 'AgentReinstated', data: command.data }] : [];
    return state.status === 'withdrawn' ? [] : onListed(command, state);
  },
  evolve: (state, { type, data }) => {
    if (type === 'AgentIndexed') return newly(data);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- type and data are of one event
    return state.status === 'none' ? state : { ...state, ...changeBy({ type, data } as AgentEvent) };
  },
};

const index = (data: DataOf<'AgentIndexed'>, state: AgentState): AgentEvent[] => {
  if (state.status === 'withdrawn')
    throw new Refusal('agent-withdrawn', 'This agent was withdrawn from the index; its operator can ask for it back.');
  if (state.status === 'none') return [{ type: 'AgentIndexed', data }];
  const { cardUrl: _, source: __, domainVerified: ___, ...card } = data;
  return onListed({ type: 'RecordCard', data: card }, state);
};

type OnListed = Exclude<AgentCommand, { type: 'IndexAgent' | 'ReinstateAgent' }>;

const onListed = ({ type, data }: OnListed, state: Known): AgentEvent[] => {
  switch (type) {
    case 'RecordCard':
      return data.digest === state.digest && data.signature.state === state.signature
        ? seen(data, state)
        : [...seen(data, state), { type: 'AgentCardChanged', data }];
    case 'RecordUnchanged':
      return seen(data, state);
    case 'RejectCard':
      return state.rejected === data.reason ? [] : [{ type: 'AgentCardRejected', data }];
    case 'GiveUp':
      return state.reachable ? [{ type: 'AgentUnreachable', data }] : [];
    case 'MarkDuplicate':
      return data.duplicateOf === state.duplicateOf || data.duplicateOf === data.agentId
        ? []
        : [{ type: 'AgentMarkedDuplicate', data }];
    case 'WithdrawAgent':
      return [{ type: 'AgentWithdrawn', data }];
  }
};

/** A card was served again after a time without. */
const seen = ({ agentId, at }: DataOf<'AgentReachable'>, { reachable, rejected }: Known): AgentEvent[] =>
  reachable && rejected === null ? [] : [{ type: 'AgentReachable', data: { agentId, at } }];

const newly = ({ digest, signature }: DataOf<'AgentIndexed'>): Known => ({
  status: 'listed',
  digest,
  signature: signature.state,
  reachable: true,
  rejected: null,
  duplicateOf: null,
});

const changeBy = ({ type, data }: AgentEvent): Partial<Known> => {
  switch (type) {
    case 'AgentIndexed':
      return newly(data);
    case 'AgentCardChanged':
      return { digest: data.digest, signature: data.signature.state, duplicateOf: null };
    case 'AgentCardRejected':
      return { rejected: data.reason };
    case 'AgentUnreachable':
      return { reachable: false };
    case 'AgentReachable':
      return { reachable: true, rejected: null };
    case 'AgentMarkedDuplicate':
      return { duplicateOf: data.duplicateOf };
    case 'AgentWithdrawn':
      return { status: 'withdrawn' };
    case 'AgentReinstated':
      return { status: 'listed' };
  }
};
