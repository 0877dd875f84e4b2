/**
 * Beginnings of words for things of which there is one or the other: the northern field, the southern one. Each row holds what excludes each other; signs
 * of scripts without spaces stand behind the bar that is doubled.
 */
export const exclusive: readonly (readonly string[])[] = [
  [
    'north|nord|norte|noord|północn|север|північ|βόρει|βορειν|kuzey|شمال|उत्तर|phía bắc|utara|norr|nordlig|pohjois|sever|észak|nord||北(?!京|海|美)|북쪽|ทิศเหนือ',
    'south|süd|sud|sur(?!p|v|f|e|g|i|t)|sul(?!f|t)|zuid|południ|юг|южн|півд|νότι|güney|جنوب|दक्षिण|phía nam|selatan|söder|södra|sydlig|syd|etelä|jih|jižn|dél(?!után|előtt)|sudic||南(?!京|美)|남쪽|ทิศใต้',
    'east(?!er(?!n))|ost(?=l|en|fl|h|w|g|\\p{L}*feld)|östlich|orient|este(?!n)|leste|oost|wschod|восток|восточ|східн|схід|ανατολ|doğu|شرق|पूर्व(?!\\p{L}*\\s*से)|phía đông|timur|östra|østlig|itä|východ|kelet|estic||东边|东侧|東側|동쪽',
    'west|ouest|oeste|ovest|zachod|запад|захід|δυτικ|batı|غرب|पश्चिम|phía tây|barat|västra|vestlig|länsi|západ|nyugat|vestic||西边|西侧|西側|서쪽',
  ],
  [
    'upper|ober(?=en?[mnrs]? |er|es|st|e )|obere[mnrs]?|supérieur|superior|superiore|bovenste|boven(?=verdieping)|górn|верхн|πάνω|üst|علوي|العلوي|ऊपरी|tầng trên|atas|övre|øvre|øverst|ylä|ylempi|horní|felső|de sus||上层|上層|上の階|위층',
    'lower (?=\\p{L})|untere[mnrs]?|inférieur|inferior|inferiore|onderste|onder(?=verdieping)|doln|нижн|κάτω|alt(?= )|سفلي|السفلي|निचल|tầng dưới|bawah|nedre|nederst|ala(?=k)|alempi|dolní|alsó|de jos||下层|下層|下の階|아래층',
  ],
  [
    'new|brand-new|neu(?:e[mnrs]?)?(?!tral)|neuf|neuve|nouveau|nouvelle|nuev|novo|nova|nuov|nieuw|now[yaeo]|новы|новую|новая|новое|нови|нову|нова|нове|καινούρι|yeni|جديد|नई|नया|नए|নতুন|புதிய|mới|baru|חדש|ny(?:a|tt|e)?(?!\\p{L})|uude|uusi|uuden|nov[éýáou]|új(?!ra)|nou(?!t)|noi(?!\\p{L})||新品|新しい|新设备|新設備|新车|新車|新机|새 |새로운|ใหม่',
    "used|second-?hand|pre-?owned|gebraucht|d[’']occasion|usad|segunda mano|usat|di seconda mano|gebruikt|tweedehands|używan|подержан|б/у|вживан|μεταχειρισμέν|ikinci el|مستعمل|पुरानी|पुराना|पुराने|পুরানো|பழைய|cũ|bekas|משומש|begagna|brugt|brukt|käytet|použit|ojet|használt|folosit|second hand||中古|二手|旧设备|舊設備|중고|มือสอง",
  ],
  [
    'bigger|larger|large|größer|großen?|plus grand|más grande|mayor(?!ía|ist)|maior(?!ia)|più grande|groter|większ|больш(?!е|ин)|більш(?!е|іст)|μεγαλύτερ|daha büyük|أكبر|बड़|lớn hơn|lebih besar|större|større|suurem|větší|nagyobb|mai mare||更大|大きい|大きな|더 큰|ใหญ่กว่า',
    'smaller|small|kleiner|kleinen?|plus petit|más pequeñ|menor(?!\\p{L})|più piccol|meno grande|mniejsz|меньш(?!е|ин)|менш(?!е|іст)|μικρότερ|daha küçük|أصغر|छोट|nhỏ hơn|lebih kecil|mindre|pienem|menší|kisebb|mai mic||更小|小さい|小さな|더 작은|เล็กกว่า',
  ],
  [
    'long(?!itud|er-?term)|langfrist|lange[mnrs]?|longue?|larg[oa]|lung[oa]|dług|долг(?!о[вж])|довг(?!о)|μακρ|uzun|طويل|लंब|dài hạn|jangka panjang|lång|lang(?=sikt|varig)|pitk|dlouh|hosszú|lung(?!\\p{L})||长期|長期|장기|ระยะยาว',
    'short(?!list|fall|age)|kurzfrist|kurze[mnrs]?|court(?!i)|cort[oa]|curt[oa]|brev[ei]|krótk|коротк|σύντομ|kısa|قصير|छोटी अवधि|ngắn hạn|jangka pendek|kort(?!\\p{L}*ing)|lyhy|krátk|rövid|scurt||短期|단기|ระยะสั้น',
  ],
  [
    'cheap|günstig|billig|bon marché|moins cher|barat|econom(?:ic|ici)o|goedkop|tańsz|tani(?!a)|дешев|φθην|ucuz|أرخص|رخيص|सस्त|rẻ|murah|halv(?:an|em)|levně|levn[ěé]|olcsó|ieftin||便宜|安い|싼|ถูกกว่า',
    'dear(?!est|ly)|expensive|costl|pricier|teuer|teur|plus cher|car[oa](?!\\p{L})|más car|mais car|più car|duur(?!z)|droż|дорож|дорог(?!а(?!\\p{L}))|ακριβ|pahalı|أغلى|غالي|महँग|महंग|đắt|mahal|dyr(?:ar|er|t|a|e)?|kalliim|kallis|draž|drahš|drága|drágá|scump||贵的|昂贵|高い方|비싼|แพงกว่า',
  ],
  [
    'full-? ?time|vollzeit|(?:à )?temps plein|tiempo completo|jornada completa|tempo (?:pieno|integral|inteiro)|voltijds?|pełn\\p{L}+ etat|полн\\p{L}+ (?:ставк|день|занятост)|повн\\p{L}+ (?:ставк|день)|πλήρη|tam zamanlı|دوام كامل|पूर्णकालिक|toàn thời gian|penuh waktu|heltid|fuldtid|fulltid|kokoaika|plný úvazek|teljes munkaid|normă întreagă||全职|全職|正社員|풀타임|전일제|정규직|เต็มเวลา',
    'part-? ?time|teilzeit|(?:à )?temps partiel|media jornada|tiempo parcial|tempo parziale|tempo parcial|part-?time|deeltijds?|pół etatu|niepełn|неполн|пол ?ставк|пів ?ставк|неповн|μερική|yarı zamanlı|دوام جزئي|अंशकालिक|bán thời gian|paruh waktu|deltid|osa-aika|částečný|zkrácený|részmunkaid|jumătate de normă||兼职|兼職|パート|파트타임|พาร์ทไทม์',
  ],
  [
    'all(?= (?:the |our |my |its |of )?\\p{L})|every|each|entire|whole|alle[nrms]?|sämtlich|ganze[nrms]?|tous|toutes|tout l|tod[ao]s|tutt[ei]|wszystk|все(?:х|м)?(?!\\p{L})|вс[юея](?!\\p{L})|усі|всі|όλ[αοηε]|bütün|tüm|جميع|كل(?!ا|ف|ي)|सभी|সব|அனைத்து|tất cả|toàn bộ|semua|seluruh|כל(?!\\p{L})|alla|alle|kaikki|všechn|minden|összes|toate|toți||全部|所有|すべて|全て|全員|모든|모두|전부|ทั้งหมด',
    'some(?!\\p{L})|a few|several|part of|partly|einige[nrms]?|manche[nrms]?|wenige[nrms]?|teilweise|certain(?:e)?s|quelques|une partie|algun[oa]s|unas|unos|una parte|alcun[ei]|algumas|alguns|uma parte|sommige|enkele|een deel|niektór|kilka|część|некотор|нескольк|часть|деяк|кілька|частин|μερικ|κάποι|bazı|birkaç|بعض|कुछ|কিছু|சில|một số|vài|một phần|beberapa|sebagian|חלק|כמה|några|nogle|noen|en del|jotkut|muutam|některé|několik|néhány|unele|câteva|câțiva||一部|部分|几个|幾個|いくつか|일부|몇|บาง',
  ],
  [
    'block(?!s )|veto|oppose|thwart|blockier|verhinder|bloqu|bloccar|blokk|blokow|блокир|блокув|μπλοκ|engelle|منع|عرقل|रोक(?=ना|ें)|ngăn|menghalangi|blocker|estää|zablok|blokád|bloca||阻止|否决|否決|反対|저지|คัดค้าน',
    'approv|accept|support|wave through|billig(?=en|t)|genehmig|zustimm|unterstütz|approuv|soutenir|aprob|aprov|apoy|apoi|approva|sosten|goedkeur|goedke|steun|zatwierdz|popier|одобр|поддерж|схвал|підтрим|εγκρί|στηρίξ|onayla|destekle|موافق|دعم|मंज़ूर|समर्थन|phê duyệt|ủng hộ|menyetujui|mendukung|godkänn|godkend|godkjenn|stödj|hyväksy|schvál|podpoř|jóváhagy|támogat|aprob||批准|支持|賛成|承認|승인|찬성|อนุมัติ|เห็นด้วย',
  ],
  [
    'grow|increas|rise|rising|climb|wachs|wächst|zunehm|zunimmt|steig|croît|croiss|progress|augment|crec|crez|cresc|aument|subir|stijg|groei|rośn|wzro|раст[её]т|вырас|увелич|зрост|αυξ|αύξ|μεγαλώ|büyü|art(?:ar|acak|ıyor)|نمو|ينمو|سينمو|يزيد|बढ़|tăng|naik|tumbuh|meningkat|väx|öka|vokse|stige|kasva|růst|poroste|nő(?!i|k)|növek|cresc||伸び|増え|増加|拡大|上昇|增长|增長|增加|上升|늘어|성장|증가|เพิ่ม|เติบโต',
    'fall(?!b)|shrink|drop|declin|sink|slump|schrumpf|abnehm|nimmt ab|fällt|fallen|sink|chut|recul|baiss|diminu|ca[eí](?=r|rá|n|mos|d)|baj(?:a|e|ar)|reduc|reduz|ridur|cal(?:a|er|are)(?!\\p{L})|cadr|diminu|dal(?:en|ing)|daalt|krimp|spad|malej|пада|упад|сниж|сокра|впад|пада|зменш|πέσ|μειω|μειώ|düş|azal|küçül|انخف|ينخفض|سينخفض|يتراجع|घट|गिर|giảm|turun|menurun|minska|sjunk|falde|falle|lask(?!u)|vähene|klesn|pokles|csökken|esik|scăd||落ち込|減|縮小|下が|下降|萎缩|减少|減少|下跌|줄어|감소|하락|ลดลง|หดตัว',
  ],
  [
    'stay|remain|bleib|rest(?:e|er|era|ent|eront)(?!\\p{L})|demeur|qued(?:a|ar|an|o)|permanec|fica(?!n)|rest(?:a|are|erà)(?!\\p{L})|rimane|rimarr|blij(?:f|v)|zosta|остан|оста[её]т|залиш|μείν|μένει|kal(?:ır|acak|mak|ıyor)(?!\\p{L})|يبقى|سيبقى|रह(?:ेगा|ना|ता)|ở lại|bertahan|tetap(?= di|$)|stann|forbliv|bli(?:r)? (?:kvar|værende)|jää|zůst|marad|rămân||残る|留まる|とどまる|留下|남는|남아|อยู่ต่อ',
    "leav(?!e (?:it|things|every|all))|depart|walks? away|springt ab|abspring|geht weg|weggeh|verlass|part(?:ir|ira|iront|ent)(?!\\p{L})|s[’']en (?:va|aller|ira)|quitt|marcha(?:r|rse)?|se va|ir(?:se|á)(?!\\p{L})|vai embora|sair|sairá|and(?:arsene|rà via)|se ne va|lasc|vertrek|weggaa|gaat weg|odejd|odcho|odejś|уйд|уход|уй(?:ти|дет)|піде|йде(?!\\p{L})|φύγ|φεύγ|ayrıl|git(?:mek|ecek)|يغادر|سيغادر|يرحل|जाएगा|छोड़|rời|bỏ đi|pergi|keluar|lämna|försvinn|forlad|gå(?:r)? (?:sin vej|væk)|lähte|poistu|odej|odch|elmegy|távoz|pleac|plec||去る|離れる|離脱|离开|離開|走人|떠나|떠난|ออกไป|จากไป",
  ],
  [
    'in-?house|ourselves|selbst (?:machen|her|bau|ent)|eigen(?:fertigung|produktion)|en interne|nous-mêmes|interna?mente|nosotros mismos|por cuenta propia|in proprio|in casa|internamente|zelf (?:doen|maken)|intern(?= )|we własnym zakresie|własn\\p{L}+ sił|своими силами|собственн\\p{L}+ сил|самостоятельно|власними силами|самостійно|μόνοι μας|kendimiz|داخليا|بأنفسنا|स्वयं|tự (?:làm|sản xuất)|sendiri|själva|selv (?:at |å )?(?:lave|gøre|gjøre)|itse(?= )|vlastními silami|házon belül|intern(?!a)||自社|内製|自产|自建|自己做|자체|เอง(?= |$)',
    'outsourc|contract(?:ed)? out|outside firm|auslager|fremdverg|vergeb(?:en)?(?= |$)|externalis|sous-trait|subcontrat|externaliz|tercerizar|terceirizar|esternalizz|appaltare|uitbested|uitbeste|zlec|na zewnątrz|аутсорс|на сторон|подряд|підряд|на бік|ανάθεσ|αναθέσ|dışarı(?:ya)? ver|fason|خارجي|الاستعانة ب|आउटसोर्स|thuê ngoài|pihak luar|alih daya|lägga ut|udliciter|ulkoist|outsourc|kiszerv|externaliz||委託|外注|外包|委外|외주|위탁|จ้าง(?:ภายนอก|บริษัท)',
  ],
  [
    'publish|disclos|announc|make public|veröffentlich|offenleg|bekannt|publier|divulg|annonc|public(?:ar|are)|divulgar|anunciar|pubblic|annunci|publicer|bekendma|openbaar|opublik|ujawni|публик|опублик|раскры|оприлюдн|опублік|δημοσιε|yayınla|açıkla|نشر|إعلان|प्रकाशित|công bố|mengumumkan|publi(?:cera|sera)|offentliggør|julkais|zveřejn|közzé|public(?:a|ăm)||公[開开]|公表|公布|发布|發布|공개|발표|เปิดเผย|เผยแพร่',
    'withhold|conceal|keep (?:it |them )?(?:secret|back)|hide|zurückhalt|verschweig|geheim|verheimlich|cacher|dissimul|taire|ocult|retener|calar|nascond|tacer|trattener|esconder|reter|achterhoud|verzwijg|geheim|zatai|ukry|przemilcz|скры(?:ть|ва)|утаи|умолч|прихов|замовч|κρύψ|αποκρύ|gizle|sakla|إخفاء|كتمان|छिपा|छुपा|giấu|che giấu|menyembunyikan|hemlig|dölj|hemmelig|fortie|salat|salaa|zatajit|utajit|eltitkol|elhallgat|ascund||隠す|隠し|伏せ|隐瞒|隱瞞|保密|숨[기긴길겨]|감[추춘출춰]|비밀|ปกปิด|ปิดบัง',
  ],
  [
    'switch|change(?= (?:the |our |to )?(?:supplier|provider|bank|partner|vendor))|wechsel|changer d|cambiar de|mudar de|trocar de|cambiar(?:e)? (?:fornitor|banca)|overstapp|zmienić|zmian[aęy] (?:dostaw|bank)|смен(?:ить|а)|поменя|зміни(?:ти)|αλλάξ|αλλαγή|değiştir|تغيير|बदल|chuyển sang|đổi|beralih|ganti|byta|skift|bytte|vaihta|změnit|lecserél|schimb||切り替え|乗り換え|更换|換|바꾸|교체|เปลี่ยน',
    'stay with|stick (?:with|to)|keep (?:the |our )?(?:supplier|provider|bank|partner|vendor)|bleib|rester chez|garder l|seguir con|quedar(?:nos|se) con|manter o|ficar com|restare con|tenere (?:il|la)|blijven bij|pozosta|zostać przy|остаться|остави|залишити(?:ся)?|μείνουμε|devam|البقاء|الاستمرار مع|रहना|ở lại với|tiếp tục với|tetap|stanna kvar|blive hos|forbli|pysy|zůstat|marad|rămâne||続け|継続|继续|繼續|유지|계속|ต่อไป',
  ],
];
