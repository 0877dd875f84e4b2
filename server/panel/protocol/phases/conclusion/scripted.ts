import type { ScriptedAnswer } from '../common/turnKind.ts';
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

export const scriptedForecast: ScriptedAnswer = (m, random) => ({
  success: (m.frame?.options ?? []).map(({ optionId }) => ({
    option: optionId,
    probability: Math.round(20 + 60 * random()) / 100,
  })),
  tripwires: (m.draft?.tripwires ?? []).map((_, i) => ({
    tripwire: i + 1,
    probability: Math.round(5 + 40 * random()) / 100,
  })),
});
