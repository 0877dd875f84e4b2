import { describe, expect, it } from 'vitest';

import { bodyOf, withoutLetter } from '../../../../server/panel/protocol/text/letter/letter.ts';

/** Greeting, matter, sign-off with what stands below it. */
const letters: readonly (readonly [string, string, string, string])[] = [
  [
    'en',
    'Hi all,',
    'Our lease ends in June. Should we move?',
    'Kind regards,\nPriya Shah\nHarbour Foods Ltd, 4 Dock Road, Hull HU1 2AB\nTel. 01482 555 010',
  ],
  [
    'de',
    'Sehr geehrte Frau Lang,',
    'unser Mietvertrag endet im Juni. Sollen wir umziehen?',
    'Mit freundlichen Grüßen\nJonas Weber\nWeber GmbH, Gasse 4, 50667 Köln\nUSt-IdNr. DE123456789',
  ],
  ['fr', 'Bonjour à tous,', 'Notre bail finit en juin. Faut-il déménager ?', 'Cordialement,\nClaire Morel'],
  ['es', 'Estimados señores:', 'El contrato acaba en junio. ¿Nos mudamos?', 'Un saludo,\nLucía Pérez'],
  ['pt', 'Boa tarde,', 'O contrato acaba em junho. Devemos mudar?', 'Com os melhores cumprimentos,\nRui Costa'],
  ['it', 'Gentile dottor Neri,', 'Il contratto finisce a giugno. Traslochiamo?', 'Cordiali saluti\nAnna Riva'],
  ['nl', 'Beste bestuur,', 'Ons contract loopt in juni af. Verhuizen we?', 'Met vriendelijke groet,\nSanne de Wit'],
  ['pl', 'Dzień dobry,', 'umowa kończy się w czerwcu. Przenosimy się?', 'Pozdrawiam\nEwa Nowak'],
  ['ru', 'Добрый день!', 'Договор кончается в июне. Переезжать ли нам?', 'С уважением,\nИрина Белова'],
  ['uk', 'Доброго дня!', 'Договір закінчується в червні. Чи переїжджати нам?', 'З повагою,\nОлена Коваль'],
  ['el', 'Καλησπέρα σας,', 'Το μισθωτήριο λήγει τον Ιούνιο. Να μετακομίσουμε;', 'Με εκτίμηση,\nΆννα Παππά'],
  ['tr', 'Merhaba arkadaşlar,', 'Sözleşme haziranda bitiyor. Taşınalım mı?', 'Saygılarımla,\nDeniz Kaya'],
  ['ar', 'السلام عليكم،', 'ينتهي العقد في حزيران. هل ننتقل؟', 'مع أطيب التحيات،\nليلى حداد'],
  ['he', 'שלום לכולם,', 'החוזה נגמר ביוני. האם לעבור?', 'בברכה,\nנועה לוי'],
  ['fa', 'با سلام،', 'قرارداد در خرداد تمام می‌شود. جابه‌جا شویم؟', 'با احترام،\nمریم رضایی'],
  ['hi', 'नमस्ते,', 'हमारा अनुबंध जून में ख़त्म होता है। क्या हम जगह बदलें?', 'धन्यवाद,\nरवि शर्मा'],
  ['bn', 'প্রিয় সহকর্মীরা,', 'জুনে আমাদের চুক্তি শেষ। আমরা কি সরে যাব?', 'ধন্যবাদান্তে,\nমিতা দাস'],
  ['ta', 'வணக்கம்,', 'ஜூனில் ஒப்பந்தம் முடிகிறது. இடம் மாறலாமா?', 'நன்றி,\nகவிதா'],
  ['th', 'สวัสดีครับ', 'สัญญาเช่าหมดเดือนมิถุนายน เราควรย้ายหรือไม่', 'ขอบคุณครับ\nสมชาย'],
  ['vi', 'Kính gửi ban giám đốc,', 'Hợp đồng hết hạn tháng 6. Có nên chuyển không?', 'Trân trọng,\nNguyễn Lan'],
  ['id', 'Selamat pagi,', 'Kontrak habis bulan Juni. Apakah kami pindah?', 'Terima kasih,\nBudi Santoso'],
  ['ko', '안녕하세요.', '계약이 6월에 끝납니다. 이전할까요?', '감사합니다.\n김민수 드림'],
  ['ja', '総務部の田中です。', '契約が6月に切れます。移転すべきでしょうか。', 'よろしくお願いいたします。\n田中'],
  ['zh', '各位好：', '合同六月到期。我们要搬吗？', '谢谢！\n李明'],
  ['zh-Hant', '大家好，', '合約六月到期。我們要搬嗎？', '敬上\n林怡君'],
];

describe('the body of a pasted e-mail', () => {
  it.each(letters)('is what stands between greeting and closing: %s', (_, greeting, body, closing) => {
    const text = `${greeting}\n\n${body}\n\n${closing}\n`;
    expect(withoutLetter(text)).toBe(body);
    expect(bodyOf(text).at).toBe(text.indexOf(body));
  });

  it.each(letters)('is the whole where there is neither: %s', (_, _greeting, body) => {
    expect(withoutLetter(body)).toBe(body);
    expect(withoutLetter(`${body}\n\n${body}`)).toBe(`${body}\n\n${body}`);
  });

  it.each([
    ['en', 'Our lease in Hull ends in June.', 'Rosalind'],
    ['en', 'Our lease in Hull ends in June.', 'Rosalind van der Hart, CFO\nHarbour Foods Ltd'],
    ['de', 'Unser Mietvertrag endet im Juni.', 'Hannelore Brück'],
    ['ru', 'Договор кончается в июне.', 'Ирина Белова'],
    ['el', 'Το μισθωτήριο λήγει τον Ιούνιο.', 'Άννα Παππά'],
    ['ar', 'ينتهي العقد في حزيران.', 'ليلى عبد الحداد'],
    ['hi', 'हमारा अनुबंध जून में ख़त्म होता है।', 'रविशंकर शर्मा'],
    ['zh-Hant', '合約六月到期。', '財務長 葉蕙如 敬上'],
    ['zh', '合同六月到期。', '财务总监 李明'],
    ['ja', '契約が6月に切れます。', '経理部長 佐々木一郎 拝'],
    ['ko', '계약이 6월에 끝납니다.', '재무팀장 김민수 드림'],
  ])('ends before a name that signs without a sign-off: %s, %s', (_, body, name) => {
    expect(withoutLetter(`${body}\n\n${name}\n`)).toBe(body);
  });

  it.each([
    'Our lease ends in June.\n\nBackground\n\nThe hall leaks, and nobody mends it.',
    'Our lease ends in June.\n\nbuy or rent',
    'ينتهي العقد في حزيران.\n\nهل ننتقل',
    '合同六月到期。\n\n要不要搬',
    'Our towns:\nHull\nLeeds',
  ])('keeps what is no name: %s', (text) => expect(withoutLetter(text)).toBe(text));

  it('begins in the line of the greeting where that goes on', () => {
    expect(withoutLetter('Hi team, our lease ends in June. Should we move?')).toBe(
      'our lease ends in June. Should we move?',
    );
  });

  it.each([
    ['a question below the sign-off', 'We lease a hall.\n\nThanks,\nMargaret\nDo we stay?'],
    ['a list below it', 'We lease a hall.\n\nThanks\n- stay\n- move'],
    ['an amount below it', 'We lease a hall.\n\nThanks,\nThe rent is £4,000 a month'],
    ['an amount of which a sentence begins with such a word', 'Dear old machines cost us € 40,000.\nShould we sell?'],
    [
      'a sentence that begins with such a word',
      'We lease a hall.\nThanks to the grant we can afford two more years here, and the bank agrees to it in full.\nWe have a bid.',
    ],
    ['nothing else', 'Hi team,'],
  ])('keeps %s', (_, text) => {
    expect(withoutLetter(text)).toBe(text);
  });
});
