/**
 * A word and what is left of it when one letter is dropped. Two words that share one of these are at most two slips apart,
 * and every single slip (a letter lost, added, changed, or two swapped) makes such a pair (W. Garbe, "SymSpell", 2012).
 */
export const slipsOf = (word: string): string[] => [
  ...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]),
];

/** Of the words that share a slip with `word`, those one slip away, or else all that are as near; at most five. */
export const nearest = (word: string, candidates: Iterable<string>): string[] => {
  const ordered = [...new Set(candidates)]
    .filter((candidate) => Math.abs(candidate.length - word.length) <= 1)
    .map((candidate) => ({ candidate, slips: oneSlip(word, candidate) ? 1 : 2 }))
    .toSorted((a, b) => a.slips - b.slips || (a.candidate < b.candidate ? -1 : 1));
  return ordered
    .filter(({ slips }) => slips === ordered[0]?.slips)
    .slice(0, 5)
    .map(({ candidate }) => candidate);
};

const oneSlip = (a: string, b: string): boolean => {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
};
