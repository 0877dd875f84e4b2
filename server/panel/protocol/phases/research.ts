import { z } from 'zod';

import type { CaseEvent } from '../../../../shared/events/case.ts';

import { cut, most } from '../extent.ts';
import { evidenceId, mostPerResearcher } from '../ledger.ts';
import { phase } from '../phase.ts';
import { languageOf, seatsOf } from '../scene.ts';
import { ordersIn, visible } from '../text.ts';
import { knownOption, text } from './shared.ts';

/** P3: claims with a verbatim quote each and where it stands. Nothing found is an answer; prose without a source is not. */
export const research = phase({
  schema: z.strictObject({
    items: z.array(
      z.strictObject({
        claim: text,
        quote: text,
        source: z.enum(['case', 'web']),
        url: z.string().nullable(),
        publisher: z.string().nullable(),
        publishedAt: z.string().nullable(),
        supports: z.array(z.strictObject({ option: z.string(), weight: z.int().min(-2).max(2) })),
        kind: z.enum(['fact', 'base_rate', 'estimate', 'opinion']),
        grade: z.enum(['A', 'B', 'C', 'D', 'E']),
      }),
    ),
    nothingFound: z.string().nullable(),
  }),
  search: true,
  speaks: null,
  maxTokens: 6000,
  seconds: 180,
  facts(scene, { panel, seatId }, { items, nothingFound }, { at }) {
    const researcher = seatsOf(scene, 'researcher').findIndex((seat) => seat.seatId === seatId);
    const language = languageOf(scene);
    // A claim without an address cannot be checked by anybody: it is not evidence.
    const sourced = items.filter(({ source, url }) => source === 'case' || isAddress(url));
    const found = sourced.slice(0, mostPerResearcher).map((item, place): CaseEvent => {
      const quote = visible(item.quote).slice(0, most.quote);
      const claim = cut(visible(item.claim), most.line);
      const injection = ordersIn(`${quote}\n${claim}`, language).length > 0;
      const supports = item.supports.map(({ option, weight }) => [
        knownOption(option, scene, 'supports'),
        injection ? 0 : weight,
      ]);
      return {
        type: 'EvidenceFound',
        data: {
          panel,
          evidenceId: evidenceId(panel, researcher, place),
          seatId,
          claim,
          quote,
          source: item.source,
          url: item.source === 'web' ? item.url : null,
          publisher: item.publisher && cut(item.publisher, 200),
          publishedAt: item.publishedAt && cut(item.publishedAt, 40),
          retrievedAt: at,
          supports: Object.fromEntries(supports) as Record<string, number>,
          kind: item.kind,
          grade: item.grade,
          injection,
          at,
        },
      };
    });
    const dropped = items.length - found.length;
    const note = [
      found.length === 0 ? nothingFound || nothingBecause(items.length) : '',
      found.length > 0 && dropped > 0 ? `${dropped} left out: without an address or beyond ${mostPerResearcher}.` : '',
    ];
    return [
      ...found,
      {
        type: 'ResearchEnded',
        data: { panel, seatId, found: found.length, note: cut(note.filter(Boolean).join(' '), most.line), at },
      },
    ];
  },
});

const nothingBecause = (named: number): string =>
  named > 0 ? 'What was found names no page: nobody could check it.' : 'Found nothing that bears on the options.';

/** An address that is longer than any page's is none. */
const isAddress = (url: string | null): boolean => url !== null && url.length <= most.url && URL.canParse(url);
