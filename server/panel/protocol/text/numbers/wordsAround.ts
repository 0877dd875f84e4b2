/** A number with the words beside it, as a reader is shown it: within its line and sentence, and not longer than these. */
export const wordsAround = (text: string, at: number, end: number): string => {
  const before =
    text
      .slice(Math.max(0, at - most.before), at)
      .split(/[\n.!?;。！？；।۔]/u)
      .at(-1) ?? '';
  const behind = text.slice(end, end + most.behind).split(/\n|[.!?;](?=\s|$)|[。！？；।۔]/u)[0] ?? '';
  const isCut = { before: before.length === most.before, behind: behind.length === most.behind };
  return [
    isCut.before ? before.replace(/^[^\s]{0,11}\s/u, '') : before,
    text.slice(at, end),
    isCut.behind ? behind.replace(/\s[^\s]{0,11}$/u, '') : behind,
  ]
    .join('')
    .trim();
};
const most = { before: 24, behind: 36 };
