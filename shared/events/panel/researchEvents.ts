import { z } from 'zod';

import { optionId, panel, seatId, takenOver } from './fields.ts';
import { at, id } from '../define.ts';
import { QuoteNote, ResearchGap } from '../remarks.ts';
import { quoteFindings } from '../codes.ts';
import { DecisionModel } from '../../decisionModel/types.ts';

export const researchEvents = {
  ResearchPlanned: z.strictObject({
    panel,
    plans: z.array(z.strictObject({ seatId, queries: z.array(z.string()) })),
    at,
  }),
  EvidenceFound: z.strictObject({
    panel,
    evidenceId: id,
    seatId,
    claim: z.string(),
    quote: z.string(),
    /** `case`: the user's own words; `web`: a page, by its address; `document`: one that came with the case. */
    source: z.enum(['case', 'web', 'document']),
    documentId: id.optional(),
    /** Where in the document: `p.12 ¶3`, `'Cash flow'!B7`. */
    place: z.string().max(200).optional(),
    url: z.string().nullable(),
    publisher: z.string().nullable(),
    publishedAt: z.string().nullable(),
    retrievedAt: at,
    /** −2 (speaks strongly against) … +2 (strongly for), per option. */
    supports: z.record(optionId, z.int().min(-2).max(2)),
    kind: z.enum(['fact', 'base_rate', 'estimate', 'opinion']),
    grade: z.enum(['A', 'B', 'C', 'D', 'E']),
    injection: z.boolean(),
    /** Of a page: the search of the seat's provider did not return it; its address is the model's word alone. */
    unlisted: z.literal(true).optional(),
    at,
  }),
  EvidenceVerified: z.strictObject({
    panel,
    evidenceId: id,
    seatId: seatId.nullable(),
    status: z.enum(['verified', 'refuted', 'unverifiable']),
    note: QuoteNote,
    /** Where code looked the quote up; absent in histories before it was recorded, and where nobody looked. */
    finding: z.enum(quoteFindings).optional(),
    /** Where the quote is in its source; of an altered one, of the nearest passage. */
    places: z.array(z.strictObject({ at: z.string(), start: z.int(), end: z.int() })).optional(),
    /** Of an altered quote: what the source says instead. */
    instead: z.string().optional(),
    pageHash: z.string().nullable(),
    at,
  }),
  /** A seat has read a part of a document, or the places that it asked for. */
  DocumentRead: z.strictObject({
    panel,
    seatId,
    documentId: z.string(),
    /** From 0; null: the places. */
    part: z.int().min(0).nullable(),
    /** Places elsewhere in the document that the seat asks to be shown. */
    asks: z.array(z.string()),
    at,
  }),
  /** A researcher has searched, or read what its search found. `leftOut`: items without an address or beyond the limit. */
  ResearchEnded: z.strictObject({
    panel,
    seatId,
    found: z.int(),
    leftOut: z.int(),
    /** Why nothing was found; null where something was. */
    gap: ResearchGap.nullable(),
    /** Absent in the first. */
    round: z.int().min(2).optional(),
    /** Pages that the provider's search returned, by their own addresses; `cited`: its answer is said to rest on them. */
    pages: z.array(z.strictObject({ url: z.string(), title: z.string(), cited: z.boolean() })).optional(),
    /** After reading: what is still to be looked for. */
    missing: z.array(z.string()).optional(),
    /** In direct mode, of the options that the framing seat refused: those that name nothing that could be done. */
    noOptions: z.array(z.string()).optional(),
    at,
  }),
  /** The numbers of the decision, as a seat made a model of them and code checked it: units, ranges, where each was found. */
  DecisionModelMade: z.strictObject({ panel, seatId, model: DecisionModel, takenOver, at }),
} as const;
