import type { z } from 'zod';

import type { CaseEvent } from '../../../../../shared/events/case.ts';
import { bytesOf, truncate, limits } from '../../text/limits.ts';
import { strayedTo } from '../../text/language.ts';
import { contextWith } from '../../state/contextWith.ts';
import { callsToSpare } from './allowance.ts';
import { canMend } from './repairs.ts';
import { languageOf, type PanelContext } from '../../state/panelContext.ts';
import type { Turn } from '../../state/turn.ts';
import type { FoundPage } from '../../evidence/foundPages.ts';
import type { Pages } from '../../evidence/lookups.ts';
import type { PromptContext } from './promptContext.ts';
import type { Steps } from '../../../../../shared/kernel/scheduling/steps.ts';
import type { Random } from '../../../../../shared/kernel/random.ts';
import { fieldOf } from '../../../../../shared/kernel/thrown.ts';
import type { Say } from '../../../rehearsal/spokenLines.ts';
import type { Prompt } from '../prompting/prompt.ts';
import type { Item } from '../../state/panelRun.ts';

/** What a turn's facts need beside the answer: the moment, a secret, fetched pages. */
export type Extra = {
  readonly at: string;
  readonly callId: string;
  readonly nonce: string;
  readonly pages: Pages;
  /** What the provider's search returned for this answer. */
  readonly found: readonly FoundPage[];
};

/** One answer of a scripted seat: `say` speaks the language of the case. */
export type ScriptedAnswer = (m: PromptContext, random: Random, say: Say) => unknown;

/** What a turn shows of the case beyond what every turn does. Absent: nothing. */
type Shown = {
  /** The evidence list, in an order of its own for each seat. */
  readonly evidence?: true;
  /** What was said: all of it, with the objections, or only on the crux of the turn. */
  readonly exchange?: 'all' | 'crux';
  /** The seat's own blind ballot; other seats' ballots are never shown. */
  readonly ownBallot?: true;
  /** What seats said for each option in the blind round, without names and numbers. */
  readonly reasons?: true;
  /** What only this kind of turn is shown. */
  readonly own?: (context: PanelContext, turn: Turn, pages: Pages) => Partial<PromptContext>;
};

export type Form = { readonly name: string; readonly zod: z.ZodType };

/** Everything about one kind of turn: what is asked, shown and said, and what an answer means. */
type Declared<T> = {
  readonly schema: z.ZodType<T>;
  readonly search: boolean;
  /** The field of the answer that viewers read while it is being written; null: none, since it is sealed or not for viewers. */
  readonly speaks: string | null;
  /**
   * A form that turns of several kinds fill in: providers are bound to it in place of `schema`, so that the beginning of these
   * prompts, of which the form is a part, is the same for all of them and is read from the provider's cache.
   */
  readonly form?: Form;
  /** The list of the form whose one entry is the answer; absent: the form's own fields are. */
  readonly part?: string;
  readonly shows: Shown;
  readonly prompt: Prompt;
  /** What a scripted seat answers in a rehearsal. */
  readonly scripted: ScriptedAnswer;
  /** Items whose pages are fetched before the seat is asked. */
  readonly sources?: (context: PanelContext, turn: Turn) => readonly Item[];
  /** Keys of documents and addresses of pages that are opened before the seat is asked. */
  readonly opens?: (context: PanelContext, turn: Turn) => readonly string[];
  /** What is to be made ready of these pages, in steps, before they are used: it takes long. */
  readonly prepares?: (turn: Turn, pages: Pages) => Steps<unknown>;
  /** Key of the transcript entry that replaces the partial utterance; the turn's step where absent. */
  readonly transcriptKey?: (turn: Turn) => string;
  /** Facts of a valid answer; throws `Invalid` when it does not hold against the case. */
  readonly facts: (context: PanelContext, turn: Turn, value: T, extra: Extra) => CaseEvent[];
  /** Facts of what else the whole answer holds, once its own facts are recorded; what of it does not hold is left out. */
  readonly beside?: (context: PanelContext, turn: Turn, answer: unknown, extra: Extra) => CaseEvent[];
  /** Facts of what holds of an answer that cannot be given again; throws `Invalid` when nothing does. */
  readonly holding?: (context: PanelContext, turn: Turn, answer: unknown, extra: Extra) => CaseEvent[];
};

/** The same with the answer's type forgotten, for one table of all kinds of turn: `read` parses before it makes facts. */
export type TurnRules = Omit<Declared<unknown>, 'facts' | 'beside' | 'holding'> & {
  readonly read: (context: PanelContext, turn: Turn, answer: unknown, extra: Extra) => CaseEvent[];
};

/** The answer is not what was asked for, or does not hold against the case: the seat is asked once to repair it. */
export class Invalid extends Error {
  override readonly name = 'Invalid';

  /** What was found may be as long as the answer; the history and the seat get its beginning. */
  constructor(problem: string) {
    super(truncate(problem, limits.line));
  }
}

/** What is read, or this instead where it does not hold. */
export const whereItHolds = <T>(read: () => T, otherwise: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Invalid) return otherwise();
    throw error;
  }
};

export const turnKind = <T>({ facts, beside, holding, ...asked }: Declared<T>): TurnRules => ({
  ...asked,
  read(context, turn, answer, extra) {
    const own = partOf(answer, asked.part);
    const whole = () => {
      const parsed = asked.schema.safeParse(own);
      if (!parsed.success) throw new Invalid(problemsOf(parsed.error));
      return facts(context, turn, parsed.data, extra);
    };
    const kept = holding ? asFarAsItHolds(context, whole, () => holding(context, turn, own, extra)) : whole();
    const found = beside ? [...kept, ...beside(contextWith(context, kept), turn, answer, extra)] : kept;
    const strayed = strayedIn(context, own);
    if (strayed !== null && canMend(context, turn))
      throw new Invalid(`answer: expected texts in the language "${languageOf(context)}", found "${strayed}"`);
    const large = found.find(({ data }) => bytesOf(data) > limits.event);
    if (large) throw new Invalid(`answer: expected at most ${limits.event} bytes, found ${bytesOf(large.data)}`);
    return found;
  },
});

/** Another answer is asked for where there is a call for it; else what holds of this one is taken. */
const asFarAsItHolds = (context: PanelContext, whole: () => CaseEvent[], holding: () => CaseEvent[]): CaseEvent[] =>
  callsToSpare(context) >= 1 ? whole() : whereItHolds(whole, holding);

/** What stands by itself where an entry of a list was asked for is taken as it is. */
const partOf = (answer: unknown, part: string | undefined): unknown => {
  const entries = part === undefined ? undefined : fieldOf(answer, part);
  return Array.isArray(entries) ? entries[0] : answer;
};

/** Scripted seats speak English where they have no lines, and say so; before triage the language is not known. */
const strayedIn = (context: PanelContext, answer: unknown): string | null =>
  context.state.triage === null || context.state.seated?.rehearsal === true
    ? null
    : strayedTo(proseIn(answer).join('\n'), languageOf(context));

/** What a seat wrote itself: quotes, addresses and names stand as they were found. */
const asFound = new Set(['quote', 'said', 'from', 'calculations', 'url', 'publisher', 'publishedAt', 'source']);
const proseIn = (answer: unknown): string[] => {
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => (asFound.has(key) ? [] : proseIn(value)));
};

const problemsOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
    .join('; ');
