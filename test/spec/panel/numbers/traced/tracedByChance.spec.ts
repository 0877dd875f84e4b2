import { comeFrom } from '../../../../support/tracedRows.ts';

comeFrom('an amount with one zero more or less, which something else comes to by chance', [
  ['en', 'The frames cost £52,000. A cart costs £43,400.', 'With £520,000 for the frames, a cart is £43,400.', false],
  ['en', 'The frames cost £52,000. A cart costs £43,400.', 'With £52,000 for the frames, a cart is £43,400.', true],
  ['ko', '대출은 7억 원이고 이자는 연 3.1%, 8년입니다.', '대출 70억 원을 8년으로 받으십시오.', false],
]);

comeFrom('a time that money or a share comes to by chance', [
  ['ru', 'Тариф 156 рублей.', 'Простой 13 дней, тариф 156 рублей.', false],
  ['ru', 'Предоплата 50 %, поставка 12 недель.', 'Предоплата 50 %, поставка 12 недель, гарантия 18 месяцев.', false],
]);

comeFrom('what is four times an amount that is for no quarter', [
  [
    'en',
    'The line costs $1,850,000. We have 210 flats at $29,500.',
    'The project is worth $7,400,000: 210 flats.',
    false,
  ],
  ['en', 'Rent is $185,000 per quarter.', 'That is $740,000 a year.', true],
]);

comeFrom('a price in another currency, which a quotient is by chance', [
  ['zh-Hans', '每年6万组,单价850元。', '每年6万组、单价850欧元,一年5100万元。', false],
  ['zh-Hans', '每年6万组,单价850元。', '每年6万组、单价850元,一年5100万元。', true],
]);
