import { describe, expect, it } from 'vitest';

import { mayJoin } from '../../../../server/panel/protocol/text/joining.ts';

describe('whether two options are two things to do', () => {
  it.each([
    ['de', 'Zwei Wohnungen verkaufen', 'Zwei Wohnungen vermieten'],
    ['es', 'Alquilar la bodega', 'Vender la bodega'],
    ['fr', 'Louer le dépôt', 'Vendre le dépôt'],
    ['ru', 'Продать площадку', 'Сдать площадку в аренду'],
    ['hi', 'ज़मीन ठेके पर देना', 'ज़मीन बेच देना'],
    ['hu', 'Új gép vásárlása', 'Új gép bérlése'],
    ['ja', 'プレス機をリースする', 'プレス機を購入する'],
    ['zh-Hans', '自建仓库', '租用仓库'],
    ['en', 'Build a warehouse', 'Rent a warehouse'],
    ['ru', 'Сдать цех в аренду', 'Взять цех в аренду'],
    ['pt', 'Comprar a van à vista', 'Comprar a van financiada'],
    ['en', 'Buy the van for cash', 'Buy the van in instalments'],
    ['pt', 'Demitir todos os terceirizados', 'Demitir parte dos terceirizados'],
    ['ko', '직원 전원 재택근무', '일부 직원만 재택근무'],
    ['fi', 'Lomauttaa koko henkilöstö', 'Lomauttaa osa henkilöstöstä'],
    ['sv', 'Permittera hela personalen', 'Permittera en del av personalen'],
    ['nl', 'Zes vaste krachten aannemen', 'Zes uitzendkrachten inhuren'],
    ['de', 'Unbefristet einstellen', 'Befristet einstellen'],
    ['pl', 'Zwolnić dyrektora', 'Zatrzymać dyrektora'],
    ['en', 'Keep the director', 'Dismiss the director'],
    ['zh-Hans', '春节前上线', '春节后上线'],
    ['ja', '年内に発売する', '年明けに発売する'],
    ['ja', '決算前に売り出す', '決算後に売り出す'],
    ['en', 'Launch it this year', 'Launch it next year'],
    ['fr', 'Lancer cette année', 'Lancer l’année prochaine'],
    ['fr', 'Repousser le chantier', 'Avancer le chantier'],
    ['zh-Hans', '取消打卡制度', '恢复打卡制度'],
    ['ru', 'Ввести платную парковку', 'Отменить платную парковку'],
    ['zh-Hans', '扩招销售人员', '裁员销售人员'],
    ['ar', 'الشراكة مع الدكتور فهد', 'الشراكة مع الدكتور سامي'],
    ['fa', 'شراکت با آقای رضایی', 'شراکت با آقای کریمی'],
    ['hi', 'श्री वर्मा को रखना', 'श्री गुप्ता को रखना'],
    ['vi', 'Hợp tác với ông Nam', 'Hợp tác với ông Bình'],
    ['tr', 'Ahmet Bey ile ortak olmak', 'Mehmet Bey ile ortak olmak'],
    ['zh-Hans', '与顺丰签约', '与中通签约'],
    ['zh-Hans', '和京东签两年合同', '和美团签两年合同'],
    ['de', 'Die alte Presse reparieren', 'Die alte Presse verkaufen'],
    ['fr', 'Rénover la piscine', 'Construire une nouvelle piscine'],
    ['ja', '工場を増設する', '工場を縮小する'],
    ['de', 'Vertrag mit Salzgitter verlängern', 'Vertrag mit voestalpine verlängern'],
  ])('in %s: “%s”, “%s”', (language, a, b) => {
    expect([mayJoin(a, b, language), mayJoin(b, a, language)]).toEqual([false, false]);
  });

  it.each([
    ['en', 'Buy the building', 'Purchase the building outright'],
    ['en', 'Sell the Leeds shop', 'Dispose of the Leeds location'],
    ['de', 'Die Wohnung vermieten', 'Die Wohnung verpachten'],
    ['ja', 'プレス機をリースする', 'プレス機をリースで借りる'],
    ['en', 'Build a hall to let', 'Build a hall'],
    ['nl', 'Vaste krachten aannemen', 'Vast personeel werven'],
    ['zh-Hans', '春节前上线', '赶在春节之前上线'],
    ['en', 'Launch it this year', 'Bring it out this year'],
    ['fi', 'Ostaa osakkeet', 'Hankkia osakkeet'],
    ['ar', 'الشراكة مع الدكتور فهد', 'الدخول في شراكة مع الدكتور فهد'],
    ['zh-Hans', '与顺丰签约', '跟顺丰签约'],
    ['de', 'Vertrag mit neuen Partnern schließen', 'Mit neuen Partnern abschließen'],
  ])('or one in other words in %s: “%s”, “%s”', (language, a, b) => {
    expect([mayJoin(a, b, language), mayJoin(b, a, language)]).toEqual([true, true]);
  });
});
