import type { ScriptedAnswer } from '../common/turnKind.ts';
import type { PromptContext } from '../common/promptContext.ts';
import { speech } from '../scripting/speech.ts';
import { shortened } from '../../../rehearsal/seatNumbers.ts';

const doubts = (m: PromptContext): boolean => m.crux?.side === 'against';
const byId = (a: { readonly evidenceId: string }, b: { readonly evidenceId: string }) =>
  a.evidenceId < b.evidenceId ? -1 : 1;

export const scriptedClaim: ScriptedAnswer = (m, _random, say) => ({
  ...speech(m, say(doubts(m) ? 'claimsNo' : 'claimsYes'), say),
  concession: say('concedes'),
  steelman: say(doubts(m) ? 'bestOfYes' : 'bestOfNo'),
});

export const scriptedExamine: ScriptedAnswer = (m, _random, say) => {
  const [one, other] = m.said;
  const asks = one && other ? say('examines', { one: one.speaker, other: other.speaker }) : say('examinesAll');
  const { text, evidenceIds } = speech(m, asks, say);
  const [item] = m.evidenceList.filter(({ unusable }) => unusable === null).toSorted(byId);
  return { text, evidenceIds, check: item ? { evidenceId: item.evidenceId, question: say('where') } : null };
};

export const scriptedCheck: ScriptedAnswer = ({ lookups: [item], language }, _random, say) => ({
  text: item?.onPage ? say('itSays', { quote: shortened(item.quote, language) }) : say('notThere'),
  verdict: item?.onPage ? 'supported' : 'unclear',
});

export const scriptedAnswer: ScriptedAnswer = (m, _random, say) => ({
  ...speech(m, say(doubts(m) ? 'answersNo' : 'answersYes'), say),
  concession: null,
  steelman: null,
});

export const scriptedDelegate: ScriptedAnswer = (m, _random, say) => ({
  ...speech(m, say('compares'), say),
  concession: say('comparesConcedes'),
  steelman: null,
});
