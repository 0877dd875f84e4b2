import type { ScriptedAnswer } from '../common/turnKind.ts';
import { read } from '../../../rehearsal/caseReading.ts';
import { shortened } from '../../../rehearsal/seatNumbers.ts';

export const scriptedChair: ScriptedAnswer = (m, _random, say) => {
  const winner = m.pool?.winner ?? '';
  const title = m.frame?.options.find(({ optionId }) => optionId === winner)?.title ?? winner;
  const cited = m.evidenceList.filter(({ unusable, status }) => unusable === null && status === 'verified').slice(0, 3);
  const { quotes } = read(m.brief, m.language);
  const day = (days: number) => new Date(Date.parse(m.today) + days * 86_400_000).toISOString().slice(0, 10);
  const [owner, cost] = [say('you'), say('hour')];
  return {
    headline: say('headline', { option: title }),
    optionId: winner,
    strength: m.pool?.strength ?? 'too_close',
    downgrade: null,
    reasons: cited.map(({ quote, evidenceId }, i) => ({
      text: say('reason', { quote: shortened(quote, m.language) }),
      evidenceIds: [evidenceId],
      reasonIds: m.reasons
        .filter(({ optionId }) => optionId === winner)
        .map(({ reasonId }) => reasonId)
        .slice(i, i + 1),
    })),
    outsideView: null,
    whatWouldChange: quotes.slice(0, 2).map((quote) => say('disproof', { quote: shortened(quote, m.language) })),
    nextAction: { what: say('runAgain'), owner, by: day(14) },
    biggestRisk: say('risk'),
    plan: [
      { what: say('check'), owner, by: day(14), firstStep: say('checkFirst'), cost, dependsOn: [] },
      { what: say('decide'), owner, by: day(28), firstStep: say('decideFirst'), cost, dependsOn: [0] },
    ],
    tripwires: [30, 60, 90].map((days, i) => ({
      metric: shortened(quotes[i % quotes.length] ?? '', m.language),
      threshold: say('noLonger'),
      date: day(days),
      action: say('stop'),
      owner,
    })),
    reviewDate: day(90),
    cheapestTest: say('cheapest'),
    exitCost: say('exit'),
    separateOpinion: null,
    calculations: [],
  };
};
