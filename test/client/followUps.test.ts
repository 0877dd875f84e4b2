import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FollowUps } from '../../client/report/afterwards/followUps.svelte.ts';
import type { CaseView } from '../../shared/api/cases/case.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a question to a dissenter is looked for until it is answered, also where the first look fails', async () => {
  const viewWith = (answer: string | null) =>
    ({ follow_ups: [{ dissent_id: 'd-1', question: 'And if?', asked_at: '', answer }] }) as unknown as CaseView;
  const looks = [new Error('503'), viewWith(null), new Error('503'), viewWith('Then wait.')];
  const requests: string[] = [];
  const afterwards = new FollowUps(
    {
      request: async <T>(method: string, path: string) => {
        if (method !== 'GET') return void requests.push(`${method} ${path}`) as T;
        const look = looks.shift();
        if (look === undefined || look instanceof Error) throw look ?? new Error('expected no further look');
        return look as T;
      },
    },
    'one',
  );
  await afterwards.ask('d-1', 'And if?');
  expect(requests).toEqual(['POST /api/cases/one/follow-up']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toEqual([]);
  expect(afterwards.view?.follow_ups[0]?.answer).toBe('Then wait.');
  expect(vi.getTimerCount()).toBe(0);
});
