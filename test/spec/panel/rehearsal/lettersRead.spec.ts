import { describe, expect, it } from 'vitest';

import { read } from '../../../../server/panel/rehearsal/caseReading.ts';
import { openingLength } from '../../../../shared/kernel/text/opening.ts';
import { titleFrom } from '../../../../shared/views/debate/title.ts';

const titled = (text: string): string => titleFrom(text, openingLength(text));

const mails = [
  [
    'en',
    'Hi all,',
    'Our lease in Hull ends on 30 June 2027.',
    'Should we move?',
    'Kind regards,\nPriya\nHarbour Foods Ltd, 4 Dock Road, Hull HU1 2AB',
  ],
  [
    'pt',
    'Boa tarde,',
    'O contrato acaba a 30 de junho de 2027.',
    'Devemos mudar de armazém?',
    'Cumprimentos,\nRui Costa\nRua Nova 12, 4000-001 Porto',
  ],
  [
    'el',
    'Καλημέρα σας,',
    'Το μισθωτήριο λήγει στις 30 Ιουνίου 2027.',
    'Να μετακομίσουμε φέτος;',
    'Με εκτίμηση,\nΆννα Παππά',
  ],
  [
    'ja',
    '総務部の田中です。',
    '契約が2027年6月30日に切れます。',
    '本社を移転すべきでしょうか。',
    'よろしくお願いいたします。\n田中',
  ],
] as const;

describe('a rehearsal of a pasted e-mail', () => {
  it.each(mails)('asks what it asks and quotes its body alone: %s', (language, greeting, fact, question, closing) => {
    const found = read(`${greeting}\n\n${fact}\n${question}\n\n${closing}\n`, language);
    expect(found.question).toBe(question);
    expect(question).toContain(found.title.replace(/…$/u, ''));
    expect(found.quotes).toEqual([fact, question]);
  });

  it('takes the first sentence behind the greeting where it asks nothing', () => {
    expect(read('Good morning,\n\nThe lease ends in June.\nWe have a bid.\n', 'en').question).toBe(
      'The lease ends in June.',
    );
  });

  it.each(mails)('has no greeting for its title before it is read: %s', (_, greeting, fact) => {
    expect(titled(`${greeting}\n\n${fact}`)).toBe(fact);
    expect(titled(greeting)).toBe(greeting);
  });

  it.each([
    ['en', 'Hi, this is Sato from sales.', 'Should we move?'],
    ['en', 'Hi all,\nThis is Sato from sales.', 'Should we move?'],
    ['de', 'Guten Tag, hier ist Anna Weber aus dem Vertrieb.', 'Sollen wir umziehen?'],
    ['de', 'Ich bin Anna Weber aus dem Vertrieb.', 'Sollen wir umziehen?'],
    ['fr', 'Bonjour, je suis Claire Morel du service commercial.', 'Faut-il déménager ?'],
    ['es', 'Hola, soy Lucía de ventas.', '¿Nos mudamos?'],
    ['pt', 'Bom dia, aqui é o Rui da contabilidade.', 'Devemos mudar?'],
    ['it', 'Buongiorno, sono Anna Riva dell’ufficio acquisti.', 'Traslochiamo?'],
    ['nl', 'Goedemorgen, ik ben Sanne van de inkoop.', 'Verhuizen we?'],
    ['pl', 'Dzień dobry, z tej strony Ewa Nowak z działu sprzedaży.', 'Przenosimy się?'],
    ['ru', 'Добрый день, это Ирина из отдела продаж.', 'Переезжать ли нам?'],
    ['uk', 'Добрий день, це Олена з відділу продажів.', 'Чи переїжджати нам?'],
    ['el', 'Καλημέρα, είμαι η Άννα από τις πωλήσεις.', 'Να μετακομίσουμε;'],
    ['tr', 'Merhaba, ben Deniz Kaya.', 'Taşınalım mı?'],
    ['ar', 'مرحبا، أنا ليلى من قسم المبيعات.', 'هل ننتقل؟'],
    ['he', 'שלום, אני נועה ממחלקת המכירות.', 'האם לעבור?'],
    ['fa', 'سلام، من مریم از بخش فروش هستم.', 'جابه‌جا شویم؟'],
    ['hi', 'नमस्ते, मैं बिक्री विभाग से रवि बोल रहा हूँ।', 'क्या हम जगह बदलें?'],
    ['bn', 'নমস্কার, আমি বিক্রয় বিভাগ থেকে মিতা।', 'আমরা কি সরে যাব?'],
    ['th', 'สวัสดีครับ\nผมสมชายจากฝ่ายขายครับ', 'เราควรย้ายหรือไม่'],
    ['vi', 'Xin chào, tôi là Lan ở phòng kinh doanh.', 'Có nên chuyển không?'],
    ['id', 'Selamat pagi, saya Budi dari bagian penjualan.', 'Apakah kami pindah?'],
    ['ko', '안녕하세요. 영업부 김민수입니다.', '이전할까요?'],
    ['ja', 'お世話になっております。\n営業部の佐藤です。', '移転すべきでしょうか。'],
    ['ja', 'お世話になっております。営業部の佐藤です。', '移転すべきでしょうか。'],
    ['zh', '您好，我是销售部的李明。', '我们要搬吗？'],
  ] as const)('knows who writes from what they ask: %s, %s', (language, opening, question) => {
    expect(titled(`${opening}\n${question}`)).toBe(question);
    expect(titled(`${opening} ${question}`)).toBe(question);
    expect(read(`${opening}\n${question}\n`, language).quotes).toEqual([question]);
  });

  it.each([
    'I am a baker in Leeds.\nShould we move?',
    'We need a decision on the new hall this week!\nShould we move?',
    'Ich bin Inhaber einer Bäckerei.\nSollen wir umziehen?',
    'أنا صاحب مطعم في دبي.\nهل ننتقل؟',
    '我是一家面包店的老板。\n我们要搬吗？',
    'This is Acme’s final offer.\nShould we move?',
    'This is our last year in the hall, and rent is due.\nShould we move?',
  ])('takes nothing for a greeting that says something of the matter: %s', (text) => {
    expect(titled(text)).toBe(text.split('\n')[0]);
  });

  it.each(['Ruth,', 'Board members!', 'Dear all,'])('greets somebody in a line of its own: %s', (greeting) => {
    expect(titled(`${greeting}\nour lease ends in June.`)).toBe('Our lease ends in June.');
  });

  it('begins the title with a capital where the greeting goes on', () => {
    expect(titled('Hi team, our lease ends in June.')).toBe('Our lease ends in June.');
  });
});
