import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

import { readConfig } from '../../../server/platform/config/config.ts';
import { providerVariables } from '../../../server/platform/config/providerVariables.ts';
import { roles, variables } from '../../../server/platform/config/variables.ts';
import { answerMs } from '../../../server/wiring/web.ts';

const root = join(import.meta.dirname, '../../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
// The last is read by the packages of OpenTelemetry themselves.
const known = new Set([...Object.keys(variables.shape), ...providerVariables, 'OTEL_EXPORTER_OTLP_HEADERS']);
const unknown = (names: Iterable<string>) => [...names].filter((name) => !known.has(name));

type Service = Readonly<Record<string, unknown>> & { readonly environment?: Readonly<Record<string, string>> };
const compose = parse(textOf('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const services = Object.entries(compose.services);
const own = services.filter(([, { environment }]) => environment?.['ROLES'] !== undefined);

describe('docker-compose.yml', () => {
  it('runs each role once, with variables there are', () => {
    expect(own.map(([name, { environment }]) => [name, environment?.['ROLES']])).toEqual(
      roles.map((role) => [role, role]),
    );
    for (const [, { environment = {} }] of own) {
      expect(unknown(Object.keys(environment))).toEqual([]);
      const filled = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)]));
      expect(readConfig(filled).roles.size).toBe(1);
    }
  });

  it('lets each of them restart, drain and be looked after, and write nowhere but to its volumes', () => {
    for (const [, service] of own)
      expect(service).toMatchObject({
        restart: 'unless-stopped',
        read_only: true,
        cap_drop: ['ALL'],
        stop_grace_period: '25s',
        mem_limit: expect.any(String) as string,
        healthcheck: { test: ['CMD', 'node', 'server/cli/status/health.ts'] },
        depends_on: { eventstore: { condition: 'service_healthy' }, postgres: { condition: 'service_healthy' } },
      });
    for (const [, service] of services) {
      expect(service['logging']).toMatchObject({ options: { 'max-size': '20m', 'max-file': '5' } });
      for (const volume of (service['volumes'] ?? []) as readonly string[])
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
    // What takes longer than the time Docker waits for would be cut short.
    const drainSeconds = Number(compose.services['web']?.environment?.['DRAIN_SECONDS']);
    expect(drainSeconds + answerMs / 1_000 + 4.5).toBeLessThan(25);
  });

  it('speaks TLS with an event store that has users', () => {
    const { environment = {} } = compose.services['eventstore'] ?? {};
    expect(environment).not.toHaveProperty('EVENTSTORE_INSECURE');
    expect(environment['EVENTSTORE_DEFAULT_ADMIN_PASSWORD']).toContain('EVENTSTORE_PASSWORD');
    for (const [, service] of own) expect(service.environment?.['EVENTSTORE_URL']).not.toContain('tls=false');
  });
});

/** `${NAME:-default}` and `${NAME:?why}`, as an operator fills them in who sets only what must be set. */
const filledIn = (text: string): string =>
  text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, 'a1'.repeat(32));

describe('the Helm chart', () => {
  const folder = 'deploy/helm/witan';
  const values = parse(textOf(`${folder}/values.yaml`)) as {
    readonly roles: Readonly<Record<string, object>>;
    readonly env: Readonly<Record<string, string>>;
  };
  const templates = readdirSync(join(root, folder, 'templates')).map(
    (name) => [name, textOf(`${folder}/templates/${name}`)] as const,
  );

  it('has every role, and variables there are', () => {
    expect(Object.keys(values.roles)).toEqual([...roles]);
    expect(unknown(Object.keys(values.env))).toEqual([]);
    const deployments = templates.find(([name]) => name === 'deployments.yaml')?.[1] ?? '';
    const named = [...deployments.matchAll(/\{ name: ([A-Z_]+), value/g)].map(([, name]) => name ?? '');
    expect(named).toEqual(['ROLES', 'KEY_SLOTS', 'METRICS_PORT']);
    expect(unknown(named)).toEqual([]);
    const secrets = /A secret whose keys are variables: ([^.]+)/.exec(textOf(`${folder}/values.yaml`))?.[1] ?? '';
    const told = secrets.match(/[A-Z]+_[A-Z_]+/g) ?? [];
    expect(told).toHaveLength(7);
    expect(unknown(told)).toEqual([]);
  });

  // Helm's own linter runs in CI (.github/workflows/ci.yml).
  it.each(templates)('names only values there are in %s, and ends what it begins', (_name, text) => {
    for (const [, path = ''] of text.matchAll(/\.Values\.([\w.]+)/g)) expect(values).toHaveProperty(path);
    const begun = text.match(/\{\{-? (?:if|range|with|define) /g)?.length ?? 0;
    expect(text.match(/\{\{-? end -?\}\}/g)?.length ?? 0).toBe(begun);
    expect(text).not.toContain('\t');
  });

  it.each(templates)('is YAML in %s, with every branch and each helper there is', (_name, text) => {
    const defined = templates.flatMap(([, each]) => [...each.matchAll(/define "([^"]+)"/g)].map(([, name]) => name));
    for (const [, name] of text.matchAll(/include "([^"]+)"/g)) expect(defined).toContain(name);
    // An action alone on its line goes, one within a line stands for some text.
    const plain = text.replaceAll(/^\s*\{\{.*\}\}\s*$/gm, '').replaceAll(/\{\{.*?\}\}/g, 'x');
    for (const document of parseAllDocuments(plain, { uniqueKeys: false })) expect(document.errors).toEqual([]);
  });

  it('lets nothing run as root or write to its root', () => {
    const text = templates.map(([, each]) => each).join('\n');
    for (const wanted of ['runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'drop: [ALL]', 'maxUnavailable: 0'])
      expect(text).toContain(wanted);
  });
});

it('the image runs as a user by number, and is asked for its readiness', () => {
  const lines = textOf('Dockerfile').split('\n');
  expect(lines).toContain('USER 1000:1000');
  expect(lines.find((line) => line.startsWith('HEALTHCHECK'))).toContain('server/cli/status/health.ts');
});
