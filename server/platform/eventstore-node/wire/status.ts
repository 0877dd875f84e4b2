/** gRPC status codes the node answers with. */
export const code = {
  ok: 0,
  cancelled: 1,
  unknown: 2,
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  resourceExhausted: 8,
  failedPrecondition: 9,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
  unauthenticated: 16,
} as const;

/** A call that ends with a status other than OK; `details` is for people, `trailers` for clients. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: number;
  readonly trailers: Readonly<Record<string, string>>;

  constructor(status: number, details: string, trailers: Readonly<Record<string, string>> = {}) {
    super(details);
    this.code = status;
    this.trailers = trailers;
  }
}

export const invalid = (details: string): CallError => new CallError(code.invalidArgument, details);

export const streamDeleted = (stream: string): CallError =>
  new CallError(code.failedPrecondition, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': trailer(stream),
  });

export const wrongVersion = (stream: string, expected: number | bigint, actual: number): CallError =>
  new CallError(
    code.failedPrecondition,
    `Delete failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expected}, Actual version: ${actual}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': trailer(stream),
      'expected-version': String(expected),
      'actual-version': String(actual),
    },
  );

export const appendTooLarge = (limit: number): CallError =>
  new CallError(code.invalidArgument, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

export const propertyMissing = (): CallError =>
  new CallError(code.invalidArgument, `Required Metadata Property 'type' or 'content-type' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

/** Trailers carry printable ASCII without outer blanks; any other name goes encoded (the details carry the real one). */
const trailer = (name: string): string => (/^[!-~](?:[ -~]*[!-~])?$/.test(name) ? name : encodeURIComponent(name));
