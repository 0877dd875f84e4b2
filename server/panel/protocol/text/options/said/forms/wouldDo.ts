import { tongues } from '../tongues/tongues.ts';

/** A name, as whose idea something is, and no article. */
const name =
  '(?!(?:the|an?|der|die|das|de|het|eine?|la|le|les|el|los|las|il|lo|gli|os?|as?|i|una?|uno|uma?|une)(?!\\p{L}))(?-i:\\p{Lu}\\p{L}+)(?: (?-i:\\p{Lu}\\p{L}+))?';

/**
 * How a language says what somebody would do in the decider's place, without a verb of wishing: "my brother would sell it". Who, in a few words, are
 * people; verbs that tell what follows, "would cost", are left out.
 */
const forms: Readonly<Partial<Record<keyof typeof tongues, readonly string[]>>> = {
  en: [
    `^(?<who>(?:i|he|she|(?:my|our|his|her) (?:\\p{L}+ )?(?:wife|husband|brother|sister|son|daughter|father|mother|mum|dad|parents|partner|co-?founder|boss|friend|colleagues?|uncle|aunt|cousin|in-laws|accountant|lawyer|treasurer|manager|team|staff|kids|children)|the (?:\\p{L}+ )?(?:board|chair|chairman|treasurer|committee|council|director|manager|accountant|cfo|ceo|team|staff|parents|teachers|head|vicar|lawyer|architect|engineer|chef|partner|members|majority|others|rest)|${name}|(?:half|some|most|many) of (?:them|us|the \\p{L}+)|some|others))(?: (?:himself|herself|myself))?(?: would|[’']d)(?: (?:just|simply|sooner|probably|even|honestly|personally|happily|rather))* (?<what>(?:leave|sell|buy|keep|wait|close|shut|rent|lease|let|move|hire|merge|cut|stay|drop|build|stop|start|go|put|get|find|use|try|raise|join|stick|split|patch|replace|repair|mend|share|refuse|accept|fight|settle|switch|outsource|open|turn|convert|expand|postpone|delay|renew|scrap|partner|borrow|train|recruit|pull|give up|have (?:it|us|them|him|her|the)|make (?:it|do)|bring (?:in|back)|see (?:it|us|them|him|her))(?!\\p{L}).*)`,
  ],
  de: [
    `^(?<who>(?:ich|er|sie|wir|(?:mei|dei|sei|unser|ihr|mein|sein)e? (?:Mann|Frau|Bruder|Schwester|Sohn|Tochter|Vater|Mutter|Eltern|Partnerin?|Chefin?|Freundin?|Kolleg(?:e|in|en)|Onkel|Tante|Cousine?|Schwager|Schwägerin|Steuerberaterin?|Anwältin|Anwalt|Mitgründerin?|Opa|Oma|Kinder)|(?:der|die) (?:Vorstand|Chefin?|Leiterin?|Steuerberaterin?|Kassierer(?:in)?|Vorsitzende|Geschäftsführerin?|Schatzmeisterin?|Mehrheit|anderen|einen|Kollegen)|${name})) würd(?:e|en)?(?: (?:ja|selbst|am liebsten|lieber|eher|einfach|persönlich))* (?<what>(?!.*(?:kosten|bringen|dauern|bedeuten|führen|reichen|sparen|brauchen|heißen|passen|geben|sein|haben|müssen|können|steigen|sinken|helfen|fehlen|betragen|wissen|freuen|wünschen|sagen)[.!]?$).+\\p{L}{2}(?:en|ern|eln|tun)[.!]?)$`,
  ],
  nl: [
    `^(?<who>(?:ik(?: zelf)?|hij|zij|(?:mijn|onze?|zijn|haar) (?:man|vrouw|broer|zus|zoon|dochter|vader|moeder|ouders|partner|baas|compagnon|vriend|vriendin|collega[’']?s?|oom|tante|neef|nicht|boekhouder|kinderen)|${name}|de (?:boekhouder|penningmeester|directeur|voorzitter|raad|leden))) zou(?:den)? (?!(?:kunnen|moeten|willen|zijn|graag|liever|het liefst|zelf)(?!\\p{L}))(?<what>(?!.*(?:kosten|duren|betekenen|moeten|zijn|kunnen|hebben|opleveren|helpen|besparen|worden|stijgen|willen|weten)[.!]?$).{6,})$`,
  ],
  fr: [
    `^(?<who>(?:moi, je|je|(?:mon|ma|notre|son|sa) (?:mari|femme|frère|sœur|soeur|fils|fille|père|mère|parents|associée?s?|patronn?e?|amie?|collègues?|oncle|tante|cousine?|comptable|avocate?|beau-frère|belle-sœur|gendre|enfants)|(?:le|la) (?:directeur|directrice|comptable|trésori\\p{L}+|président\\p{L}*|conseil|bureau|gérant\\p{L}*|chef|cheffe|maire)|${name}))(?:,? (?:lui|elle|quant à (?:lui|elle|moi)|de son côté|au contraire|en revanche),?)? (?<what>(?:(?:la|les|l[’']|y|en) ?)?(?!(?:ser|aur|faudr|pencher|inclin|coûter|pourr|devr|permettr|voudr|aimer|préférer|souhaiter|dir|saur|suffir|manquer|perdr|gagner|demander|rapporter|viendr|fer(?:ait|aient) (?:perdre|gagner|économiser)))\\p{L}+r(?:ais|ait|aient)(?!\\p{L}).{4,})`,
  ],
  it: [
    `^(?<who>(?:io|lui|lei|(?:mi[oa]|su[oa]|il mio|la mia|il nostro|la nostra) (?:marito|moglie|fratello|sorella|figli[oa]|padre|madre|genitori|soci[oa]|capo|amic[oa]|collega|zi[oa]|cugin[oa]|commercialista|cognat[oa]|suocer[oa])|(?:il|la) (?:direttore|direttrice|commercialista|presidente|consiglio|socio|socia|capo)|${name})(?: invece| piuttosto| però)?),? (?<what>(?:(?:lo|la|li|le|ci|ne|l[’']) ?)?(?!(?:sar|avr|coster|vorr|potr|dovr|servir|permetter|significher|preferir|baster|bisogner|perder|verr|dir|guadagner|piacer|richieder))\\p{L}+r(?:ei|ebbe|ebbero)(?!\\p{L}).{4,})`,
  ],
  es: [
    `^(?<who>(?:yo|él|ella|(?:mi|su|nuestr[oa]) (?:marido|mujer|esposa|hermano|hermana|hijo|hija|padre|madre|padres|soci[oa]|jef[ea]|amig[oa]|colegas?|tí[oa]|prim[oa]|contable|cuñad[oa]|suegr[oa])|(?:el|la) (?:director\\p{L}*|gestor\\p{L}*|contable|presidente|presidenta|consejo|socio|socia|jefe|jefa)|${name})(?: en cambio| más bien| directamente)?),? (?<what>(?:(?:lo|la|los|las|le) )?(?!(?:ser|habr|tendr|podr|deber|costar|querr|preferir|permitir|supondr|bastar|dir|gustar|valdr|perder|ganar|necesitar|har))\\p{L}+r(?:ía|ían)(?!\\p{L}).{4,})`,
  ],
  pt: [
    `^(?<who>(?:eu|ele|ela|(?:[oa] )?(?:meu|minha|nosso|nossa|seu|sua) (?:marido|mulher|esposa|irmão|irmã|filho|filha|pai|mãe|pais|sóci[oa]|chefe|amig[oa]|colegas?|ti[oa]|prim[oa]|contador|cunhad[oa]|sogr[oa])|[oa] (?:diretor\\p{L}*|contador\\p{L}*|contabilista|presidente|conselho|sóci[oa]|chefe|gerente|síndic[oa]|${name})|${name})(?:, sinceramente| já| antes)?),? (?<what>(?!(?:ser|haver|ter|poder|dever|custar|quer|prefer|permitir|bastar|dir|gostar|valer|perder|ganhar|precisar|far|traria))\\p{L}+(?:aria|eria|iria|ariam|eriam|iriam)(?!\\p{L}).{4,})`,
    `^(?<who>(?:eu|[oa] ${name}|${name})(?:, sinceramente)?),? (?:iria|vou|fico|ficava|ia) (?:de|com|mais para) (?<what>\\p{L}+[aei]r .+)`,
  ],
  pl: [
    `^(?<who>(?:ja|on|ona|(?:mój|moja|nasz|nasza) \\p{L}+|${name})(?: to| z kolei| natomiast)?) (?:bym|by) (?<what>(?!(?:chciał|wolał|mógł|mogł|musiał|był|miał|wiedział))\\p{L}+(?:ł|ła|li|ły) .+)`,
    `^(?<who>(?:ja|on|ona|(?:mój|moja|nasz|nasza) \\p{L}+|${name})(?: z kolei| natomiast| najchętniej)?) (?<what>(?!(?:chciał|wolał|mógł|mogł|musiał|był|miał|kosztował|wiedział))\\p{L}{3,}(?:łby|łaby|łbym|łabym) .+)`,
  ],
  cs: [
    `^(?<who>(?:já|on|ona|(?:můj|moje|náš|naše) \\p{L}+|${name})) by(?:ch)?(?: (?:to|ho|ji|je))?(?: nejraději| radši| raději| spíš)? (?<what>(?!(?:chtěl|mohl|musel|byl|měl|stál|rád|stačil|znamenal))\\p{L}+(?:l|la)(?: .+)?$)`,
  ],
  ru: [
    `^(?<who>(?:я|он|она|(?:мой|моя|наш|наша) \\p{L}+|${name})(?: же| вообще| лично)?) бы(?: вообще| просто| лучше| лично| скорее| всё же| сначала)? (?<what>(?!(?:хотел|мог|предпоч|был|стоил|сказал|выбрал))\\p{L}+(?:л|ла|лся|лась) .+)`,
  ],
  uk: [
    `^(?<who>(?:я|він|вона|(?:мій|моя|наш|наша) \\p{L}+|${name})(?: ж| взагалі| особисто)?) би?(?: взагалі| просто| краще| скоріше| радше)? (?<what>(?!(?:хотів|хотіла|міг|могла|був|була|обрав|волі))\\p{L}+(?:в|ла) .+)`,
  ],
  sv: [
    `^(?<who>(?:jag|han|hon|(?:min|vår) \\p{L}+|${name})) skulle(?: (?:själv|bara|hellre|helst|nog))* (?<what>(?!(?:vilja|behöva|kosta|vara|bli|få|kunna|innebära|ha|ge)(?!\\p{L}))\\p{L}+(?:a|å) .+)`,
  ],
  da: [scandinavian()],
  nb: [scandinavian()],
  fi: [
    `^(?<who>(?:minä|mää|mä|itse|hän|${name})(?: taas| itse| puolestaan| mieluummin)?) (?<what>(?!(?:ol|pitä|vo|maksa|tarvits|halua|saa|riittä|tarkoitta|kannatta|ties))\\p{L}+is(?:in|i)(?!\\p{L}) .+)`,
  ],
  hu: [
    `^(?<who>(?:én|ő|${name})(?: meg| viszont| pedig)?)(?: inkább)? (?<what>(?=.*\\p{L}{2}(?:nám|ném|ná|né|nánk|nénk|nék)(?!\\p{L}))(?!.*(?:lenne|volna|kellene|kéne|szeretn|kerülne|tudná|lehetne)).{6,})`,
  ],
  ro: [
    `^(?<who>(?:eu|el|ea|\\p{L}+(?:ul|a|ele|le) (?:meu|mea|nostru|noastră)|${name})) (?:ar|aș)(?: mai degrabă| pur și simplu)? (?<what>(?!(?:vrea|prefera|dori|fi|avea|putea|trebui|costa|însemna|permite|spune|zice|ști)(?!\\p{L}))\\p{L}+ .+)`,
  ],
};

const ofTag: Readonly<Record<string, readonly string[] | undefined>> = forms;

function scandinavian(): string {
  return `^(?<who>(?:jeg|han|hun|(?:min|vår|vores) \\p{L}+|${name})) ville(?: (?:selv|bare|nok|heller|hellere|helst))* (?<what>(?!(?:gerne|gjerne|koste|være|blive|bli|få|kunne|betyde|bety|have|ha|gi|give|vite|vide)(?!\\p{L}))\\p{L}+(?:e|å|gå) .+)`;
}

export const wouldDoForms = Object.entries(tongues).flatMap(([tag, tongue]) =>
  (ofTag[tag] ?? []).map((form) => ({ form: new RegExp(form, 'iu'), tongue })),
);
