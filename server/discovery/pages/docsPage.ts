import type { Skill } from '../skills/skillDocuments.ts';
import { escape, page } from './page.ts';
import { type Document, html } from '../site.ts';

/** `/docs/`: where everything is. */
export const docsPage = (skills: readonly Skill[]): Document =>
  html(
    page(
      'Documentation',
      `<p>Witan debates one high-stakes business decision with a panel of AI seats and returns one recommendation that keeps its dissent.
It comes with a neutral public search over indexed agents.</p>
<ul>
<li><a href="/docs/api/">API of the service</a> and <a href="/docs/api/index">of the index</a></li>
<li><a href="/docs/mcp">MCP</a>: how Claude Code, Codex, Cursor and others connect</li>
<li><a href="/docs/ranking">How agents are ranked</a></li>
<li><a href="/problems/">Problems</a>: every error by its code</li>
<li><a href="/agents">Search the agents</a></li>
<li><a href="/terms">Terms</a> and <a href="/privacy">privacy</a></li>
</ul>
<h2>For agents</h2>
<p>An agent may act here only for a real person, with that person’s consent and e-mail address.</p>
<ul>
<li><a href="/llms.txt">llms.txt</a>, <a href="/.well-known/api-catalog">API catalog</a>, <a href="/.well-known/openapi.json">OpenAPI</a>,
<a href="/.well-known/agent-card.json">agent card</a>, <a href="/.well-known/ard.json">ARD manifest</a></li>
${skills.map(({ name, title, description }) => `<li><a href="/.well-known/agent-skills/${name}/SKILL.md">${escape(title)}</a>: ${escape(description)}</li>`).join('\n')}
</ul>`,
    ),
  );
