import { bare } from '../itemName.ts';
import { demands } from '../oneLine/inLine.ts';
import { goesOn } from '../oneLine/afterLabels.ts';
import { ofAddress } from './enumerated.ts';

/** The sides between which a sentence asks, as options: none where they are not two, or one of them could not be named so. */
export const asOptions = (sides: readonly string[]): string[] => {
  const tidied = sides.map(tidy).filter((side) => !isNot.test(side));
  return tidied.length >= 2 && tidied.every(isName) ? tidied : [];
};

export const tidy = (side: string): string =>
  bare(
    side
      .replace(/^[\s,،、，¿¡:：–—-]+/u, '')
      // A name in quotation marks keeps them where more is said behind it.
      .replace(/^(?![“„«「『][^“”„«»「」『』]+[”“»」』]\s*\S)[\s,،、，“”„«»「『‘'¿¡:：–—-]+/u, '')
      .replace(/^"(?=[^"]*$)|(?<=^[^"]*)"$/u, '')
      // What closes a name that began within the side stays.
      .replace(/(?<!«[^»]*)»+[\s?？؟!！]*$|[\s“”«」』?？؟!！]+$/u, '')
      .replace(rather, '')
      // What follows a bracket that closes with the sentence around it.
      .replace(/^([^(（]*)[)）]$/u, '$1'),
  );

/** "Or rather wait". */
const rather =
  /^(?:rather|instead|just|simply|lieber|besser|eher|doch|plutôt|mejor|meglio|piuttosto|melhor|antes|liever|beter|lepiej|raczej|лучше|краще|καλύτερα) (?=\p{L})/iu;

export const isName = (side: string): boolean =>
  side.length <= longest &&
  /\p{L}{2}|[\p{Lo}\p{N}]/u.test(side) &&
  side.replaceAll(withinWord, '').split('"').length % 2 === 1 &&
  side.split(/[(（]/u).length === side.split(/[)）]/u).length &&
  !/<\/?\p{L}/u.test(side);
const longest = 160;
/** In Hebrew that sign marks what is shortened, too: בע"מ, ש"ח. */
const withinWord = /(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew})/gu;

/** "Or not" is to do nothing, which is on every table. */
const isNot =
  /^(?:not|nicht|non|pas|no|meno|não|niet|nie|ne|nikoli|нет|ні|не|όχι|لا|نه|خیر|לא|नहीं|না|இல்லை|không|tidak|hapana|la|inte|ikke|ej|ei|nem|nu|ไม่|否|不|hayır|말(?:까요?|지|아야 ?(?:할까요?|할지|하나요)))$/iu;

/** "Between two offers, ..." names none of them. */
export const severalThings =
  /^(?:the |my |our |these |those |les |ces |mes |los |las |estos |estas |dos |das |estes |diesen |den |deze |tych )?(?:two|three|several|many|multiple|different|zwei|drei|mehreren?|verschiedenen|beiden|deux|trois|plusieurs|différente?s|dos|tres|varios|varias|estos|due|tre|diversi|diverse|varie|duas|dois|três|vári[oa]s|twee|drie|meerdere|verschillende|dwoma|dwiema|kilkoma|двумя|несколькими|двома|кількома|δύο|hai|ba|nhiều|dua|tiga|beberapa)(?!\p{L})/iu;

/** What comes before commas is a list of sides too, where it is made of a few words each. */
export const atCommas = ([first = '', ...others]: readonly string[]): string[] => {
  const [lead = '', ...rest] = first.split(/, |، |、/u);
  const parts = rest.length > 0 && leadIn.test(lead) ? rest : [lead, ...rest];
  const areShort =
    !first.includes('(') &&
    parts.every(
      (part) =>
        part.length <= longestInList &&
        part.split(' ').length <= mostWords &&
        !goesOn.test(part) &&
        !ofAddress.test(part),
    );
  return [...(areShort ? parts : [first]), ...others];
};
/** "For June, the barn or the garden?" */
const leadIn =
  /^(?:for|in|with|on|at|as|für|im?n?|mit|bei|als|pour|avec|dans|comme|para|por|en|con|come|per|com|em|voor|met|bij|dla|na|w|z|для|на|в|с|у|з|για|με|في|من|برای|در|עבור|cho|với|untuk|bagi|dengan) /iu;
/** Whether a side only says when or where: "in July". */
export const isOnlyWhen = (side: string): boolean => leadIn.test(side) && side.split(' ').length <= 3;
const longestInList = 40;
const mostWords = 5;

/** The items of a list without what only says when or for what: "For June, the barn, the mill or the garden". */
export const withoutLead = ([first = '', ...others]: readonly string[]): readonly string[] =>
  leadIn.test(first) && !leadIn.test(others[0] ?? '') ? others : [first, ...others];

/** What comes before a list ends: at a dash, a colon or a question mark. */
export const endOfList = (text: string): string => text.split(/[?？؟]|[:：] | [–—] /u)[0] ?? '';

/** Of the last side what comes before the sentence goes on about something else. */
export const endOf = (side: string): string => {
  const said = /^(.+?)(?: ?[;:：] |[?？؟]| – | — )/u.exec(side)?.[1] ?? side;
  const whole = said.split(duty)[0] ?? said;
  return whole.length > longTail ? (/^(.{12,}?)[,،，] /u.exec(whole)?.[1] ?? whole) : whole;
};
const longTail = 80;
/** "But we must keep 12 people". */
const duty = new RegExp(
  `[,،] (?:but|aber|mais|pero|ma|mas|maar|ale|но|але|αλλά|men|mutta|de|dar|ama|fakat|لكن|ولی|اما|אבל|लेकिन|কিন্তু|ஆனால்|nhưng|tapi|tetapi) (?=(?:\\S+ ){0,2}?${demands.source})`,
  'iu',
);

/** "Another option is not available"; to do nothing is one. */
export const isDenied =
  /^(?:not(?! to)|no longer|nicht mehr|nicht (?:möglich|erlaubt|verfügbar)|pas|niet mogelijk|ليس|नहीं है|bukan|değil|没有|沒有|不是)(?![\p{L}\p{M}])/iu;

/** A day or a number, or a single word after a preposition: when or how something is done. */
export const isDetail = (side: string): boolean => {
  const [first = '', ...others] = side.toLowerCase().split(/[\s\u00A0]/u);
  return (
    weekdays.has(first.replace(/s$/u, '')) ||
    (/^(?:by|cash)$/u.test(first) && others.length <= 1) ||
    /^\p{Nd}+$/u.test(side)
  );
};
const tags = 'en de nl fr es it pt pl ru uk el tr ar fa he hi bn ta vi id sv da nb fi cs hu ro'.split(' ');
const weekdays: ReadonlySet<string> = new Set(
  tags.flatMap((tag) => {
    const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2024, 0, day + 1)).toLowerCase());
  }),
);
