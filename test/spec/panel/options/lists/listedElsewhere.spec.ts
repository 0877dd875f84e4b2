import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titles = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('options that a text lists', () => {
  it.each([
    [
      '方案 within a line',
      '我们应该怎么做？方案一：购买店铺；方案二：租赁店铺；方案三：等待。去年利润18万元。',
      ['购买店铺', '租赁店铺', '等待'],
    ],
    [
      'Вариант within a line',
      'Что нам делать? Вариант 1. Купить магазин. Вариант 2. Арендовать магазин. Вариант 3. Продать франшизу. Прибыль 184 000 рублей.',
      ['Купить магазин', 'Арендовать магазин', 'Продать франшизу'],
    ],
    [
      'Option 1. within a line',
      'What now? Option 1. Lease the shop. Option 2. Buy it. Profit was 184,000.',
      ['Lease the shop', 'Buy it'],
    ],
    [
      '1/',
      'Co robić? Do wyboru:\n1/ Kupić lokal\n2/ Wynająć lokal\n3/ Sprzedać franczyzę',
      ['Kupić lokal', 'Wynająć lokal', 'Sprzedać franczyzę'],
    ],
    [
      '1안',
      '어떻게 해야 할까요?\n1안: 매장 매입\n2안: 매장 임대\n3안: 가맹점 모집\n작년 이익은 1억 원입니다.',
      ['매장 매입', '매장 임대', '가맹점 모집'],
    ],
    ['short 1안', '1안: 매입\n2안: 임대\n3안: 대기', ['매입', '임대', '대기']],
    ['㉠', '㉠ 매입 ㉡ 임대 ㉢ 대기 중 무엇이 좋을까요?', ['매입', '임대', '대기']],
    ['㋐', '選択肢は㋐買う㋑借りる㋒待つの三つです。', ['買う', '借りる', '待つ']],
    ['lines of another kind', 'Options:\u2028- Lease\u2028- Buy\u2028- Wait', ['Lease', 'Buy', 'Wait']],
    [
      'A) within a sentence',
      'We can A) lease the shop, B) buy it, or C) sell the franchise. What should we do? Profit was 184,000.',
      ['lease the shop', 'buy it', 'sell the franchise'],
    ],
    ['1.-', '¿Qué hacemos?\nOpciones:\n1.- Comprar\n2.- Alquilar\n3.- Esperar', ['Comprar', 'Alquilar', 'Esperar']],
    ['甲、 within a line', '我们有三个选择：甲、购买；乙、租赁；丙、等待。', ['购买', '租赁', '等待']],
    ['甲、', '我们有三个选择：\n甲、购买\n乙、租赁\n丙、等待', ['购买', '租赁', '等待']],
  ])('are read: %s', (_form, text, named) => expect(titles(text)).toEqual(named));

  it.each([
    ['hr', 'Što da radimo?', 'Mogućnosti:'],
    ['sr', 'Шта да радимо?', 'Опције:'],
    ['sr-Latn', 'Šta da radimo?', 'Opcije:'],
    ['sw', 'Tufanye nini?', 'Chaguzi:'],
    ['et', 'Mida me peaksime tegema?', 'Võimalused:'],
    ['lv', 'Ko mums darīt?', 'Iespējas:'],
    ['lt', 'Ką mums daryti?', 'Galimybės:'],
    ['ur', 'ہمیں کیا کرنا چاہیے؟', 'اختیارات:'],
    ['mr', 'आपण काय करावे?', 'पर्याय:'],
    ['te', 'మనం ఏమి చేయాలి?', 'ఎంపికలు:'],
    ['gu', 'આપણે શું કરવું જોઈએ?', 'વિકલ્પો:'],
    ['ka', 'რა გავაკეთოთ?', 'ვარიანტები:'],
    ['hy', 'Ի՞նչ անենք?', 'Տարբերակներ:'],
    ['am', 'ምን ማድረግ አለብን?', 'አማራጮች:'],
    ['my', 'ဘာလုပ်သင့်လဲ?', 'ရွေးချယ်စရာများ:'],
    ['km', 'តើយើងគួរធ្វើអ្វី?', 'ជម្រើស:'],
    ['kk', 'Не істейміз?', 'Нұсқалар:'],
    ['sq', 'Çfarë të bëjmë?', 'Mundësitë:'],
    ['is', 'Hvað eigum við að gera?', 'Valkostir:'],
    ['a script whose words nobody knows', 'ཅི་བྱེད་དགོས་སམ?', 'གདམ་ག:'],
  ])('are read below a heading in %s', (_language, question, heading) => {
    for (const marks of [
      ['1. ', '2. ', '3. '],
      ['- ', '- ', '- '],
    ])
      expect(
        titles(`${question}\n${heading}\n${marks[0]}Alpha Beta\n${marks[1]}Gamma Delta\n${marks[2]}Epsilon`),
      ).toEqual(['Alpha Beta', 'Gamma Delta', 'Epsilon']);
  });

  it.each([
    ['options in passing', 'I like option 1. She likes option 2. We have met twice already.'],
    ['facts below a question', 'What should we do?\nFacts:\n- We have 62,000.\n- The lease ends in May.'],
    ['steps', 'To begin A) open the file and B) save it.'],
    ['two parties', '合同双方为：甲、乙两方，均已签字。'],
  ])('are not made up: %s', (_form, text) => expect(titles(text)).toEqual([]));
});
