import { z } from 'zod';

import { documentKinds } from '../documents/kinds.ts';
import { readers, warningCodes } from '../documents/types.ts';
import { LastVote } from './panel/ballot.ts';
import { panelSchemas } from './panel/panelSchemas.ts';
import { Declined } from './panel/pool.ts';
import { consents, failureCodes, outcomes } from './codes.ts';
import { type EventOf, at, id } from './define.ts';
import { phases } from './phases.ts';

export const modes = ['direct', 'default', 'deep'] as const;
export type Mode = (typeof modes)[number];

/** The one thing that differs where a delivered case is asked again; texts are the owner's words, `was` what stood there before. */
export const Change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('assumption'), was: z.string(), now: z.string() }),
  z.strictObject({ kind: z.literal('fact'), now: z.string() }),
  z.strictObject({ kind: z.literal('weight'), criterionId: id, name: z.string(), was: z.number(), now: z.number() }),
  /** One that came with this case (`DocumentAdded`). */
  z.strictObject({ kind: z.literal('document'), documentId: id, name: z.string() }),
]);
export type Change = z.infer<typeof Change>;

export const caseStream = (caseId: string): string => `case-${caseId}`;
/** The case of a stream; null where it is a stream of something else. */
export const caseIdIn = (stream: string): string | null =>
  stream.startsWith('case-') ? stream.slice('case-'.length) : null;

/** What happens to a case outside its panel: submission, sharing, end, review. */
/** A decision in few words: what its owner is shown beside the questions, and may correct. */
const Outline = z.strictObject({
  options: z.array(z.string()),
  criteria: z.array(z.string()),
  deadline: z.string().nullable(),
  /** What cannot be changed. */
  fixed: z.array(z.string()),
});
export type Outline = z.infer<typeof Outline>;

const lifecycle = {
  CaseSubmitted: z.strictObject({
    caseId: id,
    accountId: id,
    email: z.string(),
    mode: z.enum(modes),
    q1: z.string(),
    /** How much of `q1` is read before its matter: whom it greets and who writes. Absent where it begins at once. */
    opening: z.int().positive().optional(),
    /** `{ q2: '…', … }`, only those that were answered. */
    answers: z.record(z.string(), z.string()),
    /** The case this one runs again, free of charge, because only one provider answered there. */
    rerunOf: id.optional(),
    /** What it may cost, USD, where that is less than this installation allows for its mode. */
    capUsd: z.number().optional(),
    /** The delivered case that is asked again here, and what the owner changed. */
    again: z
      .strictObject({
        of: id,
        change: Change,
        /** When that case was submitted; absent in cases from before it was kept. */
        submittedAt: at.optional(),
        /** Facts that were stated where that case was asked again itself, the earliest first. */
        stated: z.array(z.string()).optional(),
      })
      .optional(),
    /** This case is nobody's: it is shown to everybody as an example, with these words on it. */
    example: z.string().optional(),
    at,
  }),
  /** An agent brought the case: what its person said to that, and how it was asked. */
  ConsentRecorded: z.strictObject({
    how: z.enum(consents),
    statement: z.string(),
    /** The token it was brought with, its name, and what the program calls itself; null and empty without one. */
    tokenId: id.nullable(),
    agent: z.string(),
    client: z.string(),
    at,
  }),
  /** A document that came with the case. Its bytes and words are kept beside the history; the hashes tie them to it. */
  DocumentAdded: z.strictObject({
    documentId: id,
    name: z.string().max(200),
    kind: z.enum(documentKinds),
    bytes: z.int(),
    sha256: z.string(),
    /** Of the extracted text, against which every quote is checked. */
    textSha256: z.string(),
    pages: z.int(),
    units: z.int(),
    chars: z.int(),
    tokens: z.int(),
    /** Codes with parameters; the words are made where they are read. */
    warnings: z.array(
      z.strictObject({ code: z.enum(warningCodes), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
    ),
    reader: z.enum(readers),
    at,
  }),
  /** `frame`: how the panel reads the decision; absent in histories before it was shown. */
  ClarificationAsked: z.strictObject({
    questions: z.array(
      z.strictObject({
        questionId: id,
        text: z.string(),
        why: z.string(),
        /** What the panel will assume if nobody answers. */
        assumption: z.string(),
        /** Expected gain in the probability of choosing the best option, 0..1; null when a hard constraint is unknown. */
        voi: z.number().nullable(),
      }),
    ),
    frame: Outline.optional(),
    /** When the panel goes on with its assumptions. */
    dueAt: at,
    at,
  }),
  /** How the panel reads the decision, where it has no question to show it beside. */
  FrameShown: z.strictObject({ frame: Outline, at }),
  /** The owner's own outline of the decision, in place of the one that was shown. */
  FrameCorrected: z.strictObject({ frame: Outline, at }),
  ClarificationAnswered: z.strictObject({
    /** `questionId` null: one text for everything that was asked. */
    answers: z.array(z.strictObject({ questionId: id.nullable(), text: z.string() })),
    at,
  }),
  /** Nobody answered in time, or the owner said to go on: these stand in for the answers. */
  ClarificationAssumed: z.strictObject({
    reason: z.enum(['timeout', 'skipped']),
    assumptions: z.array(z.strictObject({ questionId: id, text: z.string() })),
    at,
  }),
  WatchLinkOpened: z.strictObject({ at }),
  WatchLinkClosed: z.strictObject({ at }),
  /** Anybody with the secret reads the report until then; a new one ends the one before. SHA-256 of the secret, never the secret. */
  ReportLinkOpened: z.strictObject({ secretHash: z.string(), expiresAt: at, at }),
  ReportLinkClosed: z.strictObject({ at }),
  /** The owner's own name for the case, in place of the one that triage gave it. */
  CaseRenamed: z.strictObject({ name: z.string(), at }),
  /** Out of the owner's list of cases, and back; nothing else changes. */
  CaseArchived: z.strictObject({ at }),
  CaseRestored: z.strictObject({ at }),
  /** `documents`: whether the auditor may open the documents of the case. Repeated where the owner changes that. */
  AuditorInvited: z.strictObject({
    email: z.string(),
    accountId: id.nullable(),
    documents: z.boolean().optional(),
    at,
  }),
  AuditorRemoved: z.strictObject({ email: z.string(), at }),
  CaseCancelled: z.strictObject({ reason: z.string(), at }),
  /** The case or its account was deleted: nothing of the case may be shown, and its key follows. */
  CaseErased: z.strictObject({ at }),
  CaseFailed: z.strictObject({
    code: z.enum(failureCodes),
    /** Valid ballots there were, where too few of them are the reason; null otherwise. */
    validBallots: z.int().nullable(),
    /** The spending cap in USD, where it was reached; null otherwise. */
    capUsd: z.number().nullable(),
    phase: z.enum(phases),
    resumable: z.boolean(),
    /** Providers at least half of whose voting seats declined to answer, where too few ballots are the reason. */
    declined: Declined,
    at,
  }),
  CaseRetried: z.strictObject({ at }),
  /** The owner took the free run that a single-provider view entitles to; `caseId` is the case that runs again. */
  RerunTaken: z.strictObject({ caseId: id, at }),
  /**
   * Facts of the case that is asked again stand before this, from where the change does not reach them; several parts where they are
   * many. `calls`: model calls that they had cost there, in all. `concluded`, with the last part: what was written there after the vote,
   * of which stands what the second vote leaves as it was.
   */
  FindingsReused: z.strictObject({
    of: id,
    part: z.int().min(1),
    parts: z.int().min(1),
    calls: z.int(),
    concluded: z
      .strictObject({
        optionId: z.string(),
        dissents: z.array(panelSchemas.DissentFiled),
        replies: z.array(panelSchemas.DissentReplied),
        model: panelSchemas.DecisionModelMade.nullable(),
        /** Absent in cases from before it was recorded. */
        lastVote: LastVote.optional(),
        /** Paid model calls of the whole case that was asked first, from its beginning to its report. Absent as above. */
        wholeCalls: z.int().optional(),
      })
      .optional(),
    at,
  }),
  ReportIssued: z.strictObject({
    /** Hash of the typed document (canonical JSON). */
    documentHash: z.string(),
    /** Head of the history the report was made from. */
    head: z.strictObject({ revision: z.int(), hash: z.string() }),
    /** The installation's signature over that head; absent in reports from before heads were signed. */
    signed: z.strictObject({ at, key: z.string(), signature: z.string() }).optional(),
    filename: z.string(),
    at,
  }),
  ReportMailed: z.strictObject({ messageId: z.string(), email: z.string(), at }),
  MailRefused: z.strictObject({ messageId: z.string(), email: z.string(), code: z.string(), reason: z.string(), at }),
  ReviewDue: z.strictObject({ what: z.string(), tripwire: z.int().nullable(), dueAt: at, at }),
  DecisionRecorded: z.strictObject({
    optionId: id.nullable(),
    text: z.string(),
    /** What was forecast of this decision: from here on it is what outcomes are held against. Absent: nothing was. */
    forecast: z
      .strictObject({
        by: z.string(),
        /** Of the chosen option; null for none of them. */
        success: z.number().min(0).max(1).nullable(),
        tripwires: z.array(z.strictObject({ tripwire: z.int().min(0), p: z.number().min(0).max(1) })),
      })
      .optional(),
    at,
  }),
  OutcomeRecorded: z.strictObject({
    happened: z.enum(outcomes),
    text: z.string(),
    /** Tripwires of which the owner knows whether they were crossed. */
    tripwires: z.array(z.strictObject({ tripwire: z.int().min(0), crossed: z.boolean() })).optional(),
    at,
  }),
  DissenterAsked: z.strictObject({ dissentId: id, question: z.string(), at }),
  DissenterAnswered: z.strictObject({ dissentId: id, text: z.string(), callId: id, at }),
} as const;

export const caseSchemas = { ...lifecycle, ...panelSchemas } as const;
export type CaseEvent = EventOf<typeof caseSchemas>;
export type CaseEventOf<T extends CaseEvent['type']> = Extract<CaseEvent, { type: T }>;
