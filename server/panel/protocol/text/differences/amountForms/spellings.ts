/** A text with its amounts as readers of numbers know them: 4 € 90 is 4.90 €, and four days of seven are four days. */
export const spelledOut = (text: string): string =>
  text.replace(centsBehind, '$<whole>.$<cents> $<sign>').replace(secondHand, ' ').replace(ofSeven, '');

const centsBehind =
  /(?<![\p{Nd}.,])(?<whole>\p{Nd}{1,3}) ?(?<sign>[€$£]|euros?|eur) ?(?<cents>\p{Nd}{2})(?![\p{Nd}.,%])/giu;

/** What was used before, which is no second of anything. */
const secondHand =
  /second[ -]?hand|(?:aus )?zweiter hand|(?:de )?seconde main|(?:di )?seconda mano|(?:de )?segunda (?:mano|mão)|(?:z )?drugiej ręki|из вторых рук|(?:з )?других рук|ikinci el|(?:i )?andra ?hand|(?:z )?druhé ruky|δεύτερο χέρι/giu;

/** Behind days of a week how many it has. */
const ofSeven =
  /(?<=(?<!\p{L})(?:days|Tagen?|jours|días|dias|giorni|dagen|dni|дня|дней|дні|днів|dagar|dage|dager|päivää|napo[tn]|zile|hari|ngày|μέρες|ημέρες)) (?:out of|of|von|sur|de(?: cada)?|em|su|van de|na|z|из|з|av|af|din|dari|trên|στις)(?: the| les| los)? (?:7|seven|sieben|sept|siete|sete|sette|zeven|siedmiu|семи|sju|syv|șapte|tujuh|bảy|επτά)(?![\p{L}\p{Nd}])/giu;

/** The end of the year, in words or as a day without a year. */
export const yearEnds: readonly { readonly pattern: RegExp; readonly mayMiss: boolean }[] = [
  {
    pattern:
      /(?<![\p{L}\p{M}])(?:(?:the )?(?:end of (?:the|this) year|year[- ]end)|(?:Jahresende|Ende (?:des|dieses) Jahres)|(?:la )?fin (?:de l[’']année|d[’']année)|(?:fin(?:al)?(?:es)? de(?:l)? año)|(?:fim d[oe](?: |ste )ano)|(?:fine (?:dell[’'])?anno)|(?:eind(?:e)? van (?:het|dit) jaar)|(?:konie?c\p{L}? roku)|(?:конц\p{L} года)|(?:кінц\p{L} року)|τέλος του (?:έτους|χρόνου)|yıl(?:ın)? sonu\p{L}*|نهاية (?:العام|السنة)|پایان سال|סוף השנה|साल के अंत|বছরের শেষ|cuối năm|akhir tahun|årsskiftet|årets slut|årets (?:udgang|utgang)|vuoden lop\p{L}+|kon(?:ec|ce) roku|év vég\p{L}+|sfârșitul anului)(?![\p{L}\p{M}])|年末|年底|연말|สิ้นปี/giu,
    mayMiss: true,
  },
  { pattern: /(?<![\p{Nd}.,/-])31(?:\.\s?12\.?|\/12|-12)(?![\p{Nd}./-]|\s\p{Nd}{4})/gu, mayMiss: false },
];
