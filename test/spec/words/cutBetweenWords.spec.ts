import { describe, expect, it } from 'vitest';

import { subjectOf } from '../../../server/mail/emailParts.ts';
import { firstWords } from '../../../server/panel/protocol/text/text.ts';
import { filenameOf } from '../../../server/report/exports/filename.ts';
import { titleFrom } from '../../../shared/views/debate/title.ts';
import { cutBetweenWords } from '../../../shared/kernel/text/cutBetweenWords.ts';

const amounts = [
  'Should we buy the shop for 300,000 euros, lease it for 4,200 euros a month, or close it?',
  'Soll die Genossenschaft das Haus für 1,2 Millionen Euro kaufen oder für 4.200 Euro mieten, wie bisher?',
  'Faut-il payer 4 200 000 € au vendeur, ou 35 000 € par an au bailleur, pendant les dix ans qui viennent ?',
  'Pay EUR 300,000 now, or £6.4m in two years, or −2½ % less of CHF 12’500 each month until we are done?',
  '駅前の店を1200万円で買うか、月42万円で借りるか、それとも来年まで待って新しい場所を探すか決めたい。',
  'هل نشتري المتجر بمبلغ ٣٠٠٬٠٠٠ دينار أم نستأجره بمبلغ ٤٬٢٠٠ دينار في الشهر أم ننتظر حتى العام القادم؟',
  'क्या हम दुकान ₹1,20,00,000 में खरीदें या 42 लाख रुपये सालाना पर किराए पर लें, या अगले साल तक रुकें?',
];

/** Where a text was cut: the end of what is left of it. */
const kept = (shown: string): string => shown.replace(/[\s\u00A0]*…$/u, '');

describe.each(amounts)('of the text %s', (text) => {
  it('no beginning ends within a number or between it and its unit, wherever it is cut', () => {
    for (let most = 30; most < text.length; most++) {
      const end = kept(cutBetweenWords(text, most, 'und'));
      expect(text.startsWith(end)).toBe(true);
      expect(end.length).toBeLessThanOrEqual(most);
      // Between words, with no number among the last two.
      expect(end, `cut at ${most}`).not.toMatch(/\p{N}[^\p{L}\p{N}]*$/u);
      expect(end, `cut at ${most}`).not.toMatch(/\p{N}[^\p{L}\p{N}]*(?:Millionen|lakh|लाख|万|par)$/u);
      expect(end, `cut at ${most}`).not.toMatch(/(?:\p{Sc}|EUR|CHF|−)\s*$/u);
    }
  });
});

it('no beginning ends within a unit', () => {
  const text = 'The ceiling takes three and a half kN∕m² and costs €/m² as much as the roof of the second hall does';
  for (let most = 20; most < text.length; most++)
    expect(kept(cutBetweenWords(text, most, 'und')), `cut at ${most}`).not.toMatch(/(?:kN|∕m?|\/m?)$|€$/u);
});

const long = (before: string) => `${before} 300,000 euros ${'and then see how it goes '.repeat(9)}`;
it.each(amounts)('a case is not named by a part of an amount: %s', (text) => {
  for (let i = 0; i < 40; i++) {
    const named = kept(titleFrom(`${'ab '.repeat(10)}${'x'.repeat(i)} ${text}${' and so on'.repeat(9)}`));
    expect(named, `behind ${i}`).not.toMatch(/\p{N}[^\p{L}\p{N}]*(?:Millionen|lakh|लाख|万|par)?$/u);
  }
});

describe('a text with an amount at its last place', () => {
  const padded = Array.from({ length: 12 }, (_, i) => long(`${'Buy it now '.repeat(7)}${'x'.repeat(i)}`));
  const isWhole = /300,000 euros \p{L}/u;
  it.each(padded)('names a case without cutting it', (text) => {
    expect(titleFrom(text).length).toBeLessThanOrEqual(91);
    expect(!titleFrom(text).includes('3') || isWhole.test(titleFrom(text))).toBe(true);
  });
  it.each(padded)('names a file without cutting it', (text) => {
    const name = filenameOf(text, 'en');
    expect(!name.includes('3') || isWhole.test(name)).toBe(true);
  });
  it.each(Array.from({ length: 12 }, (_, i) => long(`${'Buy it '.repeat(4)}${'x'.repeat(i)}`)))(
    'is the subject of an e-mail without being cut in it',
    (text) => {
      const subject = subjectOf(text, 'Your report is here');
      expect(Array.from(subject).length).toBeLessThanOrEqual(69);
      expect(!subject.includes('3') || isWhole.test(subject)).toBe(true);
    },
  );
  it('begins a rehearsal’s title without being cut', () => {
    for (let count = 2; count < 12; count++)
      expect(firstWords('We may buy it for 1.2 million euros or 4,200 a month from May', count)).not.toMatch(
        /\d(?: million)?\u00A0…$/u,
      );
  });
});

it('a text without a gap is cut between letters', () => {
  const end = kept(cutBetweenWords('👩‍👩‍👧'.repeat(30), 20, 'en'));
  expect(end).toBe('👩‍👩‍👧'.repeat(2));
});
