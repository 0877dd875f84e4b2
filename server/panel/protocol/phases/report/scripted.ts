import type { ScriptedAnswer } from '../common/turnKind.ts';
import { shortened } from '../../../rehearsal/seatNumbers.ts';

export const scriptedReview: ScriptedAnswer = () => ({ fixes: [], otherThings: [] });

export const scriptedFollowUp: ScriptedAnswer = (m, _random, say) => ({
  text: say('followUp', { question: shortened(m.followUp ?? '', m.language) }),
});
