import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('options that sentences weigh', () => {
  it.each<[string, ...string[]]>([
    [
      '席を増やす、営業時間を延ばす、値段を上げる、のどれがいいでしょうか。',
      '席を増やす',
      '営業時間を延ばす',
      '値段を上げる',
    ],
    ['是自己重写，还是买现成的，还是先拖一年？', '自己重写', '买现成的', '先拖一年'],
    ['店里亏损。可以关掉三个月，也可以改成长租。', '关掉三个月', '改成长租'],
    [
      'Estamos divididos entre vender o apartamento do Porto e arrendá-lo a turistas.',
      'vender o apartamento do Porto',
      'arrendá-lo a turistas',
    ],
    [
      'Ortağım sanayi bölgesine taşınmak istiyor. Bir başka seçenek de üretimi fason yaptırmak.',
      'sanayi bölgesine taşınmak',
      'üretimi fason yaptırmak',
    ],
    [
      'We could let the barn to the vet. Selling the whole farm would be the easiest thing.',
      'let the barn to the vet',
      'Selling the whole farm',
    ],
    [
      'Potremmo però vendere online. Chiudere la bottega sarebbe la cosa più semplice.',
      'vendere online',
      'Chiudere la bottega',
    ],
  ])('are read: %s', (text, ...named) => expect(titlesIn(text)).toEqual(named));

  it.each([
    '顾客可以刷卡，也可以付现金。',
    '毎日掃除をする、洗濯をする、のどれも好きではありません。',
    'Bir başka çözüm ortağımız Ankara’da. Satışlar düştü.',
    'Pagare in ritardo è la cosa più semplice per i clienti. Il fatturato è calato.',
  ])('are none of what others can do, and of what is so: %s', (text) => expect(titlesIn(text).length).toBeLessThan(2));
});
