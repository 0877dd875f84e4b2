import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('offers that a sentence counts', () => {
  it.each([
    ['We have two offers: Hovis at £1.9m and Warburtons at £1.7m with a five-year contract. Which one?', 2],
    ['Wir haben drei Angebote: Bosch (12.400 €), Viessmann (13.900 €, 10 Jahre Garantie) und Vaillant (11.800 €).', 3],
    ["Nous avons reçu trois devis : celui d'Engie (1 240 €/mois), celui d'Edf (1 090 €) et celui de Total (990 €).", 3],
    ['Abbiamo ricevuto due preventivi: quello di Rossi S.r.l. (12.400 €) e quello di Bianchi (9.800 €).', 2],
    ['Tenemos tres presupuestos: el de Indra (96.000 €), el de Sopra (88.000 €) y el de Ana (41.000 €).', 3],
    ['Temos duas propostas: a da Galp (prazo de 60 dias, desconto de 7 %) e a da Repsol (prazo de 30 dias).', 2],
    ['Mamy trzy oferty: Asseco (420 tys. zł), Oracle (780 tys. zł) i Symfonia (160 tys. zł). Którą wybrać?', 3],
    ['Máme dvě nabídky: od Škody (1,2 mil. Kč) a od Fordu (1,1 mil. Kč).', 2],
    ['Két ajánlatunk van: a Telekom (12 000 Ft/hó) és a One (9 900 Ft/hó).', 2],
    ['Avem trei oferte: de la Orange (1.200 lei), de la Vodafone (990 lei) și de la Digi (700 lei).', 3],
    ['Vi har tre tilbud: Maersk (1,2 mio. kr.), DSV (1,1 mio. kr.) og Blue Water (0,9 mio. kr.).', 3],
    ['Meillä on kaksi tarjousta: Elisa (1 200 €/kk) ja DNA (990 €/kk).', 2],
    ['У нас три предложения: Сбер (12,4 % годовых), ВТБ (11,9 %) и Альфа (13,1 %, без залога).', 3],
    ['Έχουμε δύο προσφορές: της Cosmote (1.200 €) και της Nova (990 €).', 2],
    ['Elimizde iki teklif var: Vestel (1,2 milyon TL) ve Arçelik (1,4 milyon TL).', 2],
    ['لدينا ثلاثة عروض: عرض زين (12 ألف ريال)، وعرض موبايلي (10 آلاف ريال)، وعرض الاتصالات (14 ألف ريال).', 3],
    ['יש לנו שתי הצעות: של בזק (12,000 ₪) ושל הוט (9,900 ₪).', 2],
    ['Kami punya tiga penawaran: Telkom (Rp 3,2 juta), Biznet (Rp 2,9 juta) dan MyRepublic (Rp 2,5 juta).', 3],
    ['Chúng tôi có hai báo giá: FPT (3,2 triệu/tháng) và Viettel (2,9 triệu/tháng).', 2],
    ['我们有三个报价：华为（120万元）、中兴（98万元）和新华三（85万元）。', 3],
  ])('are the options: %s', (text, count) => {
    const titles = titlesIn(text);
    expect(titles).toHaveLength(count);
    expect(titles.every((title) => text.includes(title) && !/[:：]/u.test(title))).toBe(true);
  });

  it.each(['We got two quotes: both too high.', 'We have two suppliers: one is late and the other is dear.'])(
    'are none where something is said of them: %s',
    (text) => expect(titlesIn(text)).toEqual([]),
  );

  it('end at the line of another label', () =>
    expect(
      titlesIn(
        'Optionen: Neubau (4,2 Mio. €), Anbau (1,6 Mio. €), Umzug nach Fulda (0,9 Mio. €)\nFrist: 28.02.2027\nNicht erlaubt: Kurzarbeit, Kredite',
      ),
    ).toEqual(['Neubau (4,2 Mio. €)', 'Anbau (1,6 Mio. €)', 'Umzug nach Fulda (0,9 Mio. €)']));
});
