import { type Issue, conformanceOf } from './conformance.ts';
import { clean, isObject, list, text } from './rawCard.ts';
import { type SchemaVersion, schemaVersionOf } from './cardVersion.ts';

type Skill = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly examples: readonly string[];
};
type AgentInterface = {
  readonly url: string;
  readonly protocolBinding: string;
  readonly protocolVersion: string;
};

/** What the index understands of an agent card: text as the card's own words, control characters taken out. */
export type CardReading = {
  readonly schemaVersion: SchemaVersion;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly provider: { readonly organization: string; readonly url: string } | null;
  readonly documentationUrl: string | null;
  /** The first is the one the agent prefers. */
  readonly interfaces: readonly AgentInterface[];
  readonly skills: readonly Skill[];
  readonly issues: readonly Issue[];
};

export type Rejection = {
  readonly reason: 'NOT_UTF8' | 'NOT_JSON' | 'TOO_DEEP' | 'NOT_A_CARD' | 'NO_NAME';
  readonly detail: string;
};
export type Read =
  | { readonly ok: true; readonly card: CardReading; readonly raw: string }
  | { readonly ok: false; readonly rejection: Rejection };

/** An agent card from the bytes a host served. `raw` is those bytes as text, to be kept as they are. */
export const readCard = (bytes: Uint8Array): Read => {
  let raw: string;
  try {
    raw = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return rejected('NOT_UTF8', 'expected UTF-8, found bytes that are not');
  }
  return readCardText(raw);
};

export const readCardText = (raw: string): Read => {
  let json: unknown;
  try {
    json = JSON.parse(raw.replace(/^\ufeff/, ''));
  } catch {
    return rejected('NOT_JSON', 'expected a JSON document');
  }
  if (deeperThan(json, deepest)) return rejected('TOO_DEEP', `expected at most ${deepest} levels of nesting`);
  const schemaVersion = isObject(json) ? schemaVersionOf(json) : null;
  if (!isObject(json) || schemaVersion === null)
    return rejected(
      'NOT_A_CARD',
      'expected an A2A agent card of version 1.0 or 0.3: no supportedInterfaces and no url',
    );
  const name = text(json['name'], 200);
  if (name === '') return rejected('NO_NAME', 'expected the card to name its agent');
  return { ok: true, raw, card: reading(json, schemaVersion, name) };
};

const deepest = 32;

const rejected = (reason: Rejection['reason'], detail: string): Read => ({ ok: false, rejection: { reason, detail } });

const deeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => deeperThan(inner, levels - 1)));

const reading = (json: Record<string, unknown>, schemaVersion: SchemaVersion, name: string): CardReading => ({
  schemaVersion,
  name,
  description: text(json['description'], 4_000),
  version: text(json['version'], 100),
  provider: providerOf(json['provider']),
  documentationUrl: webAddress(json['documentationUrl']),
  interfaces: schemaVersion === '1.0' ? interfacesOf(json['supportedInterfaces']) : oldInterfacesOf(json),
  skills: list(json['skills']).filter(isObject).slice(0, 200).map(skillOf),
  issues: conformanceOf(json, schemaVersion),
});

const providerOf = (value: unknown) =>
  isObject(value) && text(value['organization'], 200) !== ''
    ? { organization: text(value['organization'], 200), url: webAddress(value['url']) ?? '' }
    : null;

const skillOf = (skill: Record<string, unknown>): Skill => ({
  id: text(skill['id'], 200),
  name: text(skill['name'], 200),
  description: text(skill['description'], 4_000),
  tags: list(skill['tags'])
    .map((tag) => text(tag, 100))
    .filter(Boolean)
    .slice(0, 50),
  examples: list(skill['examples'])
    .map((example) => text(example, 1_000))
    .filter(Boolean)
    .slice(0, 20),
});

const interfacesOf = (value: unknown): AgentInterface[] =>
  list(value)
    .filter(isObject)
    .slice(0, 20)
    .flatMap((each) => {
      const url = webAddress(each['url']);
      return url === null
        ? []
        : [
            {
              url,
              protocolBinding: text(each['protocolBinding'], 200),
              protocolVersion: text(each['protocolVersion'], 20),
            },
          ];
    });

/** Version 0.3 names the preferred endpoint at the top and others beside it, the same one often again. */
const oldInterfacesOf = (json: Record<string, unknown>): AgentInterface[] => {
  const protocolVersion = text(json['protocolVersion'], 20);
  const entry = (url: unknown, transport: unknown) => {
    const address = webAddress(url);
    return address === null
      ? []
      : [{ url: address, protocolBinding: text(transport, 200) || 'JSONRPC', protocolVersion }];
  };
  const all = [
    ...entry(json['url'], json['preferredTransport']),
    ...list(json['additionalInterfaces'])
      .filter(isObject)
      .slice(0, 20)
      .flatMap((each) => entry(each['url'], each['transport'])),
  ];
  return all.filter(
    (each, at) =>
      all.findIndex(({ url, protocolBinding }) => url === each.url && protocolBinding === each.protocolBinding) === at,
  );
};

/** Only what a browser may safely be sent to. */
const webAddress = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length > 2_000) return null;
  const url = URL.parse(clean(value));
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};
