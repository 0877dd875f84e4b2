/**
 * What the ranking's constants are worth on queries they were not chosen by.
 *   node bench/index/folds.ts [--settings N] [--folds K] [--seed S] COLLECTION…
 * Tries N settings of all constants drawn at random around the published ones; for each of K folds, the setting that is best
 * on the other folds is measured on it, and for each collection the one that is best on the other collections. Prints that beside
 * the published constants, with 95 % intervals over queries.
 */
import { parseArgs } from 'node:util';

import { type Constants, constants } from '../../projections/agents/ranking/formula.ts';
import { type Collection, readCollection } from './collection.ts';
import { inMemory } from './inMemory.ts';
import { mean, ndcg10 } from './metrics.ts';
import { seeded } from './noise.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    settings: { type: 'string', default: '40' },
    folds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
});
if (positionals.length === 0) {
  console.error('expected at least one collection folder');
  process.exit(1);
}
const [folds, random] = [Number(values.folds), seeded(Number(values.seed))];

/** Every number of the formula moved on its own, by a factor of up to 1.6 either way. */
const moved = (): Constants => {
  const by = (value: number, most = Infinity) => Math.min(most, value * 1.6 ** (2 * random() - 1));
  const each = (row: Constants['fieldWeight'], most?: number) =>
    row.map((value) => by(value, most)) as unknown as Constants['fieldWeight'];
  const { weights } = constants;
  return {
    k1: by(constants.k1),
    fieldWeight: each(constants.fieldWeight),
    lengthPenalty: each(constants.lengthPenalty, 1),
    fieldShare: by(constants.fieldShare),
    fullLength: by(constants.fullLength),
    gramShare: by(constants.gramShare),
    gramFieldWeight: each(constants.gramFieldWeight),
    gramLengthPenalty: each(constants.gramLengthPenalty, 1),
    weights: {
      request: by(weights.request, 1),
      related: by(weights.related),
      translation: by(weights.translation, 1),
      alternative: by(weights.alternative),
      spelling: by(weights.spelling, 1),
    },
  };
};

const settings = [constants, ...Array.from({ length: Number(values.settings) }, moved)];
const collections = positionals.map(readCollection);

/** nDCG@10 of each query by setting: [setting][query]. */
const measured = ({ items, queries, judged }: Collection): number[][] => {
  const index = inMemory(items);
  return settings.map((setting) => {
    const search = index(setting);
    return queries.map(({ id, text }) => ndcg10(search(text), judged.get(id) ?? new Map()));
  });
};
const all = collections.map((collection) => ({
  name: collection.name,
  by: measured(collection),
  fold: collection.queries.map(() => Math.floor(random() * folds)),
}));

/** The setting that is best on the mean of the collections, over the queries that count. */
const chosenBy = (counts: (collection: number, query: number) => boolean): number => {
  const worth = settings.map((_, setting) => {
    const some = all.map(({ by }, at) => (by[setting] ?? []).filter((__, query) => counts(at, query)));
    return mean(some.filter((measures) => measures.length > 0).map(mean));
  });
  return worth.indexOf(Math.max(...worth));
};
const byFold = Array.from({ length: folds }, (_, fold) => chosenBy((at, query) => all[at]?.fold[query] !== fold));
const byOthers = all.map((_, own) => chosenBy((at) => at !== own));

const interval = (of: readonly number[]) => {
  const middle = mean(of);
  const spread = Math.sqrt(mean(of.map((value) => (value - middle) ** 2)) / of.length);
  return `${middle.toFixed(3)} ± ${(1.96 * spread).toFixed(3)}`;
};
console.table(
  all.map(({ name, by, fold }, at) => ({
    collection: name,
    published: interval(by[0] ?? []),
    'chosen by other folds': interval(fold.map((its, query) => by[byFold[its] ?? 0]?.[query] ?? 0)),
    'chosen by other collections': interval(by[byOthers[at] ?? 0] ?? []),
    'best of all, seen': Math.max(...by.map(mean)).toFixed(3),
    'worst of all': Math.min(...by.map(mean)).toFixed(3),
  })),
);
console.log(
  `settings chosen by fold (0 is the published one): ${byFold.join(', ')}; by other collections: ${byOthers.join(', ')}`,
);
