/** How a language says that something was talked of as well; what is named stands in the first group that says something. */
export const talkedOfForms: readonly RegExp[] = [
  'there (?:has|have|had|was|were|is)(?: also)?(?: been)?(?: also)?(?: some)? talk of ((?!(?:rising|falling|growing|increasing|declining) )\\p{L}+ing .+)|(?:somebody|someone|people|some|others) (?:have |has |had )?(?:also )?(?:mentioned|floated|talked of|talked about)(?: the idea of)? (\\p{L}+ing .+)',
  '(?:war|ist|wurde)(?: (?:auch|schon|zudem|außerdem|mal))* davon (?:die rede|gesprochen)(?: worden)?,? (?:dass (?:wir|man) (.+)|(.+ zu \\p{L}+))|im gespräch (?:war|ist)(?: auch)?,? (.+ zu \\p{L}+)',
  "(?:il (?:a|avait)(?: aussi| également)? été question|il est(?: aussi| également)? question|(?:on|nous) (?:a|avait|avons)(?: aussi| également)? parlé|j[’']ai(?: aussi)? parlé) (?:de |d[’'])((?:(?:la|le|les|l[’']|nous) ?)?\\p{L}+(?:er|ir|re)(?!\\p{L}).*)",
  '(?:se (?:ha|había) hablado|se habló|se habla|hemos hablado)(?: también| incluso)? de (\\p{L}+[aei]r(?:se|l[aeo]s?|nos)? .+)',
  'si (?:è|era) (?:parlato|pensato)(?: anche| pure)? (?:di|a) (\\p{L}+(?:[aei]re|rre|[aei]r(?:si|l[aeio]|ci))(?!\\p{L}).*)|si parla(?: anche)? di (\\p{L}+[aei]re .+)|abbiamo parlato(?: anche)? di (\\p{L}+[aei]re .+)',
  '(?:se falou|falou-se|fala-se|tem-se falado|falámos|falamos)(?: também| ainda)? (?:em|de) (\\p{L}+[aei]r .+)',
  '(?:is|was|werd|wordt)(?: \\p{L}+)? (?:sprake van|gesproken over)(?: om)?,? (.+ te \\p{L}+)',
  '(?:była|jest)(?: też| także| również) mowa o (?:tym, (?:żeby|aby) )?(.+)|mówi(?:ło|ono) się(?: też| także| również) o (?:tym, (?:żeby|aby) )?(.+)',
  '(?:говорили|говорилось|речь шла|шла речь|заходила речь|был разговор)(?: также| ещё| еще| и)? о том,? чтобы (.+)',
  '(?:говорили|йшлося|ішлося|була(?: також| ще)? мова)(?: також| ще| й)? про те,? щоб (.+)',
  '(?:talats|pratats|diskuterats)(?: också| även)? om att (.+)|(?:talt|snakket|snakka|snak|prat|snakk|tale)(?: også)? om (?:at|å) (.+)',
  '(?:έγινε|γίνεται|είχε γίνει)(?: και| επίσης)? (?:λόγος|κουβέντα|συζήτηση) (?:για )?(?:το )?να (.+)',
  '(?:جرى|دار|كان هناك)(?: أيضا| أيضًا| أيضاً)? (?:ال)?حديث(?: أيضا| أيضًا| أيضاً)? عن (.+)',
  '(?:דובר|דיברו|היה דיבור)(?: גם)? על (?:כך ש)?(.+)',
  '(?:cũng|đã) (?:có (?:người )?|từng )?(?:nói|bàn|nhắc)(?: đến| tới| về)?(?: việc| chuyện)? (.+)',
  '(?:ada|sempat)(?: juga)? (?:pembicaraan|wacana|usulan|usul|dibicarakan)(?: juga)?(?: untuk| tentang) (.+)',
  '(?:on|oli) (?:myös |ollut )*(?:puhuttu|puhetta)(?: myös)? siitä,? että (.+)',
  '(?:mluvilo se|byla řeč)(?: i| také| taky)? (?:i |také )?o tom,? (?:že |aby |abychom )(.+)',
  '(?:szó volt|szóba (?:került|jött)|felmerült)(?: arról| az| még| is)*,? hogy (.+)',
  's-a (?:mai |și )?(?:vorbit|discutat)(?: și)? (?:despre|de|să)(?: a)? (.+)',
]
  .map((form) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${form})`, 'iu'))
  .concat(
    /(?:有人|大家)?(?:也|还|還)?(?:提过|提過|提到过|提到過|谈过|談過|讨论过|討論過|说过|說過)(?:要|可以)?([改把将將搬用换換关關租卖賣买買扩擴][^，,。；;]{2,40})/u,
    /^(?:また、?)?([^。、]{2,50}?[うくぐすつぬぶむる])(?:という|との)(?:話|案|声|意見)(?:も|が)(?:出て|あり|ある|出まし)/u,
    /^(?:또 )?(.{2,50}?자)는 (?:이야기|얘기|말|의견|제안)(?:도|가|이) ?(?:나왔|있|나오)/u,
  );
