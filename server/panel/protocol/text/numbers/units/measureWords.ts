/** A unit by its sign, with the words for it right behind a number or after a space, and how much of the first of its kind it is. */
type Measure = readonly [sign: string, words: string, of: number];

const masses: readonly Measure[] = [
  [
    'kg',
    'kg|[Kk]ilo(?:a|s)?|[Kk]ilogram\\p{L}*|quilos?|chili|кг|кило(?:грамм\\p{L}*)?|кіло(?:грам\\p{L}*)?|κιλ[άού]\\p{L}*|كيلو(?:غرام|جرام)?[ًا]*|کیلو(?:گرم)?|ק["״]ג|קילו(?:גרם)?|किलो(?:ग्राम)?|কেজি|কিলো|கிலோ|กิโลกรัม|กก\\.|ký|kí|cân|キロ(?:グラム)?|킬로(?:그램)?|公斤|千克',
    1,
  ],
  [
    'g',
    'g|gr|[Gg]ram(?:m(?:e[sn]?|i|aa|o[sn]?)?|s|a|os|as|y|ów|ů|u)?|gramas?|gramos?|грамм\\p{L}*|грам(?:ів|и|а)?|γραμμάρι\\p{L}+|غرام\\p{L}*|گرم|גרם|ग्राम|গ্রাম|கிராம்|กรัม|グラム|그램|克',
    1e-3,
  ],
  [
    'mg',
    'mg|[Mm]il[li]+gram\\p{L}*|мг|миллиграмм\\p{L}*|міліграм\\p{L}*|ملغ\\p{L}*|มิลลิกรัม|ミリグラム|밀리그램|毫克',
    1e-6,
  ],
  ['µg', 'µg|μg|mcg|micrograms?|Mikrogramm|мкг|微克', 1e-9],
  ['lb', 'lbs?\\.?|pounds (?:in weight|of weight)', 0.453_592_37],
  ['oz', 'oz|ounces?', 0.028_349_523],
  [
    't',
    't|tonnes?|tons?|[Tt]onnen?|tonni\\p{L}*|tonnia|tun[ayu]?|tone|toneladas?|tonnellat[ae]|ton[yę]?|тонн\\p{L}*|τόν[οω]\\p{L}*|طن[ًا]*|أطنان|تن|טון|טונות|टन|টন|டன்|ตัน|tấn|トン|톤|公吨|吨|公噸|噸',
    1000,
  ],
];

const lengths: readonly Measure[] = [
  [
    'm',
    'm|[Mm]et(?:er|re)[sn]?|mètres?|metros?|metr[iy]|metrów|metrů|metriä|метр(?:а|ов|ів|и)?|μέτρα|متر[ًا]*|أمتار|מטר(?:ים)?|मीटर|মিটার|மீட்டர்|เมตร|メートル|미터|米(?!ドル|国|國)|公尺',
    1,
  ],
  [
    'km',
    'km|[Kk]ilomet\\p{L}*|kilómet\\p{L}+|kilomètres?|quilômetros?|quilómetros?|chilometr[io]|км|километр\\p{L}*|кілометр\\p{L}*|χιλιόμετρ\\p{L}+|χλμ\\.?|كيلومتر\\p{L}*|كم|کیلومتر|ק["״]מ|קילומטר\\p{L}*|किलोमीटर|किमी|কিলোমিটার|கிலோமீட்டர்|กิโลเมตร|กม\\.|キロメートル|킬로미터|公里|千米',
    1000,
  ],
  [
    'cm',
    'cm|[Cc]entim\\p{L}+|Zentimeter\\p{L}*|см|сантиметр\\p{L}*|厘米|公分|センチ(?:メートル)?|센티미터|เซนติเมตร',
    0.01,
  ],
  ['mm', 'mm|[Mm]il[li]+m[eè]t\\p{L}+|мм|миллиметр\\p{L}*|毫米|ミリ(?:メートル)?|밀리미터', 0.001],
  [
    'mi',
    'mi|miles?(?! de )|Meilen?|millas?|milhas?|miglia|mijl(?:en)?|миль|мил[ия]|μίλια|أميال|ميل[ًا]*|مایل|מיילים|मील|মাইল|மைல்|ไมล์|dặm|マイル|마일|英里|英哩',
    1609.344,
  ],
  ['yd', 'yds?|yards?', 0.9144],
  ['ft', 'ft|feet|foot|pies|pieds|フィート|피트|英尺|ฟุต', 0.3048],
];

const areas: readonly Measure[] = [
  [
    'm²',
    'm²|m2|qm|sqm|sq\\.? ?m|square met(?:er|re)s?|Quadratmeter\\p{L}*|mètres? carrés?|metros cuadrados|metros quadrados|metri quadr\\p{L}*|vierkante meters?|kvadratmeter|kvm|metr\\p{L}+ kwadratow\\p{L}+|metr\\p{L}+ čtverečn\\p{L}+|négyzetméter\\p{L}*|neliö(?:metri\\p{L}*|tä|stä|n|ön|llä|llinen)?(?!\\p{L})|metrekare\\p{L}*|metri pătrați|τετραγωνικ\\p{L}+(?: μέτρ\\p{L}+)?|mét vuông|meter persegi|מ["״]ר|वर्ग ?मीटर|кв\\. ?м|м²|квадратн\\p{L}+ метр\\p{L}*|متر مربع|平方米|平米|平方公尺|平方メートル|제곱미터|평방미터|ตารางเมตร',
    1,
  ],
  ['km²', 'km²|km2|square kilomet\\p{L}+|Quadratkilometer\\p{L}*|平方公里|平方キロ(?:メートル)?', 1e6],
  ['ft²', 'ft²|ft2|sq\\.? ?ft|square f(?:ee|oo)t|平方英尺', 0.092_903_04],
  [
    'ac',
    '[Aa]cres?|akr(?:a|y|ów|ar)?|акр\\p{L}*|エーカー|에이커|英亩|英畝|เอเคอร์|एकड़|একর|ஏக்கர்|אקר(?:ים)?',
    4046.856_422_4,
  ],
  [
    'ha',
    'ha|[Hh]ektar\\p{L}*|hectares?|hectáreas?|ettari|гектар\\p{L}*|εκτάρια|هكتار\\p{L}*|هکتار|הקטר|हेक्टेयर|হেক্টর|ஹெக்டேர்|เฮกตาร์|ヘクタール|헥타르|公顷|公頃',
    10_000,
  ],
];

const volumes: readonly Measure[] = [
  [
    'l',
    'l|L|[Ll]it(?:er|re)[sn]?|litros?|litr[iyoaeů]?|litrów|litraa|литр\\p{L}*|літр\\p{L}*|λίτρ\\p{L}+|لتر\\p{L}*|لیتر|ליטר(?:ים)?|लीटर|লিটার|லிட்டர்|ลิตร|lít|リットル|리터|公升',
    1,
  ],
  ['ml', 'ml|mL|[Mm]il[li]+lit\\p{L}+|мл|миллилитр\\p{L}*|毫升|ミリリットル|밀리리터|มิลลิลิตร', 1e-3],
  ['cl', 'cl|[Cc]entilit\\p{L}+|Zentiliter', 1e-2],
  ['hl', 'hl|[Hh]ectolit\\p{L}+|Hektoliter', 100],
  [
    'm³',
    'm³|m3|cubic met(?:er|re)s?|Kubikmeter\\p{L}*|mètres? cubes?|metros cúbicos|metri cubi|м³|куб\\. ?м|кубометр\\p{L}*|立方米|立方メートル|세제곱미터',
    1000,
  ],
];

/** Units of measures, kind by kind. */
export const measures: readonly (readonly Measure[])[] = [
  masses,
  lengths,
  areas,
  volumes,
  [['gal', 'gal|gallons?', 1]],
  [
    ['kWh', 'kWh', 1],
    ['Wh', 'Wh', 1e-3],
    ['MWh', 'MWh', 1000],
    ['GWh', 'GWh', 1e6],
    ['TWh', 'TWh', 1e9],
  ],
  [
    ['kW', 'kW', 1],
    ['W', 'W|[Ww]att?s?|ватт?(?:а|ов|ів|и)?|βατ|واط|وات|ואט|वाट|วัตต์|ワット|와트|瓦', 1e-3],
    ['MW', 'MW', 1000],
    ['GW', 'GW', 1e6],
  ],
  [
    ['MB', 'MB', 1],
    ['KB', 'KB|kB', 1e-3],
    ['GB', 'GB', 1000],
    ['TB', 'TB', 1e6],
    ['PB', 'PB', 1e9],
  ],
  [
    ['Hz', 'Hz', 1],
    ['kHz', 'kHz', 1e3],
    ['MHz', 'MHz', 1e6],
    ['GHz', 'GHz', 1e9],
  ],
  [
    ['V', 'V|[Vv]olts?|вольт\\p{L}{0,2}|βολτ|فولت|וולט|वोल्ट|โวลต์|ボルト|볼트|伏特?', 1],
    ['kV', 'kV|[Kk]ilovolts?|кВ', 1e3],
  ],
  [['A', '[Aa]mps?|[Aa]mp[eè]res?|ампер\\p{L}{0,2}|アンペア|암페어|安培', 1]],
  [['dB', 'dB', 1]],
  [['ms', 'ms', 1]],
];

/** Degrees, of which only the first two say on what scale. Longer words come first. */
export const temperatures: readonly (readonly [sign: string, words: string])[] = [
  [
    '°C',
    '°C|° C|℃|degrees? C(?:elsius|entigrade)?|Grad Celsius|degrés? Celsius|grados? (?:Celsius|centígrados?)|graus? Celsius|gradi (?:Celsius|centigradi)|graden Celsius|grader Celsius|stopni\\p{L}* Celsjusza|градус\\p{L}* Цельсия|градус\\p{L}* Цельсія|摄氏度|攝氏度|度[CＣ]|섭씨|องศาเซลเซียส|độ C|درجة مئوية|درجات مئوية|درجه سانتی‌?گراد|מעלות צלזיוס',
  ],
  [
    '°F',
    '°F|° F|℉|degrees? F(?:ahrenheit)?|Grad Fahrenheit|degrés? Fahrenheit|grad[oi]s? Fahrenheit|graus? Fahrenheit|градус\\p{L}* (?:по )?Фаренгейт\\p{L}*|华氏度|度[FＦ]|độ F',
  ],
  ['°', '°|degrees?|Grad|degrés?|grados?|graus?|gradi|graden|grader|stopni\\p{L}*|градус\\p{L}*|องศา|độ'],
];
