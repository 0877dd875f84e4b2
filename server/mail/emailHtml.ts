import { setApart } from '../../shared/words/setApart.ts';
import type { Block, Email } from './email.ts';

/**
 * The e-mail as modest HTML: one column, no images, no fonts from elsewhere, what matters inline; the style sheet serves
 * those mail programs that read one (dark mode, small screens). Every text is escaped.
 */
export const html = ({ subject, preview, speech, blocks }: Email): string => `<!doctype html>
<html lang="${escape(speech.language)}" dir="${speech.rtl ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
.paper { background: #14181b !important; }
.ink { color: #e9e6e0 !important; }
.soft { color: #b3b1ac !important; }
.line { border-color: #33393d !important; }
.link { color: #7fc9c9 !important; }
.button { background: #7fc9c9 !important; }
.button a { color: #0d1a1c !important; }
.against { border-color: #e58a6c !important; }
}
@media (max-width: 480px) { .pad { padding: 24px 20px !important; } .title { font-size: 21px !important; line-height: 30px !important; } }
</style>
</head>
<body class="paper" style="margin: 0; background: #fbfaf7;">
<div style="display: none; max-height: 0; overflow: hidden;">${escape(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background: #fbfaf7;"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width: 100%; max-width: 600px;"><tr><td class="pad" align="${speech.rtl ? 'right' : 'left'}" style="padding: 40px 40px 48px; font-family: ${serif}; text-align: start;">
<p class="ink" style="margin: 0 0 28px; font-size: 21px; line-height: 24px; font-weight: bold; color: #1c2127;">Witan</p>
${blocks.map((block, i) => drawn(block, blocks[i + 1], slanting(speech.language))).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

const serif = "Georgia, 'Times New Roman', serif";
const sans = 'Arial, Helvetica, sans-serif';

function drawn(block: Block, next: Block | undefined, slant: boolean): string {
  switch (block.as) {
    case 'lead':
      return own(
        block.text,
        'soft',
        `margin: 0 0 12px; font-size: 17px; line-height: 26px; ${slant ? 'font-style: italic; ' : ''}color: #515860;`,
      );
    case 'title':
      return `<h1 dir="auto" class="ink title" style="margin: 0 0 16px; font: normal 26px/35px ${serif}; color: #1c2127;">${said(block.text)}</h1>`;
    case 'text':
      return own(
        block.text,
        'ink',
        `margin: 0 0 ${next?.as === 'label' ? 20 : 24}px; font-size: 17px; line-height: 26px; color: #1c2127;`,
      );
    case 'label':
      return p(
        block.text,
        'soft',
        `margin: 0 0 2px; font: 13px/20px ${sans}; color: #515860; overflow-wrap: anywhere;`,
      );
    case 'fine':
      return p(block.text, 'soft', `margin: 0 0 14px; max-width: 430px; font: 13px/20px ${sans}; color: #515860;`);
    case 'rule':
      return '<div class="line" style="height: 20px; border-top: 1px solid #dedad2;"></div>';
    case 'against':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 4px 0 30px;"><tr><td class="ink against" style="padding-inline-start: 16px; border-inline-start: 2px solid #b8361c; font: 17px/26px ${serif}; color: #1c2127;">${said(block.text)}</td></tr></table>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 4px 0 18px;"><tr><td class="button" style="border-radius: 6px; background: #0c5f66;"><a href="${link(block.href)}" style="display: inline-block; padding: 11px 20px; font: bold 15px/22px ${sans}; color: #ffffff; text-decoration: none;">${escape(block.text)}</a></td></tr></table>`;
    case 'links':
      return `<p style="margin: 0 0 30px; font: 15px/24px ${sans};">${block.links
        .map(({ text, href }) => `<a class="link" href="${link(href)}" style="color: #0c5f66;">${escape(text)}</a>`)
        .join(' &nbsp;&nbsp; ')}</p>`;
  }
}

/** What people and seats wrote runs as its first letter does; labels and small print run as the e-mail. */
const own = (text: string, tone: string, style: string) => p(text, tone, style, ' dir="auto"');
const p = (text: string, tone: string, style: string, dir = '') =>
  `<p${dir} class="${tone}" style="${style}">${said(text).replaceAll('\n', '<br>')}</p>`;

/** Text that runs right to left: telephone numbers, addresses and sums in it are set apart as the report does. */
const said = (text: string): string => escape(rightToLeft.test(text) ? setApart(text) : text);
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Only these scripts have an italic; others would be slanted by machine. */
const slanting = (language: string): boolean =>
  ['Latn', 'Cyrl', 'Grek'].includes(new Intl.Locale(language).maximize().script ?? '');

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Only addresses of the web may be followed from an e-mail. */
const link = (href: string): string => (/^https?:\/\//.test(href) ? escape(href) : '#');
