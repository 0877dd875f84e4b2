import type { Lens, ServiceRole } from '../../../../../shared/events/codes.ts';

/** Lenses and roles as seats are told of them in their prompts, which are in English. */
export const lensNames: Readonly<Record<Lens | ServiceRole, string>> = {
  customers_market: 'customers and market',
  execution_operations: 'execution and operations',
  risk_of_ruin: 'risk of ruin',
  outside_view: 'outside view and base rates',
  people_organisation: 'people and organisation',
  law_ethics: 'law and ethics',
  strategy_optionality: 'strategy and optionality',
  economics: 'economics',
  technology: 'technology',
  triage: 'triage',
  framer: 'framer',
  researcher: 'researcher',
  verifier: 'verifier',
  stakeholder: 'stakeholder',
  red_team: 'red_team',
  chair: 'chair',
  reviewer: 'reviewer',
  reconciler: 'reconciler',
};
