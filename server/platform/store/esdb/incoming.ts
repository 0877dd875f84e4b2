import type { ResolvedEvent } from '@eventstore/db-client';

import type { Incoming } from '../codec.ts';

/** The client's shape of an event as the codec takes it; `null` for a link whose event is gone. */
export const incoming = ({ event, commitPosition }: ResolvedEvent): Incoming | null =>
  event
    ? {
        id: event.id,
        stream: event.streamId,
        type: event.type,
        revision: Number(event.revision),
        position: commitPosition ?? event.position?.commit ?? 0n,
        at: event.created.toISOString(),
        json: event.isJson,
        data: event.data,
        metadata: event.metadata,
      }
    : null;
