import type { CaseEventOf } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';

export const queues = ['panel', 'report', 'email', 'review', 'follow-up', 'erasure', 'webhook', 'index'] as const;
export type Queue = (typeof queues)[number];

/** What wakes: a job carries a name and nothing that is true. Everything else is read from the stream when it runs. */
export type Wake = {
  readonly queue: Queue;
  /** One waiting job per queue and key. */
  readonly key: string;
  readonly data: { readonly id: string; readonly revision: number; readonly about: string };
  /** Not before this moment, ISO 8601; at once when absent. */
  readonly after?: string;
  /** One job in each span of so many seconds, waiting or done, however many processes ask. */
  readonly everySeconds?: number;
};

type Reactors = {
  readonly [T in WitanEvent['type']]?: (event: Recorded<Extract<WitanEvent, { type: T }>>) => readonly Wake[];
};

/** "When this fact, do that." */
const reactors: Reactors = {
  CaseSubmitted: (event) => [wake('panel', event)],
  ClarificationAnswered: (event) => [wake('panel', event)],
  ClarificationAssumed: (event) => [wake('panel', event)],
  CaseRetried: (event) => [wake('panel', event)],
  ClarificationAsked: (event) => [
    { ...wake('panel', event), key: `${idOf(event)}/due`, after: event.data.dueAt },
    wake('email', event),
    wake('webhook', event),
  ],
  GatePassed: (event) => (event.data.panel === 0 ? [wake('report', event)] : []),
  ReportIssued: (event) => [wake('email', event), wake('webhook', event)],
  CaseFailed: (event) => [wake('email', event), wake('webhook', event)],
  AuditorInvited: (event) => [wake('email', event)],
  ReviewDue: (event) => [wake('email', event), wake('webhook', event)],
  RecommendationDrafted: (event) => (event.data.panel === 0 ? reviews(event) : []),
  DissenterAsked: (event) => [wake('follow-up', event)],
  AccountRegistered: (event) => [wake('email', event)],
  AddressLinkAsked: (event) => [wake('email', event)],
  EmailChangeAsked: (event) => [wake('email', event)],
  EmailChanged: (event) => [wake('email', event)],
  PasswordChanged: (event) => [wake('email', event)],
  TotpAdded: (event) => [wake('email', event)],
  TotpRemoved: (event) => [wake('email', event)],
  RecoveryCodesMade: (event) => [wake('email', event)],
  RecoveryCodeUsed: (event) => [wake('email', event)],
  FactorsRemoved: (event) => [wake('email', event)],
  PasskeyAdded: (event) => [wake('email', event)],
  PasskeyRemoved: (event) => [wake('email', event)],
  PasskeyRefused: (event) => [wake('email', event)],
  AgentAccessGranted: (event) => expiry(event),
  AgentAccessEnded: (event) => (event.data.reason === 'leaked' ? [wake('email', event)] : []),
  ApprovalAsked: (event) => [wake('email', event)],
  WebhookDisabled: (event) => [wake('email', event)],
  NewDeviceLoggedIn: (event) => [wake('email', event)],
  // Named by their streams: accounts and cases end in one queue.
  CaseErased: (event) => [erasure(event)],
  AccountErased: (event) => [erasure(event)],
};

/** An event whose data is gone wakes nobody, whatever it once was; nor does one that was not written here. */
export const jobsFor = (event: Recorded<WitanEvent>): readonly Wake[] =>
  event.erased || event.unfit
    ? []
    : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each reactor takes the events of its own type
      ((reactors[event.type] as ((event: Recorded<WitanEvent>) => readonly Wake[]) | undefined)?.(event) ?? []);

/** What a stream is about: `case-<id>` and `account-<id>` without the prefix. */
const idOf = ({ stream }: { readonly stream: string }): string => stream.slice(stream.indexOf('-') + 1);

const wake = (queue: Queue, event: Recorded<WitanEvent>): Wake => {
  const id = idOf(event);
  // E-mails and follow-ups answer one fact each; a panel, a report or webhooks are woken for the case as a whole.
  const key = queue === 'panel' || queue === 'report' || queue === 'webhook' ? id : `${id}/${event.revision}`;
  return { queue, key, data: { id, revision: event.revision, about: event.type } };
};

const erasure = (event: Recorded<WitanEvent>): Wake => {
  const made = wake('erasure', event);
  return { ...made, data: { ...made.data, id: event.stream } };
};

/** A week before a token ends, its owner is told. */
const expiry = (event: Recorded<Extract<WitanEvent, { type: 'AgentAccessGranted' }>>): Wake[] => {
  const { expiresAt } = event.data;
  if (expiresAt === null) return [];
  return [{ ...wake('email', event), after: new Date(Date.parse(expiresAt) - 7 * 24 * 3600 * 1000).toISOString() }];
};

const reviews = (event: Recorded<CaseEventOf<'RecommendationDrafted'>>): Wake[] => {
  const { tripwires, reviewDate } = event.data;
  const dates = [...tripwires.map(({ date }) => date), ...(reviewDate ? [reviewDate] : [])].filter(
    (date) => !Number.isNaN(Date.parse(date)),
  );
  return [...new Set(dates)].map((date) => ({
    ...wake('review', event),
    key: `${idOf(event)}/${date}`,
    after: new Date(date).toISOString(),
  }));
};
