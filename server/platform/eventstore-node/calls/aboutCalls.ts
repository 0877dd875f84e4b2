import type { Call } from '../wire/call.ts';
import { bytesField, message, numberField, textField } from '../wire/message.ts';
import { framed } from '../wire/output.ts';
import { code } from '../wire/status.ts';
import { structuredUuid } from '../wire/uuid.ts';

const VERSION = '23.10.6';
const LEADER = 8;
const METHODS: readonly (readonly [service: string, method: string, features: readonly string[]])[] = [
  ['event_store.client.streams.streams', 'append', []],
  ['event_store.client.streams.streams', 'batchappend', ['deadline_duration']],
  ['event_store.client.streams.streams', 'delete', []],
  ['event_store.client.streams.streams', 'read', ['position', 'events']],
  ['event_store.client.streams.streams', 'tombstone', []],
  ['event_store.client.gossip.gossip', 'read', []],
  ['event_store.client.server_features.serverfeatures', 'getsupportedmethods', []],
];

/** ServerFeatures.GetSupportedMethods. */
export function featuresCall(call: Call): void {
  answer(call, () =>
    message(
      ...METHODS.map(([service, method, features]) =>
        bytesField(1, message(textField(1, method), textField(2, service), ...features.map((f) => textField(3, f)))),
      ),
      textField(2, VERSION),
    ),
  );
}

/** Gossip.Read: a cluster of one. */
export function gossipCall(call: Call, nodeId: Buffer, port: number): void {
  answer(call, () =>
    bytesField(
      1,
      message(
        bytesField(1, structuredUuid(nodeId)),
        numberField(2, BigInt(Date.now()) * 10_000n),
        numberField(3, LEADER),
        numberField(4, 1),
        bytesField(5, message(textField(1, '127.0.0.1'), numberField(2, port))),
      ),
    ),
  );
}

function answer(call: Call, reply: () => Buffer): void {
  call.receiveOne(() => {
    call.send(framed(reply()));
    call.end(code.ok);
  });
}
