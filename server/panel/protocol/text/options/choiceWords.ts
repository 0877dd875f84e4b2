/** Words by which people introduce what they choose between, by their beginnings. */
const choice = new RegExp(
  [
    '(?<!ad)option(?!al|nel)|alternativ|choice|choose|chosen|\\bpick|\\bselect|possibilit|candidate|(?<!in|co)variant',
    '(?<!\\p{L})(?:wahl|auswahl|handlungs|lösungs)?möglichkeit|wähl|zur wahl|auswahl|opties?|alternatie|keuze|kie[sz]|selecteer|mogelijkhe',
    'choix|choisi|sélectionn|opci[oó]n(?!al)|posibilidad|elegir|elija|elige|escoj|escog|seleccion|opç(?:ão|ões)|escolh|selecion',
    'opzion(?!al)|scegl|scelt|selezion|opcj(?!onal)|możliwoś|wyb[ior]|wybór|seç|şık|tercih|pilih|memilih|opsi\\b|alternatif',
    'вариант|опци[ияейю]|опці[їяй]|выб[оиуре]|альтернатив|варіант|вибр|вибор|вибер|обер|обра|επιλ[οέ]|διαλέ|εναλλακτικ',
    'خيار|بدائل|انتقاء|نختار|اختيار|اختر|تختار|گزینه|راه|انتخاب|אפשרו|חלופ|לבחור|בחר|בחיר',
    'विकल्प|चुन|चयन|বিকল্প|বেছে|নির্বাচন|தேர்வு|விருப்ப|தேர்ந்தெடு|வழிகள்|(?<![\\p{L}\\p{M}])மாற்று(?![\\p{L}\\p{M}])|மாற்றுவழி|ทางเลือก|ตัวเลือก|เลือก',
    'phương án|lựa chọn|chọn|オプションは|(?:次|以下|つ)のオプション|選択|選ぶ|選んで|代替案|候補|案は|検討案|比較案|^案[A-Z甲乙丙\\p{Nd}]|^[A-Z甲乙丙丁\\p{Nd}](?:案|プラン|안)(?![\\p{L}\\p{M}])',
    'möjlighet|mulighed|mulighet|(?<!\\p{L})(?:välj|vælg|velg|val(?:et|en)?(?!\\p{L})|valg)|vaihtoeh|ratkaisut|valin(?:ta|na)|valits|možnost|vyb[ií]r|vybrat|volb[ay]|lehetőség|alternatív|válasz(?:t|d)|opțiun|posibilit|alege|alegem|variant[ăe]',
    // Languages in which the interface does not speak.
    'mogućnost|opcij|izbor(?!n)|могућност|опциј|възможност|можност|variandid|valiku|võimalus|iespēj|izvēl|galimyb|pasirinkim|valkost|möguleik|kostir|mundësi|opsion|chagu[oz]|machaguo|opsie|keuse|aukera|opsiyn|dewis|rogha|għażl|opsyon|pagpipilian|imkoniyat|tanlov|нұсқа|таңда|мүмкіндік|сонголт|боломж',
    'اختیارات|متبادل|آپشن|पर्याय|વિકલ્પ|ਵਿਕਲਪ|ਚੋਣ|ఎంపిక|ప్రత్యామ్నాయ|ಆಯ್ಕೆ|ಪರ್ಯಾಯ|ഓപ്ഷൻ|തിരഞ്ഞെടു|മാർഗ|විකල්ප|තේරීම්|ვარიანტ|არჩევან|ალტერნატივ|შესაძლებლობ|տարբերակ|ընտրանք|հնարավորություն|አማራጭ|አማራጮ|ရွေးချယ်|ជម្រើស|ທາງເລືອກ|ຕົວເລືອກ|אָפּציע|ברירה',
    '선택|고르|골라|대안|방안|옵션|후보|选项|选择|请选|方案|备选|候选|選項|選擇|請選|備選|候選',
  ].join('|'),
  'iu',
);

/** Words of headings that weigh what was named before, or say what was chosen. */
const weighing =
  /\bpros\b|\bcons\b|advantage|consequence|outcome|chosen|rationale|comparison|evaluat|vor-? und nachteil|vorteile|nachteile|bewertung|gewählt|entscheidung|avantage|inconvénient|comparaison|choisie|ventaja|comparación|elegida|vantage|vantagen|comparação|escolhida|vantaggi|confronto|voordelen|nadelen|gekozen|wybran[aey]|seçilen|dipilih|terpilih|(?:đã|được) chọn|ที่เลือก|المختار|منتخب|נבחר|चयनित|চূড়ান্ত|επιλεγμέν|επιλέχθηκε|선택[한된]|채택|[选選]定方案|[采採]用方案|採用(?:した|案)|zalet|wad[ay]|porównan|avantaj|karşılaştır|плюс|минус|преимущ|недостат|сравнен|выбран|переваг|порівнян|обран|メリット|長所|短所|比較$|評価|장점|단점|장단점|비교(?!한 )|优点|缺点|优缺点|(?:对比|比较|比較)(?![的过過しす検])|優點|缺點/iu;

/** What is chosen between, in the plural that introduces it: "our options", "the alternatives considered". */
const several = new RegExp(
  [
    '(?<!\\p{L})(?:options|alternatives|choices|possibilities|candidates|variants)(?!\\p{L})|optionen|alternativen|varianten|(?<!\\p{L})(?:handlungs|lösungs|wahl)?möglichkeiten|kandidaten',
    '(?<!\\p{L})(?:opties|alternatieven|keuzes|mogelijkheden|possibilités|choix|candidats|opciones|alternativas|posibilidades|candidat[ao]s|opções|possibilidades|opzioni|alternative|possibilità|candidati)(?!\\p{L})',
    'opcj[eai]|alternatyw[yn]|możliwości|warianty|kandydaci|seçenek|alternatifler|adaylar|вариант[ыа]|опции|опції|альтернативы|кандидаты|варіант[ии]|альтернативи|кандидати',
    'επιλογ(?:ές|ων)|εναλλακτικ|خيار(?!ي)|بدائل|بديل|گزینه|אפשרויות|חלופות|विकल्प|বিকল্প|விருப்பங்கள்|தேர்வுகள்|மாற்றுகள்|ทางเลือก|ตัวเลือก|phương án|lựa chọn|(?<!\\p{L})opsi(?!\\p{L})|pilihan|alternatif(?!\\p{L})',
    'möjligheter|muligheder|muligheter|alternativ(?:en|er|erne|ene)?(?!\\p{L})|vaihtoeh(?:dot|toja|toina|tomme)|ratkaisu(?:t|ja)(?!\\p{L})|možnosti|varianty|lehetőség(?:ek|eink|ünk)|alternatív(?:ák|áink)|opțiuni|posibilități|variante(?:le)?(?!\\p{L})',
    '[個个種种](?:选择|選擇)|选项|方案|備選|备选|候选|候選|選項|選択肢|候補|代替案|선택지|대안|방안|옵션|후보',
  ].join('|'),
  'iu',
);
/** Reasons for a choice, and what to choose by. */
const whys =
  /reason|because|criteri|factor|grund|gründe|weil(?!\p{L})|kriteri|faktor|raison|critère|facteur|motiv|razon|porque|razões|ragion|omdat|reden|powod|ponieważ|neden|çünkü|gerekçe|причин|потому|критери|фактор|оскільки|λόγ(?:ο[ςι]|ους)|κριτήρι|أسباب|معايير|دلایل|معیار|סיבות|קריטריונ|कारण|मानदंड|কারণ|காரண|เหตุผล|เกณฑ์|lý do|tiêu chí|alasan|理由|基準|觀點|要[點点]|标准|標準|原因|限制|依据|依據|이유|기준/iu;

export const namesSeveral = (text: string): boolean => several.test(text);
/** Whether a sentence leads over to reasons instead of to what is chosen between. */
export const saysWhy = (line: string): boolean =>
  whys.test(line.slice(-longestWhy)) && !several.test(line.slice(-longestWhy));
const longestWhy = 60;

export const namesChoice = (text: string): boolean => choice.test(text);
export const isWeighing = (text: string): boolean => weighing.test(text);
export const isIntroduction = (line: string): boolean =>
  ((choice.test(line) || several.test(line)) && !(line.length <= shortest && isWeighing(line)) && !saysWhy(line)) ||
  /[?？؟;]\s*$/u.test(line);
/** A longer text may use such words of something else. */
const shortest = 60;

/** "Two options". */
export const aCount =
  /(?<!\p{L})(?:two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|duas|dois|três|twee|drie|два|две|двух|три|трёх|дві|dwie|dwa|dwóch|trzy|trzech|двох|трьох|iki|üç|dua|tiga|hai|ba|δύο|τρεις|τρία|två|tre|to|kaksi|kolme|dva|dvě|tři|két|két|kettő|három|doi|două|trei|patru|שני|שתי|שלוש\p{L}*|ثلاث\p{L}*|أربع\p{L}*|خيار(?:ان|ين)|دو|سه|چهار|दो|तीन|चार|দুই\p{M}*|দুটি|তিন\p{M}*|তিনটি|இரண்டு|மூன்று)(?!\p{L})|[两兩二三四][个個种種条條]|[二三四2３3２4]つ|[두세네] ?가지|(?:สอง|สาม|สี่) ?(?:ทาง|วิธี|แบบ|ข้อ)/iu;
