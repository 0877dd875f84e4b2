import type { ScriptedAnswer } from '../common/turnKind.ts';
import { read } from '../../../rehearsal/caseReading.ts';
import { deadlineIn } from '../../../rehearsal/deadlineIn.ts';
import { limitsIn } from '../../../rehearsal/limitsIn.ts';
import { numberOf, shortened } from '../../../rehearsal/seatNumbers.ts';
import { plainOptionsIn } from '../framing/plainOptions.ts';
import { saysNothing } from '../../text/doingNothing.ts';
import { plainFrameIn } from '../framing/plainFrame.ts';
import { excuseIn, inOneBreath } from '../../../rehearsal/spokenLines.ts';

export const scriptedFrame: ScriptedAnswer = ({ brief, language, seat, title }, _random, say) => {
  const { question } = read(brief, language);
  const nth = numberOf(seat.seatId);
  const deadline = deadlineIn(brief, language);
  const table = scriptedOptions(brief, language);
  const { criteria } = plainFrameIn(language);
  return {
    statement: inOneBreath(say, [say('framed', { quote: shortened(question || title, language) }), excuseIn(language)]),
    question: question || title,
    options: table.map(({ title: what, description, origin }) => ({ title: what, description, origin })),
    criteria: criteria.map(({ name, why, direction }, i, all) => ({
      name,
      why,
      direction,
      weight: i === nth % all.length ? 0.4 : 0.2,
    })),
    constraints: [...(deadline ? [say('decideBy', { date: deadline })] : []), ...limitsIn(brief, language)],
    assumptions: [],
    // Over what time and by what measure it is judged no script can tell.
    horizon: '',
    successMetric: '',
    // A script tells no passage from another: what code reads in the case stands for it.
    named: [],
  };
};

/** What the text names, or to do what it describes; to do nothing, if it does not name that itself; to try it small. */
export const scriptedOptions = (brief: string, language: string) => {
  const { options } = read(brief, language);
  const { goAhead, nothing, small } = plainOptionsIn(language);
  const leaving = options.find((option) => option !== null && saysNothing(option));
  const named = (option: string) => ({
    title: option,
    description: '',
    origin: option === leaving ? ('status_quo' as const) : ('user' as const),
  });
  return [
    ...(options.length > 0 ? options : [null]).map((o) => (o === null ? goAhead : named(o))),
    ...(leaving === undefined ? [nothing] : []),
    small,
  ];
};
