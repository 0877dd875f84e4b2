import { afterEach, describe, expect, it, vi } from 'vitest';

import { signedIn } from '../../client/replay/signedHeads.ts';
import { verify } from '../../client/replay/verification.ts';
import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import { chainHash } from '../../shared/kernel/chain.ts';
import { createSigner } from '../../server/platform/keys/signing.ts';

const signer = createSigner('7'.repeat(64));
const at = '2026-11-21T10:20:00.000Z';

/** A history of five events, the last but one of which is the report with the signed head at revision 2. */
const reported = (change: { key?: string; signature?: string; hash?: string; revision?: number } = {}) => {
  const events: HistoryEvent[] = [];
  const add = (type: string, data: HistoryEvent['data']) => {
    const [revision, prev] = [events.length, events.at(-1)?.hash ?? ''];
    const id = `00000000-0000-4000-8000-00000000000${revision}`;
    const link = { revision, id, type, version: 1, actor: 'system', correlation: '1', causation: null, prev };
    events.push({ ...link, at, data, hash: chainHash(link, JSON.stringify(data)) });
  };
  add('CaseSubmitted', { q1: 'Shall we?' });
  add('CaseTriaged', { title: 'Whether' });
  add('GatePassed', { panel: 0 });
  const head = { revision: change.revision ?? 2, hash: change.hash ?? events[2]?.hash ?? '' };
  const { key, signature } = signer.sign({ stream: 'case-1', ...head, at });
  const signed = { at, key: change.key ?? key, signature: change.signature ?? signature };
  add('ReportIssued', { documentHash: 'ab', head, signed, filename: 'witan.pdf', at });
  add('ReportMailed', { messageId: '<1>', email: 'delivered', at });
  return events;
};

describe('the signed head of a history, in the browser', () => {
  afterEach(() => vi.restoreAllMocks());

  it('holds where the key that came with it signed the head that is there', async () => {
    expect(await signedIn('1', reported())).toEqual({ revision: 2, key: signer.key, holds: true });
    expect(await verify('1', reported())).toMatchObject({ ok: true, signed: { revision: 2, holds: true } });
  });

  it('does not hold where the signature, the key, the head or the case is another', async () => {
    const other = createSigner('8'.repeat(64)).key;
    const { signature } = signer.sign({ stream: 'case-1', revision: 1, hash: 'f'.repeat(64), at });
    for (const wrong of [
      reported({ signature }),
      reported({ signature: 'none' }),
      reported({ key: other }),
      reported({ key: 'short' }),
      reported({ hash: 'f'.repeat(64) }),
      reported({ revision: 1 }),
      reported({ revision: 40 }),
    ]) {
      expect(await signedIn('1', wrong)).toMatchObject({ holds: false });
      expect(await verify('1', wrong)).toMatchObject({ ok: false, revision: 3, why: 'signature' });
    }
    expect(await signedIn('2', reported())).toMatchObject({ holds: false });
  });

  it('finds a history that was rebuilt with a chain of its own', async () => {
    const rebuilt = reported();
    let prev = '';
    const events = rebuilt.map((event, i) => {
      const data = i === 0 ? { q1: 'Shall we not?' } : event.data;
      const hash = chainHash({ ...event, prev }, JSON.stringify(data));
      const made = { ...event, data, prev, hash };
      prev = hash;
      return made;
    });
    expect(await verify('1', events)).toEqual({ ok: false, revision: 3, why: 'signature' });
  });

  it('is not claimed to hold by a browser that cannot check it, but its head is held against the chain', async () => {
    const cannot = () => Promise.reject(new DOMException('no such algorithm', 'NotSupportedError'));
    vi.spyOn(globalThis.crypto.subtle, 'importKey').mockImplementation(cannot);
    expect(await signedIn('1', reported())).toEqual({ revision: 2, key: signer.key, holds: null });
    expect(await signedIn('1', reported({ hash: 'f'.repeat(64) }))).toMatchObject({ holds: false });
    vi.spyOn(globalThis, 'crypto', 'get').mockReturnValue({} as Crypto);
    expect(await signedIn('1', reported())).toMatchObject({ holds: null });
  });

  it('is missed where there is no report, an older one, or one that is withheld', async () => {
    const events = reported();
    expect(await signedIn('1', events.slice(0, 3))).toBeNull();
    const { signed: _signed, ...older } = events[3]?.data ?? {};
    const as = (data: HistoryEvent['data']) =>
      events.map((event) => (event.revision === 3 ? { ...event, data } : event));
    expect(await signedIn('1', as(older))).toBeNull();
    expect(await signedIn('1', as(null))).toBeNull();
  });
});
