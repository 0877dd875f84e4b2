import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Document, Documents } from '../site.ts';

/** What the pages of documentation look like: the app's colours and letters, in one small sheet of their own. */
export const styleDocuments = (): Documents => ({
  '/docs/docs.css': { type: 'text/css; charset=utf-8', body: css },
  '/docs/inter.woff2': font('inter/files/inter-latin-wght-normal.woff2'),
  '/docs/source-serif-4.woff2': font('source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
});

const font = (file: string): Document => ({
  type: 'font/woff2',
  body: readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)), 'base64'),
  encoding: 'base64',
});

const css = `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(inter.woff2) format('woff2')}
@font-face{font-family:'Source Serif 4';font-weight:200 900;font-display:swap;src:url(source-serif-4.woff2) format('woff2')}
:root{color-scheme:light dark;
--paper:light-dark(oklch(0.985 0.006 85),oklch(0.19 0.008 240));--sunk:light-dark(oklch(0.962 0.008 85),oklch(0.165 0.008 240));
--ink:light-dark(oklch(0.24 0.015 250),oklch(0.93 0.008 85));--quiet:light-dark(oklch(0.44 0.015 250),oklch(0.76 0.01 85));
--line:light-dark(oklch(0.885 0.008 85),oklch(0.31 0.01 240));--accent:light-dark(oklch(0.44 0.075 200),oklch(0.78 0.085 195))}
*{box-sizing:border-box;margin:0}
html{text-size-adjust:100%}
body{color:var(--ink);background:var(--paper);font:400 .9375rem/1.55 Inter,system-ui,'Noto Sans',sans-serif;overflow-wrap:break-word}
header,main{max-width:60rem;margin-inline:auto;padding-inline:1.25rem}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.5rem 2rem;padding-block:1.25rem}
header>a{font:600 1.3125rem/1.3 'Source Serif 4',Georgia,serif;color:var(--ink);text-decoration:none}
header nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
header nav a{color:var(--quiet);text-decoration:none;padding-block:.25rem}
header nav a:hover{color:var(--ink);text-decoration:underline}
main{border-top:1px solid var(--line);padding-block:2.5rem 5rem}
a{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
main>*+*,section>*+*{margin-top:.75rem}
h1,h2,h3{font-family:'Source Serif 4',Georgia,'Noto Serif',serif;text-wrap:balance}
h1{font-size:2.5rem;font-weight:400;line-height:1.16;letter-spacing:-.012em;margin-bottom:1.25rem}
h2{font-size:1.75rem;font-weight:400;line-height:1.2;margin-block:2.75rem .75rem}
h3{font-size:1.0625rem;font-weight:600;line-height:1.3;margin-block:1.5rem .5rem}
p,li,dd{max-width:42rem;text-wrap:pretty}
ul{padding-inline-start:1.25rem}
li{margin-top:.375rem}
li::marker{color:var(--quiet)}
small{font-size:.8125rem;color:var(--quiet)}
section{border-top:1px solid var(--line);margin-top:2.5rem;padding-top:1.75rem;scroll-margin-top:1rem}
section>:first-child{margin-top:0}
section h2{font-size:1.3125rem}
nav>ul{list-style:none;padding:0}
nav[aria-label=Operations]{margin-top:1.5rem}
code,pre{font-family:ui-monospace,'JetBrains Mono','DejaVu Sans Mono',monospace;font-size:.8125rem;overflow-wrap:anywhere}
h2 code{font-size:1.0625rem;font-weight:500}
pre{padding:.875rem 1rem;background:var(--sunk);border:1px solid var(--line);border-radius:6px;overflow-x:auto;white-space:pre;line-height:1.7}
sub{font-size:.75em;line-height:0}
dt{margin-top:.875rem;font-weight:600}
dd{margin-inline-start:1rem;color:var(--quiet)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th{font-size:.8125rem;font-weight:600;color:var(--quiet)}
th,td{padding:.5rem 1rem .5rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
@media (max-width:40rem){h1{font-size:2rem}h2{font-size:1.4375rem}main{padding-top:2rem}pre{font-size:.75rem;padding-inline:.75rem}}
@media print{header{display:none}}
`;
