import { isDeepStrictEqual } from 'node:util';

import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { Seen } from '../../../../shared/views/debate/debate.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import { letters } from '../reading/compared.ts';
import { type Rule, unless } from '../surfaces.ts';

type Node = Readonly<Record<string, unknown>>;
type Types = readonly CaseEvent['type'][];

const pooled: Types = ['BallotsPooled', 'PanelsReconciled'];
const ballots: Types = ['BallotsRevealed', 'BallotSealed'];
/** What kind of event each part of the document rests on, by the path to the part; what is told apart has none. */
const restsOn: Readonly<Record<string, Types>> = {
  again: ['CaseSubmitted'],
  banner: ['CaseSubmitted', 'PanelSeated', 'EvidenceFound', ...pooled],
  run: ['CaseSubmitted', 'PanelSeated'],
  title: ['CaseTriaged', 'CaseSubmitted'],
  recommendation: ['RecommendationDrafted'],
  'recommendation.reversible': ['CaseTriaged'],
  'recommendation.pool': pooled,
  options: ['CaseFramed', 'OptionAdded'],
  'options.final': pooled,
  'options.blind': pooled,
  frame: ['CaseFramed'],
  'frame.deadline': ['CaseTriaged', 'FrameCorrected'],
  reasons: ['RecommendationDrafted'],
  matrix: pooled,
  outsideView: ['RecommendationDrafted'],
  dissents: ['DissentFiled'],
  'dissents.reply': ['DissentReplied'],
  concurrences: ['ConcurrenceFiled'],
  cruxes: ['CruxChosen'],
  sensitivity: pooled,
  valueOfInformation: ballots,
  forecast: ['ForecastsPooled'],
  numbers: ['DecisionModelMade'],
  preMortem: ['ObjectionRaised'],
  plan: ['RecommendationDrafted'],
  'moved.uncounted': pooled,
  'moved.drift': pooled,
  'moved.flips': ballots,
  'moved.missing': ['BallotsRevealed'],
  'movedDissents.seats': ballots,
  evidence: ['EvidenceFound'],
  'evidence.verification': ['EvidenceVerified'],
  gaps: ['ResearchEnded', 'TurnLost'],
  panels: ['PanelsReconciled'],
  gate: ['GatePassed'],
  'run.consent': ['ConsentRecorded'],
  'run.learned': ['PanelSeated'],
  'run.blocs': pooled,
};

/** Fields that the document tells in another form than the event: of them it is looked that their parts are there. */
const retold = new Set([
  ...['final', 'blind', 'favours', 'from', 'to', 'rows', 'success', 'weights'],
  ...['withoutProvider', 'withoutLens', 'withoutEvidence', 'breakEvens'],
]);
/** Of these the kind is a word of the document's own. */
const ownKinds = new Set(['frame.asked.reply', 'banner', 'sensitivity.breakEvens']);
/** Triage calls it reversibility. */
const kindsRetold = new Set(['recommendation.reversible']);
/** Made here, or told elsewhere. */
const ownWork = new Set(['revision', 'revisions', 'counted', 'recommended', 'range', 'at']);

/** Put together from many events: see `broughtRules`, `countedRules` and `variants`. */
const rulesOfTheirOwn = new Set(['document', 'unread', 'seatsWithoutBudget', 'variants']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const objectsIn = (value: unknown): readonly Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
const leavesIn = (value: unknown): readonly unknown[] =>
  isNode(value) ? Object.entries(value).flatMap(([key, one]) => (key === 'counted' ? [] : leavesIn(one))) : [value];
const holdsRevision = (value: unknown): boolean =>
  isNode(value) && ('revision' in value || Object.values(value).some(holdsRevision));

/** The document is what the history says: every part rests on an event of its kind, and says what stands in it. */
export const historyRules: Readonly<Record<string, Rule>> = {
  history: ({ document, history }) => {
    if (!history) return [];
    const found: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (!isNode(value)) return;
      if (!Array.isArray(value) && ('revision' in value || 'revisions' in value))
        found.push(...untrue(history, document.banner.rehearsal ? kept(value) : value, path));
      const { evidenceId, dissentId } = value;
      for (const [key, inner] of Object.entries(value)) {
        const own = key === 'verification' ? { evidenceId } : key === 'reply' && dissentId ? { dissentId } : {};
        const named = isNode(inner) && !Array.isArray(inner) ? { ...inner, ...own } : inner;
        visit(named, Array.isArray(value) ? path : path === '' ? key : `${path}.${key}`);
      }
    };
    visit({ ...document, head: null }, '');
    const { head, language, version } = document;
    return [
      ...found,
      ...unless(version === 1, `version ${String(version)}`),
      ...newestEvidence(history, document.banner),
      ...unless(history[head.revision]?.hash === head.hash, `the head is not ${head.hash} at ${head.revision}`),
      ...unless(
        history.some(({ data }) => objectsIn(data)[0]?.['language'] === language),
        `nothing says that the case is in ${language}`,
      ),
      ...leftOut(history, document.sensitivity),
    ];
  },
  /** What nobody votes on is all told, and nobody voted on it. */
  refused: ({ document: { frame, options }, history }) => {
    const framed = history?.findLast(({ type, revision }) => type === 'CaseFramed' && revision === frame.revision);
    const refused = objectsIn(framed?.data).flatMap((one) =>
      Array.isArray(one['refused']) ? leavesIn(one['refused']) : [],
    );
    return [
      ...unless(
        framed === undefined || isDeepStrictEqual(refused, [...frame.refused]),
        `refused are ${refused.join()}, told are ${frame.refused.join()}`,
      ),
      ...frame.refused.flatMap((text) =>
        unless(
          !options.some(({ title, merged = [] }) => [title, ...merged].some((one) => letters(one) === letters(text))),
          `${text} is refused and voted on`,
        ),
      ),
    ];
  },
  seats: ({ document, history }) => {
    const known = new Map(document.run.seats.map((seat) => [seat.seatId, seat]));
    const named = objectsIn({ ...document, run: { ...document.run, seats: [] } }).filter(
      (node) => 'seatId' in node && 'lens' in node,
    );
    const seated = history?.findLast(({ type }) => type === 'PanelSeated');
    return [
      ...named.flatMap(({ seatId, name, lens, provider, model, revision }) => {
        const seat = known.get(String(seatId));
        return unless(
          seat !== undefined &&
            isDeepStrictEqual(
              [name, lens, provider, model, revision],
              [seat.name, seat.lens, seat.provider, seat.model, seat.revision],
            ),
          `${String(seatId)} is called ${String(name)}, ${String(lens)}, ${String(provider)}, ${String(model)}`,
        );
      }),
      ...document.run.seats.flatMap(({ revision, ...seat }) =>
        unless(
          !seated || (revision === seated.revision && objectsIn(seated.data).some((one) => isPartOf(one, seat))),
          `${seat.seatId} was not seated so at ${revision}`,
        ),
      ),
    ];
  },
  askedAgain: ({ document, history }) => {
    const submitted = history?.find(({ type }) => type === 'CaseSubmitted');
    const asked = objectsIn(submitted?.data)[0]?.['again'];
    return unless(
      !submitted || (asked === undefined) === (document.again === undefined),
      asked === undefined ? 'the case asks no other one again' : 'nothing says that an earlier case is asked again',
    );
  },
};

/** A rehearsal leaves out what scripted seats made up. */
const kept = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** The banner rests on the pieces of evidence that were found last, and on each of its events once. */
const newestEvidence = (history: readonly Seen[], { revisions, evidenceUntil }: ReportDocument['banner']): string[] => [
  ...unless(new Set(revisions).size === revisions.length, `the banner rests on ${revisions.join()}`),
  ...history.flatMap(({ type, data, revision }) =>
    unless(
      type !== 'EvidenceFound' ||
        revisions.includes(revision) === (objectsIn(data)[0]?.['retrievedAt'] === evidenceUntil),
      `evidence of ${revision}, until ${evidenceUntil}`,
    ),
  ),
];

/** Who would win without each provider, lens and piece of evidence, as it was counted. */
const leftOut = (history: readonly Seen[], sensitivity: ReportDocument['sensitivity']): string[] => {
  if (sensitivity === null) return [];
  const counted = objectsIn(history[sensitivity.revision]?.data ?? {});
  return (['withoutProvider', 'withoutLens', 'withoutEvidence'] as const).flatMap((kind) => {
    const told = Object.fromEntries(sensitivity[kind].map(({ left, winner }) => [left, winner]));
    return unless(
      counted.some((one) => isDeepStrictEqual(one[kind], told)),
      `${kind}: ${JSON.stringify(told)} was not counted`,
    );
  });
};

export const isPartOf = (whole: Node, part: Node): boolean =>
  Object.entries(part).every(([key, value]) => isDeepStrictEqual(whole[key], value));

type Said = { readonly objects: readonly Node[]; readonly leaves: ReadonlySet<unknown> };

/** What an event says, taken apart once for all parts that rest on it. */
const saidIn = (data: object): Said => {
  const known = taken.get(data);
  if (known) return known;
  const told = asTold(data as Node);
  const objects = objectsIn(told).filter((one) => !Array.isArray(one));
  const said = { objects, leaves: new Set([...leavesIn(told), ...objects.flatMap((one) => Object.keys(one))]) };
  taken.set(data, said);
  return said;
};
const taken = new WeakMap<object, Said>();

/** What code found of a quote comes before what a seat says of it. */
const asTold = (data: Node): Node =>
  typeof data['finding'] === 'string' && data['finding'] !== 'found' ? { ...data, status: data['finding'] } : data;

function untrue(history: readonly Seen[], node: Node, path: string): string[] {
  const at = typeof node['revision'] === 'number' ? [node['revision']] : (node['revisions'] as readonly number[]);
  const events = at.map((revision) => history[revision]);
  const types = restsOn[path];
  // Those of the frame, also one that nobody scored: see `table`.
  const told = path === 'matrix' ? { ...node, criteria: null } : uncountedAcross(node, path);
  const isOwn = ownKinds.has(path);
  // What is new to the ballot was known in the case that is asked again: such a change may not count (`uncounted`).
  const isRetold = node['kind'] === 'no_new_evidence';
  const said = events.flatMap((event) => (event?.data ? [saidIn(event.data)] : []));
  return [
    ...events.flatMap((event, i) =>
      unless(
        event !== undefined && (types === undefined || types.includes(event.type)),
        `${path} rests on ${at[i]}, which is ${event?.type}`,
      ),
    ),
    ...unsaid(said, isOwn || isRetold ? { ...told, kind: null } : told, isRetold || kindsRetold.has(path)).map(
      (field) => `${path}.${field} is not in ${at.join()}`,
    ),
  ];
}

/** A question that several panels ask is counted over all of them: see `sameCruxes`. By what a number tips is the document's own word: see `breakEvens`. */
const uncountedAcross = (node: Node, path: string): Node => {
  if (path === 'cruxes') {
    const { q: _q, voi: _voi, namedBy: _namedBy, favours: _favours, ...own } = node;
    return own;
  }
  if (path !== 'sensitivity.breakEvens') return node;
  const { now, by: _by, ...own } = node;
  return node['kind'] === 'chance' ? own : { ...own, now };
};

/** Fields of a part that no one object of its events has together, and those that they have nowhere. */
function unsaid(said: readonly Said[], node: Node, isKindRetold: boolean): string[] {
  const objects = said.flatMap((one) => one.objects);
  const own = Object.entries(node).filter(
    ([key, value]) => !ownWork.has(key) && !rulesOfTheirOwn.has(key) && !holdsRevision(value),
  );
  const shared = ([key, value]: readonly [string, unknown]) =>
    !retold.has(key) &&
    !(isKindRetold && key === 'kind') &&
    objects.some((one) => key in one && isNode(one[key]) === isNode(value));
  const [same, other] = [own.filter(shared), own.filter((field) => !shared(field))];
  const most = Math.max(0, ...objects.map((one) => same.filter(([key]) => key in one).length));
  const together = objects.filter((one) => same.filter(([key]) => key in one).length === most);
  const isTold =
    same.length === 0 ||
    together.some((one) => same.every(([key, value]) => !(key in one) || isDeepStrictEqual(one[key], value)));
  return [
    ...(isTold ? [] : [`{${same.map(([key]) => key).join()}}`]),
    ...other.flatMap(([key, value]) =>
      leavesIn(value).every(
        (leaf) => leaf === null || typeof leaf === 'boolean' || said.some(({ leaves }) => leaves.has(leaf)),
      )
        ? []
        : [key],
    ),
  ];
}
