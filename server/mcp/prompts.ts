import { type McpServer, completable } from '@modelcontextprotocol/server';
import { z } from 'zod';

import { MyCases } from '../../shared/api/cases/caseList.ts';
import type { TokenCaller } from '../platform/http/route.ts';
import type { McpNeeds } from './mcpNeeds.ts';

const say = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });

/** Openings of the three conversations that a case needs. */
export const addPrompts = (server: McpServer, { invoke }: McpNeeds, token: TokenCaller): void => {
  const caseId = completable(z.string().max(100).describe('Id of the case.'), async (begun) => {
    if (!token.scopes.has('read')) return [];
    const { cases } = MyCases.parse(await invoke(token, 'listMyCases', { query: { limit: '20' } }));
    return cases.map(({ case_id }) => case_id).filter((id) => id.startsWith(begun ?? ''));
  });

  server.registerPrompt(
    'bring_a_decision',
    {
      title: 'Bring a decision',
      description: 'Helps the person put one decision into words, then submits it with their consent.',
      argsSchema: z.object({ topic: z.string().max(500).describe('What the decision is about.') }),
    },
    ({ topic }) =>
      say(
        `I want to bring a decision to Witan’s panel: ${topic}\n\nHelp me to say in my own words: what exactly is to be decided and by when; the options I see, doing nothing among them; what success would be and how I would measure it; what cannot be changed; what I know, with numbers, and what I only assume. Ask me one thing at a time, and do not recommend anything yourself. Then read the text back to me, ask whether you may submit it in my name, and only after my yes call submit_decision with my words and my answer as consent.statement.`,
      ),
  );
  server.registerPrompt(
    'prepare_answers',
    {
      title: 'Prepare answers',
      description: 'Goes through the panel’s questions with the person.',
      argsSchema: z.object({ case_id: caseId }),
    },
    ({ case_id }) =>
      say(
        `Call get_decision for case ${case_id}. Put each open question of the panel to me, one at a time, with why it is asked and what the panel will assume otherwise. Do not answer for me. When I have answered, or said that I cannot, call answer_questions with my words.`,
      ),
  );
  server.registerPrompt(
    'review_outcome',
    {
      title: 'Review the outcome',
      description: 'Looks back at a delivered case and records how it turned out.',
      argsSchema: z.object({ case_id: caseId }),
    },
    ({ case_id }) =>
      say(
        `Call get_report for case ${case_id}. Remind me of the recommendation, its strength and the dissents, then ask me what I decided and how it turned out. Say which of the dissents came true. Record what I say with record_decision and record_outcome.`,
      ),
  );
};
