import { describe, expect, it } from 'vitest';

import type { Recorded } from '../../../shared/kernel/event.ts';
import type { CaseEvent } from '../../../shared/events/case.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { caseIn } from '../../support/reportCases.ts';

const secret = 'Between us: ninety thousand and not a penny more.';
/** The case with an answer that its owner gave to the panel alone. */
const withSecret = (history: readonly Recorded<CaseEvent>[]): readonly Recorded<CaseEvent>[] =>
  history.map((event) =>
    event.type === 'ClarificationAnswered'
      ? {
          ...event,
          data: { ...event.data, answers: event.data.answers.map((answer) => ({ ...answer, text: secret })) },
        }
      : event,
  );

describe('a report for watchers', () => {
  it.each(['rehearsal', 'providers'] as const)(
    'says what was recommended and by whom it is opposed, %s',
    async (seats) => {
      const history = withSecret(await caseIn('en', seats));
      const [own, watched] = (['owner', 'watcher'] as const).map((audience) =>
        reportOfHistory(seenBy(audience, history)),
      );
      const shown = watched as ReportDocument;
      expect(JSON.stringify(own)).toContain(secret);
      expect(JSON.stringify(shown)).not.toContain(secret);
      expect(shown.recommendation.headline).toBe(own?.recommendation.headline);
      expect(shown.options.map(({ optionId, final }) => [optionId, final?.p])).toEqual(
        own?.options.map(({ optionId, final }) => [optionId, final?.p]),
      );
      const opposed = (document: ReportDocument | null | undefined) =>
        document?.dissents.map(({ seat, optionId, probability }) => ({ seat: seat.name, optionId, probability }));
      expect(opposed(shown)).toEqual(opposed(own));
      expect(shown.evidence.filter(({ source, quote }) => source === 'case' && quote)).toEqual([]);
    },
  );
});
