import { aCount, namesSeveral } from '../choiceWords.ts';
import { isOffer } from '../introductions.ts';
import { asOptions, endOf, isDenied, tidy } from './sides.ts';

/** "The first option is to …. The second would be …": what is counted up from a sentence on, and how many sentences that takes. */
export const inTurn = (
  sentences: readonly string[],
  at: number,
): { readonly options: readonly string[]; readonly taken: number } | null => {
  const first = countedIn(sentences[at] ?? '');
  if (first.length === 0) return null;
  const before = sentences[at - 1] ?? '';
  const found = [...first];
  let taken = 1;
  for (let i = at + 1; i < Math.min(sentences.length, at + farthest); i++) {
    const more = countedIn(sentences[i] ?? '');
    if (more.length > 0) taken = i - at + 1;
    found.push(...more);
  }
  const isOfChoice = [before, ...sentences.slice(at, at + taken)].some(
    (text) => namesSeveral(text) || isOffer(text) || anOption.test(text) || aCount.test(text),
  );
  const options = isOfChoice && (found.length >= 2 || anOption.test(sentences[at] ?? '')) ? asOptions(found) : [];
  const isAnother = another.test(sentences[at] ?? '') && anOption.test(sentences[at] ?? '');
  const single = found.length === 1 && isOfChoice && (aCount.test(before) || isAnother) ? found : [];
  return options.length > 0 || single.length > 0 ? { options: options.length > 0 ? options : single, taken } : null;
};
const farthest = 6;

const countedIn = (sentence: string): string[] =>
  sentence
    .split(/[,;] (?=(?:the|l[ae’']|die|der|das|der|het|de|другой|другая|второй|друга|інший) )/iu)
    .flatMap((clause) => patterns.flatMap((pattern) => pattern.exec(clause)?.[1] ?? []).slice(0, 1))
    .map((said) =>
      tidy(
        endOf(said).split(/[,;] (?=(?:which|that|who|qui|que|qu|die|das|wobei|che|котор|который|який|яка) )/iu)[0] ??
          '',
      ),
    )
    .filter((said) => said !== '' && !isDenied.test(said));

const noun =
  'option|possibility|choice|alternative|way|route|one|offer|möglichkeit|variante|alternative|weg|possibilité|solution|voie|opción|posibilidad|alternativa|opzione|possibilità|strada|opção|possibilidade|optie|mogelijkheid|alternatief|opcja|możliwość|вариант|способ|путь|варіант|спосіб|шлях|επιλογή|λύση|الخيار|گزینه|راه|האפשרות|विकल्प|বিকল্প|வழி|phương án|lựa chọn|cách|pilihan|opsi|cara|seçenek|yol';
const patterns: readonly RegExp[] = [
  `^(?:and |but |so )?(?:the |an?)?(?:one|first|second|third|fourth|final|last|other|another)(?: (?:${noun}))?(?: (?:i|we) \\p{L}+(?: \\p{L}+)?)? (?:is|would be)(?: to| that| for)? (.+)`,
  `^(?:und )?(?:die|der|das|eine?|den) (?:eine|erste|zweite|dritte|letzte|andere|weitere)r?s?(?: (?:${noun}))? (?:ist|wäre),? (?:zu |dass )?(.+)`,
  `^(?:alors que |et )?(?:la|l[’']|une|le) ?(?:première?|deuxième|seconde?|troisième|dernière?|autre)(?: (?:${noun}))? (?:est|serait) ?(?:de |d[’']|que )?(.+)`,
  `^(?:y )?(?:la|una|el|otra) ?(?:primer[ao]?|segund[ao]|tercer[ao]?|últim[ao]|otr[ao])?(?: (?:${noun})) (?:es|sería)(?: que| la de)? (.+)`,
  `^(?:e )?(?:la|una|l[’']|un[’']) ?(?:prima|seconda|terza|ultima|altra)(?: (?:${noun}))? (?:è|sarebbe)(?: di| che| quella di)? (.+)`,
  `^(?:e )?(?:a|uma|o) (?:primeir[ao]|segund[ao]|terceir[ao]|últim[ao]|outr[ao])(?: (?:${noun}))? (?:é|seria)(?: de| que)? (.+)`,
  `^(?:en )?(?:de|een|het) (?:eerste|tweede|derde|laatste|andere)(?: (?:${noun}))? (?:is|zou zijn)(?: om| dat)? (.+)`,
  `^(?:pierwsza|druga|trzecia|ostatnia|inna)(?: (?:${noun}))?(?: to| —| –|:| jest) (.+)`,
  `^(?:а )?(?:перв(?:ый|ая|ое)|втор(?:ой|ая|ое)|трет(?:ий|ья)|последний|друг(?:ой|ая))(?: (?:${noun}))? ?(?:[—–:-]|это) (.+)`,
  `^(?:а )?(?:перш(?:ий|а)|друг(?:ий|а)|треті?й|останній|інший)(?: (?:${noun}))? ?(?:[—–:-]|це) (.+)`,
  `^(?:η|μια) (?:πρώτη|δεύτερη|τρίτη|άλλη)(?: (?:${noun}))? είναι (?:να )?(.+)`,
  `^(?:و)?(?:${noun}) (?:الأول|الثاني|الثالث|الآخر)(?: هو| أن|:) ?(.+)`,
  `^(?:${noun}) (?:اول|دوم|سوم|دیگر)(?: این است که|:| ) ?(.+)`,
  `^(?:birinci|ikinci|üçüncü|diğer|ilk)(?: (?:${noun})) (.+)`,
  `^(?:${noun}) (?:pertama|kedua|ketiga|lain)(?: adalah|:| ialah) (.+)`,
  `^(?:${noun}) (?:thứ nhất|đầu tiên|thứ hai|thứ ba|khác)(?: là|:) (.+)`,
  '^(?:第[一二三四]|另)[一个個种種条條]?(?:方案|选择|選擇|办法|辦法|做法|路)?(?:是|：|:)(.+)',
  '^(?:[一二三]つ目|もう一つ|[123１２３]つ目)(?:の(?:案|選択肢|方法))?は、?(.+)',
  '^(?:첫|두|세) ?번째(?: (?:방법|방안|선택지|안))?[은는]? (.+)',
].map((pattern) => new RegExp(pattern, 'iu'));
const anOption = new RegExp(`(?<![\\p{L}\\p{M}])(?:${noun})(?![\\p{L}\\p{M}])`, 'iu');
const another =
  /^(?:and |but )?(?:another|eine (?:weitere|andere)|une autre|otra|un[’']altra|(?:uma )?outra|een andere|inna|другой|інший|altra)(?!\p{L})/iu;
