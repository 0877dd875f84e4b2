import { someSeat } from './seats.ts';
import { canonicalJson } from '../../kernel/canonicalJson.ts';
import { sha256 } from '../../kernel/hash.ts';
import { foldDebate, pooledResult, recommendation } from '../debate/debate.ts';
import type { Debate, Seen } from '../debate/types.ts';
import { bannerOf, recommendationOf, runOf } from './summary.ts';
import { dissentsOf, concurrencesOf, movedDissentsOf } from './dissents.ts';
import { cruxesOf, failuresOf, forecastOf, numbersOf } from './risks.ts';
import { askedAgainOf, frameOf, matrixOf, optionsOf } from './frame.ts';
import { movedOf, sensitivityOf } from './movement.ts';
import { rehearsed } from './rehearsed.ts';
import { evidenceOf, gapsOf } from './evidence.ts';
import { valueOfInformationOf } from './sensitivity/value.ts';
import type { ReportDocument } from './types/reportDocument.ts';

/**
 * The document of a case whose panel has recommended something; null before that. Pure: the same history gives the same
 * document. It rests on everything the debate has folded, so fold up to the head it is to be made from (`reportOfHistory`).
 */
export function reportOf(debate: Debate): ReportDocument | null {
  const draft = recommendation(debate);
  if (!draft) return null;
  const pooled = pooledResult(debate);
  const at = debate.marks['RecommendationDrafted/0'] ?? debate.revision;
  const document: ReportDocument = {
    version: 1,
    caseId: debate.caseId,
    language: debate.language,
    title: { text: debate.title, revision: debate.marks['CaseTriaged'] ?? debate.marks['CaseSubmitted'] ?? 0 },
    at: debate.lastAt,
    head: { revision: debate.revision, hash: debate.head },
    ...askedAgainOf(debate),
    banner: bannerOf(debate, pooled),
    recommendation: recommendationOf(debate, draft, pooled, at),
    options: optionsOf(debate, draft.optionId, pooled),
    frame: frameOf(debate),
    reasons: draft.reasons.map(({ seats, ...reason }) => ({
      ...reason,
      seats: seats.map((seatId) => someSeat(debate, seatId)),
      revision: at,
    })),
    ...(draft.calculations && { calculations: draft.calculations.map((one) => ({ ...one, revision: at })) }),
    matrix: matrixOf(debate, pooled),
    outsideView: draft.outsideView && { ...draft.outsideView, revision: at },
    dissents: dissentsOf(debate, pooled),
    movedDissents: movedDissentsOf(debate, draft.optionId, pooled),
    concurrences: concurrencesOf(debate),
    cruxes: cruxesOf(debate),
    sensitivity: sensitivityOf(debate, pooled),
    valueOfInformation: valueOfInformationOf(debate, pooled),
    forecast: forecastOf(debate),
    ...numbersOf(debate),
    preMortem: failuresOf(debate),
    plan: {
      steps: draft.plan,
      tripwires: draft.tripwires,
      reviewDate: draft.reviewDate,
      cheapestTest: draft.cheapestTest,
      revision: at,
    },
    moved: movedOf(debate, pooled),
    evidence: evidenceOf(debate),
    gaps: gapsOf(debate),
    panels: debate.reconciled && {
      agreeing: debate.reconciled.agreeing,
      of: debate.reconciled.of,
      winners: debate.reconciled.winners,
      revision: debate.marks['PanelsReconciled'] ?? debate.revision,
    },
    gate: debate.gate && {
      verdict: debate.gate.verdict,
      checks: debate.gate.checks,
      revision: debate.marks[`GatePassed/${debate.gate.panel}`] ?? debate.revision,
    },
    run: runOf(debate, pooled),
  };
  return debate.rehearsal ? rehearsed(document) : document;
}

/**
 * The document of a whole history. Once a report was issued it is the one that was issued, whatever happened since:
 * the history is folded up to the head that report rests on.
 */
export function reportOfHistory(events: readonly Seen[]): ReportDocument | null {
  const issued = events.find((event): event is Seen<'ReportIssued'> => event.type === 'ReportIssued' && !!event.data);
  const { head, signed } = issued?.data ?? {};
  const document = reportOf(foldDebate(events.filter(({ revision }) => revision <= (head?.revision ?? Infinity))));
  return document && signed ? { ...document, signed } : document;
}

/** SHA-256 of the document as JSON with sorted keys: what `ReportIssued` records. */
export const documentHash = (document: ReportDocument): string => sha256(canonicalJson(document));
