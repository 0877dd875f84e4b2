import { describe, expect, it } from 'vitest';

import { Send } from '../../client/state/send.svelte.ts';
import { turns } from '../support/turns.ts';
import { looking } from './effects.svelte.ts';

describe('what is sent', () => {
  it('is sent once by an effect, though it is busy meanwhile', async () => {
    const send = new Send();
    let sent = 0;
    const stop = looking(() => void send.try(async () => void sent++));
    await turns(20);
    stop();
    expect([sent, send.busy]).toEqual([1, false]);
  });

  it('is not sent twice at a time, and keeps its error', async () => {
    const send = new Send();
    const failing = send.try(() => Promise.reject(new Error('no')));
    expect([send.busy, await send.try(() => Promise.resolve())]).toEqual([true, false]);
    expect(await failing).toBe(false);
    expect(String(send.error)).toContain('no');
  });
});
