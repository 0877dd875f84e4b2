import { EventStoreDBClient, START } from '@eventstore/db-client';

/** A process of its own: `crowd.ts URL SUBSCRIPTIONS SLOW STREAMS` subscribes to streams and reads `$all` slowly until it is ended. */
const [url = '', subscriptions = '0', slow = '0', streams = ''] = process.argv.slice(2);
const client = EventStoreDBClient.connectionString(url);
const names = streams.split(',');
const confirmed: Promise<void>[] = [];

for (let index = 0; index < Number(subscriptions); index++) {
  const subscription = client.subscribeToStream(names[index % names.length]!, { fromRevision: START });
  confirmed.push(
    new Promise((resolve) => {
      subscription.on('confirmation', () => resolve());
    }),
  );
  subscription.on('data', () => undefined).on('error', () => undefined);
}

async function readSlowly(): Promise<void> {
  try {
    for await (const _ of client.subscribeToAll({ fromPosition: START }))
      await new Promise((resolve) => setTimeout(resolve, 20));
  } catch {
    // The node has been stopped.
  }
}
for (let index = 0; index < Number(slow); index++) void readSlowly();

await Promise.all(confirmed);
console.log('READY');
process.stdin.on('end', () => process.exit(0)).resume();
