import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cases } from '../../../projections/cases/cases.ts';
import { rebuild } from '../../../projections/projector/rebuild.ts';
import { runCase } from '../../../server/panel/engine/runCase.ts';
import { fewest } from '../../../server/panel/learning/learning.ts';
import { learningOf } from '../../../server/panel/learning/resolvedItems.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import type { Store } from '../../../server/platform/store/store.ts';
import { readConfig } from '../../../server/platform/config/config.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { inMemoryProviders } from '../../fakes/inMemoryProviders.ts';
import { at, caseId } from '../../support/controls.ts';
import { type TestEventstore, newId, testEventstore } from '../../support/eventstore.ts';
import { playCase } from '../../support/fakeCase.ts';
import { keepModels, projectorNeeds } from '../../support/models.ts';
import { facts, ofType, panelNeeds, rehearse, submit } from '../../support/panelCase.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

let [server, database]: [TestEventstore?, TestDatabase?] = [];
let store: Store<WitanEvent>;
let models: ReturnType<typeof keepModels>;
let played: readonly CaseEvent[];
beforeAll(async () => {
  [server, database] = await Promise.all([testEventstore(), testDatabase()]);
  store = esdbStore({ url: server.url });
  models = keepModels(projectorNeeds(database.pool, store));
  played = (await playCase('direct')).events;
});
afterAll(async () => {
  await models.stop();
  await store.close();
  await database?.drop();
  await server?.stop();
});

const write = async (caseId: string, some: readonly CaseEvent[]) => {
  const stream = caseStream(caseId);
  const revision = (await store.head(stream))?.revision ?? -1;
  const by = { actor: 'system', correlation: caseId, causation: null };
  const events = some.map(({ type, data }, i) => ({ type, data, id: idOf(stream, revision + 1 + i), ...by }));
  const { position } = await store.append(stream, events as never, revision);
  await models.passed(position);
};

/** A case of this history that is decided and turned out badly, with so many of its tripwires crossed: of these who doubted was right. */
const resolve = async (history: readonly CaseEvent[], crossed = 3): Promise<string> => {
  const id = newId('c');
  const drafted = ofType(history, 'RecommendationDrafted').at(-1);
  const { optionId = 'A', tripwires = [] } = drafted ?? {};
  const forecast = {
    by: '2027-03-01',
    success: 0.5,
    tripwires: tripwires.map((_, tripwire) => ({ tripwire, p: 0.5 })),
  };
  await write(id, [
    ...history.map((fact) =>
      fact.type === 'CaseSubmitted' ? { ...fact, data: { ...fact.data, caseId: id, accountId: newId('a') } } : fact,
    ),
    { type: 'DecisionRecorded', data: { optionId, text: 'We did it.', forecast, at } },
    {
      type: 'OutcomeRecorded',
      data: {
        happened: 'bad',
        text: 'It failed.',
        tripwires: tripwires.map((_, i) => ({ tripwire: i, crossed: i < crossed })),
        at,
      },
    },
  ]);
  return id;
};
/** One provider's model doubts the plan and expects the worst, the others do not. */
const doubted = (history: readonly CaseEvent[]): CaseEvent[] => {
  const seats = ofType(history, 'PanelSeated').flatMap((seated) => seated.seats);
  return history.map((fact): CaseEvent => {
    if (fact.type !== 'ForecastMade') return fact;
    const { success, tripwires, seatId } = fact.data;
    const doubts = seats.find((seat) => seat.seatId === seatId)?.provider === 'google';
    const p = doubts ? 0.1 : 0.9;
    return {
      ...fact,
      data: {
        ...fact.data,
        success: Object.fromEntries(Object.keys(success).map((option) => [option, p])),
        tripwires: tripwires.map(() => 1 - p),
      },
    };
  });
};

const installation = (over: Record<string, string> = {}) => {
  const { learnsFromOutcomes, calibration } = readConfig(over);
  return learningOf({ learnsFromOutcomes, calibration }, database!.pool, store);
};
/** What the next case of this installation is seated under. */
const seatedUnder = async (over: Parameters<typeof panelNeeds>[0] = {}, learning = installation()) => {
  const { needs, kept, clock } = panelNeeds();
  submit(kept, { mode: 'direct' });
  const learned = learning && (async () => (await learning()).calibration);
  const { providers } = inMemoryProviders(clock);
  await runCase(caseId, { ...needs, providers, learned, ...over }, new AbortController().signal);
  clock.stop();
  const [seated] = ofType(facts(kept), 'PanelSeated');
  if (!seated) throw new Error('expected a panel to be seated, found none');
  return seated.calibration;
};

describe('an installation', () => {
  it(
    'seats new cases under what its own resolved cases teach, once there are enough',
    { timeout: 120_000 },
    async () => {
      const history = doubted(played);
      expect(ofType(history, 'ForecastMade').length).toBeGreaterThan(2);
      const ids: string[] = [];
      for (let i = 0; i < fewest.cases - 1; i++) ids.push(await resolve(history, i % 3 === 0 ? 2 : 1));
      // Scripted seats forecast nothing, and a rehearsal that is resolved teaches nothing.
      await resolve((await rehearse('direct')).events);
      expect(await installation()?.()).toMatchObject({ cases: fewest.cases - 1, calibration: null });
      expect(await seatedUnder()).toBeUndefined();

      ids.push(await resolve(history, 1));
      const learned = await installation()?.();
      expect(learned?.cases).toBe(fewest.cases);
      expect(learned?.questions).toBeGreaterThanOrEqual(fewest.questions);
      const seated = await seatedUnder();
      expect(seated).toEqual(learned?.calibration);
      expect(seated?.questions).toBe(learned?.questions);
      const { 'google-1': doubter = 0, ...others } = seated?.weights ?? {};
      expect(doubter).toBeGreaterThan(1);
      // Right in a few questions more than the others.
      expect(doubter).toBeLessThan(4);
      for (const weight of Object.values(others)) expect([weight < 1, weight > 0.2]).toEqual([true, true]);

      const { pool } = database!;
      await models.stop();
      await rebuild(projectorNeeds(pool, store), [cases], new AbortController().signal);
      models = keepModels(projectorNeeds(pool, store));
      expect(await seatedUnder()).toEqual(seated);

      const own = { weights: { 'google-1': 2 }, recalibration: { slope: 1.1, intercept: 0 } };
      expect(await seatedUnder({ rules: { ...panelNeeds().needs.rules, calibration: own } })).toEqual(own);
      expect(installation({ PANEL_LEARNING: 'false' })).toBeUndefined();
      expect(await seatedUnder({ learned: undefined })).toBeUndefined();
      const away = async () => {
        throw new Error('the database is away');
      };
      expect(await seatedUnder({ learned: away })).toBeUndefined();
      expect(await seatedUnder({ providers: panelNeeds().needs.providers })).toBeUndefined();
      expect(JSON.stringify(seated)).not.toMatch(new RegExp(ids.join('|'), 'u'));

      // What an erased case taught is forgotten by cases that are seated later, also in a process that has read it.
      const running = installation();
      expect((await running?.())?.calibration).toEqual(seated);
      await write(ids[0] ?? '', [{ type: 'CaseErased', data: { at } }]);
      expect(await running?.()).toMatchObject({ cases: fewest.cases - 1, calibration: null });
      expect(await seatedUnder({}, running)).toBeUndefined();
    },
  );
});
