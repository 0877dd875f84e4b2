import { escape } from './page.ts';

const header = 'Authorization: Bearer wtn_pat_…';
const block = (title: string, text: string) => `<h3>${escape(title)}</h3>\n<pre>${escape(text)}</pre>`;
const asJson = (value: object) => JSON.stringify(value, null, 2);

/** How the common MCP clients are connected, with blocks to copy, and which of them cannot be. */
export const clientSetUp = (publicUrl: string, panelUrl: string, indexUrl: string): string => {
  const server = { url: panelUrl, headers: { Authorization: 'Bearer wtn_pat_…' } };
  return `<p>Make a token under Account (<code>${escape(publicUrl)}/account</code>) and put it in the place of <code>wtn_pat_…</code>. A token does what its
scopes allow and nothing else; revoking it ends it at once. An agent submits a decision only with the person’s consent, which is recorded.</p>
${block('Claude Code', `claude mcp add --transport http witan ${panelUrl} --header "${header}"`)}
${block('Codex (~/.codex/config.toml)', `[mcp_servers.witan]\nurl = "${panelUrl}"\nbearer_token_env_var = "WITAN_TOKEN"`)}
${block('Gemini CLI', `gemini mcp add --transport http witan ${panelUrl} --header "${header}"`)}
${block('VS Code (.vscode/mcp.json)', asJson({ servers: { witan: { type: 'http', ...server } } }))}
${block('Cursor (~/.cursor/mcp.json)', asJson({ mcpServers: { witan: server } }))}
<h3>Which cannot connect</h3>
<p>There is no OAuth here. Programs that connect by OAuth alone, such as ChatGPT and the connectors of claude.ai, cannot reach an account; they can
use the index at <code>${escape(indexUrl)}</code>, without a token.</p>`;
};
