import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tempDir } from '../../support/tempDir.ts';
import { theDocuments } from './documents.ts';

const { path: folder, remove } = tempDir('openapi');
afterAll(remove);

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Redocly's findings over a document: the rules that objected. */
const lint = (name: string, document: unknown): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify(document));
    const cli = file('../../../node_modules/@redocly/cli/bin/cli.js');
    const config = file('../../fixtures/discovery/redocly.yaml');
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };
    execFile(
      process.execPath,
      [cli, 'lint', path, '--config', config, '--format', 'json', '--max-problems', '500'],
      { env, maxBuffer: 1e8 },
      (_, out, problems) => {
        const start = out.indexOf('{');
        if (start < 0) return reject(new Error(problems || out));
        const report = JSON.parse(out.slice(start)) as {
          problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
        };
        resolve(
          report.problems.map(
            ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer ?? ''}`,
          ),
        );
      },
    );
  });

/** Spectral's findings by all its rules but these. */
const spectral = new Spectral();
spectral.setRuleset({
  // Its own declaration of these rules does not fit its own type of a ruleset.
  extends: [[oas as never, 'all']],
  rules: {
    // What the summary says is not said again.
    'operation-description': 'off',
    // Who runs an installation is said in its Terms.
    'info-contact': 'off',
    // Tags stand in the order in which they are met.
    'openapi-tags-alphabetical': 'off',
    // It knows scopes of OAuth alone; in 3.1 any scheme may name what it asks for.
    'oas3-operation-security-defined': 'off',
  },
});
const spectralLint = async (document: Any): Promise<string[]> =>
  (await spectral.run(document)).map(({ code, message, path }) => `${code}: ${message} at /${path.join('/')}`);

// The documents are bent here in ways their type forbids.
// oxlint-disable-next-line typescript/no-explicit-any
type Any = Record<string, any>;
let index: Any;
let service: Any;
beforeAll(async () => {
  const made = await theDocuments();
  [index, service] = [made.index, made.service];
});

describe('the OpenAPI documents', () => {
  it('of the index is clean under the strict rules', async () => {
    expect(index['openapi']).toBe('3.1.0');
    expect(index['info'].version).toBe('0.1.0-dev');
    expect(Object.keys(index['paths'])).toContain('/v1/agents:search');
    expect(await lint('index', index)).toEqual([]);
    expect(await spectralLint(index)).toEqual([]);
  });
  it('of the service is clean under the strict rules', async () => {
    expect(await lint('service', service)).toEqual([]);
    expect(await spectralLint(service)).toEqual([]);
  });
  it('are documents by the OpenAPI Initiative’s schema for 3.1', async () => {
    const valid = async (document: Any) => (await new Validator().validate(structuredClone(document))).valid;
    expect([await valid(index), await valid(service)]).toEqual([true, true]);
    const faulty = structuredClone(index);
    search(faulty).parameters[0].in = 'nowhere';
    expect(await valid(faulty)).toBe(false);
  });

  it('would not be clean for Spectral with a parameter nobody describes, or a tag nobody defines', async () => {
    const faulty = structuredClone(index);
    delete search(faulty).parameters[0].description;
    search(faulty).tags = ['unheard-of'];
    const rules = new Set((await spectralLint(faulty)).map((finding) => finding.split(':')[0]));
    expect(rules).toEqual(new Set(['oas3-parameter-description', 'operation-tag-defined']));
  });

  const search = (document: Any) => document['paths']['/v1/agents:search'].get;
  const faults: Record<string, (document: Any) => void> = {
    'an example that breaks its schema (no-invalid-schema-examples)': (document) => {
      document['components'].schemas.AgentSubmission.properties.cardUrl.example = 7;
    },
    'an operation without a name (operation-operationId)': (document) => delete search(document).operationId,
    'a reference to nothing (no-unresolved-refs)': (document) => {
      search(document).responses['200'].content['application/json'].schema = { $ref: '#/components/schemas/Nothing' };
    },
    'a path parameter nobody declared (path-parameters-defined)': (document) => {
      document['paths']['/v1/agents/{agent_id}'].get.parameters = [];
    },
    'nullable, which 3.1 does not have (struct)': (document) => {
      document['components'].schemas.AgentSummary.properties.name.nullable = true;
    },
    'no reply for errors (operation-4xx-response)': (document) => {
      for (const status of Object.keys(search(document).responses))
        if (status.startsWith('4')) delete search(document).responses[status];
    },
    'a component nobody uses (no-unused-components)': (document) => {
      document['components'].schemas.Unused = { type: 'string' };
    },
    'a parameter’s example that is too long (no-invalid-parameter-examples)': (document) => {
      const q = search(document).parameters.find(({ name }: Any) => name === 'q');
      q.example = 'x'.repeat(2_000);
    },
  };
  it.each(Object.keys(faults))('would not be clean with %s', async (name) => {
    const faulty = structuredClone(index);
    faults[name]?.(faulty);
    const rule = /\((.+)\)$/.exec(name)?.[1] ?? '';
    expect((await lint('faulty', faulty)).map((finding) => finding.split(':')[0])).toContain(rule);
  });
});
