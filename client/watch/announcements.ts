/** How much of what is said a screen reader is told: that somebody finished, the words as well, or nothing. */
export const levels = ['summary', 'full', 'off'] as const;
export type Level = (typeof levels)[number];

export const isLevel = (name: string | null | undefined): name is Level => levels.some((level) => level === name);
