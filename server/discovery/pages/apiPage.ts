import { escape, page } from './page.ts';
import { type Content, type Document, type OpenApi, type Operation, type Schema, html } from '../site.ts';

/** An OpenAPI document as a page that reads without scripts; `first` is what somebody new to it needs. */
export const apiPage = (title: string, document: OpenApi, link: string, first = ''): Document => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return html(
    page(
      title,
      `<p>${prose(document.info.description)}</p>
<p>Version ${escape(document.info.version)}. Base address <code>${escape(document.servers[0]?.url ?? '')}</code>. The same for machines:
<a href="${escape(link)}">OpenAPI 3.1</a>.</p>
${first}
<nav aria-label="Operations"><ul>${operations.map(({ path, method, operation }) => `<li><a href="#${escape(operation.operationId)}"><code>${method.toUpperCase()} ${escape(path)}</code></a> ${escape(operation.summary)}</li>`).join('\n')}</ul></nav>
${operations.map(({ path, method, operation }) => operationHtml(path, method, operation)).join('\n')}
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas)
  .map(
    ([name, schema]) =>
      `<section id="schema-${escape(name)}"><h3>${escape(name)}</h3>${schema.description === undefined ? '' : `<p>${prose(schema.description)}</p>`}<pre>${escape(outline(schema))}</pre></section>`,
  )
  .join('\n')}`,
    ),
  );
};

const operationHtml = (path: string, method: string, operation: Operation) => `
<section id="${escape(operation.operationId)}">
<h2><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(operation.summary)} <small>(${escape(operation.operationId)}; ${escape(neededFor(operation))})</small></p>
${operation.description === undefined ? '' : `<p>${prose(operation.description)}</p>`}
${(operation.parameters ?? []).length === 0 ? '' : `<h3>Parameters</h3><dl>${(operation.parameters ?? []).map(({ name, in: where, required, description, schema }) => `<dt><code>${escape(name)}</code> <small>in ${escape(where)}${required ? ', required' : ''}</small></dt><dd>${prose(description ?? '')} <code>${escape(outline(schema))}</code></dd>`).join('')}</dl>`}
${operation.requestBody ? `<h3>Body</h3>${contentHtml(operation.requestBody.content)}` : ''}
<h3>Replies</h3>
<dl>${Object.entries(operation.responses)
  .map(
    ([status, { description, content }]) =>
      `<dt>${escape(status)}</dt><dd>${prose(description)} ${contentHtml(content ?? {})}</dd>`,
  )
  .join('')}</dl>
</section>`;

const neededFor = ({ security = [] }: Operation): string => {
  const scope = security.map((one) => (one as { token?: readonly string[] }).token?.[0]).find(Boolean);
  if (security.length === 0) return 'public';
  return scope ? `needs a session, or a token with the scope ${scope}` : 'needs a session';
};

const contentHtml = (content: Content) =>
  Object.entries(content)
    .map(([type, { schema }]) => `<span><code>${escape(type)}</code>${schema ? `: ${reference(schema)}` : ''}</span>`)
    .join(' ');

const reference = ({ $ref, ...schema }: Schema) => {
  const name = $ref?.split('/').at(-1);
  return name === undefined
    ? `<code>${escape(outline(schema))}</code>`
    : `<a href="#schema-${escape(name)}">${escape(name)}</a>`;
};

/** JSON with references by their names alone. */
const outline = (schema: Schema): string => {
  const { description: _, ...rest } = schema;
  return JSON.stringify(rest, null, 2)
    .replaceAll('#/components/schemas/', '')
    .replace(/^\{\n?|\n?\}$/g, '')
    .replaceAll(/^ {2}/gm, '');
};

/** Text in which `code` is marked. */
const prose = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
