import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readConfig } from '../../../server/platform/config/config.ts';
import { providerVariables } from '../../../server/platform/config/providerVariables.ts';
import { variables } from '../../../server/platform/config/variables.ts';
import { WrongConfiguration } from '../../../server/platform/config/configurationError.ts';
import { tempDir } from '../../support/tempDir.ts';

const mistakesOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.mistakes;
    throw error;
  }
  return [];
};

describe('the configuration', () => {
  it('needs nothing at all', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', logLevel: 'info', eventstoreUrl: undefined });
    expect([...config.roles]).toEqual(['web', 'panel', 'projections', 'printer', 'mail']);
  });

  it('names every mistake at once', () => {
    const mistakes = mistakesOf({
      PORT: 'high',
      ROLES: 'web,cook',
      EVENTSTORE_URL: 'http://x',
      DKIM_DOMAIN: 'witan.example',
    });
    expect(mistakes.map((mistake) => mistake.split(':')[0])).toEqual([
      'PORT',
      'EVENTSTORE_URL',
      'ROLES',
      'DKIM_SELECTOR, DKIM_KEY_FILE',
    ]);
  });

  it('says what it found, but does not repeat secrets', () => {
    expect(mistakesOf({ PUBLIC_URL: 'witan.example' })).toEqual([expect.stringMatching(/got "witan\.example"$/)]);
    for (const secret of [
      { SESSION_KEYS: 'short-secret' },
      { MASTER_KEY: 'short-secret' },
      { DATABASE_URL: 'mysql://witan:short-secret@db' },
    ])
      expect(mistakesOf(secret)).toEqual([expect.not.stringContaining('short-secret')]);
  });

  it('reads the files it names, and says which cannot be used', () => {
    const dkim = { DKIM_DOMAIN: 'witan.example', DKIM_SELECTOR: 's', DKIM_KEY_FILE: import.meta.filename };
    expect(mistakesOf(dkim)).toEqual([
      expect.stringMatching(/^DKIM_KEY_FILE: expected a file that holds a private key/),
    ]);
    expect(mistakesOf({ ...dkim, DKIM_KEY_FILE: '/no/such/file' })).toEqual([
      expect.stringMatching(/^DKIM_KEY_FILE: expected a file that can be read \(ENOENT.*got "\/no\/such\/file"$/),
    ]);
  });

  it('reads a table of prices, and says where it is wrong', () => {
    const { path, remove } = tempDir('prices');
    const file = join(path, 'prices.json');
    const given = (text: string) => {
      writeFileSync(file, text);
      return { MODEL_PRICES_FILE: file };
    };
    const price = { provider: 'openai', model: 'a', input: 1, output: 2 };
    const table = { asOf: '2026-11-01', prices: [price] };
    expect(readConfig(given(JSON.stringify(table))).prices).toEqual(table);
    for (const [text, found] of [
      ['{"secret', 'it is not JSON'],
      ['[]', 'the table: Invalid input: expected object, received array'],
      ['{}', 'asOf: Invalid input: expected string, received undefined'],
      [JSON.stringify({ ...table, prices: {} }), 'prices: Invalid input: expected array, received object'],
      [
        JSON.stringify({ ...table, prices: [price, { ...price, input: '1' }] }),
        'prices[1].input: Invalid input: expected number, received string',
      ],
      [JSON.stringify({ ...table, prices: [{ ...price, outptu: 3 }] }), 'prices[0]: Unrecognized key: "outptu"'],
    ])
      expect(mistakesOf(given(text ?? ''))).toEqual([
        `MODEL_PRICES_FILE: expected a file that holds a table of prices (${found}), got "${file}"`,
      ]);
    remove();
  });

  it('reads what was learned about the models, and says where the file is wrong', () => {
    const { path, remove } = tempDir('calibration');
    const file = join(path, 'calibration.json');
    const given = (learned: unknown) => {
      writeFileSync(file, JSON.stringify(learned));
      return { PANEL_CALIBRATION_FILE: file };
    };
    const learned = { weights: { gpt: 1.5 }, recalibration: { slope: 1, intercept: 0 } };
    expect(readConfig(given(learned)).calibration).toEqual(learned);
    expect(readConfig({})).toMatchObject({ calibration: undefined, learnsFromOutcomes: true });
    expect(readConfig({ PANEL_LEARNING: 'false' }).learnsFromOutcomes).toBe(false);
    expect(mistakesOf({ PANEL_LEARNING: 'no' })).toEqual(['PANEL_LEARNING: expected true or false, got "no"']);
    expect(mistakesOf(given({ ...learned, weights: { gpt: -1 } }))).toEqual([
      `PANEL_CALIBRATION_FILE: expected a file that holds weights and a recalibration (weights.gpt: Too small: expected number to be >0), got "${file}"`,
    ]);
    remove();
  });

  it('takes an empty variable as unset', () => expect(readConfig({ PORT: '', SMTP_URL: '' }).port).toBe(3000));

  it('is explained in .env.example, variable by variable', () => {
    const explained = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').matchAll(
      /^#? ?([A-Z][A-Z_]+)=/gm,
    );
    expect(new Set([...explained].map(([, name]) => name))).toEqual(
      new Set([...Object.keys(variables.shape), ...providerVariables]),
    );
  });
});
