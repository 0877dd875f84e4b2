import { z } from 'zod';

import type { Ballot } from '../../../../shared/events/casePanel.ts';

import { commitOf } from '../ballots.ts';
import { cut, most } from '../extent.ts';
import { fitting, shareOf } from '../fitting.ts';
import { Invalid, phase } from '../phase.ts';
import { frameOf, languageOf, type Scene, votersOf } from '../scene.ts';
import { citable, distribution, Shares, text, unit, within } from './shared.ts';

/** Scores and ranges stand before probabilities on purpose: judged criterion by criterion first, as a whole last. */
const fields = {
  scores: z.array(z.strictObject({ option: z.string(), criterion: z.string(), score: z.number() })),
  ranges: z.array(z.strictObject({ option: z.string(), low: z.number(), high: z.number() })),
  p: Shares,
  statement: text,
  evidenceIds: z.array(z.string()),
  topCrux: z.string(),
  cruxBelief: z.strictObject({ q: z.number(), ifTrue: Shares, ifFalse: Shares }).nullable(),
  changeMyMind: z.string(),
  uniqueEvidence: z.string().nullable(),
  writeIn: z.string().nullable(),
  abstain: z.boolean(),
};
const Sheet = z.strictObject(fields);
const Revision = z.strictObject({
  ...fields,
  change: z.strictObject({
    kind: z.enum(['none', 'new_evidence', 'flaw_in_own_claim', 'recalculated']),
    evidenceIds: z.array(z.string()),
    note: z.string(),
  }),
});

const common = { search: false, speaks: null, maxTokens: 6000, seconds: 120 } as const;

/** P4: sealed before anybody has heard anybody. */
export const ballot = phase({
  ...common,
  schema: Sheet,
  facts: (scene, { panel, seatId }, sheet, { at, nonce }) => {
    const cast = fitting({ ...read(scene, sheet), change: null }, shareOf(votersOf(scene).length));
    return [
      {
        type: 'BallotSealed',
        data: { panel, round: 'blind', seatId, commit: commitOf(cast, nonce), ballot: cast, nonce, at },
      },
    ];
  },
});

/** P7: secret again, with the reason for any change. */
export const revise = phase({
  ...common,
  schema: Revision,
  facts: (scene, { panel, seatId }, { change, ...sheet }, { at, nonce }) => {
    const reason = {
      ...change,
      evidenceIds: citable(change.evidenceIds, scene, 'change'),
      note: cut(change.note, most.ballot.line),
    };
    const cast = fitting({ ...read(scene, sheet), change: reason }, shareOf(votersOf(scene).length));
    return [
      {
        type: 'BallotSealed',
        data: { panel, round: 'revised', seatId, commit: commitOf(cast, nonce), ballot: cast, nonce, at },
      },
    ];
  },
});

/** The same question as the blind ballot, asked again: how much a seat moves without having heard anything. */
export const control = phase({
  ...common,
  schema: Sheet,
  facts: (scene, { panel, seatId }, sheet, { at }) => [
    { type: 'ControlBallotCast', data: { panel, seatId, ballot: { ...read(scene, sheet), change: null }, at } },
  ],
});

const read = (scene: Scene, sheet: z.infer<typeof Sheet>): Omit<Ballot, 'change'> => {
  const { options, criteria } = frameOf(scene);
  const ids = options.map(({ optionId }) => optionId);
  const language = languageOf(scene);
  return {
    p: sheet.abstain ? Object.fromEntries(ids.map((id) => [id, 1 / ids.length])) : distribution(sheet.p, ids, 'p'),
    scores: scoresOf(
      sheet.scores,
      ids,
      criteria.map(({ criterionId }) => criterionId),
    ),
    ranges: rangesOf(sheet.ranges, ids),
    statement: cut(within(sheet.statement, 250, 'statement', language), most.ballot.statement),
    evidenceIds: citable(sheet.evidenceIds, scene, 'evidenceIds'),
    topCrux: cut(sheet.topCrux, most.ballot.line),
    cruxBelief: sheet.cruxBelief && {
      q: unit(sheet.cruxBelief.q, 'cruxBelief.q'),
      ifTrue: distribution(sheet.cruxBelief.ifTrue, ids, 'cruxBelief.ifTrue'),
      ifFalse: distribution(sheet.cruxBelief.ifFalse, ids, 'cruxBelief.ifFalse'),
    },
    changeMyMind: cut(sheet.changeMyMind, most.ballot.line),
    uniqueEvidence: sheet.uniqueEvidence && cut(sheet.uniqueEvidence, most.ballot.line),
    writeIn: sheet.writeIn && cut(sheet.writeIn, 200),
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
  for (const { option, criterion, score } of scores) {
    if (!options.includes(option))
      throw new Invalid(`scores: expected options among ${options.join(', ')}, found ${option}`);
    if (!criteria.includes(criterion))
      throw new Invalid(`scores: expected criteria among ${criteria.join(', ')}, found ${criterion}`);
    if (!(score >= 0 && score <= 100)) throw new Invalid(`scores: expected 0 to 100, found ${score}`);
  }
  return Object.fromEntries(
    options.map((option) => [
      option,
      Object.fromEntries(
        scores.filter((one) => one.option === option).map(({ criterion, score }) => [criterion, score]),
      ),
    ]),
  );
};
