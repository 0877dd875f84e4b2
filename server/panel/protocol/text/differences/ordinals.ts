/** Where a text says the how manieth one is meant, from the second to the fifth, or another one, which may be any of them. */
export type Ordinal = { readonly at: number; readonly end: number; readonly value: number; readonly isAny: boolean };

export const ordinalsIn = (text: string): Ordinal[] => [
  ...ordinals.flatMap(({ pattern, value }) =>
    placesOf(text, pattern).map((place) => ({ ...place, value, isAny: false })),
  ),
  ...placesOf(text, another).map((place) => ({ ...place, value: 0, isAny: true })),
];
const placesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ at: index, end: index + found.length }));

const alone = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}])(?:${forms})(?![\\p{L}\\p{M}])`, 'giu');

/** Behind a digit: 3-я, 3'üncü, and "3. Schicht" within a text, where it is no mark of a list. */
const written =
  "(?:-(?:й|я|е|ю|го|ей|м|та|тя|га|ту|тю)|['’](?:[uü]nc[uü]|inci|[ıi]nc[ıi])\\p{L}*|(?<=[\\p{L}(,] ?\\p{Nd})\\.(?= \\p{L}))";

/** In scripts without spaces numbers say it, which are read as such. */
const ordinals = [
  'second(?!-?hand)|2nd|zweite[mnrs]?|deuxième|2(?:e|è|ème|ème|nde?)|(?<=\\b(?:un|une|le|la|notre) )seconde?|segund[oa]|(?<=\\b(?:un|una|il|la|un’altra|nostr[oa]) )second[oa]|tweede|2de|drug(?:i|a|ą|iego|iej|im)|втор(?:ой|ая|ую|ое|ого)|друг(?:ий|а|у|е|ого)|δεύτερ(?:ο|η|ος|ου|ης)|ikinci|الثانية?|ثانية?|ثانٍ|دوم|دومین|שנייה|שניה|השני|दूसर[ाीे]|দ্বিতীয়|இரண்டாவது|ที่สอง|thứ hai|thứ 2|kedua|ke-2|andra|anden|andet|toinen|toisen|druh[ýáéou]+|második|(?:al )?doilea|a doua|2[ºª]',
  'third(?!s)|3rd|dritte[mnrs]?|troisième|3(?:e|è|ème)|tercer[oa]?|terceir[oa]|terz[oa]|derde|3de|trzeci(?:a|ą|ego|ej|m)?|трет(?:ий|ья|ью|ье|ьего|я|ю|є)|τρίτ(?:ο|η|ος|ου|ης)|üçüncü|الثالثة?|ثالثة?|سوم|سومین|שלישית?|השלישית?|तीसर[ाीे]|তৃতীয়|மூன்றாவது|ที่สาม|thứ ba|thứ 3|ketiga|ke-3|tredje|kolmas|kolmannen|třetí|harmadik|(?:al )?treilea|a treia|3[ºª]',
  'fourth|4th|vierte[mnrs]?|quatrième|4(?:e|è|ème)|cuart[oa]|quart[oa]|vierde|4de|czwart(?:y|a|ą|ego|ej)|четв[её]рт(?:ый|ая|ую|ое|ого)|четверт(?:ий|а|у|е|ого)|τέταρτ(?:ο|η|ος|ου|ης)|dördüncü|الرابعة?|رابعة?|چهارم|چهارمین|רביעית?|चौथ[ाीे]|চতুর্থ|நான்காவது|ที่สี่|thứ tư|keempat|fjärde|fjerde|neljäs|čtvrt[ýáouéí]+|negyedik|patrulea|patra',
  'fifth(?!s)|5th|fünfte[mnrs]?|cinquième|5(?:e|è|ème)|quint[oa]|vijfde|5de|piąt(?:y|a|ą|ego|ej)|пят(?:ый|ая|ую|ое|ого)|п’ят(?:ий|а|у|е|ого)|πέμπτ(?:ο|η|ος|ου|ης)|beşinci|الخامسة?|خامسة?|پنجم|پنجمین|חמישית|पाँचव[ाीेां]+|পঞ্চম|ஐந்தாவது|ที่ห้า|thứ năm|kelima|femte|viides|pát[ýáouéí]+|ötödik|cincilea|cincea',
].map((forms, i) => ({ value: i + 2, pattern: alone(`${forms}|${i + 2}${written}`) }));
const another = alone(
  'another|additional|further|one more|weitere[mnrs]?|zusätzliche[mnrs]?|noch eine?[nrs]?|autre|supplémentaire|de plus|otr[oa]|más|adicional|outr[oa]|altr[oa]|ulteriore|ander[e]?|extra|nog een|kolejn(?:y|a|ą|e|ego|ej)|dodatkow\\p{L}+|jeszcze jed\\p{L}+|другой|другая|другую|ещ[её] (?:один|одну|одно)|дополнительн\\p{L}+|інш\\p{L}+|ще (?:один|одну|одне)|άλλ(?:ο|η|ος|ον|ην)|επιπλέον|başka bir|bir daha|ek|آخر|أخرى|إضافي\\p{L}*|دیگر(?:ی)?|נוסף|נוספת|אחרת?|एक और|अतिरिक्त|আরেকটি|আরও একটি|அதிகப்படியான|இன்னொரு|อีก|khác|thêm|lain|lagi|tambahan|ytterligare|en till|yderligere|endnu en|toinenkin|další|még egy|încă (?:un|o)',
);
