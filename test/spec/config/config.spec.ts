import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readConfig } from '../../../server/config.ts';
import { variables } from '../../../server/config/variables.ts';
import { WrongConfiguration } from '../../../server/wrongConfiguration.ts';

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
    expect([...config.roles]).toEqual(['web', 'panel', 'projections', 'mail']);
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
    expect(mistakesOf({ MODEL_PRICES_FILE: import.meta.filename })).toEqual([
      expect.stringMatching(/^MODEL_PRICES_FILE: expected a file that holds JSON/),
    ]);
  });

  it('reads overconfidence factors by provider, and says how they are written', () => {
    expect(readConfig({ PANEL_OVERCONFIDENCE: 'openai=1.6, google=2.1' }).overconfidence).toEqual({
      openai: 1.6,
      google: 2.1,
    });
    expect(readConfig({}).overconfidence).toBeUndefined();
    for (const wrong of ['openai', 'openai=', 'nobody=1.6', 'openai=0.1', 'openai=1=2', ','])
      expect([wrong, mistakesOf({ PANEL_OVERCONFIDENCE: wrong })]).toEqual([
        wrong,
        [expect.stringMatching(/^PANEL_OVERCONFIDENCE: expected .*openai=1\.6,google=2\.1, got/)],
      ]);
  });

  it('takes an empty variable as unset', () => expect(readConfig({ PORT: '', SMTP_URL: '' }).port).toBe(3000));

  it('is explained in .env.example, variable by variable', () => {
    const explained = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').matchAll(
      /^#? ?([A-Z][A-Z_]+)=/gm,
    );
    expect(new Set([...explained].map(([, name]) => name))).toEqual(new Set(Object.keys(variables.shape)));
  });
});
