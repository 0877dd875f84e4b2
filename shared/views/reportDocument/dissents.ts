import type { Debate } from '../debate/types.ts';
import { lineAt, someSeat } from './seats.ts';
import type { Dissent, ReportDocument } from './types.ts';

/** Dissents as they were filed, word for word, the most probable first. */
export const dissentsOf = (debate: Debate): readonly Dissent[] =>
  debate.dissents
    .map(({ seatId, reply, panel, at: _at, ...dissent }) => ({
      ...dissent,
      seat: someSeat(debate, seatId),
      reply:
        reply === null
          ? null
          : { text: reply, revision: debate.marks[`DissentReplied/${panel}/${dissent.dissentId}`] ?? debate.revision },
      revision: debate.marks[`DissentFiled/${panel}/${dissent.dissentId}`] ?? debate.revision,
    }))
    .toSorted((a, b) => b.probability - a.probability || a.revision - b.revision);

export const concurrencesOf = (debate: Debate): ReportDocument['concurrences'] =>
  debate.concurrences.map(({ panel, seatId, text }) => ({
    seat: someSeat(debate, seatId),
    text,
    revision: lineAt(debate, `concurrence/${panel}/${seatId}`),
  }));
