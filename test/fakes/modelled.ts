import { scripted } from '../../server/panel/protocol/phases/scriptedAnswerTo.ts';
import type { PromptContext } from '../../server/panel/protocol/phases/common/promptContext.ts';
import { isSameText } from '../../server/panel/protocol/text/joining.ts';
import { read } from '../../server/panel/rehearsal/caseReading.ts';

/**
 * What a model answers where the fakes have nothing better to say: what a scripted seat does, and what no script can tell of a frame: over what time, by
 * what measure, and which passages of the case became which of its options.
 */
export const modelled = (m: PromptContext): unknown => {
  const answer = scripted(m);
  const [figure = ''] = read(m.brief, m.language).figures;
  const judged = (frame: object) => ({
    ...placed(m, frame as Framed),
    horizon: '12 months',
    successMetric: figure.slice(0, 200),
  });
  if (m.kind === 'frame') return judged(answer as object);
  if (m.kind !== 'triage') return answer;
  const { frame, ...rest } = answer as { readonly frame: object | null };
  return { ...rest, named: m.framesToo ? [] : passagesIn(m), frame: frame && judged(frame) };
};

type Framed = {
  readonly options: readonly { readonly title: string; readonly description: string; readonly origin: string }[];
};

/** Options that a reader of the case finds, as they stand there. */
const passagesIn = ({ brief, language }: PromptContext): string[] =>
  read(brief, language).options.flatMap((title) => {
    const at = title === null ? -1 : brief.toLowerCase().indexOf(title.toLowerCase());
    return title === null || at < 0 ? [] : [brief.slice(at, at + title.length)];
  });

/** With an option for each passage that the seat was shown, and for each that it finds itself. */
const placed = (m: PromptContext, { options, ...frame }: Framed) => {
  const passages = [...new Set([...m.named, ...passagesIn(m)])];
  const others = passages.filter((said) => !options.some(({ title }) => isSameText(title, said)));
  const all = [...options, ...others.map((title) => ({ title, description: '', origin: 'user' }))];
  const named = passages.map((said) => ({
    said,
    option: all.find(({ title }) => isSameText(title, said))?.title ?? '',
  }));
  return { ...frame, options: all, named };
};
