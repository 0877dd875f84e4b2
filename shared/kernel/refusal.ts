/** One wrong field, named by JSON pointer (`/q1`). */
export type FieldError = { readonly pointer: string; readonly detail: string };

/**
 * A rule said no. `code` is kebab-case and part of the API (`account-exists`); the edge renders it once as problem+json,
 * where the status comes from the table of problems.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** Extra members of the problem document, e.g. `{ onboard_url }`. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, errors: readonly FieldError[] = [], extra: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.extra = extra;
  }
}
