import { mcpEndpointsOf } from '../mcpCards.ts';
import { clientSetUp } from './clientSetUp.ts';
import { page, table } from './page.ts';
import { type Document, type Site, html } from '../site.ts';

/** For the page of the API: most agents come this way. */
export const overMcp = (site: Site): string => {
  const { panel, index } = mcpEndpointsOf(site);
  return `<h2 id="mcp">Connect a client over MCP</h2>\n${clientSetUp(site.publicUrl, panel.url, index.url)}
<p>More is said under <a href="/docs/mcp">MCP</a>.</p>`;
};

/** `/docs/mcp`: how programs connect, with blocks to copy. */
export const mcpPage = (site: Site): Document => {
  const { panel, index } = mcpEndpointsOf(site);
  return html(
    page(
      'MCP',
      `<p>Witan speaks the Model Context Protocol over Streamable HTTP, in its revisions <code>2026-07-28</code>, <code>2025-11-25</code> and earlier, without sessions.</p>
${table(
  ['Address', 'Needs', 'For'],
  [
    [panel.url, 'a token', 'Submitting a decision, following it, its report, and the search for agents'],
    [index.url, 'nothing', 'The search for agents alone'],
  ],
)}
<h2>Connect with a token</h2>
${clientSetUp(site.publicUrl, panel.url, index.url)}
<h2>Waiting for a case</h2>
<p>Call <code>wait_for_decision</code>: it returns at the next change of status or phase. Resources cannot be subscribed to, and no
<code>resources/updated</code> is sent: every request is answered by itself, and a stream that is held open for hours would bring nothing that
one call does not. Where a program of yours is to be told, add a webhook. Programs that render interfaces show the ballots of a report.</p>
<h2>For programs</h2>
<p><a href="/mcp/server-card">Server card</a>, <a href="/v1/mcp/server-card">card of the index</a>, <a href="/.well-known/ai-catalog.json">AI catalog</a>,
registry metadata of
<a href="/docs/server.json">the panel</a> and <a href="/docs/index-server.json">the index</a>. The same operations are in the <a href="/docs/api/">REST API</a>; the skills are served by both. Tokens have the form
<code>\\bwtn_pat_[0-9A-Za-z]{49}\\b</code>; one that was found in public is ended by <code>POST /api/tokens/report-leak</code>.</p>`,
    ),
  );
};
