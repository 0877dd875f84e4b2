import { comeFrom } from '../../../../support/tracedRows.ts';

comeFrom('after what time payments come to another amount of the case', [
  ['en', 'Lease £5,350 a month. Buy £268,000.', 'After 50 months the lease has cost as much as buying.', true],
  ['en', 'Lease £5,350 a month. Buy £268,000.', 'After 70 months the lease has cost as much as buying.', false],
  ['en', 'Lease £5,350 a month. Buy £268,000.', 'In a little over six years the lease costs more.', false],
  // Days, and what lies within a year, need more than that.
  ['en', 'Lease £5,350 a month. Deposit £16,050.', 'It takes 3 months to deliver.', false],
  ['ru', 'Печь 7,9 млн руб., лизинг 245 тыс. руб. в месяц.', 'Через 32 месяца лизинг дороже покупки.', true],
  ['pl', 'Piec 385 tys. zł, leasing 8200 zł miesięcznie.', 'Po 47 miesiącach leasing jest droższy.', true],
  ['ja', '新しい機械は四千八百万円、月額七十八万円。', '約62か月でリース料が購入額を超える。', true],
  ['ar', 'معصرة جديدة ٢٨٥ ألف دينار، استئجار ٦٬٢٠٠ دينار شهرياً.', 'بعد ٤٦ شهراً يزيد الإيجار على الثمن.', true],
  ['vi', 'Máy 3,15 tỷ đồng, thuê 68 triệu đồng mỗi tháng.', 'Sau 46 tháng tiền thuê vượt giá mua.', true],
  // Of many amounts some two come to any time.
  [
    'en',
    'Lease £5,350 a month. We saw £90,000, £120,000, £150,000, £180,000, £210,000, £240,000, £270,000 and £300,000.',
    'After 34 months the looms are worn out.',
    false,
  ],
]);

comeFrom('so many payments of what is paid for each month', [
  ['en', 'Lease £5,350 a month over 4 years.', '48 payments of £5,350 come to £256,800.', true],
  ['en', 'Lease £5,350 a month over 4 years.', '48 payments of £5,350 come to £276,800.', false],
  ['en', 'Lease £5,350 a month over 4 years.', '36 payments of £5,350 come to £192,600.', false],
  ['de', 'Die Miete beträgt 3.950 € im Monat, für 3 Jahre.', '36 Raten von 3.950 € sind 142.200 €.', true],
]);
