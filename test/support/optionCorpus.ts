type Spoken = {
  readonly fact: string;
  readonly intro: string;
  readonly options: readonly [string, string, string];
  /** A question that names the first two. */
  readonly asks: string;
};

/** How people who write these languages introduce three options, one of them in a word or two. */
const spoken: Readonly<Record<string, Spoken>> = {
  en: {
    fact: 'We run a bakery in Leeds with 14 staff.',
    intro: 'Our options are:',
    options: ['Lease the shop next door', 'Sell franchise licences', 'Wait'],
    asks: 'Lease the shop next door or sell franchise licences?',
  },
  de: {
    fact: 'Wir führen eine Bäckerei in Graz mit 14 Leuten.',
    intro: 'Unsere Möglichkeiten:',
    options: ['Den Laden nebenan mieten', 'Lizenzen verkaufen', 'Warten'],
    asks: 'Den Laden nebenan mieten oder Lizenzen verkaufen?',
  },
  fr: {
    fact: 'Nous tenons une boulangerie à Lyon avec 14 salariés.',
    intro: 'Nos options :',
    options: ['Louer la boutique voisine', 'Vendre des licences', 'Attendre'],
    asks: 'Louer la boutique voisine ou vendre des licences ?',
  },
  es: {
    fact: 'Llevamos una panadería en Bilbao con 14 personas.',
    intro: 'Las opciones son:',
    options: ['Alquilar el local de al lado', 'Vender licencias', 'Esperar'],
    asks: '¿Alquilar el local de al lado o vender licencias?',
  },
  pt: {
    fact: 'Temos uma padaria no Porto com 14 pessoas.',
    intro: 'As opções são:',
    options: ['Arrendar a loja ao lado', 'Vender licenças', 'Esperar'],
    asks: 'Arrendar a loja ao lado ou vender licenças?',
  },
  it: {
    fact: 'Abbiamo un forno a Torino con 14 persone.',
    intro: 'Le opzioni sono:',
    options: ['Affittare il negozio accanto', 'Vendere licenze', 'Aspettare'],
    asks: 'Affittare il negozio accanto o vendere licenze?',
  },
  nl: {
    fact: 'We hebben een bakkerij in Gent met 14 mensen.',
    intro: 'Onze opties zijn:',
    options: ['De winkel ernaast huren', 'Licenties verkopen', 'Wachten'],
    asks: 'De winkel ernaast huren of licenties verkopen?',
  },
  pl: {
    fact: 'Prowadzimy piekarnię w Łodzi, 14 osób.',
    intro: 'Nasze opcje:',
    options: ['Wynająć lokal obok', 'Sprzedać licencje', 'Czekać'],
    asks: 'Wynająć lokal obok czy sprzedać licencje?',
  },
  tr: {
    fact: 'İzmir’de 14 kişilik bir fırınımız var.',
    intro: 'Seçeneklerimiz:',
    options: ['Yandaki dükkânı kiralamak', 'Lisans satmak', 'Beklemek'],
    asks: 'Yandaki dükkânı kiralamak veya lisans satmak?',
  },
  ru: {
    fact: 'У нас пекарня в Твери, 14 человек.',
    intro: 'Наши варианты:',
    options: ['Снять помещение рядом', 'Продать лицензии', 'Ждать'],
    asks: 'Снять помещение рядом или продать лицензии?',
  },
  uk: {
    fact: 'Ми маємо пекарню у Львові, 14 людей.',
    intro: 'Наші варіанти:',
    options: ['Орендувати сусіднє приміщення', 'Продати ліцензії', 'Чекати'],
    asks: 'Орендувати сусіднє приміщення чи продати ліцензії?',
  },
  el: {
    fact: 'Έχουμε έναν φούρνο στην Πάτρα με 14 άτομα.',
    intro: 'Οι επιλογές μας:',
    options: ['Να νοικιάσουμε το διπλανό μαγαζί', 'Να πουλήσουμε άδειες', 'Αναμονή'],
    asks: 'Να νοικιάσουμε το διπλανό μαγαζί ή να πουλήσουμε άδειες;',
  },
  ar: {
    fact: 'لدينا مخبز في عمّان فيه 14 عاملًا.',
    intro: 'الخيارات أمامنا:',
    options: ['استئجار المحل المجاور', 'بيع التراخيص', 'الانتظار'],
    asks: 'استئجار المحل المجاور أو بيع التراخيص؟',
  },
  fa: {
    fact: 'ما در شیراز نانوایی‌ای با ۱۴ نفر داریم.',
    intro: 'گزینه‌های ما:',
    options: ['اجارهٔ مغازهٔ کناری', 'فروش امتیاز', 'صبر'],
    asks: 'اجارهٔ مغازهٔ کناری یا فروش امتیاز؟',
  },
  he: {
    fact: 'יש לנו מאפייה בחיפה עם 14 עובדים.',
    intro: 'האפשרויות שלנו:',
    options: ['לשכור את החנות הסמוכה', 'למכור זיכיונות', 'לחכות'],
    asks: 'לשכור את החנות הסמוכה או למכור זיכיונות?',
  },
  hi: {
    fact: 'पुणे में हमारी 14 लोगों की बेकरी है।',
    intro: 'हमारे विकल्प:',
    options: ['बगल की दुकान किराए पर लेना', 'लाइसेंस बेचना', 'रुकना'],
    asks: 'बगल की दुकान किराए पर लेना या लाइसेंस बेचना?',
  },
  bn: {
    fact: 'খুলনায় আমাদের ১৪ জনের একটি বেকারি আছে।',
    intro: 'আমাদের বিকল্প:',
    options: ['পাশের দোকান ভাড়া নেওয়া', 'লাইসেন্স বিক্রি', 'অপেক্ষা'],
    asks: 'পাশের দোকান ভাড়া নেওয়া অথবা লাইসেন্স বিক্রি?',
  },
  ta: {
    fact: 'மதுரையில் 14 பேர் கொண்ட பேக்கரி நடத்துகிறோம்.',
    intro: 'எங்கள் தேர்வுகள்:',
    options: ['பக்கத்துக் கடையை வாடகைக்கு எடுப்பது', 'உரிமம் விற்பது', 'காத்திருப்பது'],
    asks: 'பக்கத்துக் கடையை வாடகைக்கு எடுப்பது அல்லது உரிமம் விற்பது?',
  },
  th: {
    fact: 'เรามีร้านเบเกอรี่ที่เชียงใหม่ มีพนักงาน 14 คน',
    intro: 'ทางเลือกของเรา:',
    options: ['เช่าร้านข้าง ๆ', 'ขายสิทธิ์แฟรนไชส์', 'รอ'],
    asks: 'เช่าร้านข้าง ๆ หรือ ขายสิทธิ์แฟรนไชส์?',
  },
  vi: {
    fact: 'Chúng tôi có một tiệm bánh ở Huế với 14 người.',
    intro: 'Các phương án:',
    options: ['Thuê cửa hàng bên cạnh', 'Bán nhượng quyền', 'Chờ'],
    asks: 'Thuê cửa hàng bên cạnh hay bán nhượng quyền?',
  },
  id: {
    fact: 'Kami punya toko roti di Solo dengan 14 orang.',
    intro: 'Pilihan kami:',
    options: ['Menyewa toko sebelah', 'Menjual lisensi', 'Menunggu'],
    asks: 'Menyewa toko sebelah atau menjual lisensi?',
  },
  ja: {
    fact: '神戸で14人のパン屋をしています。',
    intro: '選択肢は次のとおりです：',
    options: ['隣の店を借りる', '加盟店を募る', '待つ'],
    asks: '隣の店を借りる、それとも加盟店を募る？',
  },
  ko: {
    fact: '대구에서 14명이 일하는 빵집을 합니다.',
    intro: '선택지는 다음과 같습니다:',
    options: ['옆 가게를 빌린다', '가맹점을 모집한다', '대기'],
    asks: '옆 가게를 빌린다 아니면 가맹점을 모집한다?',
  },
  'zh-Hans': {
    fact: '我们在苏州开了一家14人的面包店。',
    intro: '我们的选项：',
    options: ['租下隔壁店面', '授权加盟', '等'],
    asks: '租下隔壁店面还是授权加盟？',
  },
  'zh-Hant': {
    fact: '我們在臺南開了一家14人的麵包店。',
    intro: '我們的選項：',
    options: ['租下隔壁店面', '授權加盟', '等'],
    asks: '租下隔壁店面還是授權加盟？',
  },
};

/** How people set a list of options down. */
const layouts: Readonly<Record<string, (s: Spoken) => readonly string[]>> = {
  hyphens: ({ fact, intro, options }) => [fact, intro, ...options.map((one) => `- ${one}`)],
  bullets: ({ fact, intro, options }) => [fact, '', intro, '', ...options.map((one) => `• ${one}.`)],
  dots: ({ intro, options, fact }) => [intro, ...options.map((one) => `・${one}`), fact],
  numbers: ({ fact, intro, options }) => [fact, intro, ...options.map((one, i) => `${i + 1}. ${one}`)],
  brackets: ({ fact, intro, options }) => [fact, intro, ...options.map((one, i) => `${i + 1}) ${one};`)],
  nativeDigits: ({ fact, intro, options }) => [fact, intro, ...options.map((one, i) => `${'१२३'.charAt(i)}. ${one}`)],
  arabicDigits: ({ fact, intro, options }) => [fact, intro, ...options.map((one, i) => `${'١٢٣'.charAt(i)}) ${one}`)],
  letters: ({ fact, intro, options }) => [fact, intro, ...options.map((one, i) => `${'ABC'.charAt(i)}. ${one}`)],
  circled: ({ fact, intro, options }) => [fact, intro, ...options.map((one, i) => `${'①②③'.charAt(i)} ${one}`)],
  han: ({ fact, intro, options }) => [fact, intro, ...options.map((one, i) => `${'一二三'.charAt(i)}、${one}`)],
  inline: ({ fact, intro, options }) => [
    fact,
    `${intro} ${options.map((one, i) => `(${'abc'.charAt(i)}) ${one}`).join(', ')}.`,
  ],
  blankLines: ({ fact, intro, options }) => [fact, intro, ...options.flatMap((one) => ['', `* ${one}`]), '', fact],
};

export type NamedCase = {
  readonly language: string;
  readonly layout: string;
  readonly text: string;
  readonly named: readonly string[];
};

/** Decisions as people write them, in 25 languages: with lists in twelve forms, and as a question. */
export const optionCorpus: readonly NamedCase[] = Object.entries(spoken).flatMap(([language, one]) => [
  ...Object.entries(layouts).map(([layout, lay]) => ({
    language,
    layout,
    text: lay(one).join('\n'),
    named: one.options,
  })),
  { language, layout: 'question', text: `${one.fact}\n${one.asks}`, named: one.options.slice(0, 2) },
]);
