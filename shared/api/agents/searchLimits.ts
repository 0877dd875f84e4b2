/** Characters of a search for agents, and how many a page of it has. Plain data: the form checks before it sends. */
export const searchLimits = { query: 1_200, pageSize: { default: 20, most: 100 } } as const;
