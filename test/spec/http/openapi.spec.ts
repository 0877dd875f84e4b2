import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { allRoutes } from '../../../server/wiring/app.ts';
import type { AppNeeds } from '../../../server/wiring/appNeeds.ts';
import { problems } from '../../../shared/api/problems.ts';

/** Routes are declared without any of their needs being used. */
const routes = allRoutes({
  publicUrl: 'https://witan.test',
  siteUrl: 'https://witan.test',
  version: '1.2.3',
  documents: { store: {} },
} as unknown as AppNeeds);

type Operation = { operationId: string; security: unknown[]; responses: Record<string, unknown> };
let document: { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witan-openapi-'));
  const reply = await routes.at(-1)?.handle({} as never);
  document = reply?.body as typeof document;
});
afterAll(() => rm(folder, { recursive: true }));

describe('the OpenAPI document', () => {
  it('is clean under recommended-strict', async () => {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    await writeFile(join(folder, 'redocly.yaml'), 'extends: [recommended-strict]\n');
    const run = promisify(execFile)(
      process.execPath,
      [
        join(process.cwd(), 'node_modules/@redocly/cli/bin/cli.js'),
        'lint',
        file,
        '--config',
        join(folder, 'redocly.yaml'),
        '--format',
        'stylish',
      ],
      { cwd: folder, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    await expect(run).resolves.toMatchObject({ stderr: expect.stringContaining('Your API description is valid') });
  });

  it('has every route under its own operation id', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids)).toEqual(new Set(routes.map(({ operationId }) => operationId)));
    expect(new Set(ids).size).toBe(routes.length);
  });

  it('asks for a session, or a token with a scope, exactly where the route does', () => {
    const asked = routes.map(({ method, path }) => {
      const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method];
      return [path, operation?.security, '401' in (operation?.responses ?? {})];
    });
    expect(asked).toEqual(
      routes.map(({ path, auth, scope }) => [
        path,
        auth === 'none'
          ? []
          : [{ session: [] }, ...(scope ? [{ token: [scope] }] : []), ...(auth === 'watcher' ? [{}] : [])],
        auth !== 'none' || ['/api/login', '/api/login/passkey'].includes(path),
      ]),
    );
  });

  it('refers to schemas that stand in it, and holds no others', () => {
    const text = JSON.stringify(document);
    const used = new Set([...text.matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(([, id]) => id));
    expect(used).toEqual(new Set(Object.keys(document.components.schemas)));
    expect(text).not.toContain('$defs');
  });

  it('names every contracted route', () => {
    const all = routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(all).toEqual(
      expect.arrayContaining([
        'GET /health',
        'GET /health/live',
        'GET /health/ready',
        'POST /api/signup',
        'POST /api/login',
        'POST /api/logout',
        'GET /api/whoami',
        'POST /api/password-reset',
        'POST /api/password-reset/confirm',
        'POST /api/terms',
        'POST /intake',
        'GET /api/my-cases',
        'POST /api/cases/:case_id/answers',
        'GET /api/cases/:case_id',
        'GET /api/cases/:case_id/report',
        'GET /api/cases/:case_id/report.docx',
        'GET /api/cases/:case_id/report.md',
        'GET /api/cases/:case_id/report.pdf',
        'GET /api/cases/:case_id/report.pptx',
        'GET /api/cases/:case_id/report.xlsx',
        'GET /api/cases/:case_id/events',
        'POST /api/cases/:case_id/cancel',
        'POST /api/cases/:case_id/retry',
        'PUT /api/cases/:case_id/share',
        'DELETE /api/cases/:case_id/share',
        'POST /api/cases/:case_id/auditors',
        'DELETE /api/cases/:case_id/auditors',
        'DELETE /api/account',
        'GET /.well-known/openapi.json',
      ]),
    );
  });

  it('refuses only with problems that have a status', () => {
    for (const { problems: keys } of routes) for (const key of keys) expect(problems[key].status).toBeGreaterThan(399);
  });
});
