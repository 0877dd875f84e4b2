import { frame, option } from './partRules.ts';
import type { Table } from './rules.ts';

/** What is decided, by whom, and how far they are. */
export const framingRules = {
  CaseTriaged: {
    title: 'public',
    language: 'public',
    domain: 'owner',
    stakes: 'public',
    reversibility: 'public',
    deadline: 'owner',
    isDecision: 'public',
    policyFlags: 'owner',
    userLean: 'owner',
    brief: 'owner',
    injectionSpans: 'owner',
    named: 'owner',
    at: 'public',
  },
  // The ids of calls and of their events are made from it.
  RunStarted: { runId: 'ownerOpened', at: 'public' },
  PanelSeated: {
    protocolVersion: 'public',
    rehearsal: 'public',
    seats: {
      '*': {
        '?kind': {
          voting: {
            seatId: 'public',
            panel: 'public',
            name: 'public',
            kind: 'public',
            role: 'public',
            lens: 'public',
            provider: 'opened',
            model: 'opened',
          },
          service: {
            seatId: 'public',
            panel: 'public',
            name: 'public',
            kind: 'public',
            role: 'public',
            lens: 'public',
            provider: 'public',
            model: 'public',
          },
        },
      },
    },
    panels: 'public',
    dueAt: 'public',
    capUsd: 'public',
    calibration: 'ownerOpened',
    seed: 'ownerOpened',
    at: 'public',
  },
  PhaseEntered: { panel: 'public', phase: 'public', dueAt: 'public', at: 'public' },
  PhaseSkipped: { panel: 'public', phase: 'public', reason: 'public', at: 'public' },
  FrameProposed: { panel: 'public', seatId: 'public', frame, named: 'owner', at: 'public' },
  TextsGrouped: {
    panel: 'public',
    seatId: 'public',
    what: 'public',
    groups: { '*': { texts: 'spoken', opposite: 'spoken' } },
    keptApart: { '*': { text: 'spoken', from: 'spoken', because: 'public' } },
    at: 'public',
  },
  CaseFramed: { panel: 'public', frame, proposedBy: 'public', at: 'public' },
  OptionAdded: { panel: 'public', option, namedBy: 'public', at: 'public' },
} as const satisfies Partial<Table>;
