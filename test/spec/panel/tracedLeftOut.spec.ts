import { comeFrom } from '../../support/tracedRows.ts';

comeFrom('amounts whose currency or unit is left out or stands in a head', [
  ['en', 'Wages of five moulders | 171400 | incl. pension', 'Wages are £171,400.', true],
  ['en', 'Wages of five moulders | 171400 | incl. pension', 'Wages are £171,500.', false],
  ['en', 'Price (GBP): 184,500', 'The price is £184,500.', true],
  ['en', 'Our budget is 50k.', 'Stay within £50k.', true],
  ['en', 'We pay 3,400 a month in rent.', 'The rent of £3,400 is high.', true],
  ['en', 'Conversion | 12.5', 'Conversion is 12.5%.', true],
  ['en', 'Conversion | 12.5', 'Conversion is 13.5%.', false],
  ['en', 'We have 17 staff.', 'It costs £17.', false],
  ['en', 'We have 17 staff.', 'It grows 17%.', false],
  ['de', 'Kaufpreis (€): 184.500', 'Der Preis beträgt 184.500 €.', true],
  ['pl', 'Budżet 50 tys.', 'Nie więcej niż 50 tys. zł.', true],
  ['zh-Hant', '預算：250萬', '不要超過250萬元。', true],
  ['ja', '予算は300万', '300万円以内にする。', true],
  ['ar', 'الميزانية ١٥٠ ألف', 'لا تتجاوز ١٥٠ ألف دولار.', true],
  ['he', 'הנוכחי 2.48 ש"ח לליטר, החדש 2.31 אבל מינימום.', 'הם 2.48 מול 2.31 ש"ח.', true],
]);

comeFrom('what short forms leave out', [
  ['cs', 'Za teplo jsme dali 1,9 mil. Fond má 3,6 mil. Kč.', 'Teplo stálo 1 900 000 Kč.', true],
  ['cs', 'Za teplo jsme dali 1,9 mil. Fond má 3,6 mil. Kč.', 'Teplo stálo 1 700 000 Kč.', false],
  ['cs', 'Tři brigádníci po 21 tis. Kč.', 'Tři brigádníci po 21 tisících.', true],
  ['ro', 'Școala costă 1,4 mil. plus 310.000 lei pe an.', 'Investiția e de 1.400.000 lei.', true],
  ['es', 'Cuesta 31 mil. Es mucho.', 'Cuesta 31.000 €.', true],
  ['da', 'Flytning 375.000 kr.', 'Flytningen koster 375 t.kr., så vent.', true],
  ['el', 'Η αυτονομία είναι 85 km.', 'Η αυτονομία είναι 85 χιλιόμετρα.', true],
  ['zh', '大修每部9万5。', '大修每部9.5万元。', true],
  ['zh', '大修每部9万5。', '大修每部9万元。', false],
  ['ko', '초기 1억 8천, 월 2,200만 원', '초기 비용은 1억 8,000만 원입니다.', true],
  ['ro', 'Leasing 48 de luni.', 'Se plătește în patru ani.', true],
  ['ro', 'Leasing 48 de luni.', 'Se plătește în trei ani.', false],
  ['ru', 'Котёл 1979 г.', 'Котёл работает с 1979 года.', true],
  ['ru', 'Ставка 165 р за заказ.', 'Ставка 165 руб.', true],
  ['hi', 'आवेदन की तारीख १० फरवरी २०२७।', 'आवेदन १०/०२/२०२७ से पहले करें।', true],
  ['it', 'O cambiamo fornitore (–9% garantito).', 'Fa risparmiare il 9%.', true],
  ['fi', 'Avataan kahteen kylään, 64 000 € kumpikin.', 'Kaksi maksaa yhteensä 128 000 €.', true],
]);

comeFrom('what a report calculates without a sign', [
  ['da', 'Vi kan få 2 pædagoger, 480.000 kr. hver.', 'To stillinger à 480.000 kr. koster 960.000 kr.', true],
  ['da', 'Vi kan få 2 pædagoger, 480.000 kr. hver.', 'To stillinger à 480.000 kr. koster 930.000 kr.', false],
  ['cs', 'Servis 240 tisíc ročně, smlouva na 4 roky.', 'Servis 240 000 Kč za rok, tedy 960 000 Kč.', true],
  ['pl', 'Aplikacja kosztuje 4 tys. zł/mies.', 'Aplikacja kosztuje 48 tys. zł rocznie.', true],
  ['en', 'Of 90 lorries we would convert 25 lorries.', 'The other 65 lorries stay.', true],
  ['en', 'Of 90 lorries we would convert 25 lorries.', 'The other 75 lorries stay.', false],
  ['en', 'Events brought $780k of $1.2m.', 'Events brought $780k of $1.2m, i.e. 65% of income.', true],
  ['hi', '480 छात्र हैं। 168 छात्रों ने ऐप मांगी।', '480 में से 168 छात्रों ने, यानी 35% ने, ऐप मांगी।', true],
]);
