/** The words of which a language makes its numbers: 1 to 19, the tens from 20, then others by value. Several forms stand between bars. */
type List = {
  readonly small: string;
  readonly tens: string;
  readonly others: Readonly<Record<number, string>>;
  readonly joins?: string;
  /** Numbers are written as one word: dreiundzwanzig. */
  readonly isJoined?: true;
  /** What may stand before a word without being one: Arabic "and". */
  readonly prefix?: string;
};

const lists: Readonly<Record<string, List>> = {
  en: {
    small:
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty|fourty fifty sixty seventy eighty ninety',
    others: { 100: 'hundred', 1000: 'thousand' },
    joins: 'and',
  },
  de: {
    small:
      'ein|eins|eine zwei|zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
    others: { 100: 'hundert', 1000: 'tausend' },
    isJoined: true,
  },
  nl: {
    small:
      'een|één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    others: { 100: 'honderd', 1000: 'duizend' },
    isJoined: true,
  },
  fr: {
    small:
      'un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt|vingts trente quarante cinquante soixante septante huitante|octante nonante',
    others: { 100: 'cent|cents', 1000: 'mille' },
    joins: 'et',
  },
  es: {
    small:
      'un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    others: {
      21: 'veintiuno|veintiún',
      22: 'veintidós',
      23: 'veintitrés',
      24: 'veinticuatro',
      25: 'veinticinco',
      26: 'veintiséis',
      27: 'veintisiete',
      28: 'veintiocho',
      29: 'veintinueve',
      100: 'cien|ciento',
      200: 'doscientos|doscientas',
      300: 'trescientos|trescientas',
      400: 'cuatrocientos|cuatrocientas',
      500: 'quinientos|quinientas',
      600: 'seiscientos|seiscientas',
      700: 'setecientos|setecientas',
      800: 'ochocientos|ochocientas',
      900: 'novecientos|novecientas',
      1000: 'mil',
    },
    joins: 'y',
  },
  pt: {
    small:
      'um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    others: {
      100: 'cem|cento',
      200: 'duzentos|duzentas',
      300: 'trezentos|trezentas',
      400: 'quatrocentos|quatrocentas',
      500: 'quinhentos|quinhentas',
      600: 'seiscentos|seiscentas',
      700: 'setecentos|setecentas',
      800: 'oitocentos|oitocentas',
      900: 'novecentos|novecentas',
      1000: 'mil',
    },
    joins: 'e',
  },
  it: {
    small:
      'un|uno|una due tre|tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti|vent trenta|trent quaranta|quarant cinquanta|cinquant sessanta|sessant settanta|settant ottanta|ottant novanta|novant',
    others: { 100: 'cento', 1000: 'mille|mila' },
    isJoined: true,
  },
  pl: {
    small:
      'jeden|jedna dwa|dwie|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu siedemnaście|siedemnastu osiemnaście|osiemnastu dziewiętnaście|dziewiętnastu',
    tens: 'dwadzieścia|dwudziestu trzydzieści|trzydziestu czterdzieści|czterdziestu pięćdziesiąt|pięćdziesięciu sześćdziesiąt|sześćdziesięciu siedemdziesiąt|siedemdziesięciu osiemdziesiąt|osiemdziesięciu dziewięćdziesiąt|dziewięćdziesięciu',
    others: {
      100: 'sto|stu',
      200: 'dwieście|dwustu',
      300: 'trzysta|trzystu',
      400: 'czterysta|czterystu',
      500: 'pięćset|pięciuset',
      1000: 'tysiąc|tysiące|tysięcy',
    },
  },
  ru: {
    small:
      'один|одна два|две|двух три|трёх|трех четыре|четырёх|четырех пять|пяти шесть|шести семь|семи восемь|восьми девять|девяти десять|десяти одиннадцать|одиннадцати двенадцать|двенадцати тринадцать|тринадцати четырнадцать|четырнадцати пятнадцать|пятнадцати шестнадцать|шестнадцати семнадцать|семнадцати восемнадцать|восемнадцати девятнадцать|девятнадцати',
    tens: 'двадцать|двадцати тридцать|тридцати сорок|сорока пятьдесят|пятидесяти шестьдесят|шестидесяти семьдесят|семидесяти восемьдесят|восьмидесяти девяносто|девяноста',
    others: {
      100: 'сто|ста',
      200: 'двести|двухсот',
      300: 'триста|трёхсот|трехсот',
      400: 'четыреста|четырёхсот',
      500: 'пятьсот|пятисот',
      600: 'шестьсот',
      700: 'семьсот',
      800: 'восемьсот',
      900: 'девятьсот',
      1000: 'тысяча|тысячи|тысяч',
    },
  },
  tr: {
    small: 'bir iki üç dört beş altı yedi sekiz dokuz on',
    tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    others: { 100: 'yüz', 1000: 'bin' },
  },
  id: {
    small: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
    tens: '',
    others: { 100: 'seratus', 1000: 'seribu' },
  },
  ar: {
    small: 'واحد|واحدة اثنان|اثنين ثلاثة|ثلاث أربعة|أربع خمسة|خمس ستة|ست سبعة|سبع ثمانية|ثماني تسعة|تسع عشرة|عشر',
    tens: 'عشرون|عشرين ثلاثون|ثلاثين أربعون|أربعين خمسون|خمسين ستون|ستين سبعون|سبعين ثمانون|ثمانين تسعون|تسعين',
    others: { 100: 'مئة|مائة', 200: 'مئتان|مئتين|مائتان|مائتين' },
    prefix: 'و',
  },
  // "No" is written like nine without its vowel.
  fa: {
    small: 'یک دو سه چهار پنج شش هفت هشت نُه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده',
    tens: 'بیست سی چهل پنجاه شصت هفتاد هشتاد نود',
    others: {
      100: 'صد',
      200: 'دویست',
      300: 'سیصد',
      400: 'چهارصد',
      500: 'پانصد',
      600: 'ششصد',
      700: 'هفتصد',
      800: 'هشتصد',
      900: 'نهصد',
      1000: 'هزار',
    },
    joins: 'و',
  },
  hi: {
    small: 'एक दो तीन चार पाँच|पांच छह|छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह सोलह सत्रह अठारह उन्नीस',
    tens: 'बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे',
    others: { 25: 'पच्चीस', 35: 'पैंतीस', 45: 'पैंतालीस', 75: 'पचहत्तर', 100: 'सौ', 1000: 'हज़ार|हजार' },
  },
};

type Words = {
  readonly words: ReadonlyMap<string, number>;
  readonly joins: ReadonlySet<string>;
  readonly isJoined: boolean;
  readonly prefix: string;
};

/** The words of a language (BCP 47), or null where there are none. */
export const numberWordsOf = (language: string): Words | null => {
  const name = language.split('-')[0] ?? '';
  const list = lists[name];
  if (!list) return null;
  const known = cached.get(name);
  if (known) return known;
  const ranked = [
    ...list.small.split(' ').map((words, i) => [words, i + 1] as const),
    ...list.tens.split(' ').map((words, i) => [words, 20 + 10 * i] as const),
    ...Object.entries(list.others).map(([value, words]) => [words, Number(value)] as const),
  ];
  const words = new Map(
    ranked.flatMap(([forms, value]) =>
      forms.split('|').flatMap((form) => (form === '' ? [] : [[form, value] as const])),
    ),
  );
  const found = {
    words,
    joins: new Set((list.joins ?? '').split(' ').filter(Boolean)),
    isJoined: list.isJoined ?? false,
    prefix: list.prefix ?? '',
  };
  cached.set(name, found);
  return found;
};
const cached = new Map<string, Words>();
