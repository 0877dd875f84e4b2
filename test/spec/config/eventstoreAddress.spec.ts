import { describe, expect, it } from 'vitest';

import { EventStoreDBClient } from '@eventstore/db-client';

import { eventstoreAddress } from '../../../server/platform/config/eventstoreAddress.ts';

describe('the address of an event store', () => {
  it.each([
    ['esdb://localhost:2113?tls=false', 'esdb://localhost:2113?tls=false'],
    ['esdb://a:2113,b:2113,c:2113', 'esdb://a:2113,b:2113,c:2113?nodePreference=leader&keepAliveTimeout=5000'],
    ['esdb://a,b,c/?tls=false', 'esdb://a,b,c?tls=false&nodePreference=leader&keepAliveTimeout=5000'],
    [
      'esdb+discover://events.internal:2113',
      'esdb+discover://events.internal:2113?nodePreference=leader&keepAliveTimeout=5000',
    ],
    [
      'esdb://me:s%40cret@a:1,b:2?tls=true',
      'esdb://me:s%40cret@a:1,b:2?tls=true&nodePreference=leader&keepAliveTimeout=5000',
    ],
    ['esdb://a:1,b:2?nodePreference=follower', 'esdb://a:1,b:2?nodePreference=follower&keepAliveTimeout=5000'],
    ['kurrentdb://a:2113?tls=false', 'esdb://a:2113?tls=false'],
    ['kurrentdb+discover://events:2113', 'esdb+discover://events:2113?nodePreference=leader&keepAliveTimeout=5000'],
  ])('%s', async (given, expected) => {
    const found = eventstoreAddress(given);
    expect(found).toBe(expected);
    await EventStoreDBClient.connectionString(found ?? '').dispose();
  });

  it.each(['http://a:2113', 'esdb://', 'esdb:a:2113', 'esdb://a:2113,', 'esdb+discover://a,b', 'esdb://a:b:c', ''])(
    'is not %j',
    (given) => {
      expect(eventstoreAddress(given)).toBeNull();
    },
  );
});
