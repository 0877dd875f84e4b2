import type { Random } from '../../../../../shared/kernel/random.ts';
import type { Say } from '../../../rehearsal/spokenLines.ts';
import type { PromptContext } from '../common/promptContext.ts';
import type { ScriptedAnswer } from '../common/turnKind.ts';
import { read } from '../../../rehearsal/caseReading.ts';
import { numberOf, shortened } from '../../../rehearsal/seatNumbers.ts';
import { sentences } from '../../text/text.ts';

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

/** Sentences of the document as they stand there, those with figures first. */
export const scriptedOpen = ({ document, language, frame: known, seat }: PromptContext, random: Random, say: Say) => {
  const found = (document?.blocks ?? []).flatMap(({ at, text }) =>
    sentences(text, language)
      .filter(({ length }) => length >= 16 && length <= 280)
      .map((quote) => ({ at, quote })),
  );
  const telling = found.toSorted((a, b) => Number(/\p{Nd}/u.test(b.quote)) - Number(/\p{Nd}/u.test(a.quote)));
  const mine = telling.filter((_, i) => i % 3 === numberOf(seat.seatId) % 3).slice(0, 3);
  return {
    items: mine.map(({ at, quote }) => ({
      ...{ claim: say('documentStates', { quote: shortened(quote, language) }), quote, at },
      supports: (known?.options ?? []).map(({ optionId }) => ({
        option: optionId,
        weight: Math.round(random() * 3 - 1.5),
      })),
      kind: /\p{Nd}/u.test(quote) ? 'estimate' : 'opinion',
      grade: 'C',
    })),
    nothingFound: mine.length === 0 ? say('nothingLeft') : null,
  };
};

/** The same, and the first place of the outline that nobody reads. */
export const scriptedRead: ScriptedAnswer = (m, random, say) => ({
  ...scriptedOpen(m, random, say),
  asks: m.document?.outline.flatMap(({ at, isRead }) => (isRead ? [] : [at])).slice(0, 1) ?? [],
});

export const scriptedVerify: ScriptedAnswer = ({ lookups }, _random, say) => ({
  items: lookups.map(({ evidenceId, onPage }) => ({
    evidenceId,
    verdict: 'unclear',
    note: say(onPage ? 'onPage' : 'notThere'),
  })),
});

/** A sentence of each page as it stands there, and after the first reading the part of the plan that comes first. */
export const scriptedExtract: ScriptedAnswer = ({ openedPages, queries, language, frame: known }, random, say) => {
  const items = openedPages.flatMap(({ url, text }) =>
    sentences(text, language)
      .filter(({ length }) => length >= 24 && length <= 280)
      .slice(0, 1)
      .map((quote) => ({
        ...{ claim: say('states', { quote: shortened(quote, language) }), quote, url },
        ...{ publisher: null, publishedAt: null },
        supports: (known?.options ?? []).map(({ optionId }) => ({
          option: optionId,
          weight: Math.round(random() * 3 - 1.5),
        })),
        kind: /\p{Nd}/u.test(quote) ? 'estimate' : 'opinion',
        grade: 'C',
      })),
  );
  return { items, missing: queries.slice(0, 1), nothingFound: items.length === 0 ? say('nothingLeft') : null };
};
