/** How a language says that there is one more way, a compromise between others, or what somebody thought of first; what is named stands in the first group that says something. */
export const oneMoreForms: readonly RegExp[] = [
  // English
  'alternatively,? (?:we|i) (?!(?:could|can|may|might|would|are|have|do|know|think)(?!\\p{L}))(\\p{L}+ .+)',
  '(?:a|the|one) (?:compromise|middle way|middle ground|halfway house)(?: (?:would|could|might) be(?: to)?|:) (.+)|there (?:is|may be|might be) a (?:compromise|middle way|middle ground): (.+)',
  "(?:my|our|the) first (?:thought|idea|instinct|plan) (?:is|was)(?: to)? (?!that)(.+)|^(?:then )?there(?:[’']s| is) (?:also |always |still )?(?:the )?talk of (.+)",
  // German
  'ein (?:kompromiss|mittelweg) wäre(?: es)?,? (.+)|(?:zur not|notfalls) (?:könnten?|können|kann) (?:wir|ich|man) (.+)|^(?:dann |daneben |außerdem )?(?:gäbe|gibt) es (?:noch|auch noch|auch) (die möglichkeit .+|das angebot .+|den vorschlag .+)',
  '(?:die|mein|meine|unsere?) (?:erste[rs]? )(?:idee|gedanke|überlegung|plan) (?:war|ist|wäre)(?: es)?,? (.+)|(?:der andere|ein anderer) weg wäre(?: es)?,? (.+)',
  // French
  "une première (?:option|possibilité|solution|piste|idée|voie) (?:est|serait|consiste à|consisterait à)(?: de| d[’'])? ?(.+)|(?:un|le) (?:compromis|moyen terme) (?:serait|est)(?: de| d[’'])? ?(.+)",
  "(?:ma|notre|la) première (?:idée|pensée|intention) (?:est|était|serait)(?: de| d[’']) ?(.+)|^(?:sinon|et puis),? (?:il y a|il y aurait|reste)(?: aussi| encore)? (l[’']idée de .+|l[’']offre de .+|la solution de .+)",
  // Italian, Spanish, Portuguese
  "un[’']idea è(?: quella)?(?: di)? (\\p{L}+[aei]r[ei]? .+)|(?:un|il) compromesso (?:sarebbe|è)(?: quello)?(?: di)? (.+)|(?:la|una) (?:mia )?prima idea (?:era|è|sarebbe)(?: quella)?(?: di)? (.+)|in alternativa,? c[’']è (?:anche )?(?!la possibilità)(.+)|un[’']altra strada sarebbe(?: quella)?(?: di)? (.+)",
  '(?:el otro|otro) camino (?:sería|es) (.+)|(?:un|el) (?:compromiso|término medio|punto medio) (?:sería|es) (.+)|(?:mi|nuestra|la) primera idea (?:era|fue|es|sería) (\\p{L}+[aei]r .+)|una opción intermedia (?:sería|es) (.+)',
  '(?:o outro|um outro|outro) caminho (?:seria|é) (.+)|(?:um|o) (?:compromisso|meio-termo) (?:seria|é) (.+)|(?:a minha|minha|a nossa|nossa|a) primeira ideia (?:era|foi|é|seria) (\\p{L}+[aei]r .+)',
  // Dutch
  'wat(?: ook| nog| natuurlijk)* kan(?: is)?[:,] (.+)|dan is er(?: ook)?(?: nog)? (?:het|de) (?:idee|aanbod|plan|voorstel|mogelijkheid)[^,.]{0,30}? om (.+)|(?:een|het) compromis (?:is|zou zijn)(?: om)? (.+)|(?:mijn|ons|onze|het) eerste (?:idee|gedachte|plan) was(?: om)? (.+)|de andere weg (?:is|zou zijn)(?: om)? (.+)',
  // Scandinavian
  '(?:sen|sedan|dessutom|så) (?:finns|har vi)(?: \\p{L}+)? möjligheten att (.+)|(?:min|vår) första (?:tanke|idé|plan) (?:är|var)(?: att)? (.+)|en kompromiss (?:vore|är|skulle vara)(?: att)? (.+)',
  '(?:så|derudover|desuden) (?:er der|har vi) (?:også |jo )?muligheden for(?: at)? (.+)|(?:min|vores) første (?:tanke|idé|plan) (?:er|var)(?: at| å)? (.+)|et kompromis (?:er|ville være|kunne være)(?: at)? (.+)|alternativet (?:er|ville være|ville vært)(?: at| å)? (.+)',
  '(?:så|dessuten) (?:er det|finnes|har vi) (?:også |jo )?muligheten (?:for|til)(?: å)? (.+)|(?:min|vår) første (?:tanke|idé|plan) (?:er|var)(?: å)? (.+)|et kompromiss (?:er|ville være|ville vært|kunne være)(?: å)? (.+)',
  // Finnish, Hungarian
  'eikä se(?: \\p{L}+)? (?:mahdoton\\p{L}*|hullumpaa|huono idea)(?: \\p{L}+)?,? että (.+)|kompromissi (?:olisi|on)(?: se,? että)? (.+)|(?:ensimmäinen|eka) (?:ajatus|idea) (?:oli|on|olisi)(?: se,? että)? (.+)',
  '(?:az egyik|az első|az eredeti) (?:ötlet|gondolat|lehetőség|terv) az(?: volt)?,? hogy (.+)|(?:a|egy) (?:kompromisszum|köztes megoldás) az (?:lenne|volna),? (?:ha|hogy) (.+)',
  // Slavic
  '(?:pierwsz[ya]|mój pierwszy|nasz pierwszy) (?:pomysł|myśl|plan) (?:to|był[ao]?|jest)(?:,? żeby)? (.+)|kompromisem (?:byłoby|jest) (.+)|(?:jest|mamy)(?: też| jeszcze)? (?:pomysł|propozycja),? (?:żeby|aby|by) (.+)',
  '(?:первая мысль|первая идея|первоначальный план) (?:была|был|—|–|-)(?: была)? (\\p{L}+(?:ть|ти|чь).+)|(?:ещё|еще)(?: один)? (?:вариант|способ) (?:—|–|-|это) (?:чтобы )?(.+)|компромисс(?:ом| —| –)(?: было бы| был бы)? (\\p{L}+(?:ть|ти|чь).+)',
  '(?:перша думка|перша ідея|початковий план) (?:була|був|—|–|-)(?: була)? (\\p{L}+ти.+)|ще(?: один)? (?:варіант|спосіб) (?:—|–|-|це) (?:щоб )?(.+)|компроміс(?:ом| —| –)(?: було б| був би)? (\\p{L}+ти.+)',
  '(?:první|původní) (?:nápad|myšlenka|plán) (?:je|byl[ao]?)(?: to)?,? (?:že |aby |abychom )?(.+)|kompromisem (?:by bylo|je) (.+)|(?:taky|také) (?:bychom|bych) (?:mohli|mohl|mohla) (.+)',
  // Romanian, Greek, Turkish
  '(?:prima|prima mea|prima noastră) (?:idee|variantă|opțiune) (?:a fost|este|e|era|ar fi)(?: (?:să|ca))? (.+)|un compromis ar fi(?: (?:să|ca))? (.+)',
  '(?:η|μια|μία) πρώτη (?:σκέψη|ιδέα|λύση|επιλογή) (?:είναι|ήταν|θα ήταν)(?: το)? να (.+)|(?:ένας|μια) συμβιβασμός θα ήταν(?: το)? να (.+)|(?:τρίτη|δεύτερη|άλλη) (?:λύση|επιλογή|ιδέα) (?:θα ήταν|είναι)(?: το)? να (.+)',
  '(?:ilk|birinci) (?:fikir|düşünce|seçenek|plan)(?:imiz|im)?,? (.{6,80}(?:mak|mek))(?:tı|ti|tır|tir)?[.!]?$|orta yol(?: olarak)?,? (.{6,80}(?:mak|mek))(?: olabilir)?[.!]?$',
  // Arabic, Persian, Hebrew
  '(?:فكرتي الأولى|الفكرة الأولى|أول فكرة)(?: كانت| هي)?(?: أن)? (.+)|(?:حل وسط|الحل الوسط)(?: هو| قد يكون| ممكن يكون)?(?: أن)? (.+)',
  '(?:اولین فکر\\S*|فکر اول\\S*)(?: این (?:بود|است))?(?: که)? (.+)|راه میانه(?: این است)?(?: که)? (.+)',
  '(?:הרעיון הראשון|המחשבה הראשונה)(?: היה| הייתה)? (ל\\p{L}+ .+)|פשרה(?: אפשרית)?(?: תהיה| היא| הייתה)? (ל\\p{L}+ .+)',
  // Indonesian, Vietnamese, Swahili
  '(?:ide|pikiran) pertama(?: kami| saya)? (?:adalah |ialah )?(\\p{L}+ .+)|jalan tengahnya(?: adalah)? (.+)',
  '(?:ý|ý nghĩ|ý tưởng) đầu tiên(?: là| của (?:tôi|chúng tôi) là) (.+)|giải pháp dung hòa là (.+)',
  '(?:wazo la kwanza|njia ya kati) (?:ni|lilikuwa|ilikuwa) (.+)',
].map((form) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${form})`, 'iu'));

/** Has one of the words that such a form cannot do without: most sentences have none, and are not tried by each. */
export const hintsAtOneMore =
  /alternativ|compromis|kompromis|compromesso|meio-termo|término medio|punto medio|intermedia|middle|halfway|ground|first|talk of|mittelweg|zur not|notfalls|(?:gäbe|gibt) es|erste|weg wäre|première|moyen terme|il y a|reste|idea|idée|camin|strada|wat .{0,20}kan|dan is er|eerste|andere weg|möjlighet|mulighet|mulighed|första|første|eikä se|ensimmäinen|(?<!\p{L})eka|ötlet|gondolat|lehetőség|terv|köztes|pierwsz|pomysł|propozycj|перв|ещё|еще|компромисс|перш|ще |компроміс|první|původní|bych(?:om)? |prima|πρώτη|συμβιβασμός|λύση|επιλογή|ιδέα|ilk |birinci|orta yol|الأولى|أول فكرة|وسط|اولین|فکر اول|راه میانه|הראשו|פשרה|pertama|jalan tengah|đầu tiên|dung hòa|wazo|njia ya kati/iu;
