import type { ScriptedAnswer } from '../common/turnKind.ts';
import { read } from '../../../rehearsal/caseReading.ts';
import { isQuestion } from '../../../rehearsal/questionIn.ts';
import { setbacksIn } from '../../../rehearsal/setbacksIn.ts';
import { randomFrom } from '../../../../../shared/kernel/random.ts';
import { panelOf, numberOf, shortened } from '../../../rehearsal/seatNumbers.ts';
import { inOneBreath } from '../../../rehearsal/spokenLines.ts';

export const scriptedObject: ScriptedAnswer = (m, _random, say) => {
  const all = read(m.brief, m.language).quotes;
  // A question cannot turn out not to hold.
  const stated = all.filter((quote) => !isQuestion(quote));
  const quotes = stated.length > 0 ? stated : all;
  const { causes, signs, mitigations } = setbacksIn(m.language);
  const first = Math.floor(randomFrom(m.title)() * causes.length);
  const side = (first + panelOf(m.seat.seatId) + numberOf(m.seat.seatId)) % causes.length;
  const other = (i: number) => (i + side) % signs.length;
  const item = m.evidenceList.find(({ unusable, status }) => unusable === null && status === 'verified');
  return {
    stories: (causes[side] ?? []).map((cause, i) => ({
      story: inOneBreath(say, [
        say('failed', { quote: shortened(quotes[(i * causes.length + side) % quotes.length] ?? '', m.language) }),
        cause,
      ]),
      cause,
      earlySign: signs[other(i)] ?? '',
      when: say('when', { months: [3, 4, 6, 8, 10][i] ?? 10 }),
      probability: [0.2, 0.12, 0.08, 0.06, 0.04][i] ?? 0.04,
      mitigation: mitigations[other(i)] ?? '',
      killsOption: false,
      evidenceIds: item && i === 0 ? [item.evidenceId] : [],
    })),
    rivalPlan: m.agreed ? say('rival') : null,
  };
};
