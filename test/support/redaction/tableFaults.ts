import { isDeepStrictEqual } from 'node:util';

import { caseSchemas } from '../../../shared/events/case.ts';
import type { Check, Redaction } from './check.ts';
import { momentsOf } from './moments.ts';
import { type View, cases, views } from './views.ts';

/** Every field of every event, for each audience at each moment, as the table in `expected.ts` says. */
export const tableFaults: Check = function* (redaction) {
  yield* catalogueFaults();
  yield* viewFaults(redaction, views);
};

/** The same of some of them. */
export function* viewFaults(redaction: Redaction, some: readonly View[]) {
  const moments = momentsOf(redaction);
  for (const { at, event, audience, moment, data, changed } of some) {
    const seen = redaction.redact(event, audience, moments[moment] ?? redaction.nothingKnown);
    if (!isDeepStrictEqual(seen.data, data))
      yield `${at}: expected ${JSON.stringify(data)}, found ${JSON.stringify(seen.data)}`;
    yield* withheldFaults(at, data === null ? ['data'] : changed, seen.withheld ?? []);
  }
}

function* catalogueFaults() {
  for (const type of Object.keys(caseSchemas))
    if (!cases.some(({ event }) => event.type === type)) yield `${type} is not in the table of the spec`;
  for (const { name, fields, leaves } of cases) {
    for (const path of leaves) if (!fields.has(path)) yield `${name}: ${path} is not in the table of the spec`;
    for (const path of fields.keys()) if (!leaves.includes(path)) yield `${name}: there is no ${path}`;
  }
}

/** `withheld` names every field that is missing or changed, or one that it is part of, and no other. */
function* withheldFaults(at: string, changed: readonly string[], withheld: readonly string[]) {
  const covers = (name: string, path: string) => path === name || path.startsWith(`${name}.`);
  for (const path of changed)
    if (!withheld.some((name) => covers(name, path))) yield `${at}: expected ${path} to be named as withheld`;
  for (const name of withheld)
    if (!changed.some((path) => covers(name, path))) yield `${at}: ${name} is named as withheld and is not`;
}
