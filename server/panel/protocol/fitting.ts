import type { Ballot } from '../../../shared/events/casePanel.ts';

import { bytesOf, cutBytes, most } from './extent.ts';

/** What stands beside a ballot where it is revealed: seat, provider, model, commit and nonce. */
const beside = 600;

/** Bytes that one ballot may take so that all of a round fit into the one event that reveals them. */
export const shareOf = (voters: number): number => Math.floor(most.event / Math.max(1, voters)) - beside;

/**
 * A ballot whose texts are cut to its share, each with a note: first what stands in single lines, to an eighth of the room each,
 * then the statement to what is left. At 64 seats this is for scripts of three bytes a letter; below 28 nobody is cut.
 */
export const fitting = (ballot: Ballot, bytes: number): Ballot => {
  if (bytesOf(ballot) <= bytes) return ballot;
  const room = bytes - bytesOf(silent(ballot));
  const line = (text: string) => cutBytes(text, Math.floor(room / 8));
  const lines = {
    topCrux: line(ballot.topCrux),
    changeMyMind: line(ballot.changeMyMind),
    uniqueEvidence: ballot.uniqueEvidence === null ? null : line(ballot.uniqueEvidence),
    writeIn: ballot.writeIn === null ? null : line(ballot.writeIn),
    change: ballot.change && { ...ballot.change, note: line(ballot.change.note) },
  };
  const left = bytes - bytesOf({ ...ballot, ...lines, statement: '' });
  return { ...ballot, ...lines, statement: cutBytes(ballot.statement, left) };
};

const silent = (ballot: Ballot): Ballot => ({
  ...ballot,
  statement: '',
  topCrux: '',
  changeMyMind: '',
  uniqueEvidence: ballot.uniqueEvidence && '',
  writeIn: ballot.writeIn && '',
  change: ballot.change && { ...ballot.change, note: '' },
});
