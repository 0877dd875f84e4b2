/** A multiple that a text states in words: its place, and how many times as much it is. */
export type Multiple = { readonly at: number; readonly end: number; readonly value: number };

/** Double, verdreifachen, décupler, 翻一番, 三倍: wherever the words say how many times as much something is or will be. */
export const multiplesInWords = (text: string): Multiple[] =>
  patterns.flatMap(({ value, words }) =>
    [...text.matchAll(words)].map(({ 0: word, index }) => ({ at: index, end: index + word.length, value })),
  );

/** Behind a number: "3 times", 3x, 3倍, dreimal. */
export const isTimes = (rest: string): boolean => times.test(rest);
const times =
  /^[ \u00A0-]?(?:times|fold|x|×|fach\p{L}{0,2}|[Mm]al|fois|veces|vezes|volte|keer|maal|gånger|gange|ganger|kertaa|krát|raz[ya]?|раза?|рази|φορές|kat[ıi]?(?! ya(?!\p{L}))|katına|kali|lần|गुना|গুণ|برابر|أضعاف)(?![\p{L}\p{M}])|^[ \u00A0]?(?:倍|배|เท่า|மடங்கு)/u;

/** Behind a number that is a multiple, and no number of times that something is done or taken: "3x", "threefold", "3 times as much". */
export const isFactor = (rest: string): boolean => factor.test(rest);
const factor =
  /^[x×](?=$|[\s.,;:!?)–—-])(?!\s?[\p{Nd}\p{Sc}(%])(?!\s\p{Lu}{1,3}[.\s$])|^[ \u00A0-]?(?:fold|fach\p{L}{0,2}|गुना|গুণ|برابر|أضعاف|kat[ıi]?(?! ya(?!\p{L}))|times (?:as|more|the|higher|larger|greater|what)|[Mm]al (?:so|mehr)|fois (?:plus|moins)|veces (?:más|mayor)|vezes (?:mais|maior)|volte (?:più|tanto)|keer (?:zo|meer)|gånger (?:så|mer)|gange (?:så|mer)|ganger (?:så|mer)|razy (?:więcej|większ)|раза? (?:больше|выше)|рази? (?:більше|вище))(?![\p{L}\p{M}])|^[ \u00A0]?(?:倍|배|เท่า|மடங்கு)/u;

/** What people call double that says nothing of an amount: double-glazed, a double room, "double down". */
const isName =
  '(?![- ](?:check|down|room|bed|entry|digit|glaz|standard|count|sided|edged|jeopardy|bottom|play|time|book))(?!-)';
/** How languages make words from small numbers, two first, each with its words; the forms of verbs and nouns alike. */
const words: readonly (readonly [value: number, spaced: readonly string[], joined?: string])[] = [
  [
    2,
    [
      `doubl(?:e[sd]?|ing)${isName}|twice (?:as|the|what|its)|two-?fold|verdopp(?:el\\p{L}*|l\\p{L}+)|doppelt so|(?:das|ums) doppelte|zweifach\\p{L}{0,2}`,
      'doubl(?:er\\p{L}*|é[es]*|ement|ent|era|ait)|le double|duplic(?:ar\\p{L}*|a|an|ó|aron|ando|ou|am)|(?:el|al) doble|dobr(?:ar\\p{L}*|a|am|ou|ando)|o dobro|raddoppi\\p{L}*|(?:il|al) doppio',
      'verdubbel\\p{L}*|het dubbele|dubbel zo|fördubbl\\p{L}*|dubbelt så|fordobl\\p{L}*|dobbelt så|doble[st]? |kaksinkertais\\p{L}*|podw(?:oi|aja|oje)\\p{L}*|dwukrotn\\p{L}*|(?:z)?dvojnásob\\p{L}*|megduplá\\p{L}*|kétszeres\\p{L}*|dubl(?:a|ează|eze|at\\p{L}?|area)',
      'удво\\p{L}+|удваива\\p{L}+|вдвое|двукратн\\p{L}+|подво\\p{L}+|подвоює\\p{L}*|вдвічі|удвічі|διπλασι\\p{L}+|διπλάσι\\p{L}+|iki katı\\p{L}*|ikiye katla\\p{L}*|(?:س)?[يت]?تضاعف|الضعف|ضعفي|ضعفين|دو برابر|פי שניים|[תי]וכפל\\p{L}*|להכפיל|दो ?गुन\\p{L}*\\p{M}*|दुगुन\\p{L}*\\p{M}*|দ্বিগুণ|இரு ?மடங்\\S*|இரட்டிப்\\S*|gấp đôi|dua kali lipat|berlipat dua',
    ],
    '倍増|(?<!\\p{Script=Han}|\\p{Nd}|\\p{Script=Katakana})倍に(?=な|増)|翻(?:了)?一番|翻番|翻倍|加倍|[两兩二]倍|2倍に|두 ?배|สองเท่า|เท่าตัว',
  ],
  [
    3,
    [
      `tripl(?:e[sd]?|ing)${isName}|trebl(?:e[sd]?|ing)|three-?fold|verdreifach\\p{L}*|(?:das|ums) dreifache|dreifach\\p{L}{0,2}`,
      'tripl(?:er\\p{L}*|é[es]*|ement|ent|era|ait)|le triple|triplic(?:ar\\p{L}*|a|an|ó|aron|ando|ou|am|her\\p{L}+)|(?:el|al) triple|o triplo|(?:il|al) triplo|verdrievoudig\\p{L}*',
      'tredubbl\\p{L}*|tredobl\\p{L}*|kolminkertais\\p{L}*|potr(?:oi|aja|oje)\\p{L}*|trzykrotn\\p{L}*|(?:z)?trojnásob\\p{L}*|megháromszoroz\\p{L}*|háromszoros\\p{L}*|tripl(?:a|ează|eze|at\\p{L}?|area)|утро\\p{L}{2,}|втрое|тр[её]хкратн\\p{L}+|потро\\p{L}{2,}|втричі|утричі|τριπλασι\\p{L}+|τριπλάσι\\p{L}+|üç katı\\p{L}*|üçe katla\\p{L}*',
      'ثلاثة أضعاف|سه برابر|פי שלושה|तीन ?गुन\\p{L}*\\p{M}*|तिगुन\\p{L}*\\p{M}*|তিন ?গুণ|மும்மடங்\\S*|மூன்று மடங்\\S*|gấp ba|tiga kali lipat',
    ],
    '三倍|세 ?배|สามเท่า',
  ],
  [
    4,
    [
      'quadrupl\\p{L}+|four-?fold|vervierfach\\p{L}*|(?:das|ums) vierfache|cuadruplic\\p{L}*|verviervoudig\\p{L}*|fyrdubbl\\p{L}*|firedobl\\p{L}*|nelinkertais\\p{L}*|czterokrotn\\p{L}*|čtyřnásob\\p{L}*|négyszeres\\p{L}*|вчетверо|вчетверо|четыр[её]хкратн\\p{L}+|вчетверо|учетверо|τετραπλασι\\p{L}+|dört katı\\p{L}*|أربعة أضعاف|چهار برابر|פי ארבעה|चार ?गुन\\p{L}*\\p{M}*|চার ?গুণ|நான்கு மடங்\\S*|gấp bốn|empat kali lipat',
    ],
    '翻[两兩]番|四倍|네 ?배|สี่เท่า',
  ],
  [
    5,
    [
      'quintupl\\p{L}+|five-?fold|verfünffach\\p{L}*|(?:das|ums) fünffache|quintuplic\\p{L}*|vervijfvoudig\\p{L}*|femdubbl\\p{L}*|femdobl\\p{L}*|viisinkertais\\p{L}*|pięciokrotn\\p{L}*|pětinásob\\p{L}*|ötszörös\\p{L}*|впятеро|пятикратн\\p{L}+|вп[’ʼ]ятеро|πενταπλασι\\p{L}+|beş katı\\p{L}*|خمسة أضعاف|پنج برابر|פי חמישה|पाँच ?गुन\\p{L}*\\p{M}*|পাঁচ ?গুণ|ஐந்து மடங்\\S*|gấp năm|lima kali lipat',
    ],
    '五倍|다섯 ?배|ห้าเท่า',
  ],
  [
    10,
    [
      'ten-?fold|verzehnfach\\p{L}*|(?:das|ums) zehnfache|zehnfach\\p{L}{0,2}|décupl\\p{L}+|decuplic\\p{L}*|vertienvoudig\\p{L}*|tiodubbl\\p{L}*|tidobl\\p{L}*|kymmenkertais\\p{L}*|dziesięciokrotn\\p{L}*|desetinásob\\p{L}*|tízszeres\\p{L}*|de zece ori|десятикратн\\p{L}+|удесятер\\p{L}+|вдесятеро|уд[ее]сятер\\p{L}+|δεκαπλασι\\p{L}+|δεκαπλάσι\\p{L}+|on katı\\p{L}*|عشرة أضعاف|ده برابر|פי עשרה|दस ?गुन\\p{L}*\\p{M}*|দশ ?গুণ|பத்து மடங்\\S*|gấp mười|sepuluh kali lipat',
    ],
    '十倍|열 ?배|สิบเท่า',
  ],
  [
    100,
    ['hundred-?fold|verhundertfach\\p{L}*|centupl\\p{L}+|honderdvoud\\p{L}*|stokrotn\\p{L}*|стократн\\p{L}+'],
    '百倍',
  ],
];
const patterns = words.map(([value, spaced, joined]) => ({
  value,
  words: new RegExp(
    `(?<![\\p{L}\\p{M}-])(?:${spaced.join('|')})(?![\\p{L}\\p{M}])${joined ? `|(?<![\\p{Nd}十百千])(?:${joined})` : ''}`,
    'giu',
  ),
}));
