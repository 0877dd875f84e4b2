/** From every third to every tenth, language by language: how the words begin and end, and the ordinals. */
const languages: readonly (readonly [before: string, ordinals: string, after?: string])[] = [
  ['every ', 'third fourth fifth sixth seventh eighth ninth tenth', '(?![- ]part| of )'],
  ['jede[rsnm]? ', 'dritte vierte fünfte sechste siebte achte neunte zehnte', '[nrsm]?'],
  ['(?:elke?|iedere?) ', 'derde vierde vijfde zesde zevende achtste negende tiende'],
  ['var(?:je|t)? ', 'tredje fjärde femte sjätte sjunde åttonde nionde tionde'],
  ['hvert? ', 'tredje fjerde femte sjette (?:sju|sy)v?ende (?:åtten|otten)de niende tiende'],
  ['joka ', 'kolmas neljäs viides kuudes seitsemäs kahdeksas yhdeksäs kymmenes'],
  ['co ', 'trzec czwart piąt szóst siódm ósm dziewiąt dziesiąt', '(?:i|y|a|ą|e|iego|ego|emu)'],
  ['každ\\p{L}+ ', 'třet čtvrt pát šest sedm osm devát desát', '[ýáéí]\\p{L}{0,2}'],
  ['кажд\\p{L}+ ', 'трет четв[её]рт пят шест седьм восьм девят десят', '(?:[ыио]й|ая|ое|ого|ому|ую|ь[яею]|ьего|ьей)'],
  [
    'кож(?:ен|н\\p{L}+) ',
    "трет четверт п[’ʼ']ят шост сьом восьм дев[’ʼ']ят десят",
    '(?:[иі]й|[аяеєую]|ь?ого|ь?ому|ої|ьої)',
  ],
  ['minden ', 'harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik', '\\p{L}{0,4}'],
  ['fiecare al ', 'treilea patrulea cincilea șaselea șaptelea optulea nouălea zecelea'],
  ['हर ', 'तीसर चौथ पाँचव छठ सातव आठव नौव दसव', '[\\p{L}\\p{M}]{1,3}'],
];

/** Every fifth, jeder fünfte, каждый пятый: as parts of a whole. */
export const everyNth = languages.map(([before, ordinals, after = '']) => {
  const all = ordinals.split(' ');
  const each = all.map((ordinal) => new RegExp(`^${before}${ordinal}${after}$`, 'iu'));
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])${before}(?:${all.join('|')})${after}(?![\\p{L}\\p{M}])`, 'giu'),
    read: ({ 0: words }: RegExpMatchArray): number => 1 / (each.findIndex((one) => one.test(words)) + 3),
  };
});
