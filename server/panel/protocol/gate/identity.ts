import type { Ballot } from '../../../../shared/events/panel/ballot.ts';
import type { Frame } from '../../../../shared/events/panel/frame.ts';

import { laterTexts, wholeText } from '../evidence/caseText.ts';
import { evidenceOf, isReconciliation, panelsBehind, type PanelContext, seatOfId } from '../state/panelContext.ts';
import { selfNaming } from './selfNaming.ts';
import { type PanelRun, runOf } from '../state/state.ts';

/**
 * Seats of which others could know, before the last ballots were open, what model or provider they are: who said so of himself, who
 * sits under a name that says so, and who sealed a ballot when those of its round were open already. What seats are shown of each
 * other is what they said and their pseudonyms, so what was said is what was shown. Each with the words it shows by.
 */
export const identitiesShown = (context: PanelContext): string[] => {
  const seats = context.state.seated?.seats ?? [];
  const named = (seatId: string | null) => (seatId && seatOfId(context, seatId)?.name) || (seatId ?? '');
  const found = selfNaming(modelsOf(context), dataOf(context));
  const told = saidBefore(context).flatMap(({ seatId, text }) => {
    const words = found(text);
    return words === null ? [] : [`${named(seatId)}: “${words}”`];
  });
  const pseudonyms = seats.flatMap(({ name, lens }) => {
    const words = found(`I am ${name}.`) ?? found(`I am ${lens}.`);
    return words === null ? [] : [`${name}: “${words}”`];
  });
  const late = runsOf(context).flatMap(({ sealedLate }) => sealedLate.map(named));
  return [...pseudonyms, ...told, ...late];
};

type Said = { readonly seatId: string | null; readonly text: string };

const runsOf = (context: PanelContext): PanelRun[] =>
  isReconciliation(context)
    ? [...panelsBehind(context).map((panel) => runOf(context.state, panel)), context.run]
    : [context.run];

/** Everything seats put into words until the last ballots were open, each field by itself. */
const saidBefore = (context: PanelContext): Said[] => [
  ...(context.state.asked?.questions ?? []).map(({ text }) => ({ seatId: null, text })),
  ...runsOf(context).flatMap(saidIn),
];

const saidIn = ({ proposals, evidence, ballots, said, objections }: PanelRun): Said[] => [
  ...proposals.flatMap(({ seatId, frame }) => by(seatId, textsOfFrame(frame))),
  ...evidence.flatMap(({ seatId, claim }) => by(seatId, [claim])),
  ...Object.values(ballots).flatMap((round) =>
    Object.entries(round).flatMap(([seatId, { ballot }]) => by(seatId, textsOfBallot(ballot))),
  ),
  ...said.flatMap((one) => by(one.seatId, [one.text, one.concession, one.steelman, one.check?.question])),
  ...objections.flatMap((one) => by(one.seatId, [one.story, one.cause, one.earlySign, one.when, one.mitigation])),
];

const by = (seatId: string, texts: readonly (string | null | undefined)[]): Said[] =>
  texts.flatMap((text) => (text ? [{ seatId, text }] : []));

const textsOfFrame = ({ options, criteria, constraints, assumptions, ...frame }: Frame): string[] => [
  frame.question,
  frame.horizon,
  frame.successMetric,
  ...options.flatMap(({ title, description }) => [title, description]),
  ...criteria.flatMap(({ name, why }) => [name, why]),
  ...constraints,
  ...assumptions,
];

const textsOfBallot = (ballot: Ballot): (string | null | undefined)[] => [
  ballot.statement,
  ballot.topCrux,
  ballot.changeMyMind,
  ballot.uniqueEvidence,
  ballot.writeIn,
  ballot.change?.note,
];

/** The words of the user and of the pages: the case may be about a maker of models, and say "I" itself. */
const dataOf = (context: PanelContext): string =>
  [
    wholeText(context.state, context.rules.guided, true),
    ...laterTexts(context.state),
    ...evidenceOf(context).map(({ quote }) => quote),
  ].join('\n');

/** What an operator's own models are called, without their versions; but for words that are pseudonyms here. */
const modelsOf = ({ state }: PanelContext): string[] => {
  const seats = state.seated?.seats ?? [];
  const names = new Set(seats.map(({ name }) => name.toLowerCase()));
  const families = seats.flatMap(({ provider, model }) =>
    provider === 'local' ? (/^\p{L}{4,}/u.exec(model.split('/').at(-1) ?? '')?.[0].toLowerCase() ?? []) : [],
  );
  return [...new Set(families)].filter((family) => !names.has(family));
};
