import type { FailureCode, GateRule, Lens, RemarkCode, ServiceRole } from '../events/codes.ts';
import mail from './en/mail.json' with { type: 'json' };
import reasons from './en/reasons.json' with { type: 'json' };
import report from './en/report.json' with { type: 'json' };

/** What events hold as codes, in words. A code without words fails the type check. In remarks `{share}` is a percentage. */
type Reasons = Readonly<
  Record<`lens.${Lens | ServiceRole}` | `remark.${RemarkCode}` | `rule.${GateRule}` | `failure.${FailureCode}`, string>
>;

/** The files of one language: every other language has the messages of English. `{name}` stands for a value. */
export type Locale = {
  readonly report: Readonly<Record<keyof typeof report, string>>;
  readonly mail: Readonly<Record<keyof typeof mail, string>>;
  readonly reasons: Reasons;
};

export const english: Locale = { report, mail, reasons };
