import type { ScriptedAnswer } from '../common/turnKind.ts';
import { read } from '../../../rehearsal/caseReading.ts';
import { numberOf, shortened } from '../../../rehearsal/seatNumbers.ts';
import { inOneBreath } from '../../../rehearsal/spokenLines.ts';

export const scriptedResearch: ScriptedAnswer = (
  { brief, language, frame: known, seat, clarifications },
  random,
  say,
) => {
  const told = clarifications.filter(({ assumed }) => !assumed).map(({ answer }) => answer);
  const { quotes, figures } = read([brief, ...told].join('\n'), language);
  const mine = quotes.filter((_, i) => i % 3 === numberOf(seat.seatId) % 3).slice(0, 4);
  const options = known?.options ?? [];
  return {
    items: mine.map((quote) => ({
      claim: say('states', { quote: shortened(quote, language) }),
      quote,
      source: 'case',
      url: null,
      publisher: null,
      publishedAt: null,
      supports: options.map(({ optionId }) => ({ option: optionId, weight: Math.round(random() * 3 - 1.5) })),
      kind: figures.includes(quote) ? 'estimate' : 'opinion',
      grade: 'C',
    })),
    nothingFound: mine.length === 0 ? say('nothingLeft') : null,
  };
};

export const scriptedVerify: ScriptedAnswer = ({ lookups }, _random, say) => ({
  items: lookups.map(({ evidenceId, onPage }) => ({
    evidenceId,
    verdict: 'unclear',
    note: inOneBreath(say, [onPage ? say('onPage') : '', say('disclaimer')]),
  })),
});
