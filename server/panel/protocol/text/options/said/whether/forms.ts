import type { tongues } from '../tongues/tongues.ts';

/** How a language asks whether to do a thing or not: what comes before the deed, and what says "or not" behind it. */
type OrNot = { readonly opens: string; readonly ends: string };

/** Deeds of those who decide: what can or will be is a question of facts. */
const spaced: Readonly<Partial<Record<keyof typeof tongues, OrNot>>> = {
  en: {
    opens:
      '(?:should|shall) (?:i|we|they|he|she|(?:my|our|the) \\p{L}+)|ought (?:i|we) to|do (?:i|we)(?: want to)?(?= (?!(?:have|know|need|think|agree|get|see|like|owe|qualify|stand)(?!\\p{L})))|(?:is it|would it be|whether it is) (?:worth(?= \\p{L}+ing )|(?:wise|smart|sensible|right|a good idea|better|worthwhile|worth it)(?: for us| for me)? to)|(?:whether|if) (?:i|we) (?:should|ought to)|whether to',
    ends: 'or not|or no',
  },
  de: {
    opens:
      '(?:soll(?:t?en?)?|muss|müssen|will|wollen) (?:ich|wir|man|er|sie|(?:unsere?|meine?|der|die|das) (?-i:\\p{Lu})\\p{L}+)(?: uns| mich)?|(?:lohnt es sich|ist es (?:sinnvoll|klug|richtig|ratsam|besser)|macht es sinn|wäre es (?:sinnvoll|klug|richtig|besser))(?: für uns| für mich)?,|ob (?:ich|wir|man)(?: uns| mich)?(?= .*(?:soll|sollen|sollte|sollten|wollen|will|müssen) )',
    ends: '(?:(?:soll|sollen|sollte|sollten|wollen|will|müssen),? )?oder (?:doch |lieber |besser )?nicht',
  },
  nl: {
    opens:
      '(?:moet(?:en)?|zal|zullen|wil|willen) (?:ik|we|wij|hij|zij|ze)|is het (?:verstandig|slim|de moeite waard|beter)(?: om)?|of (?:ik|we|wij)(?= .*(?:moet|moeten|zal|zullen|willen|wil) )',
    ends: '(?:(?:moet|moeten|zal|zullen|willen|wil) )?of (?:toch |beter |liever )?niet',
  },
  fr: {
    opens:
      "(?:est-ce qu(?:e |[’'])|si |, )?(?:je|on|nous) (?:dois|doit|devons|devrais|devrait|devrions)|(?:dois|devrais)-je|(?:doit|devrait)-on|(?:devons|devrions)-nous|faut-il|s[’']il faut|vaut-il (?:la peine|le coup) de|est-ce qu[’']il faut|(?:on|nous)(?= (?:le |la |les |l[’'])?(?!(?:est|a|va|peut|sait|aura|sera|avait|avons|sommes|pouvons|allons|savons)(?!\\p{L}))\\p{L}+(?:e|ons|d|t|s) )",
    ends: 'ou (?:bien )?(?:non|pas)',
  },
  es: {
    opens:
      '(?:deber(?:ía|íamos|íais|ían|é|emos)|deb(?:o|emos)|tengo que|tenemos que|hay que|(?:(?:me|nos) )?conviene|(?:vale|merece) la pena|es (?:buena idea|mejor))|(?=\\p{L}+[aei]mos )(?!(?:tenemos|podemos|somos|estamos|vamos|sabemos|necesitamos|llegamos|ganamos|perdemos|queremos) )',
    ends: 'o no',
  },
  it: {
    opens:
      '(?:dov(?:rei|remmo|rebbe|remo)|devo|dobbiamo|(?:(?:mi|ci) )?convien[ea]|vale la pena(?: di)?|è (?:il caso|meglio|opportuno|giusto)(?: di)?)|se(?= \\p{L}+(?:[aei]re|rre|[aei]r(?:l[aeio]|ci|mi|si|ne))(?!\\p{L}))',
    ends: 'o(?:ppure)? (?:no|meno)',
  },
  pt: {
    opens:
      '(?:(?:a gente )?dev(?:o|e|emos|ia|eria|eríamos|íamos)|vale (?:mais )?a pena|compensa|convém|é (?:melhor|boa ideia))|(?=\\p{L}+[aei]mos )(?!(?:temos|podemos|somos|estamos|vamos|sabemos|precisamos|ganhamos|perdemos|queremos) )',
    ends: 'ou não',
  },
  ro: {
    opens:
      '(?:merită|ar trebui|trebuie|(?:e|este|ar fi) (?:bine|mai bine)|ne convine)(?: să| a)?|(?<=(?:^|[,:] |dacă ))să',
    ends: 'sau (?:nu|ba)',
  },
  pl: {
    opens:
      '(?:czy )?(?:mam|mamy|powin\\p{L}+|warto|należy|trzeba|opłaca (?:nam )?się)(?: nam)?|czy(?= (?:nie )?\\p{L}+ć )',
    ends: '(?:czy|lub|albo) nie',
  },
  cs: {
    opens: '(?:máme|mám|měli bychom|měl bych|měla bych|vyplatí se(?: nám)?|stojí za to)(?: (?:raději|spíš))?',
    ends: '(?:nebo|anebo|či) (?:ne|nikoli)',
  },
  ru: {
    opens:
      '(?:стоит|нужно|следует|надо) ли(?: (?:мне|нам))?|(?:мне|нам)(?: (?:стоит|нужно|надо|лучше))?(?= \\p{L}+(?:ть|ти|чь)(?:ся)? )|(?=\\p{L}+(?:ть|ти|чь)(?:ся)? ли )',
    ends: 'или (?:нет|не стоит|не надо|не нужно)',
  },
  uk: {
    opens: '(?:чи )?(?:варто|треба|слід|потрібно)(?: (?:мені|нам))?|чи(?: (?:мені|нам))?(?= \\p{L}+ти(?:ся)? )',
    ends: '(?:чи|або) (?:ні|не варто|не треба)',
  },
  el: {
    opens: '(?:(?:θα )?(?:πρέπει|έπρεπε)|(?:μας |μου )?(?:αξίζει|συμφέρει))(?: να)?|(?:αν|μήπως) (?:να|θα)|(?<=^)να',
    ends: 'ή (?:όχι|μη)',
  },
  sv: {
    opens:
      '(?:ska|skall|bör|borde|måste) (?:vi|jag|man)|(?:är|vore) det (?:värt|klokt|smart|bättre) att|lönar det sig(?: för oss)? att|om (?:vi|jag|man) (?:ska|bör|borde)',
    ends: 'eller (?:inte|ej)',
  },
  da: {
    opens:
      '(?:skal|bør|burde) (?:vi|jeg|man)|kan det betale sig(?: for os)? at|er det (?:klogt|værd|bedre) at|om (?:vi|jeg|man) (?:skal|bør|burde)',
    ends: 'eller (?:ikke|ej|lade være)',
  },
  nb: {
    opens:
      '(?:skal|bør|burde) (?:vi|jeg|man)|lønner det seg(?: for oss)? å|er det (?:klokt|verdt|bedre) å|om (?:vi|jeg|man) (?:skal|bør|burde)',
    ends: 'eller (?:ikke|ei|la være)',
  },
  fi: {
    opens: '(?:pitäisikö|pitääkö|kannattaako|kannattaisiko|tulisiko)(?: (?:meidän|minun|nyt))*',
    ends: 'vai (?:ei|jättää (?:se )?tekemättä)',
  },
  hu: {
    opens:
      '(?:érdemes(?:-e)?|megéri(?:-e)?|kell(?:ene)?-e|jó ötlet(?:-e)?)|(?=\\p{L}+(?:j|gy|s|ss|sz|z|zz|n)(?:[uü]k|[uü]nk) )',
    ends: 'vagy (?:ne|nem|sem)',
  },
  ar: {
    opens:
      'هل (?:(?:يجب|ينبغي|من الأفضل|الأفضل|يستحسن|يجدر)(?: (?:علي|عليّ|علينا|بنا|بي))?(?: أن)?|(?=[نأ][\\p{L}\\p{M}]{2,} ))|ما إذا كان (?:علينا|يجب)(?: أن)?',
    ends: '(?:أم|أو) لا',
  },
  fa: { opens: '(?:آیا )?(?:باید|بهتر است(?: که)?|بهتره)|آیا(?= .*یم )', ends: 'یا (?:نه|خیر)' },
  he: {
    opens: '(?:האם )?(?:כדאי|עדיף|צריך|נכון|משתלם)(?: (?:לי|לנו))?(?= ל)|(?:אם|האם)(?= ל\\p{L}{2,} )',
    ends: 'או לא',
  },
  hi: {
    opens: '(?:क्या )?(?:हमें|मुझे|हम|मैं)(?= .*(?:चाहिए|जाए|ें|एँ|एं|ूँ|ूं),? या )',
    ends: 'या (?:नहीं|न)',
  },
  bn: { opens: '(?:আমাদের|আমার|আমরা|আমি)(?: কি)?(?= .*(?:উচিত|ব|বো) )', ends: '(?:কি না|কিনা|নাকি না|না কি)' },
  ta: { opens: '(?:நாங்கள்|நாம்|நான்)', ends: '(?<=(?:வேண்டுமா|லாமா),? )(?:வேண்டாமா|கூடாதா|இல்லையா)' },
  vi: { opens: '(?:có )?nên', ends: '(?:hay|hoặc) (?:là )?(?:không|thôi)' },
  id: {
    opens:
      '(?:(?:apakah|haruskah|perlukah|sebaiknya)(?: (?:saya|kami|kita))(?: (?:sebaiknya|harus|perlu|mau|jadi))?|perlu(?:kah)?|haruskah|sebaiknya)',
    ends: 'atau (?:tidak|jangan|enggak|nggak)',
  },
  sw: { opens: '(?:je,? )?(?=tu\\p{L}+e )', ends: 'au (?:la|hapana|tusi\\p{L}+)' },
};

/** Where "or not" comes before the deed, too: "whether or not to". */
const ahead: readonly string[] = ['whether or not (?:to|(?:i|we) (?:should|ought to)) (?<what>.+)'];

const unspaced: readonly RegExp[] = [
  // Turkish: the same verb again, with its "not".
  /(?:^|[,:] )(?<what>[^,:?]{4,120}?\p{L}+m[ae]l[ıi])(?: m[ıi]y[ıi][zm])?,? (?:yoksa )?(?:\p{L}+m[ae]m[ae]l[ıi](?: m[ıi]y[ıi][zm])?|hayır|değil mi)(?=[?.]|$| )/iu,
  /(?:^|[,:] )(?<what>[^,:?]{4,120}?\p{L}+m[ae](?:k|yı|yi)) m[ıi],? (?:yoksa )?\p{L}+m[ae]m[ae](?:k|yı|yi) m[ıi]/iu,
  // Japanese
  /(?:^|[、。はが])(?<what>[^、。はが]{3,60}?べき)(?:か(?:どうか|否か|、?(?:やめる|見送る|しない)べきか)|なのかどうか)/u,
  /(?:^|[、。はが])(?<what>[^、。はが]{3,60}?[うくぐすつぬぶむる])か(?:どうか|否か|しないか|やめるか)(?=[をでに、]{0,2}(?:悩|迷|決|検討|判断|考え|相談))/u,
  // Korean
  /(?:^|[,.] )(?<what>[^,.]{3,60}?(?:야|아야|어야) ?(?:할까요|할지|하나요|하는지|할까)),? (?:말아야 (?:할까요|할지|하나요|하는지|할까)|말까요|말지|안 (?:해도|하는))/u,
  /(?:^|[,.] )(?<what>(?!(?:\S+ )?\S+[이가] )[^,.]{3,60}?(?:까요?|지)),? (?:말까요?|말지|말아야 할지)(?=[?를,. ]|$)/u,
  // Chinese: the verb of wanting or owing with its "not", of the writer.
  /(?:^|[，,。：:]|考[虑慮]|[纠糾][结結]|[犹猶]豫|[决決]定|[讨討][论論]|[问問]|知道|[还還][没沒]想好)(?:那|所以|[请請][问問]|到底|究竟|我|我们|我們|咱们|公司|今年|现在|現在|[应應][该該]|[还還])*(?:要不要|[应應]不[应應][该該]|[该該]不[该該]|值不值得|是否(?:[应應][该該]?|要|[该該]|需要|值得|[应應][当當])?(?![会會有能可是已存])|是不是[应應]?[该該])(?:[应應][该該])?(?:去)?(?<what>[^，,。？?；;]{2,50}?)(?:[呢吗嗎]|$|(?=[，,。？?；;]))/u,
  // Thai
  /(?:ควร(?:จะ)?|น่าจะ|จะ)(?<what>[^?？]{3,80}?)(?:ดี)?\s?(?:หรือไม่|หรือเปล่า)(?!\p{L}{12})/u,
];

type Form = { readonly form: RegExp; readonly tag?: string; readonly ends?: RegExp };

export const orNotForms: readonly Form[] = [
  ...Object.entries(spaced).map(([tag, { opens, ends }]) => ({
    tag,
    ends: new RegExp(`[ ,،](?:${ends})(?![\\p{L}\\p{M}])`, 'iu'),
    form: new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${opens})(?: |(?<![\\p{L}\\p{M}]))(?<what>.{3,160}?),? (?:${ends})(?![\\p{L}\\p{M}])`,
      'iu',
    ),
  })),
  ...ahead.map((form) => ({ tag: 'en', form: new RegExp(`(?<![\\p{L}\\p{M}])${form}`, 'iu') })),
  ...unspaced.map((form) => ({ form })),
];
