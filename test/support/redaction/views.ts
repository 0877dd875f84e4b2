import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { audiences } from './check.ts';
import { expectations } from './expectations.ts';
import { owners, sampleOf } from './samples.ts';

/** What one audience should see of a sample of an event at one moment. */
export type View = {
  readonly at: string;
  readonly event: Recorded<CaseEvent>;
  readonly audience: (typeof audiences)[number];
  readonly moment: number;
  /** What is left of the data; null for nothing. */
  readonly data: unknown;
  /** Fields that are missing or changed. */
  readonly changed: readonly string[];
};
/** By field: as it was recorded, without the owner's words, or not at all. */
type As = ReadonlyMap<string, string>;

/** Kinds of an event whose fields have different rules, and what makes a sample one of them. */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'PanelSeated, a voting seat': { 'seats[].kind': 'voting' },
  'PanelSeated, a service seat': { 'seats[].kind': 'service' },
  'EvidenceFound, from the case': { source: 'case' },
  'EvidenceFound, from a document': { source: 'document' },
  'EvidenceFound, from the web': { source: 'web' },
  'EvidenceVerified, by the code in_case': { 'note.code': 'in_case' },
  'EvidenceVerified, by the code not_in_case': { 'note.code': 'not_in_case' },
  'EvidenceVerified, by the code not_on_page': { 'note.code': 'not_on_page' },
  'EvidenceVerified, by the code in_document': { 'note.code': 'in_document' },
  'EvidenceVerified, by the code not_in_document': { 'note.code': 'not_in_document' },
  'EvidenceVerified, by the code altered': { 'note.code': 'altered' },
  'EvidenceVerified, by the code too_short': { 'note.code': 'too_short' },
  'EvidenceVerified, by the code claim_not_judged': { 'note.code': 'claim_not_judged' },
  'EvidenceVerified, by the code not_checked_in_time': { 'note.code': 'not_checked_in_time' },
  'EvidenceVerified, where the page could not be opened': { 'note.code': 'page_unavailable' },
  'EvidenceVerified, in the verifier’s words': { 'note.code': 'said' },
  'ResearchEnded, by the code no_address': { 'gap.code': 'no_address' },
  'ResearchEnded, by the code nothing_found': { 'gap.code': 'nothing_found' },
  'ResearchEnded, in the researcher’s words': { 'gap.code': 'said' },
  'BallotsPooled, held down by the quorum': { 'pool.caps[].code': 'quorum' },
  'BallotsPooled, held down by panels that disagree': { 'pool.caps[].code': 'panels' },
  'BallotsPooled, held down by drift in panels': { 'pool.caps[].code': 'drift_panels' },
  'BallotsPooled, held down by a shift': { 'pool.caps[].code': 'shift' },
  'BallotsPooled, held down by the scores': { 'pool.caps[].code': 'scores_disagree' },
  'BallotsPooled, held down by drift': { 'pool.caps[].code': 'drift' },
  'BallotsPooled, held down by a frame of code': { 'pool.caps[].code': 'framed_by_code' },
  'BallotsPooled, held down by low coverage': { 'pool.caps[].code': 'low_coverage' },
  'BallotsPooled, held down by quotes that are nowhere': { 'pool.caps[].code': 'quotes_not_found' },
  'BallotsPooled, held down by the last ballots': { 'pool.caps[].code': 'last_ballots' },
  PanelsReconciled: { 'before.caps[].code': 'quorum', 'after.caps[].code': 'quorum' },
  'BallotSealed, blind': { round: 'blind' },
  'BallotSealed, revised': { round: 'revised' },
};

const plain = (path: string): string => path.replaceAll('[]', '').replace(/(?:\.\*)+/gu, '');

const withoutOwners = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(owners, '[…]')) as unknown;

const pathOf = (of: unknown, path: string, name: string, as: As): string => {
  if (Array.isArray(of)) return `${path}[]`;
  const isRecord = [...as.keys()].some((known) => known === `${path}.*` || known.startsWith(`${path}.*.`));
  return isRecord ? `${path}.*` : path ? `${path}.${name}` : name;
};

/** What should be left of a value: nothing of an object or list that has nothing left in it. */
const leftOf = (value: unknown, path: string, as: As): unknown => {
  const how = as.get(path);
  if (how !== undefined) return how === '+' ? value : how === '~' ? withoutOwners(value) : null;
  if (typeof value !== 'object' || value === null)
    throw new Error(`expected a line for ${path} in the table, found none`);
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const left = leftOf(part, pathOf(value, path, name, as), as);
    return left === null ? [] : [[name, left] as const];
  });
  if (parts.length === 0) return null;
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
};

export const cases = [...expectations()].map(([name, fields]) => ({
  name,
  fields,
  ...sampleOf(name.split(',', 1)[0] as CaseEvent['type'], kinds[name]),
}));

/** Catalogue × audience × moment. */
export const views: readonly View[] = cases.flatMap(({ name, fields, event }) =>
  audiences.flatMap((audience) =>
    [0, 1, 2, 3].map((moment) => {
      const as: As = new Map([...fields].map(([path, expectation]) => [path, expectation[audience][moment] ?? '']));
      return {
        ...{ at: `${name} for the ${audience} at moment ${moment + 1}`, event, audience, moment },
        data: leftOf(event.data, '', as),
        changed: [...as].filter(([, how]) => how !== '+').map(([path]) => plain(path)),
      };
    }),
  ),
);
