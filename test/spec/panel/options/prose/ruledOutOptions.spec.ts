import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

/** What may not be done, said in several ways, and a question of two sides beside it. */
const limits: readonly (readonly [
  language: string,
  question: string,
  sides: readonly string[],
  rules: readonly string[],
])[] = [
  [
    'en',
    'Close or sell?',
    ['Close', 'sell'],
    [
      'We can neither borrow nor let people go.',
      'We cannot borrow or let people go.',
      'We may not borrow, let people go or move.',
      'On no account will we borrow or let people go.',
      'Borrowing or letting people go is out of the question.',
      'The board says we must not borrow or let people go.',
    ],
  ],
  [
    'de',
    'Schließen oder verkaufen?',
    ['Schließen', 'verkaufen'],
    [
      'Wir können weder Schulden machen noch Leute entlassen.',
      'Wir dürfen keine Schulden machen oder Leute entlassen.',
      'Auf keinen Fall wollen wir Kredite aufnehmen oder jemanden entlassen.',
      'Einen Kredit aufnehmen oder Leute entlassen kommt nicht in Frage.',
    ],
  ],
  [
    'nl',
    'Sluiten we de winkel of verkopen we hem?',
    ['Sluiten we de winkel', 'verkopen we hem'],
    [
      'We mogen geen schulden maken of mensen ontslaan.',
      'We kunnen noch lenen noch mensen ontslaan.',
      'In geen geval gaan we lenen of mensen ontslaan.',
    ],
  ],
  [
    'fr',
    'Fermer ou vendre ?',
    ['Fermer', 'vendre'],
    [
      'Nous ne pouvons ni emprunter ni licencier.',
      'On ne peut pas emprunter ou licencier.',
      'Pas question d’emprunter ou de licencier.',
      'Emprunter ou licencier est exclu.',
    ],
  ],
  [
    'es',
    '¿Cerramos o vendemos?',
    ['Cerramos', 'vendemos'],
    [
      'No podemos endeudarnos ni despedir a nadie.',
      'Ni queremos pedir un préstamo ni despedir a nadie.',
      'No se puede pedir un préstamo o despedir a nadie.',
      'En ningún caso podemos endeudarnos o despedir a alguien.',
    ],
  ],
  [
    'it',
    'Chiudere o vendere?',
    ['Chiudere', 'vendere'],
    [
      'Non possiamo né indebitarci né licenziare.',
      'Non possiamo indebitarci o licenziare.',
      'È escluso indebitarsi o licenziare.',
      'In nessun caso possiamo indebitarci o licenziare.',
    ],
  ],
  [
    'pt',
    'Fechamos ou vendemos?',
    ['Fechamos', 'vendemos'],
    [
      'Não podemos nem endividar-nos nem despedir ninguém.',
      'Não podemos pedir empréstimo ou demitir alguém.',
      'Em caso algum podemos endividar-nos ou despedir alguém.',
    ],
  ],
  [
    'pl',
    'Zamknąć czy sprzedać?',
    ['Zamknąć', 'sprzedać'],
    [
      'Nie możemy ani brać kredytu, ani zwalniać ludzi.',
      'Nie możemy brać kredytu lub zwalniać ludzi.',
      'W żadnym razie nie możemy brać kredytu albo zwalniać ludzi.',
    ],
  ],
  [
    'ru',
    'Закрыть или продать?',
    ['Закрыть', 'продать'],
    [
      'Мы не можем ни брать кредит, ни увольнять людей.',
      'Мы не можем брать кредит или увольнять людей.',
      'Нам нельзя брать кредит или увольнять людей.',
      'Ни в коем случае мы не можем брать кредит или увольнять людей.',
    ],
  ],
  [
    'uk',
    'Закрити чи продати?',
    ['Закрити', 'продати'],
    [
      'Ми не можемо ні брати кредит, ні звільняти людей.',
      'Ми не можемо брати кредит або звільняти людей.',
      'Нам не можна брати кредит чи звільняти людей.',
    ],
  ],
  [
    'el',
    'Να κλείσουμε ή να πουλήσουμε;',
    ['Να κλείσουμε', 'να πουλήσουμε'],
    [
      'Δεν μπορούμε ούτε να δανειστούμε ούτε να απολύσουμε.',
      'Δεν μπορούμε να δανειστούμε ή να απολύσουμε.',
      'Σε καμία περίπτωση δεν μπορούμε να δανειστούμε ή να απολύσουμε.',
    ],
  ],
  [
    'tr',
    'Kapatalım mı, satalım mı?',
    ['Kapatalım', 'satalım'],
    [
      'Ne borçlanabiliriz ne de kimseyi işten çıkarabiliriz.',
      'Borçlanamayız veya kimseyi işten çıkaramayız.',
      'Borç almak veya kimseyi işten çıkarmak istemiyoruz.',
    ],
  ],
  [
    'ar',
    'هل نغلق الفرع أم نبيعه؟',
    ['نغلق الفرع', 'نبيعه'],
    [
      'لا نستطيع الاقتراض ولا تسريح أحد.',
      'لا يمكننا الاقتراض أو تسريح أحد.',
      'ممنوع أن نقترض أو أن نسرّح أحداً.',
      'لن نقترض أو نسرح أحداً.',
    ],
  ],
  [
    'fa',
    'آیا شعبه را ببندیم یا بفروشیم؟',
    ['شعبه را ببندیم', 'بفروشیم'],
    [
      'نه می‌توانیم وام بگیریم و نه کسی را اخراج کنیم.',
      'نمی‌توانیم وام بگیریم یا کسی را اخراج کنیم.',
      'نباید وام بگیریم یا کسی را اخراج کنیم.',
    ],
  ],
  [
    'he',
    'האם לסגור את הסניף או למכור אותו?',
    ['לסגור את הסניף', 'למכור אותו'],
    ['אסור לנו ללוות או לפטר.', 'אנחנו לא יכולים ללוות או לפטר.', 'בשום אופן לא נוכל ללוות או לפטר.'],
  ],
  [
    'hi',
    'क्या हम दुकान बंद करें या बेच दें?',
    ['दुकान बंद करें', 'बेच दें'],
    [
      'हम न कर्ज़ ले सकते हैं और न किसी को निकाल सकते हैं।',
      'हम कर्ज़ ले या किसी को निकाल नहीं सकते।',
      'हम कर्ज़ लेना या किसी को निकालना नहीं चाहते।',
    ],
  ],
  [
    'bn',
    'আমরা কি দোকান বন্ধ করব, নাকি বিক্রি করব?',
    ['দোকান বন্ধ করব', 'বিক্রি করব'],
    ['আমরা ঋণ নিতে বা কাউকে ছাঁটাই করতে পারব না।', 'আমরা ঋণ নিতে বা কাউকে ছাঁটাই করতে চাই না।'],
  ],
  [
    'ta',
    'கடையை மூடுவதா, அல்லது விற்பதா?',
    ['கடையை மூடுவதா', 'விற்பதா'],
    ['நாங்கள் கடன் வாங்கவோ யாரையும் நீக்கவோ முடியாது.', 'நாங்கள் கடன் வாங்க அல்லது யாரையும் நீக்க முடியாது.'],
  ],
  [
    'vi',
    'Nên đóng cửa hàng hay bán?',
    ['đóng cửa hàng', 'bán'],
    ['Chúng tôi không thể vay nợ hoặc sa thải ai.', 'Tuyệt đối không vay nợ hoặc sa thải ai.'],
  ],
  [
    'id',
    'Apakah kami menutup toko atau menjualnya?',
    ['menutup toko', 'menjualnya'],
    [
      'Kami tidak boleh berutang atau memecat siapa pun.',
      'Kami tidak bisa berutang maupun memecat siapa pun.',
      'Dilarang berutang atau memecat siapa pun.',
    ],
  ],
  [
    'th',
    'ควรปิดสาขาหรือขาย',
    ['ปิดสาขา', 'ขาย'],
    ['เรากู้เงินหรือเลิกจ้างไม่ได้', 'เราไม่สามารถกู้เงินหรือเลิกจ้างได้', 'ห้ามกู้เงินหรือเลิกจ้าง'],
  ],
  [
    'ko',
    '매장을 닫을까요, 아니면 팔까요?',
    ['매장을 닫을까요', '팔까요'],
    [
      '빚을 지거나 사람을 내보낼 수는 없습니다.',
      '빚을 지거나 사람을 내보내서는 안 됩니다.',
      '빚을 지거나 사람을 내보내지 않겠습니다.',
    ],
  ],
  [
    'ja',
    '店を閉めるべきか、売るべきか。',
    ['店を閉めるべき', '売るべき'],
    ['借金や解雇はできません。', '借金をするか人を解雇することはできません。', '借金も解雇もしてはいけません。'],
  ],
  [
    'zh-Hans',
    '是关店，还是卖掉？',
    ['关店', '卖掉'],
    ['我们不能借钱或裁员。', '我们绝不借钱或裁员。', '公司不允许借钱或者裁员。'],
  ],
  [
    'zh-Hant',
    '是關店，還是賣掉？',
    ['關店', '賣掉'],
    ['我們不能借錢或裁員。', '我們絕不借錢或裁員。', '公司不允許借錢或者裁員。'],
  ],
];

describe('a sentence that rules out what it lists', () => {
  const rows = limits.flatMap(([language, question, sides, rules]) =>
    rules.map((rule) => [language, rule, question, sides] as const),
  );

  it.each(rows)('names no options, and the question beside it does (%s): %s', (_language, rule, question, sides) => {
    expect(titlesIn(rule)).toEqual([]);
    const got = titlesIn(`${rule} ${question}`);
    expect(got).toHaveLength(sides.length);
    sides.forEach((side, i) => expect(got[i]).toContain(side));
  });

  it.each([
    ['We cannot stay here, so we can sell the barn or let it.', ['sell the barn', 'let it']],
    ['We cannot decide whether to sell the barn or let it.', ['sell the barn', 'let it']],
    ['Either we do not renew the lease, or we buy the house.', ['we do not renew the lease', 'we buy the house']],
    ['Either we will not renew, or we buy.', ['we will not renew', 'we buy']],
    ['Should we sell or not sell the barn?', ['sell', 'not sell the barn']],
    ['Should we sell the barn, or not sell and wait?', ['sell the barn', 'not sell and wait']],
    ['We cannot go on like this: sell the barn or let it?', ['sell the barn', 'let it']],
    ['Wir können nicht bleiben, also können wir nur verkaufen oder vermieten.', ['nur verkaufen', 'vermieten']],
    [
      'Wir überlegen, ob wir den Hof nicht verkaufen oder nur verpachten.',
      ['den Hof nicht verkaufen', 'nur verpachten'],
    ],
    ['Sollen wir den Hof nicht verkaufen oder nur verpachten?', ['nicht verkaufen', 'nur verpachten']],
    ['On ne peut pas rester, donc on peut vendre la grange ou la louer.', ['vendre la grange', 'la louer']],
    ['No podemos decidir si vender la finca o alquilarla.', ['vender la finca', 'alquilarla']],
    ['Мы не можем решить: продать дом или сдать его?', ['продать дом', 'сдать его']],
    ['Мы можем либо продать дом, либо не продавать и ждать.', ['продать дом', 'не продавать и ждать']],
    ['卖还是不卖？', ['卖', '不卖']],
    ['我们不能再等，要么卖店，要么转租。', ['卖店', '转租']],
    ['売るべきか、売らないべきか。', ['売るべき', '売らないべき']],
    ['Satalım mı, satmayalım mı?', ['Satalım', 'satmayalım']],
    ['이 가게를 팔까요, 팔지 말까요?', ['이 가게를 팔까요', '팔지 말까요']],
  ] as const)('keeps what is one of two sides: %s', (text, sides) => {
    const got = titlesIn(text);
    expect(got).toHaveLength(sides.length);
    sides.forEach((side, i) => expect(got[i]).toContain(side));
  });
});
