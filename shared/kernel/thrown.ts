/** What was thrown may be anything: these read it without believing its type. */
export const messageOf = (thrown: unknown): string => {
  const message = fieldOf(thrown, 'message');
  return typeof message === 'string' ? message : String(thrown);
};

/** The code of an error of Node or of a database; undefined where there is none. */
export const codeOf = (thrown: unknown): string | undefined => {
  const code = fieldOf(thrown, 'code');
  return typeof code === 'string' ? code : undefined;
};

export const fieldOf = (thrown: unknown, name: string): unknown =>
  typeof thrown === 'object' && thrown !== null && name in thrown ? Reflect.get(thrown, name) : undefined;

/** What was thrown as an error; what is none becomes the message of one. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(messageOf(thrown), { cause: thrown });
