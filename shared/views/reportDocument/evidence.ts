import type { Debate } from '../debate/types.ts';
import { someSeat } from './seats.ts';
import type { EvidenceRow } from './types/evidence.ts';
import type { ReportDocument } from './types/reportDocument.ts';

/** The register as it was found, refuted claims included. */
export const evidenceOf = (debate: Debate): readonly EvidenceRow[] =>
  debate.evidence.map((item) => ({
    evidenceId: item.evidenceId,
    panel: item.panel,
    claim: item.claim,
    quote: item.quote,
    source: item.source,
    ...(item.documentId !== undefined && { document: documentOf(debate, item.documentId, item.place) }),
    url: item.url,
    publisher: item.publisher,
    publishedAt: item.publishedAt,
    retrievedAt: item.retrievedAt,
    kind: item.kind,
    grade: item.grade,
    injection: item.injection,
    verification:
      item.status === 'unchecked'
        ? null
        : {
            status: item.status,
            note: item.note,
            ...(item.instead !== null && { instead: item.instead }),
            ...(item.source === 'document' && item.places.length > 0 && { places: item.places }),
            revision: debate.marks[`EvidenceVerified/${item.panel}/${item.evidenceId}`] ?? debate.revision,
          },
    revision: item.revision,
  }));

const documentOf = ({ documents }: Debate, documentId: string, place: string | undefined) => ({
  documentId,
  name: documents.find((one) => one.documentId === documentId)?.name ?? '',
  place: place ?? '',
});

/** Where research brought nothing, and why. */
export const gapsOf = (debate: Debate): ReportDocument['gaps'] =>
  debate.gaps.map(({ seatId, remark, revision }) => ({ seat: someSeat(debate, seatId), remark, revision }));
