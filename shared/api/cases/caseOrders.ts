/** What a list of cases may be ordered by; pages read it without the schemas. */
export const caseOrders = ['newest', 'oldest', 'updated', 'title', 'attention'] as const;
export type CaseOrder = (typeof caseOrders)[number];
