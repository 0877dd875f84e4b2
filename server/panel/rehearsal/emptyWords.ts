import { anyWord } from '../protocol/text/text.ts';

/** Whether a sentence consists of nothing but words with which people ask for advice or speak of deciding: "What would you do?", "Que faire ?" */
export const isEmpty = (sentence: string): boolean => {
  const said = sentence.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return said.every((word) => spaced.test(word)) || said.join('').replaceAll(unspaced, '') === '';
};

/** "Following last Tuesday's call." */
export const isReference = (sentence: string): boolean => reference.test(sentence);

/** "Whether to", "ob wir": a question within a sentence. */
export const saysWhether = (sentence: string): boolean => whether.test(sentence);

const spaced = new RegExp(
  `^(?:${[
    'what|which|how|who|would|should|shall|could|can|do|does|you|your|we|us|our|i|my|me|one|is|are|be|it|this|that|these|the|a|to|of|for|in|on|now|next|then|so|and|or|not|yes|no|why|think|say|advise|advice|recommend|suggest\\p{L}*|choose|choice|pick|prefer|decide|decision|proceed|best|better|right|option|way|place|shoes|position|situation|any|thoughts|ideas|opinions?|views?|help|please|have|must|need|if|were|there|ll|re|ve|s',
    'was|welche[rsnm]?|wie|wer|würde[tn]?|würdest|soll(?:en|te|ten|t)?|kann|können|tun|machen|macht|ihr|euch|eure?\\p{L}?|du|dir|sie|ihnen|wir|uns|ich|mir|man|ist|sind|wäre|es|das|die|der|den|dem|an|in|zu|unsere?[rsnm]?|meine?[rsnm]?|stelle|lage|jetzt|nun|also|und|oder|nicht|ja|nein|warum|meint|meinen|denkt|denken|raten|ratet|rät|empfehl\\p{L}+|wählen|entscheid\\p{L}*|beste\\p{L}?|besser|richtig|option|weg|rat|tipps?|meinung\\p{L}*|ideen|hilfe|bitte|müssen|haben',
    'que|qu|quoi|quel(?:le)?s?|comment|qui|est|ce|c|faire|ferie[zr]|feriez|ferais|faut|il|faudrait|devons|devrions|doit|dois|nous|vous|votre|vos|je|j|on|tu|ton|notre|mon|ma|le|la|les|l|un|une|de|d|du|des|à|en|et|ou|non|oui|pourquoi|alors|donc|maintenant|pensez|penses|conseill\\p{L}+|recommand\\p{L}+|choisir|choix|décider|décision|décisions|trancher|meilleure?|mieux|option|place|avis|idées?|aide|aidez|prendre|dans|situation',
    'qué|cuál|cuáles|cómo|quién|es|son|hacer|haría[ns]?|haríais|harías|hacemos|hago|debemos|debería(?:mos)?|debo|conviene|nos|me|usted\\p{L}*|ustedes|vosotros|tú|su|nuestr\\p{L}+|mi|el|lo|los|las|un[ao]?|y|o|no|sí|por|entonces|ahora|pues|piensan?|opinan?|opináis|aconsej\\p{L}+|recomiend\\p{L}+|recomend\\p{L}+|sugier\\p{L}+|elegir|elección|elegimos|decidir|decisión|mejor|opción|lugar|consejos?|ayuda|tomar|tenemos',
    'o|qual|quais|quem|fazer|faria\\p{L}?|fazemos|faço|devemos|deveríamos|devo|vocês?|você|nós|seu|nosso|nossa|meu|a|os|as|um|uma|do|da|no|na|em|e|ou|não|sim|porquê|agora|então|acham?|pensam?|aconselh\\p{L}+|recomend\\p{L}+|suger\\p{L}+|escolher|escolha|decidir|decisão|melhor|opção|lugar|conselhos?|ajuda|tudo|bem|tomar|temos',
    'che|cosa|quale|quali|come|chi|è|fare|faresti|fareste|farebbe|facciamo|faccio|dobbiamo|dovremmo|devo|conviene|ci|mi|voi|lei|noi|io|vostr\\p{L}+|nostr\\p{L}+|mio|il|i|gli|un|al|posto|e|ed|o|non|sì|perché|allora|adesso|ora|quindi|pensate|pensa|consigli\\p{L}*|suggeri\\p{L}+|scegliere|scelta|decidere|decisione|migliore|meglio|opzione|parere|aiuto|prendere',
    'wat|welke?|hoe|wie|zou(?:den)?|moet(?:en)?|zullen|kunnen|kan|doen|jullie|jij|je|u|uw|we|wij|ons|onze|ik|mij|men|is|zijn|het|dat|dit|deze|de|een|in|te|van|plaats|nu|dan|dus|en|of|niet|nee|waarom|denken|denkt|vinden|vindt|ervan|raden|raadt|aan|adviseren|adviseert|advies|kiezen|keuze|beslissen|beslissing|besluit|beste|beter|optie|mening|ideeën|hulp',
    'co|jak|któr\\p{L}+|kto|to|jest|robić|zrobić|zrobił\\p{L}*|zrobiliby\\p{L}*|robimy|mamy|powinniśmy|należy|byście|państwo|państwa|wy|wam|my|nam|nas|nasz\\p{L}*|ja|na|w|z|i|a|czy|lub|nie|tak|dlaczego|teraz|więc|zatem|myślicie|sądzicie|radzicie|doradzacie|polecacie|wybrać|wybór|zdecydować|decyzj\\p{L}+|podjąć|najlepsz\\p{L}+|lepiej|lepsze|opcj\\p{L}+|miejscu|rad\\p{L}|opinie|pomoc|musimy',
    'что|как|как(?:ой|ую|ая|ое|ие)|кто|чем|делать|сделать|делаем|сделали|поступить|поступили|быть|бы|ли|стоит|нужно|надо|нам|мы|нас|наш\\p{L}*|мне|я|вы|вам|вас|ваш\\p{L}*|это|на|в|и|а|но|или|не|нет|да|почему|теперь|так|же|думаете|скажете|считаете|посоветуете|советуете|порекомендуете|рекомендуете|выбрать|выбор|решить|решение|решения|принять|лучше|лучший|вариант|месте|совет|мнение|помощь|должны',
    'що|як|як(?:ий|у|а|е|і)|хто|робити|зробити|робимо|зробили|вчинити|вчинили|бути|б|чи|варто|потрібно|треба|ми|нас|наш\\p{L}*|мені|ви|вам|ваш\\p{L}*|це|у|та|і|але|або|ні|так|чому|тепер|думаєте|скажете|вважаєте|порадите|радите|порекомендуєте|обрати|вибрати|вибір|вирішити|рішення|прийняти|краще|найкраще|варіант|місці|порада|думка|допомога|маємо|мусимо',
    'τι|πώς|πως|ποι\\p{L}+|είναι|να|θα|κάνουμε|κάνω|κάνατε|κάνετε|κάναμε|πρέπει|εμείς|εσείς|εσύ|μας|μου|σας|σου|το|η|ο|τη|την|τον|στη|θέση|και|ή|όχι|ναι|γιατί|τώρα|λοιπόν|λέτε|νομίζετε|πιστεύετε|συμβουλεύετε|προτείνετε|διαλέξουμε|επιλέξουμε|επιλογή|αποφασίσουμε|απόφαση|καλύτερ\\p{L}+|γνώμη|συμβουλή|βοήθεια',
    'ne|nasıl|hangi\\p{L}*|kim|yap\\p{L}*|sizce|siz\\p{L}*|sizin|biz\\p{L}*|bizim|ben\\p{L}*|bu|o|yerimizde|yerinizde|olsanız|olsa\\p{L}*|ve|veya|ya|da|mı|mi|mu|mü|hayır|evet|neden|şimdi|peki|düşün\\p{L}*|öner\\p{L}*|tavsiye\\p{L}*|seç\\p{L}*|karar\\p{L}*|ver\\p{L}*|en|iyi\\p{L}*|daha|doğru\\p{L}*|seçenek|görüş\\p{L}*|fikir\\p{L}*|fikr\\p{L}*|yardım|lazım|gerek\\p{L}*',
    'ما|ماذا|ماهو|كيف|أي|أيهما|من|هو|هي|نفعل|أفعل|تفعل\\p{L}*|ستفعل\\p{L}*|العمل|يجب|ينبغي|علينا|لنا|أن|أنتم|أنت|نحن|لو|كنت\\p{M}*|كنتم|مكاننا|مكاني|و|أو|أم|لا|نعم|لماذا|الآن|إذن|رأي\\p{L}*|ترون|ترى|تقترح\\p{L}*|تنصح\\p{L}*|نختار|الاختيار|نقرر|القرار|قرار|الأفضل|أفضل|الخيار|نصيحت\\p{L}*|مساعدة|هذا|هذه|في',
    'מה|איך|איזה|איזו|מי|הוא|היא|לעשות|נעשה|עושים|הייתם|היית|תעשו|צריך|צריכים|עלינו|לנו|אנחנו|אני|אתם|אתה|שלנו|במקומנו|במקומי|את|ו|או|לא|כן|למה|עכשיו|אז|דעתכם|דעתך|חושבים|ממליצים|ממליץ|מציעים|לבחור|בחירה|להחליט|החלטה|ההחלטה|הכי|עדיף|טוב|אפשרות|עצה|עזרה|זה|על|הטוב|ביותר',
    'چه|چی|چطور|چگونه|کدام|کی|است|کنیم|کنم|بکنیم|می|کردید|می‌کردید|میکردید|باید|ما|من|شما|جای|به|در|را|و|یا|نه|بله|چرا|حالا|پس|نظر\\p{L}*|فکر|پیشنهاد\\p{L}*|توصیه\\p{L}*|انتخاب|تصمیم|بگیریم|بهتر\\p{L}*|گزینه|راه|کمک|این|کار|کاری|می‌کنید|دهید|می‌دهید|چیست',
    'क्या|कैसे|कौन\\p{M}*|कौनसा|सा|सी|है|हैं|करें|करूँ|करूं|करना|करते|करेंगे|चाहिए|हम|हमें|हमारी|हमारे|मैं|मुझे|आप|आपकी|आपके|आपका|जगह|होते|तो|और|या|नहीं|न|हाँ|क्यों|अब|राय|सलाह|सोचते|सुझाव|सुझाएँगे|देंगे|चुनें|चुनना|निर्णय|फ़ैसला|फैसला|तय|लें|लेना|सबसे|बेहतर|सही|अच्छा|विकल्प|मदद|रास्ता|यह|पर|में|को',
    'কী|কি|কীভাবে|কোন\\p{M}*|কোনটা|কোনটি|কে|করব|করবো|করা|করতেন|করতাম|করবেন|উচিত|আমরা|আমাদের|আমি|আমার|আপনি|আপনারা|আপনার|আপনাদের|জায়গায়|হলে|এবং|আর|বা|না|হ্যাঁ|কেন|এখন|তাহলে|মত|মতামত|পরামর্শ|ভাবেন|মনে|করেন|বেছে|নেব|নেওয়া|সিদ্ধান্ত|ঠিক|সেরা|ভালো|বিকল্প|সাহায্য|পথ|এটা|হবে|দেবেন',
    'என்ன|எப்படி|எது|எதை|எந்த|யார்|செய்\\p{L}*[\\p{L}\\p{M}]*|வேண்டும்|நாங்கள்|நாம்|நான்|எங்கள்|நீங்கள்|உங்கள்|இடத்தில்|இருந்தால்|மற்றும்|அல்லது|இல்லை|ஆம்|ஏன்|இப்போது|கருத்து|ஆலோசனை|நினைக்கிறீர்கள்|பரிந்துரை[\\p{L}\\p{M}]*|தேர்[\\p{L}\\p{M}]*|முடிவு|எடுக்க|சிறந்த|சிறந்தது|நல்லது|வழி|உதவி|இது|இந்த',
    'gì|nào|thế|sao|ai|là|làm|nên|phải|cần|chúng|tôi|ta|mình|bạn|anh|chị|quý|vị|các|của|ở|vị|trí|nếu|và|hay|hoặc|không|có|tại|vì|bây|giờ|vậy|thì|nghĩ|khuyên|đề|xuất|gợi|ý|chọn|lựa|quyết|định|tốt|nhất|hơn|phương|án|kiến|giúp|hướng|này|đây|sẽ|theo',
    'apa|bagaimana|mana|yang|siapa|adalah|lakukan|dilakukan|kita|kami|saya|anda|kalian|harus|sebaiknya|seharusnya|akan|jika|di|posisi|tempat|dan|atau|tidak|ya|mengapa|sekarang|jadi|lalu|pendapat|menurut|sarankan|saran|usul|rekomendasi\\p{L}*|pilih|memilih|pilihan|putuskan|memutuskan|keputusan|terbaik|lebih|baik|opsi|jalan|bantuan|ini|itu|mengambil|perlu|untuk',
    'vad|vilke[nt]|vilka|hur|vem|är|ska(?:ll)?|skulle|bör|borde|kan|göra|gör|ni|er|du|dig|vi|oss|vår\\p{L}*|jag|mig|det|den|detta|i|på|ställe|plats|nu|då|så|och|eller|inte|ja|nej|varför|tycker|tror|råder|råd|rekommender\\p{L}+|föreslår|välja|val|besluta|beslut|bestämma|bäst|bättre|alternativ|hjälp|måste|att',
    'hva|hvad|hvilke[nt]?|hvordan|hvem|er|skal|skulle|bør|burde|gjøre|gøre|gjør|gør|dere|i|jer|du|vi|os|oss|vår|vores|jeg|det|den|dette|på|sted|plads|nå|nu|da|så|og|eller|ikke|ja|nej|nei|hvorfor|mener|synes|tror|råd|råder|anbefal\\p{L}+|foreslår|vælge|velge|valg|beslutte|beslutning|bestemme|bedst|best|bedre|hjælp|hjelp|må|at|å',
    'mitä|miten|kuinka|mikä|kumpi|kuka|on|pitäisi|pitää|tehdä|teemme|tekisitte|tekisit|kannattaa|meidän|meille|me|minun|minä|te|teidän|sinä|sijassamme|se|tämä|nyt|sitten|ja|tai|vai|ei|kyllä|miksi|mieltä|olette|suosittel\\p{L}+|neuvo\\p{L}*|ehdot\\p{L}+|valita|valinta|päättää|päätös|paras|parempi|vaihtoehto|apua',
    'co|jak|který|která|které|kdo|je|máme|mám|bychom|byste|dělat|udělat|udělali|děláme|my|nás|nám|náš|naše\\p{L}*|já|vy|vám|vaše|na|místě|v|a|nebo|či|ne|ano|proč|teď|tedy|myslíte|radíte|doporučujete|doporučili|vybrat|volba|rozhodnout|rozhodnutí|nejlepší|lepší|možnost|názor|rada|pomoc|to',
    'mit|hogyan|melyik\\p{L}*|ki|az|a|ez|tegyünk|tegyek|csináljunk|csinálnánk|tennének|tennétek|kell|kellene|mi|mi|nekünk|én|ti|önök|ön|helyünkben|most|akkor|és|vagy|nem|igen|miért|gondol\\p{L}+|javasol\\p{L}+|tanács\\p{L}*|ajánl\\p{L}+|választ\\p{L}*|dönt\\p{L}*|legjobb|jobb|lehetőség|vélemény\\p{L}*|segítség|hogy',
    'ce|cum|care|cine|este|e|să|facem|fac|ați|face|trebuie|ar|trebui|noi|nouă|ne|eu|voi|dumneavoastră|locul|nostru|în|și|sau|nu|da|acum|deci|atunci|părere\\p{L}*|credeți|recomand\\p{L}+|sfat\\p{L}*|suger\\p{L}+|alege\\p{L}*|decide\\p{L}*|decizie|decizia|cel|mai|bun|bine|opțiune|ajutor|asta|la',
    'nini|gani|vipi|nani|ni|tufanye|nifanye|tunapaswa|ungefanya|mngefanya|sisi|mimi|nyinyi|wewe|na|au|ama|hapana|ndiyo|kwa|sasa|ushauri|maoni|tuchague|uamuzi|kuamua|bora|njia|msaada',
    '어떻게|하는|것이|게|건|좋겠어요|좋겠습니까|좋을지요|어떨까요|어떤|무엇을|무엇이|무엇을|뭘|뭐가|어느|누가|할까요|할까|하면|해야|하나요|합니까|하시겠습니까|하겠습니까|할지|좋을까요|좋을까|좋을지|좋겠습니까|될까요|우리는?|우리가|저희는?|저희가|저는|제가|여러분은?|여러분이라면|당신이라면|당신은|그리고|또는|아니면|왜|지금|이제|그럼|생각하십니까|생각하세요|생각은|의견은?|조언|추천|선택|선택해야|결정|결정해야|결정을|합니다|한다|내려야|제일|가장|더|좋은|나을까요|나은가요|방법은|도움|이것|것이|것을|게|수|있을까요',
  ].join('|')})$`,
  'iu',
);

/** Scripts without spaces: the longest first. */
const unspaced =
  /ตัดสินใจ|อย่างไร|ตอนนี้|ทางไหน|ที่สุด|ปรึกษา|อันไหน|แบบไหน|ดิฉัน|ยังไง|หน่อย|เลือก|แนะนำ|กว่า|ครับ|ความ|ช่วย|ต้อง|ท่าน|หรือ|อะไร|เป็น|เห็น|แล้ว|お聞かせ|ください|でしょう|ควร|คิด|คุณ|ค่ะ|ฉัน|ถ้า|ทาง|พวก|ว่า|เรา|ใคร|ใช่|ให้|ไม่|ไหน|ไหม|お願い|ご意見|したら|すれば|だろう|どちら|どの案|下さい|哪一个|哪一個|皆さん|私たち|คะ|คำ|จะ|ดี|ทำ|ผม|あり|ある|いい|こと|さて|する|です|では|どう|どれ|なに|なら|べき|ます|よい|不是|什么|什麼|今後|作出|你们|你們|做出|决定|决策|判断|助言|各位|哪个|哪個|大家|如何|帮助|帮忙|幫助|幫忙|应该|建議|建议|弊社|当社|必要|必須|必须|怎么|怎样|怎樣|怎麼|思い|意見|意见|應該|我々|我们|我們|推荐|推薦|教え|方案|更好|最佳|最善|最好|最適|検討|決め|決定|決断|決策|现在|現在|皆様|看法|考え|良い|覺得|觉得|認為|认为|还是|选择|選び|選ぶ|選択|選擇|還是|那么|那麼|い|か|が|さ|し|す|せ|た|て|で|と|に|ね|の|は|ば|ま|も|よ|ら|る|れ|を|ん|个|今|会|何|你|個|做|办|吗|吧|呢|和|哪|問|嗎|在|好|对|對|您|想|我|是|會|的|看|私|要|該|誰|請|该|请|谁|辦|这|选|這|選|那|问|需|須|须/gu;

const reference = new RegExp(
  `^(?:${[
    'following|further to|with reference to|with regard to|as (?:discussed|agreed|promised)|re:|after (?:our|last|yesterday)',
    'wie (?:besprochen|vereinbart|angekündigt)|bezugnehmend|im nachgang|mit bezug|betreff|anbei',
    'suite à|comme (?:convenu|promis|discuté)|pour faire suite|en référence',
    'tras (?:la|el|nuestr)|como (?:acordamos|hablamos|comentamos|combinado|falámos|conversamos)|con referencia|en relación con|a raíz de|na sequência|conforme (?:combinado|conversa)|após (?:a|o|nossa)|em relação',
    'in seguito (?:a|al)|come (?:concordato|promesso|discusso)|facendo seguito|con riferimento|naar aanleiding|zoals (?:besproken|afgesproken|beloofd)|n\\.a\\.v\\.',
    'w nawiązaniu|zgodnie z (?:ustaleniami|rozmową)|jak (?:ustaliliśmy|obiecał)|по (?:итогам|результатам|следам)|как (?:договаривались|обсуждали|и обещал)|в продолжение|за (?:підсумками|результатами)|як (?:домовлялися|обговорювали)|на продовження',
    'σε συνέχεια|όπως (?:συζητήσαμε|συμφωνήσαμε|είπαμε)|с уважением к',
    'إلحاقاً?|بالإشارة|كما (?:اتفقنا|ناقشنا|تحدثنا)|عطفاً|בהמשך|כפי ש|כמו שדיברנו|پیرو|با توجه به|همان‌?طور که',
    'जैसा कि (?:चर्चा|बात|तय)|के संदर्भ|যেমন (?:আলোচনা|কথা)|পূর্বের আলোচনা|நமது உரையாடல|நாம் பேசியபடி',
    'theo (?:như )?(?:trao đổi|cuộc|thống nhất)|như đã|sehubungan|menindaklanjuti|sesuai (?:pembicaraan|kesepakatan)|seperti (?:dibahas|dibicarakan)',
    'efter (?:vårt|vores|samtalet|mötet)|som (?:vi )?(?:avtalat|avtalt|aftalt|diskuterat)|kuten (?:sovittiin|sovimme|puhuimme)|v návaznosti|jak jsme|ahogy megbeszéltük|a megbeszél\\p{L}+|în urma|așa cum am',
  ].join(
    '|',
  )})(?![\\p{L}\\p{M}])|(?:görüşmemiz|konuştuğumuz|toplantımız)\\p{L}*|^(?:上次|关于(?:上|昨)|關於(?:上|昨)|承上|如前所述|先日の|前回の|지난번?|เรื่องที่คุย|ตามที่คุย)`,
  'iu',
);

const whether = anyWord(
  [
    'whether (?:or not )?(?:to|we|i|our|it (?:is|would|makes))',
    'ob (?:wir|ich|man|es sich|unser\\p{L}*)',
    "(?:savoir|décider|question|demand\\p{L}+|hésit\\p{L}+|trancher|clair)[^.]{0,12} (?:si (?:nous|je|on|l[’']on)|s[’']il (?:faut|vaut))",
    'si (?:debemos|deberíamos|debo|conviene|nos conviene|vale la pena|\\p{L}+[aei]r(?= ))|se (?:devemos|deveríamos|devo|devíamos|vale a pena|\\p{L}+[aei]r(?= )|dobbiamo|dovremmo|devo|convenga|conviene|\\p{L}+[aei]re)',
    '(?:beslis\\p{L}*|beslui\\p{L}*|twijfel\\p{L}*|vraag\\p{L}*|overweg\\p{L}*|weten)[^.]{0,16} of (?:we|wij|ik|het|onze)',
    'czy (?:warto|mamy|powinniśmy|należy|trzeba|\\p{L}+ć)|стоит ли|нужно ли|надо ли|следует ли|\\p{L}+(?:ть|ти|ться) ли|чи (?:варто|потрібно|треба|слід|нам|\\p{L}+ти)',
    'αν (?:πρέπει|αξίζει|συμφέρει|θα (?:πρέπει|\\p{L}+(?:ουμε|ομε)))|\\p{L}+[ıiuü]p \\p{L}*m[ae](?:m|y|k|s|d)\\p{L}*|\\p{L}+m[ae]l[ıi](?:y[ıi]z)? m[ıi](?:y[ıi]z)?|\\p{L}+sak m[ıi]',
    'ما إذا (?:كان|كنا)|(?:نقرر|نعرف|ندري|السؤال)[^.]{0,12}(?:هل|إن كان)|האם|אם (?:כדאי|עלינו|נכון)|(?:که )?آیا',
    'कि (?:क्या )?(?:हमें|हम|मुझे) [^।]{0,80}(?:चाहिए|या नहीं|कि नहीं)|या नहीं|(?:কিনা|কি না)|[\\p{L}\\p{M}]+(?:வேண்டுமா|லாமா)|வேண்டுமா',
    '(?:liệu )?có nên|hay không|apakah|haruskah',
    'om (?:vi|jag|jeg) (?:ska|skal|bör|bør|borde|burde)\\p{L}*|(?:pitäisikö|kannattaako|pitääkö)|(?:zda|jestli)(?: máme| bychom| se)?|hogy [^.]{0,60}-e|dacă (?:să|ar trebui|merită|trebuie)|kama (?:tunapaswa|ni vyema)|iwapo tu\\p{L}+',
  ],
  'べきか|かどうか|か否か|是否(?:要|应|應|该|該|值得)|要不要|该不该|該不該|应不应|應不應|值不值得|(?:할|을|는|야\\s?할)지\\s?(?:말지|여부|를|결정|정|고민)|할지|ควร[^ ]{1,60}หรือไม่|ว่าควร|ดีหรือไม่',
);
