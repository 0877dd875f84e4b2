import { saysNothing } from '../../doingNothing.ts';
import { anyWord } from '../../text.ts';

/**
 * How each language asks what to do, and the form in which it then lists what could be done: by these a list is one of options whatever stands above it.
 * `asks` begins a question, or the last clause of one.
 */
type Form = {
  /** The languages in which it is so, by their tags. */
  readonly of: string;
  readonly asks: RegExp;
  /** Stems of what is said to be awaited: an answer, a decision. */
  readonly awaits: RegExp;
  readonly deed: RegExp;
  readonly not?: RegExp;
  /** What may be a deed, too, beside others that are. */
  readonly mayBe?: RegExp;
};
/** Whether texts are nothing but deeds in such a form: one of them surely, the others perhaps, or to do nothing. */
export const areDeeds = ({ deed, not, mayBe }: Form, texts: readonly string[]): boolean => {
  const isDeed = (text: string): boolean => deed.test(text) && not?.test(text) !== true;
  return texts.some(isDeed) && texts.every((text) => isDeed(text) || mayBe?.test(text) === true || saysNothing(text));
};
const asks = (words: string): RegExp => new RegExp(`(?:^|[,;:،] ?)[¿„“"«]?(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
/** The first word is one. */
const first = (words: string): RegExp => new RegExp(`^(?:${words})(?![\\p{L}\\p{M}’'])`, 'iu');

export const thaiDeed =
  /^(?:ไม่)?(?:ปิด|เปิด|ขาย|ขยาย|ซื้อ|เช่า|ให้เช่า|ปล่อย|ต่อ(?!เดือน|ปี|วัน|คน|ชั่วโมง|ครั้ง|หน่วย|ตาราง)|แบ่ง|ย้าย|ควบรวม|รวม(?!ถึง|ค่า|ทั้ง|ภาษี)|เลิก|ยกเลิก|หยุด|พัก|เลื่อน|ชะลอ|รอ(?!บ|ง|ย)|จ้าง|ส่ง|มอบ|สร้าง|ซ่อม|รื้อ|เปลี่ยน|ปรับ|พัฒนา|ติดตั้ง|ลด|เพิ่ม|กู้|ลงทุน|ร่วม|ทำ(?!เล)|ใช้|หา(?!ดใหญ่|ก|ย|ง)|นำเข้า|โอน|เจรจา|คง)/u;

export const forms: readonly Form[] = [
  {
    of: 'en',
    awaits: /answer|decision|decide|reply|opinion|vote|thoughts|advice/iu,
    asks: asks('(?:and |so |but |now )?(?:what|how|where|which|who)'),
    deed: first(
      'abandon|accept|acquire|add|agree|appoint|apply|ask|bid|borrow|bring|build|buy|call|cancel|cap|carry on|change|close|consolidate|continue|convert|cut|decline|delay|demolish|develop|dismiss|do|drop|expand|extend|find|fix|fold|form|found|franchise|get|give|go|halve|hand|hire|hold|incorporate|increase|invest|join|keep|kill|launch|lease|leave|lend|let|license|look|lower|make|merge|move|negotiate|offer|open|outsource|partner|pause|pay|postpone|pull|put|raise|rebuild|recruit|reduce|refit|refuse|refurbish|register|reject|renovate|redo|relocate|renegotiate|renew|rent|reopen|repair|replace|restructure|retain|retrain|return|run|scale|scrap|sell|send|set|settle|share|shut|sign|spin|split|start|stay|stick|stop|sublet|switch|take|tear|train|transfer|try|turn|upgrade|use|wait|walk|wind|withdraw|(?!(?:noth|everyth|someth|anyth|spr|morn|even|build|heat|hous|park|ceil|r|k|dur|accord|regard|includ|miss|noth)ing)\\p{L}{2,}ing',
    ),
    mayBe: first(
      '(?!(?:sold|bought|built|made|took|gave|got|went|found|kept|left|held|paid|sent|lost|won|met|began|chose|grew|ran|spent|told|wrote|\\p{L}+ed)(?!\\p{L}))(?!(?:about|above|across|after|against|all|along|also|and|are|around|as|at|because|before|behind|beside|between|both|but|by|can|could|despite|during|each|except|for|from|had|half|has|here|how|if|in|inside|into|is|just|like|may|might|more|most|near|nearly|neither|not|now|of|off|on|once|only|or|out|outside|over|per|quite|rather|should|since|so|some|such|than|that|then|there|though|through|to|today|under|unless|until|up|upon|was|were|what|when|where|which|while|who|why|will|with|within|without|would|yet)(?!\\p{L}))\\p{L}{3,}(?= (?:the|a|an|our|my|his|her|their|its|it|them|everything|nothing|another|one of)(?!\\p{L}))',
    ),
  },
  {
    of: 'de',
    awaits: /antwort|entscheid|rückmeldung|meinung/iu,
    asks: asks('(?:und |also |nun )?(?:was|wie|wohin|wo|womit|welche[rsnm]?|wen|wer)'),
    deed: /(?:^|\s)(?:\p{Ll}+(?:en|ern|eln)|tun)[.!]?$|^\p{Lu}\p{Ll}+(?:en|ern|eln)[.!]?$|^\p{L}+(?:en|ern|eln) (?:an|am|ans|auf|aus|bei|bis|durch|für|gegen|im?|ins|mit|nach|ohne|über|um|unter|von|vom|vor|zu|zum|zur)\s/u,
    not: /\p{Nd}|^(?:Die|Der|Das|Wir|Ich|Zwei|Drei)\s/u,
    mayBe: /^(?:Die|Der|Das)\s.*(?<!\p{L})(?:\p{Ll}+(?:en|ern|eln)|tun)[.!]?$/u,
  },
  {
    of: 'nl',
    awaits: /antwoord|beslis|besluit|reactie|mening|advies/iu,
    asks: asks('(?:en |dus )?(?:wat|hoe|waar(?:heen)?|welke?|wie)'),
    deed: /^[\p{L}’'-]+en(?!\p{L})|\p{Ll}en(?:[.!]?$| (?:aan|bij|door|in|met|na|naar|om|op|over|tegen|tot|uit|van|via|voor|zonder)\s)/u,
  },
  {
    of: 'fr',
    awaits: /réponse|répond|décision|décider|trancher|avis(?!\p{L})/iu,
    asks: asks("(?:et |alors )?(?:que|quoi|qu[’']est-ce|comment|où|quel(?:le)?s?|le(?:quel|squels)|laquelle)"),
    deed: first("(?:ne (?:pas|rien) )?(?:(?:les?|la|y|en|lui|leur|se|nous) |[ls][’'])?[\\p{L}-]+(?:er|ir|re)"),
    not: /^(?:les?|la|en) /iu,
    mayBe: /^(?:les?|la|en) \p{L}+(?:er|ir|re)(?: |$)/iu,
  },
  {
    of: 'es',
    awaits: /respuesta|respond|contest|decisión|decidir|opini/iu,
    asks: asks('(?:y )?(?:qué|cómo|dónde|adónde|cuál(?:es)?|a quién)'),
    deed: first('(?:no )?(?:ir|\\p{L}+[aeií]r)(?:l[aeo]s?|se|nos|me|te)?'),
  },
  {
    of: 'pt gl',
    awaits: /resposta|respond|decisão|decidir|opini/iu,
    asks: asks('(?:e )?(?:(?:o )?que|como|onde|aonde|qual|quais)'),
    deed: first('(?:não )?(?:ir|pôr|\\p{L}+[aei]r(?:-[a-z]+)?|\\p{L}+[áêí]-l[oa]s?)'),
  },
  {
    of: 'it',
    awaits: /risposta|rispond|decision|decider|parere/iu,
    asks: asks('(?:e )?(?:(?:che )?cosa|che|come|dove|qual[ei]?)'),
    deed: first('(?:non )?(?:far|lasciar|andar|dar|metter)(?= )|(?:non )?\\p{L}+(?:[aei]r(?:e|l[aeio]|si|ci)|rre)'),
  },
  {
    of: 'pl',
    awaits: /odpowied|decyzj|zdecyd|opini/iu,
    asks: asks('(?:i |a )?(?:co|jak|gdzie|dokąd|któr\\p{L}+)'),
    deed: first('(?:nie )?\\p{L}+[ćc]'),
  },
  {
    of: 'cs sk',
    awaits: /odpově|rozhod|názor/iu,
    asks: asks('(?:a )?(?:co|jak|kam|kde|čo|kter\\p{L}+|ktor\\p{L}+)'),
    deed: first('\\p{L}+[aeiouyáéíóúůýě]t|\\p{L}+ť'),
  },
  {
    of: 'ru',
    awaits: /ответ|решени|решить|мнени/iu,
    asks: asks('(?:и |а |ну )?(?:что|как|куда|где|как(?:ой|ую|ое|ие)|кого)'),
    deed: first('(?:не )?\\p{L}+(?:ть|ти|чь)(?:ся)?'),
  },
  {
    of: 'uk',
    awaits: /відповід|рішення|вирішити/iu,
    asks: asks('(?:і |а )?(?:що|як|куди|де|як(?:ий|у|е|і)|кого)'),
    deed: first('(?:не )?\\p{L}+(?:ти|ть)(?:ся)?'),
  },
  {
    of: 'el',
    awaits: /απάντησ|απαντ|απόφασ|αποφασ|γνώμη/iu,
    asks: asks('(?:και )?(?:τι|πώς|πού|ποι[οαό]\\p{L}?)'),
    deed: first(
      '(?:να|ας) (?:μην? |τ[ον]\\p{L}* |τα |τις )?\\p{L}+(?:με|ω|ουμε)|(?!(?:έχουμε|είμαστε|ξέρουμε|θέλουμε|χρωστάμε|πληρώνουμε|μπορούμε)(?!\\p{L}))\\p{L}{3,}(?:άμε|ούμε|ουμε|όμαστε)|αγορά|πώληση|επισκευή|ενοικίαση|συνεργασία|μετακόμιση|αναβολή|διακοπή|\\p{L}{4,}(?:ηση|ωση|αση|ξη|ψη)',
    ),
  },
  {
    of: 'tr',
    awaits: /cevap|yanıt|karar|görüş/iu,
    asks: /(?:ne|nasıl|nereye|nerede|hangi\p{L}*)(?!\p{L})[^?]{0,60}\?/iu,
    deed: /\p{L}m[ae]k[.!]?$/u,
  },
  {
    of: 'sv',
    awaits: /svar|beslut|besked/iu,
    asks: asks('(?:men |och )?(?:vad|hur|vart|var|vilke[nt]|vilka)'),
    deed: first('(?:inte )?\\p{Lu}?\\p{L}{2,}a'),
  },
  {
    of: 'da nb no',
    awaits: /svar|beslut|bestem|beskjed|mening/iu,
    asks: asks('(?:og |men )?(?:hvad|hva|hvordan|hvor(?:hen)?|hvilke[nt]?)'),
    deed: first('(?:ikke )?(?:gå|få|slå|stå|se|dele|\\p{L}{2,}(?:e|å))'),
  },
  {
    of: 'fi',
    awaits: /vastau|päätö|päättä|mielipi/iu,
    asks: asks('(?:mitä|miten|kuinka|minne|mikä|minkä)'),
    deed: first('\\p{L}+[td](?:aan|ään)|\\p{L}{2,}(?:da|dä|ta|tä|la|lä|ra|rä|na|nä|aa|ää|oa|ea|eä|ia|iä|ua|yä|öä)'),
  },
  {
    of: 'hu',
    awaits: /válasz|dönt|vélemény/iu,
    asks: asks('(?:és )?(?:mit|hogyan|hova|hol|melyik\\p{L}*)'),
    deed: /\p{L}ni(?!\p{L})/u,
  },
  {
    of: 'ro',
    awaits: /răspuns|decizi|decid|părere/iu,
    asks: asks('(?:și )?(?:ce|cum|unde|care|pe care)'),
    deed: first(
      'să (?:nu |o |îl |le |ne |mă )*\\p{L}+|(?:nu |ne |o |îl |le )*(?!(?:avem|suntem|știm|vrem|plătim|datorăm|putem)(?!\\p{L}))\\p{L}{2,}(?:em|ăm|im|âm)',
    ),
  },
  {
    of: 'zh',
    awaits: /答[复覆復]|回[复覆復]|[决決]定|意[见見]|建[议議]/iu,
    asks: /(?:怎[么麼样樣]|如何|什[么麼]|哪)/u,
    deed: /^(?:不|先|再)?(?:收购|收購|買|买|卖|賣|出售|关|關|开|開|签|簽|扩|擴|降|提|涨|漲|聘|招|雇|租|投|推|延|启|停|放弃|放棄|保留|维持|維持|采用|採用|换|換|搬|迁|改|接受|答[应應]|承接|拒[绝絕]|主攻|主打|[专專]|[发發]展|[开開]|放(?!心)|合[并並併]|分|加|升[级級]|寻|尋|申[请請]|去|转|轉|建|进|進|退|引进|取消|继续|繼續|暂停|和|跟|与|與|把|让|讓|只|花|翻|修|做|找|请|請|交|自)/u,
    not: /\p{Nd}/u,
  },
  {
    of: 'ja',
    awaits: /回答|返事|決め|決断|判断|意見/iu,
    asks: /(?:どう|何|どこ|どれ|どちら|いかが)/u,
    deed: /(?:[うくぐすつぬぶむる]|(?:改修|交換|導入|購入|売却|撤退|継続|移転|閉鎖|閉店|廃業|外注|委託|増築|新築|採用|廃止|縮小|拡大|延期|値上げ|値下げ|買い替え|建て替え|入れ替え|借り換え|(?:に)?切り替え|リース契約|提携|合併|譲渡|増員|更新))$/u,
    not: /[はが]/u,
  },
  {
    of: 'ko',
    awaits: /답을|답변|결정|의견/iu,
    asks: /(?:어떻게|무엇|뭘|뭐|어디|어느)/u,
    deed: /(?:다|기|자)[.]?$/u,
    not: /\p{Script=Hangul}(?:은|는|이|가)\s/u,
  },
  {
    of: 'ar',
    awaits: /(?:^|\s)(?:ال)?رد(?:ا|اً|ًا)?(?!\p{L})|جواب|إجابة|قرار/iu,
    asks: asks('(?:و)?(?:ماذا|ما|كيف|أين|أي)'),
    deed: first(
      '(?:أن [نأ]\\p{L}+|عدم \\p{L}+|(?:ال)?(?:شراء|بيع|قبول|رفض|خفض|رفع|بدء|فتح|منح|دفع|نقل|بناء|دمج|ترك|وقف|بقاء|زيادة|موافقة|مشاركة|هدم|بحث|صمود|عودة|لجوء|سعي|حصول|عرض|رهن|توسع|تعاون|تحول|تخلي|تفاوض|ت\\p{L}{2}ي\\p{L}?ة?|إ\\p{L}{2,3}ا\\p{L}{1,2}|إعادة|است\\p{L}{3,6}|ا\\p{L}ت\\p{L}ا\\p{L}|ان\\p{L}{2}ا\\p{L}))',
    ),
  },
  {
    of: 'hi',
    awaits: /जवाब|उत्तर|फ़ैसला|फैसला|निर्णय|राय/iu,
    asks: /(?:क्या|कैसे|कहाँ|कहां|कौन\p{M}*)(?![\p{L}\p{M}])[^?]{0,40}\?/u,
    deed: /ना$/u,
  },
  {
    of: 'vi',
    awaits: /trả lời|quyết định|ý kiến/iu,
    asks: /(?:làm gì|thế nào|ra sao|ở đâu|gì)/iu,
    deed: first(
      'cho (?:nghỉ|thôi)|tự \\p{L}+|lên|xin|đổi|đi|rút|nâng cấp|đấu|bán|mua|thuê|cho thuê|mở|đóng|giữ|chuyển|dời|thay|sửa|xây|vay|thương lượng|chia|tuyển|hợp tác|sáp nhập|chờ|đợi|tiếp tục|dừng|ngừng|tăng|giảm|gia hạn|nhận|từ chối|tìm|hùn|cầm|rao|nhờ|mượn|nâng|lập|ký|hủy|cắt|đặt|thử|sang|giao|để|trả|góp|bỏ|đầu tư',
    ),
  },
  {
    of: 'id ms',
    awaits: /jawaban|keputusan|memutuskan|pendapat/iu,
    asks: /(?:apa|bagaimana|ke mana|di mana|mana)(?!\p{L})/iu,
    deed: first(
      '(?:tidak )?(?:me(?:m|n|ng|ny|l|r)?|ber)\\p{Ll}{4,}|tetap|tutup|jual|beli|sewa|sewakan|perpanjang|pindah|gabung|kirim|cari|pakai|ganti|bangun|buka|naikkan|turunkan|kurangi|tambah|ambil|terima|tolak|ajukan|lanjut\\p{L}*|stop|pinjam|bayar|rekrut|kontrak|perbaiki|titipkan|serahkan|ubah|lepas|tunda|kerja sama',
    ),
  },
  {
    of: 'th',
    awaits: /คำตอบ|ตัดสินใจ|ความเห็น/iu,
    asks: /(?:อย่างไร|ยังไง|อะไร|ที่ไหน)/u,
    deed: thaiDeed,
  },
  {
    of: 'he',
    awaits: /תשובה|החלטה|להחליט/iu,
    asks: asks('(?:מה|איך|לאן|איפה|איזה|איזו)'),
    deed: first('(?:לא )?ל\\p{L}{3,}'),
  },
  {
    of: 'fa',
    awaits: /پاسخ|جواب|تصمیم/iu,
    asks: /(?:چه|چگونه|چطور|کجا|کدام)/u,
    deed: /(?:دن|تن|یم)[.]?$|^(?:\p{L}+ )?\p{L}+(?:دن|تن)(?![\p{L}\p{M}])/u,
  },
  {
    of: 'bn',
    awaits: /উত্তর|সিদ্ধান্ত|মতামত/iu,
    asks: /(?:কী|কি|কীভাবে|কোথায়|কোন)(?![\p{L}\p{M}])/u,
    deed: /(?:করা|\S{2}না|থাকা|খোঁজা|বেচা|বাঁচা|ওয়া|নো|েয়া|য়া|রা|খা|লা)$/u,
  },
  { of: 'ta', awaits: /பதில்|முடிவு|கருத்து/iu, asks: /(?:என்ன|எப்படி|எங்கே|எந்த)/u, deed: /(?:தல்|வது|லாம்|ப்பது)$/u },
];

/** Labels of what is still to be done, was done already or must be: said in the same form. */
export const isOfTasks = (label: string): boolean => tasks.test(label) || tasksWithin.test(label);
const tasks = anyWord([
  'to[- ]?dos?|tasks?|steps?|before|next|must|need\\p{L}*|want\\p{L}*|wish\\p{L}*|goals?|aims?|objectives?|targets?|plan(?:ned)?|agenda|rules?|promise\\p{L}*|done|already|never|first|duties|jobs?|asked|wrong|prepar\\p{L}*|ask(?:s|ed)?(?: us| me)?|demand\\p{L}*|require\\p{L}*|insist\\p{L}*|order(?:s|ed)(?: us| me)?|condition\\p{L}*|instruct\\p{L}*',
  'zu tun|tun müssen|ohnehin|sowieso|aufgaben?|schritte?|vorher|zuvor|bevor|vor (?:dem|der|allem)|als nächstes|muss|müssen|soll(?:te)?n?|wollen|möchten?|ziele?|geplant|pläne|regeln|erledig\\p{L}*|schon|bereits|nie|zuerst|erst|vorbereit\\p{L}*|noch zu|wunsch|wünsche|verlang\\p{L}+|forder\\p{L}+|auflagen?|bedingung\\p{L}*|ansagen?|anweisung\\p{L}*',
  'te doen|taken|stappen|eerst|voordat|vóór|moet(?:en)?|wil|willen?|doelen?|gepland|regels|gedaan|al|nooit|wensen?|eis(?:t|en)?|vraagt|voorwaarden?',
  "à faire|tâches?|étapes?|avant|d[’']abord|doi(?:t|s|vent|vons)|devons|faut|faudra(?:it)?|de toute façon|voul\\p{L}+|veux|veut|objectifs?|buts?|prévus?|règles?|déjà|jamais|fait|souhait\\p{L}*|prochain\\p{L}*|demand\\p{L}+|exig\\p{L}+|impos\\p{L}+|conditions?",
  'por hacer|pendientes?|tareas?|pasos?|antes|primero|deb(?:e|en|emos|o|ía\\p{L}*)|hay que|ten\\p{L}+ que|quer\\p{L}+|quier\\p{L}+|objetivos?|metas?|planeado|reglas?|hecho|ya|nunca|dese\\p{L}+|próxim\\p{L}+|pide\\p{L}*|exig\\p{L}+|condicion\\p{L}+',
  'por fazer|tarefas?|passos?|primeiro|dev\\p{L}+|temos de|tem que|é preciso|querem\\p{L}*|quero|metas?|planeado|regras?|feito|já|ped(?:e|iu|em)|exig\\p{L}+|condiç\\p{L}+',
  'da fare|compiti|passi|passaggi|prima|dobbiamo|dev\\p{L}+|bisogna|vogl\\p{L}+|obiettiv\\p{L}+|regole|fatto|già|mai|desider\\p{L}+|prossim\\p{L}+|chied\\p{L}+|esig\\p{L}+|preten\\p{L}+|condizion\\p{L}+',
  'do zrobienia|zadania|kroki|najpierw|przed|zanim|musi\\p{L}*|trzeba|chc\\p{L}+|cele?|planowane|zasady|zrobione|już|nigdy|żąda\\p{L}*|wymaga\\p{L}*|warunk\\p{L}+',
  'úkoly|kroky|nejdřív|před|než|mus\\p{L}+|chc\\p{L}+|cíle?|pravidla|hotovo|už|nikdy|chce|žádá|požad\\p{L}+|podmínk\\p{L}+',
  'задачи|дела|шаги|сначала|прежде|до|перед|надо|нужно|должн\\p{L}+|хот\\p{L}+|цел[иь]|план\\p{L}*|правила|сделано|уже|никогда|необходимо|вел\\p{L}+|треб\\p{L}+|прос\\p{L}+|услови\\p{L}+',
  'завдання|справи|кроки|спочатку|перш|до|перед|треба|потрібно|повинн\\p{L}+|хоч\\p{L}+|ціл[іь]|план\\p{L}*|правила|зроблено|вже|ніколи|вел\\p{L}+|вимаг\\p{L}+|прос\\p{L}+|умов\\p{L}+',
  'πρέπει|πρώτα|πριν|θέλ\\p{L}+|στόχ\\p{L}+|βήματα|εκκρεμ\\p{L}+|ήδη|κανόν\\p{L}+|ζητ\\p{L}+|απαιτ\\p{L}+|όρ(?:οι|ους)',
  'yapılacak\\p{L}*|adım\\p{L}*|önce|gerek\\p{L}*|lazım|iste\\p{L}+|hedef\\p{L}*|kural\\p{L}*|görev\\p{L}*|şart\\p{L}*|talep\\p{L}*',
  'att göra|uppgifter|steg|först|innan|måste|vill|mål|regler|redan|at gøre|opgaver|først|inden|før|skal|allerede|tehtäv\\p{L}+|ensin|ennen|täytyy|pitää|halua\\p{L}+|tavoit\\p{L}+|jo',
  'teendő\\p{L}*|lépés\\p{L}*|előbb|előtt|kell|akar\\p{L}*|cél\\p{L}*|szabály\\p{L}*|már|de făcut|sarcini|pași|întâi|înainte|trebuie|vrem|vreau|obiective|deja|reguli',
  'مهام|خطوات|أولا|أولاً|قبل|يجب|ينبغي|نريد|أريد|أهداف\\p{L}*|باید|پیش از|قبل از|می‌خواه\\p{L}+|هدف\\p{L}*|משימות|צעדים|קודם|לפני|חייב\\p{L}*|צריך|רוצ\\p{L}+|מטרות|יעדים',
  'काम|पहले|चाहिए|चाहत\\p{L}*|लक्ष्य|জরুরি|আগে|লক্ষ্য|চাই|செய்ய வேண்டிய|முதலில்|இலக்கு|việc cần|trước(?! mặt)|phải|cần|muốn|mục tiêu|tugas|langkah|dulu|sebelum|harus|perlu|ingin|mau|tujuan|sudah',
]);
const tasksWithin =
  /待[办辦]|任[务務]|步[骤驟]|先|之前|必[须須]|需要|想要|希望|目[标標]|已[经經]|规则|やること|まず|前に|必要|べき|したい|目標|済|予定|할 일|먼저|전에|해야|필요|싶|목표|이미|ต้อง|ก่อน|อยาก|เป้าหมาย|แล้ว|ขั้นตอน/u;
