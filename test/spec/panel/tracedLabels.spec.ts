import { describe, expect, it } from 'vitest';

import { traceNumbers } from '../../../server/panel/protocol/text/numbers/traceNumbers.ts';

type Row = readonly [language: string, source: string, text: string, untraced: readonly string[]];
const holds = (kind: string, rows: readonly Row[]) =>
  describe(kind, () => {
    it.each(rows)('in %s: from "%s" comes "%s"', (language, source, text, untraced) =>
      expect(traceNumbers(text, [{ text: source }], language).untraced.map((one) => one.text)).toEqual(untraced),
    );
  });

holds('amounts behind the name of a part of a year, or a year', [
  ['en', 'Q1 £110k, Q2 £125k', 'Sales were £110k in Q1 and £125k in Q2.', []],
  ['en', 'Sales: Q1 110k, Q2 125k.', 'Sales were 110k and 125k.', []],
  ['en', 'Q1 110,000; Q2 125,000', 'Sales were 110,000 and 125,000.', []],
  ['en', 'Sales: Q1 110k, Q2 125k, Q3 98k, Q4 167k.', '110k + 125k + 98k + 167k = 500k.', []],
  ['en', 'Q1 £110k, Q2 £125k', 'Q1 £999k, Q2 £888k', ['999k', '888k']],
  ['en', 'H1 £2.1m, H2 £2.6m', 'Sales were £2.1m and £2.6m.', []],
  ['en', '1Q £110k, 2Q £125k', 'Sales were £110k in Q1 and £125k in Q2.', []],
  ['en', 'Q1: £110k, Q2: £125k', '1Q £110k, 2Q £125k.', []],
  ['en', 'FY24 £3.2m, FY25 £3.6m', 'Sales were £3.2m and £3.6m.', []],
  ['en', '2025 £1.2m, 2026 £1.4m', 'Sales were £1.2m in 2025 and £1.4m in 2026.', []],
  ['en', 'Sales were £1.2m in 2025 and £1.4m in 2026.', '2025 £1.2m, 2026 £1.4m', []],
  ['en', '2025 £1.2m, 2026 £1.4m', '2025 £1.2m, 2026 £1.6m', ['1.6m']],
  ['en', 'It takes 300 euros three times.', 'It takes 300 euros.', []],
  ['en', 'We sell tea for £5.', 'In Q3 740k came in.', ['740k']],
  ['de', 'Q1 110 Tsd. €, Q2 125 Tsd. €', 'Es waren 110.000 € und 125.000 €.', []],
  ['de', 'Wir verkaufen Tee.', 'Im Q3 740.000 € Umsatz.', ['740.000 €']],
  ['de', 'Wir verkaufen Tee.', 'Im 2. Quartal 740.000 € Umsatz.', ['740.000 €']],
  ['de', 'Q2: 740.000 € Umsatz.', 'Im 2. Quartal 740.000 € Umsatz.', []],
  ['de', 'FY24 3,2 Mio. €', 'Es waren 3,2 Mio. €.', []],
  ['nl', 'Q1 € 110.000, Q2 € 125.000', 'Het was € 110.000 en € 125.000.', []],
  ['fr', 'Nous vendons du thé.', 'Au T3 740 000 € de ventes.', ['740 000 €']],
  ['fr', 'T1 110 000 €, T2 125 000 €', 'Ventes de 110 000 € puis 125 000 €.', []],
  ['fr', 'T1 : 110 000 €', 'Au 1er trimestre 110 000 €.', []],
  ['es', 'T1: 110.000 €', 'En el 1º trimestre 110.000 €.', []],
  ['ja', 'Q1は110万円', '第1四半期は110万円', []],
  ['ko', 'Q1 매출 110만 원', '1분기 매출 110만 원', []],
  ['de', 'Die Miete ist CHF1 200.', 'Die Miete ist 1200 Franken.', []],
  ['en', 'The lease runs 4 quarters.', 'The lease runs 6 quarters.', ['6']],
]);

holds('labels that count up', [
  ['en', 'We plan.', 'Phase 1: hire. Step 2: build.', []],
  ['en', 'We plan.', 'Step 1: hire. Step 2: build. After step 2 wait.', []],
  ['en', 'We plan.', 'Our shops are in town. Stores 7: too many.', ['7']],
  ['en', 'We plan.', 'Total 2: a lot.', ['2']],
  ['de', 'Wir planen.', 'Schritt 1: einstellen.\nSchritt 2: bauen.', []],
  ['fr', 'Nous planifions.', 'Étape 1 : embaucher. Étape 2 : construire.', []],
  ['ru', 'Мы планируем.', 'Шаг 1: нанять. Шаг 2: строить.', []],
  ['ar', 'نخطط.', 'المرحلة ١: التوظيف.\nالمرحلة ٢: البناء.', []],
  ['ja', '計画する。', 'ステップ1：採用。ステップ2：建設。', []],
]);

holds('one of something, as a word for one', [
  ['ja', '負担を見ます。', '1人あたりの負担は重い。1日1回、1か月ごとに1台ずつ。まず1年間試す。', []],
  ['ja', '負担を見ます。', '１人あたりの負担は重い。', []],
  ['ja', '負担を見ます。', '1億円かかる。', ['1億円']],
  ['ja', '負担を見ます。', '1円かかる。', ['1円']],
  ['ja', '3月に始める。', '1月に始める。', ['1']],
  ['ja', '店は4つ。', '21台を買う。', ['21']],
  ['ko', '부담', '1인당 부담. 1개월마다 1대씩.', []],
  ['ko', '부담', '1억 원', ['1억 원']],
  ['zh-Hans', '员工62人。', '每1人的成本上升。先试1个月。', []],
]);

holds('years of an era', [
  ['ja', '令和9年3月に契約が切れる', '2027年3月に契約が切れる', []],
  ['ja', '令和9年3月に契約が切れる', '2028年3月に契約が切れる', ['2028年3月']],
  ['ja', '令和9年3月31日に契約が切れる', '2027年3月31日に契約が切れる', []],
  ['ja', '2027年3月に契約が切れる', '令和9年3月に契約が切れる', []],
  ['ja', '2027年3月に契約が切れる', '令和10年3月に契約が切れる', ['令和10年3月']],
  ['ja', '2027年に契約が切れる', '令和9年に契約が切れる', []],
  ['ja', '2027年に契約が切れる', '令和八年に契約が切れる', ['令和八年']],
  ['ja', '平成元年に創業した', '1989年に創業した', []],
  ['ja', '1985年に創業した', '昭和60年に創業した', []],
  ['ja', 'R9年3月末に切れる', '2027年3月に切れる', []],
  ['ja', 'R9.3.31に切れる', '2027年3月31日に切れる', []],
  ['zh-Hant', '租約到民國116年3月', '租約到2027年3月', []],
  ['zh-Hant', '租約到2027年3月', '租約到民國116年3月', []],
  ['zh-Hant', '租約到2027年3月', '租約到民國117年3月', ['民國117年3月']],
]);
