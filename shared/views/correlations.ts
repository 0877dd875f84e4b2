/**
 * Correlation of errors between any two seats, what a shared provider adds, and what is a seat's own: 0.4 and 0.7 in published panels of
 * models. Used only for the estimate of effective votes, never for counting.
 */
export const publishedCorrelations = { common: 0.4, provider: 0.3, seat: 0.3 } as const;
export type PublishedCorrelations = typeof publishedCorrelations;
