/** The words that letters begin with, in 25 languages, at the start of a text. */
const toWhom = [
  'hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|to whom it may concern',
  'hallo|sehr geehrte\\p{L}*|liebe[rs]?|guten (?:tag|morgen|abend)|moin|grüß gott|grüezi|servus|werte[rs]?',
  'bonjour|bonsoir|chère?s?|salut|madame|monsieur|mesdames|messieurs',
  'hola|estimad[oa]s?|buen[oa]s (?:días|tardes|noches)|buenos|queridos?|queridas?|muy señores',
  'olá|oi|prezad[oa]s?|car[oa]s?|bom dia|boa (?:tarde|noite)|exm[oa]s?\\.?|estimad[oa]s?',
  'ciao|buongiorno|buonasera|salve|gentil[ei]\\p{L}*|egregi[oae]?|spett\\p{L}*\\.?|car[iao]|buon pomeriggio',
  'beste|geachte|goede(?:morgen|middag|navond)|goedendag|dag|hoi|lieve',
  'dzień dobry|szanown\\p{L}+|cześć|witam\\p{L}*|witajcie|drod[zg]\\p{L}+|dobry wieczór',
  'здравствуй\\p{L}*|добрый (?:день|вечер)|доброе утро|уважаем\\p{L}+|дорог(?:ие|ая|ой)|привет|коллеги',
  'добр(?:ий|ого) (?:день|дня|вечір|ранку)|вітаю|шановн\\p{L}+|привіт|доброго',
  'καλημέρα|καλησπέρα|αγαπητ\\p{L}+|γεια|αξιότιμ\\p{L}+|χαίρετε',
  'merhaba(?:lar)?|sayın|sevgili|selam(?:lar)?|iyi (?:günler|akşamlar|sabahlar)|günaydın|değerli',
  'مرحبا\\p{M}*|السلام عليكم|تحية طيبة|صباح الخير|مساء الخير|السادة|(?:ال)?سيد|(?:ال)?سيدة|عزيز[يت]\\p{L}*|الأعزاء|حضرة|أهلا\\p{M}*',
  'שלום|בוקר טוב|ערב טוב|צהריים טובים|לכבוד|היי|יקר\\p{L}*',
  'سلام|با سلام|درود|جناب|سرکار|همکاران|صبح بخیر|عصر بخیر|وقت بخیر|روز بخیر',
  'नमस्ते|नमस्कार|प्रिय|आदरणीय|महोदय|माननीय|सुप्रभात|राम राम',
  'নমস্কার|আসসালামু আলাইকুম|প্রিয়|শ্রদ্ধেয়|মাননীয়|শুভ (?:সকাল|সন্ধ্যা|অপরাহ্ন)|জনাব|সুধী',
  'வணக்கம்|அன்புள்ள|மதிப்பிற்குரிய|அன்பான|காலை வணக்கம்|மாலை வணக்கம்',
  'kính (?:gửi|thưa|chào)|xin chào|chào|thân gửi|thưa',
  'selamat (?:pagi|siang|sore|malam)|halo|hai|yth\\.?|dengan hormat|kepada|bapak|assalamu\\S*',
  'hej(?:san)?|kära|kære|hei|god (?:dag|morgon|morgen)|dobrý den|vážen\\p{L}+|kedves|tisztelt|stimat\\p{L}+|bună ziua|habari|ndugu|hyvä\\p{L}*',
];
const toWhomUnspaced =
  '(?:สวัสดี|เรียน|กราบเรียน)|(?:안녕하세요|안녕하십니까)|(?:您好|你好|大家好|各位|尊敬的|敬爱的|敬愛的|早上好|下午好|早安|午安)|(?:こんにちは|おはようございます|お世話になって(?:おり|い)ます|いつもお世話になって(?:おり|い)ます|お疲れ様です|お疲れさまです|拝啓|前略|皆様|みなさま|みなさん|関係者各位|各位)|[^\\s。、,.]{0,14}(?:部|課|室|係|店|所|チーム|(?<![当弊自が])社)の\\p{Script=Han}{1,4}(?:です|と申します)|[^\\s。、,.]{1,14}(?:様|御中|殿)(?=[。、,\\s]|$)|[가-힣\\s]{1,14}(?:님께|귀하|귀중)';
export const greetings = new RegExp(`^(?:(?:${toWhom.join('|')})(?![\\p{L}\\p{M}])|(?:${toWhomUnspaced}))`, 'iu');

/** The words with which letters say who writes, before a name that has a capital. */
const whoWrites = [
  "this is|my name is|i[’']m|i am",
  'hier (?:ist|spricht|schreibt)|mein name ist|ich heiße',
  "je suis|je m[’']appelle|mon nom est",
  'soy|me llamo|mi nombre es|l[ea]s? (?:habla|escribe)',
  'sou(?: [oa])?|aqui (?:é|fala)(?: [oa])?|daqui(?: fala)?|o meu nome é|meu nome é|(?:eu )?me chamo|chamo-me',
  'sono|mi chiamo|qui è|il mio nome è',
  'dit is|ik ben|mijn naam is',
  'tu|jestem|nazywam się|z tej strony|mówi|pisze',
  '(?:вас беспокоит|пишет вам|пишет)|это|меня зовут|я',
  'це|мене (?:звати|звуть)|я|пише вам|пише',
  'είμαι (?:ο|η)|με λένε|λέγομαι|ονομάζομαι',
  'ben|adım|benim adım',
  'tôi (?:là|tên là)|tên tôi là|em là|mình là',
  'saya|nama saya',
  'jag heter|jeg hedder|jeg heter|jmenuji se|mé jméno je|nimeni on|a nevem|sunt',
];
export const introductions = new RegExp(`^(?:${whoWrites.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

/** Whole sentences that say who writes and of what part of a business, where names have no capitals or every noun has one. */
export const introduced = new RegExp(
  `^(?:${[
    '[Ii]ch bin (?:(?:die|der) )?\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)? (?:aus der|aus dem|vom|von der) [^.!,\\n]{2,40}',
    'أنا [^\\n.،,]{2,25} من (?:قسم|إدارة|فريق|شركة) [^\\n.،,]{2,30}',
    '(?:אני|כאן|מדבר|מדברת) [^\\n.,]{2,25} מ(?:מחלקת|צוות|חברת|אגף) [^\\n.,]{2,30}',
    'من [^\\n.،,]{2,25} از (?:بخش|واحد|تیم|شرکت) [^\\n.،,]{2,30} هستم',
    'मैं [^\\n।,]{2,40}(?:विभाग|टीम|कंपनी) से [^\\n।,]{2,25}(?:हूँ|हूं|बोल रहा हूँ|बोल रही हूँ)',
    'আমি [^\\n।,]{2,40}(?:বিভাগ|দল|কোম্পানি) থেকে [^\\n।,]{2,25}',
    '(?:ผม|ดิฉัน|ฉัน)(?:ชื่อ)?[^\\n]{2,25}จาก(?:ฝ่าย|แผนก|ทีม|บริษัท)[^\\n]{2,30}(?:ครับ|ค่ะ)',
    '[가-힣A-Za-z ]{1,14}(?:부|팀|과|실|사)(?:의)? ?[가-힣]{2,4}(?: ?[가-힣]{2,3})?(?:입니다|이에요|예요|라고 합니다)',
    '(?:我是|這裡是|这里是)[^\\n，。,]{1,12}(?:部|科|室|公司|团队|團隊)的?\\p{Script=Han}{1,6}|我叫\\p{Script=Han}{2,4}',
    '(?:[^\\s。、,.]{0,14}(?:部|課|室|係|店|所|チーム|(?<![当弊自が])社)|株式会社[^\\s。、,.]{1,14})の\\p{Script=Han}{1,4}(?:です|と申します)|\\p{Script=Han}{1,4}と申します',
  ].join('|')})(?=[.!。！,，、،।\\s]|$)`,
  'u',
);
