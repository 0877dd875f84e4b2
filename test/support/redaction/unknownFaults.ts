import { isDeepStrictEqual } from 'node:util';

import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { recorded } from '../histories.ts';
import { type Check, audiences } from './check.ts';
import { momentsOf } from './moments.ts';
import { sampleOf } from './samples.ts';

type Data = Readonly<Record<string, unknown>>;
const changed = (type: CaseEvent['type'], change: (data: Data) => unknown): Recorded<CaseEvent> => {
  const { event } = sampleOf(type);
  return { ...event, data: change(event.data) } as Recorded<CaseEvent>;
};
const named = (type: string): Recorded<CaseEvent> => ({ ...sampleOf('PhaseEntered').event, type }) as never;

const phase = sampleOf('PhaseEntered').event;
const option = { optionId: 'A', title: 'Stay', description: 'As it is.', origin: 'user' };
const added = (more: Data) => changed('OptionAdded', (data) => ({ ...data, ...more }));

/** What nobody decided about, and what is left of the event; everything of it where it says `data`. */
const cases: readonly (readonly [
  what: string,
  given: Recorded<CaseEvent>,
  left: unknown,
  withheld?: readonly string[],
])[] = [
  ['an event type', named('Rumour'), null, ['data']],
  ['an event type named as something all objects have', named('constructor'), null, ['data']],
  ['a field', { ...phase, data: { ...phase.data, mood: 'grim' } } as never, phase.data, ['mood']],
  [
    'a field named as something all objects have',
    { ...phase, data: { ...phase.data, constructor: 'grim' } } as never,
    phase.data,
    ['constructor'],
  ],
  [
    'a field of a part',
    added({ option: { ...option, price: 9 }, panel: 1, namedBy: [], at: 't' }),
    { option, panel: 1, namedBy: [], at: 't' },
    ['option.price'],
  ],
  [
    'a field of an item',
    changed('GatePassed', () => ({ checks: [{ rule: 'c', ok: true, why: 'w' }] })),
    { checks: [{ rule: 'c', ok: true }] },
    ['checks.why'],
  ],
  ['fields alone', { ...phase, data: { mood: 'grim' } } as never, null, ['data']],
  [
    'an object where a plain value was',
    { ...phase, data: { panel: { no: { of: 1 } }, at: 't' } } as never,
    { at: 't' },
    ['panel'],
  ],
  [
    'objects where plain values were',
    changed('CaseFramed', () => ({ proposedBy: [{ seat: 1 }], at: 't' })),
    { at: 't' },
    ['proposedBy'],
  ],
  [
    'an object where a text was',
    changed('GateReviewed', () => ({ fixes: [{ of: 'it' }], at: 't' })),
    { at: 't' },
    ['fixes'],
  ],
  [
    'a plain value where an object was',
    added({ option: 'Stay', panel: 1, namedBy: ['x'], at: 't' }),
    { panel: 1, namedBy: ['x'], at: 't' },
    ['option'],
  ],
  [
    'a list where an object was',
    added({ option: ['Stay'], panel: 1, namedBy: [], at: 't' }),
    { panel: 1, namedBy: [], at: 't' },
    ['option.0'],
  ],
  ['a kind', changed('EvidenceFound', (data) => ({ ...data, source: 'mail' })), null, ['data']],
  [
    'a kind named as something all objects have',
    changed('EvidenceFound', (data) => ({ ...data, source: 'toString' })),
    null,
    ['data'],
  ],
  ['what should have a kind', changed('EvidenceFound', ({ source: _source, ...data }) => data), null, ['data']],
  ['data that is no object', { ...phase, data: 'grim' } as never, null, ['data']],
];

/** What is as it should be, and stays. */
const kept: readonly (readonly [what: string, given: Recorded<CaseEvent>])[] = [
  ['everything', phase],
  [
    'a part that is null',
    changed('BallotsPooled', ({ pool, ...data }) => ({ ...data, pool: { ...(pool as Data), drift: null } })),
  ],
  [
    'a plain value that is null',
    changed('CruxChosen', (data) => ({ ...data, examiner: null, proposition: 'Will it hold?' })),
  ],
  ['a list with nothing in it', changed('GatePassed', (data) => ({ ...data, checks: [] }))],
  ['a text that is null', changed('EvidenceFound', () => ({ source: 'web', publisher: null }))],
  ['a list with null in it', changed('CaseFramed', () => ({ proposedBy: [null] }))],
];

export const unknownFaults: Check = function* (redaction) {
  const { redact, learn, nothingKnown } = redaction;
  const moments = momentsOf(redaction);
  for (const audience of audiences)
    for (const known of moments) {
      for (const [what, event, left, withheld] of cases) {
        const seen = redact(event, audience, known);
        if (!isDeepStrictEqual([seen.data, seen.withheld], [left, withheld]))
          yield `${what}, unknown, was shown to the ${audience}: ${JSON.stringify([seen.data, seen.withheld])}`;
      }
      for (const [what, event] of kept.slice(0, known.openedAt === null ? 1 : kept.length)) {
        const seen = redact(event, audience, known);
        if (seen.data !== event.data && audience === 'owner') yield `${what} was changed for the owner`;
        if (!isDeepStrictEqual(seen.data, event.data)) yield `${what} was not shown to the ${audience}`;
        if ('withheld' in seen) yield `${what} was called withheld for the ${audience}`;
      }
      const erased = { ...phase, erased: true } as const;
      if (redact(erased, audience, known).data !== null) yield `an event without its key was shown to the ${audience}`;
      const after = recorded([{ type: 'CaseErased', data: { at: '2026-11-21T10:00:00.000Z' } }]).reduce(learn, known);
      if (redact(phase, audience, after).data !== null) yield `an event of an erased case was shown to the ${audience}`;
      if (redact(sampleOf('CaseErased').event, audience, after).data === null)
        yield 'that a case was erased was withheld';
      if (after.told.length > 0) yield 'the words of an erased case were kept';
    }
  const gone = { ...sampleOf('CaseSubmitted').event, data: null } as never;
  if (learn(nothingKnown, gone) !== nothingKnown) yield 'something was learnt of an event without data';
};
