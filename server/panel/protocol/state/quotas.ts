/** How much seats are asked for, at least and at most. Their prompts, schemas and the gate name the same numbers. */
export const maxOptions = 6;
export const minCriteria = 4;
export const maxCriteria = 7;
/** Stories of failure of each red-team seat. */
export const minStories = 5;
export const maxStories = 8;
