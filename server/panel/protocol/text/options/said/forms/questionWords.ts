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
