import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';
import { comparable } from '../../../../../server/panel/protocol/text/text.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

/** The same three options, said in each language as being on the table, as what one can do, as what people want and as one way and the other. */
type Said = readonly [text: string, ...named: readonly string[]];
const prose: Readonly<
  Record<string, { readonly onTheTable: Said; readonly may: Said; readonly want: Said; readonly ways: Said }>
> = {
  en: {
    onTheTable: [
      'On the table are a new oven, a used van and a bigger shop.',
      'a new oven',
      'a used van',
      'a bigger shop',
    ],
    may: ['We could rent the mill, buy the barn or close in May.', 'rent the mill', 'buy the barn', 'close in May'],
    want: ['My sister wants to rent the mill, I would rather buy the barn.', 'rent the mill', 'buy the barn'],
    ways: ['One way is to rent the mill, the other is to buy the barn.', 'rent the mill', 'buy the barn'],
  },
  de: {
    onTheTable: [
      'Zur Wahl stehen ein neuer Ofen, ein alter Wagen und ein größerer Laden.',
      'ein neuer Ofen',
      'ein alter Wagen',
      'ein größerer Laden',
    ],
    may: [
      'Wir können die Mühle mieten, die Scheune kaufen oder im Mai schließen.',
      'die Mühle mieten',
      'die Scheune kaufen',
      'im Mai schließen',
    ],
    want: [
      'Meine Schwester will die Mühle mieten, ich würde lieber die Scheune kaufen.',
      'die Mühle mieten',
      'die Scheune kaufen',
    ],
    ways: [
      'Der eine Weg wäre, die Mühle zu mieten, der andere, die Scheune zu kaufen.',
      'die Mühle zu mieten',
      'die Scheune zu kaufen',
    ],
  },
  fr: {
    onTheTable: [
      'Sont sur la table un four neuf, une camionnette d’occasion et une boutique plus grande.',
      'un four neuf',
      'une camionnette d’occasion',
      'une boutique plus grande',
    ],
    may: [
      'Nous pouvons louer le moulin, acheter la grange ou fermer en mai.',
      'louer le moulin',
      'acheter la grange',
      'fermer en mai',
    ],
    want: [
      'Ma sœur veut louer le moulin, moi je préférerais acheter la grange.',
      'louer le moulin',
      'acheter la grange',
    ],
    ways: [
      'Une solution est de louer le moulin, l’autre est d’acheter la grange.',
      'louer le moulin',
      'acheter la grange',
    ],
  },
  es: {
    onTheTable: [
      'Sobre la mesa están un horno nuevo, una furgoneta usada y una tienda más grande.',
      'un horno nuevo',
      'una furgoneta usada',
      'una tienda más grande',
    ],
    may: [
      'Podemos alquilar el molino, comprar el granero o cerrar en mayo.',
      'alquilar el molino',
      'comprar el granero',
      'cerrar en mayo',
    ],
    want: [
      'Mi hermana quiere alquilar el molino, yo preferiría comprar el granero.',
      'alquilar el molino',
      'comprar el granero',
    ],
    ways: [
      'Una opción es alquilar el molino, la otra es comprar el granero.',
      'alquilar el molino',
      'comprar el granero',
    ],
  },
  it: {
    onTheTable: [
      'Sul tavolo ci sono un forno nuovo, un furgone usato e un negozio più grande.',
      'un forno nuovo',
      'un furgone usato',
      'un negozio più grande',
    ],
    may: [
      'Possiamo affittare il mulino, comprare il fienile o chiudere a maggio.',
      'affittare il mulino',
      'comprare il fienile',
      'chiudere a maggio',
    ],
    want: [
      'Mia sorella vuole affittare il mulino, io preferirei comprare il fienile.',
      'affittare il mulino',
      'comprare il fienile',
    ],
    ways: [
      'Una strada è affittare il mulino, l’altra è comprare il fienile.',
      'affittare il mulino',
      'comprare il fienile',
    ],
  },
  pt: {
    onTheTable: [
      'Em cima da mesa estão um forno novo, uma carrinha usada e uma loja maior.',
      'um forno novo',
      'uma carrinha usada',
      'uma loja maior',
    ],
    may: [
      'Podemos arrendar o moinho, comprar o celeiro ou fechar em maio.',
      'arrendar o moinho',
      'comprar o celeiro',
      'fechar em maio',
    ],
    want: [
      'A minha irmã quer arrendar o moinho, eu preferia comprar o celeiro.',
      'arrendar o moinho',
      'comprar o celeiro',
    ],
    ways: ['Uma hipótese é arrendar o moinho, a outra é comprar o celeiro.', 'arrendar o moinho', 'comprar o celeiro'],
  },
  nl: {
    onTheTable: [
      'Op tafel liggen een nieuwe oven, een oude bus en een grotere winkel.',
      'een nieuwe oven',
      'een oude bus',
      'een grotere winkel',
    ],
    may: [
      'We kunnen de molen huren, de schuur kopen of in mei sluiten.',
      'de molen huren',
      'de schuur kopen',
      'in mei sluiten',
    ],
    want: ['Mijn zus wil de molen huren, ik zou liever de schuur kopen.', 'de molen huren', 'de schuur kopen'],
    ways: ['De ene manier is de molen huren, de andere is de schuur kopen.', 'de molen huren', 'de schuur kopen'],
  },
  pl: {
    onTheTable: ['Do wyboru są nowy piec, używany bus i większy sklep.', 'nowy piec', 'używany bus', 'większy sklep'],
    may: ['Możemy wynająć młyn, kupić stodołę albo zamknąć w maju.', 'wynająć młyn', 'kupić stodołę', 'zamknąć w maju'],
    want: ['Siostra chce wynająć młyn, ja wolałbym kupić stodołę.', 'wynająć młyn', 'kupić stodołę'],
    ways: ['Jedna opcja to wynająć młyn, druga to kupić stodołę.', 'wynająć młyn', 'kupić stodołę'],
  },
  ru: {
    onTheTable: [
      'На выбор: новая печь, старый фургон и большой магазин.',
      'новая печь',
      'старый фургон',
      'большой магазин',
    ],
    may: [
      'Мы можем снять мельницу, купить амбар или закрыться в мае.',
      'снять мельницу',
      'купить амбар',
      'закрыться в мае',
    ],
    want: ['Сестра хочет снять мельницу, я бы предпочёл купить амбар.', 'снять мельницу', 'купить амбар'],
    ways: ['Один вариант — снять мельницу, другой — купить амбар.', 'снять мельницу', 'купить амбар'],
  },
  uk: {
    onTheTable: [
      'На вибір: нова піч, старий фургон і більша крамниця.',
      'нова піч',
      'старий фургон',
      'більша крамниця',
    ],
    may: [
      'Ми можемо орендувати млин, купити комору або закритися в травні.',
      'орендувати млин',
      'купити комору',
      'закритися в травні',
    ],
    want: ['Сестра хоче орендувати млин, я б волів купити комору.', 'орендувати млин', 'купити комору'],
    ways: ['Один варіант — орендувати млин, інший — купити комору.', 'орендувати млин', 'купити комору'],
  },
  el: {
    onTheTable: [
      'Στο τραπέζι είναι ένας νέος φούρνος, ένα παλιό φορτηγό και ένα μεγαλύτερο μαγαζί.',
      'ένας νέος φούρνος',
      'ένα παλιό φορτηγό',
      'ένα μεγαλύτερο μαγαζί',
    ],
    may: [
      'Μπορούμε να νοικιάσουμε τον μύλο, να αγοράσουμε την αποθήκη ή να κλείσουμε τον Μάιο.',
      'νοικιάσουμε τον μύλο',
      'να αγοράσουμε την αποθήκη',
      'να κλείσουμε τον Μάιο',
    ],
    want: [
      'Η αδελφή μου θέλει να νοικιάσουμε τον μύλο, εγώ θα προτιμούσα να αγοράσουμε την αποθήκη.',
      'νοικιάσουμε τον μύλο',
      'αγοράσουμε την αποθήκη',
    ],
    ways: [
      'Ο ένας τρόπος είναι να νοικιάσουμε τον μύλο, ο άλλος είναι να αγοράσουμε την αποθήκη.',
      'νοικιάσουμε τον μύλο',
      'αγοράσουμε την αποθήκη',
    ],
  },
  tr: {
    onTheTable: [
      'Masada yeni bir fırın, eski bir minibüs ve daha büyük bir dükkân var.',
      'yeni bir fırın',
      'eski bir minibüs',
      'daha büyük bir dükkân',
    ],
    may: [
      'Değirmeni kiralayabiliriz, ambarı alabiliriz ya da mayısta kapatabiliriz.',
      'Değirmeni kiralayabiliriz',
      'ambarı alabiliriz',
      'mayısta kapatabiliriz',
    ],
    want: [
      'Ablam değirmeni kiralamak istiyor, ben ambarı almayı tercih ederim.',
      'değirmeni kiralamak',
      'ambarı almayı',
    ],
    ways: ['Bir yol değirmeni kiralamak, diğeri ambarı almak.', 'değirmeni kiralamak', 'ambarı almak'],
  },
  ar: {
    onTheTable: [
      'الخيارات المطروحة هي فرن جديد، وشاحنة مستعملة، ومتجر أكبر.',
      'فرن جديد',
      'شاحنة مستعملة',
      'متجر أكبر',
    ],
    may: [
      'يمكننا استئجار المطحنة، أو شراء المخزن، أو الإغلاق في مايو.',
      'استئجار المطحنة',
      'شراء المخزن',
      'الإغلاق في مايو',
    ],
    want: ['أختي تريد استئجار المطحنة، وأنا أفضل شراء المخزن.', 'استئجار المطحنة', 'شراء المخزن'],
    ways: ['الخيار الأول هو استئجار المطحنة، والثاني هو شراء المخزن.', 'استئجار المطحنة', 'شراء المخزن'],
  },
  fa: {
    onTheTable: ['گزینه‌های ما تنور نو، وانت کارکرده و مغازه بزرگ‌تر است.', 'تنور نو', 'وانت کارکرده', 'مغازه بزرگ‌تر'],
    may: [
      'می‌توانیم آسیاب را اجاره کنیم، انبار را بخریم یا در خرداد تعطیل کنیم.',
      'آسیاب را اجاره کنیم',
      'انبار را بخریم',
      'در خرداد تعطیل کنیم',
    ],
    want: [
      'خواهرم می‌خواهد آسیاب را اجاره کنیم، من ترجیح می‌دهم انبار را بخریم.',
      'آسیاب را اجاره کنیم',
      'انبار را بخریم',
    ],
    ways: [
      'یک راه این است که آسیاب را اجاره کنیم، راه دیگر این است که انبار را بخریم.',
      'آسیاب را اجاره کنیم',
      'انبار را بخریم',
    ],
  },
  he: {
    onTheTable: ['על הפרק תנור חדש, טנדר משומש וחנות גדולה יותר.', 'תנור חדש', 'טנדר משומש', 'חנות גדולה יותר'],
    may: ['אנחנו יכולים לשכור את הטחנה, לקנות את האסם או לסגור במאי.', 'לשכור את הטחנה', 'לקנות את האסם', 'לסגור במאי'],
    want: ['אחותי רוצה לשכור את הטחנה, אני מעדיף לקנות את האסם.', 'לשכור את הטחנה', 'לקנות את האסם'],
    ways: ['אפשרות אחת היא לשכור את הטחנה, והשנייה היא לקנות את האסם.', 'לשכור את הטחנה', 'לקנות את האסם'],
  },
  hi: {
    onTheTable: ['हमारे सामने विकल्प हैं नया तंदूर, पुरानी गाड़ी और बड़ी दुकान।', 'नया तंदूर', 'पुरानी गाड़ी', 'बड़ी दुकान'],
    may: [
      'हम चक्की किराए पर ले सकते हैं, खलिहान ख़रीद सकते हैं या मई में बंद कर सकते हैं।',
      'चक्की किराए पर ले सकते हैं',
      'खलिहान ख़रीद सकते हैं',
      'मई में बंद कर सकते हैं',
    ],
    want: ['मेरी बहन चक्की किराए पर लेना चाहती है, मैं खलिहान ख़रीदना चाहता हूँ।', 'चक्की किराए पर लेना', 'खलिहान ख़रीदना'],
    ways: ['एक रास्ता है चक्की किराए पर लेना, दूसरा है खलिहान ख़रीदना।', 'चक्की किराए पर लेना', 'खलिहान ख़रीदना'],
  },
  bn: {
    onTheTable: ['আমাদের সামনে বিকল্প হলো নতুন চুলা, পুরোনো ভ্যান এবং বড় দোকান।', 'নতুন চুলা', 'পুরোনো ভ্যান', 'বড় দোকান'],
    may: [
      'আমরা কলটা ভাড়া নিতে পারি, গোলা কিনতে পারি অথবা মে মাসে বন্ধ করতে পারি।',
      'কলটা ভাড়া নিতে পারি',
      'গোলা কিনতে পারি',
      'মে মাসে বন্ধ করতে পারি',
    ],
    want: ['আমার বোন কলটা ভাড়া নিতে চায়, আমি গোলা কিনতে চাই।', 'কলটা ভাড়া নিতে', 'গোলা কিনতে'],
    ways: ['একটা উপায় হলো কলটা ভাড়া নেওয়া, অন্যটা হলো গোলা কেনা।', 'কলটা ভাড়া নেওয়া', 'গোলা কেনা'],
  },
  ta: {
    onTheTable: [
      'எங்கள் முன் உள்ள விருப்பங்கள் புதிய அடுப்பு, பழைய வண்டி மற்றும் பெரிய கடை.',
      'புதிய அடுப்பு',
      'பழைய வண்டி',
      'பெரிய கடை',
    ],
    may: [
      'நாங்கள் ஆலையை வாடகைக்கு எடுக்கலாம், களஞ்சியத்தை வாங்கலாம் அல்லது மே மாதம் மூடலாம்.',
      'ஆலையை வாடகைக்கு எடுக்கலாம்',
      'களஞ்சியத்தை வாங்கலாம்',
      'மே மாதம் மூடலாம்',
    ],
    want: [
      'என் தங்கை ஆலையை வாடகைக்கு எடுக்க விரும்புகிறாள், நான் களஞ்சியத்தை வாங்க விரும்புகிறேன்.',
      'ஆலையை வாடகைக்கு எடுக்க',
      'களஞ்சியத்தை வாங்க',
    ],
    ways: [
      'ஒரு வழி ஆலையை வாடகைக்கு எடுப்பது, மற்றொரு வழி களஞ்சியத்தை வாங்குவது.',
      'ஆலையை வாடகைக்கு எடுப்பது',
      'களஞ்சியத்தை வாங்குவது',
    ],
  },
  th: {
    onTheTable: ['ทางเลือกของเรามี เตาใหม่ รถตู้เก่า และร้านที่ใหญ่กว่า', 'เตาใหม่', 'รถตู้เก่า', 'ร้านที่ใหญ่กว่า'],
    may: ['เราอาจจะเช่าโรงสี ซื้อยุ้งฉาง หรือปิดในเดือนพฤษภาคม', 'เช่าโรงสี', 'ซื้อยุ้งฉาง', 'ปิดในเดือนพฤษภาคม'],
    want: ['พี่สาวอยากเช่าโรงสี แต่ผมอยากซื้อยุ้งฉาง', 'เช่าโรงสี', 'ซื้อยุ้งฉาง'],
    ways: ['ทางหนึ่งคือเช่าโรงสี อีกทางหนึ่งคือซื้อยุ้งฉาง', 'เช่าโรงสี', 'ซื้อยุ้งฉาง'],
  },
  vi: {
    onTheTable: [
      'Các phương án là một lò mới, một xe tải cũ và một cửa hàng lớn hơn.',
      'một lò mới',
      'một xe tải cũ',
      'một cửa hàng lớn hơn',
    ],
    may: [
      'Chúng tôi có thể thuê cối xay, mua kho thóc hoặc đóng cửa vào tháng năm.',
      'thuê cối xay',
      'mua kho thóc',
      'đóng cửa vào tháng năm',
    ],
    want: ['Chị tôi muốn thuê cối xay, còn tôi thích mua kho thóc hơn.', 'thuê cối xay', 'mua kho thóc'],
    ways: ['Một cách là thuê cối xay, cách kia là mua kho thóc.', 'thuê cối xay', 'mua kho thóc'],
  },
  id: {
    onTheTable: [
      'Pilihannya adalah oven baru, mobil bekas, dan toko yang lebih besar.',
      'oven baru',
      'mobil bekas',
      'toko yang lebih besar',
    ],
    may: [
      'Kami bisa menyewa kilang, membeli lumbung, atau tutup pada bulan Mei.',
      'menyewa kilang',
      'membeli lumbung',
      'tutup pada bulan Mei',
    ],
    want: ['Kakak saya ingin menyewa kilang, saya lebih suka membeli lumbung.', 'menyewa kilang', 'membeli lumbung'],
    ways: [
      'Satu cara adalah menyewa kilang, cara lainnya adalah membeli lumbung.',
      'menyewa kilang',
      'membeli lumbung',
    ],
  },
  ja: {
    onTheTable: ['候補は新しい窯、中古のバン、大きな店です。', '新しい窯', '中古のバン', '大きな店'],
    may: ['水車小屋を借りるか、納屋を買うか、五月に閉めるかです。', '水車小屋を借りる', '納屋を買う', '五月に閉める'],
    want: ['姉は水車小屋を借りたい、私は納屋を買いたいと思っています。', '水車小屋を借り', '納屋を買い'],
    ways: ['水車小屋を借りる案と、納屋を買う案があります。', '水車小屋を借りる', '納屋を買う'],
  },
  ko: {
    onTheTable: ['선택지는 새 오븐, 중고 밴, 더 큰 가게입니다.', '새 오븐', '중고 밴', '더 큰 가게'],
    may: [
      '방앗간을 빌리거나, 헛간을 사거나, 5월에 닫을 수 있습니다.',
      '방앗간을 빌리거나',
      '헛간을 사거나',
      '5월에 닫을',
    ],
    want: ['언니는 방앗간을 빌리고 싶어 하고, 저는 헛간을 사고 싶습니다.', '방앗간을 빌리고', '헛간을 사고'],
    ways: ['방앗간을 빌리는 방법과 헛간을 사는 방법이 있습니다.', '방앗간을 빌리는', '헛간을 사는'],
  },
  'zh-Hans': {
    onTheTable: ['摆在桌上的有新烤炉、二手货车和更大的店面。', '新烤炉', '二手货车', '更大的店面'],
    may: ['我们可以租下磨坊、买下谷仓，或者五月关门。', '租下磨坊', '买下谷仓', '五月关门'],
    want: ['姐姐想租下磨坊，我更想买下谷仓。', '租下磨坊', '买下谷仓'],
    ways: ['一个办法是租下磨坊，另一个是买下谷仓。', '租下磨坊', '买下谷仓'],
  },
  'zh-Hant': {
    onTheTable: ['選項有新烤爐、二手貨車和更大的店面。', '新烤爐', '二手貨車', '更大的店面'],
    may: ['我們可以租下磨坊、買下穀倉，或者五月關門。', '租下磨坊', '買下穀倉', '五月關門'],
    want: ['姊姊想租下磨坊，我比較想買下穀倉。', '租下磨坊', '買下穀倉'],
    ways: ['一個辦法是租下磨坊，另一個是買下穀倉。', '租下磨坊', '買下穀倉'],
  },
};

describe.each(Object.entries(prose))('options in prose: %s', (_language, forms) => {
  it.each(Object.entries(forms))('%s', (_form, [text, ...named]) => {
    expect(titlesIn(text)).toEqual(named);
  });
});

/** What its reader would say that a text names: `beyond` is what only a reader finds, `more` what is read wrongly. */
type Written = {
  readonly language: string;
  readonly text: string;
  readonly named: readonly string[];
  readonly beyond?: readonly string[];
  readonly more?: readonly string[];
};
const writtenIn = (file: string): Written[] =>
  readFileSync(join(import.meta.dirname, '../../../../fixtures/asked', file), 'utf8')
    .trim()
    .split('\n')
    .map((line): Written => JSON.parse(line));

const says = (title: string, named: string): boolean => {
  const [long, short] = [comparable(title), comparable(named)];
  return long.includes(short) || (short.includes(long) && long.length >= 0.6 * short.length);
};

describe.each([
  ['letters and reports', writtenIn('prose.ndjson'), 69, 2],
  ['a sentence or two, some of which name no option', writtenIn('short.ndjson'), 263, 5],
  ['options that are mentioned one at a time', writtenIn('mentioned.ndjson'), 138, 9],
] as const)('texts that name options in prose: %s', (_kind, written, count, mostWrong) => {
  it('keep every option that is marked in them', () => {
    const lost = written.flatMap(({ language, text, named }) =>
      named.filter((one) => !titlesIn(text).some((title) => says(title, one))).map((one) => [language, one]),
    );
    expect([written.length, lost]).toEqual([count, []]);
  });

  it('have next to none made up of them', () => {
    const madeUp = written.flatMap(({ text, named, beyond = [], more = [] }) =>
      titlesIn(text).filter((title) => ![...named, ...beyond, ...more].some((one) => says(title, one))),
    );
    expect(madeUp).toEqual([]);
    expect(written.flatMap(({ more = [] }) => more).length).toBeLessThanOrEqual(mostWrong);
  });
});
