/** Whether a label says what could be done, or what was looked at or talked of, and nothing else: "What we can do:", "Paths:". */
export const isOfWaysAhead = (label: string): boolean => label.length <= longest && ahead.test(label);
const longest = 70;

/** The whole of a label, in each language. */
const labels = {
  en: [
    '(?:possible |some |the |our |my )?(?:ways|paths|routes|roads|moves|ideas)(?: (?:forward|ahead|out|open to (?:us|me)|on the table|(?:that )?(?:we|i) (?:see|have|can take)))?(?: so far)?',
    "(?:here(?:[’']s| is) |this is )?(?:(?:what|things|ideas|routes) )(?:we|i)(?:[’']?(?:re|ve|m)| are| am| have)? ?(?:already |currently |been |now )?(?:look(?:ing|ed) (?:at|into)|consider(?:ing|ed)?|think(?:ing)? (?:of|about)|thought (?:of|about)|talk(?:ed|ing) about|discuss(?:ed|ing)|weigh(?:ing|ed)(?: up)?|come up with|came up with|priced(?: up)?)(?: so far| with \\p{L}+)?",
    "(?:what )?(?:we|i) (?:could|can|might)(?: (?:also|still|either))?(?: do)?|what (?:can|could) be done|what(?:[’']s| is) (?:possible|on the table|on offer)|(?:how|the way) (?:we|i) see it|as (?:we|i) see it",
  ],
  de: [
    '(?:was |das )?(?:wir|ich) (?:uns |mir )?(?:bisher |bislang |schon |so )?(?:tun|machen|vorstellen|besprochen|überlegt|diskutiert|angedacht|erwogen|angeschaut|angesehen|geprüft|ausgedacht|durchgerechnet)(?: (?:könnten?|können|kann|haben|hatten|habe))?|(?:wir|ich) (?:können|könnten|kann|könnte)|so sehe(?:n wir| ich)(?: das| es)?',
    'was (?:geht|ginge|möglich (?:ist|wäre)|(?:infrage|in frage) (?:kommt|käme)|denkbar (?:ist|wäre)|zur wahl steht|(?:uns|mir) (?:so |bisher |dazu )?(?:einfällt|eingefallen ist|vorschwebt))|im gespräch(?: sind| ist)?|auf dem tisch(?: liegt| liegen)?',
    '(?:mögliche |denkbare |unsere |meine |die )?(?:wege|ideen|lösungen|lösungswege|lösungsansätze|ansätze|überlegungen|vorschläge)(?: (?:nach vorn|aus der krise|bisher|bislang|die (?:wir|ich) sehen?))?|(?:bisherige )?(?:ideen|überlegungen)|bisher (?:besprochen|überlegt|angedacht)',
  ],
  fr: [
    "(?:les |nos |mes )?(?:pistes|idées|voies|solutions|propositions|scénarios)(?: (?:possibles|envisagées?|étudiées?|envisageables|évoquées?|sur la table|que (?:je vois|nous voyons|l[’']on voit)))?",
    "(?:voici )?ce (?:que |qu[’']|dont |à quoi )(?:nous (?:avons|pouvons|pourrions)|(?:l[’'])?on (?:a|peut|pourrait)|j[’']ai|je (?:peux|pourrais)|il est possible de)(?: (?:déjà|bien))?(?: (?:regardé|vu|étudié|examiné|imaginé|envisagé|évoqué|discuté|parlé|pensé|faire))?(?: jusqu[’'](?:ici|à présent))?|(?:voici )?ce qu[’']on (?:nous|me) propose",
    'on (?:peut|pourrait)|nous (?:pouvons|pourrions)|je (?:peux|pourrais)|ce qui est possible|je vois les choses (?:ainsi|comme ça)',
  ],
  es: [
    '(?:los |las |mis |nuestr[oa]s |posibles )?(?:caminos|vías|ideas|salidas|soluciones|propuestas)(?: (?:posibles|que (?:veo|vemos|tenemos|tengo)|sobre la mesa))?',
    '(?:esto es )?lo que (?:hemos|he|habíamos) (?:mirado|visto|estudiado|hablado|pensado|considerado|valorado|barajado)(?: hasta ahora)?|lo que (?:vemos|veo|miramos|pensamos|barajamos|podr(?:íamos|ía) hacer)',
    '(?:(?:lo )?que )?(?:podemos|podríamos|puedo|podría|se puede|se podría)(?: hacer)?|estamos (?:mirando|viendo|pensando(?: en)?)|se nos ocurren?|lo veo así',
  ],
  it: [
    '(?:le |nostre |mie )?(?:strade|vie|soluzioni|idee|proposte|piste)(?: (?:possibili|percorribili|praticabili|aperte|sul tavolo|che (?:vedo|vediamo|abbiamo)))?',
    '(?:(?:che )?cosa|quello (?:che|a cui|di cui)|ciò (?:che|di cui|a cui)) (?:abbiamo|ho) (?:valutato|visto|guardato|pensato|considerato|parlato|discusso|esaminato)(?: finora)?|(?:che )?cosa (?:potremmo|potrei|si può|possiamo) fare',
    '(?:possiamo|potremmo|posso|potrei|si può|si potrebbe)(?: fare)?|la vedo così|la vediamo così',
  ],
  pt: [
    '(?:os |as |meus |nossos )?(?:possíveis )?(?:caminhos|vias|ideias|saídas|soluções|propostas)(?: (?:possíveis|em cima da mesa|que (?:vejo|vemos|temos)))?',
    '(?:o que|aquilo (?:em )?que) (?:a gente |já |nós |eu )?(?:pens\\p{L}+|vimos|viu|vi|estud\\p{L}+|consider\\p{L}+|avali\\p{L}+|discuti\\p{L}+|convers\\p{L}+|dá (?:pra|para) fazer|poder(?:íamos|ia) fazer|pod(?:emos|e) fazer)(?: até agora)?',
    '(?:podemos|poderíamos|posso|poderia|dá (?:pra|para)|dava para)(?: fazer)?|estamos a (?:ver|pensar em)|vejo isto assim|vejo assim',
  ],
  nl: [
    'wat (?:er )?(?:kan|zou kunnen|mogelijk is)|dit kan|wat (?:we|ik) (?:zouden? )?kunn?en? doen|wat (?:we|ik) (?:tot nu toe )?(?:besproken|overwogen|bedacht|bekeken|zien?|overweeg|overwegen)(?: (?:hebben|heb))?|op tafel ligt|zo zie ik het',
    '(?:de |mijn |onze |mogelijke )?(?:wegen|ideeën|oplossingen|voorstellen|richtingen|routes)(?: (?:tot nu toe|die (?:ik|we) zien?))?|(?:we|wij|ik) (?:kunnen|kan|zouden? kunnen)',
  ],
  sv: [
    '(?:vi|jag) (?:kan|skulle kunna)|(?:det (?:som )?|vad )?vi (?:hittills )?(?:har )?(?:pratat om|tittat på|funderat på|tänkt på|diskuterat|övervägt)|vad (?:som går att göra|som kan göras|vi (?:skulle kunna|kunde) göra)',
    '(?:möjliga |tänkbara )?(?:vägar|lösningar|idéer|förslag|spår)(?: (?:framåt|vi ser|som finns))?|så ser (?:vi|jag) det',
  ],
  da: [
    '(?:vi|jeg) (?:kan|kunne)|(?:det,? (?:som )?|hvad )?vi (?:har )?(?:talt om|snakket om|kigget på|set på|overvejet|tænkt på|drøftet)|hvad (?:der kan gøres|man kan gøre|vi kunne gøre)|sådan ser (?:vi|jeg) det',
    '(?:mulige )?(?:veje|løsninger|id[ée]er|forslag)(?: (?:frem|vi ser|på bordet))?',
  ],
  nb: [
    '(?:det )?(?:vi|jeg) har (?:snakka|snakket|prata|pratet|sett|tenkt|vurdert|diskutert)(?: om| på)?|hva (?:som kan gjøres|vi kan gjøre|vi har (?:snakket om|vurdert|sett på))|slik (?:jeg|vi) ser det|slik ser (?:jeg|vi) det',
    '(?:mulige )?(?:veier|veger)(?: (?:videre|fram|frem|vi ser))?|dette kan vi gjøre',
  ],
  fi: [
    'mitä (?:voisi(?:mme)?|voidaan|voimme) tehdä|mitä (?:olemme|on) (?:miettineet|mietitty|harkinneet|pohtineet|katsoneet|ajateltu)|(?:me )?(?:voimme|voisimme)|näin näen sen',
    '(?:mahdolliset )?(?:tiet|ideat|keinot|ratkaisut|ehdotukset)|pöydällä (?:on|olevat)|mahdollista (?:on|olisi)',
  ],
  pl: [
    'co (?:rozwa[żz]amy|rozwa[żz]am|bierzemy pod uwag[ęe]|bior[ęe] pod uwag[ęe]|mo[żz]na zrobi[ćc]|mo[żz]emy zrobi[ćc]|wchodzi w gr[ęe])|wchodzi w gr[ęe]|(?:mo[żz]emy|mo[żz]na|mog[ęe])(?: zrobi[ćc])?|rozwa[żz]am|my[śs]leli[śs]my o|widz[ęe] to tak',
    '(?:mo[żz]liwe |nasze )?(?:drogi|rozwi[ąa]zania|pomys[łl]y|propozycje|[śs]cie[żz]ki|wyj[śs]cia)(?: (?:jakie )?(?:widz[ęe]|widzimy|mamy))?',
  ],
  cs: [
    'co (?:přichází|připadá) v úvahu|(?:v|do) úvah[uy] (?:přichází|připadá|prichádza)|co se dá (?:dělat|udělat)|co lze (?:u)?dělat|(?:můžeme|mohli bychom|mohu)|jak (?:to|se to|bychom to)(?: (?:můžeme|dá|lze|mohli|jde))? (?:řešit|vyřešit)|vidím to takhle',
    '(?:možn[áé] |naše )?(?:cesty|řešení|nápady|návrhy)(?: (?:jak dál|které vidíme))?|čo (?:prichádza do úvahy|sa dá (?:u)?robiť|zvažujeme)|(?:môžeme|mohli by sme)|(?:možné )?(?:riešenia|nápady|cesty)|ako to (?:môžeme )?(?:vy)?riešiť',
  ],
  hu: [
    'mit (?:tehetünk|lehet tenni|csinálhatunk|tehetnénk)|ami (?:szóba jön|szóba jöhet|felmerült)|szóba jöhet|am(?:in|iben|iről|it) (?:gondolkodunk|beszéltünk|átbeszéltünk|néztünk|megnéztünk|mérlegelünk)|tehetjük',
    '(?:lehetséges )?(?:utak|megoldások|ötletek|javaslatok|irányok)|így látom',
  ],
  ro: [
    'ce (?:am putea|putem|pot|se poate|s-ar putea) face|(?:putem|am putea|aș putea)|ce (?:am|ne-am) (?:discutat|luat în calcul|văzut|analizat|gândit)|la ce ne-am gândit',
    '(?:căi|soluții|idei|propuneri|drumuri)(?: (?:posibile|pe care le văd|pe masă))?|văd așa|așa văd (?:lucrurile|eu)',
  ],
  el: [
    'τι (?:μπορ\\p{L}+|θα μπορ\\p{L}+)(?: να (?:κάν\\p{L}+|γίνει))?|τι γίνεται|μπορούμε|μπορώ|(?:αυτά που|τι) (?:έχουμε )?(?:σκεφτ\\p{L}+|εξετάζ\\p{L}+|συζητήσ\\p{L}+|είδαμε|δει)|σκέφτομαι|έτσι το βλέπω',
    '(?:οι )?(?:πιθανοί |πιθανές )?(?:δρόμοι|λύσεις|ιδέες|σκέψεις|προτάσεις|τρόποι)(?: (?:που (?:βλέπ|έχ)\\p{L}+|στο τραπέζι))?',
  ],
  tr: [
    '(?:ne|neler) yap(?:abiliriz|abilirim|ılabilir)|yapabilecek(?:lerimiz|lerim)|(?:düşündük|konuştuk|baktık)lerimiz|(?:konuştuk|baktık)larımız|(?:şunları )?yapabiliriz|önümüzdeki yollar|şöyle görüyorum',
    '(?:olası )?(?:yollar|çözümler|fikirler|öneriler)(?:ımız|imiz)?',
  ],
  ru: [
    '(?:что )?(?:мы )?(?:можно|можем|могу)(?: с?делать)?|что (?:мы |я )?(?:обсуждал\\p{L}|обсудил\\p{L}|рассматрива\\p{L}+|смотрел\\p{L}|прикинул\\p{L}|придумал\\p{L}|надумал\\p{L}|предлагают)|на столе|вижу (?:это )?так',
    '(?:возможные |наши )?(?:пути|решения|идеи|предложения|ходы)(?: выхода)?',
  ],
  uk: [
    '(?:що )?(?:ми )?(?:можна|можемо|можу)(?: з?робити)?|що (?:ми |я )?(?:обговорювал\\p{L}|обговорил\\p{L}|розгляда\\p{L}+|дивил\\p{L}+|придумал\\p{L}|надумал\\p{L}|пропонують)|бачу (?:це )?так',
    '(?:можливі |наші )?(?:шляхи|рішення|ідеї|пропозиції)',
  ],
  ar: [
    '(?:ما )?(?:الذي )?(?:يمكننا|يمكنني|نستطيع|أستطيع)(?: فعله| القيام به)?|ما (?:نفكر فيه|فكرنا فيه|ناقشناه|درسناه|نراه|بحثناه)|أمامنا|المطروح(?: علينا)?',
    '(?:ال)?(?:حلول|طرق|أفكار|مقترحات|مسارات)(?: (?:ال)?(?:ممكنة|متاحة|مطروحة|المقترحة))?(?: أمامنا)?',
  ],
  fa: [
    'راه‌?(?: ?حل)?[\\u200C ]?ها(?:ی (?:ممکن|پیش رو)|یی که داریم)?|می[\\u200C ]?توانیم|کارهایی که می[\\u200C ]?(?:شود|توانیم) (?:کرد|بکنیم)|(?:آنچه|چیزهایی که) (?:به آن فکر کرده|بررسی کرده)[\\u200C ]?ایم|فکرهای ما',
  ],
  he: [
    'ה?(?:דרכים|רעיונות|פתרונות|כיוונים)(?: (?:אפשריים|אפשריות|שעומד\\p{L}+ (?:לפנינו|על הפרק)|על השולחן))?|מה (?:אפשר|ניתן|נוכל|אפשרי) ?(?:לעשות)?|אפשר|אנחנו יכולים|על הפרק|(?:מה ש)?(?:חשבנו|בדקנו|שקלנו)(?: על(?:יו)?)?(?: עד כה)?',
  ],
  hi: [
    '(?:संभव |हमारे )?(?:रास्ते|उपाय|समाधान|सुझाव)|(?:हम )?(?:क्या )?(?:कर सकते हैं|किया जा सकता है)|जो (?:हमने )?सोचा(?: है)?|हमारे सामने|क्या हो सकता है',
  ],
  bn: [
    '(?:সম্ভাব্য )?(?:পথ|উপায়|সমাধান)(?:গুলো|গুলি)?|(?:কী|কি|যা)(?: কী)? (?:করা যায়|করতে পারি|করা যেতে পারে)|যা (?:ভাবছি|ভেবেছি)|আমাদের সামনে',
  ],
  ta: ['(?:சாத்தியமான )?(?:வழிகள்|தீர்வுகள்|யோசனைகள்)|(?:என்ன )?செய்யலாம்'],
  vi: [
    '(?:các |những |mấy )?(?:cách|hướng|hướng đi|giải pháp|ý tưởng)(?: (?:có thể|đang (?:xem|tính|nghĩ)|khả thi))?|(?:(?:chúng )?tôi |em |mình )?(?:có thể|đang tính|đang xem xét|đang bàn)(?: làm)?',
  ],
  id: [
    '(?:cara|jalan|solusi|ide|usulan)(?: (?:yang (?:mungkin|ada|kami lihat)|keluar(?:nya)?))?|(?:yang )?(?:kami |kita |saya )?(?:bisa|dapat)(?: (?:kami |kita |saya )?(?:di)?lakukan)?|yang (?:kami|kita|saya) (?:pikirkan|bahas|pertimbangkan|lihat)',
  ],
  th: [
    '(?:ทางออก|วิธี|แนวทาง|หนทาง)(?:ที่(?:คิด|คุย|ดู|ทำได้|เป็นไปได้|มองเห็น).{0,12}|ที่มี|แก้)?|(?:สิ่ง)?ที่(?:คิด|คุย|ดู|พิจารณา|ปรึกษา)(?:กัน)?(?:ไว้|อยู่)?|(?:สิ่งที่)?(?:พอ)?ทำได้',
  ],
  ja: [
    '(?:(?:今|現在|家族で|社内で)、?)?(?:考え(?:た|ている|られる)|検討(?:中の?|した|している)|思いついた|話し合った|相談した|見積もりを取った|できる|取れる)(?:案|方法|こと|もの|策|手段|やり方|対応|道)?は?',
    '(?:対応|対策|打ち手|方法|解決)(?:案|策)?|やれること',
  ],
  zh: [
    '(?:[目现現][前在])?(?:我们|我們|我)?(?:想到|考[虑慮]|讨论|討論|商量|想)(?:[过過了的到]|出来)*(?:[办辦]法|做法|方法|路|出路)?(?:有|如下)?|(?:能|可以|可)(?:做|走)的(?:路|事)?|(?:[办辦]法|出路|路子|思路|做法|[对對]策|想法)(?:有|如下)?',
  ],
  ko: [
    '(?:지금 |현재 |가족과 )?(?:검토|고민|고려|생각|논의|상의)(?: ?중인|한|하는| 중|해 ?본)? ?(?:방법|안|것|내용|방향)?들?|할 수 있는 (?:것|일|방법)들?|가능한 (?:방법|방향|안)들?|방법들?',
  ],
  steps: [
    'possible (?:next )?(?:steps|measures|actions)|mögliche (?:schritte|maßnahmen)|(?:mesures|étapes|actions) possibles|(?:medidas|pasos|acciones) posibles|(?:misure|passi|azioni) possibili|(?:medidas|passos|ações) possíveis|mogelijke (?:stappen|maatregelen|acties)',
    'möjliga (?:steg|åtgärder)|mulige (?:skridt|tiltag|steg|tiltak|skritt)|mahdolliset (?:toimet|askeleet|toimenpiteet)|możliwe (?:kroki|działania)|možné (?:kroky|opatrenia)|možná opatření|lehetséges (?:lépések|intézkedések)|(?:pași|măsuri) posibil[ie]|(?:πιθανά|δυνατά) (?:βήματα|μέτρα)|olası (?:adımlar|önlemler)|возможные (?:шаги|меры|действия)|можливі (?:кроки|заходи|дії)',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const ahead = new RegExp(
  `^(?:\\*\\*|__)?(?:${Object.values<readonly string[]>(labels).flat().join('|')})\\s*[:：]?(?:\\*\\*|__)?\\s*[:：]?$`,
  'iu',
);
