import { describe, expect, it } from 'vitest';

import { missedIn } from '../../../../../server/panel/protocol/phases/matching/namedOptions.ts';
import { listedOptions } from '../../../../../server/panel/protocol/text/options/listedOptions.ts';

/** Forms in which papers and records of decisions list what was to be chosen from, with just the options that each names. */
const forms: readonly (readonly [form: string, text: string, named: readonly string[]])[] = [
  [
    'labels on lines of their own',
    'He is torn.\nOption A\nHalf a year in Turin, paid.\nOption B\nA post at home for two years.\nWhat now?',
    ['Half a year in Turin, paid', 'A post at home for two years'],
  ],
  [
    'headings below a line that leads to them',
    '### The roof\n\nOne of three options:\n\n#### (a) Tiles ★\n\n- cheap\n- heavy\n\n#### (b) Slate\n\n- dear\n\n### The floor\n\nLater.',
    ['Tiles ★', 'Slate'],
  ],
  [
    'paragraphs that begin with a name, below a count',
    'Nous avons deux options :\n\nRéparer le four : on appelle Luc, il vient en mai.\n\nEn acheter un : on emprunte à la banque.',
    ['Réparer le four : on appelle Luc, il vient en mai', 'En acheter un : on emprunte à la banque'],
  ],
  [
    'items that count themselves in words',
    'Вижу два варианта:\n1. Чиним крышу.\n2. Второй вариант - продаём сарай.',
    ['Чиним крышу', 'продаём сарай'],
  ],
  [
    'items over several lines',
    'Considered options\n\n1. Keep the hall and let it\n   on Saturdays to the choir.\n2. Sell it.\n   The parish has an offer.\n3. Share it with\n   the school next door.',
    ['Keep the hall and let it on Saturdays to the choir', 'Sell it', 'Share it with the school next door'],
  ],
  [
    'reasons set in below each item',
    '## Options\n\n1. **Rent**\n   - Pro: no debt\n   - Con: 4,000 a month\n\n2. **Buy**\n   - Pro: ours\n   - Con: debt\n\n## What we know\n\n- rent rises in May\n- the roof leaks',
    ['Rent', 'Buy'],
  ],
  [
    'headings with labels',
    '# Which bus?\n\n## Alternativen\n\n### Variante 1: Diesel\n\nBillig.\n\n**Vorteile**\n- Preis\n- Netz\n\n### Variante 2: Strom\n\nLeise.\n\n## Bewertung der Alternativen\n\n- Diesel fällt weg\n- Strom bleibt',
    ['Diesel', 'Strom'],
  ],
  [
    'headings without labels',
    '## Opciones consideradas\n\n### Vender el taller\n\nTexto.\n\n### Cerrar en junio\n\nTexto.\n\n### Ventajas\n\n- una\n- dos',
    ['Vender el taller', 'Cerrar en junio'],
  ],
  [
    'headings that divide several choices',
    '## 検討した選択肢\n\n### 店舗\n\n- A. 駅前\n- B. 港\n\n### 会計\n\n- A. 自社で行う\n- B. 税理士に頼む',
    ['A. 駅前', 'B. 港', 'A. 自社で行う', 'B. 税理士に頼む'],
  ],
  [
    'a table',
    '## Opções consideradas\n\n| Opção | Prós | Contras |\n|---|---|---|\n| Arrendar a loja | Barato | Longe |\n| **Comprar o forno** | Nosso | Dívida |\n',
    ['Arrendar a loja', 'Comprar o forno'],
  ],
  [
    'a table whose first column counts',
    '## 备选方案\n\n| # | 方案 | 理由 |\n| - | - | - |\n| 1 | 租下店面 | 便宜 |\n| 2 | 买下店面 | 长久 |',
    ['租下店面', '买下店面'],
  ],
  [
    'a table after a question',
    'Куда ехать?\n\n| Вариант | Цена |\n|---|---|\n| Казань | 100 |\n| Пермь | 80 |',
    ['Казань', 'Пермь'],
  ],
  [
    'names in bold before an explanation',
    '## Options envisagées\n\n- **Louer la boutique** — moins cher, mais loin du centre.\n- **Vendre des licences** : demande un avocat.',
    ['Louer la boutique', 'Vendre des licences'],
  ],
  [
    'paragraphs that begin in bold',
    '## Considered options\n\n**Asking at the first visit**, before anybody knows us, was too early.\n\n**Asking by letter** costs a week.',
    ['Asking at the first visit', 'Asking by letter costs a week'],
  ],
  [
    'labels in bold',
    '## Options envisagées\n\n**Option A — Garder le camion.** Rien à payer.\n\n**Option B — Le vendre.** On perd du temps.',
    ['Option A — Garder le camion', 'Option B — Le vendre'],
  ],
  [
    'long items that explain themselves',
    'Our options:\n- Keep the Saturday class as it is - nobody has to move, but we lose about 40 pounds a week and Priya is worn out\n- Drop it (see the figures: 12 of 19 came) - and run two classes on Wednesday, when the hall is free until ten',
    ['Keep the Saturday class as it is', 'Drop it (see the figures: 12 of 19 came)'],
  ],
  [
    'conditions with options below them',
    '## Opzioni\n\n- Se piove:\n  - la sala\n  - il garage\n- Se non piove:\n  - il giardino',
    ['la sala', 'il garage', 'il giardino'],
  ],
  ['one item below such a heading', '## Alternatieven\n\n* Doorgaan zoals nu', ['Doorgaan zoals nu']],
  [
    'links, comments and boxes',
    '## 고려한 대안\n\n<!-- 대안 목록 -->\n- [x] [가게를 빌린다](https://example.org/a)\n- [ ] 가게를 산다',
    ['가게를 빌린다', '가게를 산다'],
  ],
  [
    'a heading below a title that names a choice',
    '# Wybór sali\n\n## Kontekst\n\n- 40 gości\n- czerwiec\n\n## Rozważane opcje\n\n* Stodoła\n* Remiza',
    ['Stodoła', 'Remiza'],
  ],
  [
    'an introduction over two lines',
    'Pick the one that you\nwould take yourself:\n - the barn\n - the garden',
    ['the barn', 'the garden'],
  ],
  [
    'what was chosen and why',
    '## Decision outcome\n\nChosen option: the barn, because\n\n- it is dry\n- it is free\n\n## Pros and cons of the options\n\n### The barn\n\n- Good, because it is dry\n- Bad, because it is far',
    [],
  ],
  ['digits and dashes', 'Options:\n1- buy\n2- lease\n3- wait', ['buy', 'lease', 'wait']],
  ['digits and dashes in Persian', 'گزینه‌ها:\n۱- خرید\n۲- اجاره', ['خرید', 'اجاره']],
  ['digits and long dashes', 'Options:\n1 – buy\n2 – lease', ['buy', 'lease']],
  ['sums before dashes', 'Which price?\n- 29 – cheap\n- 49 – fair', ['29 – cheap', '49 – fair']],
  ['digits and danda', 'আমাদের বিকল্প:\n১। কিনব\n২। ভাড়া নেব', ['কিনব', 'ভাড়া নেব']],
  ['Roman numerals', 'Options:\nI. buy\nII. lease\nIII. wait', ['buy', 'lease', 'wait']],
  ['small Roman numerals', 'Options:\ni) buy\nii) lease\niii) wait\niv) sell', ['buy', 'lease', 'wait', 'sell']],
  ['Roman numerals of one sign', 'Варианты:\nⅠ. купить\nⅡ. ждать', ['купить', 'ждать']],
  ['keycaps', 'Options:\n1️⃣ buy\n2️⃣ lease', ['buy', 'lease']],
  ['boxes without bullets', 'Options:\n[ ] buy\n[x] lease', ['buy', 'lease']],
  ['ticks and crosses', 'Options:\n✔ buy\n✘ lease', ['buy', 'lease']],
  ['angled quotes', 'Choix :\n» acheter\n» louer', ['acheter', 'louer']],
  ['Tamil options', 'விருப்பங்கள்:\n1. வாங்கு\n2. வாடகை', ['வாங்கு', 'வாடகை']],
  ['Korean plans', '방안:\n① 매입\n② 임대', ['매입', '임대']],
  ['letters in a line', 'We can a) buy, b) lease or c) wait.', ['buy', 'lease', 'wait']],
  ['Cyrillic letters in a line', 'Варианты: а) купить; б) арендовать; в) ждать.', ['купить', 'арендовать', 'ждать']],
  ['Arabic letters in a line', 'الخيارات: أ) شراء ب) استئجار ج) انتظار', ['شراء', 'استئجار', 'انتظار']],
  ['Hebrew letters in a line', 'האפשרויות: א) לקנות ב) לשכור', ['לקנות', 'לשכור']],
  [
    'a menu in columns above its prompt',
    'Both banks have answered.\n\n  1. the savings bank  3. our own means\n  2. the city bank     4. wait\n\nYour choice:',
    ['the savings bank', 'the city bank', 'our own means', 'wait'],
  ],
  ['a menu in one line', 'Welche Bank?\n  1. Sparkasse  2. Volksbank', ['Sparkasse', 'Volksbank']],
  [
    'a menu above a label in Hebrew',
    'שני הבנקים השיבו.\n\n  1. בנק הדואר\n  2. בנק העיר\n\nסוג ההלוואה המבוקש',
    ['בנק הדואר', 'בנק העיר'],
  ],
  [
    'a menu above a question',
    'The boiler has failed its test.\n\n  1. repair it\n  2. replace it\n\nWhat do you want to do about it?',
    ['repair it', 'replace it'],
  ],
  [
    'keys to press, unevenly set in',
    'Ihre Wahlmöglichkeiten sind:\n   Y oder I : einbauen\n   N oder O : behalten\n       D    : vergleichen',
    ['einbauen', 'behalten', 'vergleichen'],
  ],
  ['keys that a question asks for', 'Keep it [y,n]?\ny - keep it\nn - give it away', ['keep it', 'give it away']],
  ['keys that a sentence asks for', 'The plan must be k, l or m.\nIts letter:\nk - short\nl - long', ['short', 'long']],
  ['numbers with a sign of equality', 'Укажите, насколько вы уверены\n\n 1 = мало\n 2 = вполне', ['мало', 'вполне']],
  [
    'names with their meaning, in ways that it can be done',
    'We could do it in three ways:\n hire: two more bakers\n train: the two that we have\n buy in: bread from Leeds',
    ['hire: two more bakers', 'train: the two that we have', 'buy in: bread from Leeds'],
  ],
  [
    'names between quotation marks',
    'Veuillez choisir la formule :\n « ouverte » : pour tous ;\n « fermée » : pour les membres',
    ['« ouverte » : pour tous', '« fermée » : pour les membres'],
  ],
  [
    'names with their meaning set in below',
    'Please select the type that fits best.\n\nNo garage:\n  We park in the street.\nA carport:\n  Cheap, but cold.',
    ['No garage: We park in the street', 'A carport: Cheap, but cold'],
  ],
  [
    'names in paragraphs',
    '3 つの動作を選択できます:\n\n停止: 止めます。\n\n継続: 続けます。',
    ['停止: 止めます', '継続: 続けます'],
  ],
  [
    'items that run on in one line',
    '¿Qué hacemos?\n- Vender el local. - Alquilarlo. - Esperar.',
    ['Vender el local', 'Alquilarlo', 'Esperar'],
  ],
  [
    'answers with their meaning',
    'New keys come at times.\n - yes: trust them\n - no: keep them out',
    ['yes: trust them', 'no: keep them out'],
  ],
  [
    'a question without its mark',
    'Which oven should we buy\n- the big one\n- the used one',
    ['the big one', 'the used one'],
  ],
  ['what is later called options', 'Two types:\n- fixed\n- variable\n\nEither option will do.', ['fixed', 'variable']],
  [
    'names of which one begins the other',
    'Optionen:\n- Umbau mit Kredit der Sparkasse - und zwar noch in diesem Jahr, solange die Zinsen so niedrig sind wie jetzt\n- Umbau mit Kredit der Sparkasse und Zuschuss',
    [
      'Umbau mit Kredit der Sparkasse - und zwar noch in diesem Jahr, solange die Zinsen so niedrig sind wie jetzt',
      'Umbau mit Kredit der Sparkasse und Zuschuss',
    ],
  ],
  [
    'a record that is one list',
    '### Decision: the bus\n- **Context:** ours is old.\n- **Opções consideradas:**\n  1. **Alugar um autocarro** (descartada): caro.\n  2. **Comprar o usado**: é nosso.\n- **Decisão:** comprar',
    ['Alugar um autocarro', 'Comprar o usado'],
  ],
  [
    'a record that is one list, with its options in one line',
    '- **Bối cảnh:** xe đã cũ.\n- **Các phương án đã cân nhắc:** (1) Thuê xe. (2) Mua xe cũ.\n- **Phương án đã chọn:** mua xe cũ.',
    ['Thuê xe', 'Mua xe cũ'],
  ],
  [
    'a table below a label in bold',
    '### Решение 2: Выбор зала\n\n**Дата:** 2 мая\n**Контекст:** нас сорок.\n\n**Рассмотренные варианты:**\n\n| # | Вариант | Плюсы |\n|---|---|---|\n| 1 | **Сарай** | сухо |\n| 2 | **Сад** | даром |',
    ['Сарай', 'Сад'],
  ],
  [
    'a table of criteria, with the options above its columns',
    '## Overwogen opties\n\n| **Criteria** | **De schuur** | **De tuin** |\n|---|---|---|\n| **Prijs** | + | ++ |\n| **Regen** | ++ | - |',
    ['De schuur', 'De tuin'],
  ],
  [
    'names in bold with what they mean set in below',
    '## Opzioni considerate\n1. **Il fienile (con stufa)**:\n   - asciutto, ma lontano\n2. **Il giardino**:\n   - gratis',
    ['Il fienile (con stufa)', 'Il giardino'],
  ],
  [
    'labels in bold that divide several choices',
    '## Các phương án\n\n**Mái nhà:**\n1. ngói đỏ\n2. tôn\n\n**Sàn nhà:**\n1. gỗ\n2. gạch',
    ['ngói đỏ', 'tôn', 'gỗ', 'gạch'],
  ],
  [
    'a table two headings below a title that names a choice',
    '# 7호: 난로 선택\n\n## 상황\n\n추웠다.\n\n### 고려한 대안\n\n| 방식 | 장점 |\n|---|---|\n| **장작** | 싸다 |\n| **전기** | 깨끗하다 |\n\n## 결정\n\n장작.',
    ['장작', '전기'],
  ],
  [
    'headings that were compared, one of them chosen',
    '## 비교한 선택지\n\n### 선택지 A. 가게를 빌린다\n\n싸다.\n\n### 선택지 B. 가게를 산다 (선택)\n\n우리 것이다.',
    ['가게를 빌린다', '가게를 산다 (선택)'],
  ],
  [
    'headings with numbers and labels',
    '## 3. Розглянуті варіанти\n\n### 3.1 Варіант A: Здати зал (обрано)\n\nТак.\n\n### 3.2 Варіант B: Продати зал\n\nНі.',
    ['Здати зал (обрано)', 'Продати зал'],
  ],
  [
    'headings with labels below none that says so',
    '## چه کار می‌شود کرد\n\n### گزینه الف — فروش مغازه\n\nخوب.\n\n### گزینه ب — اجاره\n\nبد.',
    ['فروش مغازه', 'اجاره'],
  ],
  [
    'a tree',
    'Options envisagées :\n├── Louer\n├── Vendre (en mai)\n└── Attendre',
    ['Louer', 'Vendre (en mai)', 'Attendre'],
  ],
  ['options in one line', 'Our options: sell it, let it out or wait. We are four.', ['sell it', 'let it out', 'wait']],
  ['two options in one line', 'Есть два варианта: продать зал либо сдать его.', ['продать зал', 'сдать его']],
  [
    'options between semicolons',
    'Optionen: den Saal, falls frei, mieten; im Garten feiern',
    ['den Saal, falls frei, mieten', 'im Garten feiern'],
  ],
  [
    'Chinese options in one line',
    '- 候選方案：租下店面（便宜）、買下店面、等一年。',
    ['租下店面（便宜）', '買下店面', '等一年'],
  ],
  [
    'Arabic options in one line',
    'الخيارات: شراء الشاحنة، استئجارها، الانتظار.',
    ['شراء الشاحنة', 'استئجارها', 'الانتظار'],
  ],
  ['Thai letters in a line', 'ทางเลือกที่พิจารณา: (ก) เช่าร้าน (ข) ซื้อร้าน', ['เช่าร้าน', 'ซื้อร้าน']],
  ['Persian letters in a line', 'گزینه‌ها: الف) خرید ب) اجاره', ['خرید', 'اجاره']],
  ['Korean letters in a line', '대안: (가) 매입 (나) 임대', ['매입', '임대']],
  [
    'names that begin alike before an arrow',
    'Dua opsi:\n- (a) Toko → dijual langsung kepada tetangga sebelah yang sudah lama menanyakan harganya kepada kami\n- (b) Toko → disewakan',
    [
      '(a) Toko → dijual langsung kepada tetangga sebelah yang sudah lama menanyakan harganya kepada kami',
      '(b) Toko → disewakan',
    ],
  ],
  ['what a thing must do, counted in a line', 'The new roof must 1) keep out rain, 2) last for ten years.', []],
  ['points to choose by', '選擇店面的要點不外乎：\n- 便宜\n- 離家近', []],
  ['reasons for what was chosen', 'Scelta: il fienile. Motivi:\n1. è asciutto\n2. è gratis', []],
  ['what may be added one day', '## Erweiterungsmöglichkeiten\n\n- ein Dach\n- ein Ofen', []],
  [
    'a choice that an item only mentions',
    'The table is small:\n- no names\n- no colours, as we would have had to choose them',
    [],
  ],
  [
    'a long list of properties before a paper',
    `---\n${Array.from({ length: 80 }, (_, i) => `key${i}: value`).join('\n')}\noptions:\n  - red\n  - blue\n---\n\nWe choose in May.`,
    [],
  ],
  [
    'headings that are options, each with its reasons',
    '# Bus\n\n## Option A: rent it\n\n- cheap\n- no debt\n\n## Option B: buy it\n\n- ours\n- dear',
    ['rent it', 'buy it'],
  ],
  [
    'labels in bold with lists of reasons',
    '## Opsi yang dipertimbangkan\n\n**Opsi 1 — Sewa.** Murah.\n\n- dekat\n- kecil\n\n**Opsi 2 — Beli.** Mahal.\n\n- jauh',
    ['Opsi 1 — Sewa', 'Opsi 2 — Beli'],
  ],
  [
    'labels in bold with lists of reasons, below a question',
    '## What about the roof?\n\n**Option 1: Do nothing** (cheap)\n- it drips\n- nobody minds\n\n**Option 2: New tiles**\nSee the offer:\n1. tiles\n2. work',
    ['Do nothing', 'New tiles'],
  ],
  [
    'labels within a line',
    'The committee saw three: option 1: do nothing; option 2: mend the roof; or option 3: sell the hall.',
    ['do nothing', 'mend the roof', 'sell the hall'],
  ],
  ['Thai labels within a line', 'ทางเลือกที่ 1 ซื้อรถ ทางเลือกที่ 2 เช่ารถ', ['ซื้อรถ', 'เช่ารถ']],
  ['what the options are compared by', 'Option 2 is dearer than option 1: the rent is high.', []],
  [
    'a record below a heading that names a choice',
    '### 결정 1: 난로 선택\n\n- **상황**: 추웠다.\n- **검토한 대안**:\n  - A. **장작 난로**: 싸다.\n  - B. **전기 난로**: 깨끗하다.\n- **결정**: 장작.',
    ['A. 장작 난로: 싸다', 'B. 전기 난로: 깨끗하다'],
  ],
  ['reasons below a heading', '## 선택 이유\n\n- 싸다\n- 가깝다', []],
  ['reasons against one of them', '## Option A verworfen\n\n- zu teuer\n- zu weit', []],
  ['what was chosen, in one line', 'Phương án đã chọn: thuê xe, vì rẻ hơn, gần hơn.', []],
  ['a sentence that goes on after its comma', 'Our options: sell the shop, which my father built, or let it.', []],
  ['the same in French', 'Nos options : vendre la boutique, que mon père a bâtie, ou la louer.', []],
  [
    'a bracket between options in one line',
    'Two options: stay in Leeds (cheap, or so) or move.',
    ['stay in Leeds (cheap, or so)', 'move'],
  ],
  [
    'headings that divide several choices, each with a table or labels in bold',
    '## Розглянуті варіанти\n\n### Дах\n\n| Варіант | Ціна |\n|---|---|\n| Черепиця | 9 |\n| Бляха | 4 |\n\n### Підлога\n\n* **A. Дошка** -- тепла\n* B. Плитка -- тривка',
    ['Черепиця', 'Бляха', 'A. Дошка -- тепла', 'B. Плитка -- тривка'],
  ],
  [
    'one heading with a table',
    '## Betrachtete Optionen\n\n### Vergleich\n\n| Option | Preis |\n|---|---|\n| A: Scheune | 100 |\n| B: Garten | 0 |',
    ['A: Scheune', 'B: Garten'],
  ],
  [
    'a record whose title names the choice',
    '# Выбор печи\n\n## Статус\n\nПринято\n\n## Контекст\n\nОпции:\n1. Дровяная\n1. Газовая\n\n## Решение\n\nДровяная.',
    ['Дровяная', 'Газовая'],
  ],
  [
    'a label that says what became of it',
    '**Opsi yang dipertimbangkan:**\n- **Opsi A (dipilih):** sewa gedung di sebelah pasar lalu kirim barang dari sana setiap pagi.\n- Opsi B (ditolak): beli gedung di dekat pelabuhan dengan pinjaman bank — mahal, dan jauh dari pelanggan.',
    [
      'Opsi A (dipilih): sewa gedung di sebelah pasar lalu kirim barang dari sana setiap pagi',
      'Opsi B (ditolak): beli gedung di dekat pelabuhan dengan pinjaman bank — mahal, dan jauh dari pelanggan',
    ],
  ],
  [
    'what a mail quotes',
    '> Which of these shall we take?\n> - the barn\n> - the garden\n\nYours, Ann',
    ['the barn', 'the garden'],
  ],
  [
    'a list below one item',
    '- السياق والمشكلة\n- البدائل المدروسة (3 بدائل):\n  1. الشراء\n  2. الاستئجار\n- النتائج',
    ['الشراء', 'الاستئجار'],
  ],
  [
    'names with a word for "of" in them',
    'Options: House of Tea vs Chain of Bakers',
    ['House of Tea', 'Chain of Bakers'],
  ],
  ['Dutch options in one line', 'Opties: huren, kopen of wachten.', ['huren', 'kopen', 'wachten']],
  [
    'Spanish words that join nothing',
    'Opciones: en mayo, en junio, en casa o nunca.',
    ['en mayo', 'en junio', 'en casa', 'nunca'],
  ],
  [
    'a Portuguese article',
    'Opções: vender o carro, alugar o barco.\nOpções: vender o carro, alugar o barco, esperar.',
    ['vender o carro', 'alugar o barco', 'esperar'],
  ],
  ['two Chinese options in one line', '- 考慮過的方案：租下店面、買下店面', ['租下店面', '買下店面']],
  ['Japanese words that go on after their comma', '選択肢：店は古いので、売ります。', []],
  [
    'labels with the name in brackets',
    '## Rozważane opcje\n\n* **Opcja 1 (wynajem stodoły za rzeką na cały czerwiec i lipiec):**\n  Tanio.\n\n* **Opcja 2 (ogród):**\n  Blisko.',
    ['Opcja 1 (wynajem stodoły za rzeką na cały czerwiec i lipiec)', 'Opcja 2 (ogród): Blisko'],
  ],
  ['what is optional', '## Garden (optional)\n\n- roses\n- a bench\n\n## Cave (opcional)\n\n- barril\n- estante', []],
  [
    'options after a second colon',
    'Note : nous avons deux options de repli : louer la salle (200 €) ou fêter au jardin.',
    ['louer la salle (200 €)', 'fêter au jardin'],
  ],
  [
    'counted options in one line',
    'We have three options: 1. rent; 2. buy, by May; 3. wait.',
    ['rent', 'buy, by May', 'wait'],
  ],
  ['counted Chinese options in one line', '我们有两个选择：1、租下店面，2、买下店面。', ['租下店面', '买下店面']],
  ['counted steps in one line', 'To open it: 1. turn the key; 2. push.', []],
  ['Chinese options with a word for "or"', '我们有两个选择：租下店面，或者买下店面。', ['租下店面', '买下店面']],
  [
    'options in one line that is broken off',
    'We have three options:\nlet the hall to the choir, sell it\nor wait.\nThe parish has an offer.',
    ['let the hall to the choir', 'sell it', 'wait'],
  ],
  ['sums in one line', 'Two options: 50,000 books, 2,000 shelves or none.', ['50,000 books', '2,000 shelves', 'none']],
  ['what is said of each option', 'Of all options: pros, cons and a note.', []],
  ['an aside in brackets', 'We asked (which options: rent, buy or wait) and left.', []],
  [
    'words that only end like options',
    'Invariants: rent is low, rent is paid, or we move.\n\n## Adoption\n\n- a cat\n- a dog',
    [],
  ],
  ['facts below a question', 'Which van should we choose?\nPrice: 20,000\nAge: 3 years\nSeats: 5', []],
  ['facts below a request', 'Please choose the best car.\nBudget: 4,000\nSeats: 5', []],
  ['what letters stand for', 'With n and p the profit is n × p.\nn = staff\np = pay', []],
  [
    'facts above a greeting',
    'What we know:\n\n  1. Rent is 4,000.\n  2. Profit is 7,000.\n\nMany thanks from all of us',
    [],
  ],
  ['facts above a question', 'We asked around.\n1. Rent is 4,000.\n2. Profit is 7,000.\n\nShould we wait?', []],
  ['what stands before a paper', '---\nid: choice-7\ndate: today,\nstate: open\n---\n\nWe choose in May.', []],
  ['data', 'Choose a drink\n{\n  "label": "Choose",\n  "choices": [],\n  "size": 3\n}', []],
  ['steps', '以下の方法で設定します:\n1. 画面を開く\n2. 値を入れる', []],
  ['consequences', 'This can lead to the following problems:\n- noise\n- dust', []],
  ['instructions', 'If it stops:\n- **Gas:** close the tap\n- **Power:** pull the plug', []],
  ['code', 'Which command?\n\n```\n- rm\n- mv\n```', []],
];

describe('lists of options in papers', () => {
  it.each(forms)('%s', (_form, text, named) => {
    expect(listedOptions(text).map(({ title }) => title)).toEqual(named);
  });

  it('say in full what a shortened name leaves out', () => {
    const [first] = listedOptions('## Options\n\n- **Rent** — 4,000 a month\n- **Buy**');
    expect(first).toEqual({ title: 'Rent', text: 'Rent — 4,000 a month' });
  });

  it('keep all words where names alone would make two of them one', () => {
    const text = 'Options:\n- **Sell**: to the neighbour\n- **Sell**: to the bank';
    expect(listedOptions(text).map(({ title }) => title)).toEqual(['Sell: to the neighbour', 'Sell: to the bank']);
  });

  it('are read below conditions within conditions, each read once', () => {
    const conditions = Array.from({ length: 60 }, (_, i) => `${'   '.repeat(i)}- if it takes ${i + 1} years:`);
    const options = ['buy the van', 'rent it'].map((option) => `${'   '.repeat(60)}- ${option}`);
    const found = listedOptions(['Our options:', ...conditions, ...options].join('\n'));
    expect(found.map(({ title }) => title)).toEqual(['buy the van', 'rent it']);
  });

  it('are read below thousands of headings', () => {
    expect(listedOptions('# Choice of a bus\n## Options\n- rent\n- buy\n'.repeat(9_000))).toHaveLength(2);
  });

  it('are read whole up to forty items', () => {
    const names = Array.from({ length: 40 }, (_, i) => `Supplier ${i}x`);
    expect(listedOptions(`Which of these options?\n${names.map((name) => `- ${name}`).join('\n')}`)).toHaveLength(40);
  });
});

describe('an option that the case lists', () => {
  const named = (...titles: string[]) => ({
    options: titles.map((title) => ({ title, text: title })),
    inTheirWords: false,
  });
  const proposed = (title: string, description = '') => ({ title, description });
  const missed = (...args: Parameters<typeof missedIn>) => missedIn(...args).map(({ title }) => title);

  it('is not another one whose words hold its own', () => {
    expect(missed([proposed('Buy and lease')], named('Buy', 'Buy and lease'))).toEqual(['Buy']);
  });

  it('is not its denial', () => {
    expect(missed([proposed('Do not buy the van')], named('Buy the van', 'Rent'))).toEqual(['Buy the van', 'Rent']);
  });

  it('is not named by a word that is mentioned in passing', () => {
    expect(missed([proposed('Buy the van', 'Dearer than to wait.')], named('Buy the van', 'Wait'))).toEqual(['Wait']);
  });

  it('is found in a longer title, and quoted in what is said of an option', () => {
    expect(
      missed(
        [proposed('Buy the van now'), proposed('Hire', 'Rent by the day')],
        named('Buy the van', 'Rent by the day'),
      ),
    ).toEqual([]);
  });

  it('is found by its name and by all its words', () => {
    const one = { options: [{ title: 'Rent', text: 'Rent — 4,000 a month' }], inTheirWords: false };
    expect(missed([proposed('Rent — 4,000 a month')], one)).toEqual([]);
    expect(missed([proposed('Rent')], one)).toEqual([]);
  });
});

it('what is said of an item on lines of its own is no part of its name', () =>
  expect(
    listedOptions(
      'Options:\nA) Lease solar\n   Pro: no investment\n   Con: tied for 20 years\nB) Buy solar\n   Pro: ours',
    ).map(({ title }) => title),
  ).toEqual(['Lease solar', 'Buy solar']));
