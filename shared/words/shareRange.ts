/** A range of shares with its sign once and a dash without spaces, as in `38–61%`. */
export const shareRange = (percent: Intl.NumberFormat, low: number, high: number): string =>
  percent
    .formatRange(low, high)
    .replace(
      /^(\P{Nd}*\p{Nd}+)\P{Nd}*?([–~～-])\P{Nd}*/u,
      (_, start: string, dash: string) => start + (dash === '-' ? '–' : dash),
    );
