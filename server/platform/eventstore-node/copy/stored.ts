import type { ServiceError } from '@grpc/grpc-js';

import { rawClient } from './client.ts';
import { eventOf, type RawEvent, readAllRequest, readStreamRequest } from './messages.ts';

/** An event byte for byte as it is stored, whatever it says. */
type StoredEvent = Pick<RawEvent, 'revision' | 'type' | 'metadata' | 'data'> & { readonly id: string };

export type StoredEvents = {
  /** Names of the streams with an event in the store, in the order in which they began. */
  readonly streams: () => Promise<readonly string[]>;
  /** Whether any account or case has an event that is no JSON. */
  readonly anySealed: () => Promise<boolean>;
  /** Of one stream in order; nothing if it does not exist or was deleted. */
  readonly of: (stream: string) => AsyncIterable<StoredEvent>;
  readonly close: () => Promise<void>;
};

/** Reads a store below every codec: for those who check what is there rather than what it means. */
export function storedEvents(url: string): StoredEvents {
  const client = rawClient(url);
  return {
    async streams() {
      const names = new Set<string>();
      for await (const response of await client.read(readAllRequest)) {
        const event = eventOf(response);
        if (event) names.add(event.stream.toString());
      }
      return [...names];
    },

    async anySealed() {
      const sealed = (event: RawEvent | undefined) =>
        event && /^(account|case)-/.test(event.stream.toString('latin1')) && event.data[0] !== 0x7b;
      for await (const response of await client.read(readAllRequest)) if (sealed(eventOf(response))) return true;
      return false;
    },

    async *of(stream) {
      try {
        for await (const response of await client.read(readStreamRequest(Buffer.from(stream)))) {
          const event = eventOf(response);
          if (event) yield { ...event, id: textOf(event.id) };
        }
      } catch (error) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- gRPC throws these
        const { metadata } = error as Partial<ServiceError>;
        if (metadata?.get('exception')[0] !== 'stream-deleted') throw error;
      }
    },

    close: () => client.close(),
  };
}

/** A UUID message that holds it as text: tag and length, then the text. */
const textOf = (id: Buffer): string => id.subarray(2).toString('latin1').toLowerCase();
