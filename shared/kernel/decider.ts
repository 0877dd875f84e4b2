/** Pure decision making: command and state in, facts out. Clock and ids arrive in the command; nothing is read or written. */
export type Decider<State, Command, Event> = {
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  /** `[]` when the command changes nothing (it was done before); throws `Refusal` when it may not be done. */
  readonly decide: (command: Command, state: State) => readonly Event[];
};

export const fold = <S, E>(
  { initial, evolve }: Pick<Decider<S, never, E>, 'initial' | 'evolve'>,
  events: Iterable<E>,
): S => {
  let state = initial;
  for (const event of events) state = evolve(state, event);
  return state;
};
