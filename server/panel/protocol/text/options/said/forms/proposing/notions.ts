import type { proposing } from './proposing.ts';

/** How a language names a deed by the word for an idea: that word, whose it is in a few more, and what leads over to the deed. */
type Notion = { readonly noun: string; readonly leads: string };

export const notions: Readonly<Partial<Record<keyof typeof proposing, Notion>>> = {
  en: {
    noun: 'idea|suggestion|proposal|thought|notion|third way|alternative|plan [A-D]',
    leads: ' (?:of|about)(?= \\p{L}+ing )|,? (?:which is|namely|to wit) to| (?:is|was|would be)(?: simply)? to|: to',
  },
  de: {
    noun: '(?:idee|vorschlag|gedanke|möglichkeit|überlegung|anregung|ausweg|alternative|variante)\\p{L}{0,2}|plan [A-D]',
    leads: '(?: (?:ist|wäre|war|gebracht|geäußert|gemacht))?(?:,|:)',
  },
  nl: {
    noun: 'idee|voorstel|gedachte|mogelijkheid|suggestie|alternatief|plan [A-D]',
    leads: '(?: (?:is|was))?(?:,? om|:)',
  },
  fr: {
    noun: 'idée|proposition|suggestion|piste|possibilité|alternative|plan [A-D]',
    leads: " (?:de|d(?=[’']))|[,:] ?(?:c[’']est de|à savoir|celle de)?| (?:est|serait|était) (?:de|d(?=[’']))",
  },
  es: {
    noun: 'idea|propuesta|sugerencia|posibilidad|alternativa|plan [A-D]',
    leads: ' de(?: que)?|:| (?:es|sería|era)|, que (?:es|sería)',
  },
  it: {
    noun: 'idea|proposta|suggerimento|ipotesi|possibilità|alternativa|piano [A-D]',
    leads: ' di|:|, (?:cioè|ovvero)| (?:è|sarebbe|era)(?: (?:di|quella di))?',
  },
  pt: {
    noun: 'ideia|proposta|sugestão|hipótese|possibilidade|alternativa|plano [A-D]',
    leads: ' de|:|, que (?:é|seria)| (?:é|seria|era)',
  },
  ro: {
    noun: 'ideea|propunerea|sugestia|varianta|posibilitatea|alternativa|planul [A-D]',
    leads: ' ca|:| (?:e|este|ar fi)|(?= (?:să|de a) )',
  },
  pl: {
    noun: '(?:pomysł|propozycj|wyjści|możliwość|możliwości|alternatyw)\\p{L}*|plan [A-D]',
    leads: ',? (?:żeby|aby|by)(?:śmy)?|:| (?:to|jest|polega na tym, żeby)',
  },
  cs: {
    noun: '(?:nápad|návrh|myšlenk|možnost|alternativ)\\p{L}*|plán [A-D]',
    leads: ',? (?:že bychom|abychom|aby)|:| (?:je|by bylo)|(?= \\p{L}+(?:at|et|it|ýt|out|ít|ist|ést|ovat)(?: se)? )',
  },
  ru: {
    noun: '(?:иде|предложени|мысл|вариант|выход|возможност)\\p{L}*|план [А-ГA-D]',
    leads: '(?: [—–-]|:|,)(?: это)?(?: чтобы)?|(?= \\p{L}+(?:ть|ти)(?:ся)? )',
  },
  uk: {
    noun: '(?:іде|пропозиці|думк|варіант|вихід|виход|можливіст)\\p{L}*|план [А-ГA-D]',
    leads: '(?: [—–-]|:|,)(?: це)?(?: щоб)?|(?= \\p{L}+ти(?:ся)? )',
  },
  el: { noun: 'ιδέα|πρόταση|σκέψη|εναλλακτική|σχέδιο [ΑΒΓ]', leads: '(?: (?:είναι|ήταν|θα ήταν))?:?' },
  sv: {
    noun: '(?:idé|tanke|förslag|möjlighet|alternativ)(?:e?n|en|et)?|plan [A-D]',
    leads: '(?: (?:är|vore|var))?(?: (?:på|om|till))?(?: att|:)',
  },
  da: {
    noun: '(?:idé|ide|tanke|forslag|mulighed|alternativ)(?:e?n|et)?|plan [A-D]',
    leads: '(?: (?:er|var|ville være))?(?: (?:om|for|til))?(?: at|:)',
  },
  nb: {
    noun: '(?:idé|ide|tanke|forslag|mulighet|alternativ)(?:e?n|et)?|plan [A-D]',
    leads: '(?: (?:er|var|ville være))?(?: (?:om|for|til))?(?: å|:)',
  },
  fi: {
    noun: '(?:ajatu|idea|ehdotu|mahdollisuu|vaihtoeh)\\p{L}*|suunnitelma [A-D]',
    leads: '(?: (?:on|olisi|oli))?(?:,? että|:)| (?:on|olisi|oli)',
  },
  hu: { noun: '(?:ötlet|javaslat|gondolat|lehetőség|terv)\\p{L}*', leads: '(?: (?:az|is|volt))*,? hogy|:' },
  ar: {
    noun: '(?:ال)?(?:فكرة|اقتراح|خيار|احتمال|بديل)',
    leads: '،? (?:وهي|وهو|هي|هو|بأن|أن)(?: أن)?|:',
  },
  fa: { noun: 'ایده|پیشنهاد|فکر', leads: ' (?:این (?:است|بود)(?: که)?|اینه که)|:' },
  he: { noun: 'ה?(?:רעיון|הצעה|אפשרות)', leads: ':| (?:הוא|היא)|(?= ל\\p{L}{2,} )' },
  hi: { noun: 'विचार|सुझाव|रास्ता|विकल्प|उपाय|तरीका', leads: '(?: (?:यह|यही))? (?:है|था|होगा)(?: कि|:|,)?|:' },
  vi: { noun: 'ý tưởng|đề xuất|phương án|gợi ý', leads: ' là|:' },
  id: {
    noun: 'usul|usulan|ide|gagasan|saran|opsi|alternatif',
    leads: ',? (?:yaitu|yakni|adalah|ialah)(?: untuk)?|:| (?:untuk|agar)',
  },
};

/** Whose it is, or which: a few words that begin no other clause. */
export const ofSomebody = '(?: [^\\s,:;.—–]+){0,4}?';

/** Who says that something can be done: after "my brother". */
export const saysItCan: Readonly<Partial<Record<keyof typeof proposing, string>>> = {
  en: '(?:says?|said|tells us|thinks?|reckons?)(?: that)? (?:we|i) (?:could|can|might)(?: (?:also|just|always))?(?! (?:expect|save|have|get|be|afford|lose|make|earn)(?!\\p{L}))',
  de: '(?:sagt|sagte|meint|meinte), (?:dass )?(?:wir|man) (?:könnten?|kann|können)(?: auch)?',
  fr: "(?:dit|disent|pense|estime|assure) qu(?:e |[’'])(?:on|nous|l[’']on) (?:peut|pourrait|pourrions|pouvons)(?: aussi)?",
  es: '(?:dice|dicen|cree|asegura) que (?:podríamos|podemos|se puede|se podría)(?: también)?',
  it: '(?:dice|dicono|pensa|sostiene) che (?:potremmo|possiamo|si può|si potrebbe)(?: anche)?',
  pt: '(?:diz|dizem|acha|garante) que (?:podíamos|poderíamos|podemos|se pode|dá para)(?: também)?',
  ro: '(?:spune|zice|crede) că (?:am putea|putem|s-ar putea)(?: și)?',
  pl: '(?:mówi|uważa|twierdzi|sądzi), że (?:można|moglibyśmy|możemy)(?: (?:by|też))*',
  cs: '(?:říká|myslí si|tvrdí), že (?:bychom mohli|by se dalo|můžeme|lze)(?: (?:také|taky))?',
  ru: '(?:говорит|говорят|считает|думает), что (?:можно(?: было бы)?|мы можем|мы могли бы)(?: (?:также|ещё))?',
  uk: '(?:каже|кажуть|вважає|думає), що (?:можна(?: було б)?|ми можемо|ми могли б)(?: (?:також|ще))?',
  el: '(?:λέει|πιστεύει|θεωρεί) (?:ότι|πως) (?:μπορούμε|θα μπορούσαμε)(?: (?:και|επίσης))?',
  sv: '(?:säger|menar|tror) att (?:vi|man) (?:kan|kunde|skulle kunna)(?: också)?',
  da: '(?:siger|mener|tror),? (?:at )?(?:vi|man) (?:kan|kunne)(?: også)?',
  nb: '(?:sier|mener|tror),? (?:at )?(?:vi|man) (?:kan|kunne)(?: også)?',
  fi: '(?:sanoo|uskoo|sanoi),? että (?:voisimme|voimme|voitaisiin)(?: myös)?',
  he: '(?:אומר|אומרת|טוען|טוענת) ש(?:אפשר|ניתן|נוכל)(?: גם)?',
  vi: '(?:nói|bảo|cho rằng)(?: là| rằng)? (?:(?:chúng tôi|mình|chúng ta) )?(?:cũng )?có thể',
  id: '(?:bilang|mengatakan|berkata)(?: bahwa)? (?:(?:kami|kita|saya) )?(?:juga )?(?:bisa|dapat)',
};
