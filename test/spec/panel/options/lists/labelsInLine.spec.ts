import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('options labelled within a line or after a word for what is proposed', () => {
  it.each([
    [
      'Plan A: close by June. Plan B: sell to staff. Plan C: bring in a franchisee.',
      'close by June',
      'sell to staff',
      'bring in a franchisee',
    ],
    [
      'A案:増資する。B案:銀行から1.5億円を借りる。C案:事業を売却する。',
      '増資する',
      '銀行から1.5億円を借りる',
      '事業を売却する',
    ],
    ['A안: 공장 매각. B안: 투자 유치 3.5억 원. C안: 현상 유지.', '공장 매각', '투자 유치 3.5억 원', '현상 유지'],
    [
      'Soluzione 1: chiudere il negozio di Lecco; soluzione 2: trasferirlo a Como.',
      'chiudere il negozio di Lecco',
      'trasferirlo a Como',
    ],
    ['Lösung A: mieten. Lösung B: kaufen.', 'mieten', 'kaufen'],
    ['Escenario 1: vender; escenario 2: alquilar.', 'vender', 'alquilar'],
    ['A) $4.5m term loan B) $3.2m equity C) nothing. Which?', '$4.5m term loan', '$3.2m equity', 'nothing'],
    [
      '1.) Filiale Wels schließen 2.) Filiale Wels umbauen 3.) abwarten',
      'Filiale Wels schließen',
      'Filiale Wels umbauen',
      'abwarten',
    ],
    [
      'Deux solutions s’offrent à nous : fusionner avec Bâti ou embaucher quatre compagnons.',
      'fusionner avec Bâti',
      'embaucher quatre compagnons',
    ],
    ['Rozważane scenariusze:\n1. sprzedać\n2. wynająć', 'sprzedać', 'wynająć'],
    [
      'Не знаем, продать гостиницу, сдать её в аренду или закрыть.',
      'продать гостиницу',
      'сдать её в аренду',
      'закрыть',
    ],
    [
      'Думаем, что делать с гостиницей: продать её, сдать в аренду или закрыть до мая.',
      'продать её',
      'сдать в аренду',
      'закрыть до мая',
    ],
    ['We wonder what to do with the mill: sell it, let it or tear it down.', 'sell it', 'let it', 'tear it down'],
  ])('are read: %s', (text, ...named) => expect(titlesIn(text)).toEqual(named));
  it.each([
    'Phase 1: dig the well. Phase 2: lay the pipes.',
    'Team A: Ann and Bob. Team B: Cy and Dee.',
    'Year 1: a loss of 4,000. Year 2: a profit of 2,000.',
  ])('are none where other things are labelled: %s', (text) => expect(titlesIn(text)).toEqual([]));
});
