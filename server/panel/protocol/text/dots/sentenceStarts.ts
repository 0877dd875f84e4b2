/** Whether a text begins as sentences often do, with a word that is no part of a name. */
export const startsSentence = (text: string): boolean => starts.test(text);

const words = [
  // English, German.
  'We|The|An|Our|It|This|These|That|They|He|She|You|If|But|And|Or|So|Then|There|What|Which|When|Where|How|Why|Should|Shall|Does|Is|Are|Was|Can|Could|Would|Now|In|On|At|For|By|As|My|Both|Each|Either|All|No|Not|Please|Since|While|After|Before|With|Without',
  'Wir|Die|Der|Das|Eine?|Es|Sie|Ich|Uns|Unsere?|Meine?|Wenn|Aber|Und|Oder|Soll|Sollen|Sollten|Ist|Sind|Hat|Haben|Was|Wie|Wo|Wann|Dann|Dort|Hier|Im|Am|Bei|Mit|Für|Nach|Seit|Bis|Ab|Nur|Auch|Beide|Alle|Keine?|Dazu|Dafür|Bisher|Derzeit|Jetzt|Heute|Zur|Zum|Vor',
  // Of French, Spanish, Portuguese, Italian and Romanian those that no surname begins with.
  'Nous|Une|Il|Elle|Ils|Elles|On|Je|Notre|Nos|Mon|Ma|Mes|Cette|Ces?|Si|Mais|Et|Ou|Faut|Doit|Devons|Est|Que|Quel|Quelle|Comment|En|Dans|Pour|Avec|Sans|Après|Avant|Depuis',
  'Nosotr[oa]s|Nuestr[oa]s?|Una?|Es|Hay|Pero|Debemos|Tenemos|Somos|Mi|Se|Su|Est[aeo]|Qué|Nós|Noss[oa]s?|Uma?|Ele|Ela|Mas|Não|Temos|Devemos|É|Há|Noi|Il|È|Ma|Non|Abbiamo|Siamo|Dobbiamo|Nostr[oaie]|Este|Dacă|Dar|Și|Nu|Avem|Suntem',
  // Dutch and the northern languages, Hungarian, Turkish.
  'Wij|Het|Een|Ons|Onze|Ik|Hij|Zij|Ze|Als|Maar|Moeten|Er|Dit|Dat|Wat|Hoe|Vi|Det|Et|Ett|Vår\\p{L}*|Vores|Om|Hvis|Men|Och|Og|Ska|Skal|Bør|Är|Har|Jag|Jeg|Hun|Hon|Jos|Mutta|Ei|Meillä',
  'Az|Egy|Ha|És|Nem|Vagyunk|Ez|Biz|Bu|Şu|Ama|Ve|Eğer|Bir|Şimdi|Hangi|Ancak',
  // Slavic languages, Greek.
  'My|Nasz\\p{L}*|Czy|Jest|To|Ten|Mamy|Jeśli|Ale|Na|Po|Do|Nie|Od|Za|Musimy|Co|Jak|Náš|Naše|Je|Máme|Pokud|Jsme|Musíme',
  'Мы|Наш\\p{L}*|Это|Он|Она|Они|Если|Но|На|По|До|Не|От|За|Стоит|Нужно|Надо|Что|Как|Есть|Сейчас|Или|Ми|Це|Він|Вона|Вони|Якщо|Але|Чи|Треба|Що|Як|Зараз',
  'Εμείς|Το|Οι|Τα|Τη|Την|Τον|Ένα|Μια|Αν|Αλλά|Και|Είναι|Έχουμε|Θα|Να|Δεν|Πρέπει|Στη|Στην|Στο|Στον|Με|Για|Από',
  // Vietnamese, Indonesian.
  'Chúng|Tôi|Nếu|Nhưng|Có|Không|Nên|Kami|Kita|Ini|Itu|Jika|Tetapi|Apakah|Saya|Kalau',
  // Arabic, Persian, Hebrew, Hindi, Bengali, Tamil.
  'نحن|هل|لدينا|لكن|إذا|يجب|نريد|هذا|هذه|ما|اگر|اما|این|אנחנו|האם|יש|זה|אבל|אם|לנו|क्या|हम|हमें|हमारी|हमारा|हमारे|यह|लेकिन|अगर|আমরা|আমাদের|কিন্তু|এটি|যদি|நாங்கள்|எங்கள்|ஆனால்|இது',
].join('|');
/** Names have them too: "M. Le Goff". And a letter by itself is a word where it has no dot. */
const particles = 'Le|La|Les|El|Los|Las|De|Den|Des|Da|Di|Del|Lo|Gli|I|Van|Von|\\p{Lu}';

const starts = new RegExp(
  `^["“„«(]?(?:(?:${words})(?![\\p{L}\\p{M}'’-])|(?:${particles}) (?=\\p{Ll})|(?:L|D|C|J|Qu|C)['’](?=\\p{Ll}))`,
  'u',
);
