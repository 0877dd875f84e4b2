import type { Prompt } from '../prompting/prompt.ts';
import {
  theDissent,
  theDoubts,
  theDraft,
  theFixes,
  thePassages,
  thePool,
  theQuestion,
} from '../prompting/resultSections.ts';
import {
  ownBallot,
  theCase,
  theEvidence,
  theExchange,
  theFrame,
  theObjections,
  theReasons,
} from '../prompting/sections.ts';

const ofDoubts =
  'Last comes a list of numbers in the draft that stand beside other words in the case or in a source, or come out of a calculation. Put into otherThings the place in that list of each that tells of something else there (34 partners for 34 employees, a profit for a loss, weeks for months, a doubling that nothing supports). The same thing in other words (31 staff for 31 people) does not belong there. Do not repeat these as fixes.';

export const reviewPrompt: Prompt = {
  task: ({ doubts }) =>
    `Read a recommendation before it goes out, by four questions. Accuracy: does every claim say what its evidence says, and no number come from nowhere? Objections: does it meet the strongest one raised by the red team, in the exchange and in the dissents, and compare with doing nothing? Decisiveness: does it say what to do, by whom and by when, without hedging where the ballots are clear? Arithmetic: are sums, shares, dates and probabilities right?
List at most 6 things that must be fixed, each beginning with the question it fails. No matters of taste. An empty list is a good answer.${doubts.length > 0 ? `\n${ofDoubts}` : ''}`,
  shows: [
    ...[theCase, theFrame, theEvidence, theReasons, theExchange, theObjections],
    ...[thePool, theDraft, thePassages, theDoubts],
  ],
};

export const redraftPrompt: Prompt = {
  task: (m) =>
    `Write your recommendation again with these faults mended, and nothing else changed. The rules are the same: optionId ${m.pool?.winner ?? ''}, strength at most ${m.pool?.strength ?? ''}, today is ${m.today}.`,
  shows: [
    ...[theCase, theFrame, theEvidence, theReasons, theExchange, theObjections],
    ...[thePool, theDraft, thePassages, theFixes],
  ],
};

export const followUpPrompt: Prompt = {
  task: () =>
    `You wrote the dissent shown. The decision-maker asks you one question about it, shown as question. Answer it in at most 250 words, from the case and the evidence list; say plainly what you do not know. You get no further turn.`,
  shows: [theCase, theFrame, theEvidence, ownBallot, theDissent, theQuestion],
};
