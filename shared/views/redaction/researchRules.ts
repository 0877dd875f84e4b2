import { quoteNote, researchGap } from './partRules.ts';
import type { Table } from './rules.ts';

/** A claim about what the owner gave restates it. */
const ofOwner = {
  panel: 'public',
  evidenceId: 'public',
  seatId: 'public',
  claim: 'owner',
  quote: 'owner',
  source: 'public',
  documentId: 'public',
  place: 'owner',
  url: 'owner',
  publisher: 'owner',
  publishedAt: 'owner',
  retrievedAt: 'public',
  supports: 'public',
  kind: 'public',
  grade: 'public',
  injection: 'public',
  unlisted: 'public',
  at: 'public',
} as const;

/** What is found, and what becomes of it. */
export const researchRules = {
  ResearchPlanned: { panel: 'public', plans: { '*': { seatId: 'public', queries: 'owner' } }, at: 'public' },
  EvidenceFound: {
    '?source': {
      case: ofOwner,
      // That a document is cited is public; which words, where, are the owner's.
      document: ofOwner,
      web: {
        panel: 'public',
        evidenceId: 'public',
        seatId: 'public',
        claim: 'spoken',
        quote: 'spoken',
        source: 'public',
        documentId: 'public',
        place: 'owner',
        url: 'public',
        publisher: 'spoken',
        publishedAt: 'spoken',
        retrievedAt: 'public',
        supports: 'public',
        kind: 'public',
        grade: 'public',
        injection: 'public',
        unlisted: 'public',
        at: 'public',
      },
    },
  },
  EvidenceVerified: {
    panel: 'public',
    evidenceId: 'public',
    seatId: 'public',
    status: 'public',
    note: quoteNote,
    finding: 'public',
    // Of the owner's own words and documents, too.
    places: 'owner',
    instead: 'owner',
    pageHash: 'public',
    at: 'public',
  },
  DocumentRead: {
    panel: 'public',
    seatId: 'public',
    documentId: 'owner',
    part: 'owner',
    asks: 'owner',
    at: 'public',
  },
  ResearchEnded: {
    panel: 'public',
    seatId: 'public',
    found: 'public',
    leftOut: 'public',
    gap: researchGap,
    round: 'public',
    // What is looked for restates the case.
    pages: { '*': { url: 'owner', title: 'owner', cited: 'owner' } },
    missing: 'owner',
    noOptions: 'owner',
    at: 'public',
  },
} as const satisfies Partial<Table>;
