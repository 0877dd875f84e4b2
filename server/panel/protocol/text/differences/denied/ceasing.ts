/**
 * Two texts without the words by which each says once that something is done no longer: "Drop the magazine", "Stop publishing the magazine". One
 * language says it with a negation and without one. As they are where not both say it.
 */
export const withoutCeasing = (a: string, b: string): readonly [string, string] => {
  const says = (text: string): boolean => [...text.matchAll(ceasing)].length === 1;
  return says(a) && says(b) ? [a.replace(ceasing, ' '), b.replace(ceasing, ' ')] : [a, b];
};

/** Of a denial in two words only the first is left out: what stands between them may be the opposite of what the other text says. */
const words = [
  "stop|stopping|drop(?! (?:in|off|the (?:price|rate|rent)))|dropping|give up|giving up|discontinu(?:e|ing)|ceas(?:e|ing)|quit|abandon(?:ing)?|no longer|(?:do not|don[’']t|not)(?= .{1,60} any ?(?:more|longer)(?!\\p{L}))",
  'aufgeben|aufhören|beenden|abschaffen|fallen lassen|nicht mehr|nicht länger|kein(?:e[nmrs]?)?(?= .{1,60} mehr(?!\\p{L}))',
  "arrêter|cesser|abandonner|renoncer|supprimer|mettre (?:fin|un terme)|ne plus|n(?:e|[’'])(?= ?\\p{L}+ plus(?!\\p{L}))",
  'dejar de|abandonar|suprimir|renunciar|parar de|acabar con|ya no|no(?= .{1,40} más(?!\\p{L}| (?:que|de|caro|barato)))|deixar de|parar com|acabar com|desistir|cessar|já não|não(?= .{1,40} mais(?!\\p{L}))',
  'smettere|cessare|abbandonare|rinunciare|eliminare|non(?= (?:\\p{L}+ ){1,3}più(?!\\p{L}))',
  'stoppen|ophouden|opgeven|afschaffen|beëindigen|niet (?:meer|langer)|geen(?= .{1,40} meer(?!\\p{L}))',
  'zrezygnować|przestać|zaprzestać|porzucić|zakończyć|skończyć|już nie|więcej nie|nie(?= .{1,40} (?:już|więcej)(?!\\p{L}))',
  'отказаться|прекратить|перестать|бросить|больше не|уже не|не(?= .{1,30} больше$)|відмовити(?:ся|сь)|припинити|перестати|кинути|більше не|вже не',
  'σταματήσ\\p{L}+|εγκαταλείψ\\p{L}+|διακόψ\\p{L}+|(?:δεν|μην?)(?= .{1,40} (?:πια|πλέον)(?!\\p{L}))',
  'bırakmak|vazgeçmek|son vermek|durdurmak|التوقف عن|إيقاف|وقف|التخلي عن|الكف عن|إنهاء|(?:عدم|لا|لن)(?= .{1,40} بعد الآن)|להפסיק|לוותר|לא(?= .{1,40} יותר)',
  'बंद कर(?:ना|ें)|छोड़(?:ना| देना)|रोक(?:ना|ें)|(?<=(?:अब|आगे) .{0,40})(?:नहीं|न)|ngừng|dừng|thôi|chấm dứt|không còn|không(?= .{1,40} nữa)|berhenti|menghentikan|meninggalkan|tidak lagi|tidak(?= .{1,30} lagi(?!\\p{L}))',
  'sluta|upphöra|lägga ner|avveckla|inte längre|inte(?= .{1,40} längre(?!\\p{L}))|stoppe|holde op|ophøre|nedlægge|droppe|slutte|legge ned|avvikle|ikke (?:længere|lenger)|ikke(?= .{1,40} (?:længere|lenger|mere|mer)(?!\\p{L}))',
  'lopettaa|luopua|lakkauttaa|(?:ei|emme)(?= (?:\\p{L}+ ){0,3}enää)|skončit|ukončit|zrušit|přestat|vzdát se|abbahagyni|megszüntetni|felhagyni|leállítani|többé nem|már nem|nem(?= .{1,40} (?:többé|tovább))|renunțăm|renunța|încetăm|abandonăm|(?:să )?nu mai',
];
/** In front of the rest of a verb, and in scripts without spaces. */
const signs = [
  '(?<!\\p{L})(?:už|již) ne(?=\\p{L}{3})|(?<=(?<!\\p{L})artık .{0,40}\\p{L})m[ae](?=m[ae]k(?!\\p{L}))',
  '(?:取り)?(?:やめ|止め)(?!な|ず|ま)|廃止|中止|打ち切り?る?|(?<!やめ|止め|中止し|廃止し)ない(?=ことに|。?$)|停止|放[弃棄]|停[办辦]|[终終]止|不再',
  '그만두(?!지)|그만둔|중단(?!하지)|폐지|포기(?!하지)|(?<=더 ?이상 .{0,40})지 ?않|เลิก|หยุด|ไม่(?=.{1,30}อีก(?:ต่อไป|แล้ว))',
];
const ceasing = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])|${signs.join('|')}`, 'giu');
