import { createRequire } from 'node:module';

import { describe, expect, it } from 'vitest';

import type { Incoming } from '../../../server/platform/store/codec.ts';
import { incoming } from '../../../server/platform/store/esdb/incoming.ts';
import { incomingOf } from '../../../server/platform/store/esdb/wire.ts';
import { eventResponse } from '../../support/readResponses.ts';

const require = createRequire(import.meta.url);
const { ReadResp } = require('@eventstore/db-client/generated/streams_pb.js');
const { convertGrpcEvent } = require('@eventstore/db-client/dist/utils/convertGrpcEvent.js');

/** What the published client makes of a response. */
const published = (response: Buffer) => incoming(convertGrpcEvent(ReadResp.deserializeBinary(response).getEvent()));

/** Bytes of any class are the same bytes. */
const legible = (event: Incoming | null) =>
  event && { ...event, data: event.data instanceof Uint8Array ? [...event.data] : event.data };

describe('an event that is taken off the wire here', () => {
  it('is what the published client makes of it', () => {
    const sealed = { contentType: 'application/octet-stream', data: Buffer.from([1, 2, 3, 0xff]) };
    const all = [
      eventResponse(7, { created: '17637216001234567', data: Buffer.from('{"q1":"Größe? 👍"}') }),
      eventResponse(2 ** 40, { ...sealed, created: '17637216009999999' }),
      eventResponse(0, { data: Buffer.from('null') }),
      eventResponse(0, { data: Buffer.from('no JSON') }),
      eventResponse(0, { ...sealed, data: Buffer.alloc(0), created: '' }),
    ];
    for (const response of all) {
      expect(legible(incomingOf(response))).toEqual(legible(published(response)));
    }
  });
});
