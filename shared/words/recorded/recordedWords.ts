import type { FailureCode, GateRule, Lens, RemarkCode, ServiceRole } from '../../events/codes.ts';

/** The words of one language for what the software itself writes into histories as codes. A code without words fails the type check. */
export type RecordedWords = {
  readonly lenses: Readonly<Record<Lens | ServiceRole, string>>;
  /** `{share}`: a percentage. */
  readonly remarks: Readonly<Record<RemarkCode, string>>;
  readonly rules: Readonly<Record<GateRule, string>>;
  readonly failures: Readonly<Record<FailureCode, string>>;
};
