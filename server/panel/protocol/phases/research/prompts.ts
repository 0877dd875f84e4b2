import type { Prompt } from '../prompting/prompt.ts';
import { lookups } from '../prompting/resultSections.ts';
import {
  theCase,
  theClaims,
  theDocument,
  theEvidence,
  theFrame,
  theOutline,
  thePages,
  thePlan,
} from '../prompting/sections.ts';

export const researchPrompt: Prompt = {
  task: (m) => `Find evidence that bears on the options. Work only on your own part of the plan.
Search the web if you have the tool, and read the case itself (of a long one you see the passages closest to your part of the plan; never quote across an ellipsis between them). At most 8 items. For each: claim (one sentence in your own words), quote (at most 300 characters, copied character for character from the source: it will be looked up), source "case" or "web", url (the page itself, not a search result), publisher, publishedAt (as the page says, or null), supports (per option letter −2 strongly against … +2 strongly for), kind, grade (A primary and current … E hearsay).
Numbers and base rates are worth more than opinions. If you find nothing, return no items and say so in nothingFound. Never invent a source, a quote, a number or a date.${m.doubted.length === 0 ? '' : `\nnoOptions: a program took words of the case for the options ${m.doubted.join(', ')}, and the seat that framed it finds that they name nothing that could be done. Judge by the case for yourself: give the letters of those of which that is true. One that could be done, well or badly, is an option.`}`,
  shows: [thePlan, theCase, theFrame],
};

const itemFields = `claim (one sentence in your own words), quote (at most 300 characters, copied character for character from the page: it will be looked up), url, publisher, publishedAt (as the page says, or null), supports (per option letter −2 strongly against … +2 strongly for), kind, grade (A primary and current … E hearsay)`;

export const extractPrompt: Prompt = {
  task: () => `Your search found these pages; here are the passages of them that come closest to what you look for. Draw from them what bears on the options and is not in the evidence list yet. At most 4 items. For each: ${itemFields}. url is the address of the page as given here; never quote across an ellipsis between passages.
Then say in missing what a decision still needs and neither these pages nor the evidence list say: at most 4 short search queries, the most useful first; none if nothing that matters is missing. If the pages hold nothing that bears on the options, return no items and say so in nothingFound.`,
  shows: [theFrame, theClaims, thePlan, thePages],
};

export const searchMorePrompt: Prompt = {
  task: () => `The first searches left open what the plan names. Search the web for that alone. At most 4 items, none that the evidence list holds already. For each: ${itemFields}, and source, which is "web". Give the address of the page itself, not of a search result.
If you find nothing, return no items and say so in nothingFound. Never invent a source, a quote, a number or a date.`,
  shows: [theFrame, theClaims, thePlan],
};

/** How claims are drawn from what a seat is shown of a document. */
export const drawn = `At most 8 items. For each: claim (one sentence in your own words), quote (at most 300 characters, copied character for character from one place: it will be looked up), at (the place in square brackets before it; for one value of a table its cell, such as 'Cash flow'!B7), supports (per option letter −2 strongly against … +2 strongly for), kind, grade (A primary and current … E hearsay).
Numbers, obligations, dates and conditions are worth more than opinions. If nothing bears on the options, return no items and say so in nothingFound. Never quote what does not stand there.`;

export const readPrompt: Prompt = {
  task: () => `Draw from this part of a document what bears on the options. ${drawn}
Of a long document an outline says what stands elsewhere. Name in asks at most 3 of its places that the decision may turn on and nobody reads, or that your part refers to: you will be shown them. None otherwise.`,
  shows: [theCase, theFrame, theDocument, theOutline],
};

export const openPrompt: Prompt = {
  task: () =>
    `You read a part of this document and asked for these places in it. Draw from them what bears on the options and is not in the evidence list yet. ${drawn}`,
  shows: [theCase, theFrame, theEvidence, theDocument],
};

export const verifyPrompt: Prompt = {
  task: () =>
    `Check other seats' evidence. For each item you get the claim, the quote, and what the page says around it. Judge only whether the page supports the claim as worded: supported, contradicted, or unclear. Say why in at most 30 words.`,
  shows: [lookups],
};
