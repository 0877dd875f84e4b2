import type { Debate } from './types.ts';

/** Several providers were seated and one answered: an outage, not a choice, made a single provider's view of it. */
export const heardOnlyOne = ({ quorum, seats }: Pick<Debate, 'quorum' | 'seats'>): boolean =>
  quorum === 'single_source' &&
  new Set(seats.filter(({ kind }) => kind === 'voting').map(({ provider }) => provider)).size > 1;

/** Whether the owner may have the case run again free of charge: once, when it is delivered. */
export const rerunOffered = (debate: Pick<Debate, 'quorum' | 'seats' | 'status' | 'rerun'>): boolean =>
  debate.status === 'delivered' && debate.rerun === null && heardOnlyOne(debate);
