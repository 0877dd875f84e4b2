import type { Block, Email } from './email.ts';

/**
 * The e-mail with a token in every link to a page of ours, by which the reader's browser shows that the address is read. After
 * the #: fragments reach no server, no log and no Referer. Links to files, and those that work by themselves, stay as they are.
 */
export const withProof = (email: Email, publicUrl: string, token: string): Email => {
  const isPage = (href: string) =>
    href.startsWith(`${publicUrl}/`) &&
    !href.includes('#') &&
    !/^\/(?:api|reminders)\//.test(href.slice(publicUrl.length));
  const proving = (href: string) => (isPage(href) ? `${href}#proof=${token}` : href);
  const blocks = email.blocks.map((block): Block => {
    if (block.as === 'button') return { ...block, href: proving(block.href) };
    if (block.as === 'links')
      return { ...block, links: block.links.map(({ text, href }) => ({ text, href: proving(href) })) };
    return block;
  });
  return { ...email, blocks };
};
