import type { PromptContext } from '../common/promptContext.ts';
import type { Prompt } from '../prompting/prompt.ts';
import { theDissent, thePool, theTripwires } from '../prompting/resultSections.ts';
import {
  ownBallot,
  theCase,
  theEvidence,
  theExchange,
  theFrame,
  theObjections,
  theReasons,
} from '../prompting/sections.ts';

export const chairPrompt: Prompt = {
  task: (
    m,
  ) => `Write the recommendation that the ballots decided. You have no vote. optionId must be ${m.pool?.winner ?? ''}; strength at most ${m.pool?.strength ?? ''}; lower it only with a reason in downgrade. If you believe the panel is wrong, follow it all the same and say so in separateOpinion.
headline: the recommendation in one sentence that a busy person can act on. reasons: 3 to 5, each with evidence ids from the evidence list (verified ones) and reasonIds: the reasons of the blind round (R-…) that it comes from. outsideView: reference class, base rate, how far this case differs. whatWouldChange: 2 to 4 findings. nextAction: what, owner, by (ISO date within 30 days of ${m.today}). biggestRisk: one sentence. plan: typed steps with owner, date, first step, cost, dependsOn (indices). tripwires: at least 3, each with metric, threshold, ISO date, action, owner. reviewDate: ISO date, on which the measure of success in the frame can be read: the day that it names, if it names one. cheapestTest: the cheapest reversible test. exitCost: what leaving costs and from when it is too late.
Use only numbers of the case, its documents or quotes of the evidence list, and what you calculate from them; mark every other number as an estimate. calculations: each number of your text that does not stand there in the same form, once: as in your text, =, and how it comes about, in signs, with numbers as they stand there (€252,000 = 3 × 84,000) and every step of several (€14,168 = 7 × 22 = 154; 154 × 92). Code checks them; without a right entry a number is called an estimate. Likelihood words by ICD 203 (likely = 55–80 %); never likelihood and confidence in one sentence.${alsoAsked(m)}`,
  shows: [theCase, theFrame, theEvidence, theReasons, theExchange, theObjections, thePool],
};

export const dissentPrompt: Prompt = {
  task: (m) =>
    `You hold option ${m.optionId ?? ''} most probable, and the panel goes another way. Write your dissent; it will be printed as it is. text: at most 250 words, to the decision-maker: why the panel is wrong, what it overlooks. decisiveArgument: one sentence. evidenceIds. conditions: under which conditions you are right. watch: what to watch to find out soon.`,
  shows: [theCase, theFrame, theEvidence, ownBallot],
};

export const replyPrompt: Prompt = {
  task: () =>
    `Reply to one dissent for the majority, in at most 100 words: meet its strongest point, concede what is true, say why the choice stands all the same.`,
  shows: [theCase, theFrame, theEvidence, theDissent, ownBallot],
};

const numbersTask = (
  m: PromptContext,
) => `Make a small model of the money in this decision, from the numbers of the case and the evidence list. You calculate nothing: code does. Where the case has no amounts to model, answer with empty lists.
inputs: each number once, 3 to 20, ids i1, i2, …; name: what it is, in the language "${m.language}". base, low, high: plain decimals, shares as 0.085; low and high: where it lies in nine cases of ten. unit: products and quotients of names, such as EUR, EUR/piece, piece; empty for shares. source: case where the base value is in the case, the id of the evidence item in whose quote it is, or empty for your own estimate; code looks it up.
rate: the id of the input that discounts one period, without unit. period: year or month, periods: how many after today.
options: every option of the frame. lines: what changes in cash because of the option, + in, - out. An amount is the product of the inputs in times, divided by those in per; its unit must come to the currency. growth: the id of the input by whose share it grows from one period to the next, or empty. from, to: periods, 0 is today. Doing nothing may have no lines. Count no amount twice, and leave out what is the same under every option.`;

export const quantifyPrompt: Prompt = { task: numbersTask, shows: [theCase, theFrame, theEvidence] };

const forecastTask = (
  day: string,
) => `Forecast what will be observed. This is another question than which option is best, and your answers will be scored against what happens.
success: for each option the probability that, had the decision-maker chosen it now and carried it out with ordinary care, they will say on ${day} that it went well by the measure of success in the frame. These do not sum to 1: all may be likely, or none. tripwires: for each tripwire by its number the probability that its threshold is crossed by its date, should the recommended option be carried out; an empty list if there are none. Begin from how often such things turn out so, then go up or down for what is particular here. Be calibrated: of things you call 0.8, eight in ten should happen.`;

export const forecastPrompt: Prompt = {
  task: (m) => forecastTask(m.forecastBy ?? ''),
  shows: [theCase, theFrame, theEvidence, theReasons, theExchange, theObjections, theTripwires],
};

const ofOwnDraft = 'the reviewDate that you give, or without one the date of your last tripwire';

/** What the chair is to give beside the draft, in the words in which other seats are asked for it. */
function alsoAsked(m: PromptContext): string {
  const tasks = {
    numbers: () => numbersTask(m),
    forecasts: () => `${forecastTask(m.forecastBy ?? ofOwnDraft)} Your tripwires count from 1, in your order.`,
  };
  return m.alsoAsked.map((list) => `\n\nIn the same answer, as the entry of "${list}": ${tasks[list]()}`).join('');
}
