import { isOfWaysAhead } from './asked/aheadLabels.ts';
import { namesChoice } from './choiceWords.ts';
import { anyOr, orWithin } from './connectives.ts';
import { type Line, sentencesOf } from './lines.ts';

/** How people say that what follows is to be chosen from without the word for it, and how they speak of it afterwards. */

const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})`, 'iu');

/** "One of the following", "in several ways". */
const offer = words(
  '(?:either|entweder|soit|o bien|либо|albo|या तो) ?:$',
  '(?:one|any|either) of (?:the following|these|the below)|(?:two|three|four|five|several|various|different|possible) (?:ways|routes|paths|approaches|courses)',
  'following ways|(?:can|could|may) do the following|(?:decide|specify|indicate) (?:which|between)|choose (?:between|among)',
  'eine?[rsnm]? (?:der|dieser|von) (?:folgenden|nachstehenden|beiden|zwei|drei|vier)|(?:verschiedene|mehrere|zwei|drei|vier)n? (?:arten|weisen|wegen?|ansätzen?)',
  'folgende[nr]? wegen?|können folgendes tun|(?:entscheiden|geben sie an),? (?:welche|zwischen)|wählen zwischen',
  "(?:l[’'])?une? d(?:es|e ces) (?:\\p{L}+ )?(?:suivant|deux|trois)|parmi les|(?:plusieurs|différent[es]+|divers[es]*|deux|trois) (?:façons|manières|voies|pistes|moyens)",
  '(?:façons|manières|moyens) suivant|(?:pouvez|peut)(?!\\p{L}).{0,80} valeurs suivantes|décider (?:lequel|laquelle|entre)|choi(?:x|sir) entre',
  '(?:un[oa]?|algun[oa]|cualquiera) de (?:l[ao]s|est[ao]s) (?:\\p{L}+ )?(?:siguientes|dos|tres)|entre l[ao]s siguientes|elegir entre|(?:vari[ao]s|diferentes|distint[ao]s|divers[ao]s|dos|tres) (?:formas|maneras|vías|modos|caminos)',
  '(?:uma?|qualquer|quaisquer) d[ao]s (?:\\p{L}+ )?(?:seguintes|duas|dois|três)|(?:vári[ao]s|variados|diferentes|divers[ao]s|duas|dois|três) (?:formas|maneiras|modos|caminhos)|escolher entre',
  '(?:un[oa]?|qualsiasi|qualunque) (?:dei|delle|degli|tra|fra) (?:\\p{L}+ )?(?:seguenti|due|tre)|(?:diversi|vari|più|due|tre) (?:modi|approcci)|(?:due|tre|più|diverse|varie) (?:strade|vie|maniere)|modi seguenti|(?:possibile|può)(?!\\p{L}).{0,80} valori seguenti|scegliere (?:fra|tra)',
  '[eé][eé]n van (?:de|deze) (?:volgende|onderstaande|twee|drie)|(?:diverse|verschillende|twee|drie) (?:wijzen|manieren|wegen)|volgende manieren|kiezen (?:uit|tussen)',
  'jed(?:en|n\\p{L}+) (?:z|spośród) (?:\\p{L}+ )?(?:następujących|poniższych|dwóch|trzech)|któr\\p{L}+ z (?:poniższych|następujących)|(?:różne|dwa|trzy|kilka) spos[oó]b|zdecydować,? któr',
  'aşağıdakilerden biri|(?:şunlardan|bunlardan) biri|(?:iki|üç|birkaç|çeşitli|farklı) (?:yol|şekil)',
  'од(?:ин|н\\p{L}+) из (?:\\p{L}+ )?(?:следующ|перечислен|этих|двух|тр[её]х)|люб(?:ой|ое|ую|ым) из|(?:нескольк\\p{L}+|разны\\p{L}+|дв[ау]\\p{L}*|тр[ие]\\p{L}*) (?:способ|пут)|можно сделать следующее|укажите,? как(?:ой|ую|ая|ое|ие)',
  'од(?:ин|н\\p{L}+) (?:із|з) (?:\\p{L}+ )?(?:наступн|таких|цих|двох|трьох)|(?:кільк\\p{L}+|різними|дв[ао]\\p{L}*|тр\\p{L}+) (?:способ|шлях)',
  '(?:έν[αά]\\p{L}*|μ[ίι]α|οποι\\p{L}+) από (?:τ\\p{L}+ )?(?:παρακάτω|ακόλουθ|δύο|τρεις)|(?:διάφορους|πολλούς|δύο|τρεις) τρόπους',
  '(?:ب?أحد|ب?إحدى|أيًّ?ا? من) (?:\\p{L}+ )?(?:ما يلي|التالية|الآتية)|بعدة طرق|بطرق مختلفة',
  'یکی از (?:\\p{L}+ ){0,2}زیر|به (?:چند|دو|سه|چندین) (?:روش|راه|شیوه|صورت)',
  '(?:אחת?|אחד) (?:מ\\p{L}+ )?(?:הבאות|הבאים|האלה)|(?:בכמה|במספר|בשתי|בשלוש) (?:דרכים|צורות)',
  'में से (?:किसी|कोई|एक)|(?:कई|दो|तीन) (?:तरीक|तरह)',
  '(?:নিচের|নিম্নলিখিত) (?:যে ?কোনো?|একটি)|(?:বিভিন্ন|দুই|তিন|কয়েক) ?(?:টি)? ?(?:ভাবে|উপায়ে)',
  'பின்வரும் (?:ஏதாவ|ஏதேனும்|ஒன்ற)|பின்வருவனவற்றில்|(?:பல|இரண்டு|மூன்று) (?:வழிகளில்|முறைகளில்)',
  '(?:một|bất (?:cứ|kỳ|kì)) (?:trong|điều|cái) (?:\\p{L}+ ){0,2}(?:sau|dưới|theo đây)|(?:vài|nhiều|hai|ba) (?:cách|hướng)|chọn (?:giữa|trong) (?:hai|ba|bốn|các)',
  '(?:two|three|four|several) (?:solutions|proposals|ideas|offers|plans|scenarios|suggestions)|(?:zwei|drei|vier|mehrere) (?:lösungen|vorschläge|ideen|angebote|pläne|szenarien)|(?:deux|trois|quatre|plusieurs) (?:solutions|propositions|idées|offres|scénarios)|(?:dos|tres|cuatro|varias) (?:soluciones|propuestas|ideas|ofertas)|(?:due|tre|quattro|diverse) (?:soluzioni|proposte|idee|offerte)|(?:duas|três|quatro|várias) (?:soluções|propostas|ideias|ofertas)|(?:twee|drie|vier) (?:oplossingen|voorstellen|ideeën|plannen)|(?:dwa|dwie|trzy|cztery) (?:rozwiązania|scenariusze|propozycje|oferty)|(?:два|три|четыре) (?:предложения|решения|сценария)|(?:два|дві|три|чотири) (?:пропозиції|рішення|сценарії)',
  '(?:دو|سه|چهار|چند) (?:راه|مسیر|روش)|(?:طريقان|طريقين|أمامنا)|(?:שתי|שני|שלוש|שלושה) (?:דרכים|כיוונים)|(?:दो|तीन) (?:रास्ते|तरीके|उपाय)|(?:দু|দুই|তিন|কয়েক)(?:টি|টা)? (?:পথ|উপায়|রাস্তা)|(?:இரண்டு|மூன்று) வழி',
  '(?:två|tre) (?:vägar|sätt)|(?:to|tre) (?:veje|måder|veier|måter)|(?:kaksi|kolme) (?:tapaa|tietä)|(?:dvě|tři) cesty|(?:két|három) (?:út|lehetőség|megoldás)|(?:două|trei) (?:căi|drumuri)|(?:δύο|τρεις) δρόμ|(?:dwie|trzy) drog',
  "(?:four|five|six|seven|eight|nine|ten) (?:ways|routes|paths|solutions|proposals|ideas|plans|scenarios)|(?:vier|fünf|sechs|sieben|acht|neun|zehn) (?:wege|lösungen|vorschläge|ideen|szenarien)|(?:vier|vijf|zes|zeven|acht|negen|tien) (?:wegen|manieren|oplossingen|voorstellen|ideeën|plannen)|(?:quatre|cinq|six|sept|huit|neuf|dix) (?:voies|pistes|solutions|propositions|idées|scénarios)|(?:cuatro|cinco|seis|siete|ocho) (?:caminos|vías|soluciones|propuestas|ideas)|(?:quattro|cinque|sei|sette|otto) (?:strade|vie|soluzioni|proposte|idee)|(?:quatro|cinco|seis|sete|oito) (?:caminhos|soluções|propostas|ideias)|(?:pięć|sześć|siedem|osiem) (?:dróg|rozwiązań|pomysłów|propozycji)|(?:пять|шесть|семь|восемь) (?:путей|идей|предложений|решений)|(?:п[’']ять|шість|сім|вісім) (?:шляхів|ідей|пропозицій|рішень)",
  '(?:fyra|fem|sex|sju) (?:vägar|förslag|idéer|lösningar)|(?:fire|fem|seks|syv|sju) (?:veje|veier|forslag|ideer|idéer|løsninger)|(?:neljä|viisi|kuusi) (?:tapaa|tietä|ratkaisua|ehdotusta)|(?:čtyři|pět|šest|sedm) (?:cesty?|řešení|návrh\\p{L}*|nápad\\p{L}*)|(?:négy|öt|hat|hét) (?:út|megoldás|ötlet|javaslat)|(?:patru|cinci|șase|șapte) (?:căi|soluții|idei|propuneri)|(?:dört|beş|altı|yedi) (?:yol|çözüm|öneri|fikir)|(?:τέσσερ\\p{L}+|πέντε|έξι|επτά) (?:δρόμ|λύσεις|τρόπ|ιδέες)|(?:ארבע|חמש|שש|שבע) (?:דרכים|כיוונים)|(?:أربع|خمس|ست|سبع)ة? (?:طرق|حلول|أفكار)|(?:پنج|شش|هفت) (?:راه|روش)|(?:चार|पाँच|पांच|छह) (?:रास्ते|तरीके)|(?:bốn|năm|sáu) (?:cách|hướng)|(?:empat|lima|enam) (?:cara|jalan|usulan)',
  'salah satu (?:dari|di antara|\\p{L}+ berikut)|(?:dengan|dari|antara) yang (?:di ?bawah|berikut)|(?:beberapa|berbagai|dua|tiga) (?:cara|jalan)',
);
/** The same where no space parts words. */
const offerWithin =
  /(?:อย่าง|แบบ|ข้อ)ใด(?:อย่าง|แบบ|ข้อ)หนึ่ง|หนึ่งใน|(?:หลาย|สอง|สาม) ?วิธี|のいずれか|のどれか|[23２３二三四]\s?つの(?:案|道|方法|手段|やり方|選択)|のどちらか|[23２３二三]\s?つの\p{L}{1,6}(?:から|を)選|(?:いくつか|[23２３二三]つ|複数|さまざま|様々)の(?:やり方|方法|手段)|중(?:에서|에)? 하나|가운데 하나|(?:여러|두|세|몇) ?가지 ?(?:방법|방식)|[两兩三四几幾]条路|(?:以下|下列|下面).{0,8}(?:之一|一[个個种種项項])|其中之?一|(?:不同|几种|幾種|两种|兩種|三种|三種|多种|多種)的?(?:方式|方法|途径|途徑|做法|办法|辦法)/u;

export const isOffer = (line: string): boolean =>
  offer.test(line) || offerWithin.test(line) || isOfWaysAhead(line.trim());
/** "Please decide how far you trust them": a question in the form of a request. */
export const isRequest = (line: string): boolean => request.test(line) || requestWithin.test(line);
const request = words(
  '(?:decide|indicate|specify) (?:how|what|which|whether|between)',
  '(?:entscheiden|geben) sie|décidez|indiquez|spécifiez|decida|indique|especifique|si prega di (?:decidere|indicare|specificare)|specificare|decidete',
  '(?:aan te geven|geef aan|beslis|bepaal) (?:wat|welke|hoe|of)|zastanów|zdecyduj|określ(?!\\p{L})|wskaż',
  'karar ver(?:in|iniz)?(?!\\p{L})|belirtin|укажите|решите|определите|вирішіть|визначт|вкажіть|αποφασίστε|ορίστε|καθορίστε',
  'قرّ?ر(?!\\p{L})|حدّ?د(?!\\p{L})|تصمیم بگیر|مشخص کنید|תחליטו|החליטו|נא לציין|तय (?:करें|कीजिए)|निर्णय (?:लें|करें)|ঠিক করুন|সিদ্ধান্ত নিন|முடிவு செய்ய',
  'hãy (?:quyết định|cho biết)|(?:tentukan|putuskan|sebutkan)(?!\\p{L})',
);
const requestWithin =
  /(?:โปรด|กรุณา)(?:ระบุ|ตัดสินใจ)|(?:決め|判断し|指定し)て(?:ください|下さい)|(?:결정|지정)(?:하십시오|하세요|해 주)|请(?:决定|判断|指定|设定)|請(?:決定|判斷|指定|設定)/u;

/** "Please vote for one:", a label that asks for one of what stands below it. */
export const asksForOne = (label: string): boolean => votes.test(label) || votesWithin.test(label);
const votes = words(
  '(?:vote|tick|check|mark|choose|pick|select|circle) (?:for )?(?:only |just )?one(?!\\p{L})|please vote(?!\\p{L})|cast your vote',
  '(?:stimmt?|stimmen sie)(?: bitte)? (?:für|über|ab)|abstimmen(?!\\p{L})|(?:bitte )?(?:nur )?eine?s? (?:davon )?ankreuzen|kreuz(?:t|en sie) (?:bitte )?(?:nur )?eine?s?',
  'votez(?!\\p{L})|merci de voter|cochez (?:une|un|la)|vot(?:en|ad|emos)(?!\\p{L})|por favor,? vot|marquen? una?|marquem? uma|votate|votiamo|barrare una|vot(?:em|ar)(?!\\p{L})|assinale(?:m)? um',
  'stem(?:men)? (?:op|voor)|kruis (?:één|een) aan|zagłosuj|głosujcie|proszę (?:o głos|głosować)|zaznacz jed|oy ver(?:in|elim)|проголосуйте|голосуем|отметьте од|проголосуйте|голосуємо|ψηφίστε|صو[ّ]?توا|رأی (?:بدهید|دهید)|הצביעו|मतदान कर|वोट (?:दें|करें)|ভোট দিন|வாக்களி|bình chọn|bỏ phiếu|pilih salah satu|rösta (?:på|för)|kryssa för|stem(?:me)? på|äänestä|hlasujte|szavazz|votați',
);
const votesWithin = /投票|[選选]一[個个]|一つ(?:だけ)?選|투표|하나만|โหวต|ลงคะแนน/u;

/** "We must choose", before a colon. */
export const isToChoose = (label: string): boolean => toChoose.test(label);
const toChoose =
  /(?<![\p{L}\p{M}])(?:(?:choose|pick|select)(?: one)?|(?:aus)?wählen(?: (?:wir|sie))?|choisir|choisisse[zn]|choisissons|elegir|escoger|elegimos|elij[ao]n?|scegliere|scegliamo|scegli(?:ete)?|escolher|escolham?|kiezen(?: we)?|kies|wybrać|wybieramy|wybierz(?:cie)?|выбрать|выбираем|выбери(?:те)?|обрати|вибрати|обираємо|оберіть|να (?:διαλέξουμε|επιλέξουμε)|επιλέξτε|(?:نختار|الاختيار)|انتخاب کنیم|לבחור|चुनना(?: है)?|বেছে নিতে হবে|chọn|memilih|pilih|välj(?:a)?|vælge?|velge?|valita|valitse|vybrat|vyberte|választani|válasszon|választanunk kell|(?:să )?alegem|alege(?:ți)?)\s*$/iu;

/** A question whose mark was left out, by the words it begins with; of the last sentence. */
export const isUnmarkedQuestion = (line: string): boolean =>
  unmarked.test(lastSentence(line)) || unmarkedWithin.test(lastSentence(line));
const lastSentence = (line: string): string => sentencesOf(line).at(-1) ?? '';
/** By the word that they end with. */
const unmarkedWithin =
  /(?:か|かな|かしら)[。．]?\s*$|(?:까요?|나요|은가|을지)[.。]?\s*$|(?:呢|怎[么麼][办辦]|如何是好)[。]?\s*$|(?:ไหนดี|อะไรดี|ยังไงดี|อย่างไรดี|ไหม)\s*$/u;
const unmarked =
  /^(?:(?:should|shall) (?:i|we|they|he|she)(?!\p{L})|which \p{L}+ (?:should|shall|do|does|would|is)(?!\p{L})|soll(?:en)? (?:ich|wir|er|sie|man)(?!\p{L})|welche[rsnm]? \p{Lu}|moet(?:en)? \p{L}|zullen we|faut-il|doit-on|devons-nous|dois-je|debemos |devemos |dobbiamo |czy |hangi |(?:как(?:ой|ую|ая|ое|ие)|стоит ли) |чи |هل |آیا |האם |क्या |apakah )/iu;

/** A label below a question, in a script none of whose words are known here. */
export const isUnreadLabel = (line: string): boolean => {
  const label = /[?？؟;՞]\s+([^?？؟;՞:：։]{1,40})[:：։]\s*$/u.exec(line)?.[1];
  return label !== undefined && /\p{L}/u.test(label) && !knownScripts.test(label);
};
const knownScripts =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "I cannot decide." */
export const isAtALoss = (line: string): boolean => {
  const last = lastSentence(line);
  return undecided.test(last) || undecidedWithin.test(last);
};
const undecided = words(
  "(?:can(?:no|['’])t|cannot|could not) (?:decide|choose|make up)|undecided|torn(?!\\p{L})|at a loss|(?:not sure|don['’]t know) (?:which|what|whether|how)",
  '(?:nicht|nur schwer) entscheiden|unentschlossen|unschlüssig|ratlos|weiß nicht,? (?:was|welche|wie|ob)|hin- und hergerissen',
  "n['’]arriv\\p{L}+ pas à (?:choisir|(?:me |nous )?décider|trancher)|(?:j['’]|nous )hésit|ne sa(?:is|vons) pas (?:quoi|lequel|laquelle|que)|indécis",
  'no (?:sé|sabemos|logr[ao]\\p{L}*|pued[eo]|podemos|consig[eo]) (?:qué|cuál|decidir\\p{L}*)|indecis[ao]|(?<!sin )dud(?:o|amos)(?!\\p{L})',
  'non (?:so|sappiamo|riesc[oe] a|riusciamo a) (?:cosa|quale|che|decider\\p{L}+)|(?:não|nao) (?:sei|sabemos|consig[oe]|conseguimos) (?:o que|qual|decidir)|em dúvida',
  'kom(?:en)? er niet uit|kan niet (?:kiezen|beslissen)|twijfel|weet niet (?:wat|welke|of)|nie (?:wiem|wiemy|mogę|umiem|potrafi\\p{L}+),? (?:co|się|któr|zdecyd)|waham',
  'karar veremi|kararsız|не (?:знаю|знаем|могу|можем),? (?:что|какой|как|решить|выбрать|определиться)|сомнева|колебл|не (?:знаю|знаємо|можу|можемо),? (?:що|який|як|вирішити|обрати)|вагаю',
  'δεν (?:ξέρω|ξέρουμε|μπορ\\p{L}+ να αποφασί)|αναποφάσιστ|محتار|حائر|متردد|لا (?:أعرف|نعرف|أدري) (?:ماذا|أي|ما)|نمی\\u200C?(?:دانم|دانیم)|مردد|دودل|מתלבט|לא (?:יודע|מצליח\\p{L}* להחליט)',
  'तय नहीं कर|समझ नहीं आ|दुविधा|असमंजस|(?:ঠিক|সিদ্ধান্ত) (?:করতে|নিতে) পার|দ্বিধা|முடிவு செய்ய முடிய|குழப்ப|phân vân|lưỡng lự|không biết (?:nên|chọn|phải)|bingung|tidak (?:tahu|bisa memutuskan)|ragu(?!\\p{L})',
  'kan (?:inte|ikke) (?:bestäm|bestem|välj|vælg|velg)|ve(?:t|d) (?:inte|ikke) (?:vad|hvad|hva|vilke|hvilke)|en (?:osaa|tiedä)|nevím|nemůžu se rozhodnout|nem tud(?:om|unk|ok)|nu (?:știu|știm|mă pot (?:decide|hotărî))',
);
const undecidedWithin =
  /悩んで|迷って|選べ(?:な|ませ)|決められ(?:な|ませ)|決めかね|決まら|困って|拿不定|[纠糾][结結]|[犹猶]豫|不知道(?:[该該怎]|选|選)|[难難]以(?:[决決]定|抉[择擇])|[决決]定不了|[选選]不出|고민|망설|(?:정하지|고르지|결정하지) 못|모르겠|ตัดสินใจไม่|ลังเล|ไม่รู้ว่า|เลือกไม่ถูก/u;

/** "The solutions examined:": by a word for what is proposed. */
export const isOfProposals = (line: string): boolean =>
  /[:：]\s*(?:\*\*|__)?\s*$/u.test(line) && (proposed.test(line) || proposedWithin.test(line));
const proposed = words(
  "(?:solutions|proposals|ideas|scenarios|approaches|offers|lösungen|vorschläge|ideen|szenarien|ansätze|propositions|pistes|scénarios|soluciones|propuestas|escenarios|soluzioni|proposte|ipotesi|scenari|soluções|propostas|ideias|cenários|hipóteses|oplossingen|voorstellen|scenario[’']s)(?!\\p{L})",
  '(?:rozwiązania|propozycje|pomysły|scenariusze|senaryolar|сценарии|сценарії|scénáře|scenarii|scenarier|skenaariot|forgatókönyvek|çözümler|öneriler|решения|предложения|идеи|рішення|пропозиції|ідеї|λύσεις|προτάσεις|σενάρια)(?!\\p{L})',
  'ال(?:حلول|مقترحات)|حلول(?!\\p{L})|راه‌?حل|پیشنهادها|ה?(?:פתרונות|הצעות|רעיונות)(?!\\p{L})|समाधान|प्रस्ताव|সমাধান|প্রস্তাব|தீர்வுகள்|யோசனைகள்|(?:các )?giải pháp|đề xuất|solusi|usulan',
  '(?:lösningar|förslag|løsninger|forslag|ehdotukset|návrhy|řešení|javaslatok|megoldások|soluții|propuneri)(?!\\p{L})',
);
const proposedWithin =
  /解決策|提案|案[:：]|[对對]策|解[决決](?:方案|方法|办法|辦法)|建[议議]|해결책|제안|แนวทาง|ทางออก|ข้อเสนอ/u;

/** "Which should you use?" */
export const asksWhich = (line: string): boolean => which.test(line) || whichWithin.test(line);
const which =
  /^[¿]?(?:(?:so|and|und|alors|et|y|e|en|dus|a|и|а|а|і|то) )?(?:which|welche[rsnm]?|quel(?:le)?s?(?! (?:est|sont|étai\p{L}+|sera|a)(?!\p{L}))|kter\p{L}+|ktor[áéýíú]\p{L}*|le(?:quel|squels)|la(?:quelle)|lesquelles|cuál\p{L}*|qual[ei]?|quais|welke|któr\p{L}+|как(?:ой|ую|ая|ое|ие)|котор\p{L}+|як(?:ий|у|а|е|і)|котр\p{L}+|ποι[οαόά]ν?|hangi\p{L}*|أي(?:ها|هما|هم)?|(?:از )?کدام|איז[הו]|कौन|किस|কোন|எந்த|எது|nên chọn|cái nào|phương án nào|(?:yang )?mana|vilke[nt]|vilka|hvilke[nt]?|mi(?:kä|tä)|(?:hogy )?melyik\p{L}*|pe care|care)(?![\p{L}\p{M}])[^.!?？؟;।]{0,80}[?？؟;]/iu;
const whichWithin =
  /^[^。?？\n]{0,30}(?:どれ|どちら|どの|哪[一个個种種条條项項家款套间間所台位]|어느|어떤|무엇|ไหน)[^。?？\n]{0,40}[?？か]/u;

/** Answers to a question that stand listed, each with what it means. */
export const areAnswers = (names: readonly string[]): boolean =>
  names.some((name) => yes.test(name)) && names.some((name) => no.test(name));
const yes =
  /^\P{L}*(?:yes|ja|oui|sí|sim|sì|tak|evet|да|так|ναι|نعم|بله|כן|हाँ|हां|হ্যাঁ|ஆம்|ใช่|có|ya|はい|예|네|是)\P{L}*$/iu;
const no =
  /^\P{L}*(?:no|nein|non|não|nee|nie|hayır|нет|ні|όχι|لا|نه|خیر|לא|नहीं|না|இல்லை|ไม่|ไม่ใช่|không|tidak|いいえ|아니요|아니오|否|不是)\P{L}*$/iu;

/** "All of these options but the last": said of what stands above. */
export const refersBack = (line: string): boolean =>
  namesChoice(line) && (back.test(line) || backWithin.test(line)) && !/[?？؟]\s*$/u.test(line);
const back = words(
  '(?:all|any|both|either) (?:of )?(?:the |these )?(?:options?|choices?|alternatives?)(?!\\p{L})|(?:alle[rn]?|beide[rn]?) (?:\\p{L}+ )?(?:optionen|möglichkeiten|varianten)',
  '(?:toutes|chacune de) (?:les|ces) |(?:todas|cualquiera de) (?:las|estas) |(?:ambas|cualquier) opci|(?:todas|ambas) as |qualquer (?:uma das )?opç|(?:tutte|entrambe) le |(?:alle|beide) opties',
  '(?:wszystk\\p{L}+|ob[iy]\\p{L}*|każd\\p{L}+) (?:z )?opcj|(?:вс[её]\\p{L}*|об[ае]\\p{L}*|люб\\p{L}+) (?:из )?вариант',
);
const backWithin =
  /(?:所有|這些|这些|以上|上述)(?:選項|选项|方案)|(?:すべて|これら|どちら)の(?:選択|オプション|案)|(?:모든|이) (?:선택|옵션|대안)/u;

/**
 * Whether a text names a key or another as what is asked for: "must be n, o or f". Read once, for all lists of its lines; `before`:
 * the line that a list begins with.
 */
export const keysAskedIn = (lines: readonly Line[]): ((keys: readonly string[], before: number) => boolean) => {
  let read: ReadonlyMap<string, number> | undefined;
  return (keys, before) => {
    const asked = (read ??= firstAsked(lines));
    return keys.some((key) => (asked.get(key.toLowerCase()) ?? Infinity) < before);
  };
};

/** The line by which each key was asked for first. */
const firstAsked = (lines: readonly Line[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  const text = lines.map((line) => line.text).join(' ');
  let line = 0;
  let lineEnd = lines[0]?.text.length ?? 0;
  for (const { 1: key = '', 2: rest = '', 3: other = '', index } of text.matchAll(keyPair)) {
    while (lineEnd < index + key.length + rest.length) lineEnd += 1 + (lines[++line]?.text.length ?? Infinity);
    for (const one of [key.toLowerCase(), other.toLowerCase()]) if (!first.has(one)) first.set(one, line);
  }
  return first;
};
const keyPair = new RegExp(
  `(?<![\\p{L}\\p{M}])(\\p{L}\\p{M}*)(?=([\\p{P}\\s\\p{Cf}]{1,8}(?:${anyOr}|${orWithin}|或)[\\p{P}\\s\\p{Cf}]{1,5}(\\p{L}\\p{M}*))(?![\\p{L}\\p{M}]))`,
  'giu',
);
