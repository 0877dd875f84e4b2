export const building =
  'build(?!ing)|construct|errich|bau(?:en|t)(?!\\p{L})|aufbau|constru|bâtir|edific|costru|bouwen|gebouwd|budow|zbudow|постро|стро[ий]|збуд|будува|χτί|inşa|membangun|xây|بناء|نبني|بساز|ساختن|לבנות|बना|নির্মাণ|கட்டு(?!ப்)|bygg|rakenta|postav|épít||建てる|建てて|建設|建造|修建|建墙|建牆|兴建|自建|新建|건설|짓는다|짓기|สร้าง';

export const repairing =
  'repair|mend(?= |s |ing)|fix(?= |ing)|restor|refurbish|reparier|instand|repar|répar|restaur|rénov|sanier|aggiust|herstel|opknap|napraw|odnow|remont|отремонт|ремонт|почин|восстан|полаго|відремонт|віднов|επισκευ|onar|tamir|memperbaiki|sửa|إصلاح|ترميم|تعمیر|לתקן|לשפץ|मरम्मत|ठीक कर|মেরামত|பழுது|rep(?=arera|arere)|korjat|oprav|megjavít||修理|修繕|直す|维修|維修|修复|수리|고치|ซ่อม';

/**
 * Beginnings of words for things of which there is one or the other, the northern field and the southern one, and for what is done or undone, to build
 * and to tear down. Each row holds what excludes each other; signs of scripts without spaces stand behind the bar that is doubled.
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
    'all(?= (?:the |our |my |its |of )?\\p{L})|every|each|entire|whole|alle[nrms]?|sämtlich|ganze[nrms]?|tous|toutes|tout l|tod[ao]s|tutt[ei]|wszystk|все(?:х|м)?(?!\\p{L})|вс[юея](?!\\p{L})|усі|всі|όλ[αοηε]|bütün|tüm|جميع|كل(?!ا|ف|ي)|सभी|সব|அனைத்து|tất cả|toàn bộ|semua|seluruh|כל(?!\\p{L})|alla|alle|kaikki|všechn|minden|összes|toate|toți|koko(?= )|hela(?!\\p{L})|hele(?!\\p{L})|egész|întreg|cał[aye]|целик|вес[ья] |cel(?:ý|á|é|ou|ého)(?!\\p{L})|tümü||全部|所有|すべて|全て|全員|全员|全社|全店|전원|전 직원|전체|모든|모두|전부|ทั้งหมด',
    'some(?!\\p{L})|a few|several|part of|partly|einige[nrms]?|manche[nrms]?|wenige[nrms]?|teilweise|certain(?:e)?s|quelques|une partie|algun[oa]s|unas|unos|una parte|alcun[ei]|algumas|alguns|uma parte|sommige|enkele|een deel|niektór|kilka|część|некотор|нескольк|часть|деяк|кілька|частин|μερικ|κάποι|bazı|birkaç|بعض|कुछ|কিছু|சில|một số|vài|một phần|beberapa|sebagian|חלק|כמה|några|nogle|noen|en del|jotkut|muutam|některé|několik|néhány|unele|câteva|câțiva|parte d[aeo]s?|osa(?= |n |a )|kısm|جزء|جزئي|हिस्स|অংশ|பகுதி|μέρος|o parte|egy rész|en del|del av||一部|部分|ส่วนหนึ่ง|几个|幾個|いくつか|일부|몇|บาง',
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
  [
    'invit|let in|let (?:\\p{L}+ ){1,3}in|admit|einlad|einzulad|hereinlass|zulass|zuzulass|convi(?!v)|admett|laisser entrer|admit|dejar entrar|ammett|far entrare|deixar entrar|uitnodig|toelat|toe te laten|zapro[sś]|wpu[sś]|пригла|допус|впус|запро[сш]|προσκαλ|davet|içeri al|mengundang|undang|mời|دعوة|ندعو|دعوت|להזמין|बुला|आमंत्रि|আমন্ত্রণ|அழை|bjud|inbjud|inviter|slipp(?:e|a) in|kutsu|pozvat|pozve|meghív||招く|招待|呼ぶ|邀请|邀請|请来|초대|부른|เชิญ',
    "keep out|keep (?:\\p{L}+ ){1,3}out|shut out|shut (?:\\p{L}+ ){1,3}out|lock (?:\\p{L}+ ){0,3}out|exclud|bar(?= |s |red)|ban(?= |s |n)|turn away|uninvit|fernhalt|fernzuhalt|ausschlie|auszuschlie|aussperr|exclu|écart|tenir à l[’']écart|vet(?:ar|o)|esclud|tenere fuori|exclui|barrar|buitensluit|buiten houd|wyklucz|nie wpu|исключ|не пус|не допус|виключ|не пуст|αποκλεί|dışla|dışarıda|melarang|cấm|استبعاد|إبعاد|منع|راه ند|להדיר|להרחיק|दूर रख|बाहर रख|বাদ|stäng(?:a|er)? ute|utestäng|uteluk|holde ude|sulkea (?:pois|ulos)|vylouč|kizár||締め出|排除|入れな|拒之|拒绝|拒絕|배제|막[는아]|กีดกัน",
  ],
  [
    building,
    'tear (?:\\p{L}+ ){0,3}down|torn down|pull (?:\\p{L}+ ){0,3}down|demolish|raze|knock (?:\\p{L}+ ){0,3}down|abrei|abriss|abzurei|abbrech|niederrei|démol|abatt|derrib|derrub|demol|tirar abajo|abbatt|slopen|gesloopt|afbrek|wyburz|zburz|rozebra|снес|снос|разобра|демонт|знес|розібра|γκρεμί|yık|merobohkan|bongkar|phá(?= |$)|هدم|نهدم|تخریب|ویران|להרוס|गिरा(?=ना|ए|ओ)|ढहा|ভেঙে|இடி|riv(?:a|e|er|s)(?!\\p{L})|purka|zbour|lebont||取り壊|壊す|解体|拆|철거|헐[기다어]|รื้อ',
  ],
  [
    repairing,
    'scrap|junk|write off|demolish|discard|throw (?:\\p{L}+ ){0,3}(?:out|away)|dispose|verschrott|wegwerf|entsorg|abrei|abwrack|casse|jeter|ferrail|démol|desgua|tirar|deshac|demol|rottam|buttare|sucate|descart|jogar fora|slopen|weggooi|afdank|złom|wyrzuc|wyburz|списа(?:ть|ние)|утилиз|выброс|снес|знес|викин|αποσύρ|πετά|hurda|çöp|yık|rongsok|membuang|vứt|bỏ đi|تخريد|التخلص|هدم|اسقاط|دور بینداز|לגרוט|להשליך|להרוס|कबाड़|फेंक|বাতিল|skrot|kass|slänga|romut|sešrot|vyhod|kiselejtez||廃棄|処分|捨て|スクラップ|报废|報廢|扔掉|丢弃|폐기|버리|ทิ้ง',
  ],
  [
    'speed up|speed (?:\\p{L}+ ){1,3}up|accelerat|hasten|hurry|rush|beschleunig|accél|hâter|aceler|apresur|apress|acceler|affrett|versnel|bespoedig|przyspiesz|przyśpiesz|ускор|прискор|επιταχ|hızlandır|mempercepat|đẩy nhanh|تسريع|نسرّع|تسریع|شتاب|להאיץ|לזרז|तेज़|तेज कर|ত্বরান্বিত|påskynd|fremskynd|skynda på|nopeut|urychl|felgyors||早める|急ぐ|加速|加快|앞당|서두|เร่ง',
    'slow (?:\\p{L}+ ){0,3}down|slow(?= )|delay|brak(?:e|ing)|brems|verlangsam|verzöger|ralent|frein|retard|fren(?:ar|a)|desaceler|ralentizar|atras|rallent|ritard|vertrag|afremm|opóźni|spowoln|zwolni(?:ć|enie) temp|замедл|притормоз|затян|сповільн|пригальм|επιβραδ|καθυστερ|yavaşlat|gecikt|memperlambat|menunda|làm chậm|إبطاء|تأخير|کند کر|להאט|לעכב|धीमा|धीमी|মন্থর|broms|fördröj|sinke|hidast|zpomal|lelass||遅らせ|遅くす|放慢|减速|減速|늦추|ชะลอ',
  ],
  [
    'promot|beförder|promou|promuov|promoç|ascend|ascens|bevorder|awans|повыс|підвищ|προάγ|terfi|naikkan jabatan|menaikkan|thăng chức|ترقية|نرقّي|ارتقا|לקדם|पदोन्नत|পদোন্নতি|befordr|ylen|povýš|előléptet||昇進|昇格|晋升|提拔|승진|เลื่อนขั้น',
    'demot|zurückstuf|zurückzustuf|herabstuf|degrad|rétrograd|rebaix|retroced|déclass|terugzet|zdegrad|пониз|разжал|пониж|υποβιβ|rütbe|menurunkan jabatan|giáng chức|تخفيض رتبة|تنزیل|להוריד בדרגה|पदावनत|পদাবনতি|degrader|alen(?:taa|nus)|sesad|lefokoz||降格|降职|降職|강등|ลดขั้น',
  ],
  [
    'sav(?:e|ing)(?! (?:the|our|jobs))|set (?:\\p{L}+ ){0,3}aside|put (?:\\p{L}+ ){0,3}aside|spar(?:en|t|e)(?!\\p{L})|zurückleg|épargn|économis|mettre de côté|ahorr|poup|risparmi|mettere da parte|sparen|opzij|oszczęd|odło[żz]y|отлож|сэконом|накоп|відклад|заощад|αποταμι|biriktir|tasarruf|menabung|tiết kiệm|ادخار|نوفّر|پس‌انداز|لحסוך|לחסוך|बचत|बचा(?=ना|ए|ओ)|সঞ্চয়|spara|spare(?!n)|säästä|ušetř|spoř|megtakar||貯め|貯金|蓄え|储蓄|存起来|存下|저축|아끼|ออม|เก็บเงิน',
    'spend|pay (?:\\p{L}+ ){0,3}out|splash|ausgeb|ausgegeb|auszahl|dépens|verser|gastar|gastos?|desembols|spend|spes[ae]|uitgeven|besteed|wyda[ćj]|wypłac|потрат|истрат|израсход|выплат|витрат|виплат|ξοδ|harca|dağıt|membelanjakan|menghabiskan|chi tiêu|إنفاق|صرف|خرج|להוציא|לבזבז|खर्च|ব্যয়|খরচ|செலவ|spender|använd|bruke|käyttä|utrat|elkölt||使う|支払|花掉|用掉|分掉|쓴다|쓰[기는]|ใช้จ่าย|จ่าย',
  ],
  [
    'plant(?= |s |ing)|pflanz|plant(?:er|ar|are)|pianta|planten|sadzi|posadz|посад|саджа|висад|φυτέ|dikmek|dikel|menanam|trồng|زرع|غرس|کاشت|לשתול|לנטוע|রোপণ|நடு|planter|plantera|istutt|sáz|vysad|ültet||植え|种植|種植|栽|심는다|심기|ปลูก',
    'fell(?= )|cut (?:\\p{L}+ ){0,3}down|chop (?:\\p{L}+ ){0,3}down|uproot|fäll(?=en)|abholz|abatt|arrach|coup|talar|cortar|arranc|derrub|tagliar|abbatt|kappen|rooien|ścią|wyci[nąć]|wykarcz|сруб|выруб|спил|зруб|виру|κόψ|κόβ|kesmek|kesel|menebang|chặt|قطع|اقتلاع|بریدن|לכרות|לעקור|काट|কাটা|வெட்ட|fälla|hugg|fæld|felle|kaada|kácet|pokác|kivág||伐採|切り倒|伐り|砍|伐|베[어는기]|ตัดต้น|โค่น',
  ],
  [
    'turn(?:ing)? on|turn (?:\\p{L}+ ){1,3}on|switch (?:\\p{L}+ ){0,3}on|einschalt|anschalt|anmach|allum|enciend|encend|ligar|accend|aanzet|inschakel|włącz|включ|увімкн|вмика|ανάβ|ανάψ|yak(?:mak|alım)|menyalakan|bật(?= |$)|تشغيل|روشن|להדליק|להפעיל|चालू|চালু|slå på|tænd|sätta på|kytke(?:ä)? päälle|zapn|bekapcs||つける|点ける|入れる|打开|打開|开启|켠다|켜기|켜고|เปิด(?=ไฟ|เครื่อง)',
    'turn(?:ing)? off|turn (?:\\p{L}+ ){1,3}off|switch (?:\\p{L}+ ){0,3}off|ausschalt|abschalt|abstell|ausmach|étein|coup|apag|desligar|spegn|uitzet|uitschakel|wyłącz|выключ|отключ|вимкн|вимика|σβήν|σβήσ|söndür|mematikan|tắt(?= |$)|إطفاء|خاموش|לכבות|बंद|বন্ধ|slå av|sluk|stänga av|sammut|vypn|kikapcs||消す|切る|关掉|關掉|关闭|關閉|끈다|끄기|끄고|(?<!เ)ปิด',
  ],
  [
    'privati[sz]|privatis|privatiz|prywatyz|приватиз|ιδιωτικοπ|özelleştir|swasta|tư nhân hóa|خصخصة|خصوصی|להפריט|निजीकरण|বেসরকারি|yksityist|privatizál||民営化|私有化|民营化|민영화|แปรรูป',
    'nationali[sz]|verstaatlich|naciona|nazionali|nacjonaliz|upaństw|национализ|націонал|εθνικοπ|kamulaştır|millîleştir|menasional|quốc hữu hóa|تأميم|ملی|להלאים|राष्ट्रीयकरण|জাতীয়করণ|förstatlig|nationaliser|kansallist|znárodn|államosít||国有化|国営化|國有化|국유화',
  ],
  [
    'add(?= |s |ing)|attach|hinzufüg|ergänz|ajout|añad|agreg|aggiun|acrescent|adicion|toevoeg|doda[ćj]|добав|дода[тє]|προσθ|ekle|menambah|thêm|إضافة|نضيف|افزودن|اضافه|להוסיף|जोड़|যোগ|சேர்|lägga till|tilføj|legge til|lisät|přid|hozzáad||加える|追加|足す|添加|增加|加上|추가|더하|เพิ่ม',
    'remov|take (?:\\p{L}+ ){0,3}(?:off|away|out)|delet|strip out|entfern|wegnehm|streich|enlev|supprim|retir|quitar|elimin|toglie|rimuov|remov|verwijder|schrap|usun|usuw|убра|удалить|удалим|прибра|видал|αφαιρ|kaldır|çıkar|menghapus|menghilangkan|xóa|gỡ|إزالة|حذف|להסיר|हटा|সরা|நீக்|ta bort|fjern|poista|odstran|eltávol||外す|削除|取り除|去掉|删除|拿掉|移除|제거|없애|ถอด|ลบ',
  ],
  [
    'widen|broaden|verbreiter|élargir|ensanch|alarg|allarg|verbred|poszerz|расшир|розшир|διευρ|πλατύ|genişlet|memperlebar|mở rộng|توسيع|تعریض|להרחיב|चौड़ा|চওড়া|bredda|udvid|levent|rozšíř|kiszélesít||広げ|拡幅|加宽|拓宽|넓히|ขยาย',
    'narrow(?= )|verschmäler|vereng|rétréc|estrech|estreit|restring|versmal|zwęz|zwęż|суз|сужа|звуз|στενέ|daralt|mempersempit|thu hẹp|تضييق|باریک|להצר|संकरा|সরু|smalna|indsnævr|kavent|zúž|szűkít||狭め|收窄|缩窄|좁히',
  ],
  [
    'sue(?= |s )|suing|take (?:\\p{L}+ ){0,3}to court|litigat|verklag|klag(?:en|e)(?!\\p{L})|einklag|poursuiv|attaquer en justice|assigner|demand(?:ar|a) a|querell|processar|fare causa|citare|aanklag|dagvaard|procederen|pozw|pozwać|подать в суд|судить|подати до суду|судити|μηνύ|dava aç|menggugat|khởi kiện|مقاضاة|نقاضي|شکایت|לתבוע|मुकदमा|মামলা|stäm(?:ma|ning)|sagsøg|saksøk|haasta|žalovat|zažal|beperel||訴える|提訴|起诉|起訴|打官司|소송|고소|ฟ้อง',
    "settle|come to terms|compromis|vergleich(?= |s |en )|einigen(?= |$)|einigt|einigung|transig|s[’']arranger|accord amiable|transaction|acuerdo|pactar|conciliar|transare|accordarsi|schik|ugod|договори(?:ться|мся)|мировое соглашение|мировую|домов|συμβιβ|uzlaş|anlaş|berdamai|hòa giải|تسوية|مصالحة|نتصالح|سازش|להתפשר|समझौता|আপস|förlik|forlig|sopi|vyrovna|smír|megegyez||和解|示談|调解|合意|합의|ไกล่เกลี่ย|ประนีประนอม",
  ],
  [
    'fill(?=ing| |s ) (?:the |our |that |this )?(?:\\p{L}+ )?(?:post|position|vacancy|role|seat)|besetz|pourvoir|cubrir|preench|coprire|invullen|obsad|занять|заполн|заповн|doldur|mengisi|tuyển|شغل|ملء|לאייש|भर(?=ना|ें)|täytt|besätt|besæt|obsad|betölt||補充|填补|充填|채우',
    'leave (?:\\p{L}+ ){1,4}(?:open|vacant|empty|unfilled)|cut (?:the |our |that |this )?(?:\\p{L}+ )?(?:post|position|vacancy|role|seat)|streich|gestrichen|unbesetzt|supprim|suprim|dejar vac|soppr|schrappen|likwid|сократ|упраздн|скорот|ліквід|kaldır|menghapus|bãi bỏ|إلغاء|לבטל|खाली|dra in|nedlæg|lakkaut|zruš|megszünt||空席|欠員|空缺|撤销|공석|비워',
  ],
  [
    'alza(?!t)|alzar|rialz|innalz|подня|подним|підня|підійм|підвищ|αύξησ||ขึ้นราคา|ขึ้นค่า|漲價|涨价|값을 올',
    'abbass|ribass|сниз|сниж|опуст|зниз|зниж|μείωσ|μειώσ||ลดราคา|ลดค่า|降價|降价|값을 내',
  ],
  [
    'confirm|bestätig|bevestig|conferm|potwierd|подтверд|підтверд|επιβεβαί|επιβεβαι|onayla|تأكيد|نؤكد|تأیید|تایید|לאשר|पुष्टि|নিশ্চিত|உறுதி|xác nhận|mengonfirmasi|konfirmasi|bekräft|bekræft|bekreft|vahvist|potvr[dz]|megerősít||確定|確認|确认|ยืนยัน|확정|확인',
    'cancel|stornier|annul|anul|odwoł|отмен|аннулир|скасу|ακύρ|ακυρ|iptal|إلغاء|نلغي|لغو|לבטל|रद्द|বাতিল|ரத்து|hủy|huỷ|membatal|batal|avbok|avbestäl|afbestil|avbestil|peru(?!s)|zruš|lemond||取り消|取消|キャンセル|ยกเลิก|취소',
  ],
  ['αποδοχ|αποδέχ|پذیر|قبول', 'απόρριψ|απορρίψ|رد(?= )|نپذیر'],
  [
    'нан[яи]|найня|прийня|πρόσληψ|προσλ|नियुक्त|भर्ती|নিয়োগ|நியமி|பணியமர்||(?<!เลิก)จ้าง(?!ผลิต|ทำ|ผู้รับ)|(?<!解)[僱雇]|招聘|聘用',
    'увол|звільн|απόλυσ|απολύσ|हटा|छँटनी|बर्खास्त|ছাঁটাই|বরখাস্ত|நீக்க|பணிநீக்க||เลิกจ้าง|ไล่ออก|ปลดพนัก|解[僱雇]|裁員|裁员|辭退|辞退',
  ],
  ['(?!)||開店|开店|開張|开张|开业|開業', '(?!)||關店|关店|歇業|歇业|關閉|关闭|閉店'],
  ['(?!)||(?<![购併收合])[买買](?![卖賣])', '(?!)||(?<![买買])[卖賣]'],
  [
    'vergrößer|ausbau|erweiter|vergro(?:ot|te)|uitbreid|powiększ|rozszerz|rozbud|расшир|увелич|розшир|збільш|επέκτασ|επεκτεί|büyüt|genişle|बढ़ा|बड़\\p{M}* कर|বড় কর|সম্প্রসার|விரிவ|mở rộng|memperbesar|memperluas||확장|확대|ขยาย|扩大|擴大|拡大|増設|増築|拡張',
    'verkleiner|verklein|inkrimp|zmniejsz|pomniejsz|сократ|сокращ|уменьш|зменш|скороч|συρρίκν|συρρικν|küçült|daralt|छोट\\p{M}* कर|घटा|ছোট কর|সংকুচ|சுருக்க|thu hẹp|memperkecil||축소|ลดขนาด|缩小|縮小',
  ],
  [
    'keep|behalt|houd|gard(?=er|ons|e )|conserv|manter|mantener|tener(?=e |lo|la|e$)|zatrzym|zachow|остав|сохран|залиш|зберег|διατήρησ|διατηρ|κρατ|elde tut|احتفاظ|نگه|לשמור|להשאיר|रख|রাখ|வைத்திரு|giữ|mempertahan|menyimpan||유지|残す|残し|保留|เก็บ.{0,12}ไว้',
    'scrap|verschrott|wegdoe|weggooi|slop(?=en)|à la casse|ferraill|au rebut|desguaz|achatarr|rottam|abater|abate(?= )|zezłom|złomow|списа|утилиз|утиліз|απόσυρσ|αποσύρ|hurda|تخلص|اسقاط|לגרוט|कबाड़|ফেলে দ|বাতিল|அகற்ற|thanh lý|membuang||폐차|폐기|廃車|廃棄|报废|報廢|ทิ้ง',
  ],
  [
    'start(?!up)|anlauf|démarr|inici|avvi|inizi|uruchom|rozpocz|запуст|запуск|начат|почат|έναρξ|ξεκιν|başlat|بدء|نبدأ|شروع|להתחיל|शुरू|শুরু|தொடங்க|bắt đầu|memulai||開始|始め|开始|시작|เริ่ม',
    'einstellen|stop(?!o)|arrêt|deten|detien|parar|ferma(?=re|ndo|t)|fermi(?=amo)|wstrzym|zatrzym|останов|зупин|διακοπ|διακόψ|durdur|وقف|إيقاف|توقف|להפסיק|रोक|থাম|நிறுத்த|dừng|ngừng|menghentikan|berhenti||停止|中止|やめ|중단|หยุด',
  ],
  [
    "merg|zusammenleg|zusammenführ|fusion|samenvoeg|fonde(?=re)|fundi(?=r)|połącz|scali|объедин|слия|слить|об[’'ʼ]єдна|злит|συγχών|birleştir|دمج|اندماج|ادغام|למזג|מיזוג|मिला|विलय|একীভূত|இணைக்|இணைப்|sáp nhập|menggabung|penggabung||合并|合併|統合|합병|통합|ควบรวม|รวมบริษัท",
    'split|spalt|aufspalt|abspalt|trenn|aufteil|splits|scind|sépar|divid|separ|dziel|podziel|rozdziel|раздел|розділ|поділ|διάσπασ|διασπ|διαχωρ|böl(?=m|ü|e)|ayır|فصل|تقسيم|تفکیک|לפצל|פיצול|अलग|ভাগ|பிரிக்|பிரிப்|tách|memisah|pemisah||拆分|分拆|分割|분할|แยก',
  ],
  [
    'selbst|zelf|in-?house|en interne|samodzieln|we własnym|сам(?=им |и |им$|и$|остоят)|самостійн|власн|εσωτερικ|kendimiz|kendi(?= )|داخلي|داخلی|خودمان|בעצמנו|ख़ुद|खुद|নিজে|நாமே|sendiri|tự(?= )||自己|自社|内製|자체|เอง',
    'outsourc|auslager|fremdverg|uitbested|sous-trait|externali|subcontrat|esternali|terceiri|na zewnątrz|zlec|аутсорс|подрядч|підрядн|σε τρίτους|εξωτερικ|dışarı|taşeron|خارج|برون|למיקור חוץ|बाहर|বাইরে|வெளியே|mengalihdaya|alih daya|thuê ngoài||外包|外注|委外|외주|ข้างนอก|เอาต์ซอร์ส',
  ],
  [
    'ανανέωσ|ανανε|yenile|לחדש|להאריך|नवीनीकृत|नवीकर|নবায়ন|புதுப்பி|நீட்டி||續約|续约|续签|續簽',
    'καταγγελ|λύσ|feshet|fesih|sonlandır|לבטל|לסיים|समाप्त|ख़त्म|रद्द|বাতিল|முடி|ரத்து||解約|解约|終止|终止',
  ],
  [
    "this year|dieses Jahr|heuer|cette année|este año|este ano|quest[’']anno|dit jaar|w tym roku|в этом году|цього року|φέτος|bu (?:yıl|sene)|هذا العام|هذه السنة|امسال|השנה(?! הבאה)|इस (?:साल|वर्ष)|এ ?বছর|இந்த ஆண்டு|năm nay|tahun ini|i år|tänä vuonna|letos|idén|ebben az évben|anul acesta|anul ăsta||年内|今年|本年|本年度|ปีนี้|올해|연내",
    'next year|nächste[sn]? Jahr|im neuen Jahr|année prochaine|an prochain|próximo año|año que viene|próximo ano|ano que vem|prossimo anno|anno prossimo|volgend jaar|przyszł\\p{L}+ rok|następn\\p{L}+ rok|следующ\\p{L}+ год|будущ\\p{L}+ год|наступн\\p{L}+ р[іо]|του χρόνου|gelecek (?:yıl|sene)|seneye|العام (?:القادم|المقبل)|السنة (?:القادمة|المقبلة)|سال آینده|שנה הבאה|अगले (?:साल|वर्ष)|আগামী বছর|அடுத்த ஆண்டு|năm (?:sau|tới)|tahun depan|nästa år|næste år|neste år|ensi vuonna|příští rok|jövőre|anul viitor||年明け|来年|翌年|來年|明年|年后|年後|翌年度|来年度|ปีหน้า|내년|연초',
  ],
  [
    'permanent|unbefrist|festangestell|festanstell|feste? (?:kraft|kräfte|stelle|mitarbeit)|durée indéterminée|cdi(?!\\p{L})|indefinid|fij[oa]s?(?!\\p{L})|indetermina|efetiv|vaste?(?= (?:\\p{L}+ )?(?:kracht|personeel|medewerk|baan|banen|dienst|contract))|na stałe|stał(?:y|a|ą|ych|ego|ej)(?!\\p{L})|постоянн|бессрочн|постійн|безстроков|μόνιμ|αορίστου|kadrolu|daimi|دائم|رسمی|קבוע|स्थायी|স্থায়ী|நிரந்தர|chính thức|(?:karyawan|pegawai|tenaga) tetap|fast anst|fasta|tillsvidare|fastansæt|faste|vakitui|vakinai|na dobu neurčitou|trval|állandó|határozatlan|nedeterminat||正社員|正式员工|正式員工|长期工|正職|정규직(?<!비정규직)|무기계약|พนักงานประจำ',
    'temporar|temps?(?= |$)|agency (?:work|staff|temp)|befrist|leihar\\p{L}*|zeitarb\\p{L}*|aushilf|intérim|cdd(?!\\p{L})|durée déterminée|eventual|interin[oa]|(?:a |por )?tempo determinato|determinat[oa]|uitzend\\p{L}*|tijdelijk|flexkracht|flexwerk|tymczas|czasow|określony|agencyjn|временн|срочн|тимчас|строков|προσωριν|έκτακτ|ορισμένου|geçici|süreli|مؤقت|موقت|זמני|अस्थायी|অস্থায়ী|தற்காலிக|thời vụ|tạm thời|(?:karyawan|pegawai|tenaga) kontrak|tillfällig|visstid|inhyrd|vikar|midlertidig|innleid|määräaik|vuokraty|tilapäi|dočasn|agenturn|na dobu určitou|ideiglenes|határozott idej|kölcsönz||派遣|契約社員|临时|臨時|비정규직|계약직|임시|파견|ชั่วคราว',
  ],
  [
    'à vista|(?:in|for|with) cash|outright|bar zahl|bar kauf|gegen bar|au comptant|comptant|al contado|in contanti|contant|gotówk|za gotówkę|наличн|готівк|μετρητ|peşin|نقدا|نقداً|نقدی|במזומן|नकद|নগদ|ரொக்க|tiền mặt|tunai|kontant|käteis|hotovost|készpénz|numerar||現金|全款|一括|现金|일시불|เงินสด',
    'financiad|on credit|instal?lments?|(?:with|on) a (?:[\\p{L}\\p{Nd}-]+ )?loan|auf (?:Raten|Kredit)|finanzier|à crédit|a crédito|a plazos|parcelad|a prazo|a rate(?!\\p{L})|finanziat|op afbetaling|gefinancierd|na raty|w kredycie|в кредит|в рассрочку|на виплат|з розстрочк|με δόσεις|taksit|kredili|بالتقسيط|أقساط|قسطی|בתשלומים|किस्त|কিস্তি|தவணை|trả góp|cicil|på kredit|avbetalning|afbetaling|avbetaling|osamaks|na splátky|részlet|în rate||分割払|ローン|贷款|貸款|分期|할부|ผ่อน',
  ],
  [
    'introduc|einführ|einzuführ|instaur|introdu|implant|invoer|wprowadz|ввести|вводи|введен|запровад|εισαγωγ|införa|inför|indfør|innfør|zavést|zavád|bevezet|restor|reinstat|rétabl|restablec|restabelec|ripristin|przywró|восстанов|віднов|επαναφ|geri getir||導入|恢复|恢復|实行|實行|도입|부활',
    'abolish|scrap|do away with|abschaff|abzuschaff|abol|supprim|suprim|elimin|afschaf|znieś|zlikwid|отмен|упраздн|скасу|καταργ|kaldır|avskaff|afskaff|lakkaut|zruš|megszünt|eltöröl|desființ||廃止|取消|取り消|废除|廢除|폐지',
  ],
];

/** Signs for before and after behind what they name, where no spaces part words. */
export const beforeAndAfter = {
  before: /(?<=(\p{Script=Han}|\p{Script=Katakana}|ー))(?:之|以|の)?前(?!后|後|年|回|倒|往|景|台|端|提|期|任|身|半)/gu,
  after: (thing: string): RegExp =>
    new RegExp(`${RegExp.escape(thing)}(?:之|以|の)?[后後](?!半|続|续|台|端|継|期|任|輩|悔)`, 'u'),
};
