/** How a question ends. */
export const asked = /[?？][」』”"）)]?$/u;
