import { describe, expect, it } from 'vitest';
import { dataOf } from '../../../server/platform/eventstore-node/disk/record.ts';
import { ANY, EXISTS } from '../../../server/platform/eventstore-node/ledger/check.ts';
import type { History } from '../../../server/platform/eventstore-node/ledger/history.ts';
import type { Write } from '../../../server/platform/eventstore-node/ledger/write.ts';
import { sampled } from '../../support/sampled.ts';
import { type Answered, idsOf, open, proposed } from './build.ts';
import { memoryFile } from './memoryFile.ts';
import { Model, type ModelOutcome, type ModelWrite } from './model.ts';
import { seeded } from './seeded.ts';

const NAMES = ['a', 'b', '$$a', '$$b', '$$$$a'];
const METADATA = [
  '{"$tb":2}',
  '{"$maxCount":2}',
  '{"$maxCount":1,"$tb":1}',
  '{"$tb":9223372036854775807}',
  '{"own":"kept","$tb":9223372036854775807,"last":[1]}',
  '{"$tb":9223372036854775807,"$maxCount":"two"}',
  '{"$tb":-1,"$maxCount":0}',
  '[1]',
  'broken',
];

/** Writes as clients send them: mostly new ids, often repeated ones, whole or in part. */
function randomWrite(random: (below: number) => number, ids: string[]): ModelWrite {
  const stream = NAMES[random(NAMES.length)]!;
  const expected = (['any', 'any', 'exists', -1, random(6), random(6)] as const)[random(6)]!;
  const kind = random(12);
  if (kind === 0) return { kind: random(6) === 0 ? 'tombstone' : 'delete', stream, expected };
  if (kind === 1) return { kind: 'delete', stream, expected: 'any' };
  const begin = random(ids.length + 1);
  const events = Array.from({ length: random(4) }, (_, i) => {
    const known = random(3) > 0 ? undefined : ids[Math.min(ids.length - 1, begin + i)];
    const id = known ?? `e${ids.length}`;
    if (known === undefined) ids.push(id);
    return { id, data: stream.startsWith('$$') ? METADATA[random(METADATA.length)]! : '{}' };
  });
  return { kind: 'append', stream, expected, events };
}

const asked = (write: ModelWrite): Write => {
  const target = {
    stream: Buffer.from(write.stream),
    expected: write.expected === 'any' ? ANY : write.expected === 'exists' ? EXISTS : write.expected,
  };
  if (write.kind !== 'append') return { kind: write.kind, ...target };
  return { kind: 'append', ...target, events: write.events.map(({ id, data }) => proposed(id, data)) };
};

const told = (outcome: Answered): ModelOutcome | Answered => {
  if (outcome.is !== 'written' && outcome.is !== 'same') return outcome;
  return { is: outcome.is, revision: outcome.revision };
};

/** As a read would answer. */
function read(history: History, stream: string): string[] | string {
  const name = Buffer.from(stream);
  if (history.tombstoned(name)) return 'deleted';
  const last = history.ledger.last(history.find(name));
  if (last < 0 || history.softDeleted(name)) return 'not found';
  return idsOf(history, stream).slice(history.lowerBound(name, last));
}

function dataIn(history: History, stream: string): string[] {
  const number = history.find(Buffer.from(stream));
  return Array.from({ length: history.ledger.last(number) + 1 }, (_, revision) => {
    history.seek(history.ledger.seqOf(number, revision));
    return dataOf(history.log.pages.bytes, history.log.pages.at).toString();
  });
}

describe('random histories', () => {
  it('a tombstoned metastream is not written to when its stream comes back in the same commit', async () => {
    const node = open(memoryFile());
    await node.append('a', ['e0']);
    await node.remove('delete', 'a');
    await Promise.all([node.remove('tombstone', '$$a'), node.append('a', ['e1'])]);
    expect(dataIn(node.history, '$$a')).toEqual(['{"$tb":9223372036854775807}']);
    expect(read(node.history, 'a')).toEqual(['e0', 'e1']);
  });

  it('are answered as a plain model answers them, one by one or many in a commit', async () => {
    const seeds = Array.from({ length: 5000 }, (_, i) => i + 1);
    for (const seed of sampled('random histories', seeds, 20)) {
      const random = seeded(seed);
      const file = memoryFile();
      const node = open(file);
      const model = new Model();
      const ids: string[] = [];
      for (let turn = 0; turn < 12; turn++) {
        const writes = Array.from({ length: 1 + random(4) }, () => randomWrite(random, ids));
        const outcomes = await Promise.all(writes.map((write) => node.submit(asked(write))));
        for (const [i, write] of writes.entries())
          expect(told(outcomes[i]!), `seed ${seed}: ${JSON.stringify(write)}`).toEqual(model.write(write));
        for (const stream of NAMES) {
          const shown = model.read(stream);
          const ours = read(node.history, stream);
          const withoutMade = (found: string[] | string) =>
            typeof found === 'string' ? found : found.filter((id) => /^e\d+$/.test(id));
          expect(withoutMade(ours), `seed ${seed}: ${stream}`).toEqual(withoutMade(shown));
          expect(ours.length, `seed ${seed}: ${stream}`).toBe(shown.length);
        }
      }
      const again = open(memoryFile(file.bytes()));
      for (const stream of NAMES)
        expect(dataIn(again.history, stream), `seed ${seed}: ${stream}`).toEqual(
          model.all(stream).map(({ data }) => data),
        );
    }
  });
});
