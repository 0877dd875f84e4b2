const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[a-z]+|[{}[\],:]/g;

/**
 * The metadata of a soft-deleted stream with `$tb` set to `truncateBefore`, as the real server writes it: compact, keys in their order,
 * `$tb` in its place or last, numbers in their shortest form. Undefined if the metadata is no JSON object.
 */
export function revivedMetadata(data: Buffer, truncateBefore: number): Buffer | undefined {
  const text = data.toString('utf8');
  if (!isJsonObject(text)) return undefined;
  const members = membersOf(Array.from(text.matchAll(TOKEN), ([token]) => token));
  members.set('"$tb"', String(truncateBefore));
  return Buffer.from(`{${Array.from(members, ([key, value]) => `${key}:${value}`).join(',')}}`);
}

/** Keys and values of the outermost object as compact text; of a key given twice the last value holds. */
function membersOf(tokens: readonly string[]): Map<string, string> {
  const members = new Map<string, string>();
  for (let at = 1; at < tokens.length - 1; at++) {
    const key = compact(tokens[at]!);
    let value = '';
    let depth = 0;
    at += 2;
    do {
      const token = tokens[at++]!;
      if (token === '{' || token === '[') depth++;
      if (token === '}' || token === ']') depth--;
      value += compact(token);
    } while (depth > 0);
    members.set(key, value);
  }
  return members;
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function compact(token: string): string {
  if (token.startsWith('"')) return JSON.stringify(JSON.parse(token));
  if (!/^-?\d/.test(token) || /^-?\d+$/.test(token)) return token;
  const shortest = String(Number(token)).toUpperCase();
  return /^-?\d+$/.test(shortest) ? `${shortest}.0` : shortest;
}
