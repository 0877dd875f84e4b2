/**
 * Every way in which the API says no. The key is the code of a `Refusal`; the document's `type` is `<SITE_URL>/problems/<key>`
 * and its `code` the same in UPPER_SNAKE. Plain data: client, server and docs read it.
 */
export const problems = {
  'malformed-request': { status: 400, title: 'The request could not be read' },
  'not-signed-in': { status: 401, title: 'Sign in first' },
  'wrong-credentials': { status: 401, title: 'This address and password do not belong together' },
  'trial-ended': { status: 402, title: 'The trial has ended' },
  'quota-reached': { status: 402, title: 'The plan’s cases are used up' },
  'not-in-plan': { status: 402, title: 'The plan does not include this' },
  'terms-not-accepted': { status: 403, title: 'The Terms have not been accepted' },
  'not-your-email': { status: 403, title: 'This is not the account’s e-mail address' },
  'foreign-origin': { status: 403, title: 'Requests from other sites are refused' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'case-not-found': { status: 404, title: 'There is no such case' },
  'session-not-found': { status: 404, title: 'There is no such session' },
  'dissent-not-found': { status: 404, title: 'There is no such dissent' },
  'report-not-ready': { status: 404, title: 'There is no report yet' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  'not-acceptable': { status: 406, title: 'None of the accepted formats is available' },
  'account-exists': { status: 409, title: 'There is an account with this address' },
  'nothing-asked': { status: 409, title: 'The panel is not waiting for an answer' },
  'case-ended': { status: 409, title: 'The case has ended' },
  'not-failed': { status: 409, title: 'The case has not failed' },
  'not-resumable': { status: 409, title: 'The case cannot be taken up again' },
  'not-concluded': { status: 409, title: 'The panel has not reached its recommendation' },
  'not-delivered': { status: 409, title: 'The recommendation has not been delivered' },
  'dissenter-asked': { status: 409, title: 'The dissenting seat has answered its question' },
  'account-erased': { status: 410, title: 'This account has been deleted' },
  'too-large': { status: 413, title: 'The request is too large' },
  'not-json': { status: 415, title: 'Send the body as application/json' },
  'invalid-input': { status: 422, title: 'Some fields are not as expected' },
  'invalid-answers': { status: 422, title: 'These answers do not fit the questions' },
  'invalid-reset-token': { status: 422, title: 'This reset link has been used or has expired' },
  'idempotency-key-reused': { status: 422, title: 'This key was used for another request' },
  'unknown-option': { status: 422, title: 'The panel had no such option' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong here' },
  busy: { status: 503, title: 'Too busy at the moment' },
  'not-ready': { status: 503, title: 'Not ready' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>;

export type ProblemKey = keyof typeof problems;

/** `account-exists` → `ACCOUNT_EXISTS`, the form in which the API names it. */
export const codeOf = (key: string): string => key.toUpperCase().replaceAll('-', '_');
