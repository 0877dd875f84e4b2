import { z } from 'zod';

import { published } from '../../../shared/api/define.ts';
import { type ExpectedCase, ExpectedCases } from '../../../shared/api/cases/expected.ts';
import { intakeQuestions } from '../../../shared/api/cases/intakeQuestions.ts';
import { limits } from '../../../shared/api/limits.ts';
import { type Mode, modes } from '../../../shared/events/case.ts';
import { expectedOf } from '../../../shared/views/expected.ts';
import { route } from '../../platform/http/route.ts';

export type ExpectedNeeds = {
  /** Whether cases run on the models and prices with which costs were measured. */
  readonly costsKnown: () => Promise<boolean>;
  readonly now: () => string;
};

/** What cases are expected to take; no costs where they are not known. */
export const expectedCase = async (
  { costsKnown, now }: ExpectedNeeds,
  mode: Mode,
  characters: number,
  documents: readonly number[],
): Promise<ExpectedCase> => {
  const { minutes, usd } = expectedOf(mode, characters, now().slice(0, 10), documents);
  return { mode, minutes, usd: (await costsKnown()) ? usd : null };
};

const most = limits.q1 + intakeQuestions.length * limits.answer;

export const expectedRoute = (needs: ExpectedNeeds) =>
  route({
    method: 'get',
    path: '/api/expected',
    operationId: 'getExpected',
    tag: 'cases',
    summary: 'What a case is expected to take, by mode',
    auth: 'none',
    query: z.object({
      characters: z.coerce.number<string>().int().min(0).max(most).default(0).register(published, {
        description: 'Characters of the question and the guided answers together.',
      }),
      document_tokens: z
        .string()
        .regex(/^(\d{1,9}(,\d{1,9}){0,99})?$/u)
        .default('')
        .register(published, {
          description: 'The `tokens` of each document that comes with the case, separated by commas.',
        }),
    }),
    problems: ['method-not-allowed'],
    replies: { 200: { description: 'Minutes and costs of each mode.', schema: ExpectedCases } },
    async handle({ query: { characters, document_tokens } }) {
      const documents = document_tokens === '' ? [] : document_tokens.split(',').map(Number);
      const each = modes.map((mode) => expectedCase(needs, mode, characters, documents));
      return { status: 200, body: { modes: await Promise.all(each) } };
    },
  });
