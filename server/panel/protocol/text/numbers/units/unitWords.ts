/** Words and signs that stand beside a number and change what it says, in the languages of the reports. */

/** What a number is multiplied by. The longest that fits is taken. */
export const magnitudes: readonly (readonly [words: string, factor: number])[] = [
  [
    'thousand|tausend|Tsd\\.?|mille|mila|mil|mii|duizend|tusen|tusinde?|tuhat(?:ta)?|tuhannen|ezer|tis\\.?|tisíce?|tys\\.?|tysi(?:ąc|ąca|ące|ęcy)|тыс\\.?|тысяч[аиу]?|тис\\.?|тисяч[аіу]?|χιλιάδες|χιλ\\.?|bin|ribu|nghìn|ngàn|พัน|千|천|हज़ार|हजार|হাজার(?:ের)?|ஆயிர(?:ம்|த்\\p{L}*)|ألف|آلاف|هزار|אלף|אלפים',
    1e3,
  ],
  ['万|萬|만|หมื่น', 1e4],
  ['十万|十萬|십만|แสน', 1e5],
  ['lakhs?|लाख|লাখ(?:ের|ে)?|লক্ষ|இ?லட்ச(?:ம்|த்\\p{L}\\p{M}*)', 1e5],
  [
    'million(?:s|en|er)?|mn|mio\\.?|mill\\.?|mln\\.?|milj\\.?|miljon(?:er)?|miljoona[an]?|millió|milioane|milion[uůuyaě]?|mil\\.?(?=\\s?(?:Kč|CZK|korun|lei|RON))|milli?ón|millones|milhão|milhões|mi(?=\\s)|milione|milioni|miljoen|milion(?:a|y|ów)?|миллион(?:а|ов)?|млн\\.?|мільйон(?:а|ів)?|εκατ\\.?|εκατομμύρι(?:ο|α)|milyon\\p{L}*|juta|jt|triệu|tr(?=\\s)|ล้าน|百万|百萬|백만|मिलियन|মিলিয়ন|மில்லியன்|مليون|ملايين|میلیون|מיליון',
    1e6,
  ],
  ['crores?|करोड़|কোটি(?:র|তে)?|கோடி(?:யில்|க்கு)?|千万|千萬|천만', 1e7],
  ['億|亿|억', 1e8],
  [
    'billion(?:s)?|bn|milliarde[nr]?|milliard|milliárd|miljarder|miljardi[an]?|mia\\.?|miliarde|miliard[uůy]?|mrd\\.?|md(?=\\s)|milliards?|mil millones|bilhão|bilhões|miliardo|miliardi|mld\\.?|miljard|miliard(?:a|y|ów)?|миллиард(?:а|ов)?|млрд\\.?|мільярд(?:а|ів)?|δισ\\.?|δισεκατομμύρι(?:ο|α)|milyar\\p{L}*|miliar|tỷ|tỉ|พันล้าน|十亿|十億|십억|बिलियन|বিলিয়ন|مليار|میلیارد|מיליארד',
    1e9,
  ],
  ['百億|百亿|백억', 1e10],
  ['千億|千亿|천억', 1e11],
  ['trillion(?:s)?|tn|兆|조', 1e12],
];
/** Single letters count only right behind the digits. */
export const letters: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9 };
/** Before the sign of a currency: "0,48 M€", "250 T€". */
export const lettersOfMoney: Readonly<Record<string, number>> = {
  ...{ k: 1e3, K: 1e3, T: 1e3, t: 1e3, m: 1e6, M: 1e6, Md: 1e9, md: 1e9 },
};
/** The signs that such a letter stands before: "5,2 Mkr", "23,5 M Ft". */
export const letteredMoney = '€|\\$|£|(?:EUR|kr|SEK|NOK|DKK|Ft|HUF|CZK)(?!\\p{L})';

export const percent =
  '%|٪|％|﹪|per ?cent|percentage points?|Prozent(?:punkte?n?)?|pour ?cents?|points? de pourcentage|por ciento|puntos? porcentual(?:es)?|por cento|pontos? percentua(?:l|is)|per cento|punt[oi] percentual[ie]|procent\\p{L}*(?: bod\\p{L}*)?|prosent\\p{L}*|pct\\.?|pst\\.?|proc\\.|punkt\\p{L}* procentow\\p{L}*|százalék\\p{L}*|la sută|puncte procentuale|процентн\\p{L}+ пункт\\p{L}*|процент\\p{L}*|п\\. ?п\\.|відсотков\\p{L}+ пункт\\p{L}*|відсотк\\p{L}*|τοις εκατό|ποσοστιαί\\p{L}+ μονάδ\\p{L}+|persen|poin persen|(?:điểm )?phần trăm|เปอร์เซ็นต์|パーセント(?:ポイント)?|ポイント|百分点|百分點|퍼센트(?:포인트)?|प्रतिशत|फ़ीसदी|শতাংশ|சதவீதம்|விழுக்காடு|بالمئة|بالمائة|في المئة|في المائة|نقاط مئوية|نقطة مئوية|درصد|אחוז(?:ים)?|נקודות אחוז';

/** Units of measures by their sign, with the words for them, right behind the number or after a space, and how much of the first of its kind each is. */
export const measures: readonly (readonly (readonly [sign: string, words: string, of: number])[])[] = [
  [
    [
      'kg',
      'kg|[Kk]ilo(?:a|s)?|[Kk]ilogram\\p{L}*|quilos?|chili|кг|кило\\p{L}*|кіло(?:грам\\p{L}*)?|κιλ[άού]\\p{L}*|كيلو(?:غرام|جرام)?\\p{L}*|کیلو(?:گرم)?|ק["״]ג|קילו(?:גרם)?|किलो(?:ग्राम)?|কেজি|কিলো|கிலோ|กิโลกรัม|กก\\.|キロ(?:グラム)?|킬로(?:그램)?|公斤|千克',
      1,
    ],
    ['mg', 'mg', 1e-6],
    [
      't',
      't|tonnes?|tons?|[Tt]onnen?|tonni\\p{L}*|tonnia|tun[ayu]?|tone|toneladas?|tonnellat[ae]|ton[yę]?|тонн\\p{L}*|τόν[οω]\\p{L}*|طن[ًا]*|أطنان|تن|טון|טונות|टन|টন|டன்|ตัน|tấn|トン|톤|公吨|吨|公噸|噸',
      1000,
    ],
  ],
  [
    ['m', 'm', 1],
    ['km', 'km', 1000],
    ['cm', 'cm', 0.01],
    ['mm', 'mm', 0.001],
  ],
  [
    ['m²', 'm²|m2', 1],
    ['km²', 'km²|km2', 1e6],
    [
      'ha',
      'ha|[Hh]ektar\\p{L}*|hectares?|hectáreas?|ettari|гектар\\p{L}*|εκτάρια|هكتار\\p{L}*|هکتار|הקטר|हेक्टेयर|হেক্টর|ஹெக்டேர்|เฮกตาร์|ヘクタール|헥타르|公顷|公頃',
      10_000,
    ],
  ],
  [
    ['l', 'l', 1],
    ['m³', 'm³|m3', 1000],
  ],
  [
    ['kWh', 'kWh', 1],
    ['MWh', 'MWh', 1000],
    ['GWh', 'GWh', 1e6],
  ],
  [
    ['kW', 'kW', 1],
    ['MW', 'MW', 1000],
  ],
  [
    ['MB', 'MB', 1],
    ['GB', 'GB', 1000],
    ['TB', 'TB', 1e6],
  ],
  [['ms', 'ms', 1]],
];

/** Words and signs by which a number is said to be an estimate. */
export const estimates =
  '≈|~|ca\\.|circa|estim\\p{L}*|guess\\p{L}*|reckon\\p{L}*|assum\\p{L}*|schätz\\p{L}*|geschätzt\\p{L}*|Annahmen?|angenommen|vermut\\p{L}*|suppos\\p{L}*|hypothèses?|supon\\p{L}*|a ojo|supuest\\p{L}*|supo[mn]\\p{L}*|suppon\\p{L}*|ipotizz\\p{L}*|presupun\\p{L}*|uppskatt\\p{L}*|bedöm\\p{L}*|giss\\p{L}*|anta(?:r|gande\\p{L}*)|antag\\p{L}*|skøn\\p{L}*|ansl[åa]\\p{L}*|gjett\\p{L}*|arvi[oe]\\p{L}*|oletus\\p{L}*|oletamme|odhad\\p{L}*|předpoklád\\p{L}*|becs[lü]\\p{L}*|feltételez\\p{L}*|stim(?:a|e|ato|ata|iamo)\\b|geschat\\p{L}*|schat(?:t\\p{L}*)?|aanname\\p{L}*|szac\\p{L}*|zakład\\p{L}*|założ\\p{L}*|предпол\\p{L}*|припу\\p{L}*|υποθ\\p{L}*|υπολογίζ\\p{L}*|varsay\\p{L}*|taksir\\p{L}*|perkira\\p{L}*|asumsi\\p{L}*|ước lượng|chúng tôi ước|giả định|เราประมาณ|คาดการณ์|สมมติ|仮定|想定|假设|假設|猜测|가정|추산|어림|अंदाज़\\p{L}*|ধারণা|نقد[ّ]?ر|نفترض|افتراض\\p{L}*|فرض|گمان|מעריכ\\p{L}*|נעריך|הערכ\\p{L}*|מניח\\p{L}*|הנח\\p{L}*|оцен\\p{L}*|оцін\\p{L}*|εκτίμ\\p{L}*|εκτιμ\\p{L}*|tahmin\\p{L}*|perkiraan|diperkirakan|ước tính|ประมาณการ|ประเมิน|推定|推計|見積\\p{L}?|概算|估计|估計|估算|预计|預計|추정|अनुमान\\p{L}*|আনুমানিক|অনুমান|மதிப்பீ\\p{L}*|تقدير\\p{L}*|برآورد|تخمین|אומדן|הערכה|מוערך';

/** Words by which an amount is said to be less than zero or to be taken away. */
export const fallWords =
  '(?<!\\p{L})(?:minus|less|fewer|lower|f[ae]ll|drop|declin|decreas|loss|lose|lost|losing|cut|reduc|down|shr[aiu]nk|sav|below|negativ|deficit|sinkt|sank|sinken|gesunken|fällt|fiel|gefallen|weniger|Verlust|Rückgang|kürz|gekürzt|senk|gesenkt|Minderung|unter|daal|verlies|minder|minsk|sjönk|sjunk|föll|förlust|färre|underskot|underskud|fald|nedgang|lask|väh|tappio|alijäämä|sníž|kles|pokles|ztrát|méně|csökk|veszt|keveseb|scăd|pierd|mai puțin|redu[cs]|lager|baiss|perte|perd|moins|recul|dimin|rédu|chute|baj[aóo]|caíd|cay[eó]|caer|pérdid|pierd|menos|reduj|disminu|caiu|queda|perda|perde|diminu|cal[aoi]|perdit|meno|ridu|spad|strat|mniej|obniż|zmniejsz|сни[зж]|паден|упал|потер|убыт|меньше|сокра|минус|збит|втрат|менш|μείω|μειώ|πτώση|ζημ|απώλ|λιγότερ|düş|azal|zarar|kayb|eksi|turun|rugi|kurang|giảm|lỗ|ít hơn)|減|下が|下落|低下|赤字|損失|マイナス|降|亏|虧|跌|少|감소|하락|손실|줄|ลด|ขาดทุน|ติดลบ|घट|कम|हानि|नुकसान|गिर|কম|ক্ষতি|হ্রাস|குறை|இழப்பு|சரி|انخف|خسار|تراجع|أقل|نقص|کاهش|زیان|کمتر|ירד|הפסד|פחות|ירידה';
