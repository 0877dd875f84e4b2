import type { Debate, PoolSeen } from '../debate/types.ts';
import { choiceIn, type FirstChoice, firstOf, movedMinorities } from '../minority.ts';
import { ballotsInForce, blindPool } from './frame.ts';
import { flipsIn } from './movement.ts';
import { lineAt, someSeat } from './seats.ts';
import type { Dissent, MovedDissent } from './types/dissents.ts';
import type { ReportDocument } from './types/reportDocument.ts';

/** Dissents as they were filed, word for word, the one with the most support in the panel first. */
export const dissentsOf = (debate: Debate, pooled: PoolSeen | null): readonly Dissent[] =>
  debate.dissents
    .map(({ seatId, reply, panel, takenOver = false, at: _at, ...dissent }) => ({
      ...dissent,
      takenOver,
      seat: someSeat(debate, seatId),
      reply:
        reply === null
          ? null
          : { ...reply, revision: debate.marks[`DissentReplied/${panel}/${dissent.dissentId}`] ?? debate.revision },
      revision: debate.marks[`DissentFiled/${panel}/${dissent.dissentId}`] ?? debate.revision,
    }))
    .toSorted((a, b) => support(pooled, b) - support(pooled, a) || a.revision - b.revision);

const support = (pooled: PoolSeen | null, { optionId }: { readonly optionId: string }): number =>
  pooled?.pool.p[optionId] ?? 0;

/** Minorities of the blind ballots whose every holder moved: nobody is left to write their dissent. */
export const movedDissentsOf = (
  debate: Debate,
  recommended: string,
  final: PoolSeen | null,
): readonly MovedDissent[] => {
  const flips = flipsIn(debate);
  const pooled = blindPool(debate);
  const choice = choiceIn(debate.options);
  // Added up over the variants of its choice, a ballot may dissent for one that it does not hold first by itself.
  const dissented = new Set(debate.dissents.map(({ optionId }) => choice(optionId)));
  const [blind, revised] = [choicesIn(debate, 'blind'), choicesIn(debate, 'revised')];
  return movedMinorities(blind, revised, recommended, final?.pool.p ?? {}, debate.options)
    .filter((optionId) => !dissented.has(choice(optionId)))
    .map((optionId): MovedDissent => {
      const seats = flips.filter(({ from }) => from === optionId);
      return {
        optionId,
        seats,
        revision: Math.max(0, ...seats.map(({ revision }) => revision)),
      };
    })
    .filter(({ seats }) => seats.length > 0)
    .toSorted((a, b) => support(pooled, b) - support(pooled, a) || (a.optionId < b.optionId ? -1 : 1));
};

const choicesIn = (debate: Debate, round: 'blind' | 'revised'): readonly FirstChoice[] =>
  ballotsInForce(debate, round).flatMap(({ seatId, ballot }) => {
    const optionId = firstOf(debate.options)(ballot.p);
    return optionId === null ? [] : [{ seatId, provider: someSeat(debate, seatId).provider, optionId }];
  });

export const concurrencesOf = (debate: Debate): ReportDocument['concurrences'] =>
  debate.concurrences.map(({ panel, seatId, text }) => ({
    seat: someSeat(debate, seatId),
    text,
    revision: lineAt(debate, `concurrence/${panel}/${seatId}`),
  }));
