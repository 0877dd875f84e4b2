/** How a language says what somebody would have: `who`, in a few words, and `what`. */
const before = (verbs: string): string => `^(?<who>.{1,40}?) (?:${verbs}) (?<what>.+)`;
/** Where the verb comes last and nothing but its ending or place shows where the subject ends. */
const after = (subject: string, verbs: string): string =>
  `^(?<who>${subject}),? (?<what>.+?)(?: |(?<=त|க்க|ங்க) ?)(?:${verbs})`;

export const wantForms: readonly RegExp[] = [
  before(
    "(?:would |'d |’d )?(?:rather|sooner|prefers?|like to|favou?rs?)(?: to)?(?: (?:we|i|us) (?:would |should )?)?|wants?(?: (?:us|me))? to|wants?(?= \\p{L}+ing )|am for|(?:is|am|are) (?:in favou?r of|keen on|leaning towards?|inclined to|all for)|leans? towards?|(?:suggests?|proposes?|recommends?|advises?|argues? for|pushes for|is pushing for|votes? for|insists? on)(?: that (?:we|i)(?: should)?)?|(?:thinks?|says?|believes?|feels?|insists?)(?: that)?,? (?:(?:we|i|you|it) (?:should|must|would be better to|is better to|ought to)|(?:it is |it would be )?(?:better|best|wiser|smarter|cheaper) to)|(?:is|are|am) (?:pushing|lobbying|arguing|campaigning|rooting|pressing)(?: hard)? for|(?:says?|thinks?|believes?)(?: that)? (?:we|i)(?: would|[’']d) be better off|keeps? thinking (?:of|about)|(?:am|are|is) (?:thinking (?:of|about)|considering)|(?:have|has)(?: been)? (?:thought|thinking) (?:of|about)|have in mind is|says?:?(?= (?:leave|sell|buy|keep|wait|close|rent|move|hire|merge|let|cut|stay|drop|build|take|stop|start|go|do|put|get|find|use|try|raise|join|give) )|may want to|might want to|(?:floated|pitched|has offered to|offers to)",
  ),
  before(
    '(?:will(?! (?:be|have|not|need|cost|take|make|get|also|then|only|never|still|cause|come|go))|wollen|möchten?|(?:würden?|hätten?) (?:lieber|eher|gerne?|am liebsten)|wünscht sich|bevorzugt|bevorzuge|favorisiert|favorisiere|schlägt vor,|plädiert (?:dafür,|für)|plädiere (?:dafür,|für)|ist dafür,|bin (?:dafür,|für)|tendier[et] (?:zu|dazu,)|neigt dazu,|neige dazu,|drängt (?:auf|darauf,)|empfiehlt,?|rät(?: dazu,)?|(?:rät|riet|rate) zu|denke an|denken an|denkt an|dachte an|(?:meint|meinen|findet|finden|sagt|glaubt|denken|denkt),(?: dass)? (?:wir|man|ich|Sie)(?: (?:sollten?|müssten|könnten)(?: lieber| besser)?)?|möchten Sie vielleicht|setzt auf|setze auf|drängt auf|denkt darüber nach,|brachte ins spiel,?|hält (?:es )?für (?:besser|klüger|sinnvoller),?)(?: (?:lieber|eher|am liebsten|gern|gerne|lieber noch|dass wir|dass ich|uns|vielleicht))*',
  ),
  before(
    "(?:veut|veux|voudrais?(?:t)?)(?= (?:[\\p{L}’']+ ){0,2}?(?:qu[eo’'].*|\\p{L}+(?:er|ir|re|oir))(?!\\p{L}))|(?:préfère|préférerais?(?:t)?|préférait|aimerais?(?:t)?(?: mieux)?|souhaite(?:rait|rais)?|penche pour|suis pour|propose|plaide pour|défend|suggère|recommande|tient à|milite pour|(?:pense|songe)(?: plutôt)? à|parle de|conseille|(?:dit|pense|pensent|estime|estiment|trouve|croit)(?:,)? (?:que vous devriez|qu[’']il (?:vaut|vaudrait) mieux|qu[’']il faut|qu[’']on devrait)|pousse pour|a évoqué)(?: (?:plutôt|mieux|que l[’']on|qu[’']on|que nous|de))*",
  ),
  before(
    '(?:quiere|quiero|querría|quisiera)(?= (?:\\p{L}+ ){0,2}?(?:que|\\p{L}+[aeií]r(?:l[aeo]s?|me|nos|se)?)(?!\\p{L}))|(?:prefiere|prefiero|preferiría|preferimos|desea|propone|propongo|sugiere|recomienda|aboga por|apuesta por|se inclina por|me inclino por|es partidari[oa] de|soy partidari[oa] de|insiste en|defiende|pienso en|piensa en|pensaba en|plantea|aconseja|(?:dicen?|creen?|opinan?|piensan?) que (?:es mejor|sería mejor|conviene|habría que|hay que|deberíamos|debemos|debe)|ha mencionado|desee|desea)(?: (?:que|más bien|mejor))*',
  ),
  before(
    '(?:vuole|voglio|vorrebbe|vorrei)(?= (?:\\p{L}+ ){0,2}?(?:che|\\p{L}+(?:[aei]re|[aei]r(?:l[aeio]|ci|mi|si))|porre)(?!\\p{L}))|(?:preferisce|preferisco|preferirebbe|preferirei|propone|propongo|suggerisce|consiglia|spinge per|sono per|è favorevole a|insiste per|punta a|pensa a|penso a|pensavo a|pensavo di|(?:dice|dicono|crede|credono|pensa|pensano|sostiene) che (?:è meglio|sarebbe meglio|conviene|dovremmo|bisogna)|ha accennato a)(?: (?:piuttosto|che|di))*',
  ),
  before(
    '(?:quer|quero|queria)(?= (?:\\p{L}+ ){0,2}?(?:que|\\p{L}+(?:[aeioô]r|[áê]-l[aoe]s?|r-\\p{L}+))(?!\\p{L}))|(?:gostaria de|gostava de|prefere|prefiro|preferia|preferiria|propõe|proponho|sugere|recomenda|defende|inclina-se para|inclino-me para|insiste em|aposta em|é a favor d[aeo]|sou a favor d[aeo]|pensava em|penso em|pensa em|sugeriu|propôs|recomendou|(?:diz|dizem|acham?|pensam?|acreditam?) que (?:é melhor|seria melhor|devíamos|deveríamos|devemos|você deve)|pode querer|mencionou)(?: (?:antes|que|mais))*',
  ),
  before(
    '(?:wil|willen|(?:zou|zouden|heeft|heb) (?:liever|het liefst|graag)|(?:geef|geeft) de voorkeur aan|stelt voor(?: om)?|pleit (?:voor|ervoor om)|neig naar|neigt naar|ben voor|adviseert|raadt aan(?: om)?|dringt aan op|denk aan|denkt aan|dacht aan|(?:vindt|vinden|zegt|meent|denkt|denken)(?: dat)? (?:we|dat we) (?:moeten|beter kunnen)|noemde|opperde)(?: (?:liever|het liefst|graag|de voorkeur aan|willen|dat we))*',
  ),
  before(
    '(?:chce|chcę|chciałby|chciałaby|chciałbym|chciałabym|woli|wolę|wolałby|wolałaby|wolałbym|wolałabym|proponuje|proponuję|sugeruje|radzi|zaleca|optuje za|skłania się ku|skłaniam się ku|jestem za|myśli o|myślę o|myślałem o|myślałam o|(?:uważa|uważają|uważam|mówi|twierdzi|sądzi), że (?:lepiej|trzeba|powinniśmy|powinieneś|warto)|możesz chcieć|wspomniał\\p{L}* o|zaproponował\\p{L}*|upiera się(?:,)? (?:przy|żeby))(?: (?:raczej|żeby|żebyśmy|aby|by))*',
  ),
  before(
    '(?:хочет|хочу|хотел(?:а)? бы|бы (?:предпоч[её]л|предпочла|хотел|хотела|выбрал|выбрала)|предпоч[её]л бы|предпочла бы|предпочитает|предлагает|предлагаю|советует|настаивает на|склоня(?:ется|юсь) к(?: тому, чтобы)?|за то, чтобы|выступает за|думает о|думаю о|думал\\p{L}* о|советовал\\p{L}*|предложил\\p{L}*|(?:говорит|говорят|думает|думают|уверен\\p{L}*|считают), что (?:проще|лучше|нужно|надо|стоит|вы должны|мы должны)|можете захотеть|считает, что (?:нужно|надо|лучше|стоит))(?: (?:скорее|чтобы|чтобы мы|лучше))*',
  ),
  before(
    '(?:хоче|хочу|хот(?:ів|іла) би?|би? (?:вол(?:ів|іла)|хот(?:ів|іла)|обра(?:в|ла))|вол(?:ів|іла) би?|пропонує|пропоную|радить|наполягає на|схиля(?:ється|юся) до(?: того, щоб)?|виступає за|думає про|думаю про|запропонува\\p{L}+|(?:каже|думає), що (?:простіше|краще|треба|варто)|радше|вважає, що (?:треба|краще|варто))(?: (?:радше|щоб|щоб ми|краще))*',
  ),
  before(
    '(?:θέλει|θέλω|θα ήθελε|θα ήθελα|προτιμά|προτιμώ|θα προτιμούσ[αε]|προτείνει|προτείνω|συμβουλεύει|επιμένει|υποστηρίζει|λέει να|λέω να|σκέφτεται|σκέφτομαι|πρότεινε|(?:λέει|πιστεύει|νομίζει|θεωρεί) (?:ότι|πως) (?:πρέπει|είναι καλύτερο|καλύτερα)|ίσως θέλετε)(?: (?:να|μάλλον))*',
  ),
  before(
    'ف?(?:ت?يريد|تريد|أريد|ت?يفضل|تفضل|أفضل|ت?يفضّل|تفضّل|أفضّل|يقترح|تقترح|أقترح|ينصح|تنصح|يميل إلى|تميل إلى|أميل إلى|يرى|ترى|أود|يرغب في|ترغب في|اقترح|اقترحت|أفكر في|يفكر في|تفكر في|يعتقد بعض الأشخاص أنه يجب|(?:يعتقد|تعتقد|يقول|تقول) أن(?:ه|نا)? (?:من الأفضل|يجب|علينا))(?: أن)?',
  ),
  '^(?:أما )?(?:يقترح|تقترح|اقترح|اقترحت|ينصح|تنصح|يفضل|يفضّل|تفضل|تفضّل|يريد|تريد) (?<who>(?:ال\\S+|\\S+(?:ي|نا))(?: ال\\S+)??) (?:أن |ب(?=ال))?(?<what>.+)',
  '^(?<who>يعتقد بعض \\S+|قد ترغب)(?: أنه يجب| في) (?<what>.+)',
  before(
    '(?:می‌?خواهد|می‌?خواهم|می‌?خواد|می‌?خوام|ترجیح می‌?(?:دهد|دهم|ده|دم)|پیشنهاد می‌?(?:کند|کنم|کنه)|دوست دار(?:د|م)|می‌?گوید|می‌?گه|اصرار دارد|موافق است|معتقد است|نظرش این است|پیشنهاد (?:داد|کرد)|به فکر)(?: که)?(?: بهتر(?: است|ه))?(?: که)?',
  ),
  before(
    '(?:רוצה|מעדיפ[הים]*|מעדיף|הייתי מעדיפה?|היה מעדיף|הייתה מעדיפה|מציעה?|ממליצה?|נוטה|בעד|הציע|הציעה|המליץ|המליצה|חושבת? על|אומרת? שעדיף|חושבת? שעדיף|אומר שכדאי)(?: ש)?',
  ),
  before(
    '(?:muốn|thích|nghiêng về|đề nghị|đề xuất|khuyên|ủng hộ|lại muốn|thì muốn|gợi ý|nói nên|cho rằng nên|đang nghĩ đến|nghĩ (?:là )?nên)(?: (?:là|nên|hơn))*',
  ),
  before(
    '(?:ingin|mau|lebih suka|lebih memilih|lebih ingin|mengusulkan|menyarankan|cenderung(?: untuk| ke)?|mendukung|menyarankan|mengusulkan|berpikir(?: untuk)?|(?:berpikir|bilang|berpendapat) (?:bahwa )?(?:anda|kami|kita|lebih baik)(?: (?:perlu|sebaiknya|harus))?|mungkin hanya akan|mungkin ingin|kepikiran)(?: (?:agar kami|agar kita|agar|untuk|supaya))*',
  ),
  before(
    '(?:vill|skulle (?:vilja|hellre|helst)|föredrar|föreslår|förordar|förespråkar|rekommenderar|råder oss|lutar åt|nämnde|talar för|tänker på|funderar på|har (?:räknat|tänkt) på|(?:menar|tycker|säger)(?: att)? vi (?:ska|bör|borde))(?: (?:hellre|helst|gärna|att|att vi (?:ska|bör)|på))*',
  ),
  before(
    '(?:vil|ville (?:hellere|heller|helst|gerne|gjerne)|foretrækker|foretrekker|foreslår|foreslog|anbefaler|anbefalte|hælder til|heller mot|nævnte|nevnte|taler for|tænker på|tenker på|har (?:regnet|tænkt|tenkt) på|(?:mener|synes|siger|sier)(?: at)?,? vi (?:skal|bør|burde))(?: (?:hellere|heller|helst|gerne|gjerne|at|å|at vi (?:skal|bør)|på))*',
  ),
  before(
    '(?:haluaa|haluaisi|haluan|haluaisin|ehdottaa|ehdotti|ehdotan|suosittelee|mielestä(?: (?:meidän|minun|nyt))?(?: pitäisi| olisi parempi| kannattaisi)?|harkitsee|puhui)(?: (?:mieluummin|ennemmin|että))*',
  ),
  before(
    '(?:chce|chci|chtěl(?:a)? by|chtěl(?:a)? bych|by (?:raději|radši|chtěl|chtěla)|bych (?:raději|radši|chtěl|chtěla)|preferuje|navrhuje|navrhuji|navrhl\\p{L}*|doporučuje|přiklání se k|přikláním se k|jsem pro|(?:myslí|říká|tvrdí), že (?:bychom měli|je lepší|máme)|přemýšlí o|uvažuje o)(?: (?:raději|spíš|abychom|aby))*',
  ),
  before(
    '(?:inkább|szeretné|szeretném|javasolja|javaslom|javasolta|azt mondja, hogy|azt javasolja, hogy|szerint(?: jobb lenne| inkább| érdemes)|azon van, hogy)(?: (?:inkább|ha))*',
  ),
  before(
    '(?:vrea|vreau|ar vrea|aș vrea|ar prefera|aș prefera|preferă|prefer|propune|propun|a propus|sugerează|recomandă|insistă|înclină spre|(?:zice|spune|crede|gândesc|consideră) (?:că (?:ar trebui|e mai bine|ar fi mai bine|trebuie)(?: să)?|să)|ai putea vrea)(?: (?:să|mai degrabă|ca))*',
  ),
  '^(?<who>benim) (?:aklımdaki|aklımda|düşüncem|fikrim) (?<what>.+)',
  before('(?:anataka|nataka|ningependa|angependa|anapendelea|napendelea|anapendekeza)'),
  after(
    '(?:मैं|हम|वह|वे|(?:मेर|हमार)\\S+ \\S+(?: जी)?(?: ने| को)?|\\S+ (?:जी|का कहना है कि))',
    '(?:करना |देना )?चाहत[ीाे]|पसंद कर(?:त|ूँ|ूं)|(?:का|के) पक्ष में',
  ),
  '^(?<who>.{1,40}?) (?:का (?:कहना|सुझाव|मानना|विचार) है|(?:चाहती|चाहता|चाहते) (?:हैं|है|हूँ)|का सुझाव|सोचते हैं|कहती हैं|कहता है),? कि(?: (?:हम|हमें|आपको))? (?<what>.+(?:ाएँ|एँ|ें|ाए|ए))$',
  '^(?<who>.{0,80}?आप) (?<what>.+) चाह सकते हैं',
  before('(?:চায়|চাই|চান|প্রস্তাব করছে|মত হলো)(?: (?:যে|আমরা))?'),
  after('(?:আমি|আমরা|সে|তিনি|(?:আমার|আমাদের) \\S+)', 'চায়|চাই|চান|পছন্দ কর|(?:এর)? ?পক্ষে'),
  after('(?:நான்|நாங்கள்|அவர்|அவள்|அவன்|(?:என்|எங்கள்) \\S+)', 'விரும்பு|ஆசைப்படு|நினைக்கி'),
  after(
    '(?:(?-i:\\p{Lu}\\p{L}+) \\p{L}+[ıiuü]m[ıiuü]z|ben|biz|o|(?!ve |ama )\\p{L}+(?:m|mız|miz|muz|müz)|(?-i:\\p{Lu}\\p{L}+)(?: (?:bey|hanım))?)(?: ise)?',
    'istiyor\\p{L}*|ister(?:im|iz|di\\p{L}*)?(?!\\p{L})|tercih ed\\p{L}+|öneriyor\\p{L}*|savunuyor\\p{L}*|taraftarı\\p{L}*|yana(?:yım|yız)?(?!\\p{L})',
  ),
].map((form) => new RegExp(form, 'iu'));

export const unspacedWantForms: readonly RegExp[] = [
  /^(?:但是?|而|不过|不過|可是?)?(?<who>[^，,。想]{1,10}?)(?:更|比较|比較|却|卻|则|則|就|其实|其實|一直)?(?:想(?![法到起])要?|希望|主张|主張|倾向于?|傾向於?|愿意|願意|建议|建議|提议|提議|支持|觉得应该|覺得應該|认为应该|認為應該)(?<what>[^，,。；;]{2,40})/u,
  /^(?:但是?|而)?(?<who>[^，,。想]{1,10}?)(?:的(?:意思|想法|意见|意見|建议|建議|主张|主張)(?:是|：|:))(?<what>[^，,。；;]{2,40})/u,
  /^(?<who>[^、。はが]{1,14})[はが、]、?(?<what>[^。]{2,60}?)(?:(?:たい|よう|べきだ|ほうがいい|方がいい)と(?:言|思|考|主張)|という意見|(?:こと|の)を(?:提案|希望|勧め))/u,
  /^(?<what>[^。]{4,60}?)べきだと(?:考える|思う|言う)(?<who>人|声)/u,
  /^(?:その一方で、)?(?<who>[^、。]{0,30})(?:では|は)、(?<what>[^。]{4,60}?)たいと思うかもしれ/u,
  /^(?:一方|でも|しかし)?、?(?<who>[^、。はが]{1,14})[はが]、?(?<what>[^。]{2,50}?)(?:たい|を希望|を推|派|べきだと|がいいと|方がいい|ほうがいい|を支持)/u,
  /^(?:반면|하지만|그런데)? ?(?<who>\S{1,12}[은는이가]|\S{1,8} \S{1,8}[은는이가]) (?<what>.{2,50}?)(?: 싶|자(?:고|는) (?:하|합|해|주장|제안|의견|입장|쪽|말)|길 (?:원|바)|기를 (?:원|바)|(?:는|은) (?:게|것이|쪽이|편이) (?:좋|낫|더))/u,
  /^(?:แต่|ส่วน)?\s?(?<who>[^\s]{1,16}?)(?:กลับ|ก็)?(?:อยาก(?:จะ|ให้)?|ต้องการ(?:ให้)?|เสนอให้|เสนอว่า|แนะนำให้|บอกว่าควร|คิดว่าควร)\s?(?<what>.{2,60})/u,
];
