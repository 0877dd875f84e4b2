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
