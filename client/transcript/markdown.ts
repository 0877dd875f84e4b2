import { keepMarksWhole } from './evidenceMarks.ts';

/** Elements that model text may become. No images, no styles, no forms, nothing that loads. */
const allowed = [
  'p',
  'br',
  'em',
  'strong',
  'del',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'a',
  'h3',
  'h4',
  'hr',
];
const attributes = ['href', 'start'];
const links = /^https?:\/\//iu;

export type Markdown = (text: string) => string;

/** Marked and DOMPurify, fetched when the first debate or report is opened; the same promise for everybody. */
export const markdown = (): Promise<Markdown> => (loading ??= load());
let loading: Promise<Markdown> | undefined;

const load = async (): Promise<Markdown> => {
  const [{ Marked }, { default: purify }] = await Promise.all([import('marked'), import('dompurify')]);
  const marked = new Marked({ gfm: true, breaks: true });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    if (!links.test(node.getAttribute('href') ?? '')) node.removeAttribute('href');
    node.setAttribute('rel', 'noopener noreferrer nofollow ugc');
    node.setAttribute('target', '_blank');
  });
  // Where it cannot work, DOMPurify hands back what it was given: then the text stays text.
  if (!purify.isSupported) return (text) => `<p>${escaped(text)}</p>`;
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const clean = purify.sanitize(marked.parse(text, { async: false }), {
      ALLOWED_TAGS: allowed,
      ALLOWED_ATTR: attributes,
      ALLOWED_URI_REGEXP: links,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      KEEP_CONTENT: true,
      RETURN_DOM_FRAGMENT: true,
    });
    keepMarksWhole(clean);
    const box = document.createElement('div');
    box.append(clean);
    const html = box.innerHTML;
    if (known.size >= 400) known.delete(known.keys().next().value ?? '');
    known.set(text, html);
    return html;
  };
};

/** Most statements are plain sentences: they never need the parser. */
export const isMarked = (text: string): boolean => /[*_`#>[\]~|<]|^\s*(?:[-+]|\d+[.)])\s|\n/mu.test(text);

/** A source's address as a link, or null where it is not an ordinary web page. */
export const safeHref = (url: string | null): string | null => (url !== null && links.test(url) ? url : null);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
