/** An operator's models are called as the configuration names them: the gate adds those names itself. */
export const names = { makers: [], models: [] } as const;
