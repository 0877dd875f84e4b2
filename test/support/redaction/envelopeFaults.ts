import { isDeepStrictEqual } from 'node:util';

import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import { recorded } from '../histories.ts';
import { type Check, audiences } from './check.ts';
import { momentsOf } from './moments.ts';
import { owners, sampleOf } from './samples.ts';

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

const crux = (cruxId: string, proposition: string): CaseEvent => {
  const { data } = sampleOf('CruxChosen').event as CaseEventOf<'CruxChosen'>;
  return { type: 'CruxChosen', data: { ...data, cruxId, proposition } };
};
/** Questions, and which a watcher is told that each is the same as: the first in these words. */
const asked = [
  [crux('c-1', `${owners}?`), 'c-1'],
  [crux('c-2', `${owners}, or not?`), 'c-2'],
  [crux('c-3', ` ${owners.toUpperCase()}? `), 'c-1'],
  [crux('c-4', 'Is the ﬁgure right?'), 'c-4'],
  [crux('c-5', 'Is the figure right?'), 'c-4'],
] as const;

export const envelopeFaults: Check = function* (redaction) {
  yield* sameFaults(redaction);
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

const sameFaults: Check = function* ({ redact, learn, nothingKnown }) {
  const events = recorded(asked.map(([fact]) => fact));
  const whole = events.reduce(learn, nothingKnown);
  let live = nothingKnown;
  for (const [i, event] of events.entries()) {
    live = learn(live, event);
    for (const known of [live, whole]) {
      const [owner, watcher] = audiences.map((audience) => redact(event, audience, known));
      if (watcher?.sameAs !== asked[i]?.[1]) yield `question ${i + 1}: found to be the same as ${watcher?.sameAs}`;
      if (owner && 'sameAs' in owner) yield 'the owner is told by an id what the words say';
    }
  }
  const [first] = recorded([crux('c-9', 'And now?')]);
  if (!first) return;
  if (redact(first, 'watcher', whole).sameAs !== 'c-9') yield 'a question that is not known yet is taken for another';
  const erased = recorded([{ type: 'CaseErased', data: { at: '2026-11-21T10:00:00.000Z' } }]).reduce(learn, whole);
  if (erased.asked.length > 0) yield 'the questions of an erased case were kept';
  const gone = { ...first, erased: true, data: null } as never;
  for (const seen of [redact(first, 'watcher', erased), redact(gone, 'watcher', whole)])
    if ('sameAs' in seen) yield 'something is told of a question that is gone';
};
