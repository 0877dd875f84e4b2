import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type App, startApp } from '../../support/app.ts';
import { tempDir } from '../../support/tempDir.ts';
import { newEmail, password } from '../http/agent.ts';
import { personWithToken } from './person.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Index = { skills: { name: string; url: string }[] };
const read = async (path: string) => (await fetch(new URL(path, app.url))).text();
/** The steps of the skill as it is served, found from the address of the service alone. */
const steps = async () => {
  const { skills } = JSON.parse(await read('/.well-known/agent-skills/index.json')) as Index;
  const markdown = await read(skills.find(({ name }) => name === 'deliver-a-decision')?.url ?? '');
  return [...markdown.matchAll(/```sh\n([^]*?)```/g)].map(([, step = '']) => step);
};
/** Runs them to the letter; what a person says comes from the environment. */
const follow = async (printed: readonly string[], env: Record<string, string>) => {
  const folder = tempDir('skill');
  const said = { DECISION: 'Should we open a second bakery, or sell to hotels?', STATEMENT: 'Yes, submit it.', ...env };
  const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', printed.join('\n')], {
    cwd: folder.path,
    timeout: 150_000,
    env: { PATH: process.env['PATH'], ...said },
  });
  const report = JSON.parse(readFileSync(join(folder.path, 'report.json'), 'utf8')) as { banner: object };
  const pdf = readFileSync(join(folder.path, 'recommendation.pdf')).subarray(0, 5).toString();
  folder.remove();
  return { stdout, report, pdf };
};

describe('the skill that delivers a decision', () => {
  it('leads from nothing to the report, the questions of the panel among it', { timeout: 180_000 }, async () => {
    const all = await steps();
    expect(all).toHaveLength(6);
    const { stdout, report, pdf } = await follow(all, {
      ...{ PERSON_EMAIL: newEmail(), PERSON_PASSWORD: password, ANSWER: 'We have cash for one of the two.' },
    });
    expect(stdout).toContain('"question_id"');
    expect(stdout).toContain('"status":"delivered"');
    expect([pdf, report.banner]).toEqual(['%PDF-', expect.objectContaining({ rehearsal: true })]);
  });

  it('does so with a token in the place of the account', { timeout: 180_000 }, async () => {
    const person = await personWithToken(app.url);
    const { secret } = await person.token(['read', 'submit', 'answer']);
    const { stdout, pdf } = await follow((await steps()).slice(1), {
      ...{ PERSON_EMAIL: person.email, WITAN_TOKEN: secret, ANSWER: 'We have cash for one of the two.' },
    });
    expect([pdf, stdout]).toEqual(['%PDF-', expect.stringContaining('"status":"delivered"')]);
  });

  it('does so where the person cannot answer the panel’s questions', { timeout: 180_000 }, async () => {
    const { stdout, pdf } = await follow(await steps(), { PERSON_EMAIL: newEmail(), PERSON_PASSWORD: password });
    expect([pdf, stdout]).toEqual(['%PDF-', expect.stringContaining('"status":"delivered"')]);
  });
});
