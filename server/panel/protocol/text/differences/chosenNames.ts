import { comparable } from '../text.ts';
import { isSameStem } from './opposites.ts';

/**
 * Whether each of two texts only says that one thing is to be taken, in whatever words, and each has a bare name for it: "go with shopify", "switch to
 * magento". A noun that is no name has an article there, or an ending of its own.
 */
export const chooseOtherNames = (a: string, b: string, language: string): boolean => {
  const [ours, theirs] = [chosenIn(a, language), chosenIn(b, language)];
  return (
    ours !== null &&
    theirs !== null &&
    !ours.some((one) => theirs.some((other) => one === other || isSameStem(one, other))) &&
    !(isUnspaced(ours) && sharesSigns(ours.join(''), theirs.join('')))
  );
};

const isUnspaced = ([word = '']: readonly string[]): boolean =>
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
const sharesSigns = (a: string, b: string): boolean => !new Set(a).isDisjointFrom(new Set(b));

/** The words of the name; null where the text says more, or something else. */
const chosenIn = (text: string, language: string): string[] | null => {
  const known = choosing[language.split('-')[0] ?? ''];
  if (!known) return null;
  const said = comparable(text).replace(/[.!。]+$/u, '');
  const name = known.ways.map((way) => way.exec(said)?.groups?.['name']).find((one) => one !== undefined);
  const words = name?.trim().split(/\s+/u) ?? [];
  return words.length > 0 && words.length <= 2 && !words.some((word) => known.noName.test(word)) ? words : null;
};

type Choosing = { readonly ways: readonly RegExp[]; /** Words that no name has. */ readonly noName: RegExp };

const name = "(?<name>[\\p{L}\\p{M}\\p{Nd}.&’'-]+(?: [\\p{L}\\p{M}\\p{Nd}.&’'-]+)?)";
/** Words of the language for taking something, before its name; `behind`: behind it, or around it. */
const spaced = (before: string, noName: string, behind: readonly string[] = []): Choosing => ({
  ways: [`(?:${before}) ${name}`, ...behind.map((one) => one.replace('NAME', name))].map(
    (way) => new RegExp(`^(?:${way})$`, 'u'),
  ),
  noName: new RegExp(`^(?:${noName})$`, 'u'),
});
/** The same in a script without spaces. */
const unspaced = (signs: string, noName: string, ways: readonly string[]): Choosing => ({
  ways: ways.map((way) => new RegExp(`^(?:${way.replaceAll('NAME', `(?<name>${signs})`)})$`, 'u')),
  noName: new RegExp(noName, 'u'),
});

const choosing: Readonly<Record<string, Choosing>> = {
  en: spaced(
    '(?:go|stay|stick|sign|work|partner|team up) with|(?:go|opt|settle) for|(?:switch|move|change|migrate) (?:over )?to|choose|pick|select|use|adopt|prefer|buy(?: from)?|acquire|take over|contract|run (?:it )?on',
    '(?:an?|the|our|its|their|your|my|his|her|this|that|it|them|him|us|one|two|both|all|some|any|more|less|new|old|other|another|now|later|local|cheap|public|private|free|open|own|for|to|in|of|on|at|from|and|or|with|by)|.{3,}(?:ing|ion|ment|ness|ship|ance|ence|age|al|[tcrlgmn]y|s|wa?re|ed|er|or)|.*\\p{Nd}.*|debt|equity|cash|stock|staff|land|gas|coal|wind|rail|road|leasehold|freehold|credit|help|time|people|part|home|work|space',
  ),
  de: spaced(
    '(?:wechsel|umstieg|umzug) (?:zu|nach|auf)',
    '(?:de[rnms]|die|das|eine?[mnrs]?|kein\\p{L}*|unser\\p{L}*|alle\\p{L}*|mehr|weniger|selbst|nicht|noch|es|sie|ihn|beide\\p{L}*|neue\\p{L}*|sofort|jetzt|später|teilzeit|vollzeit)|.{2,}(?:ung|ungen|heit|keit|ion|ionen|schaft|tät|ment|ing|en|er|ern|nis|tum|e|n)|.*\\p{Nd}.*|personal|geld|strom|gas|zeit|kredit|kapital|miete|kauf|verkauf|hilfe|land|bargeld|holz',
    [
      '(?:zu|auf|nach|mit|bei|für) NAME (?:wechseln|umsteigen|gehen|umziehen|arbeiten|bleiben|abschließen|unterschreiben|kooperieren|entscheiden)',
      'NAME (?:nehmen|wählen|behalten|einführen|kaufen|übernehmen|beauftragen|nutzen|verwenden|einsetzen|bevorzugen)',
    ],
  ),
  fr: spaced(
    'passer (?:à|chez)|opter pour|choisir|prendre|adopter|utiliser|rester (?:chez|avec|sur)|partir (?:sur|avec)|travailler avec|signer (?:avec|chez)|racheter|acheter|retenir|migrer vers|basculer (?:vers|sur)',
    "(?:l[ae]s?|une?|des|du|de|d['’].*|l['’].*|nos|notre|leurs?|ces?|cette|tous?|toute?s?|plus|moins|autre|crédit|location)|.{3,}(?:ions?|ment|ments|té|tés|age|ance|ence|er|ir|eur|eurs|ité|s|e)|.*\\p{Nd}.*",
  ),
  es: spaced(
    '(?:pasar|cambiar|migrar|mudarse) a|(?:optar|decidirse|apostar) por|elegir|escoger|usar|adoptar|quedarse con|ir con|seguir con|trabajar con|firmar con|comprar|adquirir|contratar a?',
    '(?:el|l[ao]s?|un[ao]?s?|al|del?|nuestr[ao]s?|sus?|est[ea]s?|tod[ao]s?|más|menos|otr[ao]s?|personal|crédito|alquiler|terreno|ayuda)|.{3,}(?:ción|ciones|miento|dad|dades|aje|anza|encia|ar|er|ir|dor|dores|s|mente)|.*\\p{Nd}.*',
  ),
  it: spaced(
    '(?:passare|migrare) a|(?:optare|puntare|decidere) (?:per|su)|scegliere|prendere|usare|adottare|restare con|andare con|lavorare con|firmare con|comprare|acquistare|acquisire',
    "(?:il|l[aoe]|gli|i|un[ao]?|(?:l|un|dell|all)['’].*|del|della|nostr[aoie]|su[aoie]|quest[aoei]|tutt[aoei]|più|meno|altr[aoei]|personale|credito|affitto|tempo|terreno)|.{3,}(?:zione|zioni|mento|menti|tà|aggio|anza|enza|are|ere|ire|tore|tori|i|e)|.*\\p{Nd}.*",
  ),
  pt: spaced(
    '(?:passar|mudar|migrar) para|(?:optar|decidir) por|escolher|usar|adotar|ficar com|ir com|trabalhar com|assinar com|comprar|adquirir',
    '(?:[ao]s?|uma?|uns|umas|d[aoe]s?|noss[ao]s?|seus?|suas?|est[ea]s?|tod[ao]s?|mais|menos|outr[ao]s?|pessoal|crédito|aluguel|terreno|ajuda)|.{3,}(?:ção|ções|mento|dade|dades|agem|ança|ência|ar|er|ir|dor|dores|s|mente)|.*\\p{Nd}.*',
  ),
  nl: spaced(
    'overstappen (?:op|naar)|kiezen voor',
    '(?:de|het|een|ons|onze|alle|meer|minder|geen|personeel|geld|grond|gas|hulp|tijd)|.{3,}(?:ing|ingen|heid|tie|ties|schap|ment|en|er|ers|s|e)|.*\\p{Nd}.*',
    [
      '(?:naar|op|met|bij|voor) NAME (?:overstappen|gaan|werken|blijven|kiezen|tekenen|verhuizen)',
      'NAME (?:kiezen|nemen|kopen|overnemen|gebruiken|houden|inschakelen)',
    ],
  ),
  ru: spaced(
    'перейти (?:на|к)|выбрать|взять|использовать|остаться (?:с|на|у|в)|работать с|купить|приобрести|нанять|внедрить',
    '.{3,}(?:ние|ния|ция|цию|ции|ство|ость|ка|ку|ки|ы|ть|ный|ную|ное|ые|его|ому|ом|ой)|.*\\p{Nd}.*|кредит|аренду|все|всё|больше|меньше|свой|свою|новый|новую|время|землю',
  ),
  zh: unspaced(
    '[\\p{Script=Han}]{2,5}',
    '[这那新老旧更最所全自不一二两三]|[化式法类型制]$|外包|自建|租|买|贷|现金|股',
    [
      '(?:选择|選擇|采用|採用|改用|换成|換成|换用|转用|转向|轉向|使用|选|選|用|收购|收購|并购|投奔|迁到|搬到|搬去)NAME',
      '(?:与|和|跟|同|與)NAME(?:合作|签约|簽約|联手)',
    ],
  ),
  ja: unspaced(
    '[\\p{Script=Katakana}ー・]{2,9}|[\\p{Script=Han}]{2,4}',
    '[新旧全自他]|[化式型]$|外注|自社|賃貸|賃借|現金|リース|レンタル',
    [
      'NAME(?:に|へ)(?:する|決める|切り替える|乗り換える|移行する|移る|変える|任せる|依頼する)',
      'NAMEを(?:採用する|選ぶ|使う|導入する|選択する|買収する|雇う)',
      'NAMEと(?:提携する|契約する|組む)',
    ],
  ),
  ko: {
    noName: /^(?:새|새로운|모든|더|덜|다른|외주|현금|임대|대출)$|화$|식$|\p{Nd}/u,
    ways: [
      '(?<name>[\\p{Script=Hangul}]{2,8}?)(?:으로|로)\\s*(?:간다|가기|전환한다|전환|바꾼다|바꾸기|옮긴다|옮기기|이전|갈아탄다)',
      '(?<name>[\\p{Script=Hangul}]{2,8}?)(?:을|를)\\s*(?:선택한다|선택|쓴다|사용한다|도입한다|도입|채택한다|고른다|인수한다|인수)',
      '(?<name>[\\p{Script=Hangul}]{2,8}?)(?:과|와)\\s*(?:제휴한다|제휴|계약한다|계약|협력한다|협력)',
    ].map((way) => new RegExp(`^(?:${way})$`, 'u')),
  },
};
