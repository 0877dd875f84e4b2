/**
 * Whether robots.txt lets a reader of this name fetch a path (RFC 9309): the group of the reader's own name, else that of `*`; the
 * longest rule that matches decides, and of two as long the one that allows.
 */
export const mayFetch = (robots: string, reader: string, path: string): boolean => {
  const groups = groupsOf(robots);
  const own = groups.filter(({ names }) => names.includes(reader.toLowerCase()));
  const rules = (own.length > 0 ? own : groups.filter(({ names }) => names.includes('*'))).flatMap((one) => one.rules);
  let best: Rule = { allows: true, pattern: '' };
  for (const rule of rules)
    if (
      matches(rule.pattern, path) &&
      (rule.pattern.length > best.pattern.length || (rule.pattern.length === best.pattern.length && rule.allows))
    )
      best = rule;
  return best.allows;
};

type Rule = { readonly allows: boolean; readonly pattern: string };
type Group = { readonly names: string[]; readonly rules: Rule[] };

const groupsOf = (robots: string): readonly Group[] => {
  const groups: Group[] = [];
  let current: Group | undefined;
  for (const line of robots.split(/\r\n|\r|\n/u).slice(0, 10_000)) {
    const { field, value } = /^\s*(?<field>[a-z-]+)\s*:\s*(?<value>[^#]*)/iu.exec(line)?.groups ?? {};
    if (field === undefined || value === undefined) continue;
    const said = value.trim();
    switch (field.toLowerCase()) {
      case 'user-agent':
        if (!current || current.rules.length > 0) groups.push((current = { names: [], rules: [] }));
        current.names.push(said.toLowerCase());
        break;
      case 'allow':
      case 'disallow':
        // An empty rule matches nothing.
        if (current && said !== '') current.rules.push({ allows: field.toLowerCase() === 'allow', pattern: said });
        break;
    }
  }
  return groups;
};

/** `*` stands for any letters, `$` at the end for the end. Compared piece by piece: a pattern of stars takes no longer. */
const matches = (pattern: string, path: string): boolean => {
  const anchored = pattern.endsWith('$');
  const [first = '', ...rest] = plain(anchored ? pattern.slice(0, -1) : pattern).split('*');
  const whole = plain(path);
  if (!whole.startsWith(first)) return false;
  const last = anchored ? rest.pop() : undefined;
  let at = first.length;
  for (const piece of rest) {
    const found = whole.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (!anchored) return true;
  return last === undefined ? at === whole.length : whole.length - last.length >= at && whole.endsWith(last);
};

const plain = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};
