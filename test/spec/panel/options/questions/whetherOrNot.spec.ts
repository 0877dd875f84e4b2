import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

const asked: readonly (readonly [language: string, text: string, deed: string])[] = [
  ['English', 'A second site costs £410k. Should we open it or not?', 'open it'],
  [
    'English, whether or not',
    'I keep going back and forth on whether or not to open the second site.',
    'open the second site',
  ],
  ['English, whether', 'We cannot settle whether to sell the orchard or not.', 'sell the orchard'],
  [
    'German',
    'Der Gasvertrag läuft aus. Sollen wir die Hackschnitzelheizung kaufen oder nicht?',
    'die Hackschnitzelheizung kaufen',
  ],
  ['German, whether', 'Wir wissen nicht, ob wir die Werkstatt verkaufen sollen oder nicht.', 'die Werkstatt verkaufen'],
  ['Dutch', 'De schuur staat leeg. Moeten we de schuur verhuren of niet?', 'de schuur verhuren'],
  ['French', 'Le local voisin se libère. Faut-il reprendre le local voisin ou pas ?', 'reprendre le local voisin'],
  ['French, whether', 'Je ne sais pas si nous devons embaucher un apprenti ou non.', 'embaucher un apprenti'],
  ['Spanish', 'Hay lista de espera. ¿Deberíamos abrir también los sábados o no?', 'abrir también los sábados'],
  ['Italian', 'La piscina costa 74.000 €. Conviene costruire la piscina oppure no?', 'costruire la piscina'],
  ['Italian, whether', 'Non so se vendere il furgone o meno.', 'vendere il furgone'],
  ['Portuguese', 'A padaria ao lado fechou. Devemos comprar o forno deles ou não?', 'comprar o forno deles'],
  ['Romanian', 'Chiria crește. Ar trebui să mutăm atelierul sau nu?', 'mutăm atelierul'],
  ['Polish', 'Maszyna kosztuje 640 tys. zł. Czy powinniśmy kupić maszynę, czy nie?', 'kupić maszynę'],
  ['Czech', 'Linka je stará. Máme koupit novou linku, nebo ne?', 'koupit novou linku'],
  ['Russian', 'Томограф стоит 5,2 млн. Стоит ли нам покупать томограф или нет?', 'покупать томограф'],
  ['Ukrainian', 'Піч стара. Чи варто нам купувати нову піч чи ні?', 'купувати нову піч'],
  ['Greek', 'Το ενοίκιο ανεβαίνει. Πρέπει να νοικιάσουμε το διπλανό μαγαζί ή όχι;', 'νοικιάσουμε το διπλανό μαγαζί'],
  ['Swedish', 'Kaféet är litet. Ska vi hålla öppet hela vintern eller inte?', 'hålla öppet hela vintern'],
  ['Danish', 'Marken er våd. Skal vi dræne marken eller ej?', 'dræne marken'],
  ['Norwegian', 'Båten er gammel. Bør vi selge båten eller ikke?', 'selge båten'],
  ['Finnish', 'Uuni on vanha. Pitäisikö meidän ostaa uusi uuni vai ei?', 'ostaa uusi uuni'],
  ['Hungarian', 'A gép elavult. Megvegyük az új gépet vagy ne?', 'Megvegyük az új gépet'],
  ['Turkish', 'Kira 65.000 lira. İkinci şubeyi açmalı mıyız, açmamalı mıyız?', 'İkinci şubeyi açmalı'],
  ['Arabic', 'العرض سارٍ حتى يناير. هل نوقّع العقد مع الفندق أم لا؟', 'نوقّع العقد مع الفندق'],
  ['Persian', 'اجاره بالا رفته است. آیا باید مغازه را عوض کنیم یا نه؟', 'مغازه را عوض کنیم'],
  ['Hebrew', 'החוזה נגמר. האם כדאי לנו לפתוח סניף שני בקריות או לא?', 'לפתוח סניף שני בקריות'],
  ['Hindi', 'मशीन पुरानी है। क्या हमें नई मशीन खरीदनी चाहिए या नहीं?', 'नई मशीन खरीदनी चाहिए'],
  ['Bengali', 'দোকানটা ছোট। আমাদের কি পাশের দোকানটা নেওয়া উচিত কি না?', 'পাশের দোকানটা নেওয়া উচিত'],
  ['Tamil', 'வாடகை கூடியது. நாங்கள் புதிய கடையை வாங்க வேண்டுமா, வேண்டாமா?', 'புதிய கடையை வாங்க வேண்டுமா'],
  ['Vietnamese', 'Máy đã cũ. Chúng tôi có nên mua máy mới hay không?', 'mua máy mới'],
  ['Indonesian', 'Bengkel ramai. Apakah kami perlu membuka cabang di Batu atau tidak?', 'membuka cabang di Batu'],
  ['Swahili', 'Duka ni dogo. Je, tufungue tawi la pili au la?', 'tufungue tawi la pili'],
  ['Japanese', '返事は来週までです。百貨店に出店すべきか否か、悩んでいます。', '百貨店に出店すべき'],
  ['Japanese, whether', '工場を隣町に移すかどうか迷っています。', '工場を隣町に移す'],
  ['Korean', '인증에 8천만 원이 듭니다. 수출 인증을 받아야 할까요, 말아야 할까요?', '수출 인증을 받아야 할까요'],
  ['Chinese', '中央厨房要投120万。我们是否应该建中央厨房？', '建中央厨房'],
  ['Chinese, want or not', '房租涨了。到底要不要搬到城东？', '搬到城东'],
  ['Thai', 'ร้านเครือใหญ่มาเปิดใกล้ ๆ เราควรจะขายร้านให้เครือใหญ่หรือไม่', 'ขายร้านให้เครือใหญ่'],
];

/** What is, can be or will happen, or is up to others. */
const facts: readonly (readonly [language: string, text: string])[] = [
  ['English', 'Will the bank lend to us or not? Is it legal or not? We do not know whether the lease is valid or not.'],
  ['English, able', 'Can we afford the rent or not?'],
  ['German', 'Ist das erlaubt oder nicht? Wir wissen nicht, ob wir genug Geld haben oder nicht.'],
  ['French', 'Est-ce légal ou non ? Je ne sais pas si la banque acceptera ou pas.'],
  ['Spanish', '¿Es legal o no? No sabemos si el banco acepta o no.'],
  ['Italian', 'È legale o no? Non so se la banca accetta o meno.'],
  ['Polish', 'Czy bank się zgodzi, czy nie?'],
  ['Russian', 'Согласится ли банк или нет?'],
  ['Swedish', 'Är det lagligt eller inte?'],
  ['Arabic', 'هل يوافق البنك أم لا؟'],
  ['Indonesian', 'Apakah bank setuju atau tidak?'],
  ['Vietnamese', 'Ngân hàng có đồng ý hay không?'],
  ['Japanese', '銀行が貸すかどうかわかりません。'],
  ['Korean', '은행이 승인할지 말지 모릅니다.'],
  ['Chinese', '不知道银行是否会批准。客户是否喜欢也难说。'],
  ['Thai', 'ไม่รู้ว่าธนาคารอนุมัติหรือไม่'],
];

describe('whether to do a thing or not', () => {
  it.each(asked)('names the deed alone (%s)', (_language, text, deed) => expect(titlesIn(text)).toEqual([deed]));

  it.each(facts)('names nothing where it is a fact (%s)', (_language, text) => expect(titlesIn(text)).toEqual([]));

  it('names each of two deeds once', () =>
    expect(
      titlesIn(
        'Should we sell the van or not? It is old. So: should we sell the van or not? Should we hire Tom or not?',
      ),
    ).toEqual(['sell the van', 'hire Tom']));

  it('makes no option of what was told before it', () =>
    expect(titlesIn('My sister wants to go back to the hospital. Should we sell the pharmacy or not?')).toEqual([
      'sell the pharmacy',
    ]));

  it('stands beside another way that is named after it', () =>
    expect(titlesIn('Should we sell the pharmacy or not? My sister would rather rent it out to a chain.')).toEqual([
      'sell the pharmacy',
      'rent it out to a chain',
    ]));
});
