import type { Random } from '../../../../shared/kernel/random.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import { isSameText } from '../../../../server/panel/protocol/text/joining.ts';
import type { Decision } from './decisions.ts';

type Option = { readonly title: string; readonly description: string; readonly origin: string };
type Named = { readonly said: string; readonly option: string };
type Frame = {
  readonly options: readonly Option[];
  readonly constraints: readonly string[];
  readonly named: readonly Named[];
};
type Triage = { readonly frame: Frame | null; readonly deadline: string | null; readonly named: readonly string[] };

/**
 * A seat with an even number puts what the case names in other words; where there is one thing to do, it proposes nothing beside it. Of what is no option it
 * says so.
 */
export const framed = ({ seat }: PromptContext, proposed: Frame, { again, isYesOrNo, none }: Decision): Frame => {
  const isNone = (text: string) => none.some((one) => isSameText(one, text));
  const frame = { ...proposed, options: proposed.options.filter(({ title }) => !isNone(title)) };
  const isOther = Number(seat.seatId.split('-').at(-1)) % 2 === 0;
  const said = (title: string) => (isOther ? (again.get(title) ?? title) : title);
  return {
    ...frame,
    constraints: [...frame.constraints, ...(isOther ? ['No more than EUR 90,000 may be lost.'] : [])],
    options: isYesOrNo
      ? frame.options.slice(0, -1).map((option, i) => (i === 0 ? { ...option, origin: 'panel' } : option))
      : frame.options.map((option) => ({ ...option, title: said(option.title) })),
    named: frame.named.map((one) => ({ ...one, option: isNone(one.said) ? '' : said(one.option) })),
  };
};

/** Some decisions can be undone and some cannot, some have a day, and some texts seem to ask for none. */
export const triaged = (m: PromptContext, { frame, ...found }: Triage, decision: Decision, random: Random): object => {
  const way = random();
  return {
    ...found,
    named: found.named.filter((said) => !decision.none.some((one) => isSameText(one, said))),
    reversibility: way < 0.5 ? 'mixed' : way < 0.75 ? 'one_way' : 'two_way',
    ...(random() < 0.3 ? { deadline: '15 January' } : {}),
    isDecision: random() > 0.06,
    frame: frame && framed(m, frame, decision),
  };
};
