/** What a hundredth of a currency is called, with the currency's code: 12 cents are 0.12 dollars, 5 öre 0.05 crowns. '¢' stands for those that several currencies have. */
export const hundredths: readonly (readonly [code: string, words: string])[] = [
  [
    '¢',
    '¢|(?:euro-?)?cents?|eurocenten|ct\\.?|centimes?|c[eéê]ntimos?|centavos?|centesim[io]|(?:euro)?cent(?:ów|y|ů|et|i)|sentti\\p{L}*|senttiä|sen(?:t|ti)?|(?:евро)?цент(?:а|ов|ы|ів|и)?|λεπτ(?:ά|ό|ών) (?:του )?(?:ευρώ|δολαρίου)|سنت(?:ات|ا)?|סנט(?:ים)?|सेंट|সেন্ট|சென்ட்|xu|เซ็?นต์|セント|센트|[美欧歐]分',
  ],
  ['GBP', 'pence|penny|(?<![ \\u00A0\\u202F\\u2009-])p|пенсов|ペンス|펜스|便士|بنسات?|پنس'],
  ['kop', 'коп\\.|копе(?:ек|йка|йки|йку)|копі(?:йок|йка|йки|йку)'],
  ['SEK', 'öre|øre'],
  ['PLN', 'grosz\\p{L}*'],
  ['CZK', 'haléř\\p{L}*'],
  ['HUF', 'fillér\\p{L}*'],
  ['RON', '(?:de )?bani'],
  ['TRY', 'kuruş\\p{L}*'],
  ['ILS', 'אגורות|אגורה'],
  ['CHF', 'Rappen'],
  ['paisa', 'pais[ae]|पैस[ेा]|পয়সা|பைசா|காசு'],
  ['THB', 'สตางค์'],
  ['JPY', '銭'],
  ['riyal', 'هللة|هلل'],
  ['EGP', 'قرش[ًا]*|قروش'],
];
