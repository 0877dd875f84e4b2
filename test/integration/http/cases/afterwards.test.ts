import { afterAll, beforeAll, expect, it } from 'vitest';

import type { CalibrationReply } from '../../../../shared/api/cases/afterwards.ts';
import type { CaseEvent } from '../../../../shared/events/case.ts';
import { at, caseSubmitted, gatePassed, reportIssued } from '../../../support/controls.ts';
import { type World, proven, startWorld } from '../world.ts';
import { code } from './bringing.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50 });
});
afterAll(() => world.stop());

it('shows how good the forecasts were once ten outcomes are on record', async () => {
  const owner = await proven(world);
  const turnedOut = async (i: number) => {
    const caseId = `forecast-${i}-${owner.accountId}`;
    const forecast = { by: '2027-03-01', success: 0.7, tripwires: [] };
    const facts: CaseEvent[] = [
      caseSubmitted({ caseId, accountId: owner.accountId }),
      gatePassed(),
      reportIssued(),
      { type: 'DecisionRecorded', data: { optionId: 'A', text: '', forecast, at } },
      { type: 'OutcomeRecorded', data: { happened: i < 7 ? 'good' : 'bad', text: '', at } },
    ];
    await world.appendAll(`case-${caseId}`, facts, -1);
  };
  for (let i = 0; i < 9; i++) await turnedOut(i);
  const told = async () => (await owner.get('/api/calibration')).body as unknown as CalibrationReply;
  await expect.poll(async () => (await told()).recorded).toBe(9);
  expect(await told()).toEqual({ recorded: 9, needed: 10, calibration: null });
  await turnedOut(9);
  await expect.poll(async () => (await told()).recorded).toBe(10);
  const { calibration } = await told();
  expect(calibration).toMatchObject({ count: 10, reliability: [{ from: 0.7, count: 10 }] });
  expect(calibration?.brier).toBeCloseTo(0.21);
  expect(calibration?.reliability[0]?.happened).toBeCloseTo(0.7);
});

it('tells the owner and the auditors what was decided and how it turned out', async () => {
  const owner = await proven(world);
  const auditor = await proven(world);
  const caseId = `turned-out-${owner.accountId}`;
  const facts: CaseEvent[] = [
    caseSubmitted({ caseId, accountId: owner.accountId }),
    gatePassed(),
    reportIssued(),
    { type: 'AuditorInvited', data: { email: auditor.email, accountId: auditor.accountId, at } },
  ];
  await world.appendAll(`case-${caseId}`, facts, -1);
  const url = `/api/cases/${caseId}`;
  expect((await owner.get(url)).body).toMatchObject({ decision: null, outcome: null });
  const told = { happened: 'bad', text: 'Two shops by June.' };
  expect(code(await owner.put(`${url}/outcome`, told))).toEqual([409, 'DECISION_MISSING']);
  for (const text of ['Two shop.', 'Two shops.'])
    expect((await owner.put(`${url}/decision`, { option_id: null, text })).status).toBe(204);
  for (const happened of ['bad', 'mixed'])
    expect((await owner.put(`${url}/outcome`, { happened, text: 'Two shops by June.' })).status).toBe(204);
  for (const reader of [owner, auditor])
    expect((await reader.get(url)).body['outcome']).toEqual({
      happened: 'mixed',
      text: 'Two shops by June.',
      tripwires: [],
      at: expect.any(String),
    });
  // In hindsight nothing is decided.
  expect(code(await owner.put(`${url}/decision`, { option_id: null, text: '' }))).toEqual([409, 'DECISION_LOCKED']);
  const { decision, outcome } = (await owner.get(url)).body;
  expect(decision).toMatchObject({ text: 'Two shops.' });
  expect(String(decision?.['at']) <= String(outcome?.['at'])).toBe(true);
  const crossed = { ...told, tripwires: [{ tripwire: 0, crossed: true }] };
  expect(code(await owner.put(`${url}/outcome`, crossed))).toEqual([422, 'INVALID_INPUT']);
  expect(code(await owner.put(`${url}/outcome`, { happened: 'splendid', text: '' }))).toEqual([422, 'INVALID_INPUT']);
});
