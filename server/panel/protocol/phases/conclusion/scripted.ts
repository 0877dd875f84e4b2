import type { Random } from '../../../../../shared/kernel/random.ts';
import { fieldOf } from '../../../../../shared/kernel/thrown.ts';
import type { PromptContext } from '../common/promptContext.ts';
import type { ScriptedAnswer } from '../common/turnKind.ts';
import { scriptedChair } from '../scripting/draft.ts';
import { scriptedNumbers } from './scriptedNumbers.ts';
import { inOneBreath } from '../../../rehearsal/spokenLines.ts';
import { speech } from '../scripting/speech.ts';

export const scriptedDissent: ScriptedAnswer = (m, _random, say) => {
  const title = m.frame?.options.find(({ optionId }) => optionId === m.optionId)?.title ?? '';
  const holds = inOneBreath(say, [say('holdsTo', { option: title }), m.own?.topCrux ?? '']);
  const { text, evidenceIds } = speech(m, holds, say);
  return {
    text,
    decisiveArgument: m.own?.topCrux || title,
    evidenceIds,
    conditions: m.own?.changeMyMind ?? '',
    watch: m.own?.topCrux ?? '',
  };
};

export const scriptedReply: ScriptedAnswer = (_m, _random, say) => ({
  text: say('reply'),
});

export const scriptedForecast: ScriptedAnswer = (m, random) => foretold(m, m.draft?.tripwires ?? [], random);

const foretold = (m: PromptContext, tripwires: readonly unknown[], random: Random) => ({
  success: (m.frame?.options ?? []).map(({ optionId }) => ({
    option: optionId,
    probability: Math.round(20 + 60 * random()) / 100,
  })),
  tripwires: tripwires.map((_, i) => ({
    tripwire: i + 1,
    probability: Math.round(5 + 40 * random()) / 100,
  })),
});

/** The draft, and beside it what else is asked for in the same answer. */
export const scriptedConclusion: ScriptedAnswer = (m, random, say) => {
  const draft = scriptedChair(m, random, say);
  if (m.alsoAsked.length === 0) return draft;
  const tripwires = fieldOf(draft, 'tripwires');
  return {
    drafts: [draft],
    numbers: m.alsoAsked.includes('numbers') ? [scriptedNumbers(m, random, say)] : [],
    forecasts: m.alsoAsked.includes('forecasts')
      ? [foretold(m, Array.isArray(tripwires) ? tripwires : [], random)]
      : [],
  };
};
