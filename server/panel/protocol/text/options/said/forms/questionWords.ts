/** Whether what stands before a colon or a dash asks what, which, where, when, how or whom: then it is no side itself. */
export const asksWhat = (label: string): boolean => first.test(label) || anywhere.test(label);

/** In these languages such a word begins its clause, but for a preposition. */
const first = new RegExp(
  `(?:^|[,;:.،] ?|[–—-] )[¿¡„“"«]?(?:(?:${[
    'and|so|but|now|then|und|also|nun|aber|et|alors|donc|mais|y|entonces|pero|e|então|mas|allora|ma|quindi|en|dus|maar|nu|i|a|więc|no|и|а|но|так|та|і|то|και|λοιπόν|och|men|så|og|ja|de|și|dar|ו',
    // Before the word that asks.
    'with|to|from|for|by|on|in|at|of|through|mit|an|bei|für|auf|zu|von|nach|in|um|bis|avec|à|chez|pour|par|de|dans|sur|vers|con|para|por|desde|hacia|hasta|com|até|da|di|per|su|met|aan|bij|voor|naar|op|van|z|ze|do|dla|od|na|w|po|с|со|к|у|в|для|от|по|за|від|до|з|із|με|σε|από|για|med|till|til|hos|fra|från|på|i|s|k|u|v|cu|la|pe|în|pentru',
  ].join('|')}) ){0,2}(?:${[
    'what|which|where|how|who|whom|whose|when',
    'was|wie|wohin|woher|wo|wann|womit|wodurch|wer|wen|wem|wessen|welche[rsnm]?',
    "que|quoi|qu[’']est-ce|comment|où|quand|quel(?:le)?s?|le(?:quel|squels)|laquelle|lesquelles|qui|combien",
    'qué|cómo|dónde|adónde|cuándo|cuál(?:es)?|quién(?:es)?|cuánto\\p{L}*',
    'como|onde|aonde|quando|qual|quais|quem|quanto\\p{L}*|o que',
    '(?:che )?cosa|che|come|dove|quale?|quali|chi|quant[oaie]',
    'wat|hoe|waar(?:heen|mee|in)?|wanneer|welke?|wie',
    'co|czym|czego|jak|gdzie|dokąd|kiedy|kto|kogo|komu|kim|któr\\p{L}+|jak\\p{L}{1,4}',
    'что|чем|чего|как|куда|где|когда|кто|кого|кому|кем|сколько|как(?:ой|ую|ая|ое|ие|им|ого|ому)|котор\\p{L}+',
    'що|чим|чого|як|куди|де|коли|хто|кого|кому|ким|скільки|як(?:ий|у|а|е|і|им|ого|ому)|котр\\p{L}+',
    'τι|πώς|πού|πότε|ποι\\p{L}+|πόσο\\p{L}*',
    'ماذا|ما|كيف|أين|متى|أي[ةّ]?|من|مع من|إلى أين|بأي|لأي|כיצד|מה|איך|לאן|איפה|היכן|מתי|מי|[בלמ]?איז(?:ה|ו|י)|למי|עם מי',
    'vad|hur|vart|var|när|vem|vilke[nt]|vilka|hvad|hva|hvordan|hvor(?:hen)?|hvornår|når|hvem|hvilke[nt]?',
    'mitä|miten|kuinka|minne|missä|milloin|kenet|kenelle|kuka|mikä|minkä|mihin|millä|kumpi\\p{L}*',
    'jak|kam|kde|kdy|kdo|koho|komu|kým|kter\\p{L}+|čo|ako|kedy|ktor\\p{L}+',
    'mit|hogyan|hová?|hol|mikor|ki|kit|kinek|kivel|mely\\p{L}+',
    'ce|cum|unde|când|cine|care|cui',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
const anywhere =
  /(?<![\p{L}\p{M}])(?:ne(?:yi|yle|ye)?|nasıl|nereye|nerede|hangi\p{L}*|kim(?:i|e|le|inle)?|چه|چگونه|چطور|کجا|کدام|کی|با کی|क्या|कैसे|कहाँ|कहां|कब|कौन\p{M}*|किस\p{M}*|किन\p{M}*|কী|কি|কীভাবে|কোথায়|কোন|কখন|কাকে|কার|என்ன|எப்படி|எங்கே|எங்கு|எப்போது|எந்த|எதை|யாரை|யாரிடம்|gì|nào|thế nào|ra sao|ở đâu|đâu|khi nào|ai|apa|bagaimana|mana|kapan|siapa)(?![\p{L}\p{M}])|怎[么麼样樣]|如何|哪|什[么麼]|[谁誰]|どう|何|どこ|どれ|どの|どちら|どんな|誰|いつ|어떻게|무엇|뭘|뭐|어디|어느|어떤|누구|언제|อย่างไร|ยังไง|อะไร|ไหน|ใคร|เมื่อไ/iu;

/** Whether a question asks what to do, and not how something is: "where should we open", "où ouvrir", "dove apriamo". */
export const asksToDo = (question: string): boolean => toDo.test(question) || toDoUnspaced.test(question);
const toDo = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'should|shall|would (?:you|we|i)|(?:do|can|could) (?:we|i)(?! (?:have|know|lose|earn))|to(?= \\p{L})',
    '(?:wo|wen|wem|was|wie|welche\\p{L}*)(?: \\p{L}+){0,4} \\p{Ll}{3,}en(?=\\?)|soll(?:t?en?)?|würde\\p{L}*|nehmen wir|(?:eröffnen|wählen) wir',
    "(?:où|qui|lequel|laquelle|que(?:l(?:le)?)?)(?: (?:\\p{L}+[ -])?)(?:[ls][’'])?\\p{L}+(?:er|ir|re)|dev\\p{L}+|faut|faudrait|\\p{L}{3,}ons",
    '\\p{L}+[aei]mos|deb\\p{L}+|conviene|(?:dónde|onde|quién|quem|cuál|qual) \\p{L}+[aei]r',
    'dovr\\p{L}+|dobbiamo|\\p{L}+iamo|(?:dove|chi|quale) \\p{L}+[aei]re|dev\\p{L}+',
    'moet\\p{L}*|zull?\\p{L}*|kiezen|powin\\p{L}+|\\p{L}+ć|\\p{L}{3,}my|(?:kde|kam|koho) \\p{L}+t|mám(?:e)?|\\p{L}{3,}íme',
    '\\p{L}+(?:ть|ти)(?:ся)?|лучше|стоит|краще|варто|να|\\p{L}+m[ae]l[ıi]\\p{L}*|\\p{L}+[ae]l[ıi]m',
    'ska|skall|skal|bör|bør|borde|burde|pitäisi|pitää|kannatta\\p{L}*|\\p{L}+isimme',
    '\\p{L}+(?:junk|jünk|juk|jük|nánk|nénk)|kell(?:ene)?|érdemes|legyen|să|trebui\\p{L}*|(?:unde|cine|pe care) \\p{L}+em',
    '(?:أين|من|ماذا|أيه[اـ]م?ا?) ن\\p{L}{3,}|علينا|يجب|ينبغي|باید|\\p{L}+یم|כדאי|(?:איפה|היכן|את מי|מה) [לנ]\\p{L}{3,}',
    'चाहिए|\\S+ें(?=\\s?[?]|$)|উচিত|\\S+ব(?=\\s?[?]|$)|வேண்டும்|\\S+லாம்|nên|chọn|sebaiknya|harus(?:nya)?|kita|pilih|lebih baik',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
const toDoUnspaced =
  /[应應]?[该該]|[应應]当|[选選]|[适適合]合|合[适適]|最?好|(?:べき|しよう|ましょう|たらいい|ばいい|がいい|が良い|がよい|適して)|[할갈둘열울을]까|야 (?:할|하)|[좋나]을까|ควร|ดี/u;
