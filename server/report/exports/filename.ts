import { placeToCut } from '../../../shared/kernel/text/cutBetweenWords.ts';

/** Characters of a title in a file name. */
const most = 80;

/** A title as a file name that every system takes: figures keep their point ("£6.4m"), and a long title ends with a whole word. */
export const filenameOf = (title: string, language: string): string => {
  const name = title
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\\/:*?"<>|]+/gu, ' ')
    // A point within a figure or a name stays; one that ends a sentence goes.
    .replace(/\.+(?=\s|$)/gu, '')
    .replace(/^[\s.]+/u, '')
    .trim();
  return `Witan ${cut(name, language) || 'report'}.pdf`;
};

const cut = (name: string, language: string): string =>
  name.length <= most
    ? name
    : name
        .slice(0, placeToCut(name, most, language))
        .replace(/[\s\p{P}]+$/u, '')
        .toWellFormed();
