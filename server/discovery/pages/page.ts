/** Text as HTML shows it: whatever it holds, it is never markup. */
export const escape = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

/** A page of documentation: plain HTML that reads without scripts and without the client. `body` is HTML made by us. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Witan</title>
<link rel="stylesheet" href="/docs/docs.css">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="api-catalog" href="/.well-known/api-catalog">
</head>
<body>
<header><a href="/">Witan</a> <nav aria-label="Documentation"><a href="/docs/">Docs</a> <a href="/docs/api/">API</a>
<a href="/docs/ranking">Ranking</a> <a href="/agents">Agents</a></nav></header>
<main>
<h1>${escape(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** Cells are text. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table><thead><tr>${head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`).join('\n')}</tbody></table></div>`;
