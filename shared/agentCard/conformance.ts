import { card03, card10 } from './cardSchemas.ts';
import type { SchemaVersion } from './cardVersion.ts';

/** One way a card departs from its schema, named by JSON pointer. */
export type Issue = { readonly pointer: string; readonly detail: string };

/** Everything in which a card departs from the version it has the shape of; at most fifty. Listed, never a reason to refuse. */
export const conformanceOf = (card: Readonly<Record<string, unknown>>, version: SchemaVersion): readonly Issue[] => {
  const { error } = (version === '1.0' ? card10 : card03).safeParse(card);
  const issues = (error?.issues ?? []).map(({ path, message }) => ({
    pointer: path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    detail: message,
  }));
  return [...issues, ...mixtures(card, version)].slice(0, 50);
};

/** Members of the other version: the sign of a card half moved. */
const mixtures = (card: Readonly<Record<string, unknown>>, version: SchemaVersion): Issue[] =>
  (version === '1.0' ? gone : []).flatMap(([member, now]) =>
    member in card ? [{ pointer: `/${member}`, detail: `is of version 0.3; version 1.0 has ${now}` }] : [],
  );

const gone: readonly (readonly [string, string])[] = [
  ['url', 'supportedInterfaces[].url'],
  ['preferredTransport', 'supportedInterfaces[].protocolBinding'],
  ['additionalInterfaces', 'supportedInterfaces'],
  ['protocolVersion', 'supportedInterfaces[].protocolVersion'],
  ['supportsAuthenticatedExtendedCard', 'capabilities.extendedAgentCard'],
  ['security', 'securityRequirements'],
];
