export type RefusedCode =
  | 'bad-url'
  | 'not-https'
  | 'address-not-public'
  | 'too-many-redirects'
  | 'too-large'
  | 'timeout'
  | 'unreachable';

/** A page was not fetched. The message may be shown: it names what was expected, never an address of ours. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused';
  readonly code: RefusedCode;

  constructor(code: RefusedCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
