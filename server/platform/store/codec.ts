import { z } from 'zod';

import { type WitanEvent, catalogue } from '../../../shared/events/catalogue.ts';
import { upcast, versionOf } from '../../../shared/events/upcast.ts';
import { type Bound, chainHash, sealedBeside } from '../../../shared/kernel/chain.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { DamagedSeal, type Seal, unsealed } from './seal.ts';
import type { NewEvent } from './store.ts';

/** A real server refuses an append above 1 MiB; longer findings are cut before they come here. */
export const maxEventBytes = 512 * 1024;
export const maxAppendBytes = 1024 * 1024;

/** What is kept beside the data. `version` is that of the type's schema; `prev` and `hash` are the chain. */
type Metadata = {
  readonly actor: string;
  readonly correlation: string;
  readonly causation: string | null;
  readonly version: number;
  readonly prev: string;
  readonly hash: string;
};

/** An event that others follow: revision -1 and hash `''` stand for none. */
type Place = { readonly revision: number; readonly hash: string };

type Data = Record<string, unknown>;

/** An event as an adapter sends it: legible JSON, or the bytes of a sealed one. */
export type Outgoing = { readonly id: string; readonly type: string; readonly metadata: Metadata } & (
  | { readonly json: true; readonly data: Data }
  | { readonly json: false; readonly data: Uint8Array }
);

/** An event as an adapter received it; nothing about `data` and `metadata` is certain. */
export type Incoming = {
  readonly id: string;
  readonly stream: string;
  readonly type: string;
  readonly revision: number;
  readonly position: bigint;
  readonly at: string;
  readonly json: boolean;
  readonly data: unknown;
  readonly metadata: unknown;
};

export type Codec<E extends { readonly type: string }> = {
  /** Checked against the catalogue, and chained and sealed to their place: behind the event they follow. */
  readonly encode: (stream: string, events: readonly NewEvent<E>[], after: Place) => Promise<Outgoing[]>;
  /**
   * In today's shape. No event can stop a reader: an unknown type comes as it is, and data that cannot be read comes as
   * `null`, `erased` when its key was deleted. So does what was not written here as it is, or does not fit its type, and `unfit`
   * says why; members that a newer program added are let pass. Sealed data of a type that is not read stay sealed and come as `null`.
   * Rejects only while keys cannot be reached: skipping what is there would lose it.
   */
  readonly decode: (incoming: Incoming, reads?: (type: string) => boolean) => Promise<Recorded<E>>;
  /** The bytes of a sealed event and the key to them alone; nothing of one that is stored as JSON. */
  readonly sealed: (incoming: Incoming) => Promise<Pick<Recorded<E>, 'stored' | 'key'>>;
};

type Schemas = Readonly<Record<string, z.ZodType>>;
type Needs = {
  readonly schemas?: Schemas;
  readonly versions?: { readonly versionOf: typeof versionOf; readonly upcast: typeof upcast };
  readonly seal?: Seal;
};

/** The only place that turns events into stored bytes and back. */
export function createCodec<E extends { readonly type: string } = WitanEvent>({
  schemas = catalogue,
  versions = { versionOf, upcast },
  seal = unsealed,
}: Needs = {}): Codec<E> {
  return {
    async encode(stream, events, after) {
      const out: Outgoing[] = [];
      let total = 0;
      for (const event of events) {
        const { id, type, actor, correlation, causation } = event;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every event has data
        const data = checked(schemas, stream, type, (event as unknown as { data: unknown }).data);
        const plain = Buffer.from(JSON.stringify(data));
        const prev = out.at(-1)?.metadata.hash ?? after.hash;
        const revision = after.revision + 1 + out.length;
        const bound = { revision, id, type, actor, correlation, causation, version: versions.versionOf(type), prev };
        const sealed = await seal.close(stream, type, plain, sealedBeside(stream, bound));
        const stored = sealed ?? plain;
        total += stored.length;
        if (stored.length > maxEventBytes)
          throw new EventTooLarge(
            `${type} for ${stream}: expected at most ${maxEventBytes} bytes, found ${stored.length}`,
          );
        const { version } = bound;
        const metadata = { actor, correlation, causation, version, prev, hash: chainHash(bound, stored) };
        out.push(sealed ? { id, type, metadata, json: false, data: sealed } : { id, type, metadata, json: true, data });
      }
      if (total > maxAppendBytes)
        throw new EventTooLarge(
          `${out.length} events for ${stream}: expected at most ${maxAppendBytes} bytes together, found ${total}`,
        );
      return out;
    },

    async sealed({ stream, json, data }) {
      if (json || !(data instanceof Uint8Array)) return {};
      const key = await seal.disclose?.(stream, data);
      return { stored: data, ...(key && { key }) };
    },

    async decode({ id, stream, type, revision, position, at, json, data: found, metadata }, reads = () => true) {
      const beside = metadataOf(metadata);
      const link = { revision, id, type, ...beside };
      const where = `${stream}, revision ${revision}: ${type}`;
      const recorded = (data: Data | null, more: { readonly unfit?: string; readonly erased?: boolean } = {}) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what fits the catalogue is an event of it
        ({ type, data, ...more, id, stream, revision, position, at, ...beside }) as unknown as Recorded<E>;

      const bytes = json ? JSON.stringify(found) : found instanceof Uint8Array ? found : '';
      if (bytes === undefined || chainHash(link, bytes) !== beside.hash)
        return recorded(null, { unfit: `${where} is not what was written: its hash is another one` });
      const refused = json ? await seal.refuses(stream, type) : null;
      if (refused !== null) return recorded(null, { unfit: `${where} was not written here: ${refused}` });

      if (!json && !reads(type)) return recorded(null);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not JSON is bytes
      const legible = json ? found : await opened(seal, link, stream, bytes as Uint8Array);
      if (legible === erased) return recorded(null, { erased });
      if (legible === damaged)
        return recorded(null, { unfit: `${where} was not written here: its seal does not open in this place` });
      const data = isData(legible) ? upcastOrNull(versions.upcast, type, beside.version, legible) : null;
      const wrong = data && misfit(schemas[type], data);
      return wrong ? recorded(null, { unfit: `${where} does not fit: ${wrong}` }) : recorded(data);
    },
  };
}

class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
}
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
}

const checked = (schemas: Schemas, stream: string, type: string, data: unknown): Data => {
  const schema = schemas[type];
  if (!schema) throw new UnknownEvent(`${type} for ${stream}: expected a type of the catalogue`);
  const result = schema.safeParse(data);
  if (!result.success)
    throw new UnknownEvent(`${type} for ${stream} does not fit the catalogue: ${z.prettifyError(result.error)}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema of the catalogue is of an object
  return result.data as Data;
};

/** What does not fit, with where it is; null when it does, but for members that are not known here. */
const misfit = (schema: z.ZodType | undefined, data: Data): string | null => {
  const issues = schema?.safeParse(data).error?.issues.filter(({ code }) => code !== 'unrecognized_keys') ?? [];
  return issues.length === 0
    ? null
    : issues
        .slice(0, 5)
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
        .join('; ');
};

const opened = async (seal: Seal, link: Bound, stream: string, stored: Uint8Array): Promise<unknown> => {
  try {
    const plain = await seal.open(stream, stored, sealedBeside(stream, link));
    return plain === null ? erased : parsed(plain);
  } catch (error) {
    if (error instanceof DamagedSeal) return damaged;
    throw error;
  }
};

/** What stands for data whose key is gone, and for what no key of ours sealed here. */
const erased = true;
const damaged = false;

const parsed = (plain: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(plain.buffer, plain.byteOffset, plain.length).toString());
  } catch {
    return null;
  }
};

const upcastOrNull = (step: typeof upcast, type: string, version: number, data: Data): Data | null => {
  try {
    return step(type, version, data);
  } catch {
    return null;
  }
};

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

const metadataOf = (found: unknown): Metadata => {
  const given: Partial<Record<keyof Metadata, unknown>> = isData(found) ? found : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    actor: text(given.actor),
    correlation: text(given.correlation),
    causation: typeof given.causation === 'string' ? given.causation : null,
    version: typeof given.version === 'number' ? given.version : 1,
    prev: text(given.prev),
    hash: text(given.hash),
  };
};
