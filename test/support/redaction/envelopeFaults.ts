import { isDeepStrictEqual } from 'node:util';

import { type Check, audiences } from './check.ts';
import { momentsOf } from './moments.ts';
import { sampleOf } from './samples.ts';

const { event } = sampleOf('PhaseEntered');
const { revision, id, type, version, at, prev, hash } = event;

/** Who a watcher by link is told did it. */
const actors = [
  ['panel', 'panel'],
  ['system', 'system'],
  ['seat:voter-3', 'seat:voter-3'],
  ['account:3f0c', 'owner'],
  ['account', 'owner'],
  ['operator:ada@example.org', 'owner'],
  ['the panel', 'owner'],
  ['systems', 'owner'],
] as const;

export const envelopeFaults: Check = function* (redaction) {
  for (const [moment, known] of momentsOf(redaction).entries())
    for (const audience of audiences)
      for (const [actor, role] of actors) {
        const { data, ...seen } = redaction.redact({ ...event, actor }, audience, known);
        const expected = {
          ...{ revision, id, type, version, at, prev, hash },
          actor: audience === 'owner' ? actor : role,
          // Since every blind ballot is open; before, it would tell which call a ballot came of.
          causation: audience === 'owner' && moment >= 2 ? event.causation : null,
        };
        if (!isDeepStrictEqual(seen, expected))
          yield `the envelope for the ${audience} at moment ${moment + 1}: found ${JSON.stringify(seen)}`;
        if (data !== event.data) yield 'the data of an event that is public was changed';
      }
};
