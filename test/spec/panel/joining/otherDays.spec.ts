import { expect, it } from 'vitest';

import { differenceOf } from '../../../../server/panel/protocol/text/joining.ts';

/** Two options that differ in a day of the week, or a number that is a part of a word. */
const others: readonly (readonly [tag: string, one: string, other: string])[] = [
  ['en', 'Close on Mondays', 'Close on Tuesdays'],
  ['en', 'Hold the market on Saturday', 'Hold the market on Sunday'],
  ['de', 'Montags schließen', 'Dienstags schließen'],
  ['de', 'Am Montag schließen', 'Am Mittwoch schließen'],
  ['fr', 'Fermer le lundi', 'Fermer le mardi'],
  ['it', 'Chiudere il lunedì', 'Chiudere il martedì'],
  ['es', 'Cerrar los lunes', 'Cerrar los martes'],
  ['pt', 'Fechar à segunda-feira', 'Fechar à terça-feira'],
  ['pt', 'Fechar aos sábados', 'Fechar aos domingos'],
  ['nl', 'Op maandag sluiten', 'Op dinsdag sluiten'],
  ['pl', 'Zamykać w poniedziałki', 'Zamykać we wtorki'],
  ['pl', 'Targ w sobotę', 'Targ w niedzielę'],
  ['ru', 'Закрываться по понедельникам', 'Закрываться по вторникам'],
  ['ru', 'Рынок в субботу', 'Рынок в воскресенье'],
  ['uk', 'Ринок у суботу', 'Ринок у неділю'],
  ['el', 'Να κλείνουμε τη Δευτέρα', 'Να κλείνουμε την Τρίτη'],
  ['tr', 'Pazartesi kapatmak', 'Salı kapatmak'],
  ['ar', 'الإغلاق يوم الاثنين', 'الإغلاق يوم الثلاثاء'],
  ['fa', 'تعطیلی دوشنبه', 'تعطیلی سه‌شنبه'],
  ['he', 'לסגור ביום שני', 'לסגור ביום שלישי'],
  ['hi', 'सोमवार को बंद रखना', 'मंगलवार को बंद रखना'],
  ['ja', '月曜日を定休日にする', '火曜日を定休日にする'],
  ['ja', '月曜定休にする', '水曜定休にする'],
  ['zh', '周一休息', '周二休息'],
  ['zh', '星期一休息', '星期三休息'],
  ['ko', '월요일 휴무', '화요일 휴무'],
  ['vi', 'Nghỉ thứ hai', 'Nghỉ thứ ba'],
  ['id', 'Tutup hari Senin', 'Tutup hari Selasa'],
  ['sv', 'Stänga på måndagar', 'Stänga på tisdagar'],
  ['da', 'Holde lukket om mandagen', 'Holde lukket om tirsdagen'],
  ['nb', 'Holde stengt på mandager', 'Holde stengt på tirsdager'],
  ['fi', 'Pitää kiinni maanantaisin', 'Pitää kiinni tiistaisin'],
  ['cs', 'Zavřít v pondělí', 'Zavřít v úterý'],
  ['hu', 'Hétfőn zárva tartani', 'Kedden zárva tartani'],
  ['ro', 'Să închidem lunea', 'Să închidem marțea'],
  ['th', 'ปิดวันจันทร์', 'ปิดวันอังคาร'],
  ['nl', 'Vierdaagse werkweek invoeren', 'Vijfdaagse werkweek houden'],
  ['nl', 'Een driedaags festival', 'Een vierdaags festival'],
  ['de', 'Viertagewoche einführen', 'Fünftagewoche einführen'],
  ['de', 'Dreitägiges Fest', 'Viertägiges Fest'],
  ['de', 'Zweischichtbetrieb', 'Dreischichtbetrieb'],
  ['de', 'Dreistöckig bauen', 'Vierstöckig bauen'],
  ['sv', 'Fyradagarsvecka', 'Femdagarsvecka'],
  ['da', 'Firedages uge', 'Femdages uge'],
  ['nb', 'Firedagers uke', 'Femdagers uke'],
  ['pl', 'Czterodniowy tydzień pracy', 'Pięciodniowy tydzień pracy'],
  ['ru', 'Четырёхдневная неделя', 'Пятидневная неделя'],
  ['ru', 'Двухэтажный дом', 'Трёхэтажный дом'],
  ['uk', 'Чотириденний тиждень', 'Пʼятиденний тиждень'],
  ['cs', 'Čtyřdenní týden', 'Pětidenní týden'],
  ['fi', 'Nelipäiväinen viikko', 'Viisipäiväinen viikko'],
  ['hu', 'Négynapos munkahét', 'Ötnapos munkahét'],
  ['el', 'Τετραήμερη εβδομάδα', 'Πενθήμερη εβδομάδα'],
  ['en', 'Four-day week', 'Five-day week'],
  ['en', 'A three-storey house', 'A four-storey house'],
  ['en', 'Twofold increase', 'Threefold increase'],
];

/** One option in two wordings. */
const same: readonly (readonly [tag: string, one: string, other: string])[] = [
  ['de', 'Montags schließen', 'Am Montag zumachen'],
  ['it', 'Chiudere il lunedì', 'Chiudere ogni lunedì'],
  ['es', 'Cerrar los lunes', 'Cerrar el lunes'],
  ['ru', 'Закрываться по понедельникам', 'Закрываться в понедельник'],
  ['ja', '月曜日を定休日にする', '月曜定休にする'],
  ['zh', '周一休息', '星期一休息'],
  ['nl', 'Vierdaagse werkweek invoeren', 'Werkweek van vier dagen invoeren'],
  ['de', 'Viertagewoche einführen', 'Vier-Tage-Woche einführen'],
  ['de', 'Viertagewoche einführen', 'Eine Woche mit vier Tagen einführen'],
  ['ru', 'Четырёхдневная неделя', 'Неделя из четырёх дней'],
  ['pl', 'Czterodniowy tydzień pracy', 'Tydzień pracy z czterema dniami'],
  ['sv', 'Fyradagarsvecka', 'Vecka på fyra dagar'],
  ['fi', 'Nelipäiväinen viikko', 'Neljän päivän viikko'],
  ['de', 'Dreistöckig bauen', 'Drei Stockwerke bauen'],
  ['pl', 'Kupić używany ciągnik', 'Nabyć ciągnik z drugiej ręki'],
  ['de', 'Gebrauchte Presse kaufen', 'Presse aus zweiter Hand kaufen'],
  ['en', 'Buy a used press', 'Buy a second-hand press'],
  ['it', 'Comprare una pressa usata', 'Comprare una pressa di seconda mano'],
  ['es', 'Comprar una prensa usada', 'Comprar una prensa de segunda mano'],
  ['nl', 'Een gebruikte pers kopen', 'Een tweedehands pers kopen'],
  ['ru', 'Купить подержанный пресс', 'Купить пресс из вторых рук'],
  ['tr', 'İkinci el pres almak', 'Kullanılmış pres almak'],
  ['sv', 'Köpa en begagnad press', 'Köpa en andrahandspress'],
  ['es', 'No renovar el contrato', 'Dejar vencer el contrato'],
  ['it', 'Non rinnovare il contratto', 'Lasciar scadere il contratto'],
  ['nl', 'Het contract niet verlengen', 'Het contract laten aflopen'],
  ['pl', 'Nie przedłużać umowy', 'Pozwolić umowie wygasnąć'],
  ['ru', 'Не продлевать договор', 'Дать договору истечь'],
  ['ru', 'Отказаться от заказа', 'Не принимать заказ'],
  ['ja', '注文を断る', '注文を受けない'],
];

it.each(others)('%s: %s is not %s', (tag, one, other) => {
  expect(differenceOf(one, other, tag)).not.toBeNull();
  expect(differenceOf(other, one, tag)).not.toBeNull();
});

it.each(same)('%s: %s may be %s', (tag, one, other) => expect(differenceOf(one, other, tag)).toBeNull());

it.each([
  ['Don’t renew the lease', 'Renew the lease'],
  ['We won’t sell', 'We will sell'],
  ['We can’t wait', 'We can wait'],
])('a denial is one whichever apostrophe is in it: %s', (one, other) =>
  expect(differenceOf(one, other, 'en')).toBe('negation'),
);

it('a market is no Sunday, and an environment no Wednesday', () => {
  expect(differenceOf('Pazar payını büyütmek', 'Pazar payını artırmak', 'tr')).toBeNull();
  expect(differenceOf('Купить основные средства', 'Приобрести основные средства', 'ru')).toBeNull();
});
