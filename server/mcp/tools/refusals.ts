import { type ProblemKey, codeOf, problems } from '../../../shared/api/problems.ts';
import { keysOf } from '../../../shared/kernel/collections.ts';
import type { Refusal } from '../../../shared/kernel/refusal.ts';

/** A refusal as the model reads it: what is wrong, and what to do. */
export const explained = ({ code, message, errors, extra }: Refusal): string => {
  const key: ProblemKey = keysOf(problems).find((one) => one === code) ?? 'internal';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a refusal has its headers there
  const { headers, ...members } = extra as { headers?: Record<string, string> };
  const wait = headers?.['Retry-After'] === undefined ? '' : ` Wait ${headers['Retry-After']} seconds.`;
  const fields = errors.map(({ pointer, detail }) => ` ${pointer}: ${detail}`).join('');
  const where = Object.values(members).filter((value) => typeof value === 'string');
  const todo = whatToDo[key] ?? 'Change the call accordingly, or ask the person.';
  return `${codeOf(key)}: ${message}${fields}${wait} What to do: ${[todo, ...where].join(' ')}`;
};

/** For every problem that a tool can meet. */
export const whatToDo: Partial<Record<ProblemKey, string>> = {
  'case-not-found': 'Call list_decisions for the ids there are.',
  'consent-missing': 'Ask the person whether you may submit this for them, and send their answer as consent.statement.',
  'approval-pending': 'Ask the person to approve it in the app, then call this tool again with the same arguments:',
  'approval-declined': 'Tell the person. Do not submit it again.',
  'terms-not-accepted': 'The person must accept the Terms themselves, in the app:',
  'address-not-proven': 'The person opens the link in one of our e-mails, signed in, before their second case.',
  'trial-ended': 'Tell the person. Never choose a plan for them:',
  'quota-reached': 'Tell the person. Never choose a plan for them:',
  'not-in-plan': 'Choose what the plan includes, or tell the person:',
  'token-limit-reached': 'Tell the person, who can create a token with other limits.',
  'insufficient-scope':
    'Tell the person which scope is missing and where they can create such a token. Do what your other tools allow.',
  'nothing-asked': 'Call get_decision to see what the panel is doing.',
  'invalid-answers': 'Call get_decision for the open questions, and answer those by their question_id.',
  'not-delivered': 'Call wait_for_decision until the status is delivered.',
  'report-not-ready': 'Call wait_for_decision until the status is delivered.',
  'unknown-option': 'Call get_decision for the options, or send text alone.',
  'decision-missing': 'Ask the person what they decided, and call record_decision first.',
  'decision-locked':
    'Tell the person: once the outcome is recorded, the decision cannot be changed, nor the outcome taken back.',
  'dissent-not-found': 'Call get_report with part dissents for the ids there are.',
  'dissenter-asked': 'Each dissenting seat answers one question. Read its answer with get_decision.',
  'idempotency-key-reused': 'Use another idempotency_key for another decision.',
  'document-not-found': 'Call add_document, and pass on the document_id that it returns.',
  'document-not-ready': 'Call add_document with the same file until its state is ready.',
  'document-too-large': 'Tell the person; never choose a plan for them.',
  'documents-too-many': 'Tell the person, who removes documents under New case; never choose a plan for them.',
  'document-incomplete': 'Call add_document with the part at the offset that is missing.',
  'piece-damaged': 'Call add_document again from the first part.',
  'piece-out-of-order': 'Call add_document with the part at the offset that it names.',
  'again-not-offered': 'Tell the person; submit the decision as a new case only if they want that.',
  'too-many-requests': 'Call less often.',
  'rate-limited': 'Call less often.',
  'not-by-token': 'Tell the person: only they can do this, signed in to the app.',
  'not-your-email': 'Tell the person: the account has another address.',
  'account-erased': 'Tell the person: their account was deleted, and nothing more can be done with this token.',
  'malformed-request': 'Correct what is named and call again.',
  'invalid-input': 'Correct what is named and call again. Ask the person for what you do not know.',
  'case-ended':
    'Tell the person: the case has ended and can no longer be stopped or answered. Call get_decision for its result.',
  'not-concluded': 'Call wait_for_decision until the status is delivered.',
  'intake-stopped':
    'Tell the person: no new cases are taken at the moment. Call again with the same arguments tomorrow.',
  'index-unavailable': 'Call again in a minute.',
  busy: 'Call again in a few seconds.',
  'too-large': 'Send less, or fetch it at the address that is named.',
  'not-found': 'Call list_decisions for what there is.',
  'query-missing': 'Say in content words what the agent should do.',
  'query-too-long': 'Say in fewer words what the agent should do.',
  'invalid-page-size': 'Use a limit from 1 to 20.',
  'agent-withdrawn': 'Choose another agent, by search_agents.',
  'no-search-terms': 'Say in content words what the agent should do.',
  'invalid-page-token': 'Search again without page_token.',
  'page-token-expired': 'Search again without page_token.',
  'agent-not-found': 'Call search_agents for the ids there are.',
  'agent-id-invalid': 'Call search_agents for the ids there are.',
  'not-ready': 'Call again in a few seconds.',
};
