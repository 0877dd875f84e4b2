/**
 * The numbers of a decision: inputs that an owner can read and change, and for each option its cash flows as expressions over them.
 * Decimals are text, so that nothing is lost between a page, an event and a file.
 */
type DecimalText = string;

export type Source =
  | { readonly kind: 'document'; readonly documentId: string; readonly at: string }
  | { readonly kind: 'web'; readonly url: string }
  | { readonly kind: 'case' }
  | { readonly kind: 'assumption' };

export type Input = {
  readonly id: string;
  readonly name: string;
  /** Products and quotients of names, e.g. `EUR/piece`; `%` and the empty text have no dimension. */
  readonly unit: string;
  readonly base: DecimalText;
  readonly low: DecimalText;
  readonly high: DecimalText;
  readonly source: Source;
};

/** An input by its id, a plain number, or an operation on two or more of these. */
export type Expression =
  | { readonly input: string }
  | { readonly number: DecimalText }
  | { readonly op: 'add' | 'subtract' | 'multiply' | 'divide' | 'min' | 'max'; readonly args: readonly Expression[] };

/** Money that an option brings (positive) or takes (negative) in each period of a span; period 0 is today. */
export type CashLine = {
  readonly name: string;
  readonly amount: Expression;
  readonly direction: 'in' | 'out';
  readonly from: number;
  readonly to: number;
  /** By which share the amount changes from one period to the next. */
  readonly growth?: Expression;
};

export type OptionCash = { readonly optionId: string; readonly title: string; readonly lines: readonly CashLine[] };

export type DecisionModel = {
  readonly currency: string;
  /** Periods after today. */
  readonly periods: number;
  readonly period: 'year' | 'quarter' | 'month';
  /** The input that discounts a period, as a share. */
  readonly rate: string;
  readonly inputs: readonly Input[];
  readonly options: readonly OptionCash[];
};

export const modelLimits = { periods: 120, inputs: 100, options: 12, lines: 50, nodes: 200 } as const;
