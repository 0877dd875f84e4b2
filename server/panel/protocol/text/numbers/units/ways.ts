import { isYear } from '../dates/isYear.ts';
import { endOf } from '../endOf.ts';

/** Words by which an amount is one that is earned or lost, or one by which something grows or shrinks, in the languages of the reports. */
export type Way = 'gain' | 'loss' | 'up' | 'down';

const spaced: Readonly<Record<Way, string>> = {
  gain: 'profits?|surplus(?:es)?|tax credits?|refund(?:s|ed)?|rebates?|Gewinn\\p{L}*|Überschuss\\p{L}*|Steuergutschrift\\p{L}*|Erstattung\\p{L}*|Überschüss\\p{L}*|Plus|bénéfices?|excédents?|benefici\\p{L}*|ganancias?|superávit|utilidad(?:es)?|utile|utili|profitt\\p{L}*|guadagn\\p{L}+|lucr\\p{L}+|sobras?|avanz[oi]|winst\\p{L}*|overschot\\p{L}*|vinst\\p{L}*|överskott\\p{L}*|overskud\\p{L}*|voit(?:to|on|toa|olla)|ylijääm\\p{L}*|zysk\\p{L}*|nadwyżk\\p{L}*|zisk\\p{L}*|přebyt\\p{L}*|nyereség\\p{L}*|profit\\p{L}*|câștig\\p{L}*|excedent\\p{L}*|прибыл\\p{L}*|профицит\\p{L}*|прибут\\p{L}+|надлиш\\p{L}+|профіцит\\p{L}*|κέρδ\\p{L}+|πλεόνασμα\\p{L}*|kâr\\p{L}*|kazan[çc]\\p{L}*|(?:[وبل]?ال|[وبل])?(?:ربح\\p{L}*|أرباح\\p{L}*|فائض\\p{L}*)|سود(?:ی|آور\\p{L}*)?|مازاد|[הובלשמכ]{0,3}(?:רווח\\p{L}*|עודף|עודפים)|मुनाफ[\\p{L}\\p{M}]*|लाभ|अधिशेष|লাভ[\\p{L}\\p{M}]*|মুনাফা[\\p{L}\\p{M}]*|উদ্বৃত্ত[\\p{L}\\p{M}]*|லாப[\\p{L}\\p{M}]*|இலாப[\\p{L}\\p{M}]*|laba|surplus|(?:ke)?untung(?:an)?|lãi(?! suất)|lợi nhuận|thặng dư|faida|ziada',
  loss: 'loss(?:es)?|fine[sd]?|penalt(?:y|ies)|los(?:e|es|ing|t)|deficits?|shortfalls?|Verlust\\p{L}*|verlor\\p{L}*|verlier\\p{L}*|Defizit\\p{L}*|Bußgeld\\p{L}*|Geldstrafe\\p{L}*|Fehlbetr\\p{L}+|Minus|pertes?|amendes?|perd\\p{L}+|déficits?|pérdidas?|pierd\\p{L}+|déficit|disavanz\\p{L}*|prejuízos?|multas?|verlies\\p{L}*|tekort\\p{L}*|boetes?|förlust\\p{L}*|böter\\p{L}*|förlor\\p{L}+|underskott\\p{L}*|tab(?:et|ene)?|taber|tapet?|taper|tapte|underskud\\p{L}*|tappio\\p{L}*|alijääm\\p{L}*|strat(?:a|y|ę|ą|ach)?|trac(?:i|ą|imy)|deficyt\\p{L}*|niedob[oó]r\\p{L}*|ztrát\\p{L}*|schod\\p{L}{1,3}|veszteség\\p{L}*|veszt(?:ett|ünk|\\p{L}{2,4})|hiány\\p{L}*|убыт\\p{L}+|недоста[чт]\\p{L}+|штраф\\p{L}*|потер\\p{L}+|теря\\p{L}+|дефицит\\p{L}*|збит\\p{L}+|неста[чт]\\p{L}+|втра[тч]\\p{L}+|дефіцит\\p{L}*|ζημι\\p{L}+|πρόστιμ\\p{L}+|ζημί\\p{L}+|απώλει\\p{L}+|έλλειμμα\\p{L}*|χάν\\p{L}+|zarar\\p{L}*|(?:bütçe )?açığ\\p{L}+|kay[bı]\\p{L}+|(?:[وبل]?ال|[وبل])?(?:خسار\\p{L}*|خسائر\\p{L}*|عجز\\p{L}*)|[يتنأ]?خسر\\p{L}*|زیان\\p{L}*|ضرر|کسری|کمبود|جریمه\\p{L}*|[הובלשמכ]{0,3}(?:הפסד\\p{L}*|הפסיד\\p{L}*|מפסיד\\p{L}*|גירעון|גרעון|קנס\\p{L}*)|घाट[\\p{L}\\p{M}]*|जुर्मान[\\p{L}\\p{M}]*|नुकसान|हानि|লোকসান[\\p{L}\\p{M}]*|ঘাটতি[\\p{L}\\p{M}]*|জরিমানা[\\p{L}\\p{M}]*|ক্ষতি[\\p{L}\\p{M}]*|நஷ்ட[\\p{L}\\p{M}]*|இழப்ப[\\p{L}\\p{M}]*|(?:ke)?rugi(?:an)?|merugi|defisit|denda|lỗ|thâm hụt|hasara|upungufu|nakisi',
  up: 'rises?|rose|risen|rising|grow\\p{L}*|grew|growth|increas\\p{L}*|climb\\p{L}*|steig\\p{L}*|stieg\\p{L}*|gestiegen|wuchs\\p{L}*|wächst|wachs\\p{L}*|gewachsen|Anstieg\\p{L}*|Wachstum\\p{L}*|Zunahme|zugenommen|hauss\\p{L}*|augment\\p{L}*|croissance|croî\\p{L}+|progress\\p{L}*|sub(?:e[n]?|ió|ida|ieron|irá|ido|iendo)|aument\\p{L}*|crec\\p{L}+|cresc\\p{L}+|salit[oaie]|subiu|subid\\p{L}|stijg\\p{L}*|steeg|stegen|gestegen|groei\\p{L}*|gegroeid|ök\\p{L}{1,4}|stig\\p{L}*|vokse\\p{L}*|vekst\\p{L}*|vækst\\p{L}*|kasv\\p{L}+|nous\\p{L}+|wzr\\p{L}+|rośn\\p{L}+|rosną|vzrost\\p{L}*|růst\\p{L}*|vzrostl\\p{L}*|nárůst\\p{L}*|nő(?:tt|nek)?|növeked\\p{L}*|emelked\\p{L}*|creș\\p{L}+|crescut\\p{L}*|рост\\p{L}{0,2}|вырос\\p{L}*|раст[её]т|растут|увелич\\p{L}+|подорож\\p{L}+|зрос\\p{L}+|зріс|збільш\\p{L}+|αύξησ\\p{L}*|αυξ\\p{L}+|αύξ\\p{L}+|άνοδ\\p{L}+|art(?:tı|ar|ış\\p{L}*|ıyor|acak)|yüksel\\p{L}*|büyü\\p{L}*|ارتف\\p{L}+|[يت]رتفع\\p{L}*|زاد\\p{L}*|زيادة|[يت]زيد|نمو|نما|افزایش|رشد|[הו]?(?:על[הו]|עלייה|עליה|גדל\\p{L}*|גידול|צמיחה)|बढ़[\\p{L}\\p{M}]*|वृद्धि|বেড়ে[\\p{L}\\p{M}]*|বাড়[\\p{L}\\p{M}]*|বৃদ্ধি|உயர்[\\p{L}\\p{M}]*|அதிகரி[\\p{L}\\p{M}]*|வளர்[\\p{L}\\p{M}]*|naik|meningkat|kenaikan|tumbuh|tăng|imeongezeka|kuongezeka',
  down: 'falls?|fell|fallen|falling|drop\\p{L}*|declin\\p{L}*|decreas\\p{L}*|shr[aiu]nk\\p{L}*|sink\\p{L}*|sank\\p{L}*|gesunken|fiel\\p{L}*|Rückgang\\p{L}*|abgenommen|Abnahme|baiss\\p{L}*|recul\\p{L}*|chut\\p{L}*|diminu\\p{L}*|baj(?:a|an|ó|ada|aron|ará|ado|ando)|ca(?:e|en|yó|yeron|yendo|ído|ída|erá|erán)|disminu\\p{L}*|descend\\p{L}*|cal(?:o|a|ano|ato|ata|ati)|diminui\\p{L}*|ridu\\p{L}+|sces[oaie]|caiu|queda\\p{L}*|dal(?:en|ing|ende)|daal\\p{L}*|gedaald|minsk\\p{L}*|sjönk\\p{L}*|sjunk\\p{L}*|föll|fald\\p{L}*|falt|nedgang\\p{L}*|lask\\p{L}+|väh\\p{L}+|spad\\p{L}*|kles\\p{L}*|pokles\\p{L}*|csökk\\p{L}+|scăd\\p{L}+|scade\\p{L}*|упал\\p{L}*|паде\\p{L}+|снизи\\p{L}+|сниж\\p{L}+|сократ\\p{L}+|впа[лв]\\p{L}*|паді\\p{L}+|зниз\\p{L}+|зменш\\p{L}+|μείωσ\\p{L}*|μειώ\\p{L}+|πτώσ\\p{L}*|έπεσ\\p{L}*|düş\\p{L}+|azal\\p{L}+|geriled\\p{L}*|انخف\\p{L}+|[يت]نخفض\\p{L}*|تراجع\\p{L}*|هبط\\p{L}*|کاهش|افت|ירד\\p{L}*|ירידה|[צק]נח\\p{L}*|घट(?!ना)[\\p{L}\\p{M}]*|गिर[\\p{L}\\p{M}]*|कमी|কম(?![\\p{L}\\p{M}])|কমে[\\p{L}\\p{M}]*|কমেছে|হ্রাস|குறை[\\p{L}\\p{M}]*|சரி(?:வு|ந்)[\\p{L}\\p{M}]*|turun|menurun|penurunan|merosot|giảm|sụt|imepungua|kupungua',
};
const joined: Readonly<Record<Way, string>> = {
  gain: '黒字|余剰|利益|盈利|获利|獲利|获益|獲益|利润|利潤|盈余|盈餘|结余|結餘|흑자|잉여|이익|순익|กำไร|เกินดุล',
  loss: '赤字|不足(?!以)|罰金|損失|亏损|虧損|亏|虧|损失|赤字|缺口|罚款|罰款|적자|손실|ขาดทุน|ขาดดุล|ค่าปรับ',
  up: '増加|増え|上昇|上が|伸び|增长|增長|上升|增加|上涨|上漲|증가|상승|늘어|늘었|올랐|오르|เพิ่มขึ้น|เติบโต|สูงขึ้น',
  down: '減少|減っ|減り|下が|低下|下落|下降|减少|減少|下跌|下滑|감소|하락|줄어|줄었|내렸|내려|떨어|ลดลง',
};

const ways: readonly Way[] = ['gain', 'loss', 'up', 'down'];
const anyWay = new RegExp(
  ways.map((way) => `(?<${way}>(?<![\\p{L}\\p{M}])(?:${spaced[way]})(?![\\p{L}\\p{M}])|${joined[way]})`).join('|'),
  'giu',
);

/** How far from its number a word may stand, in one clause. */
const reach = 36;
const endsClause = /[.!?;:,](?=\s|$)|[。！？；，、،؛؟।\n()（）]/u;

type Place = { readonly at: number; readonly end: number; readonly value: number; readonly unit: string | null };
/**
 * The ways of numbers, which come in order: each word is of the number nearest to it, so that "sales of 9 and a loss of 2" has one loss, of 2. Dates and years
 * have none.
 */
export const waysOf = (text: string, all: readonly Place[]): ReadonlyMap<number, readonly Way[]> => {
  const found = new Map<number, Way[]>();
  const placed = all.flatMap((one, i) =>
    one.unit === 'date' || (one.unit === null && isYear(one.value)) ? [] : [{ one, i }],
  );
  const numbers = placed.map(({ one }) => one);
  let next = 0;
  for (const { 0: word, index, groups = {} } of text.matchAll(anyWay)) {
    const way = ways.find((one) => groups[one] !== undefined);
    while (next < numbers.length && (numbers[next]?.at ?? 0) < index) next++;
    const nearest = [next - 1, next]
      .flatMap((i) => {
        const number = numbers[i];
        if (!number) return [];
        const isBefore = number.at < index;
        const between = isBefore
          ? text.slice(endOf(text, number.end), index)
          : text.slice(index + word.length, number.at);
        const isBeside = number.end <= index || number.at >= index + word.length;
        // Thai has spaces between clauses alone.
        const far = between.length + (isBefore && /^\p{Script=Thai}/u.test(word) && between.includes(' ') ? reach : 0);
        return isBeside && far <= reach && !endsClause.test(between) ? [{ i, far }] : [];
      })
      // Halfway between two it is of the one behind it: "sales of 23 million, loss 740,000".
      .toSorted((a, b) => a.far - b.far || b.i - a.i)[0];
    const place = nearest && placed[nearest.i]?.i;
    if (way !== undefined && place !== undefined) found.set(place, [...(found.get(place) ?? []), way]);
  }
  return found;
};

/** Whether one amount is said to be of one way and the other of the opposite, and neither of both: a profit of 40,000 and a loss of as much. */
export const areOpposite = (some: readonly Way[], others: readonly Way[]): boolean =>
  (
    [
      ['gain', 'loss'],
      ['up', 'down'],
    ] as const
  ).some(([one, other]) => {
    const [a, b] = [onlyOf(some, one, other), onlyOf(others, one, other)];
    return a !== null && b !== null && a !== b;
  });
const onlyOf = (some: readonly Way[], one: Way, other: Way): Way | null =>
  some.includes(one) === some.includes(other) ? null : some.includes(one) ? one : other;
