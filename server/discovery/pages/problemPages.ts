import { type ProblemKey, codeOf, problems } from '../../../shared/api/problems.ts';
import { escape, page } from './page.ts';
import { type Document, type Documents, type OpenApi, html } from '../site.ts';
import { keysOf } from '../../../shared/kernel/collections.ts';

/** A page for each `type` of problem, and the list of them. Which operations answer with it comes from the API documents. */
export const problemPages = (documents: readonly OpenApi[]): Documents => {
  const keys = keysOf(problems);
  return {
    '/problems/': html(page('Problems', listOf(keys))),
    ...Object.fromEntries(keys.map((key): [string, Document] => [`/problems/${key}`, pageOf(key, documents)])),
  };
};

const listOf = (keys: readonly ProblemKey[]) => `
<p>Every refusal of the API is an <code>application/problem+json</code> document (RFC 9457) whose <code>type</code> is one of these pages.</p>
<ul>${keys.map((key) => `<li><a href="/problems/${key}">${codeOf(key)}</a> (${problems[key].status}): ${escape(problems[key].title)}</li>`).join('\n')}</ul>`;

const pageOf = (key: ProblemKey, documents: readonly OpenApi[]): Document => {
  const { status, title } = problems[key];
  const operations = documents.flatMap(({ paths }) =>
    Object.values(paths).flatMap((path) =>
      Object.values(path).filter(({ responses }) => responses[status]?.description.includes(`\`${key}\``) ?? false),
    ),
  );
  const names = [...new Set(operations.map(({ operationId }) => operationId))];
  return html(
    page(
      title,
      `<p><code>${codeOf(key)}</code>, HTTP status ${status}.</p>
<p>${advice[status] ?? 'The document’s <code>detail</code> explains the problem.'}</p>
${names.length > 0 ? `<p>Operations that may answer with it: ${names.map((name) => `<code>${escape(name)}</code>`).join(', ')}. See the <a href="/docs/api/">API reference</a>.</p>` : ''}
<p><a href="/problems/">All problems</a></p>`,
    ),
  );
};

const advice: Readonly<Record<number, string>> = {
  400: 'The request cannot be served as it is. <code>detail</code> and <code>errors</code> explain what to change; sending it again unchanged will not help.',
  401: 'Sign in with <code>POST /api/login</code>, or sign up with <code>POST /api/signup</code>, and send the session cookie.',
  402: 'The plan does not cover this. A person chooses a plan; an agent must not.',
  403: 'You are known but may not do this now. <code>detail</code> says what is missing.',
  404: 'There is nothing here that you may see. Things that do not exist and things of others look the same.',
  405: 'The header <code>Allow</code> names the methods this address takes.',
  409: 'The state of things does not allow it, or it has been done already. Look at the present state before trying again.',
  410: 'It was here and is gone for good. <code>detail</code> gives the reason and the date.',
  413: 'Send less.',
  415: 'Send JSON with <code>Content-Type: application/json</code>.',
  422: 'Some fields are not valid. <code>errors</code> names each by JSON pointer.',
  429: 'Wait as many seconds as the header <code>Retry-After</code> says, then go on more slowly.',
  500: 'The fault is ours. It was logged under the <code>request_id</code> of the document; trying again later may help.',
  503: 'Try again after as many seconds as the header <code>Retry-After</code> says.',
};
