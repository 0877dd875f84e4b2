import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { nextTry } from '../../../server/webhooks/schedule.ts';
import { newSecret, signedHeaders } from '../../../server/webhooks/signing.ts';
import { at, later } from '../../support/controls.ts';

describe('a signature', () => {
  const body = '{"type":"case.delivered"}';
  // The reference library reads the clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) }));
  afterEach(() => void vi.useRealTimers());

  it('is what the reference library of Standard Webhooks accepts', () => {
    const [secret, other] = [newSecret(), newSecret()];
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const headers = signedHeaders('msg_1', body, at, [secret]);
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'case.delivered' });
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign('msg_1', new Date(at), body));
    expect(() => new Webhook(other).verify(body, headers)).toThrow(/signature/);
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow(/signature/);
  });

  it('is there under both secrets after a rotation', () => {
    const [secret, before] = [newSecret(), newSecret()];
    const headers = signedHeaders('msg_1', body, at, [secret, before]);
    for (const one of [secret, before]) expect(new Webhook(one).verify(body, headers)).toBeTruthy();
  });

  it('is worth nothing minutes later, so that what was recorded cannot be sent again', () => {
    const secret = newSecret();
    const old = signedHeaders('msg_1', body, later(-301), [secret]);
    expect(() => new Webhook(secret).verify(body, old)).toThrow(/too old/);
  });
});

describe('the schedule', () => {
  const after = (tried: number, more: { share?: number; notBefore?: number } = {}) => {
    const due = nextTry(at, tried, { share: 0, ...more });
    return due === null ? null : (Date.parse(due) - Date.parse(at)) / 1000;
  };

  it('tries nine more times within a day, at growing distance, then no more', () => {
    const all = Array.from({ length: 9 }, (_, i) => Number(after(i + 1)));
    expect(all).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(after(10)).toBeNull();
  });

  it('is spread a little, and heeds what the receiver asks for within the day', () => {
    expect([after(1, { share: 1 }), after(2, { share: 1 })]).toEqual([5.5, 329.5]);
    expect(after(1, { notBefore: Date.parse(at) + 60_000 })).toBe(60);
    expect(after(1, { notBefore: Date.parse(at) + 1e12 })).toBe(86_400);
  });
});
