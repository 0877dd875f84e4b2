import type { Skill } from './skills.ts';
import { escape, page } from './page.ts';
import { type Document, html } from './site.ts';

/** `/docs/`: where everything is. */
export const docsPage = (skills: readonly Skill[]): Document =>
  html(
    page(
      'Documentation',
      `<p>Witan debates one high-stakes business decision with a panel of AI seats and returns one recommendation that keeps its dissent.
Beside it stands a neutral public search over indexed agents.</p>
<ul>
<li><a href="/docs/api/">API of the service</a> and <a href="/docs/api/index">of the index</a></li>
<li><a href="/docs/ranking">How agents are ranked</a></li>
<li><a href="/problems/">Problems</a>: every error by its code</li>
<li><a href="/agents">Search the agents</a></li>
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

export const docsCss = {
  type: 'text/css; charset=utf-8',
  body: `:root{color-scheme:light dark;--ink:#1d1d1f;--paper:#fcfbf8;--line:#d9d5cc;--link:#27508f}
@media (prefers-color-scheme:dark){:root{--ink:#e9e7e2;--paper:#161618;--line:#3a3a3f;--link:#9dbcf0}}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:var(--paper);font:1rem/1.6 system-ui,sans-serif}
header,main{max-width:56rem;margin:0 auto;padding:1rem 1.25rem}
header{display:flex;gap:1.5rem;border-bottom:1px solid var(--line)}
header>a{font-weight:600}
a{color:var(--link)}
a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
h1{font-size:1.75rem;line-height:1.2}
h2{margin-top:2.5rem;font-size:1.25rem}
section{border-top:1px solid var(--line)}
code,pre{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
pre{padding:.75rem;border:1px solid var(--line);border-radius:.375rem;overflow-x:auto;white-space:pre}
dt{margin-top:.75rem;font-weight:600}
dd{margin:0 0 0 1rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.375rem .75rem;border-bottom:1px solid var(--line);text-align:start}
`,
} as const;
