import type { CaseEvent, CaseEventOf, Outline } from '../../../../../shared/events/case.ts';
import type { Ballot } from '../../../../../shared/events/panel/ballot.ts';
import type { Frame } from '../../../../../shared/events/panel/frame.ts';
import type { Pool } from '../../../../../shared/events/panel/pool.ts';
import type { Seat } from '../../../../../shared/events/panel/seat.ts';

import type { OutlineEntry } from '../../../../../shared/documents/outline.ts';
import type { BlindReason } from './blindReasons.ts';
import type { Entry as EvidenceEntry } from '../../evidence/evidenceList.ts';
import type { Entry } from '../matching/sameTexts.ts';
import type { Lookup } from '../../evidence/lookups.ts';
import type { TurnKind } from '../../state/turn.ts';
import type { Doubt } from '../../text/numbers/numbersInDoubt.ts';

/** Lists of the seats' form that one answer may fill in beside the one that its kind of turn is for. */
export type AlsoAsked = 'numbers' | 'forecasts';

type Data<T extends CaseEvent['type']> = CaseEventOf<T>['data'];

/**
 * Everything a seat is told in its turn, and nothing else: prompts are made from this, scripted seats answer from it. The same
 * material gives the same prompt, and its hash is recorded.
 */
export type PromptContext = {
  readonly kind: TurnKind;
  readonly today: string;
  readonly language: string;
  /** `lens` in English, as prompts say it. */
  readonly seat: Pick<Seat, 'seatId' | 'name' | 'role'> & { readonly lens: string };
  readonly title: string;
  /** The case as seats read it; before triage, as the user wrote it. */
  readonly brief: string;
  /** What the owner changed since findings, ballots and exchange were made; null where nothing was. */
  readonly change: string | null;
  readonly clarifications: readonly { question: string; answer: string; assumed: boolean }[];
  /** The decision in the words of its owner, where the panel's reading of it was corrected. */
  readonly corrected: Outline | null;
  /** Documents that came with the case. */
  readonly documents: readonly Pick<Data<'DocumentAdded'>, 'documentId' | 'name' | 'kind' | 'pages'>[];
  /** A part of one, for a seat that reads it, or the places that it asked for (`nth` is null); of a long one what stands elsewhere. */
  readonly document: {
    readonly name: string;
    readonly nth: number | null;
    readonly outline: readonly (OutlineEntry & { readonly isRead: boolean })[];
    readonly blocks: readonly { readonly at: string; readonly text: string }[];
  } | null;
  /** The ids of what it draws from that part, for a seat that votes in the same answer. */
  readonly itemIds: readonly string[];
  /** Options and evidence in an order that seats of one provider share, so that they read the same words. */
  readonly frame: Frame | null;
  /** The seat's own order of the options. */
  readonly optionOrder: readonly string[];
  /** Items for which the evidence list has no room. */
  /** What may say the same in other words. */
  readonly entries: readonly Entry[];
  readonly evidenceLeftOut: number;
  readonly evidenceList: readonly EvidenceEntry[];
  readonly queries: readonly string[];
  /** Passages of pages that a researcher's search found. */
  readonly openedPages: readonly { readonly url: string; readonly text: string }[];
  readonly lookups: readonly Lookup[];
  /** What an examiner wants to know of the item that is looked up again. */
  readonly check: string | null;
  readonly questionLimit: number;
  /** Passages of the case that read as instructions to a machine. */
  readonly injectionAttempts: readonly string[];
  readonly own: Ballot | null;
  /** Why seats chose as they did in the blind round, without their names. */
  readonly reasons: readonly BlindReason[];
  /** Passages of the case that name an option, for those who frame it. */
  readonly named: readonly string[];
  /** Letters of options that may be none: read by code, and refused by the seat that framed the case. */
  readonly doubted: readonly string[];
  /** Triage in direct mode: the same call frames the case. */
  readonly framesToo: boolean;
  readonly cruxes: readonly Data<'CruxChosen'>[];
  readonly crux: (Data<'CruxChosen'> & { readonly side: 'for' | 'against' | null }) | null;
  readonly said: readonly (Data<'UtteranceMade'> & { readonly speaker: string })[];
  readonly objections: readonly Data<'ObjectionRaised'>[];
  readonly leader: string | null;
  /** For the red team: every provider puts the leader first. */
  readonly agreed: boolean;
  readonly pool: Pool | null;
  /** Deep mode: which option each panel chose. */
  readonly panels: readonly { readonly panel: number; readonly optionId: string }[];
  readonly dissents: readonly { readonly optionId: string; readonly argument: string }[];
  readonly dissent: Data<'DissentFiled'> | null;
  /** The option a dissent is about. */
  readonly optionId: string | null;
  readonly draft: Data<'RecommendationDrafted'> | null;
  /** The day that a seat's forecasts are about. */
  readonly forecastBy: string | null;
  /** What else the chair gives in the answer in which it writes the draft. */
  readonly alsoAsked: readonly AlsoAsked[];
  /** Numbers of the draft that may tell of something else than their source does. */
  readonly doubts: readonly Pick<Doubt, 'words' | 'source'>[];
  readonly fixes: readonly string[];
  /** For a question put to a dissenting seat after the report. */
  readonly followUp: string | null;
};
