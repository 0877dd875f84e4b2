import { isDisproved } from '../../../../../shared/events/quoteResult.ts';
import { z } from 'zod';

import { fieldOf } from '../../../../../shared/kernel/thrown.ts';
import { Invalid, whereItHolds } from './turnKind.ts';
import { evidenceOf, type PanelContext } from '../../state/panelContext.ts';
import { truncate } from '../../text/limits.ts';
import { shortenedTo } from '../../text/text.ts';

/** Providers' strict modes know no maps: probabilities and scores travel as lists. */
export const Shares = z.array(z.strictObject({ option: z.string(), probability: z.number() }));

export const text = z.string().min(1);

/** Shares as a map over known options, summing to 1. A sum a little off is rounding; more is a mistake. */
export const distribution = (shares: z.infer<typeof Shares>, options: readonly string[], what: string) => {
  const stranger = shares.find(({ option }) => !options.includes(option));
  if (stranger) throw new Invalid(`${what}: expected options among ${options.join(', ')}, found ${stranger.option}`);
  const p = Object.fromEntries(
    options.map((option) => [option, shares.find((s) => s.option === option)?.probability ?? 0]),
  );
  const total = Object.values(p).reduce((a, b) => a + b, 0);
  if (!Object.values(p).every((value) => value >= 0 && value <= 1) || !(total >= 0.9 && total <= 1.1))
    throw new Invalid(`${what}: expected probabilities that sum to 1, found a sum of ${total.toFixed(2)}`);
  return Object.fromEntries(Object.entries(p).map(([option, value]) => [option, Math.min(1, value / total)]));
};

/** Only what is in the evidence list and was not refuted can be cited. */
export const citable = (ids: readonly string[], context: PanelContext, what: string): string[] => {
  const known = new Map(evidenceOf(context).map((item) => [item.evidenceId, item.status]));
  for (const id of ids) {
    if (!known.has(id)) throw new Invalid(`${what}: cites ${id}, which is not in the evidence list`);
    const result = known.get(id);
    if (result && isDisproved(result)) throw new Invalid(`${what}: cites ${id}, which is ${result.replace('_', ' ')}`);
  }
  return [...new Set(ids)];
};

/** The fields of an answer that are as the form wants them; of a list the entries that are. */
export const fieldsThatHold = <T extends z.ZodObject>({ shape }: T, answer: unknown): Partial<z.infer<T>> => {
  const held = Object.entries(shape).flatMap(([name, field]) => {
    const value = fieldOf(answer, name);
    const of = field instanceof z.ZodArray ? field.element : null;
    const entries = of && Array.isArray(value) ? value.filter((entry) => z.safeParse(of, entry).success) : value;
    const read = z.safeParse(field, entries);
    return read.success ? [[name, read.data] as const] : [];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each was read by the form's own field
  return Object.fromEntries(held) as Partial<z.infer<T>>;
};

export const isCitable = (id: string, context: PanelContext): boolean => holds(() => citable([id], context, ''));
export const isDistribution = (shares: z.infer<typeof Shares>, options: readonly string[]): boolean =>
  holds(() => distribution(shares, options, ''));

const holds = (read: () => unknown): boolean =>
  whereItHolds(
    () => {
      read();
      return true;
    },
    () => false,
  );

export const knownOption = (option: string, context: PanelContext, what: string): string => {
  const known = context.run.frame?.options.map(({ optionId }) => optionId) ?? [];
  if (!known.includes(option)) throw new Invalid(`${what}: expected one of ${known.join(', ')}, found ${option}`);
  return option;
};

/**
 * A text of at most so many words; a tenth more is accepted, since models do not count exactly. One that is longer ends with the last
 * sentence that fits: a seat is not lost, nor asked and paid for again, because it said too much.
 */
export const within = (value: string, limit: number, language: string): string =>
  truncate(shortenedTo(value.trim(), Math.floor(limit * 1.1), language));

export const unit = (value: number, what: string): number => {
  if (!(value >= 0 && value <= 1)) throw new Invalid(`${what}: expected a probability from 0 to 1, found ${value}`);
  return value;
};
