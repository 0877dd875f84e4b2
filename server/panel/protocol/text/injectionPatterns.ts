/**
 * How people order machines about in a text that should only state facts: by forgetting what they were told, by addressing them,
 * by demanding a verdict. Compared with text in NFKC. Nothing depends on finding all of them: seats that read foreign text hold no
 * vote, and voters are told that it is data.
 */
export const injectionPatterns: readonly RegExp[] = [
  /\bignore (?:all |any |the |your )*(?:previous|prior|above|earlier|other) (?:instructions?|prompts?|messages?|rules)/iu,
  /\bdisregard (?:all |any |the |your )*(?:previous|prior|above|earlier|instructions?)/iu,
  /\b(?:you are|act as|behave as) (?:now )?(?:an? )?(?:ai|assistant|language model|llm|chatbot|dan\b)/iu,
  /\b(?:system|developer) (?:prompt|message|instructions?)\b/iu,
  /\b(?:as an ai|dear ai|attention ai|note to (?:the )?(?:ai|llm|model)s?)\b/iu,
  /\b(?:ai|llm|model|assistant|panel|seat)s? (?:must|should|shall|has to|have to) (?:recommend|approve|choose|vote|select|say|answer|output)/iu,
  /(?<!\p{L})(?:system|assistant) ?: ?(?:you|recommend|vote|choose|approve|select|ignore)\b/iu,
  /<\/?(?:system|assistant|instructions?|tool_call)>|\[\/?INST\]|<\|[a-z_]+\|>/iu,
  /\b(?:recommend|approve|choose|vote for|select) (?:this|option|only)[^.]{0,60}\b(?:regardless|no matter what|without (?:debate|question|analysis))/iu,
  // The same in other languages: to forget or ignore instructions, and notes to an AI.
  /\b(?:ignorieren? sie|ignoriere?t?|missachtet?|vergiss|vergesst)\b[^.!?\n]{0,40}(?:anweisung|vorgaben|instruktion|regeln)/iu,
  /\b(?:hinweis|nachricht|anweisung) an (?:die|das|den|alle) (?:ki\b|sprachmodell|modell|assistent)/iu,
  /\b(?:ignora|ignore|ignorad|olvida|olvide)\s(?:todas|las|tus|sus|cualquier)\s[^.!?\n]{0,30}(?:instrucci|órdenes|reglas)/iu,
  /\b(?:ignore[rz]?|oublie[rz]?)\s(?:toutes|les|tes|vos|ces)\s[^.!?\n]{0,30}(?:instructions|consignes|règles)/iu,
  /\b(?:nota|mensaje|instrucción) (?:para|a) la ia\b|\b(?:note|message|consigne) (?:à|pour) l['’]ia\b/iu,
  /\b(?:ignora|ignorate|dimentica|ignore|esqueça)\s(?:tutte|le|todas|as)\s[^.!?\n]{0,30}(?:istruzioni|instruções)/iu,
  /(?:игнорируй|забудь)(?:те)?\s[^.!?\n]{0,40}(?:инструкци|указани|правил)/iu,
  /تجاهل(?:وا|ي)?\s[^.؟!\n]{0,30}(?:التعليمات|الأوامر|القواعد)|(?:أيها الذكاء الاصطناعي|أيها النموذج)/u,
  /(?:निर्देश|आदेश)[^।!?\n]{0,24}(?:अनदेखा|उपेक्षा|नज\u093C?रअंदाज)/u,
  /(?:これまで|以前|前|上|すべて)の[^。！？\n]{0,12}指示[^。！？\n]{0,8}(?:無視|忘れ)|(?:AI|モデル|アシスタント)への指示/u,
  /(?:忽略|无视|無視|忘记|忘記)[^。！？\n]{0,12}(?:指令|指示|命令|规则|規則)|[给給](?:AI|人工智能|人工智慧|模型)的(?:指令|指示|提示)/u,
];
