import { z } from 'zod';

import { published } from '../define.ts';
import { AgentSummary } from './agentSchemas.ts';

const Range = z.object({ start: z.int(), end: z.int() });
const Highlight = z
  .object({
    field: z.string(),
    fragment: z.string().register(published, { description: 'Plain text from the card, never markup.' }),
    ranges: z.array(Range).register(published, {
      description: 'Places in the fragment that matched, in UTF-16 units; `end` is exclusive.',
    }),
  })
  .register(published, { id: 'Highlight' });

const AgentMatch = z
  .object({
    rank: z.int(),
    score: z
      .object({
        value: z.number(),
        normalized: z.number().register(published, { description: 'Share of the best match’s score, 0 to 1.' }),
        method: z.string(),
      })
      .register(published, {
        description: 'Relevance of the text to the query and nothing else: no trust, no quality.',
      }),
    agent: AgentSummary,
    highlights: z.array(Highlight),
    matchedSkills: z.array(
      z.object({
        skillId: z.string(),
        name: z.string(),
        contribution: z.number(),
        highlights: z.array(Highlight),
      }),
    ),
    matchedTerms: z.array(z.string()),
  })
  .register(published, { id: 'AgentMatch' });

export const SearchAgentsResponse = z
  .object({
    matches: z.array(AgentMatch),
    nextPageToken: z.string().register(published, { description: 'Empty on the last page.' }),
    totalSize: z.int(),
    totalSizeIsExact: z.boolean(),
    query: z.object({
      text: z.string(),
      terms: z.array(z.string()),
      droppedTerms: z.array(z.string()),
      corrections: z.array(z.object({ term: z.string(), to: z.array(z.string()) })).register(published, {
        description: 'Words nobody uses, and the words of the index they were also taken for.',
      }),
    }),
    index: z.object({
      generation: z.iso.datetime().register(published, { description: 'Time of the last change of the index.' }),
      documents: z.int(),
      ranking: z.string().register(published, { format: 'uri', description: 'Where the ranking is explained.' }),
    }),
  })
  .register(published, { id: 'SearchAgentsResponse' });
export type SearchAgentsResponse = z.infer<typeof SearchAgentsResponse>;
