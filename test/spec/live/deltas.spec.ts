import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createDeltas } from '../../../server/live/deltas.ts';
import type { Frame } from '../../../shared/api/live.ts';
import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import { at, dissentFiled } from '../../support/controls.ts';

const say = (key: string, offset: number, text: string) => ({ key, panel: 0, seatId: 'seat-1', offset, text });

/** What a viewer does with frames: the contract of `Delta`. */
const viewer = () => {
  let held = new Map<string, string>();
  return {
    take({ key, words }: Frame) {
      const next = key ? new Map<string, string>() : held;
      for (const [id, , , offset, text] of words) {
        const old = (key ? '' : held.get(id)) ?? '';
        if (offset <= old.length) next.set(id, old.slice(0, offset) + text);
      }
      held = next;
    },
    text: (key: string) => held.get(key),
  };
};

const utterance = (utteranceId: string): CaseEventOf<'UtteranceMade'> => ({
  type: 'UtteranceMade',
  data: {
    panel: 0,
    utteranceId,
    seatId: 'seat-1',
    phase: 'cross_examination',
    kind: 'claim',
    cruxId: null,
    text: 'said',
    evidenceIds: [],
    concession: null,
    steelman: null,
    replyTo: [],
    at: '2026-11-21T10:00:00.000Z',
  },
});

describe('partial utterances', () => {
  it('come in one frame with what is new since the last', () => {
    const deltas = createDeltas();
    deltas.receive(say('u1', 0, 'The lease '), 0);
    deltas.receive(say('u1', 10, 'binds'), 0);
    deltas.receive(say('u2', 0, 'No'), 0);
    expect(deltas.next()).toEqual({
      key: false,
      words: [
        ['u1', 0, 'seat-1', 0, 'The lease binds'],
        ['u2', 0, 'seat-1', 0, 'No'],
      ],
    });
    expect(deltas.next()).toBeNull();
    deltas.receive(say('u1', 15, ' us.'), 0);
    expect(deltas.next()?.words).toEqual([['u1', 0, 'seat-1', 15, ' us.']]);
  });

  it('start over when another attempt begins', () => {
    const deltas = createDeltas();
    deltas.receive(say('u1', 0, 'A first try'), 0);
    deltas.next();
    deltas.receive(say('u1', 0, 'Second'), 0);
    expect(deltas.next()?.words).toEqual([['u1', 0, 'seat-1', 0, 'Second']]);
  });

  it('end with the fact that replaces them; late words do not revive them, another attempt does', () => {
    const deltas = createDeltas();
    deltas.receive(say('u1', 0, 'half'), 0);
    deltas.settle(utterance('u1'), 0);
    deltas.receive(say('u1', 4, ' a word'), 10);
    deltas.receive(say('u1', 0, 'half'), 999);
    expect([deltas.next(), deltas.keyframe(999), deltas.empty()]).toEqual([null, { key: true, words: [] }, true]);
    deltas.receive(say('u1', 0, 'again'), 1000);
    expect(deltas.next()?.words).toEqual([['u1', 0, 'seat-1', 0, 'again']]);
  });

  it('end when their call has failed, and with drafts, objections and dissents', () => {
    const ended: Omit<CaseEventOf<'ModelCallEnded'>['data'], 'step'> = {
      ...{ callId: 'c', outcome: 'error', usage: null, usd: null, priceVersion: null, latencyMs: 1, retryAt: null },
      ...{ problem: null, late: false, costUnknown: 'no_answer', at },
    };
    const facts: [string, CaseEvent][] = [
      ['0/frame/s1', { type: 'ModelCallEnded', data: { ...ended, step: '0/frame/s1' } }],
      [
        'dissent/0/d/s1',
        { type: 'TurnLost', data: { panel: 0, step: '0/d/s1', seatId: 's1', reason: { code: 'out_of_time' }, at } },
      ],
      ['dissent/dissent-1', dissentFiled()],
    ];
    for (const [key, fact] of facts) {
      const deltas = createDeltas();
      deltas.receive(say(key, 0, 'half'), 0);
      deltas.receive(say('another', 0, 'more'), 0);
      deltas.settle(fact, 0);
      expect(deltas.keyframe(0).words.map(([id]) => id)).toEqual(['another']);
    }
  });

  it('are forgotten when nobody goes on for a minute', () => {
    const deltas = createDeltas();
    deltas.receive(say('u1', 0, 'half'), 0);
    expect(deltas.keyframe(60_000).words).toHaveLength(1);
    expect(deltas.keyframe(60_001).words).toEqual([]);
  });

  it('are whole for every viewer after a keyframe, whatever frames were lost', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('u1', 'u2', 'u3'),
            fc.string({ minLength: 1, maxLength: 8 }),
            fc.boolean(),
            fc.boolean(),
          ),
          {
            maxLength: 60,
          },
        ),
        (steps) => {
          const deltas = createDeltas();
          const [lossy, lossless] = [viewer(), viewer()];
          const said = new Map<string, string>();
          for (const [key, text, ticks, arrives] of steps) {
            const before = said.get(key) ?? '';
            deltas.receive(say(key, before.length, text), 0);
            said.set(key, before + text);
            const frame = ticks ? deltas.next() : null;
            if (frame) lossless.take(frame);
            if (frame && arrives) lossy.take(frame);
            // A lost frame may leave less than was said, never something else.
            for (const [id, whole] of said) expect(whole.startsWith(lossy.text(id) ?? '')).toBe(true);
          }
          const last = deltas.next();
          if (last) lossless.take(last);
          lossy.take(deltas.keyframe(0));
          for (const [key, whole] of said) expect([lossless.text(key), lossy.text(key)]).toEqual([whole, whole]);
        },
      ),
    );
  });
});
