import type { CaseEvent } from '../events/case.ts';
import type { Recorded } from '../kernel/event.ts';
import type { Seen } from './debate/types.ts';
import { type Known, firstAsked, learn, nothingKnown } from './redaction/known.ts';
import { type Mask, type Told, maskOf } from './redaction/mask.ts';
import { type Eye, permit } from './redaction/permit.ts';
import { type Audience, type Rule, type When, rules } from './redaction/rules.ts';
import { table } from './redaction/table.ts';

export { type Known, learn, nothingKnown, opened } from './redaction/known.ts';
export type { Audience } from './redaction/rules.ts';

/**
 * The one place that decides what a viewer may not see yet, or at all (`redaction/table.ts`). Revisions never have gaps: what is
 * withheld arrives as revision, type and hash.
 */
export const redact = (event: Recorded<CaseEvent>, audience: Audience, known: Known): Seen => {
  const { revision, id, type, version, at, actor, causation, prev, hash } = event;
  const { data, withheld } = permit(event.data, ruleFor(event, known), eyeOf(event, audience, known));
  const isOwner = audience === 'owner';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules keep the shape of the data
  return {
    ...{ revision, id, type, version, at },
    actor: isOwner ? actor : roleOf(actor),
    // A call has one cause with what came of it, and a ballot is what came of one.
    causation: isOwner && known.openedAt !== null ? causation : null,
    ...{ prev, hash },
    data,
    ...(!isOwner && data !== null && event.type === 'CruxChosen' && { sameAs: firstAsked(known, event.data) }),
    ...(withheld.length > 0 && { withheld }),
  } as Seen;
};

const ruleFor = ({ type, erased, unfit }: Recorded<CaseEvent>, known: Known): Rule | undefined =>
  !erased && !unfit && (!known.erased || type === 'CaseErased') && Object.hasOwn(table, type) ? table[type] : undefined;

const eyeOf =
  (event: Recorded<CaseEvent>, audience: Audience, known: Known): Eye =>
  (rule) =>
    views[rules[rule][audience]](event, known);

/** How the texts of a field are seen at each of these moments, where the field is seen. */
const views: Readonly<Record<When, (event: Recorded<CaseEvent>, known: Known) => ReturnType<Eye>>> = {
  always: () => asRecorded,
  masked: ({ revision }, known) => maskFor(known, revision).whole,
  opened: (_event, { openedAt }) => (openedAt === null ? null : asRecorded),
  round: ({ data }, { revealed }) => (revealed.has(roundOf(data)) ? asRecorded : null),
  never: () => null,
};
const asRecorded = (text: string): string => text;

const roundOf = (data: object): string => {
  const { panel = 0, round = 'revised' }: { readonly panel?: number; readonly round?: string } = data;
  return `${panel}/${round}`;
};

const roleOf = (actor: string): string => (/^(?:panel|system|seat:.*)$/u.test(actor) ? actor : 'owner');

/** By what was told before this event, so that it is the same text to whom it comes live and to whom it comes later. */
const maskFor = ({ told }: Known, revision: number): Mask => {
  const before = told.every((one) => one.revision < revision) ? told : told.filter((one) => one.revision < revision);
  const mask = masks.get(before) ?? maskOf(before);
  masks.set(before, mask);
  return mask;
};
const masks = new WeakMap<readonly Told[], Mask>();

/** What is still being said in a case, as a watcher sees it by now. */
export const spokenTo = (known: Known, text: string): string => maskFor(known, Infinity).soFar(text);

/** A whole history as somebody may see it now. */
export const seenBy = (audience: Audience, history: readonly Recorded<CaseEvent>[]): Seen[] => {
  const known = history.reduce(learn, nothingKnown);
  return history.map((event) => redact(event, audience, known));
};
