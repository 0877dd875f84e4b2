import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { limits } from '../../../../shared/api/limits.ts';
import { planOffers } from '../../../../shared/api/accounts/plans.ts';
import { later } from '../../../support/controls.ts';
import { agent, newEmail, password } from '../agent.ts';
import { type World, proven, startWorld } from '../world.ts';
import { type Person, code, q1, submit } from './bringing.ts';

let world: World;
let me: Person;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50 });
  me = await proven(world);
});
afterAll(() => world.stop());

describe('an intake', () => {
  it('takes all three modes, q1 alone or with guided answers', async () => {
    const all = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`q${i + 2}`, `answer ${i + 2}`]));
    const replies = [
      await submit(me),
      await submit(me, { mode: 'direct', q7: 'nothing changes', q8: '  ' }),
      await submit(me, { mode: 'deep', ...all }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { body, caseId, headers } of replies) {
      expect(body).toEqual({ case_id: caseId, status: 'queued', watch_url: `${world.url}/watch?case=${caseId}` });
      expect(caseId).toMatch(/^[a-z2-7]{32}$/);
      expect(headers.get('witan-position')).toMatch(/^\d+$/);
    }
    const [, direct, deep] = await Promise.all(replies.map(({ caseId }) => world.accountEvents(`case-${caseId}`)));
    expect(direct?.[0]?.data).toMatchObject({ mode: 'direct', answers: { q7: 'nothing changes' }, email: me.email });
    expect(deep?.[0]?.data).toMatchObject({ mode: 'deep', q1, answers: all });
  });

  it('makes one case of fifty parallel posts with one key', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => submit(me, {}, 'key-1')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ caseId }) => caseId)).size).toBe(1);
    expect(await world.accountEvents(`case-${replies[0]?.caseId}`)).toHaveLength(1);
  });

  it('makes one case of different posts with one key at once, and refuses the others by name', async () => {
    const texts = ['Should we lease a van?', 'Should we buy a van?', 'Should we hire a courier?'];
    const replies = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => ({ i: i % 3, ...(await submit(me, { q1: texts[i % 3] }, 'key-1b')) })),
    );
    const taken = replies.filter(({ status }) => status === 201);
    expect(new Set(taken.map(({ caseId }) => caseId)).size).toBe(1);
    const winners = new Set(taken.map(({ i }) => i));
    expect(winners.size).toBe(1);
    for (const reply of replies.filter(({ i }) => !winners.has(i)))
      expect(code(reply)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(taken).toHaveLength(4);
    const [submitted, ...more] = await world.accountEvents(`case-${taken[0]?.caseId}`);
    expect([submitted?.data, more]).toMatchObject([{ q1: texts[[...winners][0] ?? 0] }, []]);
  });

  it('refuses a key that was used for something else, and keeps keys apart by account', async () => {
    const first = await submit(me, {}, 'key-2');
    expect(code(await submit(me, { q1: 'Another decision altogether?' }, 'key-2'))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect((await submit(await proven(world), {}, 'key-2')).caseId).not.toBe(first.caseId);
  });

  it('needs a session, the Terms and the account’s own address', async () => {
    expect(code(await agent(world.url).post('/intake', { email: me.email, q1 }))).toEqual([401, 'NOT_SIGNED_IN']);
    const fresh = agent(world.url);
    const email = newEmail();
    await fresh.post('/api/signup', { email, password });
    const refused = await fresh.post('/intake', { email, q1 });
    expect([code(refused), refused.body['onboard_url']]).toEqual([[403, 'TERMS_NOT_ACCEPTED'], `${world.url}/onboard`]);
    expect(code(await me.post('/intake', { email, q1 }))).toEqual([403, 'NOT_YOUR_EMAIL']);
    expect((await me.post('/intake', { email: ` ${me.email.toUpperCase()}`, q1 })).status).toBe(201);
  });

  it('names what is wrong, and takes no more than it says', async () => {
    const wrong = await me.post('/intake', {
      email: me.email,
      q1: '',
      mode: 'quick',
      q27: 'x',
      q3: 'x'.repeat(10_001),
    });
    expect(wrong.status).toBe(422);
    expect((wrong.body['errors'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
      '/q1',
      '/mode',
      '/q3',
      '/q27',
    ]);
    const wordless = await me.post('/intake', { email: me.email, q1: '🏠 ❓ 🚗' });
    expect([code(wordless), wordless.body['errors']]).toEqual([
      [422, 'INVALID_INPUT'],
      [{ pointer: '/q1', detail: 'Describe the decision in words: this text has no letter and no digit.' }],
    ]);
    expect((await me.post('/intake', { email: me.email, q1: 'é'.repeat(limits.q1) })).status).toBe(201);
    expect(code(await me.post('/intake', { email: me.email, q1: 'x'.repeat(limits.body) }))).toEqual([
      413,
      'TOO_LARGE',
    ]);
    // A body that is taken, whose case would be a little more than one event may hold.
    const full = Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`q${i + 2}`, 'क'.repeat(10_000)]));
    full['q19'] = 'x'.repeat(6000);
    const frame = Buffer.byteLength(JSON.stringify({ email: me.email, q1, mode: '', ...full, q20: '' }));
    const rest = 'x'.repeat(limits.body - frame);
    expect(code(await submit(me, { ...full, q20: rest }))).toEqual([413, 'TOO_LARGE']);
  });

  it('counts exactly against the plan, also in parallel', async () => {
    const other = await proven(world);
    const included = planOffers.trial.cases ?? 0;
    const replies = await Promise.all(Array.from({ length: included + 5 }, () => submit(other)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(included);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map((reply) => code(reply))).toEqual(Array.from({ length: 5 }, () => [402, 'QUOTA_REACHED']));
    expect((await other.get('/api/my-cases')).body['usage']).toMatchObject({ used: included, included });
  });

  it('asks for a plan when the trial is over', async () => {
    const other = await proven(world);
    world.setClock(() => later(31 * 24 * 3600));
    try {
      expect(code(await submit(other))).toEqual([402, 'TRIAL_ENDED']);
      expect((await other.get('/api/whoami')).body).toMatchObject({ trial: { days_left: 0 } });
    } finally {
      world.setClock();
    }
  });
});
