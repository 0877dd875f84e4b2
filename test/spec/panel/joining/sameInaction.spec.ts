import { describe, expect, it } from 'vitest';

import { differenceOf } from '../../../../server/panel/protocol/text/joining.ts';

const differencesOf = (a: string, b: string, language: string) => [
  differenceOf(a, b, language),
  differenceOf(b, a, language),
];

describe('to wait, and to do nothing meanwhile', () => {
  it.each([
    ['ja', '現状維持', '今のまま何も変えない'],
    ['ja', '現状維持', '今のまま変えない'],
    ['zh-Hans', '先观望半年', '六个月内暂不行动'],
    ['de', 'Abwarten bis zum Jahresende', 'Vor dem 31.12. nichts unternehmen'],
    ['ru', 'Подождать капремонта', 'Ничего не делать до капитального ремонта'],
    ['en', 'Wait for six months', 'Do nothing for half a year'],
    ['fr', 'Attendre un an', 'Ne rien changer pendant un an'],
    ['sv', 'Avvakta till hösten', 'Inte göra något före hösten'],
  ])('are one in %s: “%s”, “%s”', (language, a, b) => expect(differencesOf(a, b, language)).toEqual([null, null]));

  it.each([
    ['en', 'Wait if they do not answer', 'Wait if they answer'],
    ['en', 'Wait for the audit', 'Do not wait for the audit'],
    ['de', 'Abwarten', 'Nicht abwarten'],
    ['zh-Hans', '先观望半年', '不再观望'],
    ['ja', '現状を変えない', '現状を変える'],
  ])('are not to do something in %s: “%s”, “%s”', (language, a, b) =>
    expect(differencesOf(a, b, language)).not.toContain(null),
  );
});

describe('the denial of the opposite', () => {
  it.each([
    ['es', 'Cerrar los lunes', 'No abrir el primer día de la semana'],
    ['en', 'Close on Mondays', 'Do not open on Mondays'],
    ['de', 'Montags schließen', 'Montags nicht öffnen'],
    ['fr', 'Fermer le lundi', 'Ne pas ouvrir le lundi'],
    ['pl', 'Zostać przy obecnym kurierze', 'Nie zmieniać firmy kurierskiej'],
    ['en', 'Stay with the supplier', 'Do not switch suppliers'],
    ['tr', 'Siparişi reddetmek', 'Siparişi kabul etmemek'],
    ['en', 'Turn down the offer', 'Do not accept the offer'],
    ['ja', '月曜は閉店する', '月曜は開店しない'],
  ])('is one with it in %s: “%s”, “%s”', (language, a, b) =>
    expect(differencesOf(a, b, language)).toEqual([null, null]),
  );

  it.each([
    ['en', 'Close Leeds', 'Open Leeds without a café'],
    ['en', 'Close on Mondays', 'Open on Mondays'],
    ['en', 'Close on Mondays', 'Do not close on Mondays'],
    ['en', 'Do not close on Mondays', 'Do not open on Mondays'],
    ['en', 'Sell the van', 'Do not buy the van'],
    ['tr', 'Siparişi kabul etmek', 'Siparişi kabul etmemek'],
    ['de', 'Nicht wechseln', 'Nicht bleiben'],
  ])('is another thing in %s: “%s”, “%s”', (language, a, b) =>
    expect(differencesOf(a, b, language)).not.toContain(null),
  );
});
