import { z } from 'zod';

import type { CaseEvent } from '../../../../../shared/events/case.ts';
import type { ResearchGap } from '../../../../../shared/events/codes.ts';

import { truncate, limits } from '../../text/limits.ts';
import { evidenceId, maxPerResearcher } from '../../evidence/evidenceList.ts';
import { turnKind } from '../common/turnKind.ts';
import { languageOf, seatsOf } from '../../state/panelContext.ts';
import { injectionAttemptsIn, visible } from '../../text/text.ts';
import { knownOption, text } from '../common/answerFields.ts';
import { researchPrompt } from './prompts.ts';
import { scriptedResearch } from './scripted.ts';

/** docs/PROTOCOL.md §4.3: claims with a verbatim quote each and its source. Nothing found is an answer; prose without a source is not. */
export const research = turnKind({
  prompt: researchPrompt,
  shows: { own: ({ run }, { seatId }) => ({ queries: run.plans[seatId] ?? [] }) },
  scripted: scriptedResearch,
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
  facts(context, { panel, seatId }, { items, nothingFound }, { at }) {
    const researcher = seatsOf(context, 'researcher').findIndex((seat) => seat.seatId === seatId);
    const language = languageOf(context);
    // A claim without an address cannot be checked by anybody: it is not evidence.
    const sourced = items.filter(({ source, url }) => source === 'case' || isAddress(url));
    const found = sourced.slice(0, maxPerResearcher).map((item, place): CaseEvent => {
      const quote = visible(item.quote).slice(0, limits.quote);
      const claim = truncate(visible(item.claim), limits.line);
      const injection = injectionAttemptsIn(`${quote}\n${claim}`, language).length > 0;
      const supports = item.supports.map(({ option, weight }) => [
        knownOption(option, context, 'supports'),
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
          publisher: item.publisher && truncate(item.publisher, 200),
          publishedAt: item.publishedAt && truncate(item.publishedAt, 40),
          retrievedAt: at,
          supports: Object.fromEntries(supports) as Record<string, number>,
          kind: item.kind,
          grade: item.grade,
          injection,
          at,
        },
      };
    });
    const gap: ResearchGap | null = found.length > 0 ? null : gapOf(nothingFound, items.length);
    return [
      ...found,
      {
        type: 'ResearchEnded',
        data: { panel, seatId, found: found.length, leftOut: items.length - found.length, gap, at },
      },
    ];
  },
});

const gapOf = (nothingFound: string | null, named: number): ResearchGap => {
  if (nothingFound) return { code: 'said', text: truncate(nothingFound, limits.line) };
  return { code: named > 0 ? 'no_address' : 'nothing_found' };
};

/** An address that is longer than any page's is none. */
const isAddress = (url: string | null): boolean => url !== null && url.length <= limits.url && URL.canParse(url);
