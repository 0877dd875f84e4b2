import type { ScriptedAnswer } from '../common/turnKind.ts';
import { languageAsked } from '../../text/caseLanguage.ts';
import { inDigitsOf } from '../../text/writtenDigits.ts';
import { leaningsIn, read } from '../../../rehearsal/caseReading.ts';
import { deadlineIn } from '../../../rehearsal/deadlineIn.ts';
import { scriptedFrame, scriptedOptions } from '../scripting/frame.ts';
import { plainFrameIn } from '../framing/plainFrame.ts';
import { shortened } from '../../../rehearsal/seatNumbers.ts';

export const scriptedTriage: ScriptedAnswer = (m, random, say) => {
  const { brief } = m;
  const language = inDigitsOf(brief, languageAsked(brief));
  const lean = leaningsIn(brief, language);
  const { title } = read(brief, language);
  return {
    title,
    language,
    domain: say('domain'),
    stakes: 3,
    reversibility: 'mixed',
    deadline: deadlineIn(brief, language),
    isDecision: true,
    policyFlags: [],
    leanSpans: lean,
    lean: lean[0] ?? null,
    named: [],
    frame: m.framesToo ? scriptedFrame({ ...m, language, title }, random, say) : null,
  };
};

export const scriptedClarify: ScriptedAnswer = ({ brief, language }, _random, say) => {
  const { figures, quotes } = read(brief, language);
  const figure = figures[0] ?? quotes[0] ?? '';
  const deadline = deadlineIn(brief, language);
  return {
    frame: {
      options: scriptedOptions(brief, language).map(({ title }) => title),
      criteria: plainFrameIn(language).criteria.map(({ name }) => name),
      deadline,
      fixed: deadline ? [say('decideBy', { date: deadline })] : [],
    },
    gaps: [
      {
        question: say('howSure', { quote: shortened(figure, language) }),
        why: say('howSureWhy'),
        assumption: say('howSureAssumed'),
        hardConstraint: false,
        chance: 0.6,
        bestIfYes: 0.62,
        bestIfNo: 0.58,
        bestNow: 0.5,
      },
      {
        question: say('howMuch'),
        why: say('howMuchWhy'),
        assumption: say('howMuchAssumed'),
        hardConstraint: true,
        chance: 0.5,
        bestIfYes: 0.55,
        bestIfNo: 0.55,
        bestNow: 0.5,
      },
    ],
  };
};
