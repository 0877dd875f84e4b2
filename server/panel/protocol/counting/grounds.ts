import type { QuoteResult } from '../../../../shared/events/quoteResult.ts';
import { evidenceOf, panelsBehind, type PanelContext, seatOfId } from '../state/panelContext.ts';
import { type Item, runOf } from '../state/state.ts';
import type { Grounds } from './pool/strength.ts';

/** Who framed the case, and how much of its evidence was looked up and found. */
export const groundsOf = (context: PanelContext): Grounds => {
  const items = evidenceOf(context);
  return {
    framedByCode: panelsBehind(context).some((panel) => runOf(context.state, panel).framedByCode),
    verifiedShare: verifiedShareOf(items),
    quotesNotFound: [...quotesByProvider(context).values()].some(
      (results) => results.length >= enoughToSay && results.every((result) => result !== 'found'),
    ),
  };
};

/** Of all items, or of those from outside the case where that is less: what stands in the case is easily found there. */
export const verifiedShareOf = (items: readonly Pick<Item, 'source' | 'status'>[]): number => {
  const outside = items.filter(({ source }) => source !== 'case');
  const share = (list: typeof items) => list.filter(({ status }) => status === 'verified').length / list.length;
  return items.length === 0 ? 0 : Math.min(share(items), outside.length === 0 ? 1 : share(outside));
};

/** One quote that is nowhere may be a page that changed. */
const enoughToSay = 2;

const found: Readonly<Partial<Record<QuoteResult, 'found' | 'nowhere'>>> = {
  verified: 'found',
  refuted: 'found',
  altered: 'nowhere',
  not_found: 'nowhere',
};

/** Whether what each provider quoted stands in its source, as far as that could be read. */
const quotesByProvider = (context: PanelContext) => {
  const looked = evidenceOf(context).flatMap(({ seatId, status }) => {
    const result = found[status];
    return result === undefined ? [] : [{ provider: seatOfId(context, seatId)?.provider, result }];
  });
  const byProvider = Map.groupBy(looked, ({ provider }) => provider);
  return new Map([...byProvider].map(([provider, list]) => [provider, list.map(({ result }) => result)]));
};
