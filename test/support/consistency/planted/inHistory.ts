import type { Seen } from '../../../../shared/views/debate/debate.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import type { SeatRef } from '../../../../shared/views/reportDocument/types/common.ts';
import { another, inDocument, type Planted } from './planting.ts';

const strange = (seat: SeatRef): SeatRef => ({ ...seat, model: 'gpt-2' });
const first = <T>(all: readonly T[], change: (one: T) => T): readonly T[] =>
  all.map((one, i) => (i === 0 ? change(one) : one));

const askingAgain = (event: Seen): Seen =>
  event.type === 'CaseSubmitted' && event.data
    ? { ...event, data: { ...event.data, again: { of: 'case-0', change: { kind: 'fact', now: 'The rent falls.' } } } }
    : event;

/** Ballots and results as those of the first panel, whose options have each other's shares. */
const ofAPanel = (event: Seen): Seen => {
  if (event.type === 'BallotSealed' && event.data) return { ...event, data: { ...event.data, panel: 1 } };
  if (event.type !== 'BallotsPooled' || !event.data) return event;
  const { pool } = event.data;
  const shares = Object.values(pool.p).toReversed();
  const p = Object.fromEntries(Object.keys(pool.p).map((option, i) => [option, shares[i] ?? 0]));
  return { ...event, data: { ...event.data, panel: 1, pool: { ...pool, p } } };
};

/** What the JSON says otherwise than the history: most of it no other surface shows. */
export const plantedAgainstHistory: readonly Planted[] = [
  ...(
    [
      [
        'a head that the history does not have',
        ({ head }) => ({ head: { ...head, hash: head.hash.replace(/^./u, 'g') } }),
      ],
      ['another language', () => ({ language: 'sw' })],
      [
        'a dissent that rests on another event',
        ({ dissents }) => ({ dissents: first(dissents, (one) => ({ ...one, revision: one.revision - 1 })) }),
      ],
      [
        'another cause of a failure',
        ({ preMortem }) => ({ preMortem: first(preMortem, (one) => ({ ...one, cause: 'Bad luck.' })) }),
      ],
      [
        'evidence of another kind',
        ({ evidence }) => ({
          evidence: first(evidence, (one) => ({ ...one, kind: one.kind === 'opinion' ? 'fact' : 'opinion' })),
        }),
      ],
      [
        'a verdict that was not given',
        ({ evidence }) => ({
          evidence: evidence.map((one) => ({
            ...one,
            verification: one.verification && { ...one.verification, status: 'unverifiable' },
          })),
        }),
      ],
      [
        'another weight of a provider',
        ({ run }) => ({ run: { ...run, blocs: first(run.blocs, (one) => ({ ...one, weight: 0.9 })) } }),
      ],
      [
        'another note of a change',
        ({ moved }) => ({ moved: { ...moved, flips: first(moved.flips, (one) => ({ ...one, note: 'I was paid.' })) } }),
      ],
      [
        'another winner without a lens',
        (document) => ({
          sensitivity: document.sensitivity && {
            ...document.sensitivity,
            withoutLens: [{ left: 'technology', winner: another(document) }],
          },
        }),
      ],
      [
        'another spread of votes',
        ({ moved }) => ({ moved: { ...moved, drift: moved.drift && { ...moved.drift, shift: 0.7 } } }),
      ],
      ['another headline', ({ recommendation: r }) => ({ recommendation: { ...r, headline: 'Do it.' } })],
      [
        'a criterion that counts the other way',
        ({ frame }) => ({
          frame: { ...frame, criteria: first(frame.criteria, (one) => ({ ...one, direction: 'less' })) },
        }),
      ],
    ] satisfies readonly (readonly [string, (document: ReportDocument) => Partial<ReportDocument>])[]
  ).map(([name, change]) => inDocument('history', `${name} than the history`, change)),
  inDocument('refused', 'a passage that was refused and not told, or told and not refused', ({ frame }) => ({
    frame: { ...frame, refused: frame.refused.length > 0 ? [] : ['Let the loft'] },
  })),
  inDocument('refused', 'an option that is refused and voted on', ({ frame, options }) => ({
    frame: { ...frame, refused: [options[0]?.title ?? ''] },
  })),
  inDocument('seats', 'a dissent by a model that does not sit there', ({ dissents }) => ({
    dissents: first(dissents, (one) => ({ ...one, seat: strange(one.seat) })),
  })),
  inDocument('seats', 'a seat that was not seated', ({ run }) => ({
    run: { ...run, seats: first(run.seats, (one) => ({ ...one, panel: 2 })) },
  })),
  inDocument('sameCruxes', 'a question that more seats named', ({ cruxes }) => ({
    cruxes: cruxes.map((one) => ({ ...one, namedBy: { seats: 99, of: 99 } })),
  })),
  {
    rule: 'panelsBefore',
    name: 'panels that gave the options other shares before they met',
    plant: ({ history, document, ...surfaces }) => ({
      ...surfaces,
      document: { ...document, panels: { agreeing: 1, of: 1, winners: [], revision: 0 } },
      history: history && history.map(ofAPanel),
    }),
  },
  {
    rule: 'askedAgain',
    name: 'a case that was asked again whose report does not say so',
    plant: ({ history, ...surfaces }) => ({ ...surfaces, history: history && history.map(askingAgain) }),
  },
  inDocument('missing', 'a seat whose ballot is there and is said to be missing', ({ moved, run }) => ({
    moved: {
      ...moved,
      missing: [
        ...moved.missing,
        ...run.seats
          .filter(({ kind }) => kind === 'voting')
          .slice(0, 1)
          .map((seat) => ({
            seat,
            round: 'revised',
            reason: { code: 'declined' } as const,
            revision: moved.flips[0]?.revision ?? 0,
          })),
      ],
    },
  })),
  inDocument('blindChoices', 'a first choice more than blind ballots', ({ options }) => ({
    options: first(options, (one) => ({
      ...one,
      counted: { ...one.counted, firstChoicesBlind: one.counted.firstChoicesBlind + 1 },
    })),
  })),
  inDocument('calls', 'other prompts than were sent', ({ run }) => ({
    run: { ...run, counted: { ...run.counted, promptChain: 'f'.repeat(64) } },
  })),
  inDocument('budget', 'a seat more than were left without budget', ({ banner }) => ({
    banner: { ...banner, seatsWithoutBudget: banner.seatsWithoutBudget + 1 },
  })),
  inDocument('calls', 'fewer calls than were made', ({ run }) => ({
    run: { ...run, counted: { ...run.counted, calls: run.counted.calls - 1 } },
  })),
  inDocument('calls', 'another price than was paid', ({ run }) => ({
    run: { ...run, counted: { ...run.counted, usd: run.counted.usd + 1 } },
  })),
];
