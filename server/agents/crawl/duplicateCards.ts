import type { CardReading } from '../../../shared/agentCard/readCard.ts';

type Placed = { readonly agentId: string; readonly cardUrl: string };

/**
 * Of the agents with the very same card, the one this is a copy of; null when this is the original. A card that lies on the
 * host of the endpoint it names is never a copy of one that lies elsewhere, so nobody can bury an agent by copying its card
 * first.
 */
export const originalOf = (
  { agentId, cardUrl }: Placed,
  { interfaces }: CardReading,
  others: readonly Placed[],
): string | null => {
  const home = interfaces[0] ? new URL(interfaces[0].url).hostname : null;
  const athome = (url: string) => new URL(url).hostname === home;
  const original = others.find((other) => other.agentId !== agentId && (athome(other.cardUrl) || !athome(cardUrl)));
  return original?.agentId ?? null;
};
