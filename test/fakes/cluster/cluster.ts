import { randomUUID } from 'node:crypto';

import { EventStoreDBClient, FORWARDS } from '@eventstore/db-client';

import type { EventNode } from '../../../server/platform/eventstore-node/eventNode.ts';
import { bytesField, message, numberField, textField } from '../../../server/platform/eventstore-node/wire/message.ts';
import { structuredUuid } from '../../../server/platform/eventstore-node/wire/uuid.ts';
import { eventstoreAddress } from '../../../server/platform/config/eventstoreAddress.ts';
import { type Door, type MemberState, openDoor } from './door.ts';
import { type Gate, startGate } from './gate.ts';
import { createLiveReaders } from './liveReaders.ts';

/** A member of the cluster; its number is its place in `urls`. */
type Member = { readonly id: Buffer; readonly gate: Gate; readonly door: Door; is: 'up' | 'frozen' | 'gone' };

export type Cluster = {
  /** As an operator writes it: three hosts. */
  readonly url: string;
  readonly leader: () => number | null;
  /** The member stops at once, as by kill -9. Without it as leader, or with one member left, nobody leads. */
  readonly kill: (member: number) => Promise<void>;
  /** The member says nothing more and closes nothing, as by SIGSTOP; the others know that it is gone. */
  readonly freeze: (member: number) => void;
  /** It is there again, as a follower of the one that leads meanwhile. */
  readonly revive: (member: number) => Promise<void>;
  /** Those that are up choose the first of them, if they are two: an election takes until the test says so. */
  readonly elect: () => void;
  /** How often anyone asked who leads. */
  readonly asked: () => number;
  readonly dropLiveReaders: (again: number) => void;
  readonly dropped: () => number;
  readonly close: () => Promise<void>;
};

const states: Readonly<Record<MemberState, number>> = { unknown: 2, follower: 6, leader: 8 };
const quorum = 2;

/** Three doors before one embedded node that behave to clients as the members of a cluster of EventStoreDB 23.10.6 do. */
export async function startCluster(node: EventNode): Promise<Cluster> {
  const members: Member[] = [];
  const live = createLiveReaders();
  const client = EventStoreDBClient.connectionString(node.url);
  let leader: number | null = 0;
  let asked = 0;

  const state = (at: number): MemberState => (leader === null ? 'unknown' : at === leader ? 'leader' : 'follower');
  const gossip = () => {
    asked++;
    return message(
      ...members.map(({ id, gate, is }, at) =>
        bytesField(
          1,
          message(
            bytesField(1, structuredUuid(id)),
            numberField(2, BigInt(asked)),
            numberField(3, states[state(at)]),
            numberField(4, is === 'up' ? 1 : 0),
            bytesField(5, message(textField(1, '127.0.0.1'), numberField(2, gate.port))),
          ),
        ),
      ),
    );
  };
  const isPosition = async (commit: bigint): Promise<boolean> => {
    const from = { commit, prepare: commit };
    // To its end: a read that is left before would be waited for by who closes the client.
    const found = await Array.fromAsync(client.readAll({ fromPosition: from, direction: FORWARDS, maxCount: 1 }));
    return commit === 0n || found.every(({ event }) => event?.position?.commit === commit);
  };
  for (const at of [0, 1, 2]) {
    const leaderPort = () => (leader === null ? null : (members[leader]?.gate.port ?? null));
    const door = await openDoor({
      ...{ node: node.port, state: () => state(at), leader: leaderPort, gossip, isPosition, live },
    });
    const id = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    members.push({ id, door, gate: await startGate(door.port), is: 'up' });
  }
  const memberAt = (at: number): Member => {
    const found = members[at];
    if (!found) throw new RangeError(`expected a member from 0 to 2, found ${at}`);
    return found;
  };
  const up = () => members.flatMap(({ is }, at) => (is === 'up' ? [at] : []));
  const without = (at: number) => {
    if (at !== leader && up().length >= quorum) return;
    if (leader !== null && leader !== at) memberAt(leader).door.resign();
    leader = null;
  };
  const { search } = new URL(node.url.replace(/^esdb:/, 'http:'));

  return {
    url: eventstoreAddress(`esdb://${members.map(({ gate }) => `127.0.0.1:${gate.port}`).join(',')}${search}`) ?? '',
    leader: () => leader,
    async kill(at) {
      const member = memberAt(at);
      member.is = 'gone';
      without(at);
      await member.gate.shut();
    },
    freeze(at) {
      const member = memberAt(at);
      member.is = 'frozen';
      without(at);
      member.gate.freeze();
    },
    async revive(at) {
      const member = memberAt(at);
      if (member.is === 'frozen') member.gate.thaw();
      else await member.gate.open();
      member.is = 'up';
    },
    elect() {
      if (up().length >= quorum) leader ??= up()[0] ?? null;
    },
    asked: () => asked,
    dropLiveReaders: live.dropAll,
    dropped: live.dropped,
    async close() {
      await client.dispose();
      for (const { gate, door } of members) {
        await gate.shut();
        await door.close();
      }
    },
  };
}
