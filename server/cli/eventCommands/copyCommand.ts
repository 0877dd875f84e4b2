import { copyEvents } from '../../platform/eventstore-node/copy/copyEvents.ts';

export async function copy(from: string, to: string): Promise<void> {
  let said = 0;
  const { events, streams } = await copyEvents(from, to, (done) => {
    if (done - said < 10_000) return;
    said = done;
    console.log(`${done} events`);
  });
  console.log(
    `${events} events of ${streams} streams copied as they are stored: sealed ones are read with the same keys and MASTER_KEY`,
  );
}
