/** How a language says that something is one way among others; what is named stands in the first group that says something. */
const forms = (...of: readonly string[]): RegExp[] =>
  of.map((form) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${form})`, 'iu'));

export const suggestionForms: readonly RegExp[] = [
  // "Doing nothing is a choice, too."
  /^(?:and |but |of course )?(.{3,80}?) (?:is|would be|remains)(?:,? of course,?)? (?:also|still|always) (?:an? (?:option|possibility|choice|way)|possible(?! to )|conceivable|on the table|open to us)/iu,
  /^(?:und |aber )?(.{3,80}?) (?:ist|wäre|bleibt) (?:auch|ebenfalls|natürlich auch|immer(?: noch)?)(?: noch)? (?:eine? (?:option|möglichkeit|alternative|weg)|möglich|denkbar|drin)/iu,
  /^(?:et |mais )?(.{3,80}?) (?:est|serait|reste) (?:aussi|également|toujours) (?:une (?:option|possibilité|solution|piste)|possible|envisageable)/iu,
  /^(?:y |pero )?(.{3,80}?) (?:también es|es también|también sería|sería también|sigue siendo) (?:una (?:opción|posibilidad|alternativa|salida)|posible)/iu,
  /^(?:e |mas )?(.{3,80}?) (?:também é|é também|também seria|continua a ser) (?:uma (?:opção|possibilidade|escolha|alternativa|hipótese)|possível)/iu,
  /^(?:e |ma )?(.{3,80}?) (?:è|sarebbe|resta) (?:anche|pure|comunque) (?:un[’']|una )?(?:opzione|possibilità|alternativa|scelta|possibile)/iu,
  /^(?:en |maar )?(.{3,80}?) (?:is|zou) (?:ook|natuurlijk ook|altijd)(?: nog)? (?:een (?:optie|mogelijkheid|alternatief|keuze)|mogelijk)/iu,
  /^(?:a |ale )?(.{3,80}?) (?:to|jest) (?:też|także|również) (?:opcja|możliwość|wyjście|jakieś wyjście|możliwe)/iu,
  /^(?:а |но )?(.{3,80}?)(?: —| –)? (?:это )?тоже (?:вариант|выход|выбор|возможность)/iu,
  /^(?:а |але )?(.{3,80}?)(?: —| –)? (?:це )?(?:теж|також) (?:варіант|вихід|вибір|можливість)/iu,
  /^(.{3,80}?) είναι (?:επίσης|και αυτό) (?:μια |μία )?(?:επιλογή|λύση|δυνατότητα)/iu,
  /^(.{3,80}?) (?:är|vore|er|ville være) (?:också|også|förstås också) (?:ett alternativ|et alternativ|en möjlighet|en mulighed|en mulighet|et valg|ett val|möjligt|mulig)/iu,
  /^(.{3,80}?) (?:भी|ও) (?:एक |একটা |একটি )?(?:विकल्प|रास्ता|বিকল্প|উপায়)/u,
  /^(?:یکی هم )?(.{3,80}?) هم (?:یک )?(?:گزینه|راه|انتخاب)/u,
  /^(.{3,80}?) (?:هو |هي )?(?:أيضا|أيضًا|أيضاً) (?:خيار|بديل|حل)/u,
  /^(.{3,80}?) (?:היא|הוא|זו|זה) גם (?:אפשרות|בחירה|חלופה)/u,
  /^(.{3,80}?) cũng là (?:một )?(?:lựa chọn|phương án|cách)/iu,
  /^(.{3,80}?) juga (?:merupakan |adalah )?(?:sebuah |suatu )?(?:pilihan|opsi|alternatif)/iu,
  // "On the one hand we could …"
  ...forms(
    "(?:on (?:the )?(?:one|other)(?: hand)?|einerseits|andererseits|d[’']un côté|de l[’']autre(?: côté)?|por un lado|por otro(?: lado)?|da un lato|dall[’']altro(?: lato)?|por um lado|por outro(?: lado)?|enerzijds|anderzijds|z jednej strony|z drugiej(?: strony)?|с одной стороны|с другой(?: стороны)?|з одного боку|з іншого(?: боку)?|από τη μία|από την άλλη|من جهة(?: أخرى)?|מצד אחד|מצד שני|å ena sidan|å andra sidan|på den ene side|på den anden side|på den ene siden|på den andre siden|toisaalta|na jedné straně|na druhé straně|egyrészt|másrészt|pe de o parte|pe de altă parte),? (?:(?:we|i) (?:could|can|might)|könnten? (?:wir|ich|man)|(?:on|nous|je) (?:pourrait|pourrions|pourrais|peut|pouvons)|podríamos|podemos|puedo|podría|potremmo|possiamo|potrei|poderíamos|podíamos|podemos|kunnen we|zouden we|możemy|moglibyśmy|(?:мы )?(?:можем|могли бы|можно)|(?:ми )?(?:можемо|могли б|можна)|(?:θα μπορούσαμε|μπορούμε) να|يمكننا|אפשר|נוכל|(?:kan|kunde|kunne) (?:vi|jag|jeg)|voimme|voisimme|můžeme|mohli bychom|putem(?: să)?|am putea(?: să)?) (.+)",
    // "Alternatively: sell it"
    '^(?:or )?alternatively[,:] (?!(?:we|i|one|they|he|she|the|our|it) )(.+)',
    '^(?:oder )?alternativ[,:] (.+)',
    '^(?:sinon|ou bien|à défaut)[,:] (?!(?:on|nous|je|il|elle|le|la|les) )(\\p{L}+(?:er|ir|re) .+|\\p{L}+(?:er|ir|re)[.!]?$)',
    '^(?:como alternativa|alternativamente|en su defecto)[,:] (\\p{L}+[aei]r.*)|^(?:in alternativa|alternativamente|altrimenti)[,:] (\\p{L}+[aei]re?.*)|^(?:em alternativa|como alternativa|alternativamente)[,:] (\\p{L}+[aei]r.*)',
    '^(?:als alternatief|anders|desnoods)[,:] (.+en)[.!]?$|^(?:alternatywnie|ewentualnie)[,:]? (\\p{L}+ć .+)|^(?:иначе|альтернатива|как вариант)(?:[,:]| [—–-])+ (?:это )?(\\p{L}+ть.+)|^(?:інакше|альтернатива|як варіант)(?:[,:]| [—–-])+ (?:це )?(\\p{L}+ти.+)',
    // "What about a loan?"
    '^(?:and |or |so )?(?:what|how) about (?!(?:you|your|us|me|the price|that|this)(?!\\p{L}))(.+)[?]$|^what if (?:we|i) (.+)[?]$',
    '^(?:und |oder )?wie wäre es(?: mit|, wenn (?:wir|ich))? (.+)[?]$|^(?:und |oder )?was(?: ist| wäre)?,? wenn (?:wir|ich) (.+)[?]$',
    '^et si (?:on|nous|je) (.+?) ?[?]$|^(?:en )?als we (?:nu )?(?:eens )?(.+)[?]$|^a (?:może|gdyby|co,? gdyby)(?: by| tak)? (.+)[?]$|^(?:а )?(?:что|а),? если (.+)[?]$|^(?:а )?(?:що,? )?якщо (.+)[?]$|^(?:y|e) s[ie] (.+)[?]$|^¿y si (.+)[?]$',
  ),
  // An idea that was had, whatever became of it.
  ...forms(
    '(?:idea|suggestion|proposal|thought) of (\\p{L}+ing .+?)(?= (?:has|was|is|had|came|would|did|went|could|seems)(?!\\p{L})|$)',
    '(?:idee|vorschlag|gedanke),? ([^,.]{6,80} zu \\p{L}+)(?=,|$| (?:ist|war|wurde|steht))',
    "(?:l[’']idée|la proposition|la piste) (?:de |d[’'])(\\p{L}+(?:er|ir|re) .+?)(?= (?:a|est|était|avait|reste)(?!\\p{L})|$)",
    "(?:la idea|la propuesta|a ideia|a proposta|l[’']idea|la proposta|het idee|het voorstel) (?:de|di|om) (\\p{L}+(?:[aei]re?|en) .+?)(?= (?:ha|fue|es|era|foi|é|è|stata|is|was|werd)(?!\\p{L})|$)",
  ),
  ...forms(
    // English
    '(?:one|an|another|the other|the alternative|(?:a|the) (?:second|third|last|different|further|possible|only other|easiest|simplest|cheapest)|(?:a|the) (?:\\p{L}{3,}er|more \\p{L}+|less \\p{L}+)) (?:\\p{L}+ )?(?:option|possibility|alternative|idea|choice|approach|solution|way(?: forward| out)?|route)(?: here| for us| left| then)? (?:is|would be|could be|might be|may be|remains)(?: (?:simply|just))?(?: to| that (?:we|i))? (.+)',
    '(?:the alternative|plan b) (?:is|would be|could be)(?: to)? (.+)',
    'alternatively,? (?:we|i|one|they|he|she) (?:could|can|might|may|would)(?: (?:also|just|simply))* (.+)',
    '(?:we|i|they|he|she) (?:could|might)(?: of course| perhaps| maybe)? (?:also|instead|always|alternatively|just as well|equally)(?: (?:just|simply|always))* (.+)',
    '(?:we|i) (?:(?:also|still) )?have the (?:option|possibility|choice) of (.+)|(?:there is|there was) (?:also |always |still )?the (?:option|possibility|idea|thought) (?:of|to) (.+)|(?:instead|otherwise),? (?:we|i|one) (?:could|can|might|may) (?:also |just |simply )?(.+)',
    '(?:instead of|rather than) .{3,60}?,? (?:we|i) (?:could|might|can|may) (?:also |just |simply )?(.+)',
    '^(?:or|and) (?:we|i|they) (?:could|can|might)(?: (?:also|just|simply|always))* (.+)',
    // German
    '(?:eine|die) (?:(?:weitere|andere|zweite|dritte|vierte|letzte|mögliche|denkbare|einfachere) )?(?:möglichkeit|option|alternative|variante|lösung|idee) (?:wäre|bestünde darin|bestünde|bleibt)(?: es)?,? (?:dass (?:wir|ich) )?(.+)|eine? (?:weitere|andere|zweite|dritte) (?:möglichkeit|option|alternative|variante|lösung|weg) ist(?: es)?,? (.+)|ein (?:weiterer|anderer|zweiter|dritter) (?:weg|ansatz) (?:ist|wäre)(?: es)?,? (.+)',
    'alternativ (?:könnten?|könnte|kann|können|ließe sich|würde) (?:wir |ich |man |er |sie )?(?:auch |einfach )*(.+)',
    '(?:wir|ich|man|sie) könnten?(?: (?:natürlich|aber|ja))? (?:auch|stattdessen|ebenso(?: gut)?|ebensogut|genauso gut)(?: (?:einfach|nur|noch))* (.+)|könnten? (?:wir|ich|man) (?:auch|stattdessen|ebenso gut)(?: (?:einfach|nur|noch))* (.+)',
    '(?:denkbar|möglich|vorstellbar) (?:wäre|bliebe|ist|bleibt) (?:auch|ebenso|außerdem|noch)(?: es)?,? (.+)|(?:es gibt|wir haben|bleibt)(?: \\p{L}+)? die möglichkeit,? (.+)',
    // French
    "(?:une|l[’'])(?: ?autre| seconde| deuxième| troisième| dernière)? ?(?:option|possibilité|alternative|solution|piste|idée|voie) (?:serait|pourrait être|consisterait à|consiste à)(?: de| d[’']| que)? ?(.+)|(?:une|l[’'])autre (?:option|possibilité|alternative|solution|piste) (?:est|c[’']est)(?: de| d[’']| que)? ?(.+)",
    '(?:sinon|alternativement|autrement),? (?:on|nous|je) (?:peut|peux|pourrait|pourrions|pourrais|pouvons)(?: (?:aussi|simplement|toujours))* (.+)',
    "(?:on|nous|je|il|elle) (?:pourrait|pourrions|pourrais)(?: (?:aussi|également|encore|tout simplement|simplement|sinon|tout aussi bien))+ (.+)|(?:il y a|reste|il reste|nous avons|j[’']ai)(?: (?:aussi|encore))? la (?:possibilité|solution) (?:de|d[’']) ?(.+)",
    // Spanish
    '(?:una|otra|la otra)(?: (?:primera|segunda|tercera|última))? (?:opción|posibilidad|alternativa|solución|idea|vía|salida)(?: más \\p{L}+)? (?:sería|podría ser|puede ser|es)(?: (?:la de|que))? (?!un error)(.+)|la (?:opción|alternativa|solución|salida) (?:más \\p{L}+ )?(?:sería|podría ser)(?: (?:la de|que))? (.+)',
    '(?:alternativamente|como alternativa|si no),? (?:podríamos|podría|podemos|puedo|se puede|se podría) (.+)',
    '(?:también|igualmente) (?:podríamos|podría|podemos|puedo|cabe|cabría|se podría)(?: (?:la (?:opción|posibilidad) de|simplemente))? (.+)|(?:podríamos|podría|se podría) (?:también|simplemente|igualmente) (.+)',
    '(?:tengo|tenemos|queda|nos queda|existe|hay|está)(?: también)? la (?:opción|posibilidad|alternativa) de (.+)',
    // Portuguese
    '(?:uma|outra|a outra)(?: (?:primeira|segunda|terceira|última))? (?:opção|possibilidade|alternativa|solução|ideia|saída|hipótese)(?: mais \\p{L}+)? (?:é|seria|poderia ser|pode ser)(?: (?:a de|que))? (.+)|a (?:opção|alternativa|solução|saída) (?:mais \\p{L}+ )?(?:seria|poderia ser)(?: (?:a de|que))? (.+)',
    'também (?:poderíamos|poderia|podíamos|podemos|posso)(?: simplesmente)? (.+)|(?:poderíamos|poderia|podíamos) (?:também|simplesmente) (.+)|(?:em alternativa|como alternativa|alternativamente),? (?:poderíamos|podemos|posso|poderia) (.+)|(?:tenho|temos|resta|há)(?: também| ainda)? a (?:opção|possibilidade|hipótese) de (.+)',
    // Italian
    "(?:un[’']|una|l[’'])(?: ?altra| seconda| terza| ultima)? ?(?:opzione|possibilità|alternativa|soluzione|idea|strada) (?:sarebbe|potrebbe essere)(?: quella)?(?: di| che)? (.+)|(?:un[’']|l[’'])altra (?:opzione|possibilità|alternativa|soluzione|strada) è(?: quella)?(?: di| che)? (.+)",
    "(?:potremmo|potrei|si potrebbe) (?:anche|semplicemente|pure|invece)(?: solo)? (.+)|in alternativa,? (?:potremmo|possiamo|potrei|posso|si può|si potrebbe) (.+)|(?:c[’']è|abbiamo|ho|resta)(?: anche| ancora)? la possibilità di (.+)",
    // Dutch
    '(?:een|[eé]én|de)(?: (?:andere|tweede|derde|laatste|mogelijke))? (?:optie|mogelijkheid|alternatief|oplossing|idee|weg) (?:zou zijn|zou kunnen zijn|is)(?:,)? (?:om|dat we) (.+)|een (?:andere|tweede|derde|laatste) (?:optie|mogelijkheid|oplossing|weg) (?:zou zijn|is) (.+)',
    '(?:we|wij|ik) (?:zouden|zou|kunnen|kan) (?:ook|natuurlijk ook|evengoed)(?: (?:gewoon|kunnen))* (.+)|(?:als alternatief|anders|desnoods) (?:kunnen|kan|zouden|zou) (?:we|wij|ik)(?: (?:ook|gewoon))* (.+)|(?:er is|we hebben|blijft)(?: ook| nog)? de (?:mogelijkheid|optie) om (.+)|een (?:ander )?alternatief (?:is|zou zijn|zou)(?: om)? (.+)',
    // Polish
    '(?:inn[ąya]|drug[iąa]e?|kolejn[ąya]|jedn[ąa]|trzeci[aąe]?)(?: z)? (?:opcj[aąi]|możliwości[aą]?|możliwość|wariant\\p{L}*|rozwiązani\\p{L}+|alternatyw[aąy]|pomysł\\p{L}*|wyjści\\p{L}+) (?:jest|byłob[y]|byłaby|byłby|to|może być)(?: to)?,? (?:żeby |aby )?(.+)',
    '(?:możemy|moglibyśmy|mogę|mógłbym|mogłabym|można|można by) (?:też|także|również)(?: po prostu)? (.+)|alternatywnie (?:możemy|moglibyśmy|mogę|można)(?: by)? (.+)|(?:jest|mamy|pozostaje)(?: też| jeszcze)? (?:opcja|możliwość),? (?:żeby|aby|by) (.+)',
    // Russian, Ukrainian
    '(?:(?:ещё|еще) )?(?:друг(?:ой|ая)|один|одна|втор(?:ой|ая)|трет(?:ий|ья)|последн(?:ий|яя)) (?:вариант|способ|путь|возможность|выход|альтернатива)(?:,? (?:это|был[аои]? бы|состоит в том, чтобы)| [—–-]|:)+ (?:чтобы )?(.+)',
    '(?:можно|мы можем|могли бы|мог бы|могла бы|можно было бы)(?: было бы)?,?(?: конечно,?)? (?:также|ещё|еще|и просто|и вовсе|и вообще|и|просто)(?: просто)? (.+)|(?:либо|или) (?:же )?можно(?: (?:просто|вообще))? (.+)|(?:есть|остаётся|остается|имеется)(?: (?:ещё|еще|также))? (?:вариант|возможность) (?:—|–|-)? ?(.+)',
    '(?:(?:ще) )?(?:інш(?:ий|а)|один|одна|друг(?:ий|а)|трет(?:ій|я)|останн(?:ій|я)) (?:варіант|спосіб|шлях|можливість|вихід|альтернатива)(?:,? (?:це|був би|була б|полягає в тому, щоб)| [—–-]|:)+ (?:щоб )?(.+)',
    '(?:можна|ми можемо|могли б|міг би|могла б|можна було б)(?: було б)? (?:також|ще|теж|і просто|й просто|просто)(?: просто)? (.+)|(?:або|чи) (?:ж )?можна(?: просто)? (.+)|(?:є|лишається|залишається)(?: ще| також)? (?:варіант|можливість) (?:—|–|-)? ?(.+)',
    // Greek
    '(?:μια|μία|η)(?: (?:άλλη|δεύτερη|τρίτη|εναλλακτική))? (?:επιλογή|λύση|δυνατότητα|ιδέα) (?:θα ήταν|θα μπορούσε να είναι|είναι)(?: το)? να (.+)',
    '(?:μπορούμε|θα μπορούσαμε|μπορώ|θα μπορούσα) (?:επίσης|και|εξίσου|απλώς|απλά)(?: (?:απλώς|απλά))? να (.+)|εναλλακτικά,? (?:μπορούμε|θα μπορούσαμε|μπορώ) να (.+)|(?:υπάρχει|έχουμε|μένει)(?: και| επίσης)? η (?:δυνατότητα|επιλογή|σκέψη|ιδέα|λύση) να (.+)',
    // Arabic, Persian, Hebrew
    '(?:هناك |وهناك |يوجد )?(?:خيار|حل|بديل|الخيار|الحل|البديل) (?:آخر|ثان|ثالث|الآخر|الثاني|الثالث|الأخير)(?: هو| وهو|:)? (?:أن )?(.+)|و?(?:يمكننا|بإمكاننا|يمكنني|بإمكاني|نستطيع|يمكن) (?:أيضا|أيضًا|أيضاً|كذلك)(?: أن)? (.+)|أو (?:يمكننا|بإمكاننا|يمكنني|يمكن)(?: أن)? (.+)',
    '(?:یک )?(?:گزینه|راه|راه‌حل|راه حل)(?:‌?ی)? (?:دیگر|دیگری|دوم|سوم|آخر)(?: هم)?(?: این است که| اینه که| این‌که|:| این است:)? (.+)|(?:می‌?توانیم|می‌?توانم|می‌?شود|می‌?شه|می‌?تونیم|می‌?تونم) هم (.+)|یا (?:می‌?توانیم|می‌?توانم|می‌?شود|می‌?شه|می‌?تونیم|می‌?تونم) (.+)',
    '(?:אפשרות|חלופה|דרך|פתרון) (?:אחרת?|נוספת?|שנייה|שלישית)(?: היא| הוא)?[,:]? (.+)|(?:אפשר|נוכל|ניתן|אוכל|יכולים|יכול) גם (?:פשוט )?(.+)|לחלופין,? (?:אפשר|נוכל|ניתן|אוכל) (.+)|או ש(?:פשוט )?(נ\\p{L}+ .+)',
    // Hindi, Bengali, Tamil
    '(?:एक|दूसरा|तीसरा|आख़िरी|आखिरी)(?: और| अन्य)? (?:विकल्प|रास्ता|तरीका|उपाय) (?:यह )?(?:भी )?(?:है|होगा|हो सकता है)(?: कि)?,? (?:हम |मैं )?(.+)|(?:हम|मैं) (.+? भी (?:\\S+ ){0,2}सक(?:ते|ता|ती) (?:हैं|हूँ|हूं))',
    '(?:আরেকটি|আরেকটা|অন্য|দ্বিতীয়|তৃতীয়|শেষ) (?:বিকল্প|উপায়|পথ) (?:হলো|হল|হচ্ছে|হতে পারে) (.+)|(?:আমরা|আমি) (\\S.*?ও (?:\\S+ ){0,3}(?:পারি|পারতাম))',
    '(?:மற்றொரு|இன்னொரு|வேறொரு|இரண்டாவது|மூன்றாவது) (?:வழி|விருப்பம்|தேர்வு|மாற்று)(?: என்பது| என்னவென்றால்,?|:)? (.+)|(?:நாங்கள்|நாம்|நான்) (\\S.*?(?:வும்|யும்) (?:\\S+ ){0,2}\\S*(?:முடியும்|லாம்))',
    // Vietnamese, Indonesian, Swahili
    '(?:một |còn một )?(?:lựa chọn|phương án|cách|giải pháp|khả năng)(?: khác| nữa| cuối)+(?: là| sẽ là|:)+ (.+)|(?:chúng tôi|chúng ta|tôi|mình|bọn mình|bọn tôi) cũng có thể(?: chỉ)? (.+)|hoặc (?:là )?(?:chúng tôi|chúng ta|tôi|mình|bọn mình) (?:có thể |sẽ |cứ )?(.+)',
    '(?:opsi|pilihan|alternatif|cara|kemungkinan|jalan) (?:lain(?:nya)?|kedua|ketiga|terakhir)(?: adalah| ialah| yaitu|:)? (.+)|(?:kami|kita|saya|aku) (?:bisa juga|juga bisa|dapat juga|juga dapat|bisa saja)(?: (?:hanya|cukup))? (.+)|(?:bisa juga|alternatifnya),? (?:kami |kita |saya )?(?:bisa |dapat )?(.+)|atau (?:kami|kita|saya) (?:bisa|dapat)(?: saja)? (.+)',
    '(?:njia|chaguo) (?:nyingine|jingine|lingine) ni (.+)|(?:tunaweza|ninaweza|naweza) pia (.+)|au (?:tunaweza|ninaweza|naweza) (.+)',
    // Scandinavian
    '(?:ett|et|en|det|ett annat|et annet|et andet|en annan|en anden|en tredje|ett tredje|et tredje|en annen)(?: (?:annat|annan|anden|andet|annet|annen|tredje|sista|sidste|siste))? (?:alternativ|möjlighet|mulighed|mulighet|väg|vej|vei|utväg|udvej|utvei|lösning|løsning|sätt|måde|måte|idé|ide|tanke)(?: (?:vore|är|är också|skulle vara|kunde vara|er|ville være|kunne være|vil være|kan være))(?: (?:att|at|å))? (.+)',
    '(?:alternativt|annars|ellers|i stället|istället|i stedet)(?:,)? (?:kan|kunde|kunne|skulle) (?:vi|jag|jeg|man)(?: (?:också|også|bara|bare))* (.+)|(?:vi|jag|jeg|man) (?:kan|kunde|kunne|skulle kunna) (?:också|også|även|istället|i stedet)(?: (?:bara|bare|helt enkelt))* (.+)|(?:kan|kunde|kunne) (?:vi|jag|jeg|man) (?:också|også) (.+)|(?:det finns|der er|det finnes)(?: \\p{L}+)? (?:möjligheten|muligheden|muligheten)(?: (?:att|for at|til å|for å))? (.+)',
    // Finnish
    '(?:toinen|yksi|kolmas|viimeinen|muu) (?:vaihtoehto|tapa|mahdollisuus|keino|ratkaisu|ajatus) (?:olisi|on|voisi olla) (.+)|(?:vaihtoehtoisesti|toisaalta) (?:voimme|voisimme|voin|voisin) (.+)|(?:voisimme|voimme|voisin|voin) myös (.+)',
    // Czech
    '(?:další|jin[áéý]|druh[áéý]|třetí|poslední|jedn[aou]u?)(?: (?:z|ze))? (?:možnost\\p{L}*|variant\\p{L}*|cest\\p{L}*|řešení|způsob\\p{L}*|nápad\\p{L}*|alternativ\\p{L}*) (?:je|by byl[ao]?|by bylo|může být)(?: to)?,? (?:že |aby |abychom )?(.+)|(?:mohli bychom|můžeme|lze|dá se) (?:také|taky|i)(?: prostě)? (.+)|případně (?:můžeme|bychom mohli) (.+)',
    // Hungarian
    '(?:egy )?(?:másik|további|harmadik|utolsó) (?:lehetőség|megoldás|út|ötlet|változat)(?: (?:az|lenne|volna))*(?:,)? (?:hogy |ha )?(.+)|(?:azt is )?(?:megtehetjük|megtehetnénk)(?: azt is)?,? hogy (.+)|(?:esetleg|szerint) (.+?) is szóba (?:jöhet|jön)|^(.+?) is szóba (?:jöhet|jön)',
    // Romanian
    '(?:o|altă|o altă|a doua|a treia|ultima)(?: (?:altă|nouă))? (?:opțiune|variantă|posibilitate|soluție|cale|idee|alternativă) (?:ar fi|este|e|ar putea fi)(?: (?:să|ca))? (.+)|(?:am putea|putem|aș putea) (?:și|de asemenea|pur și simplu)(?: să)? (.+)|(?:alternativ|altfel),? (?:am putea|putem) (?:să )?(.+)',
    // Turkish
    'bir başka (?:seçenek|yol|ihtimal|alternatif) (?:ise|de|da),? (.+)|(?:bir )?(?:diğer|başka bir|ikinci|üçüncü|öteki|son) (?:seçenek|yol|alternatif|ihtimal|çözüm)(?: ise| de| da)?,? (.+)|alternatif: ([^,;]+)|alternatif olarak,? (.+)',
  ),
  /^(?:ya da |veya |hatta )?(\S.{3,80}?) (?:de|da) (?:olabilir|mümkün|bir seçenek|bir yol)(?:dir)?[.!]?$/iu,
  /^(?:ya da |veya )?(\S.{3,80}?[ae]bilir(?:iz|im)?) (?:de|da)[.!]?$/iu,
  // Japanese
  /^(?:また|ほかに|他に|あるいは|または|もしくは|もちろん|それか|一方で|もう[一1]つは)?[、,]?(?:単に)?(?:[^、。]{1,12}(?:からは|には|は))?(.{2,80}?)(?:という|って|といった)?(?:手|案|選択肢|やり方|方法|考え|道|提案|声)(?:も|が)(?:ある|あり|残|考え|出)/u,
  /^(?:また|ほかに|他に|あるいは|または|もしくは|もちろん|それか)?[、,]?(?:単に)?(.{2,80}?こと)も(?:考え|一案|一つ|ひとつ|選択)/u,
  /^(?:[^、。]{1,12}[はが])?(.{2,60}?)(?:という)?案を(?:出|示|提)/u,
  // Korean
  /^(?:아니면|또는|혹은|그냥|다른 방법으로는?|대안으로는?|물론)?,? ?(.{2,80}?는) (?:방법|방안|선택지|안|길|대안)도 (?:있|가능|고려|생각)/u,
  /^(?:아니면|또는|혹은|물론)?,? ?(.{2,80}?)(?:것|거)도 (?:방법|한 방법|방안|대안|선택지|선택)/u,
  /(?:또 다른|다른|두 번째|세 번째|마지막) (?:방법|방안|선택지|대안|안)(?:은|으로는) (.{2,80})/u,
  // Chinese
  /(?:^|[，,；;。])(?:当然|當然|或者|另外|我们|我們|我|咱们|其实|其實)?(?:我们|我們|我|咱们)?(?:也|还|還|亦)可以(?:直接|干脆|乾脆|考虑|考慮|先|选择|選擇)*([^，,。；;]{2,60})/u,
  /(?:另外?一?[个种條条個種]|还有一?[个种条]|還有一?[個種條])(?:方案|选择|選擇|办法|辦法|做法|选项|選項|可能|思路|路)(?:就?是|：|:)([^，,。；;]{2,60})/u,
  /(?:^|[，,；;。])(?:要不然?|要么|要麼|或者)(?:就|干脆|乾脆|直接|我们|我們|我|咱们|索性)+(?:就)?([^，,。；;]{2,60})/u,
  // Thai
  /อีก(?:ทางเลือก|วิธี|ทาง|ตัวเลือก|แนวทาง)(?:หนึ่ง)?(?:ก็)?คือ(?:การ)?\s?(.{2,80})/u,
  /(?:เรา|ผม|ฉัน|พวกเรา|ดิฉัน|หรือไม่ก็)\s?(?:อาจ(?:จะ)?|สามารถ|จะ)?\s?(\S.{1,80}?)ก็ได้/u,
];
