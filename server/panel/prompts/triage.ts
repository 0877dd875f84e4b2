import type { Prompt } from './prompt.ts';
import { theCase } from './sections.ts';

export const triage: Prompt = {
  task: () => `Sort a case before a panel debates it. Read only; decide nothing.
Return: title (at most 12 words), language (BCP 47 tag of the language the case is written in), domain, stakes 1–5, reversibility (two_way: easily undone; one_way: not; mixed), deadline as the case states it or null, isDecision, policyFlags (only if answering would need refusing), lean (what the writer already leans to, or null) and leanSpans: the exact sentences, copied character for character, in which the writer says what he or she leans to, hopes for or wants to hear. Facts and options are not leaning.`,
  shows: [theCase],
};
