import { endsOpen, sentencesOf } from '../lines.ts';
import { isOfTasks } from './deeds.ts';

/** Labels that ask for a vote or for what others would rather have, or say that what follows is thought about: "Vote of the club:", "We are considering:". */
export const asksOrWeighs = (introduction: string): boolean => {
  const label = sentencesOf(introduction.slice(-longest)).at(-1) ?? '';
  if (!endsOpen(label)) return false;
  if (weighs.test(label)) return true;
  return (ballot.test(label) || preference.test(label)) && !isOfTasks(label) && !closed.test(label);
};
const longest = 300;

const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})`, 'iu');

const ballot = words(
  '(?:vote|ballot|poll)(?!\\p{L})|abstimmung(?!\\p{L})|umfrage(?!\\p{L})|scrutin(?!\\p{L})|sondage(?!\\p{L})|votación|encuesta|votaç(?:ão|ões)|enquete|votazione|sondaggio',
  'stemming(?!\\p{L})|peiling|głosowani|ankiet|oylama|anket|голосовани|опрос|голосуванн|опитуванн|ψηφοφορ|δημοσκόπ|(?:ال)?تصويت|رأی‌?گیری|ה?הצבעה|मतदान|ভোট|வாக்கெடுப்பு',
  'biểu quyết|pemungutan suara|omröstning|afstemning|avstemning|äänesty|hlasov|szavazás|vot(?!\\p{L})|kura(?!\\p{L})',
);
/** Asked of those who read it: what the writer likes best may be criteria. */
const preference = words(
  'your preferences?|(?:eure|ihre|deine) präferenz|(?:votre|vos|ta) préférence|(?:su|tu|vuestra) preferencia|(?:sua|tua|vossa) preferência|(?:vostra|tua|sua) preferenza|(?:jullie|je|uw) voorkeur|(?:wasze|twoje|państwa) preferencj',
  '(?:ваши?|твои?) предпочтени|(?:ваші|твої) (?:вподобанн|уподобанн)|(?:er|din) preferens|(?:jeres|din) præference|(?:deres|din) preferanse|(?:vaše|tvoje) preferenc|preferința (?:voastră|ta|dumneavoastră)|preferensi (?:anda|kalian)',
);
/** What came of it. */
const closed = words(
  'result|outcome|ergebnis|résultat|resultad|risultat|esit[oi]|uitslag|wynik|sonuç|итог|результат|підсумк|αποτελ|نتائج|نتيجة|نتایج|תוצאות|परिणाम|ফলাফল|முடிவுகள்|kết quả|hasil|resultat|tulo[ks]|výsled|eredmény|rezultat',
);

/** The whole of a label. */
const weighs = new RegExp(
  `^(?:\\*\\*|__)?(?:${[
    "(?:what )?(?:we|i)(?:[’']re|[’']m| are| am) (?:now |currently |still )?(?:considering|weighing(?: up)?|thinking (?:of|about)|looking at)|(?:what|things) (?:we|i) can(?: also| still)? do",
    'wir (?:überlegen|erwägen|ziehen in betracht|denken nach über)|(?:was )?wir (?:derzeit |gerade )?(?:überlegen|erwägen)|(?:nous|on) (?:envisageons|envisage|étudions|étudie)|ce que nous (?:envisageons|pouvons faire)',
    '(?:estamos )?(?:valorando|considerando|barajando)|(?:valoramos|consideramos|barajamos)|stiamo (?:valutando|considerando)|(?:valutiamo|consideriamo)|(?:quello )?che possiamo fare|(?:estamos )?(?:avaliando|ponderando|a (?:considerar|ponderar|avaliar))',
    'we overwegen|(?:wat )?we kunnen doen|rozważamy|zastanawiamy się nad|co możemy (?:teraz )?zrobić|zvažujeme|co můžeme (?:teď )?(?:u)?dělat|zvažujeme tieto|čo môžeme (?:u)?robiť',
    'vad vi kan göra|vi (?:överväger|funderar på)|hva[d]? vi kan gjøre|hvad vi kan gøre|vi (?:overvejer|vurderer)|mitä voimme tehdä|harkitsemme|mietimme|mit tehetünk|fontolgat(?:juk|unk)|ce putem face|luăm în calcul|ne gândim la',
    'що (?:ми )?можемо зробити|(?:мы )?(?:рассматриваем|обдумываем|взвешиваем)|(?:ми )?(?:розглядаємо|обмірковуємо)|εξετάζουμε|σκεφτόμαστε|(?:şunları )?(?:düşünüyoruz|değerlendiriyoruz)',
    '(?:نحن )?(?:ندرس|نفكر في|نفكر ب)|(?:در حال بررسی|در نظر داریم)|(?:אנחנו|אנו) שוקלים|(?:हम )?(?:इन पर )?(?:सोच|विचार कर) रहे हैं|हम क्या कर सकते हैं|আমরা (?:যা|কী) করতে পারি|আমরা (?:যা )?ভাবছি|நாங்கள் (?:யோசிப்பது|செய்யக்கூடியது)|நாம் என்ன செய்யலாம்',
    '(?:o (?:que|em que) )?(?:nós )?estamos pensando(?: em)?|(?:en )?lo que estamos pensando|(?:njia )?(?:tunazofikiria|tunazozingatia|tulizofikiria)',
    "(?:the )?ideas (?:that )?(?:have )?c[ao]me up(?: so far)?|what (?:has )?c[ao]me up|we(?:[’']ve| have) come up with|we thought of|(?:uns|mir|bisher) .{0,20}eingefallen|(?:zur (?:debatte|diskussion)|im raum) steh(?:t|en)|(?:nous avons|on a|j[’']ai) pensé à|(?:ont été|sont) évoqués|se nos (?:ha )?ocurri(?:ó|do|eron)|(?:hemos|he) pensado en|ci (?:è|sono) venut\\p{L} in mente|abbiamo pensato a|pens[aá]mos em|(?:nos ocorreu|surgiu|surgiram)|we dachten aan|(?:er is|werd) geopperd",
    'przyszło nam do głowy|padły (?:takie )?(?:pomysły|propozycje)|napadlo (?:nás|mě|nám|mi)|padly návrhy|felmerült(?:ek)?|szóba (?:jött|került)(?:ek)?|ne-am gândit la|(?:нам |мне )?(?:пришло|приходит) в голову|думаем так|(?:нам |мені )?спало на думку|думаємо так|σκεφτήκαμε|aklımıza gelen(?:ler)?',
    'vi har (?:kommit|tänkt) på|vi har (?:tænkt på|tenkt på)|mieleen (?:tuli|on tullut)|olemme miettineet|(?:ما )?(?:خطر|يخطر) (?:لنا|ببالنا)|فكرنا في|به ذهن(?:مان|م) رسیده?|חשבנו על|(?:हमने )?(?:ये )?सोचा है|আমরা ভেবেছি|யோசித்தவை|(?:chúng tôi )?(?:đang nghĩ (?:đến|tới)|đã nghĩ (?:đến|tới))|(?:yang )?terpikir(?:kan)?|思いついた(?:の|もの|こと)?は?|(?:目前)?(?:我们|我們)?想到(?:的|了)?|떠오른 (?:것|생각)(?:들)?|ที่คิดไว้',
    '(?:chúng tôi |chúng ta )?đang cân nhắc|(?:kami |kita )?(?:sedang )?(?:mempertimbangkan|memikirkan)|tunachoweza kufanya|tuna(?:fikiria|zingatia|tafakari)|wat ons kan doen|ons oorweeg',
    '(?:現在)?検討(?:中|している(?:の|もの|こと)は?)|考えている(?:の|こと)は?|(?:我们)?(?:正)?在考[虑慮](?:的(?:有|是)?)?|(?:我們)?(?:正)?在考慮(?:的(?:有|是)?)?|검토 중(?:인 것)?|고민 중(?:인 것)?|กำลังพิจารณา|สิ่งที่ทำได้',
  ].join('|')})\\s*[:：](?:\\*\\*|__)?$`,
  'iu',
);
