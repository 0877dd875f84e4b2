/** Decisions to start from; their words are in the area `samples`, told in the reader's language. */
export const samples = ['shop', 'customer', 'cofounder'] as const;
