import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import type { Calibration } from '../../../../shared/events/panel/seat.ts';
import { readConfig } from '../../../../server/platform/config/config.ts';
import { fit } from '../../../../server/cli/fitCalibration.ts';
import { ballotsOf, benign, cases } from '../../../../bench/panel/world.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { learnedSaid } from '../../../../shared/words/said/run/learnedSaid.ts';
import { speechOf } from '../../../../shared/words/speech.ts';
import { seen } from '../../../support/histories.ts';
import { ofType } from '../../../support/panelCase.ts';

const seed = 'fit/20261121';
const dir = mkdtempSync(join(tmpdir(), 'witan-fit-'));
afterAll(() => rmSync(dir, { recursive: true }));

const writing = (name: string, text: string): string => {
  const file = join(dir, name);
  writeFileSync(file, text);
  return file;
};
const fitting = (lines: readonly string[]): string[] => {
  const said: string[] = [];
  fit(writing('answers.ndjson', lines.join('\n')), (line) => said.push(line));
  return said;
};
const learnedFrom = (lines: readonly string[]): Calibration => {
  const file = writing('calibration.json', fitting(lines).join(''));
  const { calibration } = readConfig({ PANEL_CALIBRATION_FILE: file });
  if (!calibration) throw new Error(`expected a calibration from ${file}, found none`);
  return calibration;
};
const seats = ['gpt-a', 'gpt-b', 'gpt-c', 'claude-a', 'claude-b', 'claude-c', 'gemini-a', 'gemini-b', 'gemini-c'];
const answers = (overconfidence: number, count: number): string[] => {
  const world = { ...benign, overconfidence };
  return [...cases(world, count, `${seed}/${overconfidence}`)].flatMap((one, n) =>
    ballotsOf(world, one).map((p, i) =>
      JSON.stringify({ seat: seats[i], provider: world.seats[i], question: `${n}`, p, truth: one.truth }),
    ),
  );
};

describe(`learning from resolved cases (seed ${seed})`, () => {
  it('gives the file that the configuration takes', () => {
    const { weights, recalibration, questions } = learnedFrom(answers(3, 300));
    expect(questions).toBe(300);
    expect(Object.keys(weights)).toEqual(seats.toSorted());
    for (const weight of Object.values(weights)) expect(Math.abs(Math.log(weight))).toBeLessThan(1);
    expect(recalibration.slope).toBeLessThan(1.2);
    expect(learnedFrom(answers(1, 300)).recalibration.slope).toBeGreaterThan(1.3);
  });

  it('says which line is no answer', () => {
    expect(() => fitting([...answers(1, 1), '{"provider":"openai"}'])).toThrow(/answers\.ndjson:10/);
    const beyond = '{"seat":"gpt","provider":"openai","question":"q","p":[0.5,0.5],"truth":2}';
    expect(() => fitting([beyond])).toThrow(/below 2/);
  });
});

describe('a case under what was learned', () => {
  const play = (calibration?: Calibration) =>
    playCase('direct', undefined, {
      rules: {
        clarifyMs: 1,
        guided: {},
        capUsd: { direct: null, default: null, deep: null },
        ...(calibration === undefined ? {} : { calibration }),
      },
    });
  it('records it where the panel is seated, and counts by it', async () => {
    const learned = { weights: {}, recalibration: { slope: 1.5, intercept: -2 } };
    const [plain, sure] = [await play(), await play(learned)];
    expect(ofType(plain.events, 'PanelSeated')[0]).not.toHaveProperty('calibration');
    expect(ofType(sure.events, 'PanelSeated')[0]?.calibration).toEqual(learned);
    const [before, after] = [plain, sure].map(({ events }) => ofType(events, 'BallotsPooled')[0]?.pool);
    expect(after?.winner).toBe(before?.winner);
    expect(after?.margin ?? 0).toBeGreaterThan(before?.margin ?? 1);
    const cast = ({ events }: typeof plain) =>
      ofType(events, 'BallotsRevealed')[0]?.ballots.map(({ ballot }) => ballot.p);
    expect(cast(sure)).toEqual(cast(plain));
  });
  it('weighs each seat as its model', async () => {
    const { events } = await play();
    const seats = ofType(events, 'PanelSeated')[0]?.seats ?? [];
    const google = seats.filter(({ provider, role }) => provider === 'google' && role === 'voter');
    const weights = Object.fromEntries(google.map(({ model }) => [model, 3]));
    const weighed = await play({ weights, recalibration: { slope: 1, intercept: 0 } });
    const share = (of: typeof weighed) =>
      ofType(of.events, 'BallotsPooled')[0]?.pool.blocs.find(({ provider }) => provider === 'google')?.weight;
    expect(share(weighed)).toBeCloseTo(3 / 5, 9);
  });
  it('says so in its report, on every surface that holds the record', async () => {
    const model =
      ofType((await play()).events, 'PanelSeated')[0]?.seats.find(({ role }) => role === 'voter')?.model ?? '';
    const { events } = await play({
      weights: { [model]: 2.04, 'not seated here': 5 },
      recalibration: { slope: 1.21, intercept: -0.08 },
      questions: 57,
    });
    const document = reportOfHistory(seen(events));
    expect(document?.run.learned).toMatchObject({ slope: 1.21, intercept: -0.08, questions: 57 });
    expect(document?.run.learned?.weights).toContainEqual({ model, weight: 2.04 });
    expect(document?.run.learned?.weights.map((one) => one.model)).not.toContain('not seated here');
    const said = document && learnedSaid(document, speechOf('en', null));
    expect(said).toMatch(
      /^Counted with weights learned from resolved questions \(57\): .*2\.04.*; slope 1\.21, intercept -0\.08\.$/u,
    );
    const unlearned = reportOfHistory(seen((await play()).events));
    expect(unlearned?.run.learned).toBeNull();
  });
});
