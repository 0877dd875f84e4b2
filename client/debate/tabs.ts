export const tabs = ['stance', 'ballots', 'criteria', 'cruxes'] as const;
export type Tab = (typeof tabs)[number];
