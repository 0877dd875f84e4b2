import type { Document, Site } from './site.ts';

/** Who may read what: everything public, nothing that belongs to a case or an account. */
export const robots = ({ siteUrl }: Site): Document => ({
  type: 'text/plain; charset=utf-8',
  body: [
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=no',
    ...[
      '/api/',
      '/intake',
      '/cases',
      '/watch',
      '/replay',
      '/report',
      '/account',
      '/operators',
      '/reset',
      '/socket.io/',
    ].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    `Agentmap: ${siteUrl}/.well-known/ard.json`,
    '',
  ].join('\n'),
});

export const sitemap = ({ siteUrl }: Site, paths: readonly string[]): Document => ({
  type: 'application/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n')}
</urlset>
`,
});
