/** The one case that everybody may read without an account: it comes with the program, and nobody brought it. */
export const exampleCaseId = 'bakery-example';
