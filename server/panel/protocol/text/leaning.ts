import { visible } from '../../../../shared/kernel/text/visibleText.ts';
import { sentences } from './text.ts';

/**
 * How people say what they lean to, hope for or want to hear, in the languages of the reports and their neighbours. For a case that no model could sort:
 * better that a sentence is missing than that voters read in it what they are to find.
 */
const patterns: readonly RegExp[] = [
  /\b(?:i|we)(?:['’](?:m|re|d)| am| are| would| do)?(?: \w+ly| also| still| both| rather| much| quite| all)* (?:hop(?:e|ing)\b|lean(?:ing)? (?:to|toward|in favou?r)|prefer\b|inclined?\b|rather (?:not |go|do|have|take|buy|keep|stay)|favou?r\b|tend(?:ing)? to(?:ward)?|love (?:it )?(?:to|if)|like (?:it if|you to|to hear)|want(?:ing)? (?:you|the panel|it) to)/iu,
  /\bmy (?:gut|heart|instinct|preference|hope|favou?rite)\b|\bin favou?r of\b[^.!?\n]{0,40}\b(?:myself|personally)\b|\bi(?:['’]m| am) (?:all )?for\b/iu,
  /\b(?:ich|wir)\b[^.!?\n]{0,30}\b(?:hoffen?|neigen?|tendieren?|bevorzugen?|favorisieren?|wünschen? (?:mir|uns))\b|\b(?:hoffe|hoffen|neige|tendiere) (?:ich|wir)\b/iu,
  /\b(?:am liebsten|bauchgefühl|insgeheim|mein favorit)\b|\bw(?:ür|ä)re?n? (?:ich|wir|mir|uns)\b[^.!?\n]{0,40}\blieber\b|\b(?:ich|wir) würden?\b[^.!?\n]{0,20}\b(?:lieber|gern)\b|\bmir wäre\b[^.!?\n]{0,40}\blieber\b/iu,
  /(?<!\p{L})(?:j['’]espère|nous espérons|je penche|nous penchons|je préfère|je préférerais|nous préférons|nous préférerions|j['’]aimerais|nous aimerions|ma préférence|mon cœur|mon instinct|j['’]ai envie)(?!\p{L})|\bje suis (?:plutôt )?(?:pour|favorable)\b/iu,
  /(?<!\p{L})(?:espero|esperamos|ojalá|prefiero|preferimos|preferiría|preferiríamos|mi preferencia|mi corazón|mi instinto)(?!\p{L})|\b(?:me|nos) (?:inclino|inclinamos|gustaría)|\bestoy a favor\b/iu,
  /(?<!\p{L})(?:آمل|نأمل|أتمنى|نتمنى|أميل|نميل|أفض\u0651?ل|نفض\u0651?ل|أرغب|نرغب|قلبي مع)(?!\p{L})/u,
  /(?:उम्मीद|आशा)\s(?:है|करत[ाीे])|झुकाव|(?:मैं|हम|मेरा मन)[^।!?\n]{0,60}(?:चाहत[ाीे]|पक्ष में)|(?:मुझे|हमें)[^।!?\n]{0,40}(?:पसंद|बेहतर लगत)/u,
  /(?:に|へと?)傾いて|(?:と|を)(?:願って|期待して|望んで|希望して)|(?:方|ほう)[がを](?:いい|良い|好き|好ましい|選びたい)|できれば[^。！？\n]{0,40}たい|と言って(?:ほしい|欲しい)|本音/u,
  /[我咱](?:们|們)?(?:个人|個人|自己|心里|心裡|其实|其實|还是|還是|都|也|很|更|比较|比較)*(?:希望|倾向|傾向|偏向|宁愿|寧願|盼望|更?想要|更想|更喜欢|更喜歡|期待)|心[里裡](?:更|比较|比較)?(?:倾向|傾向|偏向)/u,
  // Italian, Portuguese, Dutch
  /(?<!\p{L})(?:spero|speriamo|preferisco|preferirei|preferiamo|preferiremmo|propendo|propenderei|tendo a|sono (?:più )?(?:per|favorevole)|la mia preferenza|il mio cuore|il mio istinto|mi piacerebbe|ci piacerebbe)(?!\p{L})/iu,
  /(?<!\p{L})(?:prefiro|preferimos|preferia|preferiria|preferíamos|espero que|esperamos que|tomara|gostar(?:ia|íamos) (?:mesmo|mais|muito|que)|gostava (?:mais|mesmo|muito|que)|inclino-me|estou inclinad[oa]|sou a favor|minha preferência|meu coração)(?!\p{L})/iu,
  /(?<!\p{L})(?:ik|wij|we)\b[^.!?\n]{0,20}(?<!\p{L})(?:liever|het liefst|hoop|hopen|neig|neigen|geef de voorkeur|ben voor|zijn voor)(?!\p{L})|(?<!\p{L})(?:hopelijk|mijn voorkeur|mijn gevoel|liefst (?:zou|wil) ik|hoop ik)(?!\p{L})/iu,
  // Polish, Czech
  /(?<!\p{L})(?:wol(?:ę|imy|ałbym|ałabym|elibyśmy)|mam(?:y)? nadzieję|skłaniam(?:y)? się|najchętniej|jestem za|chciał(?:bym|abym), żeby|w głębi duszy)(?!\p{L})/iu,
  /(?<!\p{L})(?:nejraději|nejradši|raději bych|radši bych|doufám|doufáme|kloním se|přikláním se|dával[a]? bych přednost|preferuji|preferujeme|jsem pro)(?!\p{L})/iu,
  // Russian, Ukrainian
  /(?<!\p{L})(?:(?:я|мы)(?: бы)?(?: \p{L}+){0,2} (?:предпоч\p{L}+|надею|надеем|склоня\p{L}+)\p{L}*|надеюсь|надеемся|склоняюсь|склоняемся|предпочитаю|предпоч(?:ёл|ел|ла) бы|(?:мне|нам)(?: \p{L}+)? (?:больше нравится|ближе|хочется|хотелось бы|по душе)|в душе я|лично я за|я за (?!\p{Nd}))(?!\p{L})/iu,
  /(?<!\p{L})(?:сподіваюся|сподіваюсь|сподіваємось|сподіваємося|схиляюся|схиляюсь|схиляємось|волі(?:ю|ємо)|волі(?:в|ла) би|(?:я|ми) (?:б )?(?:радше|краще б|охочіше)|(?:мені|нам)(?: \p{L}+)? (?:більше подобається|ближче|хочеться|хотілося б)|особисто я за)(?!\p{L})/iu,
  // Greek, Turkish
  /(?<!\p{L})(?:προτιμ(?:ώ|ούμε|ήσω)|θα προτιμού(?:σα|σαμε)|ελπίζ(?:ω|ουμε)|κλίνω|κλίνουμε|γέρνω|θα ήθελα να|είμαι υπέρ|η καρδιά μου)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:ben|biz)(?!\p{L})[^.!?\n]{0,60}(?:tercih ed\p{L}+|istiyorum|isterim|isteriz|istiyoruz|yanayım|yanayız|eğilimliyim)|tercih ede(?:rim|riz)|umarım|umuyor(?:um|uz)|gönlüm|içimden geçen|\p{L}+(?:dan|den|tan|ten) yanayım)(?!\p{L})/iu,
  // Swedish, Danish, Norwegian, Finnish
  /(?<!\p{L})(?:jag|vi|jeg)(?!\p{L})[^.!?\n]{0,30}(?<!\p{L})(?:helst|hellre|heller vil|hoppas|håber|håper|lutar åt|hælder til|heller mot|föredrar|foretrækker|foretrekker|är för att|er for at)(?!\p{L})|(?<!\p{L})(?:helst (?:vill|vil|skulle)|förhoppningsvis|min magkänsla|min mavefornemmelse|min magefølelse)(?!\p{L})/iu,
  /(?<!\p{L})(?:toivon|toivoisin|toivomme|mieluiten|mieluummin|kallistu(?:n|isin|mme)|olen sen kannalla|sydämeni)(?!\p{L})/iu,
  // Hungarian, Romanian
  /(?<!\p{L})(?:szívesebben|legszívesebben|inkább (?:el|meg)?\p{L}+(?:nám|ném|nék|nánk|nénk)|remél(?:em|jük)|hajlok|a szívem|én a[z]? \p{L}+ mellett vagyok)(?!\p{L})/iu,
  /(?<!\p{L})(?:aș prefera|am prefera|eu prefer|prefer(?:ăm)? să|sper(?:ăm)? (?:să|că)|înclin(?:ăm)? (?:spre|către|să)|mi-ar plăcea|ne-ar plăcea|sunt pentru|inima mea)(?!\p{L})/iu,
  // Korean, Vietnamese, Indonesian, Thai
  /(?:마음이|쪽으로|쪽이)[^.!?\n]{0,12}기[울운]|(?:저는|나는|우리는|솔직히|사실)[^.!?\n]{0,40}(?:고 싶|선호|바랍니다|바라고|좋겠)|(?:는|은) ?(?:쪽|편)이 (?:더 )?(?:좋|낫)[^.!?\n]{0,6}(?:습니다|아요|다고 생각|것 같)/u,
  /(?<!\p{L})(?:(?:tôi|mình|em|anh|chị|chúng tôi|bọn mình)(?: \p{L}+){0,2} (?:nghiêng về|thích|mong|hy vọng|muốn (?:các bạn|anh|chị|mọi người))|nghiêng về (?:phía|việc)|trong thâm tâm)(?!\p{L})/iu,
  /^\P{L}*(?:\p{L}+ ?\p{L}*, )?(?:saya|aku|kami|kita)(?: \p{L}+){0,2} (?:lebih suka|lebih memilih|lebih condong|cenderung|berharap|ingin sekali)|(?<!\p{L})(?:semoga (?:anda|panel|kalian)|hati kecil)(?!\p{L})/iu,
  /(?:ใจจริง|ส่วนตัว|ลึก ?ๆ)[^.!?\n]{0,20}(?:อยาก|ชอบ|เอน)|(?:ผม|ฉัน|ดิฉัน|เรา)(?:เอนเอียง|หวัง|ชอบ|โน้มเอียง|อยากให้(?:คุณ|ทุกคน))/u,
  // Persian, Hebrew, Bengali, Tamil
  /(?<!\p{L})(?:ترجیح می\u200C?(?:دهم|دهیم|دم|دیم)|امیدوار(?:م|یم)|متمایل(?:م|یم)|دلم می\u200C?خواهد|دلم میخواد|ته دلم|دوست دارم)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:אני|אנחנו)[^.!?\n]{0,20}(?:מעדיפ\p{L}*|מעדיף|מקוו\p{L}*|נוט\p{L}*|בעד)|הייתי (?:מעדיפ\p{L}*|מעדיף|שמח\p{L}*)|הלב שלי|בתוך תוכי)(?!\p{L})/u,
  /(?:আমি|আমরা)[^।!?\n]{0,60}(?:তেই চাই|পছন্দ কর|আশা কর|ঝুঁকে|পক্ষে)|আমার (?:মন|ইচ্ছা|পছন্দ)/u,
  /(?:நான்|நாங்கள்|எனக்கு|எங்களுக்கு)[^.!?\n]{0,60}(?:விரும்பு|நம்பு|பிடிக்கு|சாய்|ஆசை)/u,
];

/** Whether code knows how its speakers say so. */
export const knowsLeaning = (language: string): boolean => known.has(language.split('-')[0] ?? '');
const known: ReadonlySet<string> = new Set(
  'en de fr es ar hi ja zh it pt nl pl cs ru uk el tr sv da nb no fi hu ro ko vi id th fa he bn ta'.split(' '),
);

/** Sentences in which the writer says what he or she leans to, as they are written. */
export const leaningIn = (text: string, language: string): string[] =>
  sentences(visible(text), language).filter((sentence) =>
    patterns.some((says) => says.test(sentence.normalize('NFKC'))),
  );
