import { z } from 'zod';
import type { Ballot } from '../../../../../shared/events/panel/ballot.ts';
import { truncate, limits } from '../../text/limits.ts';
import { frameOf, languageOf, type PanelContext } from '../../state/panelContext.ts';
import { citable, distribution, unit, within } from './answerFields.ts';
import { ballotFields, seatFormIn } from './forms/seatForm.ts';
import { Invalid } from './turnKind.ts';

export const Sheet = z.object(ballotFields);
export const ballotRules = { search: false, speaks: null, ...seatFormIn('ballots') } as const;

/** What a sheet says, held against the frame and the evidence. */
export const ballotOf = (context: PanelContext, sheet: z.infer<typeof Sheet>): Omit<Ballot, 'change'> => {
  const { options, criteria } = frameOf(context);
  const ids = options.map(({ optionId }) => optionId);
  const language = languageOf(context);
  return {
    p: sheet.abstain ? Object.fromEntries(ids.map((id) => [id, 1 / ids.length])) : distribution(sheet.p, ids, 'p'),
    scores: scoresOf(
      sheet.scores,
      ids,
      criteria.map(({ criterionId }) => criterionId),
    ),
    ranges: rangesOf(sheet.ranges, ids),
    statement: truncate(within(sheet.statement, 250, language), limits.ballot.statement),
    evidenceIds: citable(sheet.evidenceIds, context, 'evidenceIds'),
    topCrux: truncate(sheet.topCrux, limits.ballot.line),
    cruxBelief: sheet.cruxBelief && {
      q: unit(sheet.cruxBelief.q, 'cruxBelief.q'),
      ifTrue: distribution(sheet.cruxBelief.ifTrue, ids, 'cruxBelief.ifTrue'),
      ifFalse: distribution(sheet.cruxBelief.ifFalse, ids, 'cruxBelief.ifFalse'),
    },
    changeMyMind: truncate(sheet.changeMyMind, limits.ballot.line),
    uniqueEvidence: sheet.uniqueEvidence && truncate(sheet.uniqueEvidence, limits.ballot.line),
    writeIn: sheet.writeIn && truncate(sheet.writeIn, 200),
    abstain: sheet.abstain,
  };
};

const rangesOf = (
  ranges: z.infer<typeof Sheet>['ranges'],
  options: readonly string[],
): NonNullable<Ballot['ranges']> => {
  for (const { option, low, high } of ranges) {
    if (!options.includes(option))
      throw new Invalid(`ranges: expected options among ${options.join(', ')}, found ${option}`);
    if (!(low >= 0 && low <= high && high <= 100))
      throw new Invalid(`ranges: expected 0 ≤ low ≤ high ≤ 100, found ${low} to ${high}`);
  }
  return Object.fromEntries(ranges.map(({ option, low, high }) => [option, { low, high }]));
};

const scoresOf = (
  scores: z.infer<typeof Sheet>['scores'],
  options: readonly string[],
  criteria: readonly string[],
): Ballot['scores'] => {
  for (const { criterion, scores: row } of scores) {
    if (!criteria.includes(criterion))
      throw new Invalid(`scores: expected criteria among ${criteria.join(', ')}, found ${criterion}`);
    for (const { option, score } of row) {
      if (!options.includes(option))
        throw new Invalid(`scores: expected options among ${options.join(', ')}, found ${option}`);
      if (!(score >= 0 && score <= 100)) throw new Invalid(`scores: expected 0 to 100, found ${score}`);
    }
  }
  const of = (wanted: string) =>
    scores.flatMap(({ criterion, scores: row }) =>
      row.filter(({ option }) => option === wanted).map(({ score }) => [criterion, score] as const),
    );
  return Object.fromEntries(options.map((option) => [option, Object.fromEntries(of(option))]));
};
