/** How a language asks between two things. Patterns end before a space; `either` comes before the first side, `or` between them. */
export type Tongue = {
  readonly or: string;
  /** What parts names after `between`. */
  readonly and: string;
  /** Begins a question about what to do. */
  readonly asks: string;
  /** Leads to the sides in a statement: "decide whether to". */
  readonly whether?: string;
  /** Leads to names: "torn between". */
  readonly between?: string;
  readonly either?: string;
  /** Says after the sides that they are weighed: "…, we cannot decide". */
  readonly doubts?: string;
  /** Begins a statement about what somebody may do: "we can". */
  readonly may?: string;
  /** Begins questions about facts; a question with `or` that has no opener is one of choice unless it begins so. Without it such questions are left alone. */
  readonly ofFacts?: string;
  /** What shows that a text is in this language, where its `or` is a word of others. */
  readonly sign?: RegExp;
  /** What shows that it is in another one. */
  readonly unless?: RegExp;
};
/** There `o` is an article. */
const portuguese = /[ãõ]|(?<!\p{L})(?:do|em|um|uma|ao|aos|não|os|pelo)(?!\p{L})/iu;

export const tongues: readonly Tongue[] = [
  {
    or: 'or(?: else| rather| instead)?(?: to)?',
    and: 'and|or',
    asks: '(?:(?:should|shall|can|could|must) (?:i|we|they|he|she|it|this(?= (?:be|become|stay|go)))|(?:should|shall)(?= (?:the|this|my|our) )|would (?:i|we|you) (?:prefer|rather|be better off)|do (?:i|we)(?! (?:have|know|need|agree|think|really|even|get|see) (?!to )))(?: (?:want|have|need) to)?(?: just| rather| simply| really)?|(?:is it|would it be|am i|are we) (?:better|best|wiser|smarter|cheaper|worth it)(?: off)?(?: to)?',
    whether:
      '(?:decid\\p{L}+|wonder\\p{L}*|unsure|not sure|know|torn|debat\\p{L}+|discuss\\p{L}*|question|consider\\p{L}*)(?: is)?(?: on)? (?:if|whether)(?: (?:to|(?:i|we) should(?: just)?))?|(?:(?:considering|contemplating|discussing|debating|weighing up|thinking (?:about|of))|(?:we|i|they)(?: have)? (?:discussed|considered|debated|thought (?:about|of)))(?= \\p{L}+ing )|(?:alternatives|options|choices|possibilities) are(?: either)?(?: to)?|possibility of(?: either)?',
    between:
      '(?:torn|stuck|hesitat\\p{L}+|waver\\p{L}+|undecided|decid\\p{L}+|choos\\p{L}+|choice|pick\\p{L}*|dilemma|toss-up)(?: is| remains)? between',
    either: 'either(?! (?:way|side|case|of|one))',
    ofFacts:
      'do|does|did|are|is|was|were|have|has|had|will|would|can|could|may|who|whom|whose|what|when|where|why|how|any|anyone|anything|which|if|some|such|all|no|you|it|this|that|there|these|i',
  },
  {
    or: 'oder(?: doch| eher| aber| besser)?',
    and: 'und|oder',
    asks: '(?:soll(?:t?en?)?|muss|müssen|wollen|kann|können|darf|dürfen) (?:ich|wir|man|er|sie)(?: uns| mich)?(?: lieber| besser)?|(?:ist|wäre) (?:es )?(?:besser|klüger|sinnvoller|günstiger|schlauer)[,:]?',
    whether:
      '(?:überleg\\p{L}*|weiß (?:noch )?nicht|frage|entscheid\\p{L}*|sicher|unsicher|unschlüssig|unklar|offen|diskutier\\p{L}*)[^,.:;]{0,20}, ob(?: (?:ich|wir|man|sie|er|der|die|das|es)(?: uns| mich)?)?|(?:überleg\\p{L}*|erwäg\\p{L}*|diskutier\\p{L}*|denk\\p{L}* (?:darüber|drüber) nach)(?: \\p{L}+)?,(?= (?:\\p{L}+ ){1,12}zu )',
    between:
      '(?:schwank\\p{L}+|hin- und hergerissen|unentschieden|entscheid\\p{L}+|wähl\\p{L}+|wahl|zöger\\p{L}*)(?: (?:noch|gerade|zurzeit|mich|uns))? zwischen',
    either: 'entweder',
    ofFacts:
      'wer|wen|wem|was|wann|wo|warum|wie|wieso|weshalb|welche\\p{L}*|ist|sind|war|waren|hat|habe|haben|hast|gibt|gab|wird|werden|kann|können|darf|noch|fragen|liegt|du|ihr|es|das|dies|sie|wenn|falls',
  },
  {
    or: 'ou(?: bien| plutôt| alors)?|soit',
    and: 'et|ou',
    asks: "(?:est-ce qu(?:e |[’'])(?:je|on|nous) (?:dois|doit|devons|devrais|devrait)|dois-je|doit-on|devons-nous|(?:doit|doivent|devrait|devraient)-(?:ils?|elles?)|devrais-je|devrait-on|faut-il|vaut-il mieux|vaudrait-il pas mieux|est-il préférable|vaudrait-il mieux|puis-je|peut-on|pouvons-nous|justifie-t-(?:elle|il)|passons-nous à)",
    whether:
      '(?:hésit\\p{L}*|demand\\p{L}*|sais pas|savoir|décider)[^,.:;]{0,15} si(?: (?:je|on|nous) (?:dois|devrais|doit|devrait|devons))?|(?:envisag\\p{L}+|réfléchi\\p{L}*|hésit\\p{L}+)(?: (?:encore|aussi|toujours))? (?:de|à)',
    between: '(?:hésit\\p{L}+|tiraillée?s?|partagée?s?|choix|choisir|trancher|balance)(?: encore| toujours)? entre',
    either: 'soit|ou bien',
    ofFacts:
      'qui|que|qu|quel\\p{L}*|quand|où|pourquoi|comment|combien|est|es|êtes|as|avez|a|ont|sont|était|y|avez-vous|est-ce|des|vous|tu|il|elle|ce|cela|si',
  },
  {
    or: 'o(?: bien| mejor| más bien)?|u',
    and: '[yeou]',
    asks: '(?:deber(?:ía|íamos|íais|ían|é|emos)|deb(?:o|emos)|tengo que|tenemos que|es mejor|será mejor|sería mejor|(?:(?:me|nos) )?conviene(?: más)?|(?:vale|merece) la pena|puedo|podemos)',
    whether:
      '(?:decid\\p{L}+|dud\\p{L}+|sé|sabemos|pens\\p{L}+)(?: con \\p{L}+)? (?:en )?si(?: (?:debo|debemos|debería))?|(?:consider\\p{L}+|valor\\p{L}+|plante\\p{L}+|pensando)(?: en)?(?= \\p{L}+(?:ar|er|ir)(?:l[aeo]s?|me|nos)? )',
    between:
      '(?:dud\\p{L}+|indecis[oa]s?|dividid[oa]s?|elegir|elección|escoger|decid\\p{L}+|debat\\p{L}+)(?: aún| todavía)? entre',
    either: 'o bien|o|ya sea',
    ofFacts: 'quién|qué|cuál\\p{L}*|cuándo|dónde|por|cómo|cuánt\\p{L}*|es|son|hay|ha|han|tienes|tiene|está|están|fue',
    sign: /¿|(?<!\p{L})(?:el|los|las|con|una|y|al|del|en|nosotros)(?!\p{L})/u,
    unless: portuguese,
  },
  {
    or: 'o(?: meglio| piuttosto)?|oppure',
    and: '[eo]d?|oppure',
    asks: '(?:dov(?:rei|remmo|rebbe|remo)|devo|dobbiamo|(?:è |sarebbe )?meglio|(?:(?:mi|ci) )?conviene(?: di più)?|vale la pena|posso|possiamo|passiamo a)',
    whether:
      '(?:indecis[oaie]|so|sappiamo|decidere|deciso|chied\\p{L}+|dubbio) se(?: devo| dobbiamo)?|(?:sto|stiamo) (?:pensando|valutando|considerando)(?: di| se)?',
    between: '(?:indecis[oaie]|combattut[oaie]|scegliere|scelta|decidere|dubbio|divis[oaie])(?: ancora)? (?:tra|fra)',
    either: 'o',
    ofFacts: "chi|che|cosa|quando|dove|perché|come|quant\\p{L}*|qual\\p{L}*|è|sono|ha|hai|hanno|c[’']è|ci|avete|era",
    sign: /(?<![\p{L}])(?:il|lo|la|gli|le|di|del|della|dei|nel|alla|è|con|per|meglio|oppure)(?!\p{L})/u,
    unless: portuguese,
  },
  {
    or: 'ou(?: então| antes| melhor)?',
    and: '[eo]u?',
    asks: '(?:dev(?:o|emos|eria|eríamos)|será (?:que|melhor|possível)|(?:é|seria) melhor|vale (?:mais )?a pena|compensa(?: mais)?|posso|podemos|passamos (?:a|para))',
    whether:
      '(?:decid\\p{L}+|sei|sabemos|pens\\p{L}+|dúvida) se(?: devo| devemos)?|(?:considerando|pensando|avaliando|cogitando|ponderando)(?: em)?(?= \\p{L}+(?:ar|er|ir|or)(?:-l[aoe]s?)? )',
    between: '(?:dúvida|indecis[oa]s?|divid\\p{L}+|escolher|escolha|decidir|hesit\\p{L}+)(?: ainda)? entre',
    either: 'ou|quer',
  },
  {
    or: '[oó]f(?: toch| liever| juist)?|ofwel',
    and: 'en|of',
    asks: '(?:gaan we naar|(?:moet(?:en)?|zal|zullen|kan|kunnen|mag|mogen|wil|willen) (?:ik|we|wij|hij|zij|ze|de|het)(?: maar)?|(?:is|lijkt|was) het (?:beter|verstandig(?:er)?|slim(?:mer)?|handig(?:er)?|goedkoper)(?: (?:om|dat er|dat))?|zal|moet)',
    whether:
      '(?:twijfel|weet niet|vraag me af|besliss?\\p{L}*|overweeg)[^.:;]{0,12} of(?: (?:ik|we|wij|je|men|het))?|(?:overweg\\p{L}+|overweeg|denk\\p{L}* erover)(?: \\p{L}+)?(?: om)?(?= .{2,60} te )',
    between: '(?:twijfel\\p{L}*|kiez\\p{L}+|keuze|kies|aarzel\\p{L}*|beslissen)(?: nog| nu)? tussen',
    either: 'of|ofwel',
    ofFacts:
      'wie|wat|waar|wanneer|waarom|hoe|welke?|is|zijn|was|waren|heeft|heb|hebben|er|kun|kunt|dit|dat|u|je|jij|als',
    sign: /(?<!\p{L})(?:de|het|een|we|ik|wij|ze|zij)(?!\p{L})/iu,
  },
  {
    or: '(?:czy|albo|lub|bądź)(?: (?:może|raczej|jednak|lepiej|też))?',
    and: 'a|i|oraz|czy|albo',
    asks: '(?:czy )?(?:mam|mamy|powin\\p{L}+|warto|lepiej|(?:bardziej )?opłaca się|potrzebujemy|zamierzamy)|czy',
    whether:
      '(?:wah\\p{L}+ się|zastanawia\\p{L}+ się|wiem|wiemy|zdecydować|pytanie)[^.:;]{0,12} czy|(?:rozważa\\p{L}+|myśl\\p{L}+ o|zastanawia\\p{L}+ się nad)',
    between:
      '(?:wah\\p{L}+ się|wybrać|wybór|wybier\\p{L}+|rozdart[ya]|decyzj[aęi]|zdecydować)(?: jeszcze)? (?:po)?między',
    either: 'albo|bądź',
    ofFacts: 'kto|co|kiedy|gdzie|dlaczego|jak|jaki\\p{L}*|ile|któr\\p{L}+|jest|są|był\\p{L}*|chcesz|masz|możesz|to',
  },
  {
    or: '(?:или|либо)(?: (?:лучше|всё-таки|все-таки|же))?',
    and: 'и|или',
    asks: '(?:стоит ли|нужно ли|следует ли|надо ли|лучше|достаточно ли|мне|нам)(?: (?:мне|нам))?',
    whether:
      '(?:решить|знаю|знаем|думаю|решаю|сомневаюсь|вопрос)[^.:;]{0,15},? ли|(?:рассматрива\\p{L}+|обдумыва\\p{L}+|подумыва\\p{L}+|дума(?:ю|ем))(?: о том, чтобы| над тем, чтобы|, чтобы)?(?= \\p{L}+(?:ть|ти|ться|ние|жу|жа|чу) )',
    between: '(?:выб\\p{L}+|определ\\p{L}+|разрыва\\p{L}+|колебл\\p{L}+|сомнева\\p{L}+)(?: сейчас)? между',
    either: 'либо|или',
    ofFacts: 'кто|что|когда|где|почему|зачем|как|как(?:ой|ая|ое|ие)|сколько|есть|был[аои]?|это|вы|ты|у вас',
  },
  {
    or: '(?:чи|або)(?: (?:краще|ліпше|все-таки|ж))?',
    and: 'і|й|та|або|чи',
    asks: '(?:що|чи)? ?(?:було )?(?:варто|треба|слід|краще)|чи',
    whether:
      '(?:вагаюся|знаю|знаємо|думаю|вирішити|питання)[^.:;]{0,12} чи(?: (?:слід|варто)(?: \\p{L}+ти)?)?|(?:розгляда\\p{L}+|обмірков\\p{L}+|дума(?:ю|ємо))(?: про те, щоб)?(?= \\p{L}+(?:ти|ня|жу|чу) )',
    between: '(?:вагаю\\p{L}*|вибір|вибрати|обрати|обира\\p{L}+|визнач\\p{L}+|розрива\\p{L}+)(?: зараз)? між',
    either: 'або|чи',
    ofFacts: 'хто|що|коли|де|чому|навіщо|як|як(?:ий|а|е|і)|скільки|є|був|бул[аои]|це|ви|ти',
  },
  {
    or: '(?:ή|είτε)(?: μήπως| καλύτερα)?',
    and: 'και|ή',
    asks: '(?:θα )?πρέπει|είναι καλύτερ[οα]|αξίζει|μήπως|καλύτερα|πάμε σε',
    whether:
      '(?:ξέρω|ξέρουμε|σκέφτομαι|αποφασίσ\\p{L}+)[^.;]{0,60}? αν(?: (?:θα )?(?:πρέπει|πάμε))?(?: να)?|(?:σκέφτ\\p{L}+|σκεφτ\\p{L}+|εξετάζ\\p{L}+|ζυγίζ\\p{L}+)(?= να )',
    between:
      '(?:δ[ιί]λ[ηή]μμα|επιλ\\p{L}+|διαλέξ\\p{L}+|διχασμέν\\p{L}+|αποφασίσ\\p{L}+)(?: ακόμα)? (?:ανάμεσα σ\\p{L}{1,3}|μεταξύ)',
    either: 'είτε|ή',
    ofFacts: 'ποι\\p{L}+|τι|πότε|πού|γιατί|πώς|πόσ\\p{L}+|είναι|ήταν|έχει|έχετε|υπάρχ\\p{L}+',
  },
  {
    or: '(?:أم|أو|وإما|وإمّا)(?: (?:من الأفضل|أن|أنه من الأفضل))?',
    and: 'أو|أم|و',
    asks: 'هل(?: (?:يجب|ينبغي|من الأفضل|الأفضل|يستحسن))?(?: (?:علي|عليّ|علينا))?(?: أن)?|أيهما أفضل[،:]?',
    whether:
      '(?:نفكر|أفكر|ندرس|نقرر|أقرر|القرار|نبحث)[^.؟]{0,20}(?: في| بين)?(?: هل| ما إذا كان| أن)|(?:نفكر|أفكر|ندرس|نبحث)(?: الآن)?(?: في)?(?= ال)',
    between: '(?:محتار\\p{L}*|حائر\\p{L}*|متردد\\p{L}*|نختار|أختار|الاختيار|حيرة)(?: ما)? بين',
    either: 'إم[اّ]+(?: أن)?',
    ofFacts: 'من|ما|ماذا|متى|أين|لماذا|كيف|كم|أي|أية',
  },
  {
    or: 'یا(?: (?:اینکه|بهتره|بهتر است))?',
    and: 'و|یا',
    asks: 'آیا(?: (?:باید|بهتر است|بهتره))?',
    whether: '(?:نمی‌?دان\\p{L}+|نمی‌?دون\\p{L}+|تصمیم|مردد\\p{L}*|فکر می‌?کن\\p{L}+)[^.؟]{0,20} (?:که|آیا)',
    between: '(?:مردد\\p{L}*|دودل\\p{L}*|انتخاب)(?: هستم)? (?:بین|میان)',
    either: 'یا',
    ofFacts: 'چه|چرا|کی|کجا|چگونه|چطور|چند|کدام',
  },
  {
    or: 'או(?: (?:שעדיף|עדיף|שכדאי))?',
    and: 'או|לבין',
    asks: '(?:האם )?(?:כדאי|עדיף|צריך)(?: (?:לי|לנו))?|האם',
    whether:
      '(?:להחליט|מחליט\\p{L}*|יודע\\p{L}*|מתלבט\\p{L}*|שאלה)(?: \\p{L}+)? (?:אם|האם)|(?:שוקל\\p{L}*|חושב\\p{L}*|מתלבט\\p{L}*|להחליט)(?: עכשיו| עדיין)?(?= ל\\p{L}+ )',
    between: '(?:מתלבט\\p{L}*|לבחור|בחירה|קרוע\\p{L}*)(?: עדיין)? בין',
    either: 'או',
    ofFacts: 'מי|מה|מתי|איפה|למה|מדוע|איך|כמה|איזה|איזו|אילו|יש|היה|היו',
  },
  {
    or: 'या(?: फिर)?|अथवा|वरना',
    and: 'और|या',
    asks: 'क्या(?: (?:हमें|मुझे|हम|मैं))?',
    whether:
      'कि क्या(?: (?:हमें|मुझे|हम|मैं))?|(?:तय|निर्णय|फ़ैसला|फैसला|सोच|समझ|दुविधा\\p{M}*|उलझन|विचार)[^।?]{0,40} कि(?: (?:हमें|मुझे|हम|मैं))?',
    doubts: 'तय|निर्णय|फ़ैसला|फैसला|समझ नहीं|सोच रह|दुविधा|उलझन|विचार',
    may: '(?:हम|मैं|तुम|आप)(?= .{2,80} (?:सकते|सकता|सकती) )',
    either: 'या तो',
    ofFacts: 'कौन|क्यों|कब|कहाँ|कैसे|कितन\\S+',
  },
  {
    or: 'নাকি|অথবা|না কি|নয়তো|না হয়|নয়|কিংবা|বা',
    and: 'আর|এবং|নাকি',
    asks: '(?:আমি|আমরা|আমাদের|আমার)(?: কি)?',
    whether: '(?:ভাবছি|বুঝতে পারছি না|ঠিক করতে (?:হবে|পারছি না)|সিদ্ধান্ত|দ্বিধা\\p{M}*)[^।?]{0,30}(?: যে|,)(?: আমরা| আমি)?',
    doubts: 'ভাবছি|বুঝতে পারছি|ঠিক কর|সিদ্ধান্ত|দ্বিধা',
    may: '(?:আমরা|আমি)(?= .{2,80} (?:পারি|পারতাম))',
    either: 'হয়',
    ofFacts: 'কে|কেন|কখন|কোথায়|কীভাবে|কত',
  },
  {
    or: 'அல்லது',
    and: 'மற்றும்|அல்லது',
    asks: '(?:நான்|நாம்|நாங்கள்)',
    doubts: '(?:என்று|என்ற|என)?(?: இன்னும்)? ?(?:முடிவு|யோசி|தெரியவில்லை|குழப்ப)',
    may: '(?:நான்|நாம்|நாங்கள்)(?= .{2,80}(?:லாம்|முடியும்))',
    either: 'ஒன்று',
    ofFacts: 'யார்|ஏன்|எப்போது|எங்கே|எப்படி|எவ்வளவு|என்ன',
  },
  {
    or: '(?:hay|hoặc)(?: là)?(?: nên)?',
    and: 'và|hay|hoặc',
    asks: '(?:có )?nên|liệu',
    whether:
      '(?:không biết|chưa biết|phân vân|băn khoăn|cân nhắc|lưỡng lự|đắn đo|quyết định)(?: xem| là| việc)?(?: có)?(?: nên)?',
    may: '(?:chúng tôi|chúng ta|tôi|mình|bọn mình|em) (?:có thể|định|muốn|sẽ)',
    between: '(?:phân vân|lưỡng lự|chọn|lựa chọn|băn khoăn|đắn đo) giữa',
    either: 'hoặc(?: là)?',
    ofFacts: 'ai|gì|khi nào|ở đâu|tại sao|thế nào|bao nhiêu|bạn|anh|chị|có',
    sign: /[ơưđăạảãấầẩẫậắằẳẵặẹẻẽếềểễệỉịĩọỏốồổỗộớờởỡợụủũứừửữựỳỷỹỵ]/iu,
  },
  {
    or: 'atau(?: (?:lebih baik|sebaiknya|malah))?',
    and: 'dan|atau',
    asks: '(?:apakah|sebaiknya|lebih baik|mending|haruskah)(?: (?:saya|kami|kita|harus|lebih baik))?',
    whether:
      '(?:bingung|galau|ragu|bimbang|tahu|memutuskan)(?: mau)? (?:apakah|akan)|(?:bingung|galau|ragu|bimbang|mempertimbangkan|menimbang|memikirkan|memutuskan|diputuskan)(?: (?:mau|untuk|akan))?',
    between: '(?:bingung|galau|ragu|bimbang|dilema|memilih|pilih|pilihan)[^.;:]{0,20} antara',
    may: '(?:kami|kita|saya|aku) (?:bisa|dapat|ingin|mau|harus)',
    either: 'entah',
    ofFacts: 'siapa|kapan|di mana|mengapa|kenapa|bagaimana|berapa|ada|apakah',
  },
  {
    or: 'au(?: (?:ni bora|bora))?',
    and: 'na|au',
    asks: '(?:je|nifanye|tufanye|ni bora|bora)|(?:kwa kawaida )?(?:ninaweza|tunaweza)',
    sign: /(?<!\p{L})(?:ni|na|ya|wa|kwa|nina\p{L}+|tuna\p{L}+|ku\p{L}+)(?!\p{L})/u,
  },
];
