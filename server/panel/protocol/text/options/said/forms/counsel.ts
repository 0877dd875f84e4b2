import { tongues } from '../tongues/tongues.ts';

/**
 * How a language says what somebody counsels: "my father says we should sell", "according to her it would be better to let it". `who`, in a few
 * words, and `what`. What must be done is a demand and not counsel; so is what is only said to be so.
 */
const forms: Readonly<Partial<Record<keyof typeof tongues, readonly string[]>>> = {
  en: [
    "^(?<who>.{1,40}?) (?:says?|said|thinks?|believes?|feels?|reckons?|argues?|insists?|advises?|finds?)(?: that)? (?:(?:we|i|you|one) (?:should|ought to|had better|[’']d better|would do better to)|(?:it is|it[’']s|it would be|it[’']d be) (?:much |far )?(?:better|best|wiser|wisest|smarter|safer|cleverer) to) (?<what>.+)",
    '^(?:according to|in the (?:view|opinion) of) (?<who>.{1,40}?) (?:(?:we|i) (?:should|ought to|had better)|it (?:is|would be) (?:better|best|wiser|safer) to) (?<what>.+)',
    '^in (?<who>(?:my|his|her) (?:view|opinion|mind)) (?:(?:we|i) (?:should|ought to|had better|would do better to)|it (?:is|would be) (?:better|best|wiser|safer) to) (?<what>.+)',
    '^(?<who>.{1,40}?) (?:tells?|told|advises?|advised|urges?|urged|warns?) (?:me|us) (?:to )?(?<what>(?:not to )?\\p{L}{3,} .+)',
  ],
  de: [
    '^(?<who>.{1,40}?) (?:finde|finden|meine|meint|sage|sagt|glaube|glaubt|denke|denkt|findet),? (?:dass )?es (?:wäre|sei|ist) (?:besser|klüger|sinnvoller|am besten|das beste),? (?<what>.+)',
    '^(?:laut|nach (?:meinung|ansicht)(?: von)?) (?<who>.{1,40}?) soll(?:t?en?)? (?:wir|ich|man) (?<what>.+)',
    '^(?<who>(?:mein|sein|ihr|unser)er (?:meinung|ansicht) nach) (?:soll(?:t?en?)? (?:wir|ich|man)|(?:ist|wäre)(?: es)?(?: am)?(?: (?:besser|besten|klüger|sinnvoller),?)?) (?<what>.+?)(?: (?:besser|klüger|sinnvoller|am besten|das beste))?$',
    '^(?<who>.{1,40}?) (?:rät|empfiehlt|rieten?|empfahl)(?: (?:mir|uns))?,? (?<what>.+ zu \\p{L}+)$',
  ],
  nl: [
    '^volgens (?<who>.{1,40}?) (?:moeten|kunnen|zouden) (?:we|wij) (?:(?:beter|het beste|gewoon) )*(?<what>.+)',
    '^volgens (?<who>.{1,40}?) (?:is|zou) het beter(?: zijn)?(?: om)? (?<what>.+)',
    '^(?<who>.{1,40}?) (?:raadt|adviseert|raadde)(?: (?:me|mij|ons))?(?: aan)?(?: om)? (?<what>.+ te \\p{L}+)$',
  ],
  fr: [
    "^(?<who>.{1,40}?) (?:dit|disent|conseille|conseillent|suggère|recommande|recommandent)(?: à \\p{L}+)? (?:de |d[’'])(?<what>(?:(?:ne (?:rien|pas|plus)|nous|la|le|les|l[’']|y|en) ?){0,2}\\p{L}+(?:er|ir|re)(?!\\p{L}).*)",
    "^(?<who>.{1,40}?) (?:pense|trouve|croit|dit|estime|juge|considère)(?:nt)? (?:qu[’']il (?:vaut|vaudrait) mieux|qu[’']il (?:est|serait) (?:préférable|plus sage) de|qu[’']il (?:faut|faudrait)|(?:qu[’']on|que nous|que l[’']on) (?:devrait|devrions|ferait mieux de|ferions mieux de)) (?<what>.+)",
    "^(?:selon|d[’']après|pour) (?<who>.{1,40}?) (?:il (?:vaut|vaudrait) mieux|il (?:est|serait) (?:préférable|plus sage) de|il (?:faut|faudrait)|(?:on|nous) (?:devrait|devrions|ferait mieux de|ferions mieux de)) (?<what>.+)",
  ],
  it: [
    "^(?<who>.{1,40}?) (?:dice|dicono|consiglia|consigliano|suggerisce|raccomanda|raccomandano) (?:di |d[’'])(?<what>(?:non )?\\p{L}+(?:[aei]re|rre|[aei]r(?:si|lo|la|li|le|ne|ci))(?!\\p{L}).*)",
    '^(?<who>.{1,40}?) (?:pensa|crede|dice|ritiene|trova|sostiene)(?:no)? che (?:(?:sia|sarebbe|è) (?:meglio|preferibile|più saggio)|dovremmo|convenga|conviene|bisogna|bisognerebbe) (?<what>.+)',
    '^(?:secondo|(?:a )?(?:parere|detta) di) (?<who>.{1,40}?) (?:dovremmo|bisogna|bisognerebbe|conviene|converrebbe|(?:è|sarebbe) (?:meglio|preferibile)) (?<what>.+)',
  ],
  es: [
    '^(?<who>.{1,40}?) (?:dice|dicen|cree|creen|piensa|piensan|opina|opinan|considera|sostiene) que (?:(?:es|sería) (?:mejor|preferible|más sensato)|deberíamos|habría que|hay que|conviene|convendría|lo mejor es) (?<what>.+)',
    '^(?<who>.{1,40}?) (?:dice|dicen|insiste en|pide|piden|aconseja|recomienda) que (?<what>(?!(?:tene|pode|esta|so|va|debe|necesita|perde|gasta|gana|hace|deberí|tendr|podr|habr|vamos)(?:mos)?(?!\\p{L}))(?:no )?(?:lo |la |los |las |nos )?\\p{L}+(?:a|e)mos(?!\\p{L}) .+)',
    '^(?:según|para|a juicio de|en opinión de) (?<who>.{1,40}?) (?:(?:es|sería|lo) mejor(?: es| sería)?|deberíamos|habría que|hay que|conviene|convendría) (?<what>.+)',
    '^(?:(?:a|en) )?(?<who>mi|su) (?:juicio|parecer|opinión|entender) (?:(?:es|sería|lo) mejor(?: es| sería)?|deberíamos|habría que|conviene|convendría) (?<what>.+)',
  ],
  pt: [
    '^(?<who>.{1,40}?) (?:diz|dizem|aconselha|sugere|recomenda)(?:-(?:me|nos))? (?:para |a )(?<what>(?:não )?\\p{L}+(?:[aei]r|[aei]rmos)(?!\\p{L}).*)',
    '^(?<who>.{1,40}?) (?:acha|acham|pensa|pensam|diz|dizem|considera|entende) que (?:(?:é|seria|era) (?:melhor|preferível)|o melhor (?:é|seria)|devíamos|devemos|deveríamos|convém|convinha) (?<what>.+)',
    '^(?:segundo|para|na opinião d[aoe]s?) (?<who>.{1,40}?) (?:(?:é|seria|era) (?:melhor|preferível)|o melhor (?:é|seria)|devíamos|devemos|deveríamos|convém|convinha) (?<what>.+)',
    '^na (?<who>minha|sua) opinião (?:(?:é|seria|era) (?:melhor|preferível)|o melhor (?:é|seria)|devíamos|devemos|deveríamos|convém|convinha) (?<what>.+)',
  ],
  pl: [
    '^(?:zdaniem|według) (?<who>.{1,40}?) (?:powinniśmy|należy|należałoby|trzeba|warto|(?:naj)?lepiej)(?: (?:jest|byłoby|będzie))? (?<what>.+)',
    '^(?<who>moim|jego|jej) zdaniem (?:powinniśmy|należy|należałoby|trzeba|warto|(?:naj)?lepiej)(?: (?:jest|byłoby|będzie))? (?<what>.+)',
    '^(?<who>.{1,40}?) (?:mówi|uważa|sądzi|twierdzi|myśli),? że (?:powinniśmy|należy|należałoby|trzeba|warto|(?:naj)?lepiej)(?: (?:jest|byłoby|będzie))? (?<what>.+)',
  ],
  cs: [
    '^(?:podle) (?<who>.{1,40}?) (?:bychom měli|bysme měli|máme|je lepší|by bylo lepší|bude lepší) (?<what>.+)',
    '^(?<who>.{1,40}?) (?:říká|myslí|tvrdí)(?: si)?,? že (?:(?:bychom|bysme) měli|máme|je lepší|by bylo lepší|bude lepší) (?<what>.+)',
  ],
  ru: [
    '^(?:по мнению|по словам) (?<who>.{1,40}?) (?:нужно|надо|следует|стоит|лучше|пора)(?: бы| было бы| всего)? (?<what>.+)',
    '^(?<who>по-моему|на мой взгляд|мне кажется) (?:нужно|надо|следует|стоит|лучше)(?: бы| было бы| всего)? (?<what>.+)',
    '^(?<who>.{1,40}?) (?:говорит|говорят|считает|считают|думает|думают|полагает|уверена?),? что (?:(?:нам|мне) )?(?:нужно|надо|следует|стоит|лучше|пора)(?: бы| было бы| всего)? (?<what>.+)',
  ],
  uk: [
    '^(?:на думку|за словами) (?<who>.{1,40}?) (?:треба|потрібно|слід|варто|краще)(?: б| було б)? (?<what>.+)',
    '^(?<who>по-моєму|як на мене|на мою думку|мені здається) (?:треба|потрібно|слід|варто|краще)(?: б| було б)? (?<what>.+)',
    '^(?<who>.{1,40}?) (?:каже|кажуть|вважає|вважають|думає|думають),? що (?:(?:нам|мені) )?(?:треба|потрібно|слід|варто|краще)(?: б| було б)? (?<what>.+)',
  ],
  el: [
    '^(?<who>.{1,40}?) (?:λέει|λένε|προτείνει|συμβουλεύει|επιμένει) να (?<what>.+)',
    '^(?<who>.{1,40}?) (?:πιστεύει|θεωρεί|νομίζει|λέει) (?:ότι|πως) (?:(?:είναι|θα ήταν) (?:καλύτερα|προτιμότερο|καλύτερο)|πρέπει|θα έπρεπε|αξίζει) να (?<what>.+)',
    '^(?:κατά|σύμφωνα με) (?<who>.{1,40}?) (?:(?:είναι|θα ήταν) (?:καλύτερα|προτιμότερο|καλύτερο)|πρέπει|θα έπρεπε) να (?<what>.+)',
  ],
  sv: scandinavian(),
  da: scandinavian(),
  nb: scandinavian(),
  fi: [
    '^(?<who>.{1,40}?) mielestä (?:meidän |minun )?(?:pitäisi|kannattaisi|kannattaa|olisi parempi|on parempi|olisi parasta) (?<what>.+)',
  ],
  hu: [
    '^(?:az? )?(?<who>szerintem|.{1,40}? szerint) (?:inkább |most )?(?<what>(?!(?:tud|lát|kap|vár|fizet|gondol|hisz|van|kell|marad|tart)\\p{L}*)\\p{L}*(?:j|ss|zz|gy|sz)(?:uk|ük|unk|ünk)(?!\\p{L}).*)',
    '^(?:az? )?(?<who>szerintem|.{1,40}? szerint) (?:inkább )?(?:jobb|legjobb|érdemes|célszerű|okosabb)(?: lenne| volna)? (?<what>.*ni(?!\\p{L}).*)',
  ],
  ro: [
    '^(?:după|potrivit|în opinia) (?<who>.{1,40}?) (?:ar trebui|ar fi mai bine|e mai bine|trebuie) să (?<what>.+)',
    '^(?<who>.{1,40}?) (?:spune|zice|crede|consideră|ne sfătuiește|mă sfătuiește|recomandă)(?: că (?:ar trebui|ar fi mai bine|e mai bine|este mai bine))? să (?<what>.+)',
  ],
  ar: [
    '^و?(?:بينما |لكن )?(?:يقول|تقول|يرى|ترى|يعتقد|تعتقد|يظن|تظن) (?<who>\\S+(?: \\S+)?) (?:إن|أن|بأن|أنه|إنه) ?(?:علينا|يجب(?: علينا)?(?: أن)?|ينبغي(?: علينا)?(?: أن)?|(?:من )?الأفضل(?: أن)?) (?<what>.+)',
    '^و?(?:بحسب|حسب|برأي|في رأي) (?<who>\\S+(?: \\S+)?) (?:علينا|يجب(?: علينا)?(?: أن)?|ينبغي(?: أن)?|(?:من )?الأفضل(?: أن)?) (?<what>.+)',
  ],
  fa: [
    '^(?<who>.{1,40}?) (?:می[ \u200C]?گوی(?:د|ند)|می[ \u200C]?گه|معتقد است|عقیده دارد|فکر می[ \u200C]?کن(?:د|م|ند))(?: که)? (?:باید |بهتر است (?:که )?|بهتره )?(?<what>.+?یم)$',
    '^به (?:نظر|عقیده|گفته)[ \u200C]?(?:ی )?(?<who>.{1,30}?) (?:باید|بهتر است(?: که)?|بهتره) (?<what>.+)',
  ],
  he: [
    '^(?<who>.{1,40}?) (?:אומר|אומרת|אומרים|מציע|מציעה|ממליץ|ממליצה|ממליצים) (?<what>ל\\p{L}{2,} .+)',
    '^(?<who>.{1,40}?) (?:חושב|חושבת|סבור|סבורה|אומר|אומרת|טוען|טוענת) ש(?:עדיף|כדאי|מוטב|צריך) (?<what>ל.+)',
    '^(?:לפי|לדעת) (?<who>.{1,30}?) (?:עדיף|כדאי|מוטב|צריך) (?<what>ל.+)',
  ],
  hi: [
    '^(?<who>.{1,40}?) (?:कहत|मानत|सोचत)[\\p{L}\\p{M}]+ (?:हैं|है|हूँ|हूं),? कि (?:हमें |हम )?(?<what>.+?ना) (?:सबसे |ज़्यादा |ज्यादा )?(?:बेहतर|अच्छा|ठीक|सही)(?: है| होगा| रहेगा)?$',
    '^(?<who>.{1,40}?) (?:कहत|मानत|सोचत)[\\p{L}\\p{M}]+ (?:हैं|है|हूँ|हूं),? कि (?:हमें |हम )?(?<what>.+?(?:ें|एँ|एं|ना चाहिए))$',
  ],
  bn: [
    '^(?<who>.{1,30}?) (?:বলছেন|বলেন|বলছে|বলে|চাইছেন),? (?:যে )?(?<what>.+?(?:তে|উচিত))$',
    '^(?<who>.{1,30}?) (?:মনে করেন|মনে করি|ভাবেন|বলেন|বলছেন),? (?:যে )?(?<what>.+?(?:া|ো)) (?:ভালো|ভাল|উচিত|ঠিক)(?: হবে)?$',
  ],
  ta: [
    '^(?<who>\\S+) (?<what>\\S.+?(?:லாம்|வேண்டும்)) (?:என்கிற|என்று (?:சொல்|கூறு|நினை))\\S+$',
    '^(?<who>\\S+) (?<what>\\S.+?து) (?:நல்லது|சிறந்தது|மேல்) (?:என்கிற|என்று (?:சொல்|கூறு|நினை))\\S+$',
  ],
  vi: [
    '^(?<who>.{1,40}?) (?:bảo|nói|khuyên|cho rằng|nghĩ|đề nghị|thấy)(?: rằng| là)? (?:(?:chúng tôi|chúng ta|mình|tôi) )?(?:nên|tốt hơn là|tốt hơn hết là|tốt nhất là|hãy) (?<what>.+)',
    '^theo (?<who>.{1,40}?) (?:thì )?(?:(?:chúng tôi|chúng ta|mình|tôi) )?(?:nên|tốt hơn là|tốt nhất là) (?<what>.+)',
  ],
  id: [
    '^(?<who>.{1,40}?) (?:bilang|berpendapat|menyarankan|berkata|merasa|yakin)(?: bahwa)? (?:(?:kami|kita|saya) )?(?:sebaiknya|lebih baik|mending|harusnya|seharusnya) (?<what>.+)',
    '^menurut (?<who>.{1,40}?) (?:(?:kami|kita|saya) )?(?:sebaiknya|lebih baik|mending) (?<what>.+)',
  ],
};

function scandinavian(): string[] {
  return [
    '^(?<who>.{1,40}?) (?:säger|tycker|menar|anser|tror|siger|synes|mener|syns|sier|synest),? (?:att|at) (?:vi|jag|jeg|man) (?:ska|skall|bör|borde|skal|burde|bør) (?<what>.+)',
    '^(?<who>.{1,40}?) (?:säger|tycker|menar|anser|tror|siger|synes|mener|syns|sier|synest),? (?:att|at) det (?:är|vore|er|ville være|ville vært) (?:bättre|bäst|klokare|bedre|bedst|best|klogere) (?:att|at|å) (?<what>.+)',
    '^(?:enligt|ifølge) (?<who>.{1,40}?) (?:borde|bör|ska|skal|burde|bør) (?:vi|jag|jeg|man) (?<what>.+)',
    '^(?:enligt|ifølge) (?<who>.{1,40}?) (?:är|vore|er|ville) det (?:være |vært )?(?:bättre|bäst|bedre|bedst|best) (?:att|at|å) (?<what>.+)',
    '^(?<who>.{1,40}?) (?:råder|anbefaler|fraråder|rekommenderar) (?:mig|oss|os|meg)(?: till)? (?:att|at|å|til at|til å) (?<what>.+)',
  ];
}

const others: readonly string[] = [
  '^(?<who>\\p{L}+(?: \\p{L}+)?)(?: ise| de| da)? (?<what>\\S.*?\\p{L}+(?:m[ae]m[ıi]z[ıi]n|m[ae]n[ıi]n|mak|mek)) daha (?:iyi|doğru|mantıklı|akıllıca)(?: olacağını| olduğunu)? (?:düşünüyor|söylüyor|savunuyor|diyor)',
  '^(?<who>\\p{L}+(?: \\p{L}+)?)(?: ise)? (?<what>\\S.*?\\p{L}+[ae]l[ıi]m) (?:diyor|dedi)',
  '^(?<who>\\p{L}+(?: \\p{L}+)?) göre (?<what>\\S.*?\\p{L}+m[ae]l[ıi]y[ıi]z)',
  '^(?<who>[^、。はが]{1,14})[はが]、?(?<what>[^。、]{2,50}?[うくぐすつぬぶむる])と(?:言い|言って|言う|主張)',
  '^(?:但是?|而)?(?<who>[^，,。说說想]{1,8}?)(?:也|还|還|则|則)?(?:说|說|建议|建議)(?:也|还|還)?(?:可以|应该|應該|不妨|要)?(?<what>[把将將][^，,。；;]{2,40})',
  '^(?:但是?|而)?(?<who>[^，,。]{1,8}?)(?:觉得|覺得|认为|認為|说|說)(?:还是|還是)?(?<what>[^，,。；;]{2,30}?)(?:更好|比较好|比較好|更合适|更合適|更划算|更稳妥|更穩妥|最好)$',
  '^(?<who>\\S{1,20}?)(?:บอกว่า|คิดว่า|เห็นว่า|มองว่า|แนะนำว่า)(?:ควร(?:จะ)?|น่าจะ)?(?<what>.{2,50}?)(?:ดีกว่า|ดีที่สุด|เหมาะกว่า|คุ้มกว่า)',
  '^(?<who>\\S{1,20}?)(?:แนะนำว่า|เห็นว่า|มองว่า)ควร(?:จะ)?(?<what>.{2,50})',
];

const ofTag: Readonly<Record<string, readonly string[] | undefined>> = forms;
/** Each with its language, where spaces part its words. */
export const counselForms = [
  ...Object.entries(tongues).flatMap(([tag, tongue]) =>
    (ofTag[tag] ?? []).map((form) => ({ form: new RegExp(form, 'iu'), tongue, isCounsel: true as const })),
  ),
  ...others.map((form) => ({ form: new RegExp(form, 'iu'), isCounsel: true as const })),
];

/** Whose view something is in, before a comma that does not end the clause: "in his view, …", "по мнению брата, …". */
export const inTheView =
  /(?<=^|[,;،] ?(?:(?:and|but|und|aber|et|mais|e|ma|y|pero|mas|en|maar|a|ale|и|но|а|і|але|och|men|og) )?)((?:according to|in (?:the (?:view|opinion) of|my|his|her)|selon|d[’']après|pour|à mon|à son|secondo|a (?:parere|detta) di|según|para|a juicio de|[ae]n? (?:mi|su) (?:juicio|parecer|opinión|entender)|segundo|na (?:minha|sua) opinião|na opinião d[aoe]s?|zdaniem|według|(?:moim|jego|jej) zdaniem|по мнению|по словам|по-моему|на мой взгляд|мне кажется|на думку|за словами|по-моєму|як на мене|на мою думку|κατά|σύμφωνα με|לפי|לדעת|به (?:نظر|عقیده)|theo|menurut|بحسب|حسب|برأي)(?: [^\s,،;]+){0,3}) ?[,،] /giu;

/** Words of advice, and of what is better: from outside they are no demand. */
export const advises =
  /(?<![\p{L}\p{M}])(?:advis|recommend|suggest|encourag|better|wiser|safer|best to|rät|rieten|empf(?:iehlt|ahl)|besser|conseill|recommand|sugg[eéèi]r|mieux|préférable|consigli|raccomand|meglio|preferibil|aconse?l?[jh]|recom[ie]|suger|sugier|mejor|melhor|prefer[ií]|raadt|advise|beter|radzi|poleca|lepiej|совету|рекоменд|лучше|радит|радять|рекомендує|краще|προτείν|συμβουλ|καλύτερ|ينصح|تنصح|يقترح|الأفضل|بهتر|ממליצ|מציע|עדיף|כדאי|बेहतर|सुझाव|ভালো|ভাল|நல்லது|khuyên|tốt hơn|menyarankan|sebaiknya|lebih baik|daha (?:iyi|doğru)|råder|rekommend|anbefal|bättre|bedre|paremp|lepší|doporuč|jobb|érdemes|mai bine|recomand)|更好|比较好|比較好|更合适|更划算|建议|建議|勧め|ほうがいい|방이 낫|ดีกว่า|แนะนำ/iu;

/** "According to the contract", "the forecast says": no person counsels there. */
export const paper =
  /(?<![\p{L}\p{M}])(?:(?:law|loi|ley|lei|wet|lag(?:en)?|lov(?:en)?|rules?|lai|luật)(?!\p{L})|contract(?!or)|lease|statute|quote|survey|report|budget|forecast|experts?|vertrag|gesetz|gutachten|satzung|angebot|kostenvoranschlag|prognose|experten|contrat|devis|rapport|statuts|experts|contratto|legge|preventivo|meteo|esperti|contrato|presupuesto|informe|orçamento|relatório|offerte|deskundigen|umow|ustaw|kosztorys|ekspert|договор|закон|смет|эксперт|прогноз|договір|кошторис|експерт|συμβόλαιο|νόμο|ειδικ|العقد|القانون|قرارداد|قانون|החוזה|החוק|avtal|kontrakt|sopimu|smlouv|zákon|szerződés|törvény|contractul|legea|sözleşme|hợp đồng|kontrak|undang)/iu;
