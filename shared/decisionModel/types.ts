import { z } from 'zod';

const id = z.string().min(1).max(200);
/** Decimals are text, so that nothing is lost between a page, an event and a file. */
const decimal = z.string().regex(/^-?\d{1,20}(?:\.\d{1,20})?$/u);

/** Where an input's base value was found by code; what was found nowhere is the panel's estimate. */
const ModelSource = z.strictObject({
  kind: z.enum(['case', 'evidence', 'estimate']),
  /** Of evidence: the item in whose quote it is. */
  evidenceId: id.optional(),
});
export type ModelSource = z.infer<typeof ModelSource>;

const ModelInput = z.strictObject({
  id,
  name: z.string(),
  /** Products and quotients of names, e.g. `EUR/piece`; `%` and the empty text have no dimension. */
  unit: z.string(),
  base: decimal,
  low: decimal,
  high: decimal,
  source: ModelSource,
});
export type ModelInput = z.infer<typeof ModelInput>;

/** Money that an option brings or takes in each period of a span; period 0 is today. */
const CashLine = z.strictObject({
  name: z.string(),
  direction: z.enum(['in', 'out']),
  /** Inputs whose product, divided by those of `per`, is the amount of the first period. */
  times: z.array(id).min(1),
  per: z.array(id),
  /** The input by which share the amount changes from one period to the next. */
  growth: id.nullable(),
  from: z.int().min(0),
  to: z.int().min(0),
});
export type CashLine = z.infer<typeof CashLine>;

/** The numbers of a decision: inputs that an owner can read and change, and for each option its cash flows as products of them. */
export const DecisionModel = z.strictObject({
  currency: z.string(),
  /** After today. */
  periods: z.int().min(1),
  period: z.enum(['year', 'month']),
  /** The input that discounts a period, as a share. */
  rate: id,
  inputs: z.array(ModelInput),
  options: z.array(z.strictObject({ optionId: id, lines: z.array(CashLine) })),
});
export type DecisionModel = z.infer<typeof DecisionModel>;
