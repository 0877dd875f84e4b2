import { describe, expect, it } from 'vitest';

import {
  acceptGroups,
  conflictOf,
  differenceOf,
  isSameText,
  mayJoin,
} from '../../../../server/panel/protocol/text/joining.ts';
import { differInOnePlace } from '../../../../server/panel/protocol/text/differences/namesInPlace.ts';
import { namePairs, verbPairs } from '../../../support/namePairs.ts';
import { alike, differing } from '../../../support/differingPairs.ts';
import { exclusivePairs, sameInOtherWords } from '../../../support/exclusivePairs.ts';
import { onlyReordered, opposed, turnedAround } from '../../../support/opposedPairs.ts';
import { denials, sayings } from '../../../support/sayings.ts';

describe('whether two texts may be one', () => {
  it.each([
    ['Accept the merger offer', 'Do not accept the merger offer', 'negation'],
    ['Demand will hold', 'Demand will not hold', 'negation'],
    ['Expand in France', 'Expand in Spain', 'name'],
    ['Expand in Spain', 'Expand in Portugal', 'name'],
    ['Acquire the German competitor', 'Acquire the French competitor', 'name'],
    ['Switch to SAP', 'Switch to Odoo', 'name'],
    ['Raise the price to 29', 'Raise the price to 49', 'number'],
    ['Raise the price to 29', 'Raise the price', 'number'],
    ['Buy 30 %', 'Buy 100 %', 'number'],
    ['Buy 30 %', 'Buy 30 shops', 'number'],
    ['Acquire the German competitor now', 'Buy the rival outright', null],
    ['Raise €5m', 'Raise 5 million euros', null],
    ['Open two shops', 'Open three shops', 'number'],
    ['Raise the price by twenty percent', 'Raise the price by 20 %', null],
    ['Open a second shop.', 'open a  second shop', null],
    ['Wait five years', 'Wait five months', 'number'],
    ['Lease for 5 years', 'Take a 5-year lease', null],
    ['A term of 5 years', 'A term of 5', null],
    ['Accept a margin of −5 %', 'Take a margin of 5 %', 'number'],
    ['Accept a margin of −5 %', 'Take a loss of 5 %', null],
    ['A commission of 5 %', 'Five per mille: a commission of 5 ‰', 'number'],
    ['Write it in C', 'Do it in C#', 'name'],
    ['Write it in C++', 'Do it in C', 'name'],
  ])('%s / %s: %s', (a, b, difference) => {
    expect(differenceOf(a, b, 'en')).toBe(difference);
    expect(differenceOf(b, a, 'en')).toBe(difference);
  });
  it.each([
    ['ja', 'SAPに移行する', 'Odooに移行する'],
    ['ru', 'Открыть филиал в Казани', 'Открыть филиал в Самаре'],
    ['fr', 'Ouvrir à Lyon', 'Ouvrir à Nice'],
    ['ar', 'الانتقال إلى SAP', 'الانتقال إلى Odoo'],
  ])('names apart in %s: %s / %s', (language, a, b) => expect(differenceOf(a, b, language)).toBe('name'));

  it.each([
    ['zh-Hans', '开三家店', '开五家店', 'number'],
    ['zh-Hans', '三月开业', '六月开业', 'number'],
    ['zh-Hans', '进入法国市场', '进入西班牙市场', 'name'],
    ['ja', '店を二つ出す', '店を三つ出す', 'number'],
    ['ja', 'フランスに進出する', 'スペインに進出する', 'name'],
    ['ja', '価格を倍増する', '価格を三倍にする', 'number'],
    ['ko', '지점 세 곳을 연다', '지점 다섯 곳을 연다', 'number'],
    ['ko', '프랑스에 진출한다', '스페인에 진출한다', 'name'],
    ['th', 'เปิดสามสาขา', 'เปิดห้าสาขา', 'number'],
    ['de', 'Nach Frankreich gehen', 'Nach Spanien gehen', 'name'],
    ['de', 'Frankreichs Markt', 'Spaniens Markt', 'name'],
    ['de', 'Im März eröffnen', 'Im Juni eröffnen', 'name'],
    ['de', 'Die Hälfte verkaufen', 'Ein Drittel verkaufen', 'number'],
    ['de', 'Den Preis verdoppeln', 'Den Preis verdreifachen', 'number'],
    ['fr', 'Ouvrir en mars', 'Ouvrir en juin', 'name'],
    ['fr', 'Vendre la moitié', 'Vendre un tiers', 'number'],
    ['es', 'Vender la mitad', 'Vender un tercio', 'number'],
    ['es', 'Duplicar el precio', 'Triplicar el precio', 'number'],
    ['ar', 'التوسع في فرنسا', 'التوسع في إسبانيا', 'name'],
    ['ar', 'الافتتاح في مارس', 'الافتتاح في يونيو', 'name'],
    ['ar', 'بيع نصف الأسهم', 'بيع ثلث الأسهم', 'number'],
    ['en', 'Sell half of it', 'Sell a third of it', 'number'],
    ['en', 'Sell a third of it', 'Sell two thirds of it', 'number'],
    ['ru', 'Продать половину', 'Продать треть', 'number'],
    ['ko', '지분 절반을 판다', '지분 3분의 1을 판다', 'number'],
    ['en', 'Double the price', 'Triple the price', 'number'],
    ['en', 'France first', 'Spain first', 'name'],
    ['en', 'Berlin office', 'Munich office', 'name'],
    ['en', 'June opening', 'September opening', 'name'],
    ['en', 'Halve the price', 'Cut the price by half', null],
    ['en', 'May we wait?', 'Can we wait?', null],
    ['ja', '二号店を開く', '2号店を出す', null],
    ['ja', 'フランス進出', 'フランスに出る', null],
    ['de', 'In Frankreich verkaufen', 'Frankreichs Kunden gewinnen', null],
    ['ar', 'دعم مالي', 'مساندة من المصرف', null],
    ['ko', '다른 수단을 찾는다', '다른 방법을 찾는다', null],
  ])('in %s: %s / %s: %s', (language, a, b, difference) => {
    expect(differenceOf(a, b, language)).toBe(difference);
    expect(differenceOf(b, a, language)).toBe(difference);
  });

  it('are the same by themselves only when equal but for case, width and punctuation', () => {
    expect(isSameText('Open a second shop!', '“open a second ｓｈｏｐ”')).toBe(true);
    expect(isSameText('Open a second shop', 'Open the second shop')).toBe(false);
  });
  it.each([
    ['A margin of −5 %', 'A margin of 5 %'],
    ['A margin of − 5 %', 'A margin of 5 %'],
    ['Set it to -2', 'Set it to 2'],
    ['Go to +5', 'Go to 5'],
    ['A commission of 5 %', 'A commission of 5 ‰'],
    ['A discount of 10%', 'A discount of 10'],
    ['خصم ١٠٪', 'خصم ١٠'],
    ['Write it in C#', 'Write it in C'],
    ['Write it in C++', 'Write it in C'],
    ['As clause §4 says', 'As clause 4 says'],
    ['Sell 1/2', 'Sell 1 2'],
    ['Sell 3/4 of it', 'Sell 3-4 of it'],
    ['5–10 shops', '5 10 shops'],
    ['Keep it at 2:1', 'Keep it at 2.1'],
    ['Pay 1.5', 'Pay 1,5'],
    ['Pay 1.500', 'Pay 1 500'],
    ['Pay 10*5', 'Pay 10 5'],
    ['Pay 10⁶', 'Pay 106'],
    ['Keep it at 5°', 'Keep it at 5'],
    ['Pay €5', 'Pay 5'],
    ['Choose A/B', 'Choose A & B'],
    ['Ask @anna', 'Ask anna'],
  ])('are not the same by themselves where a sign says what is meant: %s, %s', (a, b) => {
    expect(isSameText(a, b)).toBe(false);
    expect(isSameText(b, a)).toBe(false);
  });
  it.each([
    ['A margin of −5 %', 'a margin of -5%.'],
    ['Take “no” for an answer', 'Take no for an answer'],
    ['- Buy the shop', 'Buy the shop'],
    ['Buy – the shop', 'Buy: the shop'],
    ['**Buy** the shop;', 'Buy the shop'],
    ['A 5-year lease', 'A 5 year lease'],
    ['Sell ½', 'Sell 1/2'],
    ['خصم ١٠٪', 'خصم ١٠ ٪'],
    ['Rabatt 10 ％', 'Rabatt 10%'],
    ['«Продать» завод', 'Продать завод'],
    ['店を売る。', '「店を売る」'],
    ['Pay € 5', 'Pay €5'],
  ])('are the same by themselves where marks only set words off: %s, %s', (a, b) =>
    expect(isSameText(a, b)).toBe(true),
  );
});

describe('paraphrase and denial in six languages', () => {
  const all = Object.entries(sayings).flatMap(([language, list]) => list.map((texts) => ({ language, texts })));
  it('are sixty pairs each', () => expect(all).toHaveLength(60));
  it('never join a denial', () =>
    expect(all.filter(({ language, texts: [said, denied] }) => mayJoin(said, denied, language))).toEqual([]));
  it('let a model join what says the same in 95 of 100', () => {
    const kept = all.filter(
      ({ language, texts: [said, , again] }) =>
        !mayJoin(said, again, language) || differInOnePlace(said, again, language),
    );
    expect(kept.length).toBeLessThanOrEqual(3);
  });
  it.each(Object.entries(denials))('never join a denial in %s', (language, [said, denied]) =>
    expect(differenceOf(said, denied, language)).toBe('negation'),
  );
});

describe('one place where a name may stand', () => {
  const all = (pairs: typeof namePairs) =>
    Object.entries(pairs).flatMap(([language, list]) => list.map(([a, b]) => ({ language, a, b })));
  it.each(all(namePairs))('is where $a and $b differ ($language)', ({ language, a, b }) => {
    expect(differInOnePlace(a, b, language)).toBe(true);
    expect(differInOnePlace(b, a, language)).toBe(true);
  });
  it.each(all(verbPairs))('is not where $a and $b do ($language)', ({ language, a, b }) => {
    expect(differInOnePlace(a, b, language)).toBe(false);
    expect(differInOnePlace(b, a, language)).toBe(false);
  });
  it.each([
    ['de', 'Siemens', 'Bosch'],
    ['qu', 'In Köln', 'In Bonn'],
    ['zh-Hans', '华为技术', '中兴通讯'],
    ['ko', '삼성', '엘지'],
    ['de', 'anna einstellen', 'bernd einstellen'],
    ['de', 'nach siemens wechseln', 'nach bosch wechseln'],
  ])(
    'is the whole of a bare name, and stands in any language and without capitals (%s): “%s”, “%s”',
    (language, a, b) => expect(differInOnePlace(a, b, language)).toBe(true),
  );
  it.each([
    ['zh-Hans', '在北京开店', '开店'],
    ['de', '', ''],
    ['en', 'Buy it now', 'Wait for more offers'],
  ])('is none in %s: “%s”, “%s”', (language, a, b) => expect(differInOnePlace(a, b, language)).toBe(false));
});

describe('what differs in a number, a name or a negation', () => {
  const all = (pairs: typeof differing) =>
    Object.entries(pairs).flatMap(([language, list]) => list.map(([a, b]) => ({ language, a, b })));
  const isKeptApart = (a: string, b: string, language: string) =>
    differenceOf(a, b, language) !== null || differInOnePlace(a, b, language);
  it.each(all(differing))('is never one: $a, $b ($language)', ({ language, a, b }) => {
    expect([isKeptApart(a, b, language), isKeptApart(b, a, language)]).toEqual([true, true]);
  });
  it.each(all(alike))('is not what says the same: $a, $b ($language)', ({ language, a, b }) => {
    expect([isKeptApart(a, b, language), isKeptApart(b, a, language)]).toEqual([false, false]);
  });
});

describe('what cannot both be', () => {
  const all = (pairs: typeof exclusivePairs) =>
    Object.entries(pairs).flatMap(([language, list]) => list.map(([a, b]) => ({ language, a, b })));
  it.each(all(exclusivePairs))('is never one, nor one choice: $a, $b ($language)', ({ language, a, b }) => {
    expect([mayJoin(a, b, language), mayJoin(b, a, language)]).toEqual([false, false]);
  });
  it.each(all(exclusivePairs))('is no title for a passage that says: $a, $b ($language)', ({ language, a, b }) =>
    expect(conflictOf(a, b, { whole: a, language, leavesThings: false })).not.toBeNull(),
  );
  it.each(all(sameInOtherWords))('is not what says the same: $a, $b ($language)', ({ language, a, b }) => {
    expect([mayJoin(a, b, language), differInOnePlace(a, b, language)]).toEqual([true, false]);
  });
});

describe('groups that a model proposes', () => {
  const texts = ['Demand will hold', 'Demand will not hold', 'Prices fall', 'Demand stays', 'Prices fall by 20 %'];
  it('are taken with their polarity: a denial is in as the opposite, never as the same', () => {
    expect(acceptGroups(texts, [{ members: [0, 1, 3], opposite: [1] }], 'en').groups[0]).toEqual({
      members: [0, 1, 3],
      opposite: [1],
    });
    expect(acceptGroups(texts, [{ members: [0, 1, 3] }], 'en')).toMatchObject({
      groups: [{ members: [0, 3] }, { members: [1] }, { members: [2] }, { members: [4] }],
      rejected: [{ member: 1, from: 0, because: 'negation' }],
    });
  });
  it('lose nothing: each text is in exactly one group, and what was rejected is reported with the reason', () => {
    const { groups, rejected } = acceptGroups(texts, [{ members: [2, 4, 9] }, { members: [2, 3] }], 'en');
    expect(groups.flatMap(({ members }) => members).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(rejected).toEqual([
      { member: 4, from: 2, because: 'number' },
      { member: 9, from: 2, because: 'unknown' },
      { member: 2, from: 2, because: 'taken' },
    ]);
  });
});

describe('what a mistaken model could take for one', () => {
  const all = (pairs: typeof opposed) =>
    Object.entries(pairs).flatMap(([language, list]) => list.map(([a, b]) => ({ language, a, b })));
  it('is asked in every language of the reports', () => expect(Object.keys(opposed)).toHaveLength(25));
  it.each(all(opposed))('is not a word for its opposite: $a, $b ($language)', ({ language, a, b }) => {
    expect([differenceOf(a, b, language), differenceOf(b, a, language)]).toEqual(['negation', 'negation']);
  });
  it.each(all(turnedAround))(
    'is not what turns it round or names another: $a, $b ($language)',
    ({ language, a, b }) => {
      expect([mayJoin(a, b, language), mayJoin(b, a, language)]).toEqual([false, false]);
    },
  );
  it.each(all(onlyReordered))('is what only sets it in another order: $a, $b ($language)', ({ language, a, b }) => {
    expect([differenceOf(a, b, language), differenceOf(b, a, language)]).toEqual([null, null]);
  });
});

describe('to have the use of a thing and to give it, to keep and to do away with', () => {
  it.each([
    ['en', 'Rent the hall', 'Rent the hall out'],
    ['en', 'Take out a loan', 'Grant a loan'],
    ['de', 'Die Anlage mieten', 'Die Anlage vermieten'],
    ['de', 'Einen Kredit aufnehmen', 'Einen Kredit vergeben'],
    ['de', 'Nachtschicht behalten', 'Nachtschicht streichen'],
    ['fr', 'Garder l’équipe de nuit', 'Supprimer l’équipe de nuit'],
    ['es', 'Mantener el turno de noche', 'Eliminar el turno de noche'],
    ['it', 'Mantenere il turno', 'Eliminare il turno'],
    ['nl', 'De hal huren', 'De hal verhuren'],
    ['ru', 'Снять склад', 'Сдать склад'],
    ['sv', 'Hyra lokalen', 'Hyra ut lokalen'],
    ['ja', '店を借りる', '店を貸す'],
    ['zh-Hant', '租一間店', '把店租出去'],
    ['zh-Hans', '租一间店', '出租店面'],
    ['ko', '가게를 빌린다', '가게를 빌려준다'],
    ['ar', 'استئجار المعمل', 'تأجير المعمل'],
    ['he', 'לשכור את המחסן', 'להשכיר את המחסן'],
    ['hi', 'किराये पर लेना', 'किराये पर देना'],
    ['vi', 'Thuê kho', 'Cho thuê kho'],
    ['id', 'Menyewa gudang', 'Menyewakan gudang'],
  ])('are two things in %s: “%s”, “%s”', (language, a, b) => {
    expect([mayJoin(a, b, language), mayJoin(b, a, language)]).toEqual([false, false]);
  });

  it.each([
    ['en', 'Rent out the hall', 'Rent the hall out to others'],
    ['de', 'Die Anlage vermieten', 'Die Anlage an andere vermieten'],
    ['de', 'Die Halle mieten', 'Die Halle anmieten'],
    ['zh-Hans', '把店租出去', '出租店面'],
    ['zh-Hans', '租一间店', '租下一间店面'],
    ['ja', '店を貸す', '店を貸し出す'],
    ['ko', '가게를 빌린다', '가게를 임차한다'],
    ['fr', 'Garder l’équipe de nuit', 'Conserver l’équipe de nuit'],
    ['vi', 'Cho thuê kho', 'Đem kho cho thuê'],
    ['hi', 'दुकान किराये पर देना', 'दुकान किराए पर दे देना'],
  ])('are one in other words in %s: “%s”, “%s”', (language, a, b) => {
    expect([mayJoin(a, b, language), mayJoin(b, a, language)]).toEqual([true, true]);
  });
});

describe('names in scripts without capitals', () => {
  it.each([
    ['zh-Hans', '把深圳的店关掉', '把广州的店关掉'],
    ['zh-Hant', '保留臺北門市店', '保留高雄門市店'],
    ['hi', 'शर्मा ट्रैवल्स को ठेका देना', 'जय अंबे को ठेका देना'],
  ])('are two things in %s: “%s”, “%s”', (language, a, b) => {
    expect([differenceOf(a, b, language), differenceOf(b, a, language)]).toEqual(['name', 'name']);
  });

  it.each([
    ['zh-Hans', '把亏损的店关掉', '把赔钱的店关掉'],
    ['zh-Hans', '把深圳的店关掉', '关掉深圳的店'],
    ['hi', 'शर्मा ट्रैवल्स को ठेका देना', 'शर्मा को ठेका देना'],
  ])('are none where one thing is said in other words in %s: “%s”, “%s”', (language, a, b) => {
    expect([differenceOf(a, b, language), differenceOf(b, a, language)]).toEqual([null, null]);
  });
});
