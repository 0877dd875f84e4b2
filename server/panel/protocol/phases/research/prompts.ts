import type { Prompt } from '../prompting/prompt.ts';
import { lookups } from '../prompting/resultSections.ts';
import { theCase, theDocument, theFrame, thePlan } from '../prompting/sections.ts';

export const researchPrompt: Prompt = {
  task: () => `Find evidence that bears on the options. Work only on your own part of the plan.
Search the web if you have the tool, and read the case itself. At most 8 items. For each: claim (one sentence in your own words), quote (at most 300 characters, copied character for character from the source: it will be looked up), source "case" or "web", url (the page itself, not a search result), publisher, publishedAt (as the page says, or null), supports (per option letter −2 strongly against … +2 strongly for), kind, grade (A primary and current … E hearsay).
Numbers and base rates are worth more than opinions. If you find nothing, return no items and say so in nothingFound. Never invent a source, a quote, a number or a date.`,
  shows: [thePlan, theCase, theFrame],
};

export const readPrompt: Prompt = {
  task: () => `Draw from this part of a document what bears on the options. At most 8 items. For each: claim (one sentence in your own words), quote (at most 300 characters, copied character for character from one place: it will be looked up), at (the place in square brackets before it; for one value of a table its cell, such as 'Cash flow'!B7), supports (per option letter −2 strongly against … +2 strongly for), kind, grade (A primary and current … E hearsay).
Numbers, obligations, dates and conditions are worth more than opinions. If nothing bears on the options, return no items and say so in nothingFound. Never quote what does not stand there.`,
  shows: [theCase, theFrame, theDocument],
};

export const verifyPrompt: Prompt = {
  task: () =>
    `Check other seats' evidence. For each item you get the claim, the quote, and what the page says around it. Judge only whether the page supports the claim as worded: supported, contradicted, or unclear. Say why in at most 30 words.`,
  shows: [lookups],
};
