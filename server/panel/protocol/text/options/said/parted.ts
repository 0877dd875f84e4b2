/** The parts of a text between joints. A word or two after a longer side belong to it, as in "the next minor or major release", unless commas count sides up. */
export const partsOf = (whole: string, joints: RegExp): string[] => {
  const text = heldTogether(whole);
  const parts = text.split(joints);
  if (parts.length < 3 || /[,،、]/u.test(text)) return parts;
  const between = [...text.matchAll(joints)].map(([joint]) => joint);
  return parts.reduce<string[]>((kept, part, i) => {
    const last = kept.at(-1);
    const belongs = i > 1 && last !== undefined && wordsIn(part) <= 2 && wordsIn(last) >= 4;
    return belongs ? [...kept.slice(0, -1), `${last}${between[i - 1]}${part}`] : [...kept, part];
  }, []);
};
/** With no space to part at within such words. */
export const heldTogether = (text: string): string =>
  text.replaceAll(together, (words) => words.replaceAll(' ', '\u00A0'));
/** To do a thing or not is no choice of two, unless what is not done is said: "sell or not sell the barn". */
export const withoutOrNot = (text: string): string =>
  text.replaceAll(orNot, (said, at: number) => {
    const [next = ''] = /^[\s,]*[\p{L}\p{M}]{3,}/u.exec(text.slice(at + said.length)) ?? [];
    return next !== '' && text.slice(0, at).includes(next.trim()) ? said : '';
  });
export const saysOrNot = (text: string): boolean => text.search(orNot) >= 0;
const orNot =
  /,? (?:or not|oder nicht|ou non|ou pas|o no|o meno|ou não|of niet|czy nie|lub nie|или нет|или не(?= |$)|чи ні|ή όχι|أم لا|أو لا|یا نه|یا خیر|או לא|या नहीं|নাকি না|hay không|hoặc không|atau tidak|eller (?:inte|ikke|ej)|vai ei|(?:nebo|či) ne|vagy (?:ne|nem)|sau nu|au la)(?=[ ,.?؟;:)]|$)/giu;
/** "Two or three", "sooner or later": no two sides. */
const number =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|zwei|drei|vier|fünf|zehn|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vijf|två|tre|to|kaksi|kolme|dva|dvě|tři|két|három|două|trei|dwa|dwie|trzy|cztery|pięć|два|две|три|чотири|четыре|пять|дві|δύο|τρεις|τέσσερις|hai|ba|bốn|dua|tiga|empat';
const together = new RegExp(
  `(?<!\\p{L})(?:(?:${number}) (?:or|oder|ou|o|of|lub|albo|czy|или|або|чи|ή|hoặc|hay|atau|eller|tai|nebo|vagy|sau) (?:${number}|more)|\\p{Nd}+ (?:or|oder|ou|o|of|lub|или|або|ή|hoặc|atau) (?:more|less|mehr|weniger|plus|moins|más|menos|più|mais|meer|minder|więcej|mniej|более|менее|больше|меньше|більше|менше|lebih)|an? \\p{L}+ or (?:two|so|more)|more or less|sooner or later|mehr oder weniger|früher oder später|plus ou moins|tôt ou tard|más o menos|tarde o temprano|più o meno|prima o poi|mais ou menos|min of meer|vroeg of laat|mniej lub więcej|prędzej czy później|более или менее|рано или поздно|or so)(?!\\p{L})`,
  'giu',
);
const wordsIn = (text: string): number => text.trim().split(' ').length;
