import { read } from './reading.ts';
import { type Answer, shortened } from './words.ts';

export const chair: Answer = (m) => {
  const winner = m.pool?.winner ?? '';
  const title = m.frame?.options.find(({ optionId }) => optionId === winner)?.title ?? winner;
  const cited = m.ledger.filter(({ unusable, status }) => unusable === null && status === 'verified').slice(0, 3);
  const { quotes } = read(m.brief, m.language);
  const day = (days: number) => new Date(Date.parse(m.today) + days * 86_400_000).toISOString().slice(0, 10);
  return {
    headline: `Rehearsal, not advice: the scripted seats chose “${title}”.`,
    optionId: winner,
    strength: m.pool?.strength ?? 'too_close',
    downgrade: null,
    reasons: cited.map(({ quote, evidenceId }) => ({
      text: `The case says: “${shortened(quote, m.language)}”`,
      evidenceIds: [evidenceId],
    })),
    outsideView: null,
    whatWouldChange: quotes
      .slice(0, 2)
      .map((quote) => `Proof that this does not hold: “${shortened(quote, m.language)}”`),
    nextAction: { what: 'Run this case again with a model configured.', owner: 'you', by: day(14) },
    biggestRisk: 'To take a rehearsal for advice.',
    plan: [
      {
        what: 'Check the statements quoted above.',
        owner: 'you',
        by: day(14),
        firstStep: 'Take the first.',
        cost: 'an hour',
        dependsOn: [],
      },
      { what: 'Decide.', owner: 'you', by: day(28), firstStep: 'Read the dissents.', cost: 'an hour', dependsOn: [0] },
    ],
    tripwires: [30, 60, 90].map((days, i) => ({
      metric: shortened(quotes[i % quotes.length] ?? '', m.language),
      threshold: 'it no longer holds',
      date: day(days),
      action: 'Stop and look again.',
      owner: 'you',
    })),
    reviewDate: day(90),
    cheapestTest: 'Ask the one person who would know.',
    exitCost: 'Not judged in a rehearsal.',
    separateOpinion: null,
  };
};
