import { comeFrom } from '../../../../support/tracedRows.ts';

comeFrom('months that are told by their beginning, middle or end', [
  ['en', 'The application closes on 12 June 2027.', 'Apply before the middle of June.', true],
  ['en', 'The application closes on 12 June 2027.', 'Apply before the middle of August.', false],
  ['sv', 'Sista dag är 14 mars 2027.', 'Svara före mitten av mars.', true],
  ['sv', 'Sista dag är 14 mars 2027.', 'Svara före mitten av augusti.', false],
  ['tr', 'Son başvuru 9 Mart 2027.', 'Mart ortasından önce başvurun.', true],
  ['tr', 'Son başvuru 9 Mart 2027.', 'Ağustos ortasından önce başvurun.', false],
  ['zh-Hans', '申请截止到2027年4月30日。', '请在4月底前递交申请。', true],
  ['zh-Hans', '申请截止到2027年4月30日。', '请在8月底前递交申请。', false],
  ['zh-Hant', '條件是2027年4月30日前簽約。', '合約要在四月底前簽。', true],
  ['ko', '2027년 5월 12일까지 답을 원합니다.', '5월 중순까지 답하십시오.', true],
  ['ko', '2027년 5월 12일까지 답을 원합니다.', '9월 중순까지 답하십시오.', false],
  ['ja', '2027年11月から収入が増える予定です。', '11月から収入が増えます。', true],
]);

comeFrom('months with their year, in the forms of a sentence', [
  ['pl', 'Start w lutym 2028 r.', 'Ruszajcie w lutym 2028.', true],
  ['pl', 'Start w lutym 2028 r.', 'Ruszajcie w sierpniu 2028.', false],
  ['fi', 'Aloitus on helmikuussa 2028.', 'Aloittakaa toukokuussa 2028.', false],
  ['cs', 'Začneme v únoru 2028.', 'Začněte v srpnu 2028.', false],
]);

comeFrom('numbers whose unit or magnitude stands at another one', [
  ['nl', 'Vermogen: 1.260 kW. Nu gebruiken we 2.300 kW.', 'Dat vraagt 1.260 in plaats van 2.300 kW.', true],
  ['pl', 'Maszyna drukuje 8 000 arkuszy, nowa 14 500.', 'Wydajność rośnie z 8 000 do 14,5 tys. arkuszy.', true],
  ['sv', 'Krediten är 7 mnkr, varav 3,2 mnkr är utnyttjad.', 'Av krediten är 3,2 av 7 mnkr använt.', true],
  ['tr', 'Bir müşterimiz cironun %27 kadarını getiriyor.', 'Cironun dörtte birinden fazlasını (27) getiriyor.', true],
  ['en', 'The truck leaves $38,000.', 'That leaves $38 grand.', true],
  ['ro', 'Vânzări | (mii lei)\nTurda | 4.200', 'Turda vinde 4.200 mii lei.', true],
]);

comeFrom('shares rounded to whole percent', [
  ['cs', 'Cena stoupla o 30,3 %.', 'Cena stoupla o 30 %.', true],
  ['cs', 'Cena stoupla o 30,7 %.', 'Cena stoupla o 30 %.', false],
]);

comeFrom('times in other units', [
  ['da', 'Det tager 26 uger.', 'Det tager et halvt år.', true],
  ['de', 'Die Prüfung braucht acht Wochen.', 'Gebt ihnen zwei Monate Zeit.', true],
  ['de', 'Die Prüfung braucht acht Wochen.', 'Gebt ihnen drei Monate Zeit.', false],
]);

comeFrom('people by another word', [
  ['fr', 'L’atelier emploie six personnes, et nous 41 salariés.', 'Gardez ses six salariés.', true],
  ['ru', 'Понадобится 6 человек, у нас 44 сотрудника.', 'Наймите шестерых сотрудников.', true],
  ['ru', 'Договор на 1 400 паллетомест; камера на 1 900 мест.', 'Договор на 1 400 мест.', true],
  ['pt-BR', 'Temos 11 vendedores, dos quais 3 atendem Goiás.', 'Comece pelos 3 vendedores que atendem Goiás.', true],
]);

comeFrom('units of electricity', [
  ['en', 'Each lamp draws 650 W.', 'The 650-watt lamp goes.', true],
  ['en', 'Each lamp draws 650 W.', 'The 650-volt lamp goes.', false],
]);

comeFrom('interest by the month', [
  ['zh-Hant', '年利率2.8%,7年攤還。', '利率月息2.8%。', false],
  ['zh-Hant', '年利率2.8%,7年攤還。', '年息2.8%。', true],
]);

const offers = 'Angebot | Preis (CHF) | Lieferzeit (Wochen)\nBrandt | 48.600 | 14\nAmsler | 52.300 | 9';
comeFrom('cells of a table by the head of their column', [
  ['de', offers, 'Brandt kostet 48.600 CHF und liefert in 14 Wochen.', true],
  ['de', offers, 'Brandt kostet 48.600 €.', false],
  ['de', offers, 'Brandt liefert in 14 Monaten.', false],
]);

comeFrom('what a calculation comes to in a time', [
  ['en', 'The fee is £1,200 a month for each of 7 sites.', 'We pay £8,400 a month for 7 sites.', true],
]);
