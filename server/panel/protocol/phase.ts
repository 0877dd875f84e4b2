import type { z } from 'zod';

import type { CaseEvent } from '../../../shared/events/case.ts';
import { bytesOf, cut, most } from './extent.ts';
import { strayedTo } from './language.ts';
import { canMend } from './mending.ts';
import { isSince, languageOf, type Scene } from './scene.ts';
import type { Turn } from './turn.ts';

/** A page as it was fetched for checking a quote; pages of the same run are fetched once. */
export type Page = { readonly text: string; readonly hash: string } | { readonly error: string };

/** What a turn's facts need beside the answer: the moment, a secret, fetched pages. */
export type Extra = {
  readonly at: string;
  readonly callId: string;
  readonly nonce: string;
  readonly pages: Readonly<Record<string, Page>>;
};

/** What a seat is asked for in a phase, and what its answer means. */
type Asked<T> = {
  readonly schema: z.ZodType<T>;
  readonly search: boolean;
  /** The field of the answer that viewers hear while it is being written; null: nothing (sealed, or not for ears). */
  readonly speaks: string | null;
  readonly maxTokens: number;
  /** Longest time for one attempt; the stage's end may come first. */
  readonly seconds: number;
  /** Facts of a valid answer; throws `Invalid` when it does not hold against the case. */
  readonly facts: (scene: Scene, turn: Turn, value: T, extra: Extra) => CaseEvent[];
};

/** The same with the answer's type forgotten, for one table of all phases: `read` parses before it makes facts. */
export type PhaseRules = Omit<Asked<unknown>, 'facts'> & {
  readonly read: (scene: Scene, turn: Turn, answer: unknown, extra: Extra) => CaseEvent[];
};

/** The answer is not what was asked for, or does not hold against the case: the seat is asked once to repair it. */
export class Invalid extends Error {
  override readonly name = 'Invalid';

  /** What was found may be as long as the answer; the history and the seat get its beginning. */
  constructor(problem: string) {
    super(cut(problem, most.line));
  }
}

export const phase = <T>({ facts, ...asked }: Asked<T>): PhaseRules => ({
  ...asked,
  read(scene, turn, answer, extra) {
    const parsed = asked.schema.safeParse(answer);
    if (!parsed.success) throw new Invalid(problemsOf(parsed.error));
    const found = facts(scene, turn, parsed.data, extra);
    const strayed = isSince(scene, 4) ? strayedIn(scene, parsed.data) : null;
    if (strayed !== null && canMend(scene, turn))
      throw new Invalid(`answer: expected texts in the language "${languageOf(scene)}", found "${strayed}"`);
    const large = found.find(({ data }) => bytesOf(data) > most.event);
    if (large) throw new Invalid(`answer: expected at most ${most.event} bytes, found ${bytesOf(large.data)}`);
    return found;
  },
});

/** Scripted seats speak English where they have no lines, and say so; before triage nobody knows the language. */
const strayedIn = (scene: Scene, answer: unknown): string | null =>
  scene.state.triage === null || scene.state.seated?.rehearsal === true
    ? null
    : strayedTo(proseIn(answer).join('\n'), languageOf(scene));

/** What a seat wrote itself: quotes, addresses and names stand as they were found. */
const asFound = new Set(['quote', 'url', 'publisher', 'publishedAt', 'source']);
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
