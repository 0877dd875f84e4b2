import { mcpEndpointsOf } from '../mcpCards.ts';
import { escape, page, table } from './page.ts';
import { type Document, type Site, html } from '../site.ts';

/** `/docs/mcp`: how programs connect, with blocks to copy. */
export const mcpPage = (site: Site): Document => {
  const { panel, index } = mcpEndpointsOf(site);
  const block = (title: string, text: string) => `<h3>${escape(title)}</h3>\n<pre>${escape(text)}</pre>`;
  return html(
    page(
      'MCP',
      `<p>Witan speaks the Model Context Protocol over Streamable HTTP, in the revisions 2026-07-28 and 2025-11-25 and before, without sessions.</p>
${table(
  ['Address', 'Needs', 'For'],
  [
    [panel.url, 'a token', 'Submitting a decision, following it, its report, and the search for agents'],
    [index.url, 'nothing', 'The search for agents alone'],
  ],
)}
<h2>Connect with a token</h2>
<p>Make a token under Account (<code>${escape(site.publicUrl)}/account</code>) and put it in the place of <code>wtn_pat_…</code>. A token does what its
scopes allow and nothing else; revoking it ends it at once. An agent submits a decision only with the person’s consent, which is recorded.</p>
${block('Claude Code', `claude mcp add --transport http witan ${panel.url} --header "Authorization: Bearer wtn_pat_…"`)}
${block('Codex (~/.codex/config.toml)', `[mcp_servers.witan]\nurl = "${panel.url}"\nbearer_token_env_var = "WITAN_TOKEN"`)}
${block('Gemini CLI', `gemini mcp add --transport http witan ${panel.url} --header "Authorization: Bearer wtn_pat_…"`)}
${block('VS Code (.vscode/mcp.json)', JSON.stringify({ servers: { witan: { type: 'http', url: panel.url, headers: { Authorization: 'Bearer wtn_pat_…' } } } }, null, 2))}
${block('Cursor (~/.cursor/mcp.json)', JSON.stringify({ mcpServers: { witan: { url: panel.url, headers: { Authorization: 'Bearer wtn_pat_…' } } } }, null, 2))}
<h2>Without a token</h2>
<p>There is no OAuth here. Programs that connect by OAuth alone, such as ChatGPT and the connectors of claude.ai, cannot reach an account; they can
use the index at <code>${escape(index.url)}</code>.</p>
<h2>Waiting for a case</h2>
<p>Call <code>wait_for_decision</code>: it returns at the next change of status or phase. Resources cannot be subscribed to, and no
<code>resources/updated</code> is sent: every request is answered by itself, and a stream that is held open for hours would bring nothing that
one call does not. Where a program of yours is to be told, add a webhook. Programs that render interfaces show the ballots of a report.</p>
<h2>For programs</h2>
<p><a href="/mcp/server-card">Server card</a>, <a href="/v1/mcp/server-card">card of the index</a>, <a href="/.well-known/ai-catalog.json">AI catalog</a>,
<a href="/docs/server.json">registry metadata</a>. The same operations are in the <a href="/docs/api/">REST API</a>; the skills are served by both. Tokens have the form
<code>\\bwtn_pat_[0-9A-Za-z]{49}\\b</code>; one that was found in public is ended by <code>POST /api/tokens/report-leak</code>.</p>`,
    ),
  );
};
