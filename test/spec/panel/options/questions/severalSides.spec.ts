import { expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

it.each([
  [
    'We could go with Miele (£2,300), with Bosch (£1,850) or build on the old one (£480). Which?',
    ['go with Miele (£2,300)', 'with Bosch (£1,850)', 'build on the old one (£480)'],
  ],
  [
    'Option 1 (rent, £900), Option 2 (buy, £90k) or Option 3 (share with the school)? What do you advise?',
    ['rent, £900', 'buy, £90k', 'share with the school'],
  ],
  [
    'Variante 1 (Pelletheizung, 85 T€), Variante 2 (Gas, 40 T€) oder Variante 3 (nichts tun)? Was raten Sie?',
    ['Pelletheizung, 85 T€', 'Gas, 40 T€', 'nichts tun'],
  ],
  [
    '社内では、本社を大阪に移す案と、倉庫を増築する案（8億円）、配送を外注する案が出ています。',
    ['本社を大阪に移す', '倉庫を増築する', '配送を外注する'],
  ],
  ['要不要把旧仓库卖掉？还是续租两年？或者外包给京东？', ['把旧仓库卖掉', '续租两年', '外包给京东']],
  [
    'เราควรซื้อเตาอบใหม่ (190,000 บาท) หรือจ้างโรงงานภายนอก หรือเช่าเตารายเดือน',
    ['ซื้อเตาอบใหม่ (190,000 บาท)', 'จ้างโรงงานภายนอก', 'เช่าเตารายเดือน'],
  ],
  [
    'Hi there. Raise fees 5%? Raise them 10%? Or leave fees and cut the free class?',
    ['Raise fees 5%', 'Raise them 10%', 'leave fees and cut the free class'],
  ],
  ['Sell the barn? Or let it? Or do it up for £90k?', ['Sell the barn', 'let it', 'do it up for £90k']],
  [
    'Halten wir die Filiale? Oder verkleinern wir sie? Oder schließen wir sie?',
    ['Halten wir die Filiale', 'verkleinern wir sie', 'schließen wir sie'],
  ],
  ['Vendre le fonds ? Ou le louer ? Ou fermer ?', ['Vendre le fonds', 'le louer', 'fermer']],
  [
    'Keep Sundays open (loses £180) / close Sundays / open Sunday mornings only. Discuss.',
    ['Keep Sundays open (loses £180)', 'close Sundays', 'open Sunday mornings only'],
  ],
])('each side of several is one option: %s', (text, named) => expect(titlesIn(text)).toEqual(named));

it('slashes may part places', () =>
  expect(titlesIn('Our shops are in Leeds / York / Hull. We sell tyres.')).toEqual([]));
