/** What the node itself obeys of a stream's metadata. Ages in seconds. */
export type StreamMetadata = {
  readonly maxCount?: number;
  readonly maxAge?: number;
  /** Events before this revision are hidden; Infinity is a soft delete. */
  readonly truncateBefore?: number;
};

const NONE: StreamMetadata = {};
const INT64_MAX = 2n ** 63n - 1n;
const LONGEST_AGE = 922_337_203_685n;

type Parsed = { readonly [key: string]: unknown };

/**
 * Metadata of which a known key has the wrong kind counts as empty altogether, as on the real server; so does what is no JSON
 * object. Whole numbers are judged by how they are written: `2.0` is none.
 */
export function parseMetadata(isJson: boolean, data: Buffer): StreamMetadata {
  if (!isJson || data.length === 0) return NONE;
  const parsed = parseObject(data);
  if (!parsed) return NONE;
  const whole = wholeNumbers(parsed);
  if (!whole || !otherKeysFit(parsed)) return NONE;
  const { $maxCount: count, $maxAge: age, $tb: before } = whole;
  if (age !== undefined && age > LONGEST_AGE) return NONE;
  return {
    ...(count !== undefined && count > 0n && { maxCount: Number(count) }),
    ...(age !== undefined && age > 0n && { maxAge: Number(age) }),
    ...(before !== undefined && before >= 0n && { truncateBefore: before === INT64_MAX ? Infinity : Number(before) }),
  };
}

const WHOLE = ['$maxCount', '$maxAge', '$tb', '$cacheControl'] as const;

function wholeNumbers(parsed: Parsed): Partial<Record<(typeof WHOLE)[number], bigint>> | undefined {
  const found: Partial<Record<(typeof WHOLE)[number], bigint>> = {};
  for (const key of WHOLE) {
    if (!(key in parsed)) continue;
    const value = parsed[key];
    if (!(value instanceof Literal) || !/^-?\d+$/.test(value.source)) return undefined;
    const number = BigInt(value.source);
    if (number > INT64_MAX || number < -INT64_MAX - 1n) return undefined;
    found[key] = number;
  }
  if (found.$cacheControl !== undefined && found.$cacheControl > LONGEST_AGE) return undefined;
  return found;
}

function otherKeysFit(parsed: Parsed): boolean {
  if ('$tmp' in parsed && typeof parsed['$tmp'] !== 'boolean') return false;
  if (!('$acl' in parsed)) return true;
  const acl = parsed['$acl'];
  if (!isObject(acl)) return false;
  return ['$r', '$w', '$d', '$mr', '$mw'].every((role) => {
    const value = acl[role];
    return (
      !(role in acl) ||
      typeof value === 'string' ||
      (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    );
  });
}

/** A number as it was written. */
class Literal {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

const isObject = (value: unknown): value is Parsed =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Literal);

function parseObject(data: Buffer): Parsed | undefined {
  try {
    const parsed: unknown = JSON.parse(data.toString('utf8'), (_key, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' ? new Literal(context?.source ?? String(value)) : value,
    );
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
