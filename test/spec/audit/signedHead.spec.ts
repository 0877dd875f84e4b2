import { describe, expect, it } from 'vitest';

import { createSigner, holds } from '../../../server/platform/keys/signing.ts';
import { headLine, headText, headsIn } from '../../../shared/kernel/signedHead.ts';

/** The first test key of RFC 8032, section 7.1. */
const seed = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
const signer = createSigner(seed);
const head = { stream: 'case-abc', revision: 312, hash: '5e'.repeat(32), at: '2026-11-21T16:00:00.000Z' };
const signed = signer.sign(head);

describe('a signed head', () => {
  it('is signed by the key of its seed, the same head always alike', () => {
    expect(signer.key).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
    expect(createSigner(seed).sign(head)).toEqual(signed);
    expect(headText(head)).toBe(`witan head 1\ncase-abc\n312\n${head.hash}\n2026-11-21T16:00:00.000Z\n`);
    expect(holds(signed)).toBe(true);
  });

  it('does not hold when any of it was changed', () => {
    const other = createSigner('11'.repeat(32));
    const forged = [
      { ...signed, stream: 'case-abd' },
      { ...signed, revision: 311 },
      { ...signed, hash: `5f${head.hash.slice(2)}` },
      { ...signed, at: '2026-11-21T16:00:00.001Z' },
      { ...signed, key: other.key },
      { ...signed, signature: other.sign(head).signature },
      { ...signed, signature: '' },
      { ...signed, key: 'ff' },
    ];
    for (const one of forged) expect(holds(one)).toBe(false);
  });

  it('is read again from its line, however an e-mail has broken it, beside others', () => {
    const { signature: _signature, key: _key, ...plain } = signed;
    const lines = [headLine(signed), headLine({ ...plain, stream: 'case-d' }), headLine({ ...signed, revision: 0 })];
    const expected = [signed, { ...plain, stream: 'case-d', at: '' }, { ...signed, revision: 0 }];
    expect(headsIn(lines.join('\n'))).toEqual(expected);
    expect(headsIn(`\n${lines.join('\n\n').replaceAll(' ', '\r\n  ')}`)).toEqual(expected);
    expect(headsIn('')).toEqual([]);
    for (const damaged of [headLine(signed).slice(1, 60), `${headLine(signed)}0`, `${headLine(signed)} and more`, 'x'])
      expect(headsIn(damaged)).toBe(null);
  });
});
