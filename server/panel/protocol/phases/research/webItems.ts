import { z } from 'zod';

import type { CaseEvent, CaseEventOf } from '../../../../../shared/events/case.ts';
import { visible } from '../../../../../shared/kernel/text/visibleText.ts';
import { addressIn, type FoundPage, onePerAddress } from '../../evidence/foundPages.ts';
import { languageOf, type PanelContext } from '../../state/panelContext.ts';
import type { Turn } from '../../state/turn.ts';
import { limits, truncate } from '../../text/limits.ts';
import { injectionAttemptsIn } from '../../text/text.ts';
import { text } from '../common/answerFields.ts';
import { judged, weightsOf } from './claims.ts';

/** What a seat that searches or reads pages says of one thing that it found. */
export const FoundItem = z.strictObject({
  claim: text,
  quote: text,
  source: z.enum(['case', 'web']),
  url: z.string().nullable(),
  publisher: z.string().nullable(),
  publishedAt: z.string().nullable(),
  ...judged,
});
type FoundItem = z.infer<typeof FoundItem>;

/** What a seat hands in after a search. */
export const Findings = z.strictObject({ items: z.array(FoundItem), nothingFound: z.string().nullable() });

type Found = CaseEventOf<'EvidenceFound'>;

/**
 * Items of evidence, at most `most`. A claim without an address cannot be checked by anybody: it is not evidence. `idOf`: the id of
 * the item at a place, the same in whatever order the seats finish.
 */
export const itemsFrom = (
  context: PanelContext,
  { panel, seatId }: Turn,
  items: readonly FoundItem[],
  most: number,
  idOf: (place: number) => string,
  { found, at }: { readonly found: readonly FoundPage[]; readonly at: string },
): Found[] => {
  const language = languageOf(context);
  const sourced = items.flatMap((item): { item: FoundItem; address: ReturnType<typeof addressIn> }[] => {
    const address = item.source === 'web' && isAddress(item.url) ? addressIn(item.url, found) : null;
    return item.source === 'case' || address ? [{ item, address }] : [];
  });
  return sourced.slice(0, most).map(({ item, address }, place) => {
    const quote = visible(item.quote).slice(0, limits.quote);
    const claim = truncate(visible(item.claim), limits.line);
    const publisher = item.publisher && truncate(visible(item.publisher), 200);
    const injection = injectionAttemptsIn(`${quote}\n${claim}\n${publisher ?? ''}`, language).length > 0;
    return {
      type: 'EvidenceFound',
      data: {
        panel,
        evidenceId: idOf(place),
        seatId,
        claim,
        quote,
        source: item.source,
        url: address?.url ?? null,
        publisher,
        publishedAt: item.publishedAt && truncate(item.publishedAt, 40),
        retrievedAt: at,
        supports: weightsOf(item, context, injection),
        kind: item.kind,
        grade: item.grade,
        injection,
        ...(address?.listed === false && { unlisted: true as const }),
        at,
      },
    };
  });
};

/** What a search returned, for those who read its pages; nothing where it does not say. */
export const pagesOf = (found: readonly FoundPage[]): Pick<CaseEventOf<'ResearchEnded'>['data'], 'pages'> =>
  found.length === 0 ? {} : { pages: onePerAddress(found).map(({ url, title, cited }) => ({ url, title, cited })) };

/** An address that is longer than any page's is none. */
const isAddress = (url: string | null): url is string => url !== null && url.length <= limits.url && URL.canParse(url);

/** Facts of a seat that searched or read: its items, and that it is done. */
export const researched = (
  { panel, seatId }: Turn,
  found: readonly Found[],
  named: number,
  nothingFound: string | null,
  more: Pick<CaseEventOf<'ResearchEnded'>['data'], 'pages' | 'missing' | 'round' | 'noOptions' | 'at'>,
): CaseEvent[] => [
  ...found,
  {
    type: 'ResearchEnded',
    data: {
      ...{ panel, seatId, found: found.length, leftOut: named - found.length },
      gap: found.length > 0 ? null : gapOf(nothingFound, named),
      ...more,
    },
  },
];

const gapOf = (nothingFound: string | null, named: number): CaseEventOf<'ResearchEnded'>['data']['gap'] => {
  if (nothingFound) return { code: 'said', text: truncate(nothingFound, limits.line) };
  return { code: named > 0 ? 'no_address' : 'nothing_found' };
};
