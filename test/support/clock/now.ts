/** The time of this run, as its servers and pages see it. The `date` of a reply is another: Node writes it by a clock that is not moved. */
export const timeOfRun = (): string => new Date(Date.now()).toISOString();
