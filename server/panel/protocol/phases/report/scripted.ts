import type { ScriptedAnswer } from '../common/turnKind.ts';
import { inOneBreath } from '../../../rehearsal/spokenLines.ts';
import { shortened } from '../../../rehearsal/seatNumbers.ts';

export const scriptedReview: ScriptedAnswer = () => ({ fixes: [] });

export const scriptedFollowUp: ScriptedAnswer = (m, _random, say) => ({
  text: inOneBreath(say, [say('followUp', { question: shortened(m.followUp ?? '', m.language) }), say('disclaimer')]),
});
