/** Words by which people introduce what they choose between, by their beginnings. */
const choice = new RegExp(
  [
    'option|alternativ|choice|choose|chosen|\\bpick|\\bselect|possibilit|candidate|variant',
    'möglichkeit|wähl|zur wahl|auswahl|opties?|alternatie|keuze|kie[sz]|selecteer|mogelijkhe',
    'choix|choisi|sélectionn|opci[oó]n|posibilidad|elegir|elija|elige|escoj|escog|seleccion|opç(?:ão|ões)|escolh|selecion',
    'opzion|scegl|scelt|selezion|opcj|możliwoś|wyb[ior]|wybór|seç|şık|tercih|pilih|memilih|opsi\\b|alternatif',
    'вариант|выб[оиуре]|альтернатив|варіант|вибр|вибор|вибер|обер|обра|επιλ[οέ]|διαλέ|εναλλακτικ',
    'خيار|بدائل|انتقاء|نختار|اختيار|اختر|تختار|گزینه|راه|انتخاب|אפשרו|חלופ|לבחור|בחר|בחיר',
    'विकल्प|चुन|चयन|বিকল্প|বেছে|নির্বাচন|தேர்வு|விருப்ப|தேர்ந்தெடு|வழிகள்|(?<![\\p{L}\\p{M}])மாற்று(?![\\p{L}\\p{M}])|மாற்றுவழி|ทางเลือก|ตัวเลือก|เลือก',
    'phương án|lựa chọn|chọn|オプションは|(?:次|以下|つ)のオプション|選択|選ぶ|選んで|代替案|候補|案は|検討案|比較案|^案[A-Z甲乙丙\\p{Nd}]',
    '선택|고르|골라|대안|방안|옵션|후보|选项|选择|请选|方案|备选|候选|選項|選擇|請選|備選|候選',
  ].join('|'),
  'iu',
);

/** Words of headings that weigh what was named before, or say what was chosen. */
const weighing =
  /\bpros\b|\bcons\b|advantage|consequence|outcome|chosen|rationale|comparison|evaluat|vor-? und nachteil|vorteile|nachteile|bewertung|gewählt|entscheidung|avantage|inconvénient|comparaison|choisie|ventaja|comparación|elegida|vantage|vantagen|comparação|escolhida|vantaggi|confronto|voordelen|nadelen|gekozen|zalet|wad[ay]|porównan|avantaj|karşılaştır|плюс|минус|преимущ|недостат|сравнен|выбран|переваг|порівнян|обран|メリット|長所|短所|比較$|評価|장점|단점|장단점|비교|优点|缺点|优缺点|对比|比较|優點|缺點|比較/iu;

export const namesChoice = (text: string): boolean => choice.test(text);
export const isWeighing = (text: string): boolean => weighing.test(text);
export const isIntroduction = (line: string): boolean =>
  (choice.test(line) && !(line.length <= shortest && isWeighing(line))) || /[?？؟;]\s*$/u.test(line);
/** A longer text may use such words of something else. */
const shortest = 60;
