import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { mean, sum } from '../../shared/kernel/numbers.ts';
import { randomFrom } from '../../shared/kernel/random.ts';
import {
  fitRecalibration,
  fitWeights,
  pool,
  recalibrate,
  type Resolved,
  type Vote,
} from '../../server/panel/protocol/counting/pool/calibration.ts';

/**
 * `node bench/panel/votes.ts FOLDER [draws]`: the panel's own counting on votes that real models cast on questions whose answers are known
 * (`votes.csv`, `blind-and-revised.json`, `fifteen-forecasters.json`), beside the plain mean and the majority. What is learned is learned from 100
 * questions and judged on the others, over so many draws.
 */
type Question = {
  readonly id: string;
  readonly subset: string;
  readonly truth: number;
  readonly votes: readonly Vote[];
};

const [folder = '', draws = '40'] = process.argv.slice(2);
if (folder === '') throw new Error('expected a folder of votes, found none');

const letters = 'ABCDEFGHIJ';
/** Choices only: the letter chosen has .8, the others share the rest. */
const choicesIn = (csv: string): Question[] => {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const models = head.split(',').slice(4);
  return lines.map((line) => {
    const [subset = '', id = '', options = '2', truth = 'A', ...chosen] = line.split(',');
    const count = Number(options);
    return {
      id: `${subset}/${id}`,
      subset,
      truth: letters.indexOf(truth),
      votes: models.flatMap((seat, i): Vote[] => {
        const at = letters.indexOf(chosen[i] || '-');
        const p = Array.from({ length: count }, (_, k) => (k === at ? 0.8 : 0.2 / (count - 1)));
        return at < 0 || at >= count ? [] : [{ seat, provider: makerOf(seat), p }];
      }),
    };
  });
};
const makers = { gpt: 'openai', o1: 'openai', o3: 'openai', claude: 'anthropic', DeepSeek: 'deepseek', Llama: 'meta' };
const makerOf = (model: string): string =>
  Object.entries(makers).find(([start]) => model.startsWith(start))?.[1] ?? 'qwen';

const statedIn = (file: string): Question[] =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Question, 'subset'>[]).map((one) => ({
    ...one,
    subset: file,
  }));

type Rule = (votes: readonly Vote[]) => readonly number[];
const plainMean: Rule = (votes) => (votes[0]?.p ?? []).map((_, k) => mean(votes.map(({ p }) => p[k] ?? 0)));
const majority: Rule = (votes) => {
  const chosen = votes.map(({ p }) => p.map((value) => (value >= Math.max(...p) - 1e-9 ? 1 : 0)));
  return plainMean(votes.map((vote, i) => ({ ...vote, p: shared(chosen[i] ?? []) })));
};
const shared = (marks: readonly number[]): number[] => marks.map((one) => one / (sum(marks) || 1));
const product: Rule = (votes) => pool(votes).p;

/** Half the squared distance from what turned out. */
const brier = (p: readonly number[], truth: number): number =>
  sum(p.map((value, k) => (value - (k === truth ? 1 : 0)) ** 2)) / 2;
/** Of equal favourites each counts its share. */
const right = (p: readonly number[], truth: number): number => {
  const best = p.flatMap((value, k) => (value >= Math.max(...p) - 1e-9 ? [k] : []));
  return best.includes(truth) ? 1 / best.length : 0;
};

/** A mean of differences with its 95 % interval. */
const paired = (values: readonly number[], digits: number, unit = 1): string => {
  const m = mean(values);
  const error = 1.96 * Math.sqrt(sum(values.map((value) => (value - m) ** 2)) / values.length ** 2);
  return `${(unit * m).toFixed(digits)} ± ${(unit * error).toFixed(digits)}`;
};

const itemsOf = (questions: readonly Question[]): Resolved[] =>
  questions.flatMap(({ id, truth, votes }) =>
    votes.map(({ seat, provider, p }) => ({ seat, provider, question: id, p, truth })),
  );

/** Learned from 100 questions drawn over all, judged on the rest, a row for each draw. */
const learning = (questions: readonly Question[], score: (p: readonly number[], truth: number) => number, base: Rule) =>
  Array.from({ length: Number(draws) }, (_, draw) => {
    const random = randomFrom(`votes/${draw}`);
    const order = questions.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at);
    const [known, rest] = [order.slice(0, 100), order.slice(100)].map((part) => part.map(({ one }) => one));
    const items = itemsOf(known ?? []);
    const weights = fitWeights(items);
    const reading = fitRecalibration(items, weights);
    const scored = (rule: Rule) => mean((rest ?? []).map(({ votes, truth }) => score(rule(votes), truth)));
    const weighted: Rule = (votes) => pool(votes.map((vote) => ({ ...vote, weight: weights[vote.seat] ?? 1 }))).p;
    return {
      base: scored(base),
      weights: scored(weighted),
      both: scored((votes) => recalibrate(weighted(votes), reading)),
    };
  });

const choices = choicesIn(readFileSync(join(folder, 'votes.csv'), 'utf8'));
console.log('Ten models, right answers in %: less majority in points, with weights learned from 100 questions');
const hundred = (values: readonly number[]) => (100 * mean(values)).toFixed(2);
for (const subset of ['all', ...new Set(choices.map((one) => one.subset))]) {
  const those = choices.filter((one) => subset === 'all' || one.subset === subset);
  const of = (rule: Rule) => those.map(({ votes, truth }) => right(rule(votes), truth));
  const [most, ours] = [of(majority), of(product)];
  const learned = learning(those, right, majority);
  console.log(
    `  ${subset.padEnd(9)} n ${those.length}: majority ${hundred(most)}, product ${hundred(ours)} (${paired(
      ours.map((one, i) => one - (most[i] ?? 0)),
      2,
      100,
    )}),`,
    `learned ${hundred(learned.map(({ weights }) => weights))}, over majority ${paired(
      learned.map((one) => one.weights - one.base),
      2,
      100,
    )},`,
    `worst draw ${(100 * Math.min(...learned.map((one) => one.weights - one.base))).toFixed(2)}`,
  );
}

console.log('Stated probabilities, Brier score');
for (const [name, file, round] of [
  ['three models, blind', 'blind-and-revised.json', 'blind'],
  ['three models, revised', 'blind-and-revised.json', 'revised'],
  ['three models, both rounds', 'blind-and-revised.json', null],
  ['fifteen forecasters', 'fifteen-forecasters.json', null],
] as const) {
  const questions = statedIn(file).map((one) => ({
    ...one,
    votes: one.votes.filter((vote) => round === null || vote.round === round),
  }));
  const counted = questions.map((one) => ({ ...one, votes: lastOf(one.votes) }));
  const of = (rule: Rule, from = counted) => from.map(({ votes, truth }) => brier(rule(votes), truth));
  const [plain, most, ours] = [of(plainMean), of(majority), of(product, questions)];
  const learned = learning(counted, brier, product);
  console.log(
    `  ${name}, n ${questions.length}: mean ${mean(plain).toFixed(4)}, majority ${mean(most).toFixed(4)}, product ${mean(ours).toFixed(4)}`,
    `(less mean ${paired(
      ours.map((one, i) => one - (plain[i] ?? 0)),
      4,
    )});`,
    `learned weights ${paired(
      learned.map((one) => one.weights - one.base),
      4,
    )}, and reading ${paired(
      learned.map((one) => one.both - one.base),
      4,
    )}`,
  );
}

/** Where a seat voted in both rounds its revised vote. */
function lastOf(votes: readonly Vote[]): readonly Vote[] {
  const revised = new Set(votes.flatMap(({ seat, round }) => (round === 'revised' ? [seat] : [])));
  return votes.filter(({ seat, round }) => round !== 'blind' || !revised.has(seat));
}
