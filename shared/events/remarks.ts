import { z } from 'zod';

import * as codes from './codes.ts';

/** Schemas of the codes with parameters in `codes.ts`. */
const plain = <const C extends readonly [string, ...string[]]>(list: C) => z.strictObject({ code: z.enum(list) });
const said = z.strictObject({ code: z.literal('said'), text: z.string() });

export const Loss = z.discriminatedUnion('code', [
  plain(codes.plainLosses),
  z.strictObject({ code: z.literal('budget_share_spent'), share: z.number().min(0).max(1) }),
  z.strictObject({ code: z.literal('rejected'), detail: z.string() }),
]) satisfies z.ZodType<codes.Loss>;

export const QuoteNote = z.discriminatedUnion('code', [
  plain(codes.plainQuoteNotes),
  z.strictObject({ code: z.literal('page_unavailable'), detail: z.string() }),
  said,
]) satisfies z.ZodType<codes.QuoteNote>;

export const ResearchGap = z.discriminatedUnion('code', [
  plain(codes.plainResearchGaps),
  said,
]) satisfies z.ZodType<codes.ResearchGap>;

export const Cap = z.discriminatedUnion('code', [
  plain(codes.plainCaps),
  z.strictObject({ code: z.enum(codes.notedCaps), limits: z.literal(false).optional() }),
  z.strictObject({ code: z.literal('quorum'), quorum: z.enum(codes.quorums) }),
  z.strictObject({ code: z.literal('panels'), agreeing: z.int(), of: z.int() }),
  z.strictObject({ code: z.literal('drift_panels'), panels: z.int(), of: z.int() }),
  z.strictObject({ code: z.literal('shift'), points: z.int() }),
]) satisfies z.ZodType<codes.Cap>;
