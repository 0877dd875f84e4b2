import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../shared/events/case.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { type EventNode, startEventNode } from '../../../server/embedded/eventstore/index.ts';
import { esdbStore } from '../../../server/store/esdb.ts';
import { caseSubmitted } from '../../support/controls.ts';
import { ofType } from '../../support/panelCase.ts';

let node: EventNode;
let dataDir: string;
let store: ReturnType<typeof esdbStore>;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'witan-kill-'));
  node = await startEventNode({ dataDir });
  store = esdbStore({ url: node.url });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await store.close();
  await node.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the case in a process of its own; kills it with SIGKILL when it says `at`. Answers what it said. */
const run = async (caseId: string, at: string | null): Promise<string[]> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../fakes/panelProcess.ts'), node.url, caseId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const gone = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line === at) child.kill('SIGKILL');
  }
  await gone;
  children.delete(child);
  return said;
};

const submitted = async (caseId: string): Promise<void> => {
  const stream = caseStream(caseId);
  const fact = caseSubmitted({ caseId, mode: 'direct' });
  await store.append(
    stream,
    [{ ...fact, id: idOf(stream, 'submitted'), actor: 'test', correlation: caseId, causation: null }],
    -1,
  );
};

const history = async (caseId: string): Promise<CaseEvent[]> => {
  const events: CaseEvent[] = [];
  for await (const event of store.read(caseStream(caseId))) events.push(event as unknown as CaseEvent);
  return events;
};

const conclusion = (events: readonly CaseEvent[]) => ({
  pools: ofType(events, 'BallotsPooled').map(({ pool }) => pool.p),
  draft: ofType(events, 'RecommendationDrafted').at(-1)?.optionId,
  dissents: ofType(events, 'DissentFiled')
    .map(({ optionId }) => optionId)
    .toSorted(),
});

describe('a process killed with SIGKILL', () => {
  it('is gone on with: nothing twice, no recorded call again, at most one repeat per seat under way', async () => {
    await submitted('whole');
    expect((await run('whole', null)).at(-1)).toBe('END concluded');
    const whole = await history('whole');
    expect(whole.at(-1)?.type).toBe('GatePassed');

    // Before an append is made, after it is acknowledged, and between a call and its record; twice in one case for the last.
    const deaths = [
      ['APPEND 1'],
      ['APPENDED 9'],
      ['APPEND 27'],
      ['CALL voter-3 ballot -'],
      ['APPENDED 60', 'APPENDED 20'],
    ];
    for (const [i, lines] of deaths.entries()) {
      const caseId = `killed-${i}`;
      await submitted(caseId);
      const said: string[] = [];
      for (const line of lines) {
        const heard = await run(caseId, line);
        expect(heard).toContain(line);
        expect(heard.at(-1)).not.toMatch(/^END/);
        said.push(...heard);
      }
      const last = await run(caseId, null);
      said.push(...last);
      expect([lines, last.at(-1)]).toEqual([lines, 'END concluded']);

      const events = await history(caseId);
      const calls = said.filter((line) => line.startsWith('CALL ')).length;
      const ended = ofType(events, 'ModelCallEnded');
      const paid = ended.filter(({ outcome }) => outcome === 'ok').map(({ step }) => step);
      const unknown = ended.filter(({ outcome }) => outcome === 'unknown').length;
      expect(new Set(paid).size).toBe(paid.length);
      expect(unknown).toBeLessThanOrEqual(4 * lines.length);
      expect(calls).toBeLessThanOrEqual(paid.length + unknown);
      const keys = [
        ...ofType(events, 'UtteranceMade').map(({ utteranceId }) => utteranceId),
        ...ofType(events, 'BallotSealed').map(({ round, seatId }) => `${round}/${seatId}`),
      ];
      expect(new Set(keys).size).toBe(keys.length);
      expect(events.filter(({ type }) => type === 'GatePassed')).toHaveLength(1);
    }
  }, 120_000);

  it('ends with the same result as a case that was left alone', async () => {
    const named = 'killed-4';
    const [one, other] = [conclusion(await history(named)), conclusion(await history('whole'))];
    expect([one.draft, one.dissents]).toEqual([other.draft, other.dissents]);
  });
});
