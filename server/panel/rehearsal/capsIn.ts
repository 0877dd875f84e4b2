import { anyWord } from '../protocol/text/text.ts';

/** Whether a sentence says the most that may be, in figures ("Max. loan: € 150,000", "en fazla"), or forbids or excludes outright: "Interdit de", ห้าม. */
export const setsLimit = (sentence: string): boolean =>
  forbidden.test(sentence) ||
  excluded.test(sentence) ||
  (/\p{Nd}/u.test(sentence) && caps.test(sentence) && !isNumbered.test(sentence));

/** An option may have its own size: "1. Rent a hall of at most 400 m²". */
const isNumbered = /^\s*\(?(?:\p{Nd}{1,2}|\p{Lu})[.):]\s/u;

const caps = anyWord(
  [
    "at most|no more than|not (?:to )?exceed|n[’']t exceed|max(?:imum)?|capped at|ceiling|(?:budget|spending|loan|debt|price|cost|borrowing) (?:cap|limit)|(?:cap|limit) (?:is|of|on)|upper limit",
    'höchstens|maximal|max|nicht (?:mehr als|überschreiten|übersteigen)|obergrenze|höchstgrenze|\\p{L}*obergrenze',
    'au (?:plus|maximum)(?! tard)|maximum|plafond|plafonné\\p{L}*|ne (?:\\p{L}+ ){0,2}(?:pas|jamais) (?:dépasser|excéder)|pas plus de',
    'como (?:máximo|mucho)|máxim[oa]|tope|techo|límite|no (?:\\p{L}+ )?(?:superar|exceder|pasar de)\\p{L}*|no más de',
    'no máximo|teto|limite|não (?:\\p{L}+ )?(?:ultrapassar|exceder|passar de)\\p{L}*|não mais (?:de|do que)|massimo|al massimo|tetto|non (?:\\p{L}+ )?(?:superare|eccedere)|non più di',
    'hoogstens|maximaal|maximale|niet meer dan|plafond|bovengrens|ten hoogste',
    'maksymaln\\p{L}+|maks|najwyżej|co najwyżej|nie więcej niż|limit|nie (?:\\p{L}+ )?przekr\\p{L}+',
    'максимум|максимальн\\p{L}+|не (?:более|больше|выше)|не (?:\\p{L}+ )?превы\\p{L}+|потолок|лимит|не (?:більше|вище)|не (?:\\p{L}+ )?перевищ\\p{L}+|ліміт|щонайбільше|самое большее',
    'το πολύ|μέγιστ\\p{L}+|έως το πολύ|ανώτατ\\p{L}+|όχι (?:πάνω|περισσότερο) από|να μην (?:υπερβ|ξεπερ)\\p{L}+|πλαφόν',
    'en (?:fazla|çok)|azami|üst sınır\\p{L}*|(?:geç|aş)(?:me(?:meli|mek|sin|yecek)|ma(?:malı|sın|yacak)|memeli|mamalı)\\p{L}*',
    '(?:على|ك)?(?:حد|الحد)?\\s?(?:أقصى|الأقصى)|كحد أقصى|لا (?:ي|ت)?(?:تجاوز|زيد|تعدى)|سقف|على الأكثر',
    'לכל היותר|מקסימום|לא (?:יותר|יעלה|תעלה|לעבור|לחרוג)|תקרה|תקרת',
    'حداکثر|سقف|بیش از \\S+ (?:\\S+ )?نباشد|نباید (?:\\S+ ){0,6}(?:بیشتر|تجاوز|بیش)',
    'अधिकतम|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|से (?:अधिक|ज़्यादा|ज्यादा) (?:नहीं|न)',
    'সর্বোচ্চ|সর্বাধিক|-?এর বেশি (?:নয়|না)|বেশি (?:নয়|না)',
    'அதிகபட்ச[\\p{L}\\p{M}]*|மிகாமல்|தாண்டக்[\\p{L}\\p{M}]*|மேல் (?:கூடாது|போகக்)[\\p{L}\\p{M}]*',
    'tối đa|không (?:được )?(?:quá|vượt)|nhiều nhất|mức trần',
    'maksimal|maksimum|paling (?:banyak|tinggi)|tidak (?:boleh )?(?:lebih dari|melebihi)|batas atas|plafon',
    'högst|maximalt|inte (?:mer än|överstiga)|tak(?=\\s?:)|højst|maksimalt|ikke (?:mere end|overstige|mer enn)|høyst|enintään|korkeintaan|nejvýše|maximálně|legfeljebb|cel mult|nu mai mult de|isizidi|isizozidi',
  ],
  '以内|以下に|上限|最大で?|超えない|超えては|不超过|不超過|不得超|最多|至多|최대|이내|이하로|넘(?:지|으면|을 수)|넘기(?:지|면)|초과하지|상한|ไม่เกิน|สูงสุด|อย่างมาก|เพดาน',
);

const forbidden = anyWord(
  [
    '(?:strictly )?(?:forbidden|prohibited|off[- ]limits)|not negotiable|non-negotiable|must never|verboten|untersagt|tabu|nicht verhandelbar',
    "interdit(?:e|es|s)?(?= (?:de|d[’']|aux?|à))|interdiction (?:de|d[’'])|non négociable|prohibido|no negociable|intocable|proibido|inegociável|vietato|non negoziabile|intoccabile",
    'verboden|niet onderhandelbaar|zabronion\\p{L}+|zakaz\\p{L}*|запрещ\\p{L}+|запрет\\p{L}*|заборон\\p{L}+|απαγορεύ\\p{L}+|yasak\\p{L}*|ممنوع|محظور|אסור|मना है|वर्जित|निषिद्ध|নিষিদ্ধ|নিষেধ|கூடாது|தடை',
    'cấm|không được|dilarang|terlarang|tidak boleh|förbjudet|forbudt|kielletty|zakázáno|tilos|interzis|marufuku',
  ],
  'ห้าม|금지|안 된다|안 됩니다|禁止|厳禁|不可以|不得|不准|严禁|嚴禁',
);

/** What the owner excludes, refuses or does no more. */
const excluded = anyWord(
  [
    "(?:ruled|rule|ruling) out|out of the question|off the table|no-go|not (?:up for|open to) (?:debate|discussion|negotiation)|(?:we|i) (?:refuse|do not accept|don[’']t accept|won[’']t accept|will not accept)|under no circumstances",
    'ausgeschlossen(?=[ .!]|$)|schließen (?:wir |ich )?(?:\\p{L}+ ){0,6}aus|nicht in ?frage|steht nicht zur (?:debatte|diskussion|disposition)|(?:lehnen|lehne) (?:wir |ich )?(?:\\p{L}+ ){0,6}ab|auf keinen fall',
    "exclu(?:e|s|es|ons|t)?(?= (?:de|d[’']|tout|la|le|les)|[ ]?[.!]|$)|(?:est|sont|reste) exclue?s?|hors de question|pas question|(?:on|nous|je) refus\\p{L}+|n[’'](?:accept\\p{L}+|admet\\p{L}*) (?:pas|aucun\\p{L}*)|en aucun cas",
    '(?:excluimos|descartamos|excluyo|descarto)|qued[ae]n? (?:excluid|descartad|fuera)\\p{L}*|(?:está|es) (?:excluid|descartad)[oa]s?|no (?:se )?(?:acept|admit)\\p{L}+|ni hablar de|nos negamos a|fuera de (?:discusión|cuestión)|en ningún caso',
    'não (?:se )?(?:aceit|admit)\\p{L}+|não abrimos mão|(?:excluímos|descartamos|recusamos)|fora de (?:questão|cogitação|causa)|(?:está|fica|ficam|estão) (?:excluíd|descartad)[oa]s?|em (?:nenhum caso|hipótese alguma)',
    "(?:escludiamo|rifiutiamo)|esclus[oaie](?= (?:il|la|lo|l[’']|i|le|che|a priori|ogni))|(?:è|sono|resta) esclus[oaie]|non (?:si )?accett\\p{L}+|fuori discussione|in nessun caso|non se ne parla",
    'uitgesloten|sluiten (?:we |wij )?(?:\\p{L}+ ){0,6}uit|geen sprake van|niet aan de orde|niet bespreekbaar|(?:accepteren|aanvaarden) (?:we |wij )?(?:\\p{L}+ )?(?:geen|niet)|in geen geval',
    'wyklucz(?:amy|am|on\\p{L}+|one)|nie wchodz[ią] w grę|nie (?:akceptujemy|zgadzamy się|ma mowy|podlega dyskusji)|w żadnym (?:razie|wypadku)',
    'исключ(?:ено|ена|ены|ён|ается|аются|аем)|не (?:обсужда[ею]\\p{L}*|рассматрива[ею]\\p{L}*|согласны|согласимся|допускаем)|(?:больше|никогда) не (?:бер[её]м|возьм[её]м|увольняем|прода[её]м|сокращаем|закрываем|вкладываем|занимаем|отда[её]м)|ни в коем случае|и речи быть не может',
    'виключ(?:ено|ена|ені|ається|аємо)|не (?:обговорю\\p{L}+|розгляда\\p{L}+|погодимо\\p{L}+|погоджує\\p{L}+|допускаємо)|(?:більше|ніколи) не (?:беремо|візьмемо|звільняємо|продаємо|скорочуємо|закриваємо|вкладаємо|позичаємо)|у жодному разі|ні в якому разі',
    'αποκλεί(?:εται|ονται|ουμε|ω)|εκτός συζήτησης|δεν (?:δεχόμαστε|συζητ\\p{L}+|διαπραγματευ\\p{L}+)|σε καμία περίπτωση',
    'söz konusu (?:değil|olamaz|bile)\\p{L}*|kabul (?:et[mi]\\p{L}+|edilemez)|masada değil|kesinlikle (?:\\p{L}+ ){0,5}\\p{L}+(?:meyece|mayaca|meyiz|mayız|miyoruz|mıyoruz)\\p{L}*|tartışmaya (?:kapalı|açık değil)',
    'مستبعدة?|نستبعد|نرفض|مرفوضة?|غير واردة?|(?:لا|لن) نقبل|خط أحمر|لا مجال ل\\p{L}+|غير قابلة? للتفاوض|بأي حال',
    'منتفی|غیرقابل قبول|(?:نمی‌پذیریم|نمی‌پذیرم)|قابل مذاکره نیست|خط قرمز|به هیچ وجه|به‌هیچ‌وجه',
    'לא באה? בחשבון|מחוץ לתחום|(?:שוללים|שוללת|שולל)|קו אדום|לא (?:נסכים|מסכימים|נקבל|על הפרק)|בשום אופן|בשום מקרה',
    'नहीं [\\p{L}\\p{M}]+न[ाीे] (?:है|हैं|चाहते|चाहती)|(?:मंज़ूर|मंजूर|स्वीकार|क़बूल) नहीं|सवाल ही नहीं|किसी (?:भी )?(?:हाल|सूरत|क़ीमत)[\\p{L}\\p{M} ]* नहीं',
    'প্রশ্নই (?:আসে|ওঠে) না|মেনে নেব না|গ্রহণযোগ্য নয়|(?:করা|দেওয়া|নেওয়া|বেচা) (?:যাবে|চলবে) না|কোনোভাবেই',
    'ஏற்க (?:மாட்டோம்|முடியாது)|பேச்சுக்கே இடமில்லை|[\\p{L}\\p{M}]+ மாட்டோம்|எக்காரணம் கொண்டும்',
    'loại trừ|không chấp nhận|không bàn|(?:nhất quyết|tuyệt đối|nhất định) không|trong mọi trường hợp không',
    'dikesampingkan|tidak (?:menerima|bisa ditawar|dapat diterima|bisa diterima)|di luar pembahasan|kami menolak|bukan pilihan|sama sekali tidak',
    'uteslut(?:et|na|er)|inte (?:aktuellt|på tal)|kommer inte på (?:fråga|tal)|(?:accepterar|godtar) (?:vi )?inte|ude?lukket|utelukke[rt]|ikke på tale|kommer ikke på tale|(?:accepterer|aksepterer|godtar) (?:vi )?ikke|under ingen omst\\p{L}+',
    'pois ?suljettu|suljemme (?:\\p{L}+ ){0,4}pois|emme hyväksy|ei tule kysymykseen|vyloučen\\p{L}*|vylučujeme|nepřipadá v úvahu|nepřipouštíme|neakceptujeme|v žádném případě',
    'kizárt|kizárjuk|szóba sem jöhet|nem (?:fogadjuk el|engedjük|vállaljuk)|semmi esetre|exclus[ăe]?|excludem|nu acceptăm|nici nu se pune problema|iese din discuție|în niciun caz|haikubaliki|hatukubali',
  ],
  '배제|있을 수 없|받아들(?:이지 않|일 수 없)|(?:하지|팔지|내보내지|빌리지|받지|줄이지|닫지) 않(?:는다|습니다|기로|겠)|어떤 경우에도|論外|認め(?:ない|ません)|譲れ(?:ない|ません)|応じ(?:ない|ません)|除外(?:する|します)|検討し(?:ない|ません)|(?:解雇|売却|借入|借り入れ|閉鎖|値上げ|人員削減|リストラ)(?:は|も)(?:一切)?(?:し(?:ない|ません)|行わない|行いません)|(?<!不)排除|免[谈談]|不接受|不考[虑慮]|[绝絕]不|[没沒]得商量|[红紅][线線]|ไม่ยอม(?:ให้|รับ)|เด็ดขาด|ไม่เอา(?=การ)',
);

/** "It is not ruled out". */
export const leavesOpen = (sentence: string): boolean => leftOpen.test(sentence);
const leftOpen = anyWord(
  [
    "(?:not|never|n[’']t)(?: \\p{L}+)? ruled? out|(?:nicht|nie)(?: \\p{L}+)? (?:ausgeschlossen|aus(?=[.!]))|pas(?: \\p{L}+)? (?:exclue?s?)|pas (?:refus\\p{L}+)|n[’']exclu\\p{L}+ pas",
    'no (?:se |está |queda |quedan )?(?:exclu\\p{L}+|descart\\p{L}+)|não (?:se |está |fica )?(?:exclu\\p{L}+|descart\\p{L}+)|non (?:è |sono |si )?esclu\\p{L}+|niet(?: \\p{L}+)? (?:uitgesloten|uit(?=[.!]))',
    'nie (?:jest |są )?wyklucz\\p{L}+|не исключ\\p{L}+|не виключ\\p{L}+|δεν αποκλεί\\p{L}+|(?:لا|غير) (?:نستبعد|مستبعدة?)|(?:لا|لم) نرفض|לא (?:שוללים|שוללת|שולל)|không loại trừ|tidak dikesampingkan',
    'inte ute?slut\\p{L}+|ikke ude?lukket|ikke utelukke[rt]|ei (?:ole )?pois ?suljettu|není vyloučen\\p{L}*|nevylučujeme|nem kizárt|nu (?:este |e )?exclu\\p{L}+',
  ],
  '배제하지',
);
