/** Labels that count in words, "First option:", "الخيار الثاني:": the words for each place, from the first on. */
const places = [
  'first|one|erste[rs]?|eins|première?|premier|un|primer[ao]?|uno|prim[aăo]|primeir[ao]|eerste|één|pierwsz[yae]|birinci|[iİ]lk|bir|перв(?:ый|ая|ое)|перш(?:ий|а|е)|один|πρώτ[ηοό]ς?|(?:ال)?أولى?|اول|یکم|ה?ראשו(?:ן|נה)|पहला|पहली|प्रथम|প্রথম|முதல்|முதலாவது|แรก|หนึ่ง|(?:thứ )?nhất|pertama|satu|första|første|ensimmäinen|první|első|第一|一つ目|1つ目|１つ目|첫 ?번째|첫째',
  'second|two|zweite[rs]?|zwei|deuxième|seconde?|deux|segund[ao]|dos|second[ao]|due|dois|duas|tweede|drug[ia]e?|[iİ]kinci|[iİ]ki|втор(?:ой|ая|ое)|друг(?:ий|а|е)|два|δεύτερ[ηο]ς?|(?:ال)?ثاني(?:ة)?|دوم|ה?שני(?:יה|ה)?|दूसरा|दूसरी|द्वितीय|দ্বিতীয়|இரண்டாவது|இரண்டாம்|ที่สอง|สอง|thứ hai|kedua|dua|andra|anden|andre|toinen|druhá|druhý|második|două|doua|a doua|第二|二つ目|2つ目|２つ目|두 ?번째|둘째',
  'third|three|dritte[rs]?|drei|troisième|trois|tercer[ao]?|tres|terz[ao]|tre|terceir[ao]|três|derde|drie|trzeci[ae]?|trzy|üçüncü|üç|трет(?:ий|ья|ье)|трет(?:ій|я|є)|три|τρίτ[ηο]ς?|(?:ال)?ثالثة?|سوم|ה?שלישית?|तीसरा|तीसरी|तृतीय|তৃতীয়|மூன்றாவது|மூன்றாம்|ที่สาม|สาม|thứ ba|ketiga|tiga|tredje|kolmas|třetí|harmadik|a treia|treia|第三|三つ目|3つ目|３つ目|세 ?번째|셋째',
  'fourth|four|vierte[rs]?|vier|quatrième|quatre|cuart[ao]|cuatro|quart[ao]|quattro|quatro|vierde|czwart[yae]|cztery|dördüncü|четв[её]рт(?:ый|ая)|четверт(?:ий|а)|четыре|τέταρτ[ηο]ς?|(?:ال)?رابعة?|چهارم|ה?רביעית?|चौथा|चौथी|চতুর্থ|நான்காவது|ที่สี่|สี่|thứ tư|keempat|fjärde|fjerde|neljäs|čtvrtá|negyedik|a patra|第四|四つ目|4つ目|네 ?번째|넷째',
  'last|letzte[rs]?|dernière?|últim[ao]|ultim[ao]|laatste|ostatni[ae]?|son|последн(?:ий|яя)|останн(?:ій|я)|τελευταί[αο]ς?|(?:ال)?أخيرة?|آخر|ה?אחרונה?|अंतिम|শেষ|கடைசி|สุดท้าย|cuối(?: cùng)?|terakhir|sista|sidste|siste|viimeinen|poslední|utolsó|第五|最後|마지막',
];
const place = places.join('|');
/** What each of several options is called, for patterns. */
export const wordForOption =
  'options?|choice|alternative|possibility|løsning|lösning|ratkaisu|řešení|megoldás|soluție|way|route|idea|proposal|scenario|escenario|cenário|scenariusz|сценарий|сценарій|σενάριο|senaryo|scénář|oplossing|çözüm|variante?|solution|möglichkeit|weg|vorschlag|idee|lösung|szenario|possibilité|voie|piste|idée|proposition|scénario|choix|opción|alternativa|posibilidad|vía|propuesta|solución|opzione|strada|soluzione|possibilità|proposta|ipotesi|opção|hipótese|solução|possibilidade|optie|mogelijkheid|alternatief|keuze|voorstel|opcja|wariant|możliwość|propozycja|rozwiązanie|seçenek|alternatif|yol|öneri|вариант|способ|путь|возможность|варіант|спосіб|шлях|можливість|επιλογή|λύση|εναλλακτική|δρόμος|πρόταση|(?:ال)?(?:خيار|بديل|حل|طريق|اقتراح)|(?:گزینه|راه|پیشنهاد)(?:[\\u200C ]?ی)?|ה?(?:אפשרות|חלופה|דרך|הצעה)|विकल्प|रास्ता|उपाय|বিকল্প|পথ|উপায়|விருப்பம்|தேர்வு|வழி|மாற்று|ตัวเลือก|ทางเลือก|phương án|lựa chọn|cách|hướng|opsi|pilihan|möjlighet(?:en)?|alternativ(?:et)?|mulighe[dt](?:en)?|vaihtoehto|možnost|varianta|lehetőség|változat|opțiune?a?|옵션|대안|방안|선택지|案|選択肢|方案|选择|选项|選項|選擇';
/** Whether a text is such a word by itself, as above the first column of a table. */
export const isWordForOption = (text: string): boolean => alone.test(text);
const alone = new RegExp(`^(?:${wordForOption}|propost[ae]|ipotes[ie])(?:s|en|n|e|i|y|ы|и)?$`, 'iu');
/** Whether it is what items are counted by: "Plan 2". */
export const isLabelWord = (text: string): boolean => isWordForOption(text) || plan.test(text);
const plan =
  /^(?:plans?|plán|план|plano|piano|πλάνο|σχέδιο|خطة|طرح|תוכנית|योजना|rencana|kế hoạch|プラン|シナリオ|계획|시나리오|情景|计划|計劃)$/iu;
const article = "(?:(?:the|die|der|das|le|la|l[’']|el|o|a|il|de|het|η|ο|den|det) ?)?";
const end = '[\\s\\u200C]?(?:[:：]\\s*|[–—-]\\s+)(?=\\S)';

/** What people call each of several, in the order in which they like them: "1st choice", "zweite Wahl". */
const choice = `${wordForOption}|wahl|scelta|elección|escolha|wybór|выбор|вибір|tercih|val|valg|valinta|volba|választás|alegere|اختيار|انتخاب|בחירה|पसंद|পছন্দ`;
const numbered = `([1-9])(?:st|nd|rd|th|i?[eè]re?|[eè]me|e|ste|de|[ªº]|\\.[ªº]?|-?(?:й|я|е|а|ша|га|тя)|:[ae])\\s?`;
/** The same within a line, at its beginning and after a sign that ends what stands before. */
export const choicesInLine: readonly RegExp[] = [
  `${numbered}(?:${choice})`,
  `(${place})[\\s\\u200C-](?:${choice})`,
].map((label) => new RegExp(`(?<=^|[;；؛.。]\\s?)${article}${label}${end}`, 'giu'));

/** Each with the word that counts in its first group. */
export const ordinalLabels: readonly RegExp[] = [
  new RegExp(`^${article}(${place})[\\s\\u200C-]?(?:の|个|個|种|種|条|項)?(?:${wordForOption})${end}`, 'iu'),
  new RegExp(`^${article}(?:${wordForOption})[\\s\\u200C-]?(${place})${end}`, 'iu'),
  new RegExp(`^${article}(${place})[\\s\\u200C-](?:${choice})${end}`, 'iu'),
  new RegExp(`^${article}${numbered}(?:${choice})${end}`, 'iu'),
];

/** The place that such a word counts, from one on; null for other words. */
export const placeInWords = (word: string): number | null => {
  const at = wordsOf.findIndex((words) => words.test(word));
  return at < 0 ? null : at + 1;
};
const wordsOf = places.map((words) => new RegExp(`^(?:${words})$`, 'iu'));
