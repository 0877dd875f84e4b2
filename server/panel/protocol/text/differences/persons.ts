/** Whether each of two texts calls people by name, with a word that goes with a name, and none of them alike: 田中さん, 王总, Frau Huber. */
export const haveOtherPersons = (a: string, b: string): boolean => {
  const [ours, theirs] = [personsIn(a), personsIn(b)];
  return ours.size > 0 && theirs.size > 0 && ours.isDisjointFrom(theirs);
};

const personsIn = (text: string): ReadonlySet<string> =>
  new Set(titles.flatMap((title) => [...text.matchAll(title)].map(({ 1: name = '' }) => name.toLowerCase())));
const titles: readonly RegExp[] = [
  /([\p{Script=Han}\p{Script=Katakana}ー]{1,6})(?:さん|さま|様|氏(?!名)|くん|君|先生|社長|部長|課長)/gu,
  // Chinese sets nothing before a name: its last sign tells it.
  /(\p{Script=Han})(?:先生|女士|小姐|老师|老師|经理|經理|总(?![部是之额量体共数结裁计统公司])|總(?![部是之額量體共數結裁計統公司]))/gu,
  /([\p{Script=Hangul}]{1,4}) ?(?:사장|이사|부장|과장|대표|팀장|실장|선생)님?/gu,
  /(?<![\p{Script=Hangul}])([\p{Script=Hangul}]{2,3}) 씨/gu,
  /(?<![\p{L}\p{M}])(?:[لوب]?(?:ال|ل)(?:دكتورة?|أستاذة?|سيدة?|مهندسة?|شيخ|حاجة?)|آقای|خانم|دکتر|مهندس|מר|גברת|גב['’׳]|ד["”״]ר|עו["”״]ד) ([\p{L}\p{M}]{2,})/gu,
  /(?<![\p{L}\p{M}])(?:श्री|श्रीमती|सुश्री|डॉ\.?|डॉक्टर|জনাব|জনাবা|ডা\.|ড\.|திரு\.?|திருமதி\.?) ?([\p{L}\p{M}]{2,})/gu,
  /(?<![\p{L}\p{M}])(?:ông|bà|anh|chị|cô|[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|κ\.|[Κκ]ύρι\p{L}+|[Κκ]υρία\p{L}?|[Пп]ан(?:ом|у|а|і|ею)?|[Hh]err|[Ff]ru|[Hh]r\.?|[Dd]oktor|[Dd]octor) (\p{Lu}[\p{L}\p{M}’'-]+)/gu,
  /(?<![\p{L}\p{M}])(\p{Lu}[\p{L}\p{M}’'-]+) (?:Bey|Hanım|Beyle|Hanımla|úr|úrral)(?![\p{L}])/gu,
  /(?<![\p{L}\p{M}])(?:Herrn?|Frau|Dr\.?|Prof\.?|Fa\.?|Firma|Mr\.?|Mrs\.?|Ms\.?|M\.|Mme|Sr\.?|Sra\.?|[Ss]ig\.?(?:ra)?|[Dd]ott\.?|[Pp]an(?:a|u|i|ią)?|[Гг]осподин\p{L}*|[Гг]оспож\p{L}+) (\p{Lu}[\p{L}\p{M}’'-]+)/gu,
];
