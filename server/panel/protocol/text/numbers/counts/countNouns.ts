import { isAdverbAt, timeAt } from '../units/timeUnits.ts';

/** What a number counts, as its words say right behind it or before it: the beginnings of words, which their endings do not change. */
export type Counted = {
  /** Right behind: of these the first two may be what is counted. */
  readonly behind: readonly string[];
  /** Before: "wafanyakazi 64", 従業員64名. */
  readonly before: readonly string[];
  /** Behind it stands a word that joins, so that it may count nothing of what follows: "38 for repair". */
  readonly isJoined?: boolean;
};

export const uncounted: Counted = { behind: [], before: [] };

/** The nouns at a number: "12 new shops" has new and shops. */
export const countedAt = (text: string, at: number, end: number): Counted => {
  const ahead = text.slice(end, end + 48);
  const isEnd = abbreviated.test(text.slice(Math.max(0, end - 6), end)) && /^[ \u00A0]\p{Lu}/u.test(ahead);
  const isNamed =
    /^[ \u00A0]?\p{L}/u.test(ahead) &&
    !isEnd &&
    !ofThese.test(ahead) &&
    !namesNothing.test(ahead) &&
    !isAdverbAt(ahead);
  const [first = [], second = []] = isNamed ? wordsOf(firstClause(ahead)) : [];
  // A counter is joined to what follows: 58명과 어학원.
  const own = first.slice(0, isUnspaced.test(first[0] ?? '') ? 1 : 3);
  const behind = personsOf.test(ahead) && own.every((noun) => isAnything.test(noun)) ? [...own, ...second] : own;
  const before = wordsOf(lastClause(text.slice(Math.max(0, at - 40), at)));
  const next = /^[ \u00A0]?([\p{L}\p{M}’'-]+)/u.exec(ahead)?.[1] ?? '';
  return { behind, before: (before.at(-1) ?? []).slice(-1), isJoined: next !== 'de' && joins.has(stemOf(next)) };
};

/** "1,9 mil. Fond": a sentence may end with such a word. */
const abbreviated = /(?:mil|tis|mld|тыс|млн|млрд|χιλ|εκατ)\.$/iu;

/** "165 р", "38 и", "1.4 plus 2": no thing has a name of one letter. */
export const namesNothing = /^[ \u00A0]?(?:[\p{Script=Latin}\p{Script=Cyrillic}]|plus)(?![\p{L}\p{M}])/u;

/** "40 of them" are what was named before. */
const ofThese =
  /^[ \u00A0](?:(?:of|de|di|von|av|af|van|z|ze|з|из|od|din|από|tra|fra|par|entre|among) (?:them|us|these|those|ihnen|uns|diesen|eux|elles|nous|ceux|celles|loro|essi|questi|queste|noi|ell[oa]s|nosotr[oa]s|est[oa]s|el[ea]s|nós|hen|ons|deze|dem|oss|nich|nás|nas|них|нас|aceștia|ei|ele|αυτ\p{L}+|εμάς)|davon|daarvan|ervan|hiervan|del[ea]s|dess[ea]s|niistä|heistä|derav|därav|közülük|ezekből)(?!\p{L})/iu;
/** "Two persons of the sixteen drivers" are drivers. */
const personsOf = /^[ \u00A0]?\p{L}+[ \u00A0](?:از|من|of|from|de|di|von|из|з|od|z|av|af|van|से)[ \u00A0]/iu;

/** The words of a text, as nouns are compared. */
export const wordsIn = (text: string): string[] => wordsOf(text).flat();

const ofClause = '[.,;:!?()«»"“”…·/\\n\\p{Nd}。、，；：！？（）「」।،؛؟–—]';
const clauseAtStart = new RegExp(`^(?:(?!${ofClause}).)*`, 'su');
const firstClause = (text: string): string => clauseAtStart.exec(text)?.[0] ?? '';
const endOfClause = new RegExp(ofClause, 'u');
const lastClause = (text: string): string => text.split(endOfClause).at(-1) ?? '';

/**
 * The words between those that join: "340 staff in 12 shops" counts staff. Words that join come first or last as empty runs of words. A run of signs without
 * spaces is one word.
 */
const wordsOf = (phrase: string): string[][] => {
  const runs: string[][] = [[]];
  for (const [word] of phrase.matchAll(/[\p{L}\p{M}’'-]+/gu)) {
    const stem = stemOf(word);
    if (!joins.has(stem)) {
      if (isLong(stem) && !isTime(word)) runs.at(-1)?.push(stem);
    } else if (runs.length > 1 || runs[0]?.length !== 0) runs.push([]);
  }
  return runs;
};
/** A word as it is compared, and its place. */
export type PlacedWord = { readonly at: number; readonly end: number; readonly stem: string };

/** The words of a text that say what something is, in order; `times`: also those for units of time. */
export const placedWords = (text: string, { times = false } = {}): PlacedWord[] => {
  // Most words of a long text stand in it many times.
  const stems = new Map<string, string>();
  const stemIn = (word: string): string => {
    const stem = stemOf(word);
    return joins.has(stem) || !isLong(stem) || (!times && isTime(word)) ? '' : stem;
  };
  return [...text.matchAll(/[\p{L}\p{M}’'-]+/gu)].flatMap(({ 0: word, index }) => {
    const stem = stems.get(word) ?? stemIn(word);
    stems.set(word, stem);
    return stem === '' ? [] : [{ at: index, end: index + word.length, stem }];
  });
};

/** "20,000 l'anno" counts no years. */
const isTime = (word: string): boolean => {
  const bare = word.replace(/^.{1,3}[’']/u, '');
  return timeAt(` ${bare}`)?.length === bare.length + 1;
};
const isLong = (stem: string): boolean =>
  stem.length >= (/^[\p{Script=Arabic}]/u.test(stem) ? 2 : 3) || isUnspaced.test(stem);
/** In letters. */
const longestEnding = 3;
/** Of a script that sets no spaces between words. */
export const isUnspaced = /^[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF\u0E00-\u0E7F]/u;

/** In small letters, without accents, Arabic without its article and long vowels, Hebrew without its article: مطاعم and مطعمًا are one. */
function stemOf(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u064B-\u065F]/gu, '')
    .normalize('NFC');
  if (plain.length <= 3) return plain;
  const bare = plain.replace(/^(?:وال|بال|لل|ال)(?=\p{Script=Arabic})/u, '');
  const short = bare.replace(/[اويةى]/gu, '');
  return /^\p{Script=Arabic}/u.test(plain)
    ? short.length > 1
      ? short
      : bare
    : plain.replace(/^ה(?=\p{Script=Hebrew})/u, '');
}

const joins: ReadonlySet<string> = new Set(
  [
    'and or of the in at on with for from to who that which are is was were our their a an by per as than',
    'und oder der die das den dem des in im an am auf mit fur von vom zu zur zum bei aus sind ist war als',
    'et ou de des du le la les dans en a au aux avec pour par sur qui que sont est',
    'y o del el los las en con para por que son es al e il lo gli i nel nella di da su un una uno',
    'do da dos das no na nos nas em com para os as van het een en of met voor op bij zijn is uit te',
    'i oraz w we z ze na do dla od o sa jest a v s pro ze ve k ke u jsou je',
    'и или в во на с со для от по из за у что і й та або в у з із на до для від',
    'και η ο το τα τους στην στο στη με για από που ve veya ile icin için olan bir',
    'och i pa på med av for som og til er ja tai ovat es és a az van și si cu la din pe care',
    'ו- ב- ל- מ- ה- ש- כ-',
    'و في من على مع إلى عن او یا در با از برای که את של עם על או גם',
    'bis till until hasta tot до дo kadar sampai hingga den con so',
    'और या में के की का को से पर है हैं এবং ও বা থেকে மற்றும்',
    'but then so also only not instead aber dann also auch nur nicht statt anstatt mais alors aussi seulement ou pero entonces también sólo o mas então também só ou ma allora anche solo maar dan ook slechts eller men också bara også kun tai mutta myös lub albo czy ale też nebo či ale také vagy de is sau dar și или либо но также або чи але також veya ya ama da או אבל גם أو لكن یا اما',
    'only just nur bloß seulement uniquement solo solamente sólo apenas somente soltanto alleen slechts bara endast kun bare vain tylko jen csak doar только лише тільки μόνο sadece yalnızca فقط רק hanya chỉ केवल सिर्फ',
    'dan atau di dengan untuk dari yang và hoặc với cho trong na ya wa za kwa au katika',
  ]
    .join(' ')
    .split(' ')
    .map(stemOf),
);

/** Whether two words are one in another form: shop and shops, Läden and Laden, магазинов and магазина. */
export const isSameWord = (one: string, other: string): boolean => {
  if (one.includes('-') || other.includes('-'))
    return one.split('-').some((part) => other.split('-').some((each) => part !== '' && isSameWord(part, each)));
  if (one === other || (isUnspaced.test(one) && one[0] === other[0])) return true;
  if (isStaff.test(one) && isStaff.test(other)) return true;
  if (isCompoundOf(one, other) || isCompoundOf(other, one)) return true;
  const [long, short] = one.length >= other.length ? [one.length, other.length] : [other.length, one.length];
  let shared = 0;
  while (shared < short && one[shared] === other[shared]) shared++;
  // Of Arabic words little more than their roots is left.
  const least = /^\p{Script=Arabic}/u.test(one) ? 2 : 3;
  return shared >= least && shared >= Math.ceil(long * 0.55);
};

/** Seats of "siddepladser": a noun that another one ends with. */
const isCompoundOf = (one: string, noun: string): boolean =>
  noun.length >= (/^\p{Script=Cyrillic}/u.test(noun) ? 4 : 5) &&
  one.length >= noun.length + 3 &&
  one.endsWith(noun) &&
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(one);

/** Whether any of some words is one of others in another form, or has two signs of Chinese or Katakana with it. */
export const areAlike = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) =>
    others.some(
      (other) => isSameWord(one, other) || (isUnspaced.test(one) && isUnspaced.test(other) && haveSigns(one, other)),
    ),
  );
const haveSigns = (one: string, other: string): boolean =>
  [...one.matchAll(/(?=([\p{Script=Han}\p{Script=Katakana}]{2}))/gu)].some(
    ({ 1: pair = '' }) => pair !== '' && other.includes(pair),
  );

/** Words for those who work somewhere, any of which a text may use for the others. */
export const isStaff =
  /^(?:staff|employee|worker|colleague|personnel|mitarbeit|beschaftigt|angestellt|kolleg|belegschaft|arbeitnehm|salarie|employe|collaborat|effectif|travailleur|emplead|trabajador|colaborador|plantilla|dipendent|addett|lavorator|impiegat|funcionari|empregad|trabalhador|medewerk|werknem|personeel|pracowni|zatrudni|zamestnan|pracovnik|работник|сотрудник|служащ|працівник|співробітник|робітник|εργαζομεν|υπαλληλ|προσωπικ|calısan|çalısan|calisan|çalışan|personel|isci|işçi|eleman|موظف|عمل|عامل|کارمند|کارگر|پرسنل|کارکن|עובד|कर्मचारी|कामगार|श्रमिक|मज़दूर|কর্মী|কর্মচারী|শ্রমিক|ஊழியர்|பணியாளர்|karyawan|pegawai|pekerja|staf|wafanyakazi|anstall|medarbetar|medarbejder|ansatt|tyontekij|munkatars|dolgoz|alkalmaz|angajat|salariat)/u;
/** Words for people of any kind, and counters of them and of things of any kind: clients are people too. */
export const isAnything = startingWith(
  /^(?:people|person|others?|more|new|total|leute|mensch|weitere|kopf|kopfe|gens|autres|gente|otr[oa]s|altr[ie]|outr[oa]s|mensen|osob|osoby|osob[ay]|ludzi|lidi|человек|люд|чел|осіб|ατομ|ανθρωπ|kisi|kişi|tane|adet|شخص|شخاص|فرد|نفر|עוד|אנשים|איש|लोग|व्यक्ति|জন|টি|টা|লোক|பேர்|நபர்|orang|buah|nguoi|người|watu|hlo|henkil|fo\b|ember|oameni|persoane|[人名位个個つ件명인분개건]|คน|ราย|อัน|ชิ้น)/u,
);

/** Words for how a text is put together, of which it counts its own: two ways, drei Gründe, 三つの理由. */
export const isOfText = startingWith(
  /^(?:way|reason|option|step|point|thing|question|condition|side|factor(?!i|y)|risk|phase|stage|scenario|argument|alternativ|choice|criteri|aspect|part|cause|kind(?!e?r)|type|case|time|possibilit|approach|view|seat|tripwire|test|grund|grunde|schritt|punkt|ding|sache|frage|bedingung|seite|faktor|risik|stufe|szenari|moglichkeit|weg|variant|art|fall|teil|mal|raison|etape|chose|condition|facteur|risque|cas|fois|voie|choix|partie|facon|razon|opcion|paso|punto|cosa|pregunt|condicion|lado|fase|caso|vez|veces|forma|ragion|passo|passi|motiv|domand|condizion|rischi|scelt|volt|mod[io]|razao|razoes|opcao|opcoes|pass|ponto|pergunt|condic|risco|jeito|reden|stap|vraag|vragen|voorwaard|kant|keer|manier|optie|zaken|powod|opcj|krok|rzecz|pytan|warun|stron|ryzyk|raz|sposob|duvod|moznost|bod|vec|otaz|podmin|stran|krat|zpusob|причин|вариант|шаг|пункт|вещ|вопрос|услови|сторон|фактор|риск|этап|раз|способ|дел|варіант|крок|питан|умов|сторін|ризик|рази|спосіб|λογ|επιλογ|βημα|βηματ|σημει|πραγμα|ερωτησ|ορο|ορους|πλευρ|παραγοντ|κινδυν|φορ|τροπ|neden|secenek|seçenek|adım|adim|nokta|sey|şey|soru|kosul|koşul|taraf|risk|asama|kez|kere|yol|سبب|سبب|خير|خطو|نقط|مر|شرط|طرق|طريق|مخطر|دلیل|گزین|گام|نکت|شرط|راه|بار|סיב|אפשרוי|צעד|נקוד|דבר|שאל|תנא|פעמ|דרכ|कारण|विकल्प|कदम|बात|सवाल|शर्त|बार|तरीक|कارण|বিকল্প|ধাপ|কারণ|শর্ত|বার|উপায়|காரண|விருப்ப|படி|நிபந்தனை|முறை|வழி|alasan|opsi|pilihan|langkah|hal|poin|pertanyaan|syarat|risiko|kali|cara|ly do|lý do|lua chon|lựa chọn|buoc|bước|diem|điểm|dieu|điều|lan|lần|cach|cách|sababu|chaguo|hatua|njia|skal|skäl|alternativ|steg|fraga|villkor|sida|gang|gång|grunn|trinn|vilkar|vilkår|grunde|skridt|gange|ganger|syy|vaihtoeh|askel|kysymy|ehto|kerta|ertaa|tapa|ok\b|lehetos|lepes|kerdes|feltetel|szer|modszer|motive|optiun|opțiun|pas|lucru|lucruri|intreba|conditi|ori\b|理由|选项|選項|方案|步|点|點|方面|条件|條件|个方案|个原因|次|つの|案|点|段階|条件|回|가지|단계|번|ทาง|ข้อ|ขั้น|ครั้ง|เหตุ)/u,
);

/** Words that begin so and have hardly more than an ending behind it: parts, but no partners. */
function startingWith(stems: RegExp): { readonly test: (word: string) => boolean } {
  return {
    test(word) {
      const stem = stems.exec(word)?.[0];
      return stem !== undefined && (isUnspaced.test(word) || word.length <= stem.length + longestEnding);
    },
  };
}

/** Whether a small number in words counts something of the world, and not what the text has of itself, nor what it has named before: "the two shops". */
export const isOwnCount = (text: string, at: number, end: number): boolean => {
  const {
    behind: [first, second = ''],
    before,
  } = countedAt(text, at, end);
  return (
    first !== undefined &&
    !joins.has(stemOf(/^[ \u00A0]?([\p{L}\p{M}’'-]+)/u.exec(text.slice(end, end + 24))?.[1] ?? '')) &&
    !otherWords.test(text.slice(at, end)) &&
    !isOfText.test(first) &&
    !isOfText.test(second) &&
    !isOfText.test(before.at(-1) ?? '') &&
    !determiner.test(text.slice(Math.max(0, at - 16), at))
  );
};
/** Small numbers that are other words as well: "sei pronto", „acht geben“, yedi, hat. */
const otherWords = /^(?:sei|acht|hat|yedi|ba|neuf)$/iu;
const determiner =
  /(?<!\p{L})(?:the|these|those|all|our|your|their|its|other|both|die|der|den|diese[nr]?|alle|unsere[nr]?|ihre[nr]?|les|ces|nos|vos|leurs?|los|las|estos|estas|sus|le|gli|i|queste|questi|os|as|estes|estas|de|deze|alle|onze|hun|te|tych|tymi|wszystkie|эти[хм]?|все[хм]?|ці|цих|усі|τα|οι|τις|τους|των|bu|şu|tüm|این|آن|هذه|تلك|इन|उन|ये|সেই|এই|kedua|ketiga|cả|ทั้ง|この|その|这|這|那|이|그|de|disse|dessa|dessa|nämä|ezek|az?|cele|cei|tyto|těch)[ \u00A0]?$/iu;
