import type { Ballot } from '../../../../../shared/events/panel/ballot.ts';

import { bytesOf, truncateBytes, limits } from '../../text/limits.ts';

/** What is recorded beside a ballot where it is revealed: seat, provider, model, commit and nonce. */
const beside = 600;

/** Bytes that one ballot may take so that all of a round fit into the one event that reveals them. */
export const shareOf = (voters: number): number => Math.floor(limits.event / Math.max(1, voters)) - beside;

/**
 * A ballot whose texts are cut to its share, each with a note: first the single lines, to an eighth of the room each,
 * then the statement to what is left. At 64 seats this is for scripts of three bytes a letter; below 28 seats nothing is cut.
 */
export const fitting = (ballot: Ballot, bytes: number): Ballot => {
  if (bytesOf(ballot) <= bytes) return ballot;
  const room = bytes - bytesOf(silent(ballot));
  const line = (text: string) => truncateBytes(text, Math.floor(room / 8));
  const lines = {
    topCrux: line(ballot.topCrux),
    changeMyMind: line(ballot.changeMyMind),
    uniqueEvidence: ballot.uniqueEvidence === null ? null : line(ballot.uniqueEvidence),
    writeIn: ballot.writeIn === null ? null : line(ballot.writeIn),
    change: ballot.change && { ...ballot.change, note: line(ballot.change.note) },
  };
  const left = bytes - bytesOf({ ...ballot, ...lines, statement: '' });
  return { ...ballot, ...lines, statement: truncateBytes(ballot.statement, left) };
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
