import type { Prompt } from './prompt.ts';
import { thePool } from './result.ts';
import { theCase, theExchange, theFrame, theLedger, theObjections } from './sections.ts';

export const chair: Prompt = {
  task: (
    m,
  ) => `Write the recommendation that the ballots decided. You have no vote. optionId must be ${m.pool?.winner ?? ''}; strength at most ${m.pool?.strength ?? ''}; lower it only with a reason in downgrade. If you believe the panel is wrong, follow it all the same and say so in separateOpinion.
headline: the recommendation in one sentence that a busy person can act on. reasons: 3 to 5, each with evidence ids from the ledger (verified ones). outsideView: reference class, base rate, how far this case differs. whatWouldChange: 2 to 4 findings. nextAction: what, owner, by (ISO date within 30 days of ${m.today}). biggestRisk: one sentence. plan: typed steps with owner, date, first step, cost, dependsOn (indices). tripwires: at least 3, each with metric, threshold, ISO date, action, owner. reviewDate: ISO date. cheapestTest: the cheapest reversible test. exitCost: what leaving costs and from when it is too late.
Use only numbers that stand in the case or the ledger, or mark them as estimates. Likelihood words by ICD 203 (likely = 55–80 %); never likelihood and confidence in one sentence.`,
  shows: [theCase, theFrame, theLedger, theExchange, theObjections, thePool],
};
