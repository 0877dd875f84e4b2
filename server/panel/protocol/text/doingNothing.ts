/** Whether a title says that nothing is done, in the languages of the reports: it begins so and names no exception, or is to wait, without saying until when. */
export const saysNothing = (title: string): boolean =>
  (nothing.test(title) && !except.test(title)) || waits.test(title);

/** Perhaps with "for now" before it. */
const forNow =
  "(?:(?:for (?:now|the (?:time being|moment))|vorerst|vorläufig|einstweilen|pour (?:le moment|l[’']instant)|(?:por (?:ahora|enquanto|el momento)|de momento|para já)|per (?:ora|adesso|il momento)|voorlopig|na razie|tills vidare|foreløbig|foreløpig|toistaiseksi|zatím|prozatím|egyelőre|deocamdată|пока(?: что)?|поки(?: що)?|προς το παρόν|şimdilik|حالياً?|فعلاً?|בינתיים|כרגע|अभी|फ़िलहाल|फिलहाल|আপাতত|இப்போதைக்கு|(?:tạm thời|trước mắt)|untuk (?:saat ini|sementara)|今のところ|当面は?|今年は|暫時?|暂时?|당분간|지금은|ตอนนี้)[\\s,]*)?";

const nothing = new RegExp(
  `^${forNow}(?:${[
    '(?:just |simply )?(?:do(?:ing)? nothing|(?:leav|keep)(?:e|ing)? (?:things|everything|it all|it) as|(?:keep |stay with )?(?:the )?status quo|(?:carry(?:ing)?|go(?:ing)?) on as (?:before|now|we are)|change nothing|no change)',
    '(?:einfach |vorerst )?(?:gar )?nichts (?:tun|unternehmen|machen|ändern)|alles (?:beim alten|so) (?:lassen|belassen)|alles lassen,? wie|(?:so )?weiter(?:machen)? wie (?:bisher|jetzt)|(?:den )?status quo',
    "ne rien (?:faire|changer)|tout laisser (?:en l[’']état|comme|tel quel)|continuer comme (?:avant|maintenant|aujourd)|(?:garder |maintenir )?(?:le statu quo|la situation actuelle)",
    'no hacer nada|no cambiar nada|dejar(?:lo)? todo como está|seguir (?:como|igual)|mantener (?:el statu quo|todo como está)',
    'não (?:fazer|mudar) nada|deixar tudo como está|continuar (?:como|assim)|manter (?:o status quo|tudo como está)',
    "non (?:fare|cambiare) (?:nulla|niente)|lasciare tutto (?:com[’']è|così)|continuare (?:come|così)|mantenere lo status quo",
    'niets (?:doen|veranderen)|niks doen|alles laten zoals|(?:zo )?doorgaan zoals|nie robić nic|nic nie (?:robić|zmieniać)|(?:zostawić|pozostawić) wszystko,? (?:jak|tak)',
    'her şeyi (?:olduğu gibi|bu şekilde) bırak|hiçbir şey yapma',
    'ничего не (?:делать|менять)|оставить вс[её] (?:как|так)|нічого не (?:робити|змінювати)|залишити все (?:як|так)|(?:να )?μην? κάν\\p{L}+ τίποτα|να μείνουν όλα όπως|καμία (?:ενέργεια|αλλαγή)',
    '(?:ألا نفعل|عدم (?:فعل|القيام ب\\p{L}*)|لا نفعل) ?(?:أي )?شي[ءئ]\\p{L}*|عدم القيام ب(?:أي )?شيء|إبقاء (?:الوضع|الأمور|كل شيء)|(?:حفظ|ادامه) وضع(?:یت)? (?:موجود|فعلی)|هیچ کاری نکر?د?ن?',
    '(?:פשוט )?לא לעשות (?:כלום|דבר|שום דבר)|להשאיר (?:את )?(?:המצב|הכל|הכול) (?:כפי|כמו)',
    'कुछ (?:भी )?(?:न|नहीं) कर|यथास्थिति|जैसा है वैसा|কিছু(?:ই)? না কর|যেমন আছে তেমন|(?:எதுவும்|ஒன்றும்) செய்யா|ไม่(?:ต้อง)?ทำอะไร|ยังไม่ทำอะไร|(?:คงสภาพเดิม|ปล่อยไว้อย่างเดิม)',
    'không làm gì|giữ nguyên (?:hiện trạng|như)|tidak (?:melakukan|berbuat) apa|jangan (?:lakukan|berbuat) apa|biarkan (?:saja )?seperti',
    '何もしない|現状(?:維持|のまま)|아무 ?것도 (?:하지 않|안 (?:하|한))|현상 유지|什么[都也]不做|什麼[都也]不做|(?:[维維]持|保持)[现現][状狀]|不(?:采取|採取)(?:任何)?行[动動]|不行[动動]',
    'nichts (?:ver|ab)ändern|nichts anfassen|alles bleibt|(?:es )?bleiben,? wie|ne (?:toucher à )?rien (?:modifier|toucher|bouger)|ne toucher à rien|(?:en )?rester (?:comme|tel|là)|laisser les choses (?:comme|en)',
    'no (?:tocar|mover|modificar) nada|(?:dejar|quedarnos|quedarse) (?:las cosas )?(?:como|igual)|não (?:alterar|mexer em) nada|(?:ficar|deixar as coisas) (?:tudo )?como|non (?:toccare|modificare) (?:nulla|niente)|(?:restare|rimanere) (?:come|così)|lasciare le cose (?:come|così)',
    'niets (?:wijzigen|aanpassen)|alles bij het oude|(?:zo )?blijven zoals|nic nie (?:ruszać|zmienić)|nie (?:ruszać|zmieniać) niczego|zostać jak|(?:zostawić|pozostawić) wszystko po staremu|ничего не (?:трогать|предпринимать)|оставить вс[её] по-старому|нічого не чіпати|залишити все по-старому',
    'τίποτα να μην|να (?:τα )?(?:μείνουμε|αφήσουμε|συνεχίσουμε) (?:όλα )?όπως|hiçbir şeyi? değiştirme|(?:böyle|olduğu gibi|şimdiki gibi) devam|ترك (?:كل شيء|الأمور|الوضع) كما|الاستمرار كما|عدم تغيير (?:أي )?شي|לא לשנות (?:כלום|דבר|שום)|להמשיך כמו|कुछ (?:भी )?(?:न|नहीं) बदल|सब कुछ वैसा ही|जैसे चल रहा',
    'không (?:thay đổi|đổi) gì|giữ nguyên (?:mọi|tất cả|tình)|để nguyên như|tiếp tục như|tidak mengubah apa|biarkan semua(?:nya)? seperti|tetap seperti|(?:ยัง)?ไม่(?:ต้อง)?เปลี่ยน(?:แปลง)?อะไร|คงไว้(?:ตาม|อย่าง)?เดิม|ปล่อยไว้เหมือนเดิม|ทำเหมือนเดิม',
    'inte (?:göra|ändra) (?:något|någonting)|(?:göra|ändra) ingenting|låta allt (?:vara|förbli)|fortsätta som|ikke (?:gøre|ændre|gjøre|endre)(?: på)? (?:noget|noe)|(?:gøre|gjøre|endre) ingenting|(?:lade|la) alt (?:være|blive|bli)|(?:fortsætte|fortsette) som',
    'ei (?:tehdä|muuteta|muuttaa) mitään|jättää kaikki ennalleen|pitää (?:kaikki )?ennallaan|jatkaa (?:kuten|entiseen|samaan)|nic ne(?:dělat|měnit)|ne(?:měnit|dělat) nic|(?:po)?nechat (?:všechno|vše) (?:při|jak|tak)|pokračovat jako',
    'nem (?:változtat|tesz|csinál)\\p{L}* semmi|semmit sem|mindent (?:így|úgy) hagy|minden marad|(?:să )?nu (?:facem|schimbăm) nimic|lăsăm (?:totul|lucrurile) (?:așa|cum|ca)|(?:continuăm|rămânem) (?:ca|cum|la fel|așa)',
    '何も変え(?:ない|ず)|(?:このまま|今のまま)(?:続け|でいく|にする|にしておく|何も|変えない)|(?:これまで|今まで)(?:どおり|通り)|아무 ?것도 바꾸지|(?:지금|이제까지|현재)(?:처럼|대로) (?:계속|유지|간다)|그대로 (?:둔다|유지|간다)|什么[都也]不(?:改|变|动)|什麼[都也]不(?:改|變|動)|(?:暂时|暫時)?不[作做](?:任何)?(?:改[变變]|[变變][动動])|一切照[旧舊]|(?:[维維]持|保持)原[样樣]',
  ].join('|')})`,
  'iu',
);
const except =
  /(?<!\p{L})(?:but|except|besides|außer|sauf|salvo|excepto|exceto|tranne|behalve|oprócz|кроме|крім|εκτός|إلا|جز|מלבד)(?!\p{L})|以外|除了|외에/iu;
const waits = new RegExp(
  `^(?:(?:just |simply )?(?:wait|keep waiting|wait and see)|(?:einfach |erst ?mal )?(?:ab)?warten|attendre|esperar|aspettare|(?:af)?wachten|(?:po)?czekać|bekle(?:mek|yelim)|(?:подо)?ждать|(?:за)?чекати|(?:να )?περιμένουμε|الانتظار|صبر(?: کردن)?|(?:להמתין|לחכות)|(?:इंतज़ार|इंतजार|प्रतीक्षा) कर\\p{L}*|待つ|様子を見る|等待?|等一等|[观觀]望|기다린다|기다리기|chờ(?: đợi)?|menunggu|รอ)[.!。！।]?$`,
  'iu',
);

/** Whether a text tells the reader to wait with something, whatever it names. */
export const putsOff = (text: string): boolean => putting.test(text);
const putting = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'postpone|defer|delay|put off|hold off|wait|(?:verschieb|(?:ab|zu)?wart)\\p{L}*|stellen sie .{1,60} zurück|(?:report|repouss|attend)(?:er|ez|ons|re)',
    '(?:aplac|aplaz|posterg|pospon|esper)\\p{L}+|adi(?:ar|em|e)|aguard\\p{L}+|(?:rinvi|riman|rimand|aspett)\\p{L}+|(?:uitstel|wacht|stel .{1,60} uit)\\p{L}*',
    '(?:odłóż|odłoż|odkład|wstrzym|poczek|zaczek|czekaj)\\p{L}*|(?:отлож|отклад|подожд|повремен)\\p{L}*|(?:відклад|зачека|почека)\\p{L}*|(?:αναβ[άα]λ|περιμ[έε]ν)\\p{L}+',
    '(?:ertele|bekle)\\p{L}+|(?:أجّلوا|أجلوا|انتظروا|تأجيل|الانتظار)|(?:דחו|לדחות|המתינו|חכו|להמתין)|(?:टाल|रुक)[\\p{L}\\p{M}]*|(?:স্থগিত|অপেক্ষা)|(?:தள்ளி|ஒத்தி|காத்தி)[\\p{L}\\p{M}]*|hoãn|chờ|tunda|tunggu|menunda|menunggu',
  ].join(
    '|',
  )})(?![\\p{L}\\p{M}])|延期|見送|先送り|待[つちっ]|推迟|推遲|暂缓|暫緩|等待|等到|미루|연기|기다|เลื่อน|รอ(?=\\p{L})`,
  'iu',
);
