/**
 * How cards are ranked: one formula, its revision and every number in it. `/docs/ranking` is written from this file.
 *
 *   score(q, d) = Σ over words t of q    weight(t) · idf(t) · x / (k1 + x)
 *               + λ · Σ over 4-grams g    weight(g) · idf(g) · y / (k1 + y)
 *   x = Σ over fields f of d             w_f · min(s, tf(t, f) / (1 − b_f + b_f · length_f / average_f))
 *       · min(1, m / length of d)        (y alike, over grams)
 *   idf(t) = ln(1 + (N − n_t + ½) / (n_t + ½))        N cards in the index, n_t of them with t
 *
 * BM25F: S. Robertson, H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009, §3.5–3.6.
 * Nothing else enters: not who provides an agent, when it came, whether it answers, nor its id.
 */
export const method = 'bm25f/2026-11-23';

export const fields = ['name', 'description', 'tags', 'skills', 'examples'] as const;

type PerField = readonly [number, number, number, number, number];

/** How often a word counts in a field at most: saying it over and over gains nothing. Postings are stored so. */
export const countedAtMost: PerField = [1, 2, 1, 2, 2];

export type Constants = {
  readonly k1: number;
  /** Weight of a word by the field in which it occurs. */
  readonly fieldWeight: PerField;
  /** How much a long field dilutes its words, 0..1. */
  readonly lengthPenalty: PerField;
  /** What one field can give at most, as a multiple of its weight: however short it is, it does not decide alone. */
  readonly fieldShare: number;
  /** Words of a card from which on its length dilutes everything that it says; pieces of words: five times as many. */
  readonly fullLength: number;
  /** λ: what pieces of words count beside whole words. */
  readonly gramShare: number;
  readonly gramFieldWeight: PerField;
  readonly gramLengthPenalty: PerField;
  /** Weights of what a query means beside what it says; a word itself weighs 1. */
  readonly weights: {
    /** "please", "help", "find": said to any helper. */
    readonly request: number;
    /** A near English word from our lexicon. */
    readonly related: number;
    /** The best English word for a German, French, Spanish or Chinese one, and the others. */
    readonly translation: number;
    readonly alternative: number;
    /** An indexed word one slip of the pen away from a word nobody uses. */
    readonly spelling: number;
  };
};

/** Those the index ranks by. Only the bench tries others (bench/index/folds.ts). */
export const constants: Constants = {
  k1: 1.8,
  fieldWeight: [1.6, 1, 0.5, 0.5, 0.5],
  lengthPenalty: [0.45, 0.85, 0.45, 0.85, 0.85],
  fieldShare: 4,
  fullLength: 500,
  gramShare: 0.15,
  gramFieldWeight: [2, 1, 1, 0.5, 0.5],
  gramLengthPenalty: [0.75, 0.75, 0.75, 0.75, 0.75],
  weights: { request: 0.4, related: 0.2, translation: 0.9, alternative: 0.35, spelling: 0.8 },
};

export const idf = (cards: number, having: number): number => Math.log(1 + (cards - having + 0.5) / (having + 0.5));
