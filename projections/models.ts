import { accounts } from './accounts.ts';
import { agents } from './agents/agents.ts';
import { cases } from './cases/cases.ts';

/** All read models. */
export const models = [accounts, cases, agents] as const;
