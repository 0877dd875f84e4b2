import { anyWord } from '../../text.ts';

/** A part of a whole or a multiple of it, and the words for it: those that say nothing else, and those that may. */
type Part = { readonly part: number; readonly plain: RegExp; readonly ambiguous?: RegExp };

/** Words on their own; behind the bar those of scripts that set no spaces between words. */
const words = (spaced: readonly string[], joined = ''): RegExp => new RegExp(anyWord(spaced, joined), 'giu');

/** Halves, thirds, quarters and fifths in the languages of the reports. */
export const parts: readonly Part[] = [
  {
    part: 1 / 2,
    plain: words(
      [
        'half|halv(?:e[sd]?|ing)|(?:die |zur |der )?hälfte|halbier\\p{L}*|moitiés?|mitad|hälften|halvdelen|puolet|polovin\\p{L}*|fel[eé]\\p{L}{0,3}|jumătate\\p{L}*|metade|metà|helft|połow\\p{L}+|половин\\p{L}+|yarısı\\p{L}*|yarım',
        '(?:ال)?نصف|نیمی|(?:ה?)?(?:חצי|מחצית)|आधा|आधे|आधी|অর্ধেক|பாதி|một nửa|nửa|setengah|separuh|nusu|μισ(?:ό|ά|ή|οί|ές|ών|ού|ής)',
      ],
      '半数|半分|半額|折半|一半|减半|減半|절반|반절|ครึ่ง',
    ),
    ambiguous: words([
      'halves|halfway|pół|halvår\\p{L}*|halv\\p{L}{0,2}|puol\\p{L}*|půl\\p{L}*|fél(?:év\\p{L}*)?|fele|jumate|halb\\p{L}*|demie?|medi[oa]s?|mei[oa]|mezz[oa]|halve?|пол|yarı\\p{L}*|μισ\\p{L}+|نیم\\p{L}*|आध\\p{L}*\\p{M}*|अर्ध|অর্ধ|அரை',
    ]),
  },
  {
    part: 1 / 3,
    plain: words([
      "a third(?= of\\b)|one[ -]third|ein(?:es)? drittel|drittel|(?<=(?:moins|plus|près|baiss\\p{L}*|hauss\\p{L}*|rédui\\p{L}*|augment\\p{L}*|diminu\\p{L}*|recul\\p{L}*|économis\\p{L}*|perd\\p{L}*) d[’'])un tiers|(?<=(?:environ|presque|soit|représent\\p{L}+|fait|pèsent?|vaut|couvr\\p{L}+|quasi) )un tiers|un tiers(?= (?:d|en moins|en plus|moins|plus))|le tiers(?= d)|tercio|tercera parte|(?:um|o) terço|un terzo(?= d)|een derde(?= van)|jedna trzecia|(?:одна )?треть|третин\\p{L}+|üçte bir\\p{L}*|ένα τρίτο|(?:en )?tredjedel\\p{L}*|kolmasosa\\p{L}*|kolmann\\p{L}+|třetin\\p{L}+|(?:egy)?harmad\\p{L}*|o treime|treime\\p{L}*",
      '(?:ال)?ثلث|یک[ \u200c]?سوم|שליש|एक[- ]तिहाई|তিন ভাগের এক ভাগ|এক[- ]?তৃতীয়াংশ|மூன்றில் ஒரு(?: பங்கு)?|một phần ba|sepertiga|theluthi',
    ]),
    ambiguous: words(['a[ -]third|le tiers|(?:un|il) terzo|een derde|τρίτο']),
  },
  {
    part: 2 / 3,
    plain: words([
      'two[ -]thirds|zwei[ -]?drittel\\p{L}?|(?:les )?deux tiers|dos tercios|dois terços|due terzi|twee ?derde|dwie trzecie|две трети|дві третини|üçte iki\\p{L}*|(?:τα )?δύο τρίτα|två tredjedelar|to tredjedele|to tredeler|kaksi kolmasosaa|dvě třetiny|kétharmad\\p{L}*|două treimi',
      'ثلثا|ثلثين|ثلثي|دو[ \u200c]?سوم|שני שלישים|दो[- ]तिहाई|দুই[- ]?তৃতীয়াংশ|மூன்றில் இரண்டு(?: பங்கு)?|hai phần ba|dua pertiga',
    ]),
  },
  {
    part: 1 / 4,
    plain: words([
      'a (?:quarter|fourth)(?= of\\b)|one[ -](?:quarter|fourth)(?! of \\p{Nd})|ein(?:es)? viertel|(?:un|le) quart|un cuarto(?= de)|cuarta parte|um quarto(?= d)|un quarto(?= d)|een kwart|jedna czwarta|четверть|чверть|dörtte bir\\p{L}*|ένα τέταρτο|(?:en )?fjärdedel|(?:en )?fjerdedel|(?:en )?kvart(?= av)|neljäsosa\\p{L}*|neljännes(?!vuo)\\p{L}{0,3}|čtvrtin\\p{L}+|(?:egy)?negyed(?:e|ét|ének)?|un sfert|sfert\\p{L}*',
      'یک[ \u200c]?چهارم|एक[- ]चौथाई|এক[- ]?চতুর্থাংশ|நான்கில் ஒரு(?: பங்கு)?|một phần tư|seperempat|robo',
    ]),
    ambiguous: words([
      'every fourth|jede[rsn]? vierte\\p{L}*|elke vierde|var fjärde|hver fjerde|joka neljäs|co czwart\\p{L}+|každ\\p{L}+ čtvrt\\p{L}+|кажд\\p{L}+ четв[её]рт\\p{L}+|кож\\p{L}+ четверт\\p{L}+|minden negyedik\\p{L}*|un \\p{L}+ sur quatre|a[ -](?:quarter|fourth)|un cuarto|um quarto|un quarto|τέταρτο|(?:ال)?ربع|רבע|çeyrek|কোয়ার্টার',
    ]),
  },
  {
    part: 3 / 4,
    plain: words([
      'three[ -](?:quarters|fourths)|drei[ -]?viertel\\p{L}?|(?:les )?trois quarts|tres cuart[oa]s(?: partes)?|três quartos|tre quarti|drie ?kwart|trzy czwarte|три четверти|три чверті|dörtte üç\\p{L}*|(?:τα )?τρία τέταρτα|tre fjärdedelar|tre fjerdedele[r]?|kolme neljäsosaa|tři čtvrtiny|háromnegyed\\p{L}*|trei sferturi',
      'ثلاثة أرباع|سه[ \u200c]?چهارم|שלושה רבעים|तीन[- ]चौथाई|তিন[- ]?চতুর্থাংশ|நான்கில் மூன்று(?: பங்கு)?|ba phần tư|tiga perempat|robo tatu',
    ]),
  },
  {
    part: 1 / 5,
    plain: words([
      'a fifth(?= of\\b)|one[ -]fifth|ein(?:es)? fünftel|un cinquième|un quinto(?= d)|quinta parte|um quinto(?= d)|een vijfde(?= van)|jedna piąta|пят\\p{L}+ часть|beşte bir\\p{L}*|ένα πέμπτο|(?:en )?femtedel|viidesosa\\p{L}*|viidenn\\p{L}+|pětin\\p{L}+|(?:egy)?ötöd\\p{L}*|o cincime',
      'یک[ \u200c]?پنجم|एक पाँचवाँ|এক[- ]?পঞ্চমাংশ|ஐந்தில் ஒரு(?:வர)?\\S*|một phần năm|seperlima',
    ]),
    ambiguous: words([
      "every fifth|elke vijfde|var femte|hver femte|joka viides|každ\\p{L}+ pát\\p{L}+|minden ötödik\\p{L}*|jede[rsn]? fünfte\\p{L}*|co piąt\\p{L}+|кажд\\p{L}+ пят\\p{L}+|кож(?:ен|н\\p{L}+) п[’']ят\\p{L}+|हर पाँचव\\S*|a[ -]fifth|un quinto|um quinto|een vijfde|πέμπτο|خمس|חמישית",
    ]),
  },
  {
    part: 1 / 10,
    plain: words([
      'a tenth(?= of\\b)|one[ -]tenth|ein(?:es)? zehntel|un dixième|una? décim[oa] parte|um décimo(?= d)|un decimo(?= d)|een tiende(?= van)|jedna dziesiąta|десят\\p{L}+ часть|en tiondel|en tiendedel|kymmenesosa\\p{L}*|desetin\\p{L}+|tized\\p{L}*|o zecime|onda bir\\p{L}*',
    ]),
    ambiguous: words([
      'a[ -]tenth|um décimo|un decimo|een tiende|every tenth|jede[rsn]? zehnte\\p{L}*|elke tiende|var tionde|hver tiende|joka kymmenes|co dziesiąt\\p{L}+|každ\\p{L}+ desát\\p{L}+|кажд\\p{L}+ десят\\p{L}+|кож\\p{L}+ десят\\p{L}+|minden tizedik\\p{L}*',
    ]),
  },
];

/** Twice and three times as much. */
export const multiples: readonly Part[] = [
  {
    part: 2,
    plain: words(
      ['doubl(?:e[sd]?|ing|er|ez|ent)|twice|twofold|(?:ver)?doppel\\p{L}*|doble|duplic\\p{L}*|[يتن]?ضاعف|مضاعفة'],
      '倍増|翻倍',
    ),
  },
  { part: 3, plain: words(['tripl(?:e[sd]?|ing|er|ez|ent)|threefold|(?:ver)?dreifach\\p{L}*|triplic\\p{L}*']) },
];
