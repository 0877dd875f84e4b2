import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

import { AgentCard } from '@a2a-js/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { problems } from '../../../shared/api/problems.ts';
import { readCardText } from '../../../shared/agentCard/readCard.ts';
import { textOf } from '../../../shared/agentCard/cardText.ts';
import { documentOf } from '../../../projections/agents/ranking/document.ts';
import type { Documents } from '../../../server/discovery/site.ts';
import { site, theDocuments } from './documents.ts';

let made: Awaited<ReturnType<typeof theDocuments>>;
let documents: Documents;
beforeAll(async () => {
  made = await theDocuments();
  ({ documents } = made);
});

const bodyOf = (path: string) => documents[path]?.body ?? '';
const jsonOf = (path: string): unknown => JSON.parse(bodyOf(path));
const schema = (name: string) =>
  z.fromJSONSchema(
    JSON.parse(readFileSync(new URL(`../../fixtures/discovery/${name}.schema.json`, import.meta.url), 'utf8')),
  );
const valid = (name: string, value: unknown) => schema(name).safeParse(value).success;

describe('the API catalog', () => {
  const path = '/.well-known/api-catalog';
  it('is a linkset', () => {
    expect(documents[path]?.type).toBe('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"');
    expect(valid('linkset', jsonOf(path))).toBe(true);
  });
  it('would not be one with a bare string for a target, or another member', () => {
    expect(valid('linkset', { linkset: [{ anchor: 'https://a.example', item: 'https://b.example' }] })).toBe(false);
    expect(valid('linkset', { linkset: [{ anchor: 'https://a.example' }], more: 1 })).toBe(false);
  });
  it('leads to documents that are served', () => {
    const { linkset } = jsonOf(path) as { linkset: Record<string, { href: string }[] | string>[] };
    const own = linkset
      .flatMap((context) => Object.values(context).flatMap((targets) => (typeof targets === 'string' ? [] : targets)))
      .map(({ href }) => href)
      .filter((href) => href.startsWith(site.siteUrl) || href.startsWith(`${site.indexUrl}/v1/openapi`));
    expect(own.length).toBeGreaterThan(6);
    for (const href of own) {
      const { pathname } = new URL(href);
      expect([href, pathname in documents || pathname === '/.well-known/openapi.json']).toEqual([href, true]);
    }
  });
});

describe('the skills', () => {
  const index = () =>
    jsonOf('/.well-known/agent-skills/index.json') as {
      skills: { name: string; url: string; digest: string; description: string }[];
    };
  it('are an index of version 0.2.0', () => {
    expect(valid('agent-skills', index())).toBe(true);
    expect(valid('agent-skills', { ...index(), $schema: 'other' })).toBe(false);
    expect(index().skills.map(({ name }) => name)).toEqual([
      'deliver-a-decision',
      'submit-a-decision',
      'follow-a-case',
      'answer-clarifications',
      'search-the-index',
    ]);
  });
  it('have the digest of the bytes that are served', () => {
    for (const { url, digest } of index().skills)
      expect(`sha256:${createHash('sha256').update(bodyOf(url)).digest('hex')}`).toBe(digest);
  });
  it('name themselves as the index does, and no address is left open', () => {
    for (const { name, url, description } of index().skills) {
      expect(bodyOf(url)).toMatch(new RegExp(`^---\nname: ${name}\ndescription: `));
      expect(bodyOf(url)).toContain(description);
      expect(bodyOf(url)).not.toContain('{{');
    }
  });
  it('name only operations that exist', () => {
    const paths = [...Object.keys(made.service.paths), ...Object.keys(made.index.paths)];
    const patterns = paths.map(
      (path) => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    );
    for (const { url } of index().skills) {
      const named = [
        ...bodyOf(url).matchAll(/(?:GET|POST|PUT|DELETE) https:\/\/(?:app|index)\.witan\.example([^`?\s]*)/g),
      ];
      expect(named.length).toBeGreaterThan(0);
      for (const [, path = ''] of named)
        expect([path, patterns.some((pattern) => pattern.test(path))]).toEqual([path, true]);
    }
  });
  it('ask for consent before anything is done in a person’s name', () => {
    expect(bodyOf('/.well-known/agent-skills/submit-a-decision/SKILL.md')).toMatch(/\*\*Consent\.\*\*/);
  });
});

/** What the reference parser of llms.txt does: title, summary, then sections in which every line is a link. */
const parseLlms = (text: string) => {
  const [start = '', ...sections] = text.split(/^##\s*(.*?)$/gm);
  const head = /^#\s*(?<title>.+?)\n+(?:>\s*(?<summary>[^]+?)\n\n)?(?<info>[^]*)/.exec(start.trim())?.groups;
  const links = sections.flatMap((section, at) => (at % 2 === 0 ? [] : section.trim().split('\n').filter(Boolean)));
  return {
    title: head?.['title'],
    summary: head?.['summary'],
    links: links.map((line) => {
      const link = /-\s*\[(?<title>[^\]]+)\]\((?<url>[^)]+)\)(?::\s*(?<desc>.*))?/.exec(line)?.groups;
      if (!link) throw new Error(`expected a link, found: ${line}`);
      return link['url'] ?? '';
    }),
  };
};

describe('llms.txt', () => {
  it('is as its reference parser wants it, and leads to what is served', () => {
    const { title, summary, links } = parseLlms(bodyOf('/llms.txt'));
    expect([title, summary !== undefined]).toEqual(['Witan', true]);
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      const { pathname } = new URL(link);
      expect([link, pathname in documents || pathname in made.service.paths]).toEqual([link, true]);
    }
  });
  it('says on whose behalf an agent may act', () => expect(bodyOf('/llms.txt')).toMatch(/consent and e-mail address/));
  it('would be refused with prose among the links', () => {
    expect(() => parseLlms(`${bodyOf('/llms.txt')}\nprose`)).toThrow('expected a link');
  });
});

describe('the MCP server cards', () => {
  const published = JSON.parse(
    readFileSync(new URL('../../fixtures/discovery/server-card.schema.json', import.meta.url), 'utf8'),
  ) as object;
  const card = z.fromJSONSchema({ ...published, $ref: '#/$defs/ServerCard' });
  const isCard = (value: unknown) => card.safeParse(value).success;
  const paths = ['/mcp/server-card', '/.well-known/mcp/server-card.json', '/v1/mcp/server-card'];

  it.each(paths)('are by the published schema at %s, and say how long they hold', (path) => {
    expect(isCard(jsonOf(path))).toBe(true);
    expect(documents[path]).toMatchObject({
      type: 'application/mcp-server-card+json',
      headers: { 'Cache-Control': 'public, max-age=3600' },
    });
  });
  it.each(['valid', 'invalid'] as const)('are held by it as the published examples are: %s', (kind) => {
    const folder = new URL(`../../fixtures/discovery/server-card-examples/${kind}/`, import.meta.url);
    const examples = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples.map((text) => isCard(JSON.parse(text))))).toEqual(new Set([kind === 'valid']));
  });
  it('name the token as the one secret header of the panel, and none of the index', () => {
    const headersOf = (path: string) =>
      (jsonOf(path) as { remotes: { headers?: { name: string }[] }[] }).remotes.map(({ headers }) => headers);
    expect(headersOf('/mcp/server-card')).toMatchObject([
      [{ name: 'Authorization', isRequired: true, isSecret: true }],
    ]);
    expect(headersOf('/v1/mcp/server-card')).toEqual([undefined]);
  });
});

describe('the other manifests', () => {
  it('tell ARD of the index as a registry, at both addresses', () => {
    expect(valid('ard', jsonOf('/.well-known/ard.json'))).toBe(true);
    expect(bodyOf('/.well-known/ai-catalog.json')).toBe(bodyOf('/.well-known/ard.json'));
    expect(
      valid('ard', {
        specVersion: '1.0',
        entries: [{ identifier: 'urn:x', displayName: 'x', type: 'a/b', url: 'https://x' }],
      }),
    ).toBe(false);
  });
  it('have Witan’s own card, which the index itself accepts without a fault', () => {
    const read = readCardText(bodyOf('/.well-known/agent-card.json'));
    expect(read).toMatchObject({ ok: true, card: { schemaVersion: '1.0', name: 'Witan', issues: [] } });
  });
  it('have nothing on that card that the A2A kit does not know', () => {
    const card: unknown = JSON.parse(bodyOf('/.well-known/agent-card.json'));
    const through = (value: unknown): unknown => AgentCard.toJSON(AgentCard.fromJSON(value));
    // It leaves out a list without members.
    const full = (_: string, value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value);
    expect(through(card)).toEqual(JSON.parse(JSON.stringify(card, full)));
    expect(through({ ...(card as object), documentationURL: 'x' })).not.toHaveProperty('documentationURL');
  });
  it('rank that card by its words, like anybody’s', () => {
    const textBy = (organization: string, url: string) => {
      const card = JSON.parse(bodyOf('/.well-known/agent-card.json')) as object;
      const other = {
        ...card,
        provider: { organization, url },
        supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
      };
      const read = readCardText(JSON.stringify(other));
      return read.ok ? documentOf(textOf(read.card)) : null;
    };
    expect(textBy('Witan', site.siteUrl)).not.toBeNull();
    expect(textBy('Somebody Else', 'https://else.example')).toEqual(textBy('Witan', site.siteUrl));
  });
  it('keep robots from what is private', () => {
    expect(bodyOf('/robots.txt')).toContain(`Sitemap: ${site.siteUrl}/sitemap.xml`);
    expect(bodyOf('/robots.txt')).toContain('Disallow: /watch');
    const ofTheApp = ['/', '/pricing', '/agents', '/privacy', '/terms', '/status'];
    const pages = Object.entries(documents).flatMap(([path, { type }]) => (type.startsWith('text/html') ? path : []));
    const mapped = [...bodyOf('/sitemap.xml').matchAll(/<loc>https:\/\/witan\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(mapped).toHaveLength(new Set(mapped).size);
    expect(new Set(mapped)).toEqual(new Set([...ofTheApp, ...pages, '/llms.txt']));
  });
});

describe('the pages', () => {
  it('have one for every type of problem', () => {
    for (const key of Object.keys(problems)) expect([key, `/problems/${key}` in documents]).toEqual([key, true]);
  });
  it('show every operation and schema without a script', () => {
    for (const [path, api] of [
      ['/docs/api/', made.service],
      ['/docs/api/index', made.index],
    ] as const) {
      const page = bodyOf(path);
      expect(page).not.toContain('<script');
      for (const methods of Object.values(api.paths))
        for (const { operationId } of Object.values(methods)) expect(page).toContain(`id="${operationId}"`);
      for (const name of Object.keys(api.components.schemas)) expect(page).toContain(`id="schema-${name}"`);
    }
  });
  it('look as their sheet says, with letters that are served', () => {
    const sheet = bodyOf('/docs/docs.css');
    const fonts = [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, name = '']) => documents[`/docs/${name}`]);
    expect(fonts.length).toBe(2);
    for (const font of fonts)
      expect(
        Buffer.from(font?.body ?? '', font?.encoding)
          .subarray(0, 4)
          .toString('latin1'),
      ).toBe('wOF2');
  });
  it('lead nowhere that does not exist', () => {
    const known = new Set([
      ...Object.keys(documents),
      ...Object.keys(made.service.paths),
      '/',
      '/agents',
      '/privacy',
      '/terms',
      '/mark.svg',
    ]);
    for (const [path, { type, body }] of Object.entries(documents)) {
      if (!type.startsWith('text/html')) continue;
      for (const [, href = ''] of body.matchAll(/(?:href)="([^"]+)"/g)) {
        const there = href.startsWith('#') ? body.includes(`id="${href.slice(1)}"`) : known.has(href);
        expect([path, href, there]).toEqual([path, href, true]);
      }
    }
  });
  it('state the formula with its very numbers', () => {
    expect(bodyOf('/docs/ranking')).toContain('bm25f/2026-11-23');
    expect(bodyOf('/docs/ranking')).toMatch(/<td>name<\/td><td>1\.6<\/td>/);
  });
});
