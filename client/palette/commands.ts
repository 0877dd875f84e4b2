/** One thing the palette can do: what it says, and what choosing it does. */
export type Command = { readonly id: string; readonly text: string; readonly run: () => void };

/** For comparing: without case, accents and the marks that join letters. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The commands that hold every word typed, those that begin with the first of them before the others. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const wanted = plain(typed).split(/\s+/u).filter(Boolean);
  const found = commands.filter(({ text }) => wanted.every((word) => plain(text).includes(word)));
  const begins = ({ text }: Command) => plain(text).startsWith(wanted[0] ?? '');
  return [...found.filter(begins), ...found.filter((command) => !begins(command))];
}
