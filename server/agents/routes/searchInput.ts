import { z } from 'zod';

import { characters, published } from '../../../shared/api/define.ts';
import { agentIdPattern } from '../../../shared/api/agents/agentSchemas.ts';
import { searchLimits } from '../../../shared/api/agents/searchLimits.ts';
import type { ProblemKey } from '../../../shared/api/problems.ts';

/**
 * The index names each way in which a query can be wrong, so its checks say which problem they stand for (`params.problem`,
 * read by `invalidInput`). The bounds published beside them are the same numbers.
 */
const wrong = (problem: ProblemKey, message: string) => ({ code: 'custom' as const, message, params: { problem } });

/** A parameter given twice counts once, its values joined. */
const once = (value: unknown) => (Array.isArray(value) ? value.join(' ') : (value ?? ''));

const q = z.preprocess(
  once,
  z
    .string()
    .superRefine((text, ctx) => {
      const found = characters(text);
      if (text.trim() === '') ctx.addIssue(wrong('query-missing', 'Say in q what the agent should do.'));
      else if (found > searchLimits.query)
        ctx.addIssue(wrong('query-too-long', `q has ${found} characters; the limit is ${searchLimits.query}.`));
      else if (!text.isWellFormed() || text.includes('\0'))
        ctx.addIssue(wrong('no-search-terms', 'Expected Unicode text without NUL characters.'));
    })
    .register(published, {
      minLength: 1,
      maxLength: searchLimits.query,
      description: 'What is needed, in any language and in your own words.',
      examples: ['translate a contract from German and summarise it'],
    }),
);

const size = (description: string) =>
  z.preprocess(
    once,
    z
      .string()
      .superRefine((text, ctx) => {
        if (text !== '' && (!/^\d{1,6}$/.test(text) || Number(text) < 1))
          ctx.addIssue(wrong('invalid-page-size', 'Expected a whole number of 1 or more; above 100 counts as 100.'));
      })
      .register(published, { description }),
  );
const token = (description: string) => z.preprocess(once, z.string().register(published, { description }));

const includeStale = z.preprocess(
  (value) => (value === undefined || value === '' ? 'false' : once(value)),
  z
    .string()
    .superRefine((text, ctx) => {
      if (text !== 'true' && text !== 'false')
        ctx.addIssue(wrong('unknown-parameter', 'Expected includeStale to be true or false.'));
    })
    .register(published, { description: '`true`: also agents whose card could not be fetched recently.' }),
);

const parameters = {
  q,
  pageSize: size('Matches a page, 1 to 100 (20 when absent); more counts as 100.'),
  pageToken: token('`nextPageToken` of the page before; the other parameters unchanged.'),
  includeStale,
  limit: size('Another name for `pageSize`.'),
  cursor: token('Another name for `pageToken`.'),
};

const known = (names: readonly string[]) => (given: object, ctx: z.core.$RefinementCtx) => {
  for (const name of Object.keys(given))
    if (!names.includes(name))
      ctx.addIssue({
        ...wrong(
          'unknown-parameter',
          `There is no parameter ${name} here${names.length > 0 ? `; use ${names.join(', ')}` : ''}.`,
        ),
        path: [name],
      });
};

export const SearchQuery = z.looseObject(parameters).superRefine(known(Object.keys(parameters)));
export const NoQuery = z.looseObject({}).superRefine(known([]));

export const AgentIdInPath = z.object({
  agent_id: z
    .string()
    .superRefine((text, ctx) => {
      if (!agentIdPattern.test(text))
        ctx.addIssue(wrong('agent-id-invalid', 'Expected agt_ and 26 letters and digits, as search gives them.'));
    })
    .register(published, {
      description: 'Id of an agent as search gives it.',
      examples: ['agt_0123456789abcdefghjkmnpqrs'],
    }),
});
