import { quoteNote, researchGap } from './partRules.ts';
import type { Table } from './rules.ts';

/** What is found, and what becomes of it. */
export const researchRules = {
  ResearchPlanned: { panel: 'public', plans: { '*': { seatId: 'public', queries: 'owner' } }, at: 'public' },
  EvidenceFound: {
    '?source': {
      // A claim about the case restates it.
      case: {
        panel: 'public',
        evidenceId: 'public',
        seatId: 'public',
        claim: 'owner',
        quote: 'owner',
        source: 'public',
        url: 'owner',
        publisher: 'owner',
        publishedAt: 'owner',
        retrievedAt: 'public',
        supports: 'public',
        kind: 'public',
        grade: 'public',
        injection: 'public',
        at: 'public',
      },
      web: {
        panel: 'public',
        evidenceId: 'public',
        seatId: 'public',
        claim: 'spoken',
        quote: 'spoken',
        source: 'public',
        url: 'public',
        publisher: 'spoken',
        publishedAt: 'spoken',
        retrievedAt: 'public',
        supports: 'public',
        kind: 'public',
        grade: 'public',
        injection: 'public',
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
  ResearchEnded: {
    panel: 'public',
    seatId: 'public',
    found: 'public',
    leftOut: 'public',
    gap: researchGap,
    at: 'public',
  },
} as const satisfies Partial<Table>;
