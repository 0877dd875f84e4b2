import porter2 from 'wink-porter2-stemmer';

/**
 * The English stemmer Porter2 (snowballstem.org), for lower-case words without accents. Words of two letters or fewer, and words that
 * are not plain a–z, come back as they are.
 */
export const stem = (word: string): string => (word.length <= 2 || !/^[a-z]+$/.test(word) ? word : porter2(word));
