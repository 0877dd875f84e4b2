/**
 * Words and endings that turn a statement round, in the languages of the reports and their neighbours. Read generously: a text that seems to hold one and
 * does not is only kept apart from others, never joined by mistake.
 */
const words: readonly string[] = [
  // English
  "not|no|never|neither|nor|none|nothing|nobody|without|cannot|can'?t|won'?t|don'?t|doesn'?t|didn'?t|isn'?t|aren'?t|wasn'?t|weren'?t|shouldn'?t|oppos(?:e|es|ed|ing)|wouldn'?t|couldn'?t|hasn'?t|haven'?t|against",
  "reject(?:s|ed|ing)?|refus(?:e[sd]?|ing|al)|declin(?:e[sd]?|ing)|avoid(?:s|ed|ing)?|stop(?:s|ped|ping)?|cancel(?:s|l?ed|l?ing)?|abandon(?:s|ed|ing)?|turn(?:s|ed|ing)? (?:[\\p{L}’']+ ){0,3}?down",
  'hardly|barely|scarcely|rarely|seldom|fail(?:s|ed|ing)? to|lack(?:s|ed|ing)?|lapse[sd]?|expire[sd]?|run(?:s|ning)? out',
  // To let a contract end is not to renew it.
  'auslaufen|auslaufe|expirer|expirar|vencer|caducar|scadere|aflopen|wygas(?:nąć|ać|a)|wygaśnie|ист(?:ечь|ечёт|ечет|екает)|сплив(?:ти|е|ає)',
  // German, Dutch
  'nein|nee|nej|nei|hayır|nicht|kein(?:e[mnrs]?)?|nie|niemals|niemand(?:em|en)?|nichts|ohne|weder|kaum|selten|niet|geen|nooit|niets|zonder|gegen|tegen|ablehnen|lehn(?:t|en) (?:\\p{L}+ ){0,4}ab|ausschlagen|absagen|verzichten|weiger(?:n|en)|afwijzen|weigeren|nauwelijks',
  // French, Spanish, Portuguese, Italian
  "ne|n['’](?=\\p{L})|pas|jamais|aucune?|sans|ni|rien|non|no|nunca|ning(?:ún|una?|uno)|jamás|nada|tampoco|sin|não|nem|nenhuma?|sem|mai|nessun[oa]?|senza|né|contre|contra|contro|refuser|rejeter|décliner|renoncer|rechazar|renunciar|recusar|rejeitar|rifiutare|respingere|rinunciare|à peine|apenas|a malapena",
  // Polish, Russian, Ukrainian, Greek
  'nie|nigdy|żad(?:en|na|ne|nego|nej)|bez|nic|odrzuci\\p{L}+|не|нет|ни|никогда|без|ничего|нельзя|едва|отклон\\p{L}+|ні|немає|ніколи|нічого|відхил\\p{L}+|δεν|δε|μην?|όχι|ποτέ|χωρίς|καν[εέ](?:ίς|νας|να)|отказ\\p{L}+|відмов\\p{L}+|przeciw|против|проти|κατά',
  // Their neighbours, where the word says nothing else in another language
  'inte|icke|aldrig|ikke|ikkje|uden|uten|není|nincs|niciodată|fără|няма|nuk|hapana',
  // Turkish, Indonesian, Vietnamese
  'değil|yok|hiç|asla|reddet\\p{L}*|\\p{L}*siz|\\p{L}*sız|tidak|bukan|jangan|tanpa|belum|tak|tolak|menolak|không|chẳng|chưa|đừng|chớ|từ chối',
  // Arabic, Persian, Hebrew
  'لا|لم|لن|ليس\\p{L}*|ما|غير|بدون|دون|عدم|رفض|نه|نمی\\p{L}*|نمي\\p{L}*|ن(?:خواه|شود|کن|باش|گیر|رو)\\p{L}*|بی|هیچ|هرگز|لا\\p{L}*|לא|אין|בלי|ללא|אל|אינ\\p{L}*|לדחות',
  // Hindi, Bengali, Tamil
  'नहीं|नही|न|मत|बिना|ना|না|নয়|নেই|নাই|বিনা|ছাড়া|இல்லை|இல்லாமல்|[\\p{L}\\p{M}]*ாது|[\\p{L}\\p{M}]*ாமல்|[\\p{L}\\p{M}]*வேண்டாம்|கூடாது|[\\p{L}\\p{M}]*மாட்ட[\\p{L}\\p{M}]*|அல்ல',
];

/** Of single languages: most of these words and endings say something else in another one. */
const ofOneLanguage: Readonly<Record<string, string>> = {
  tr: '\\p{L}*m[ae]y(?:acak|ecek|ın|in|alım|elim)\\p{L}*|\\p{L}*m[ae](?=[.!]?$)|\\p{L}*m[ae]m?z|\\p{L}*m[ae]m(?:ek|ak)\\p{L}*',
  sv: 'ej|ingen|inget|inga|ingenting|utan|knappt|avslå|neka|avvisa',
  da: 'ej|ingen|intet|ingenting|næppe|afslå|afvise',
  nb: 'ei|aldri|ingen|intet|ingenting|utan|neppe|avslå|avvise',
  fi: 'ei|en|et|emme|ette|eivät|älä|älkää|ilman|koskaan|mitään|tuskin|hylätä|\\p{L}+tta|\\p{L}+ttä',
  et: 'ei|ära|mitte|pole|ilma',
  hu: 'ne|sincs|nélkül|soha|semmi|senki|alig|elutasít\\p{L}*|\\p{L}+t[ae]l[ae]n',
  ro: 'nu|n-|nici|niciun|nicio|nimic|nimeni|abia|refuz\\p{L}+|respin\\p{L}+',
  cs: 'ne|nikdy|nic|nikdo|žádn\\p{L}+|bez|odmítn\\p{L}+|ne(?!bo|ch[aá]|děl|jen|j(?=[a-zá-ž])|kdo|mocn|movit|tto)\\p{L}{4,}',
  sk: 'nie|ne|nikdy|nič|nikto|žiadn\\p{L}+|bez|odmietn\\p{L}+|ne(?!bo|ch[aá]|deľ|j(?=[a-zá-ž])|mocn|tto)\\p{L}{4,}',
  sl: 'ne|ni|nikoli|nič|brez|nočem|nimamo|ne\\p{L}{5,}',
  hr: 'ne|nije|nisu|nema\\p{L}*|nikad\\p{L}*|ništa|bez|nećemo|neće|ni(?:smo|sam)',
  bg: 'никога|нищо|едва|отхвърл\\p{L}+|откаж\\p{L}+',
  ca: 'no|mai|cap|res|sense|ni|rebutjar',
  gl: 'non|nunca|sen|nada|ningunha?|rexeitar',
  eu: 'ez|inoiz|gabe',
  lt: 'ne|nėra|niekada|be|ne\\p{L}{4,}',
  lv: 'ne|nav|nekad|bez|ne\\p{L}{4,}',
  sq: "s'|mos|pa|asnjë|kurrë",
  sw: 'si|bila|kamwe|usi\\p{L}+|tusi\\p{L}+|ha(?:tu|wa|ta|ku)\\p{L}+|kuto\\p{L}+',
  ms: 'tidak|bukan|jangan|tanpa|belum|tak|usah',
  tl: 'hindi|huwag|wala\\p{L}*',
  ur: 'نہیں|نہ|مت|بغیر|بلا',
  nl: 'noch',
  mr: 'नाही\\p{L}*|नको|नये|न|नाहीत',
  ne: 'नगर्ने|[\\p{L}\\p{M}]*दैन[\\p{L}\\p{M}]*|छैन|न[\\p{L}\\p{M}]{3,}ने',
  kk: 'емес|жоқ|\\p{L}+[мбп][ае]у',
  az: 'deyil|yox|heç|\\p{L}*m[aə]\\p{L}{0,4}',
};
const sameWords: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', sr: 'hr', bs: 'hr', fil: 'tl', mk: 'bg' };

/** Scripts without spaces between words: anywhere in the text. */
const inside =
  /ない|なし|せず|ません|ぬ(?=$|[。、])|まい|無し|非|不|没|沒|无|無|未|勿|别|別(?!の)|莫|否|拒|反对|反對|断る|断り|안\s?|못|않|없|아니|말[고라아기]|마라|거절|거부|ไม่|มิ(?=ได้)|ไร้|อย่า|ห้าม|งด|ปฏิเสธ/gu;

const alone = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}'’])(?:${forms})(?![\\p{L}\\p{M}])`, 'giu');
const spaced = alone(words.join('|'));
const ofLanguage = new Map(Object.entries(ofOneLanguage).map(([language, forms]) => [language, alone(forms)]));
const prefixed =
  /(?<!\p{L})(?:un(?!der|ion|ited?|ivers|ter|ser|less|til|ido|ion|ique|ità|idad)|non-|nicht-|dis(?!cuss|cut|count|tri[cb]|play|pon|pos|tanc|tinct|minu|k)|in(?=(?:capable|sufficient|complete)))(?=\p{L}{4})/giu;

/** How many signs of negation a text holds; where nobody says in which language, Turkish endings count as well. */
export const negationsIn = (text: string, language = 'tr'): number => {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[’ʼ＇]/gu, "'")
    .toLowerCase();
  const tag = language.split('-')[0] ?? '';
  const own = ofLanguage.get(sameWords[tag] ?? tag);
  return [spaced, prefixed, inside, ...(own ? [own] : [])].reduce(
    (sum, signs) => sum + [...plain.matchAll(signs)].length,
    0,
  );
};

/** Ways to say that something stays as it is, which hold a negation in one wording and none in another. */
const unchanged = new RegExp(
  [
    'do(?:ing)? nothing|(?:make |with )?no changes?|unchanged|(?:just )?(?:as|where) (?:it|they|we|things) (?:is|are|stands?)|stay(?:ing)? put|as (?:is|usual)|change nothing',
    'nichts (?:tun|ändern|unternehmen)|unverändert|ohne Änderung(?:en)?|alles so (?:be)?lassen|so (?:be)?lassen,? wie (?:es|sie) (?:ist|sind)|beim Alten',
    'ne rien (?:faire|changer)|inchangée?s?|sans changement|tel(?:s|le|les)? quel(?:s|le|les)?',
    "no (?:hacer|cambiar) nada|sin cambios|(?:tal )?como está[ns]?|não (?:fazer|mudar) nada|sem alterações|non (?:fare|cambiare) (?:nulla|niente)|invariat[oaie]|così com[’']è",
    'niets (?:doen|veranderen)|ongewijzigd|nie (?:robić|zmieniać) nic|bez zmian|ничего не (?:делать|менять)|без изменений|как есть|нічого не (?:робити|змінювати)|без змін',
    '(?:rinviare|rimandare) tutto|alles verschieben|tout (?:repousser|reporter)|(?:aplazar|posponer)lo todo|adiar tudo|(?:postpone|put off) everything|отложить вс[её]|alles uitstellen|odłożyć wszystko',
    `^(?:wait|hold(?:ing)? off|(?:erst ?mal |vorerst )?(?:ab)?warten|attendre|patienter|esperar|aguardar|aspettare|attendere|(?:af)?wachten|(?:po|za)?czekać|wstrzymać się|(?:подо)?ждать|повременить|(?:за|по)?чекати|(?:να )?περιμένουμε|الانتظار|صبر کردن|להמתין|לחכות|chờ|menunggu|vänta|avvakta|vente|avvente|afvente|odottaa|(?:po|vy)čkat|várni|kivárni|așteptăm)(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])(?:abwarten|warten|wachten|afwachten|beklemek|bekleyelim|(?:इंतज़ार|इंतजार|प्रतीक्षा) कर\\p{L}*|অপেক্ষা কর\\p{L}*|காத்திரு\\p{L}*)$`,
    'inte göra (?:något|någonting)|(?:ikke|ikkje) gøre noget|ikke gjøre noe|ei tehdä mitään|nedělat nic|nic nedělat|nem tesz(?:ünk)? semmit|nu (?:facem|face) nimic|hiçbir şey yapmamak|عدم (?:فعل|القيام ب)(?:أي )?شيء|לא לעשות (?:כלום|דבר)|कुछ (?:भी )?(?:न|नहीं) करना|không làm gì|tidak melakukan apa[- ]?(?:apa|pun)|δεν κάνουμε τίποτα',
    '(?:今の|その|この)まま(?:何も)?変えない|何も(?:変え|し)ない|(?:しばらく)?様子(?:を見る|見)|(?:先|暂时|暫時|继续|繼續)?[观觀]望|按兵不[动動]|(?:暂|暫)?不(?:采取|採取)?(?:任何)?行[动動]|아무것도 (?:바꾸지 않는다|안 바꾼다)|지켜본다|관망',
    '何もしない|現状(?:維持|のまま)|什么[都也]不做|什麼[都也]不做|[维維]持[现現][状狀]|保持不变|保持不變|아무것도 (?:하지 않는다|안 한다)|현상 유지',
  ].join('|'),
  'giu',
);

/** Both without what says that something stays as it is, where both say that. */
export const withoutUnchanged = (a: string, b: string): readonly [string, string] => {
  const [ours, theirs] = [a, b].map((text) => text.replace(unchanged, ' '));
  return ours !== undefined && theirs !== undefined && ours !== a && theirs !== b ? [ours, theirs] : [a, b];
};
