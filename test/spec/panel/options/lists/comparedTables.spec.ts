import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

describe('a table whose columns are ways to go', () => {
  it.each<[string, ...string[]]>([
    [
      'Criteria | Rent a hall | Stay outdoors\n--- | --- | ---\nCost | 4,000 | 0\nRain | dry | wet',
      'Rent a hall',
      'Stay outdoors',
    ],
    [
      'Critère ; Repeindre ; Changer les volets\nPrix ; 9 000 € ; 14 000 €\nDurée ; cinq ans ; vingt ans',
      'Repeindre',
      'Changer les volets',
    ],
    [
      'Wir haben Angebote eingeholt:\n\n\tHeizung tauschen\tHeizung reparieren\nKosten\t21.000 €\t3.400 €\nDauer\tvier Wochen\tein Tag\nLärm\tstark\tkeiner',
      'Heizung tauschen',
      'Heizung reparieren',
    ],
    [
      'Comparação feita pela secretaria:\n\n| | Alugar um ônibus | Ir de trem |\n|---|---|---|\n| Preço | 3.100 | 1.200 |\n| Tempo | 2 h | 4 h |',
      'Alugar um ônibus',
      'Ir de trem',
    ],
    [
      'Criterio | No alquilar | Precio más alto\n--- | --- | ---\nCoste | 0 | 0\nRiesgo | bajo | alto',
      'No alquilar',
      'Precio más alto',
    ],
    [
      'Kryterium | Waga | Nowy dach | Łatanie\n--- | --- | --- | ---\nCena | 60% | 80 tys. | 9 tys.\nTrwałość | 40% | dobra | słaba',
      'Nowy dach',
      'Łatanie',
    ],
    [
      '두 가지를 비교했습니다.\n\n구분 | 새 차 구입 | 장기 렌트\n--- | --- | ---\n비용 | 4천만 원 | 월 60만 원\n기간 | 즉시 | 2주',
      '새 차 구입',
      '장기 렌트',
    ],
  ])('has what stands above them as options: %s', (text, ...named) => expect(titlesIn(text)).toEqual(named));

  it.each([
    'We have to decide on the bakery by May. Figures:\n\n| | 2023 | 2024 |\n|---|---|---|\n| Costs | 4 | 5 |\n| Time | 3 | 2 |',
    'We must decide whether to close. Our branches compared:\n\n| | Budget | Actual |\n|---|---|---|\n| Cost of rent | 4 | 5 |\n| Cost of staff | 3 | 2 |',
    'Criterion | Weight | Threshold\n--- | --- | ---\nPrice | 40 % | under 9,000\nQuality | 60 % | good',
    'Kriterium | Soll | Ist\n--- | --- | ---\nKosten | 40 | 50\nQualität | gut | mittel',
    'Our costs and times:\n\n| | Graz | Linz |\n|---|---|---|\n| Rent cost | 4 | 5 |\n| Travel time | 3 | 2 |',
  ])('is none where they are of years, weights, plans or facts: %s', (text) => expect(titlesIn(text)).toEqual([]));
});

describe('a table whose rows are ways to go', () => {
  it.each<[string, ...string[]]>([
    [
      'Alternativa | Ventaja\n--- | ---\nAbrir los domingos | más ventas\nCerrar a las ocho | menos luz',
      'Abrir los domingos',
      'Cerrar a las ocho',
    ],
    ['Opcja\tUwagi\nnowy piec\tdrogo\nstary piec\tdymi', 'nowy piec', 'stary piec'],
    ['Lựa chọn | Rủi ro\nThuê kho | giá tăng\nXây kho | vay nợ', 'Thuê kho', 'Xây kho'],
    ['אפשרות | חיסרון\nלשכור משרד | יקר\nלעבוד מהבית | בודד', 'לשכור משרד', 'לעבוד מהבית'],
    ['案\t費用\n店を移す\t300万円\n改装する\t120万円', '店を移す', '改装する'],
    [
      'Idea | Pros | Cons\n--- | --- | ---\nSell the van | cash | no deliveries\nKeep the van | freedom | repairs',
      'Sell the van',
      'Keep the van',
    ],
    [
      'No. | What | Cost | Who is in favour\n1 | Paint the hall | 900 | Ann\n2 | Leave it grey | 0 | Ben',
      'Paint the hall',
      'Leave it grey',
    ],
    [
      'Keuze;Prijs\nNieuwe kas;38.000\nOude kas herstellen;9.000\nMaximaal te besteden;40.000',
      'Nieuwe kas',
      'Oude kas herstellen',
    ],
  ])('has them as options: %s', (text, ...named) => expect(titlesIn(text)).toEqual(named));

  it.each([
    'Task | Who | When\n--- | --- | ---\nCall Ann | Ben | today\nPay rent | Eva | May',
    'Costs so far\n\nPost\tAmount\tPaid\nRent\t4,000\tyes\nPower\t900\tno',
    'Aufgabe;Wer;Kosten\nAnruf;Ben;0\nMiete zahlen;Eva;400',
    '| Regel | Grund |\n|---|---|\n| Keine Kündigungen | Betriebsrat |\n| Keine Kredite | Satzung |',
    'Risiko | Wahrscheinlichkeit | Folge\n--- | --- | ---\nBrand | 1 % | hoch\nAusfall | 4 % | mittel',
    'Datum | Entscheidung\n--- | ---\n3. Mai | Kauf der Presse\n4. Juni | Verkauf',
  ])('is none where they are tasks, costs, rules or facts: %s', (text) => expect(titlesIn(text)).toEqual([]));
});
