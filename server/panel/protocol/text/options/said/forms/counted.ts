/** How a language counts up what is chosen from, "the first option is to …, the other …": each a pattern, `first` of the words that count. */
type Counting = { readonly first: string; readonly noun: string; readonly is: string };

const countings: readonly Counting[] = [
  {
    first: '(?:and |but |so |or )?(?:the |an? )?(?:one|first|second|third|fourth|final|last|other|another)',
    noun: '(?:option|possibility|choice|alternative|way|route|one|offer|idea|plan|path|approach|proposal|solution)(?: (?:forward|out|here|for us|would|(?:i|we) \\p{L}+(?: \\p{L}+)?))?',
    is: '(?:is|would be|could be|might be|being)(?: (?:to|that|for|simply|just))*',
  },
  {
    first:
      '(?:und |aber |oder )?(?:(?:die|der|das|den) (?:eine|erste|zweite|dritte|vierte|letzte|andere|weitere)|eine? (?:erste|zweite|dritte|vierte|letzte|andere|weitere)[rs]?|eine)',
    noun: '(?:möglichkeit|variante|alternative|weg|option|idee|lösung|ansatz|vorschlag|angebot|plan)',
    is: '(?:ist|wäre|besteht darin|bestünde darin|heißt|lautet),?(?: (?:zu|dass (?:wir|ich)|dass))?',
  },
  {
    first:
      "(?:alors que |et |mais |ou )?(?:(?:la|le|une|un|l[’']) ?(?:première?|premier|deuxième|seconde?|troisième|quatrième|dernière?|dernier|autre)|une)",
    noun: '(?:possibilité|solution|voie|option|piste|idée|façon|manière|proposition|offre|alternative)',
    is: "(?:est|serait|consiste(?:rait)?)(?: (?:de|à|d[’']|que l[’']on|que nous|que))?",
  },
  {
    first:
      '(?:y |pero |o )?(?:(?:la|el|una?|otr[ao]) )?(?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|últim[ao]|otr[ao]|una)',
    noun: '(?:opción|posibilidad|alternativa|vía|salida|solución|idea|propuesta|forma|manera|oferta|camino)',
    is: '(?:es|sería|consiste en|consistiría en|pasa por)(?: (?:que|la de|el de))?',
  },
  {
    first:
      "(?:e |ma |o )?(?:(?:la|il|una?|l[’']|un[’']) ?)?(?:prim[ao]|second[ao]|terz[ao]|quart[ao]|ultim[ao]|altr[ao]|una)",
    noun: '(?:opzione|possibilità|strada|alternativa|soluzione|via|idea|proposta|offerta|ipotesi)',
    is: '(?:è|sarebbe|consiste nel|consisterebbe nel)(?: (?:di|che|quella di))?',
  },
  {
    first:
      '(?:e |mas |ou )?(?:(?:a|o|uma?|outr[ao]) )?(?:primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|últim[ao]|outr[ao]|uma)',
    noun: '(?:opção|possibilidade|alternativa|hipótese|saída|solução|ideia|proposta|via|oferta|forma|caminho)',
    is: '(?:é|seria|consiste em|passa por)(?: (?:que|a de))?',
  },
  {
    first:
      '(?:en |maar |of )?(?:(?:de|het) (?:ene|eerste|tweede|derde|vierde|laatste|andere)|een (?:eerste|tweede|derde|andere)|[eé][eé]n)',
    noun: '(?:optie|mogelijkheid|alternatief|manier|weg|oplossing|idee|voorstel|plan|route|keuze)',
    is: '(?:is|zou zijn|zou)(?:,? (?:om|dat we|dat))?',
  },
  {
    first:
      '(?:a |i |albo )?(?:pierwsz[yae]|drug(?:i|a|ie)|trzeci[ae]?|czwart[yae]|ostatni[ae]?|inn[yae]|jed(?:en|na|no))',
    noun: '(?:opcja|możliwość|wariant|pomysł|rozwiązanie|droga|sposób|propozycja|wyjście|alternatywa)',
    is: '(?:to|jest|byłaby|byłby|—|–|-)(?: (?:to|żeby|aby|by))*',
  },
  {
    first:
      '(?:а |и |но |либо )?(?:перв(?:ый|ая|ое)|втор(?:ой|ая|ое)|трет(?:ий|ья|ье)|четв[её]рт(?:ый|ая)|последн(?:ий|яя)|друг(?:ой|ая|ое)|один|одна)',
    noun: '(?:вариант|способ|путь|возможность|выход|идея|предложение|альтернатива|решение)',
    is: '(?:[—–:-]|это|состоит в том,|в том,)(?: чтобы)?',
  },
  {
    first:
      '(?:а |і |й |але |або )?(?:перш(?:ий|а|е)|друг(?:ий|а|е)|трет(?:ій|я)|четверт(?:ий|а)|останн(?:ій|я)|інш(?:ий|а|е)|один|одна)',
    noun: '(?:варіант|спосіб|шлях|можливість|вихід|ідея|пропозиція|альтернатива|рішення)',
    is: '(?:[—–:-]|це|полягає в тому,|у тому,)(?: щоб)?',
  },
  {
    first:
      '(?:και |αλλά |ή )?(?:(?:η|ο|το|μια|μία|ένας|ένα|άλλη) )?(?:πρώτ[ηοό]ς?|δεύτερ[ηο]ς?|τρίτ[ηο]ς?|τελευταί[αο]ς?|άλλ[ηο]ς?|ένας|μία|μια)',
    noun: '(?:επιλογή|λύση|τρόπος|δρόμος|ιδέα|πρόταση|δυνατότητα|εναλλακτική|σενάριο)',
    is: '(?:είναι|θα ήταν)(?: να)?',
  },
  {
    first:
      '(?:bir|birinci|ikinci|üçüncü|dördüncü|diğer|öteki|ilk|son|öbür|diğeri|ötekisi|ikincisi|birincisi|üçüncüsü|biri|ilki)',
    noun: '(?:seçenek|yol|alternatif|fikir|çözüm|öneri|ihtimal|yöntem)',
    is: '(?:ise|de|da)?,?',
  },
  {
    first:
      'و?(?:أما |لكن )?(?:(?:الخيار|الحل|الطريق|البديل|الاقتراح|العرض|الاحتمال) )?(?:الأول|الثاني|الثالث|الرابع|الأخير|الآخر|الأولى|الثانية|الثالثة|الأخرى)',
    noun: '(?:منهما)',
    is: '(?:هو|هي|فهو|فهي|يتمثل في|أن|:)(?: أن)?',
  },
  {
    first:
      '(?:و )?(?:یک (?:راه|گزینه|پیشنهاد|ایده)|(?:راه|گزینه|پیشنهاد|ایده)(?:‌?ی)? (?:اول|دوم|سوم|آخر|دیگر|دیگری)|اولی|دومی|دیگری)',
    noun: '(?:هم)',
    is: '(?:این است که|اینه که|این‌که|است:|:)',
  },
  {
    first:
      'ו?(?:(?:ה?אפשרות|ה?דרך|ה?חלופה|ה?הצעה|ה?רעיון) (?:אחת|אחד|הראשונה|השנייה|השלישית|האחרת|אחרת|נוספת)|הראשונה|השנייה|השלישית|האחרת)',
    noun: '(?:שלנו)',
    is: '(?:היא|הוא|זה|:)',
  },
  {
    first: '(?:और )?(?:एक|पहला|दूसरा|तीसरा|आख़िरी|आखिरी)',
    noun: '(?:विकल्प|रास्ता|तरीका|तरीक़ा|उपाय|सुझाव|प्रस्ताव)',
    is: '(?:यह )?(?:है|होगा)(?: कि)?,?',
  },
  {
    first: '(?:আর )?(?:একটা|একটি|প্রথম|প্রথমটি|দ্বিতীয়|দ্বিতীয়টি|তৃতীয়|অন্য|অন্যটা|অন্যটি|আরেকটা|আরেকটি)',
    noun: '(?:উপায়|বিকল্প|পথ|প্রস্তাব)',
    is: '(?:হলো|হল|হচ্ছে|হতে পারে)',
  },
  {
    first: '(?:ஒரு|முதல்|இரண்டாவது|மூன்றாவது|மற்றொரு|இன்னொரு|மற்ற)',
    noun: '(?:வழி|விருப்பம்|தேர்வு|மாற்று|யோசனை)',
    is: '(?:என்பது|என்னவென்றால்,?)?',
  },
  {
    first:
      '(?:còn )?(?:(?:một|phương án|cách|hướng|lựa chọn|khả năng) (?:là|cách|phương án|hướng|lựa chọn|một|thứ nhất|đầu tiên|thứ hai|thứ ba|hai|ba|khác|kia|còn lại|nữa)|cái kia|cách kia|hướng kia)',
    noun: '(?:thì)',
    is: '(?:là|sẽ là|:)',
  },
  {
    first:
      '(?:dan )?(?:satu|(?:cara|opsi|pilihan|alternatif|jalan|usulan|ide) (?:pertama|kedua|ketiga|lain(?:nya)?|satunya)|yang (?:pertama|kedua|ketiga|lain(?:nya)?)|satunya)',
    noun: '(?:cara|opsi|pilihan|alternatif|jalan|usulan|ide)',
    is: '(?:adalah|ialah|yaitu|:)',
  },
];

/** "Firstly": of reasons, too. */
const adverbs =
  '(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|erstens|zweitens|drittens|viertens|premièrement|deuxièmement|troisièmement|primero|segundo|tercero|en (?:primer|segundo|tercer) lugar|in (?:primo|secondo|terzo) luogo|em (?:primeiro|segundo|terceiro) lugar|ten (?:eerste|tweede|derde)|po (?:pierwsze|drugie|trzecie|czwarte)|во-первых|во-вторых|в-третьих|по-перше|по-друге|по-третє|πρώτον|δεύτερον|τρίτον|birincisi|ikincisi|üçüncüsü|و?(?:أولا|ثانيا|ثالثا|رابعا|أولاً|ثانياً|ثالثاً|رابعاً|أولًا|ثانيًا|ثالثًا)|اول(?: این)?که|دوم(?: این)?که|سوم(?: این)?که|ראשית|שנית|שלישית|प्रथम|द्वितीय|तृतीय|प्रথমত|দ্বিতীয়ত|তৃতীয়ত|முதலாவதாக|இரண்டாவதாக|மூன்றாவதாக|thứ (?:nhất|hai|ba|tư)|pertama|kedua|ketiga|för det (?:första|andra|tredje)|for det (?:første|andet|annet|tredje)|ensiksi|toiseksi|kolmanneksi|za (?:prvé|druhé|třetí)|először|másodszor|harmadszor|în (?:primul|al doilea|al treilea) rând)[,:]?(?: (?:wreszcie|finalmente|enfin|schließlich|rozważamy|ist|är|er))?';
/** "Plan A is to …". */
const plans =
  '(?:plan|option|variante?|vaihtoehto|možnost|lehetőség|változat|möjlighet|mulighe[dt]|varianta|opțiune?a|επιλογή|λύση|wariant|вариант|варіант|план|opción|opção|opzione|optie|opcja|opsi|seçenek|phương án|alternativ[ae]?|alternative) (?:[A-D]|[А-Г]|[1-4])(?: (?:is|would be|ist|wäre|est|serait|es|sería|è|sarebbe|é|seria|to|jest|adalah|là|är|er|on|olisi|je|az|lenne|este|ar fi|είναι|θα ήταν|—|–|-))?,?(?: (?:to|de|di|att|at|å|om|że|żeby|hogy|että))?';
const adverbsWithin =
  '(?:第[一二三四]に?|首先|其次|再次|其一|其二|其三|一是|二是|三是|첫째|둘째|셋째|ประการแรก|ประการที่สอง|ประการที่สาม|ข้อแรก|ข้อสอง|ข้อสาม|[一二三]つ目に)[，,、：:]?';

/** What counts with a noun says more than what counts alone. */
const needsNoun = /^(?:\(\?:)?(?:bir\||ஒரு)/u;

const patternOf = ({ first, noun, is }: Counting): string =>
  needsNoun.test(first)
    ? `(?:(?:${first}) (?:${noun})|(?:diğeri|ötekisi|ikincisi|birincisi|üçüncüsü))(?: ${is})?`
    : `(?:${first})(?: (?:${noun}))?(?: ?(?:${is})|,)`;

const unspaced: readonly string[] = [
  '(?:第[一二三四]|另|[一两兩]?)[一个個种種条條]+(?:方案|选择|選擇|办法|辦法|做法|路|思路|可能|想法|提案)?(?:就?是|：|:)',
  '(?:[一二三]つ目|もう(?:一|ひと)つ|[123１２３]つ目|一つ|ひとつ)(?:の(?:案|選択肢|方法|道))?は、?',
  '(?:첫|두|세) ?번째(?: (?:방법|방안|선택지|안|길))?[은는]? ',
  '(?:อีก)?(?:ทาง|วิธี|ทางเลือก|แนวทาง|ตัวเลือก)(?:หนึ่ง|แรก|ที่สอง|ที่สาม|ที่หนึ่ง|ที่ 1|ที่ 2|ที่ 3)?\\s?คือ(?:การ)?\\s?',
];

const spaced = countings.map(patternOf);
export const countedForms: readonly RegExp[] = [
  ...spaced.map((form) => `^(?:${form})(?:\\s|(?<=[’']))(.+)`),
  ...unspaced.map((form) => `^${form}(.+)`),
  `^${adverbs}\\s(.+)`,
  `^${plans}\\s(.+ .+)`,
  `^${adverbsWithin}\\s?(.+)`,
].map((form) => new RegExp(form, 'iu'));

/** Where the next of them begins within a sentence. */
export const nextCounted = new RegExp(
  `[,;،؛，；、：:。]\\s?(?=(?:${[...[...spaced, adverbs, plans].map((form) => `${form}(?=[\\s]|(?<=[’']))`), ...unspaced, adverbsWithin].join('|')}))|\\s(?=อีก(?:ทาง|วิธี))`,
  'iu',
);

const nouns = [
  ...countings.map(({ noun }) => noun.replace('|one|', '|')),
  'الخيار|گزینه|راه|ה?אפשרות|lựa chọn|phương án|cách|hướng',
].join('|');
/** Any word for what can be chosen. */
export const aWay = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${nouns})(?![\\p{L}\\p{M}])|办法|辦法|方案|选择|選擇|案|方法|次の道|방법|방안|ทาง|วิธี|[几幾两兩三四]条?路|المطروح|(?<!\\p{L})plan [A-D]`,
  'iu',
);
