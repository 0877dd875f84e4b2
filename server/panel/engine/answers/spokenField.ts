/**
 * Hears one field of a JSON answer while it is being written: feed it the text as it comes, it gives back the newly spoken words
 * of every string under that key that is not empty, unescaped, one after the other. What it cannot read yet it keeps for later.
 */
export const spokenWords = (field: string): ((delta: string) => string) => {
  let state: 'outside' | 'key' | 'colon' | 'value' | 'other' = 'outside';
  let key = '';
  let escape = '';
  let hasSpoken = false;

  return (delta) => {
    let out = '';
    for (const char of delta) {
      if (state === 'key' || state === 'value' || state === 'other') {
        if (escape !== '' || char === '\\') {
          escape += char;
          const decoded = unescape(escape);
          if (decoded === null) continue;
          escape = '';
          if (state === 'key') key += decoded;
          else if (state === 'value') out += decoded;
        } else if (char === '"') {
          state = state === 'key' ? 'colon' : 'outside';
        } else if (state === 'key') key += char;
        else if (state === 'value') out += char;
      } else if (state === 'colon' && char === ':') {
        state = 'outside';
        key = `${key}:`;
      } else if (char === '"') {
        const isValue = key.endsWith(':');
        const ours = isValue && key === `${field}:`;
        if (ours && (hasSpoken || out !== '')) out += '\n\n';
        state = isValue ? (ours ? 'value' : 'other') : 'key';
        key = '';
      } else if (!/\s/u.test(char)) {
        key = '';
        state = 'outside';
      }
    }
    hasSpoken ||= out !== '';
    return out;
  };
};

/** A complete escape as the character it stands for; null while it is not complete. */
const unescape = (escape: string): string | null => {
  if (escape.length < 2) return null;
  if (escape[1] === 'u') return escape.length < 6 ? null : String.fromCharCode(Number.parseInt(escape.slice(2), 16));
  return (
    ({ n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' } as Record<string, string>)[escape[1] ?? ''] ?? escape[1] ?? ''
  );
};
