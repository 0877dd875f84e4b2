/** How a language rules out what a clause lists. `before`: words that stand before what they deny; `behind`: words that end such a clause; `twice`: "neither … nor". */
type Denial = { readonly before?: string; readonly behind?: string; readonly twice?: string };

const neither = (word: string, next: string = word): string =>
  `(?:${word})(?![\\p{L}\\p{M}]).+?(?<![\\p{L}\\p{M}])(?:${next})`;
const some = '[^,;:]{0,40}? ';

/** By the names of `tongues`, and of those that are read otherwise. */
export const denials = {
  en: {
    before: `(?:can|could|may|must|will|would|shall|should)(?: not|n[’']t| never)|can(?:not|[’']?t)|(?:won|shan|mustn|don|doesn)[’']t want to|(?:won|shan)[’']t|(?:do|does) not want to|(?:are|is|am)(?: not|n[’']t) (?:allowed|permitted|able|willing|prepared|ready|free|going) to|(?:under|in) no (?:circumstances?|case)|on no (?:account|condition)|no way (?:can|will|do|are)|it is (?:forbidden|impossible|prohibited|not possible) (?:for us )?to|(?:are|is|am) (?:forbidden|barred|prohibited|banned) (?:to|from)`,
    behind:
      '(?:is|are) (?:(?:out of the question|off the table|ruled out|forbidden|impossible|prohibited|no option)|not (?:an option|allowed|possible|permitted|acceptable|on the table)|no options)',
    twice: neither('neither', 'nor'),
  },
  de: {
    before: `(?:können|könnten|kann|könnte|dürfen|darf|wollen|will|möchten?|werden?|sollen|sollten) (?:${some})?(?:nicht|kein\\p{L}{0,2}|nie(?:mals)?|keinesfalls|weder)|auf (?:gar )?keinen fall|keinesfalls|unter keinen umständen|in keinem fall|es ist (?:uns )?(?:nicht erlaubt|verboten|untersagt|unmöglich)|(?:ist|sind) uns (?:verboten|untersagt)`,
    behind:
      '(?:kommt|kommen) (?:für (?:uns|mich) )?nicht in frage|(?:ist|sind) (?:für (?:uns|mich) )?(?:(?:strikt |streng )?(?:verboten|untersagt|ausgeschlossen|tabu|unmöglich)|keine option(?:en)?|nicht (?:möglich|erlaubt|drin))|scheide[tn] aus',
    twice: neither('weder', 'noch'),
  },
  nl: {
    before: `(?:kunnen|kan|kunt|mogen|mag|willen|wil|zullen|zal|gaan) (?:${some})?(?:niet|geen|nooit|noch)|in geen geval|onder geen (?:beding|voorwaarde|enkele voorwaarde)|het is (?:ons )?(?:verboten|niet toegestaan|onmogelijk)`,
    behind:
      '(?:is|zijn) (?:uitgesloten|verboten|geen optie|onmogelijk|uit den boze|niet (?:mogelijk|toegestaan))|komt niet in aanmerking',
    twice: neither('noch'),
  },
  fr: {
    before:
      "(?:ne |n[’'])(?:\\p{L}+ )?(?:peu[tx]|peuvent|pouvons|pourrons|pourra|pourrai|devons|dois|doit|voulons|veux|veut|souhaitons|avons|ai|a|est|sera|irons|allons)(?: [^,;: ]+)? ?(?:pas|plus|jamais|point|ni|aucunement)|pas question (?:de |d[’'])|hors de question (?:de |d[’'])|en aucun cas|sous aucun prétexte|il (?:est|nous est) (?:interdit|exclu|impossible)|interdi(?:ction|t) (?:de |d[’'])",
    behind: '(?:est|sont) (?:hors de question|exclue?s?|interdite?s?|impossibles?)',
    twice: neither('ni'),
  },
  es: {
    before:
      '(?:no|nunca|tampoco|jamás) (?:(?:nos|me|se) )?(?:podemos|podríamos|podremos|puedo|podré|puede|debemos|debo|debe|queremos|quiero|vamos a|voy a|es posible|está permitido|cabe|pensamos)|en ningún caso|bajo ning\\p{L}+ \\p{L}+|de ning\\p{L}+ (?:manera|modo)|(?:está|queda|tenemos|nos está) (?:prohibido|descartado|excluido|vetado)|es imposible|prohibido|ni hablar de|ni (?:queremos|podemos|debemos|quiero|puedo)',
    behind: '(?:está|están|queda|quedan|es|son) (?:descartad|prohibid|excluid|imposible|inaceptable)\\p{L}*',
    twice: neither('ni'),
  },
  it: {
    before:
      'non (?:(?:ci|mi|si) )?(?:possiamo|potremo|potremmo|posso|potrò|può|dobbiamo|devo|deve|vogliamo|voglio|vorremmo|intendiamo|è possibile|è permesso|è consentito)|mai (?:potremmo|vorremmo)|in nessun caso|per nessun motivo|(?:è|sono) (?:esclus|vietat|proibit|impossibil|fuori discussione)\\p{L}*|vietato|ci è (?:vietato|proibito)',
    behind: '(?:è|sono) (?:esclus|vietat|proibit|impossibil|fuori discussione)\\p{L}*',
    twice: neither('né|nè'),
  },
  pt: {
    before:
      '(?:não|nunca|jamais) (?:(?:nos|me|se) )?(?:podemos|poderemos|posso|pode(?:-se)?|devemos|devo|deve|queremos|quero|quer|vamos|vou|vai|dá para|é possível|é permitido|nos é permitido)|em caso algum|em nenhum caso|de forma alguma|de jeito nenhum|de maneira nenhuma|(?:está|fica|é) (?:proibid|excluíd|fora de questão|impossível|vedad)\\p{L}*|proibido|nem (?:queremos|podemos|devemos|quero|posso|pensar em)',
    behind: '(?:está|estão|fica|ficam|é|são) (?:proibid|excluíd|descartad|fora de questão|impossíve)\\p{L}*',
    twice: neither('nem'),
  },
  pl: {
    before:
      'nie (?:możemy|moglibyśmy|mogę|może|można|wolno|chcemy|chcę|będziemy|będę|zamierzamy|powinniśmy|ma mowy)|nigdy nie|w żadnym (?:razie|wypadku)|pod żadnym pozorem|(?:jest )?(?:wykluczone|zabronione|zakazane|niemożliwe)|zabrania się',
    behind: 'nie wchodz\\p{L}+ w (?:grę|rachubę)|(?:są |jest )?(?:wyklucz|zabroni|zakaza|niemożliw)\\p{L}+',
    twice: neither('ani'),
  },
  ru: {
    before:
      'не (?:можем|могу|может|сможем|смогу|хотим|хочу|будем|буду|должны|должен|должна|вправе|имеем права|намерены|собираемся|готовы)|нельзя|невозможно|(?:нам |мне )?(?:запрещено|не разрешено|не позволено)|ни в ко(?:ем|ём) случае|ни при каких|ни за что',
    behind:
      '(?:исключ[её]н|запрещ[её]н|недопустим|невозможн)\\p{L}*|не обсужда\\p{L}+|не рассматрива\\p{L}+|не вариант|нельзя',
    twice: neither('ни'),
  },
  uk: {
    before:
      'не (?:можемо|можу|може|зможемо|зможу|хочемо|хочу|будемо|буду|повинні|повинен|повинна|маємо права|маємо|вільно|можна|готові|збираємося|збираємось)|(?:нам |мені )?(?:заборонено|не дозволено)|неможливо|(?:ні|ані) в якому|у? ?жодному разі|в жодному разі|за жодних|нізащо',
    behind:
      '(?:виключен|заборонен|неприпустим|неможлив)\\p{L}*|не обговорю\\p{L}+|не розгляда\\p{L}+|не варіант|не можна',
    twice: neither('ні|ані'),
  },
  el: {
    before:
      "(?:δεν|δε) (?:μπορούμε|μπορώ|μπορεί|πρέπει|θέλουμε|θέλω|επιτρέπεται|γίνεται|θα|έχουμε δικαίωμα|πρόκειται)|σε καμία περίπτωση|με κανέναν? τρόπο|επ[’'] ουδενί|αποκλείεται|απαγορεύεται|ποτέ δεν",
    behind: '(?:αποκλεί|απαγορεύ)\\p{L}+|είναι (?:εκτός συζήτησης|αδύνατ\\p{L}+)',
    twice: neither('ούτε|μήτε'),
  },
  sv: {
    before: `(?:kan|får|ska|skall|vill|bör|kommer) (?:${some})?(?:inte|aldrig|varken)|under inga|i inget fall|det är (?:förbjudet|uteslutet|omöjligt) att`,
    behind: 'är (?:uteslut|förbjud|omöjlig)\\p{L}+|kommer inte (?:på fråga|i fråga)',
    twice: neither('varken', 'eller'),
  },
  da: {
    before: `(?:kan|må|skal|vil|bør) (?:${some})?(?:ikke|aldrig|hverken)|under ingen omstændigheder|i intet tilfælde|det er (?:forbudt|udelukket|umuligt) at`,
    behind: 'er (?:udelukke|forbud|umulig)\\p{L}+|kommer ikke på tale',
    twice: neither('hverken', 'eller'),
  },
  nb: {
    before: `(?:kan|må|skal|vil|bør|får) (?:${some})?(?:ikke|aldri|verken)|under ingen omstendighet\\p{L}*|ikke under noen|det er (?:forbudt|utelukket|umulig) å`,
    behind: 'er (?:utelukke|forbud|umulig)\\p{L}+|kommer ikke på tale',
    twice: neither('verken|hverken', 'eller'),
  },
  fi: {
    before: '(?:emme|en|ei) (?:voi|voida|saa|saada|halua|aio)|missään tapauksessa|on (?:kiellettyä|mahdotonta)',
    behind: 'ei tule kysymykseen|on (?:poissuljettu|kiellettyä|mahdotonta)',
  },
  cs: {
    before:
      '(?:nemůžeme|nemůžu|nesmíme|nesmím|nechceme|nechci|nebudeme|nelze)|v žádném případě|za žádných|je (?:zakázáno|vyloučeno|nemožné)',
    behind: '(?:jsou|je) (?:vylouč|zakáz|nemožn)\\p{L}+|nepřichází v úvahu',
    twice: neither('ani'),
  },
  hu: {
    before: 'nem (?:lehet|tudunk|tudok|szabad|akarunk|akarok|fogunk|fogok)|semmiképp\\p{L}*|semmi esetre|tilos',
    behind: '(?:szóba sem|nem) jöhet(?: szóba)?|kizárt|tilos',
    twice: neither('sem'),
  },
  ro: {
    before:
      'nu (?:putem|pot|vrem|vreau|avem voie|trebuie|vom|voi)|în niciun caz|sub nicio formă|este (?:interzis|exclus|imposibil)',
    behind: '(?:este|sunt|e) (?:exclus|interzis|imposibil)\\p{L}*',
    twice: neither('nici'),
  },
  ar: {
    before:
      'لا (?:نستطيع|أستطيع|يمكننا|يمكنني|يمكن|يجوز|نريد|أريد|ينبغي|نقبل|ن?سمح|يُسمح|يسمح|يحق|نقدر|نرغب|نعتزم)|لن (?:ن|أ)[\\p{L}\\p{M}]+|ليس (?:بإمكاننا|بوسعنا|في وسعنا|مسموح\\S*|من حقنا)|(?:ممنوع|محظور|مستحيل|محرم)|يُ?منع|يُ?حظر|من غير الم\\S+|بأي حال|تحت أي ظرف',
    behind: '(?:ممنوع|محظور|مستحيل|مستبعد|مرفوض)\\p{M}*(?:ان|ة)?\\p{M}*|غير (?:وارد|مسموح|ممكن|مقبول)\\S*|خارج النقاش',
    twice: neither('لا', 'ولا'),
  },
  fa: {
    before:
      'ن(?:می)[ \u200C]?(?:توانیم|توانم|توان|تونیم|تونم|شود|شه|خواهیم|خواهم|خوایم)|نباید|نخواهیم|اجازه (?:ندار|نمی)\\S*|(?:به|تحت) هیچ \\S+',
    behind:
      'ن(?:می)[ \u200C]?(?:توانیم|توانم|تونیم|شود|کنیم|خواهیم)(?: \\S+(?:یم|م|د))?|نخواهیم \\S+|(?:ممنوع|محال|غیرممکن|منتفی) (?:است|هست)|امکان ندارد|مجاز نیست\\S*|اجازه ندار\\S+',
    twice: neither('نه', 'و ?نه|نه'),
  },
  he: {
    before:
      'אי[ -]אפשר|לא (?:נוכל|אוכל|יכול\\p{L}*|ניתן|מוכנ\\p{L}+|רוצ\\p{L}+|נסכים|נרצה|מתכוונ\\p{L}+)|אסור|בשום (?:אופן|פנים|מקרה)|אין (?:לנו )?(?:רשות|אפשרות)',
    behind: 'אסור\\p{L}*|לא (?:באים? בחשבון|באה בחשבון|אפשרי\\p{L}*)|בלתי אפשרי\\p{L}*|מחוץ לתחום',
    twice: neither('לא', 'ולא'),
  },
  hi: {
    before: 'किसी भी (?:हाल|सूरत|कीमत|क़ीमत|स्थिति)\\S* (?:में|पर)(?= .*(?:नहीं|न) )',
    behind:
      '(?:नहीं|न) (?:\\S+ )?(?:सकत\\p{M}*|चाहत\\p{M}*|चाहिए|\\S*(?:ेंगे|ेंगी|ूँगा|ूंगा|ूँगी|ूंगी))(?: (?:हैं|है|हूँ))?|(?:मना|वर्जित|असंभव|नामुमकिन|प्रतिबंधित|मंज़ूर नहीं|संभव नहीं) (?:है|हैं)?|(?:का )?सवाल ही नहीं(?: \\S+)*',
    twice: neither('न|ना', '(?:और )?(?:न|ना)'),
  },
  bn: {
    behind:
      '(?:পারি|পারব|পারবো|চাই|যাবে|যায়|চলবে|\\S{2,}ব|\\S{2,}বো) ?না|উচিত (?:নয়|না)|সম্ভব (?:নয়|না)|নিষিদ্ধ|নিষেধ|অসম্ভব|প্রশ্নই (?:ওঠে|আসে) না',
    twice: neither('না', 'না'),
  },
  ta: {
    behind:
      '(?:முடியாது|கூடாது|மாட்டோம்|மாட்டேன்|விரும்பவில்லை|இயலாது|இடமில்லை|சாத்தியமில்லை|தடை(?: செய்யப்பட்டுள்ளது)?|அனுமதி(?: இல்லை|யில்லை))',
  },
  vi: {
    before:
      '(?:không|chẳng|chưa) (?:thể|được(?: phép)?|muốn|nên|chấp nhận|có quyền|có ý định|định|hề muốn)|cấm|tuyệt đối không|sẽ không|không bao giờ|trong mọi trường hợp không',
    behind: '(?:là )?(?:không thể chấp nhận|không được phép|không thể|bị loại trừ|bị cấm)',
    twice: neither('không', '(?:cũng|và|mà) (?:cũng )?không'),
  },
  id: {
    before:
      '(?:tidak|tak|nggak|gak|ga) (?:(?:akan )?(?:bisa|dapat|boleh|mau|ingin|mungkin|diizinkan|diperbolehkan)|akan|pernah akan|berniat)|dilarang|jangan|sama sekali tidak|mustahil',
    behind: '(?:(?:tidak|tak) (?:mungkin|boleh|bisa|diizinkan)|dilarang|mustahil|bukan pilihan)',
    twice: neither('tidak|bukan|baik', 'maupun'),
  },
  tr: {
    before: '(?:asla|hiçbir (?:şekilde|koşulda|suretle|durumda)|katiyen)',
    behind:
      '\\p{L}*(?:[ae]m[ae]y[ıi]z|[ae]m[ae]m|m[ae]y[ıi]z|m[ae]yaca[ğk][ıi][zm]|m[ae]yece[ğk][ıi][zm]|m[ae]m[ae]l[ıi]y[ıi]z)|istemiyoru[mz]|(?:\\p{L}+ )?(?:yasak|söz konusu değil|olmaz|mümkün değil|imk[aâ]nsız|kabul edilemez|seçenek değil)(?:t[ıi]r|d[ıi]r)?',
    twice: neither('ne', 'ne(?: de)?'),
  },
  zh: {
    before:
      '(?<![能可以会會该該应應想准要肯])(?:不(?:能|可(?![以]?不)以?|会|會|准|得|允许|允許|想|打算|应该|應該|应|應|该|該|愿意|願意|肯|许|許)(?!不)|[绝絕决決]不|禁止|严禁|嚴禁|无法|無法|既不|[绝絕]对不|[绝絕]對不)',
    behind:
      '(?:都|也|均|一律)?(?:不行|免谈|免談|不可行|不可能|不考虑|不考慮|不允许|不允許|没得商量|沒得商量|不在考虑之列|不在考慮之列)',
  },
  ja: {
    behind:
      '(?:(?:でき|[わかさたなまらばられけせてめべげえね]れ)(?:ません|ない|なく)|て(?:は|も)?(?:いけ|なり)(?:ません|ない)|(?:ては|では|ちゃ)(?:いけない|ならない|だめ|ダメ|駄目)|[いきしちりみびぎ]ません|しない|たく(?:ない|ありません)|つもりは(?:ない|ありません)|もってのほか|論外|禁止|あり得ない|ありえない|不可(?:能)?)(?:です|こと|だ|とする|とします|方針|と決めて)*(?:いる|います)?',
  },
  ko: {
    behind:
      '수(?:는|도|가)? ?없(?:습니다|다|어요|음)|(?:서는|면) 안 ?(?:됩니다|된다|돼요|됨)|지 (?:않(?:겠습니다|겠다|을 것\\S*|기로 \\S+)|못 ?(?:합니다|한다|해요)|말아야 \\S+)|불가능?(?:합니다|하다)|불가|금지(?:입니다|다|됩니다|되어 있습니다)?|싶지 않(?:습니다|다|아요)',
  },
  th: {
    before: '(?:ไม่(?:สามารถ|อาจ|ควร|ยอม|อนุญาต|ต้องการ|อยาก|มีทาง|เอา|คิดจะ)|ห้าม|ต้องไม่|จะไม่(?!.*ก็ได้)|อย่า(?!ง))',
    behind: '(?:ไม่ได้(?:เด็ดขาด|แน่นอน|เลย)?|ไม่อนุญาต|เป็นไปไม่ได้)',
  },
} as const satisfies Readonly<Record<string, Denial>>;
