import type { DocumentRefusalCode } from '../../../shared/documents/refusals.ts';
import type { Facts } from '../../../shared/documents/types.ts';

const states = ['receiving', 'received', 'reading', 'ready', 'refused'] as const;
type DocumentState = (typeof states)[number];

/** What is known of a document; sealed under its own key. */
export type SealedFacts = {
  readonly name: string;
  /** Of the bytes; while they are being received, what the sender said that it will be, if anything. */
  readonly sha256?: string;
  readonly read?: Facts;
  /** Over the stored text: every quote is checked against exactly this. */
  readonly textSha256?: string;
  readonly refusal?: { readonly code: DocumentRefusalCode; readonly params: Readonly<Record<string, string | number>> };
};

export type Row = {
  readonly id: string;
  readonly account_id: string;
  readonly case_id: string | null;
  readonly state: DocumentState;
  /** 64-bit integers arrive as text. */
  readonly bytes: string;
  readonly received: string;
  readonly wrapped: Buffer;
  readonly facts: Buffer;
  readonly text_segments: number;
  readonly attempts: number;
  readonly created_at: string;
};

/** Which rows are the draft of their account. */
export const isDraft = 'case_id is null and held_for is null';

export type StoredDocument = Pick<SealedFacts, 'name' | 'sha256' | 'read' | 'textSha256' | 'refusal'> & {
  readonly documentId: string;
  readonly caseId: string | null;
  readonly state: DocumentState;
  readonly bytes: number;
  readonly received: number;
  readonly createdAt: string;
};

export const presentRow = (row: Row, facts: SealedFacts): StoredDocument => ({
  ...facts,
  documentId: row.id,
  caseId: row.case_id,
  state: row.state,
  bytes: Number(row.bytes),
  received: Number(row.received),
  createdAt: row.created_at,
});
