import { describe, expect, it } from 'vitest';

import { readCard, readCardText } from '../../../shared/agentCard/readCard.ts';
import { textOf } from '../../../shared/agentCard/cardText.ts';
import { agentIdOf, cardAddress, hostIn, isWellKnown } from '../../../server/agents/crawl/cardAddress.ts';

const skill = {
  id: 'route',
  name: 'Plan a route',
  description: 'Finds the way',
  tags: ['maps'],
  examples: ['To Rome'],
};
const shared = {
  name: 'Router',
  description: 'Finds ways',
  version: '1.2.0',
  capabilities: {},
  defaultInputModes: ['text/plain'],
  defaultOutputModes: ['text/plain'],
  skills: [skill],
  provider: { organization: 'Ways', url: 'https://ways.example' },
};
const v10 = {
  ...shared,
  supportedInterfaces: [{ url: 'https://ways.example/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
};
const v03 = { ...shared, url: 'https://ways.example/a2a', protocolVersion: '0.3.0', preferredTransport: 'JSONRPC' };

const read = (card: unknown) => {
  const result = readCardText(JSON.stringify(card));
  if (!result.ok) throw new Error(result.rejection.detail);
  return result.card;
};
const reasonOf = (raw: string | Uint8Array) => {
  const result = typeof raw === 'string' ? readCardText(raw) : readCard(raw);
  return result.ok ? null : result.rejection.reason;
};

describe('a card', () => {
  it('of version 1.0 and one of 0.3 say the same', () => {
    const endpoint = { url: 'https://ways.example/a2a', protocolBinding: 'JSONRPC' };
    expect(read(v10)).toMatchObject({ schemaVersion: '1.0', interfaces: [endpoint], issues: [], skills: [skill] });
    expect(read(v03)).toMatchObject({ schemaVersion: '0.3', interfaces: [endpoint], issues: [], skills: [skill] });
  });
  it('of 0.3 may name its first endpoint twice', () => {
    const additionalInterfaces = [
      { url: 'https://ways.example/a2a', transport: 'JSONRPC' },
      { url: 'https://ways.example/grpc', transport: 'GRPC' },
    ];
    expect(read({ ...v03, additionalInterfaces }).interfaces.map(({ url }) => url)).toEqual([
      'https://ways.example/a2a',
      'https://ways.example/grpc',
    ]);
  });
  it('has its faults listed by pointer, and is kept all the same', () => {
    const { description: _, ...card } = v10;
    const issues = read({ ...card, skills: [{ ...skill, tags: 'maps' }], url: 'https://ways.example' }).issues;
    expect(issues.map(({ pointer }) => pointer)).toEqual(['/description', '/skills/0/tags', '/url']);
  });
  it('is kept as it was served', () => {
    const raw = `{ "name":"R", "x": 1.0, "url":"https://r.example/", "skills":[], "z":"\\u0000" }`;
    const result = readCard(Buffer.from(raw));
    expect(result).toMatchObject({ ok: true, raw });
  });
  it('has its poison taken out where it is read', () => {
    const { name, description } = read({ ...v10, name: 'Ro\u0000ut\u202eer\u0007', description: 'half \ud800 pair' });
    expect([name, description]).toEqual(['Router', 'half \ufffd pair']);
  });
  it('has no endpoint that is no web address', () => {
    const supportedInterfaces = [
      { url: 'javascript:alert(1)', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      { url: 'https://ok.example/', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
    ];
    expect(read({ ...v10, supportedInterfaces }).interfaces.map(({ url }) => url)).toEqual(['https://ok.example/']);
  });
  it('is refused with a reason when it is none', () => {
    expect(reasonOf('<html>')).toBe('NOT_JSON');
    expect(reasonOf('[]')).toBe('NOT_A_CARD');
    expect(reasonOf('null')).toBe('NOT_A_CARD');
    expect(reasonOf(JSON.stringify({ name: 'x', skills: [] }))).toBe('NOT_A_CARD');
    expect(reasonOf(JSON.stringify({ ...v10, name: ' \u0000 ' }))).toBe('NO_NAME');
    expect(reasonOf(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`)).toBe('TOO_DEEP');
    expect(reasonOf(Uint8Array.of(0x7b, 0xff, 0x7d))).toBe('NOT_UTF8');
    expect(reasonOf(`{"name":"\u0000"}`)).toBe('NOT_JSON');
  });
  it('cannot touch what objects inherit', () => {
    const raw = `{"__proto__":{"name":"evil"},"url":"https://a.example/","skills":[],"name":"fine"}`;
    expect(read(JSON.parse(raw)).name).toBe('fine');
    expect(({} as { name?: string }).name).toBeUndefined();
  });
  it('is indexed by its name, description, tags, skills and examples alone', () => {
    const text = textOf(read(v10));
    expect(text).toEqual({
      name: 'Router',
      description: 'Finds ways',
      tags: 'maps',
      skills: 'Plan a route\nFinds the way',
      examples: 'To Rome',
    });
    expect(textOf(read({ ...v10, provider: { organization: 'Other', url: 'https://o.example' } }))).toEqual(text);
  });
  it('gains nothing from lists without end', () => {
    const skills = Array.from({ length: 150 }, (_, at) => ({ ...skill, id: `s${at}`, tags: [`t${at}`] }));
    expect(textOf(read({ ...v10, skills })).tags.split('\n')).toHaveLength(50);
  });
});

describe('the address of a card', () => {
  it('is one spelling, and gives the id', () => {
    const one = cardAddress(' HTTPS://Ways.Example:443/.well-known/agent-card.json#x');
    expect(one).toBe('https://ways.example/.well-known/agent-card.json');
    expect(agentIdOf(one ?? '')).toMatch(/^agt_[0-9a-hjkmnp-tv-z]{26}$/);
    expect(agentIdOf('https://a.example/')).not.toBe(agentIdOf('https://b.example/'));
  });
  it('is none without http, or with a password', () => {
    for (const bad of ['ftp://a.example/', 'a.example', 'https://u:p@a.example/', 'javascript:1'])
      expect([bad, cardAddress(bad)]).toEqual([bad, null]);
  });
  it('speaks for its host at the well-known paths only', () => {
    expect(isWellKnown('https://a.example/.well-known/agent-card.json')).toBe(true);
    expect(isWellKnown('https://a.example/.well-known/agent.json')).toBe(true);
    expect(isWellKnown('https://a.example/users/eve/.well-known/agent.json')).toBe(false);
    expect(isWellKnown('https://a.example/.well-known/agent.json?x')).toBe(false);
  });
});

it('an address names the same host however it is written', () => {
  for (const text of [
    'cards.example',
    'cards.example:8443',
    'cards.example:8443/b',
    ' https://Cards.Example/a',
    'http://cards.example.:8080/b',
    'CARDS.example/c',
  ])
    expect([text, hostIn(text)]).toEqual([text, 'cards.example']);
  for (const text of ['', 'https://', 'mailto:a@b.c', '::']) expect([text, hostIn(text)]).toEqual([text, null]);
});
