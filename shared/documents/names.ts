const longest = 120;

/**
 * Control, direction and other invisible characters: they make a name look like another one. The joiners stay between letters of scripts
 * that need them, and between signs.
 */
const unseen =
  /(?!(?<=(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}\p{So}])[\u200C\u200D][\p{L}\p{So}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

/** The name to keep of an uploaded file: its last path component, only visible characters, at most 120. Never a path on disk. */
export const safeName = (given: string): string => {
  const last = given.split(/[/\\]/u).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[<>:"|?*]/gu, '_')
    .replace(/\s+/gu, ' ');
  const trimmed = clean.trim().replace(/^\.+/u, '');
  if (trimmed === '') return 'document';
  const letters = Array.from(trimmed);
  if (letters.length <= longest) return trimmed;
  const extension = /\.\w{1,8}$/u.exec(trimmed)?.[0] ?? '';
  return letters.slice(0, longest - extension.length).join('') + extension;
};

/** The extension without its dot, in lower case; empty where there is none. */
export const extensionOf = (name: string): string => /\.(\w{1,10})$/u.exec(name)?.[1]?.toLowerCase() ?? '';
