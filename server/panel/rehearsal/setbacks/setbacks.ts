type Five = readonly [string, string, string, string, string];

/** How plans of any kind fail, as scripted seats tell it: one side for each seat of a red team, of five causes each. */
export type Setbacks = {
  /** What it brings; who does it; what lies around it. */
  readonly causes: readonly [Five, Five, Five];
  readonly signs: Five;
  readonly mitigations: Five;
};
