import type { ReportDocument } from './types/reportDocument.ts';

const none = { calls: 0, tokensIn: 0, tokensOut: 0, searches: 0, usd: 0, unknownCost: 0, repeated: 0 } as const;

/**
 * The document of a rehearsal: what was taken from the user's own words, and nothing that scripted seats made up. Their
 * ballots and plans show on the watch page how a panel works; in a report they would read like a result.
 */
export function rehearsed(document: ReportDocument): ReportDocument {
  const { recommendation, plan, frame, run } = document;
  return {
    ...document,
    recommendation: {
      ...recommendation,
      headline: '',
      optionId: '',
      strength: null,
      downgrade: null,
      whatWouldChange: [],
      separateOpinion: null,
      evidenceIds: [],
      reversible: null,
      pool: null,
    },
    options: document.options.map((option) => ({
      ...option,
      recommended: false,
      final: null,
      blind: null,
      counted: { firstChoicesBlind: 0, firstChoicesFinal: 0 },
    })),
    // What to assume no user said.
    frame: {
      ...frame,
      assumptions: [],
      asked: frame.asked.map((question) => ({
        ...question,
        reply: question.reply?.kind === 'assumed' ? null : question.reply,
      })),
    },
    reasons: [],
    matrix: null,
    outsideView: null,
    dissents: [],
    movedDissents: [],
    concurrences: [],
    cruxes: [],
    sensitivity: null,
    valueOfInformation: null,
    forecast: null,
    preMortem: [],
    plan: { ...plan, steps: [], tripwires: [], reviewDate: null, cheapestTest: '' },
    moved: { uncounted: null, drift: null, flips: [], missing: [] },
    gaps: [],
    panels: null,
    gate: null,
    // Turns of a script are no calls of a model.
    run: {
      ...run,
      counted: { ...none, promptChain: run.counted.promptChain },
    },
  };
}

/** What a report will contain, by its titles, with the note beneath each: in the order of reading. */
export const rehearsalOutline = [
  ['chances', 'definition'],
  ['why', null],
  ['matrix', 'matrixNote'],
  ['dissents', 'verbatim'],
  ['findOut', null],
  ['depends', null],
  ['failedWhy', null],
  ['plan', null],
  ['tripwires', 'tripwiresNote'],
  ['moved', 'movedChart'],
  ['evidence', null],
  ['card', 'cardNote'],
] as const;

/** What was read in the user's own words, each once. */
export const rehearsalQuotes = ({ evidence }: ReportDocument): ReportDocument['evidence'] =>
  evidence.filter(({ quote }, i) => quote !== '' && evidence.findIndex((other) => other.quote === quote) === i);
