import { z } from 'zod';

/** Shapes every catalogue uses. Timestamps are ISO 8601 in UTC, given by the command, never read inside. */
export const at = z.iso.datetime();
export const id = z.string().min(1).max(200);

type Schemas = Readonly<Record<string, z.ZodType>>;

/** The union of a catalogue's events: `{ type, data }` for each entry. */
export type EventOf<S extends Schemas> = {
  [T in keyof S & string]: Readonly<{ type: T; data: Readonly<z.infer<S[T]>> }>;
}[keyof S & string];
