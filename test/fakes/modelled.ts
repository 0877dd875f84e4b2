import { scripted } from '../../server/panel/protocol/phases/scriptedAnswerTo.ts';
import type { PromptContext } from '../../server/panel/protocol/phases/common/promptContext.ts';
import { read } from '../../server/panel/rehearsal/caseReading.ts';

/** What a model answers where the fakes have nothing better to say: what a scripted seat does, and what no script can tell of a frame. */
export const modelled = (m: PromptContext): unknown => {
  const answer = scripted(m);
  const [figure = ''] = read(m.brief, m.language).figures;
  const judged = (frame: object) => ({ ...frame, horizon: '12 months', successMetric: figure.slice(0, 200) });
  if (m.kind === 'frame') return judged(answer as object);
  if (m.kind !== 'triage') return answer;
  const { frame, ...rest } = answer as { readonly frame: object | null };
  return { ...rest, frame: frame && judged(frame) };
};
