/** Whether a number may be a year of our time: such numbers are neither calculated with nor counted by. */
export const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value <= 2100;
