import type { Mode } from '../../shared/events/case.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { shortTitle } from '../../server/panel/protocol/text/limits.ts';
import { inMemoryProviders } from '../fakes/inMemoryProviders.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import type { Story } from './histories.ts';
import { facts, panelNeeds, submit, runToEnd } from './panelCase.ts';
import { english } from './stories.ts';
import { abroad } from './storiesAbroad.ts';

/** What somebody might write about the story's decision, in its language: enough for scripted seats to quote from. */
const briefOf = (story: Story): string =>
  [
    story.question,
    ...story.options.map((option) => `${option}.`),
    ...story.reasons,
    ...story.claims,
    story.assumption,
    story.risk,
    story.exit,
  ].join('\n');

export const storyIn = (language: string): Story => {
  const story = language === 'en' ? english : abroad[language];
  if (!story) throw new Error(`expected a story in ${language}, found none`);
  return story;
};

type Events = readonly Recorded<CaseEvent>[];
const played = new Map<string, Promise<Events>>();

/** The events of a whole case in this language, by scripted seats or by three fake providers; each is played once. */
export function caseIn(language: string, seats: 'rehearsal' | 'providers', mode: Mode = 'default'): Promise<Events> {
  const name = `${language}/${seats}/${mode}`;
  const known = played.get(name) ?? play(language, seats, mode);
  played.set(name, known);
  return known;
}

async function play(language: string, seats: 'rehearsal' | 'providers', mode: Mode): Promise<Events> {
  const phase = panelNeeds();
  const needs =
    seats === 'rehearsal' ? phase.needs : { ...phase.needs, providers: inMemoryProviders(phase.clock).providers };
  submit(phase.kept, { mode, q1: briefOf(storyIn(language)) });
  await runToEnd({ ...phase, needs });
  return facts(phase.kept);
}

/** As long as the prompts allow, times `more`: dissents of 250 words, replies of 100, stories of 80, sentences of 40. */
export function atTheLimits(document: ReportDocument, more: number): ReportDocument {
  const said = [...document.reasons.map(({ text }) => text), ...document.dissents.map(({ text }) => text)].join(' ');
  const words = (count: number) => wordsOf(said, count * more, document.language);
  const { recommendation: r } = document;
  const sentence = words(40);
  const [dissent] = document.dissents;
  const [story] = document.preMortem;
  const [concurrence] = document.concurrences;
  if (!dissent || !story || !concurrence) throw new Error('expected a dissent, a story and a concurrence, found none');
  return {
    ...document,
    recommendation: {
      ...r,
      headline: words(30),
      nextAction: { ...r.nextAction, what: sentence },
      whatWouldChange: [sentence, sentence, sentence],
      biggestRisk: sentence,
      exitCost: sentence,
    },
    reasons: Array.from({ length: 5 }, () => ({ ...document.reasons[0]!, text: words(60) })),
    dissents: ['A', 'C', 'D'].map((optionId) => ({
      ...dissent,
      optionId,
      text: words(250),
      decisiveArgument: sentence,
      conditions: sentence,
      watch: sentence,
      reply: { text: words(100), takenOver: false, revision: dissent.revision },
    })),
    concurrences: Array.from({ length: 2 }, () => ({ ...concurrence, text: words(100) })),
    preMortem: Array.from({ length: 9 }, () => ({
      ...story,
      story: words(80),
      earlySign: words(20),
      mitigation: words(20),
    })),
  };
}

/** With ten options whose titles are as long as titles may be, all but the first with little between them. */
export function manyOptions(document: ReportDocument): ReportDocument {
  const { options, matrix, reasons, dissents } = document;
  const [first] = options;
  if (!first) throw new Error('expected an option, found none');
  const said = [...options.map(({ title }) => title), ...reasons.map(({ text }) => text), dissents[0]?.text].join(' ');
  const long = (i: number) => shortTitle(`${said.slice(i * 13)} ${said.repeat(3)}`.trim());
  const ids = 'ABCDEFGHIJ'.split('');
  return {
    ...document,
    options: ids.map((optionId, i) => {
      const { variants: _variants, ...option } = options[i] ?? { ...first, origin: 'user' as const };
      const p = optionId === document.recommendation.optionId ? 0.28 : 0.08;
      return {
        ...option,
        ...{ optionId, title: long(i), recommended: optionId === document.recommendation.optionId },
        final: { p, revision: option.revision },
        blind: { p: 0.1, revision: option.revision },
      };
    }),
    matrix: matrix && {
      ...matrix,
      rows: ids.map((optionId, i) => ({ ...(matrix.rows[i] ?? matrix.rows[0]!), optionId })),
    },
  };
}

/** That many words, in languages that write them together as well. */
function wordsOf(text: string, count: number, language: string): string {
  let found = 0;
  let out = '';
  while (found < count)
    for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(`${text} `)) {
      if (found >= count) break;
      out += segment;
      if (isWordLike) found++;
    }
  return out.trim();
}
