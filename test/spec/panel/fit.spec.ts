import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { readConfig } from '../../../server/config.ts';
import { fit } from '../../../server/cli/fit.ts';
import { ballotsOf, benign, cases } from '../../../bench/panel/world.ts';
import { playCase } from '../../support/fakeCase.ts';
import { ofType } from '../../support/panelCase.ts';

const seed = 'fit/20261121';
const dir = mkdtempSync(join(tmpdir(), 'witan-fit-'));
afterAll(() => rmSync(dir, { recursive: true }));

const fitting = (lines: readonly string[]): string[] => {
  const file = join(dir, 'answers.ndjson');
  writeFileSync(file, lines.join('\n'));
  const said: string[] = [];
  fit(file, (line) => said.push(line));
  return said;
};
const answers = (overconfidence: number, count: number): string[] => {
  const world = { ...benign, overconfidence };
  return [...cases(world, count, `${seed}/${overconfidence}`)].flatMap((one, n) =>
    ballotsOf(world, one).map((p, i) =>
      JSON.stringify({ provider: world.seats[i], question: `${n}`, p, truth: one.truth }),
    ),
  );
};

describe(`fitting the overconfidence factors (seed ${seed})`, () => {
  it('gives what the configuration takes, near what it was', () => {
    const said = fitting(answers(3, 300));
    const { overconfidence = {} } = readConfig({ PANEL_OVERCONFIDENCE: said.at(-1)?.split('NCE=')[1] });
    expect(Object.keys(overconfidence).toSorted()).toEqual(['anthropic', 'google', 'openai']);
    for (const gamma of Object.values(overconfidence)) expect(Math.abs(gamma - 3)).toBeLessThan(0.8);
  });

  it('leaves the prior to a provider of whom too little is known', () =>
    expect(fitting(answers(3, 10))).toEqual([
      expect.stringContaining('anthropic: 30 answers, fewer than 50: the prior of 1.80 stands'),
      expect.stringContaining('google'),
      expect.stringContaining('openai'),
    ]));

  it('says which line is no answer', () => {
    expect(() => fitting([...answers(1, 1), '{"provider":"openai"}'])).toThrow(/answers\.ndjson:10/);
    expect(() => fitting(['{"provider":"openai","question":"q","p":[0.5,0.5],"truth":2}'])).toThrow(/below 2/);
  });
});

describe('a case under fitted factors', () => {
  const play = (overconfidence?: Record<string, number>) =>
    playCase('direct', undefined, {
      rules: {
        clarifyMs: 1,
        guided: {},
        capUsd: { direct: null, default: null, deep: null },
        ...(overconfidence === undefined ? {} : { overconfidence }),
      },
    });
  it('records them where the panel is seated, and counts by them', async () => {
    const fitted = { openai: 1, anthropic: 1, google: 1 };
    const [plain, sure] = [await play(), await play(fitted)];
    expect(ofType(plain.events, 'PanelSeated')[0]).not.toHaveProperty('overconfidence');
    expect(ofType(sure.events, 'PanelSeated')[0]?.overconfidence).toEqual(fitted);
    const [before, after] = [plain, sure].map(({ events }) => ofType(events, 'BallotsPooled')[0]?.pool);
    expect(after?.winner).toBe(before?.winner);
    expect(after?.margin ?? 0).toBeGreaterThan(before?.margin ?? 1);
    const cast = ({ events }: typeof plain) =>
      ofType(events, 'BallotsRevealed')[0]?.ballots.map(({ ballot }) => ballot.p);
    expect(cast(sure)).toEqual(cast(plain));
  });
});
