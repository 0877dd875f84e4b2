import type { CaseEventOf, Mode } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import type { Calibration } from '../../../shared/events/panel/seat.ts';
import type { Store } from '../../platform/store/store.ts';
import type { Breaker } from '../providers/circuitBreaker.ts';
import type { PriceTable } from '../../platform/config/priceTable.ts';
import type { ConfiguredProvider } from '../providers/modelClient.ts';
import type { Rules } from '../protocol/state/panelContext.ts';
import type { TurnKind } from '../protocol/state/turn.ts';
import type { Page } from '../protocol/evidence/lookups.ts';

export type Clock = {
  /** ISO 8601, UTC. */
  readonly now: () => string;
  /** Resolves after `ms`, or as soon as the signal aborts; never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Words still being spoken: `offset` counts UTF-16 units from the start of the utterance. */
export type SpokenWords = {
  readonly panel: number;
  readonly seatId: string;
  /** Key of the transcript entry that will replace them. */
  readonly key: string;
  readonly offset: number;
  readonly text: string;
};

/** A model call that ended, for operators: never what it was about. */
export type Call = Pick<CaseEventOf<'ModelCallEnded'>['data'], 'outcome' | 'usage' | 'usd'> & {
  readonly caseId: string;
  readonly kind: TurnKind;
  readonly provider: string;
  readonly model: string;
  readonly ms: number;
};

type TurnToCall = (
  call: { readonly provider: string; readonly account: string; readonly tokens: number },
  signal: AbortSignal,
) => Promise<{ readonly end: (tokens: number | null) => void } | null>;

export type Needs = {
  readonly store: Store<WitanEvent>;
  readonly providers: readonly ConfiguredProvider[];
  readonly breaker: Breaker;
  readonly prices: PriceTable;
  readonly rules: Omit<Rules, 'modelProviders' | 'capUsd'> & {
    readonly capUsd: Readonly<Record<Mode, number | null>>;
  };
  /** Calls under way at once in one case with one provider. */
  readonly concurrency: number;
  readonly publishDelta: (caseId: string, words: SpokenWords) => void;
  readonly clock: Clock;
  /** Of the installation: marks of a case that nobody else can guess are made from it. */
  readonly secret: string;
  /** An unguessable text, for sealing ballots and naming runs. */
  readonly nonce: () => string;
  readonly fetchPage: (url: string, signal: AbortSignal) => Promise<Page>;
  /** The address that a search's own link stands for; null where it cannot be had. Never rejects. */
  readonly resolveLink: (url: string, signal: AbortSignal) => Promise<string | null>;
  /** A document that came with the case: so many tokens of it, from its beginning or around a place, and the hash of its whole text. */
  readonly openDocument: (caseId: string, documentId: string, tokens: number, place: string | null) => Promise<Page>;
  readonly onCall?: ((call: Call) => void) | undefined;
  /** Waits until this provider may be called within its quota; null where the signal aborted before. Absent: there is none. */
  readonly turnToCall?: TurnToCall | undefined;
  /** What new cases are seated under, by the outcomes so far; null: too few. Absent: nothing is learned. */
  readonly learned?: (() => Promise<Calibration | null>) | undefined;
  readonly log: {
    readonly info: (details: object, message: string) => void;
    readonly warn: (details: object, message: string) => void;
  };
};
