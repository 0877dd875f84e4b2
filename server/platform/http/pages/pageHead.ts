type Needs = {
  readonly publicUrl: string;
  /** Whether cases run with scripted seats, because no provider of models is configured. */
  readonly isRehearsal: () => Promise<boolean>;
  /** Whether the page may say beforehand what a case costs. */
  readonly costsKnown: () => Promise<boolean>;
};

const anywhere = {
  title: 'Witan: one hard decision, argued by a panel',
  text: 'A panel of AI models debates your decision in front of you, checks its evidence, and leaves the dissent in.',
};
/** What a link says where it is shared, by the first part of its address. Nothing of any case: who has not opened it learns no word. */
const shared: Readonly<Record<string, typeof anywhere>> = {
  watch: {
    title: 'Watch a decision being debated',
    text: 'A panel on Witan argues about one decision. This link shows the debate as it happens.',
  },
  report: {
    title: 'Read a decision report',
    text: 'What a panel on Witan recommends, who dissents, and what would change the result.',
  },
};

/** What the page of an address says in its head before it runs: to those who show shared links, and to itself. */
export const pageHead =
  ({ publicUrl, isRehearsal, costsKnown }: Needs) =>
  async (path: string): Promise<string> => {
    const { title, text } = shared[path.split('/')[1] ?? ''] ?? anywhere;
    const tags = [
      ['property="og:type"', 'website'],
      ['property="og:site_name"', 'Witan'],
      ['property="og:title"', title],
      ['property="og:description"', text],
      ['property="og:image"', `${publicUrl}/share.png`],
      ['property="og:image:width"', '1200'],
      ['property="og:image:height"', '630'],
      ['property="og:image:alt"', 'Witan: one hard decision, argued by a panel, with the dissent left in.'],
      ['name="twitter:card"', 'summary_large_image'],
      // Without the database nothing is said of it.
      ...((await isRehearsal().catch(() => false)) ? [['name="witan-panel"', 'rehearsal']] : []),
      ...((await costsKnown().catch(() => false)) ? [['name="witan-costs"', 'known']] : []),
    ];
    return tags.map(([name, content]) => `<meta ${name} content="${content}" />`).join('\n    ');
  };
