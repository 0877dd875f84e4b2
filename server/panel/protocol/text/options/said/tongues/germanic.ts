import type { Tongue } from './tongue.ts';

export const germanic: Readonly<Record<'en' | 'de' | 'nl', Tongue>> = {
  en: {
    or: 'or(?: else| rather| instead)?(?: to)?',
    and: 'and|or',
    may: '(?:we|i|they|he|she|(?:the|my|our) (?:board|committee|council|company|team|family|parish|club|school|partner)) (?:can|could|may|might)(?: (?:either|also|now|then|simply|just|always|choose to|decide to))*|it (?:is|would be) possible(?: either)? to',
    lists:
      "(?:(?:options|alternatives|choices|possibilities|candidates|proposals|ideas|offers|plans|scenarios|routes|finalists|contenders)(?: (?!are |is )[\\p{L}’']+){0,5} (?:are|include|were|would be)|on the table(?:(?: [\\p{L}’']+)? (?:are|is|we have)|(?=:))|(?:choose|choosing|pick|picking|decide|deciding|select) (?:from|between|among)|(?:come|comes|boils?|narrowed (?:it |this |things )?|down) down to|(?:(?:we|i|they|board|committee)(?: have| has)? (?:looked at|compared|shortlisted)|narrowed (?:it |this |things )?down to|(?:are|have been) (?:considering|weighing(?: up)?|comparing)))(?: now)?(?: (?:either|to|these|the following))?:?",
    asks: '(?:(?:should|shall|can|could|must) (?:i|we|they|he|she|it|this(?= (?:be|become|stay|go)))|(?:should|shall)(?= (?:(?:the|this|my|our) |(?-i:\\p{Lu})\\p{L}))|would (?:i|we|you) (?:prefer|rather|be better off)|do (?:i|we)(?! (?:have|know|need|agree|think|really|even|get|see) (?!to )))(?: (?:want|have|need) to)?(?: just| rather| simply| really)?|(?:is it|would it be|am i|are we) (?:better|best|wiser|smarter|cheaper|worth it|worth(?= \\p{L}+ing ))(?: off)?(?: to)?',
    whether:
      '(?:decid\\p{L}+|wonder\\p{L}*|unsure|not sure|know|torn|debat\\p{L}+|discuss\\p{L}*|question|issue|matter|choice|consider\\p{L}*)(?: [^,.:;]{1,30}?)?(?: is)?(?: on)? (?:if|whether)(?: (?:to|(?:i|we|they|he|she)(?: should(?: just)?)?))?|(?:(?:considering|contemplating|discussing|debating|weighing up|thinking (?:about|of))|(?:we|i|they)(?: have)? (?:discussed|considered|debated|thought (?:about|of)))(?: either)?(?= \\p{L}+ing )|(?:alternatives|options|choices|possibilities) are(?: either)?(?: to)?|possibility of(?: either)?',
    between:
      '(?:torn|stuck|hesitat\\p{L}+|waver\\p{L}+|undecided|decid\\p{L}+|choos\\p{L}+|choice|pick\\p{L}*|dilemma|toss-up|mind|weigh\\p{L}*|debat\\p{L}+|vacillat\\p{L}+)(?: is| remains| up)? between',
    either: 'either(?! (?:way|side|case|of|one))',
    ofFacts:
      'do|does|did|are|is|was|were|have|has|had|will|would|can|could|may|who|whom|whose|what|when|where|why|how|any|anyone|anything|which|if|some|such|all|no|you|it|this|that|there|these|i',
    ifWe: 'if (?:we|i|he|she|they)',
    maybe: "maybe|perhaps|possibly|(?:and |then )?there(?:[’']s| is) (?:also|always)",
    wishes:
      "keeps? (?:on )?(?:saying|telling (?:us|me)|repeating|insisting)(?: that)?,? (?:we|i) (?:should|ought to|must|could)|(?:have|has|[’']ve) half a mind|mentioned(?= (?:an?|the|\\p{L}+ing) )|(?:is|am|are|[’']m) (?:itching|minded|toying with|set on|sold on|pushing(?= \\p{L}+ing ))|sees? more in|likes? the (?:idea|thought) of|swears? by|(?:talks?|talked|(?:is|are|am|been|keeps?) talking) (?:of|about)(?= \\p{L}+ing )|brought up|raised the (?:idea|possibility) of|put forward|says? (?:to|let[’']s)(?= )|(?:would |[’']d )?(?:rather|sooner|prefers?|favou?rs?)|(?:would |[’']d )(?:like|love)(?= (?:to|us|me) )|wants?(?= (?:(?:us|me) )?to )|wants?(?= \\p{L}+ing )|(?:suggest|propose|recommend|advise|float|pitch)(?:e?s|e?d)?(?! (?:against|not|and|or) )|(?:argues?|push(?:es)?|votes?|lobb(?:y|ies))(?: hard)? for|insists? on|leans? towards?|(?:am|is|are|was|were) (?:all for|for(?= (?:an?|the|this|that|it|my|our|his|her|their|\\p{L}+ing)(?!\\p{L}))|in favou?r of|keen on|inclined to|tempted to|planning(?= to )|thinking (?:of|about)|considering|(?:pushing|lobbying|arguing|campaigning|rooting|pressing)(?: hard)? for)|(?:plan|intend)(?:s|ed)?(?= to )|keeps? thinking (?:of|about)|dreams? of|(?:have|has)(?: been)? (?:thought|thinking) (?:of|about)|(?:has )?offer(?:s|ed)? to|have in mind is|(?:may|might) want to|(?:think|say|said|believe|feel|insist)s?(?: that)?,? (?:(?:we|i|you|it) (?:should|must|would be better to|is better to|ought to)|(?:it is |it would be )?(?:better|best|wiser|smarter|cheaper) to|(?:we|i)(?: would|[’']d) be better off)|says?:?(?= (?:leave|incorporate|register|become|remain|reject|decline|cancel|scrap|kill|outsource|lease|expand|borrow|invest|franchise|license|convert|retire|leave|sell|buy|keep|wait|close|rent|move|hire|merge|let|cut|stay|drop|build|take|stop|start|go|do|put|get|find|use|try|raise|join|give|stick|split|patch|replace|repair|share|refuse|accept) )",
    wished: 'to|that (?:we|i)|(?:we|i)(?= (?:would|should) )|us|me|would|should|simply|just|rather',
    counts:
      "(?:is|was|would be|remains|are|were)(?: (?:also|still|always|just|perhaps|probably|\\p{L}+ly))?,? (?:the (?:easiest|simplest|cheapest|safest|quickest|least risky) (?:thing|way|option|choice|solution|step)|on the table|possible|conceivable|thinkable|(?:an?|another|one|the other|a second|a third|my|his|her|our|their) (?:\\p{L}+ )?(?:option|possibility|alternative|choice|idea|suggestion|compromise|way out|thought)(?![\\p{L}-]| (?:that|which|to|for|we|is))|(?:what|something|a thing) (?:\\p{L}+ ){0,3}(?:(?:[’']ve|have|has) )?(?:rejected|want|wants|prefers?|like|propos\\p{L}+|suggest\\p{L}*|recommend\\p{L}*))|(?:would do|came up)(?!\\p{L})|(?:has been|was|were) (?:suggested|proposed|mentioned|rejected)",
  },
  de: {
    or: 'oder(?: doch| eher| aber| besser)?',
    and: 'und|oder',
    infinitive: '\\p{L}+(?:en|ern|eln|tun|sein)',
    may: '(?:wir|ich|er|sie) (?:können|könnten|könnte|kann|dürfen|darf)(?: (?:nun|jetzt|entweder|auch|also|uns|mich|natürlich))*|(?:können|könnten|kann|könnte) (?:wir|ich|man|er|sie)(?: (?:nun|jetzt|entweder|auch|also|uns|mich))*',
    lists:
      '(?:zur (?:wahl|auswahl|debatte|diskussion) (?:stehen|steht|stünden|haben wir)|(?:stehen|steht) (?:[\\p{L}]+ ){0,3}zur (?:wahl|auswahl|debatte|diskussion)|(?:auf dem tisch|im raum|im rennen) (?:liegen|liegt|stehen|steht|sind)|in (?:frage|betracht) (?:kommen|kämen|kommt)|(?:optionen|möglichkeiten|alternativen|varianten|kandidaten|vorschläge|ideen|angebote)(?: [\\p{L}]+){0,4}? (?:sind|wären|lauten|waren))(?: (?:derzeit|momentan|aktuell|für uns|uns|also|nun|jetzt|noch))*:?',
    asks: '(?:soll(?:t?en?)?|muss|müssen|wollen|kann|können|darf|dürfen) (?:ich|wir|man|er|sie|(?:unsere?|meine?|der|die|das|euer) (?-i:\\p{Lu})\\p{L}+)(?: uns| mich)?(?: lieber| besser)?|(?:ist|wäre) (?:es )?(?:besser|klüger|sinnvoller|günstiger|schlauer)[,:]?',
    whether:
      '(?:überleg\\p{L}*|weiß (?:noch )?nicht|frage|entscheid\\p{L}*|sicher|unsicher|unschlüssig|unklar|offen|diskutier\\p{L}*)[^,.:;]{0,20}, ob(?: (?:ich|wir|man|sie|er|der|die|das|es)(?: uns| mich)?)?|(?:überleg\\p{L}*|erwäg\\p{L}*|diskutier\\p{L}*|denk\\p{L}* (?:darüber|drüber) nach)(?: \\p{L}+)?,(?= (?:\\p{L}+ ){1,12}zu )',
    between:
      '(?:schwank\\p{L}+|hin- und hergerissen|unentschieden|entscheid\\p{L}+|wähl\\p{L}+|wahl|zöger\\p{L}*|stehen?|abwäg\\p{L}+)(?: (?:noch|gerade|zurzeit|mich|uns))? zwischen',
    either: 'entweder',
    ofFacts:
      'wer|wen|wem|was|wann|wo|warum|wie|wieso|weshalb|welche\\p{L}*|ist|sind|war|waren|hat|habe|haben|hast|gibt|gab|wird|werden|kann|können|darf|noch|fragen|liegt|du|ihr|es|das|dies|sie|wenn|falls',
    ifWe: '(?:wenn|falls) (?:wir|ich)',
    maybe: 'vielleicht|womöglich',
    wishes:
      'red(?:et|en|e)(?: \\p{L}+)? (?:davon|darüber),|sprach(?:en)?(?: \\p{L}+)? davon,|liebäugel\\p{L}+ (?:damit,|mit)|träum\\p{L}+ (?:davon,|von)|bring(?:t|en|e)(?: \\p{L}+)? ins Spiel,|hat(?: \\p{L}+)? (?:vorgeschlagen|angeregt|empfohlen),|wäre (?:dafür,|für)|(?:sieht|sehen|sehe) mehr in|schwör\\p{L}+ auf|dräng\\p{L}+ d?rauf,(?: dass (?:wir|man))?|besteh\\p{L}+ darauf,(?: dass (?:wir|man))?|spricht sich dafür aus,|würd(?:en?)?(?= (?:lieber|eher|gerne?|am liebsten) )|fänd\\p{L}* es (?:besser|gut|schön),(?: wenn (?:wir|man))?|spiel\\p{L}* mit dem Gedanken,|(?:will|wollen|möchten?)(?=, dass (?:wir|man|ich) )|(?:will|wollen|wollten?|möchten?)(?= .*\\p{L}{2}(?:en|ern|eln|tun|sein)(?!\\p{L}))|würden?(?= (?:lieber|eher|gerne?|am liebsten|uns|mich|sich) )|hätten? (?:lieber|gerne?|am liebsten)|wünsch\\p{L}+(?: sich)?|(?:bevorzug|favorisier)\\p{L}+|schl(?:ägt|agen|age|ug|ugen)(?: (?:uns|mir))? vor,?|(?:plädier|werb|stimm|setz|dräng|drang|tendier|neig)\\p{L}*(?: (?:dafür|dazu|darauf),?| (?:für|zu|auf))|(?:ist|sind|wäre) dafür,|bin (?:dafür,|für)|(?:empfiehlt|empfehlen|empfahl\\p{L}*|rät|raten|riet\\p{L}*|rate)(?: (?:uns|mir))?(?:,| dazu,| zu)?|(?:denk|dach)\\p{L}*(?: (?:an|darüber nach,)| daran,)|(?:meint|meinen|meine|find|findet|finden|finde|sagt|sagen|glaubt|denken|denkt),?(?: dass)? (?:wir|man|ich|Sie)(?: (?:sollten?|müssten|könnten|soll)(?: lieber| besser)?)?|möchten Sie vielleicht|brachten? ins spiel,?|hält (?:es )?für (?:besser|klüger|sinnvoller),?',
    wished: 'lieber|eher|am liebsten|gerne?|noch|dass (?:wir|ich|man)|uns|mich|vielleicht|einfach|es sei besser,?',
    counts:
      '(?:ist|wäre|bliebe|bleibt|war|sind|wären)(?: (?:auch|ebenfalls|noch|immer|eigentlich|natürlich|\\p{L}+ auch))* (?:möglich|denkbar|vorstellbar|(?:das|am) (?:einfachsten?|billigsten?|sichersten?|schnellsten?)|auf dem Tisch|im Gespräch|(?:eine?|die|mein|meine|seine?|ihre?) (?:andere |weitere |zweite |dritte )?(?:Option|Möglichkeit|Alternative|Variante|Idee|Vorschlag|Kompromiss|Ausweg))(?!\\p{L})|(?:käme|kommt|kämen|kommen)(?: \\p{L}+){0,2} in (?:Frage|Betracht)|wurde(?: \\p{L}+){0,2} (?:vorgeschlagen|erwogen)',
  },
  nl: {
    or: '[oó]f(?: toch| liever| juist)?|ofwel',
    and: 'en|of',
    infinitive: '\\p{L}+n',
    may: '(?:we|wij|ik) (?:kunnen|kunt|kan|zouden|zou|mogen)(?: (?:nu|ook|of|kunnen))*|(?:kunnen|kan|zouden|zou) (?:we|wij|ik|men)(?: (?:nu|ook|kunnen))*',
    lists:
      '(?:op tafel (?:liggen|ligt|staan)|(?:de keuze is|we kunnen kiezen|kiezen) (?:tussen|uit)|(?:opties|mogelijkheden|alternatieven|keuzes|varianten|kandidaten|voorstellen|plannen|ideeën)(?: [\\p{L}]+){0,4}? (?:zijn|waren|luiden)|in aanmerking komen)(?: (?:nu|nog|momenteel))*:?',
    asks: '(?:gaan we naar|(?:moet(?:en)?|zal|zullen|kan|kunnen|mag|mogen|wil|willen) (?:ik|we|wij|hij|zij|ze|de|het)(?: maar)?|(?:is|lijkt|was) het (?:beter|verstandig(?:er)?|slim(?:mer)?|handig(?:er)?|goedkoper)(?: (?:om|dat er|dat))?|zal|moet)',
    whether:
      '(?:twijfel|weet niet|vraag me af|besliss?\\p{L}*|overweeg)[^.:;]{0,12} of(?: (?:ik|we|wij|je|men|het))?|(?:overweg\\p{L}+|overweeg|denk\\p{L}* erover)(?: \\p{L}+)?(?: om)?(?= .{2,60} te )',
    between: '(?:twijfel\\p{L}*|kiez\\p{L}+|keuze|kies|aarzel\\p{L}*|beslissen)(?: nog| nu)? tussen',
    either: 'of|ofwel',
    ofFacts:
      'wie|wat|waar|wanneer|waarom|hoe|welke?|is|zijn|was|waren|heeft|heb|hebben|er|kun|kunt|dit|dat|u|je|jij|als',
    sign: /(?<!\p{L})(?:de|het|een|we|ik|wij|ze|zij|als|iedereen|niet|voor|naar|ons|onze|nog)(?!\p{L})/iu,
    unless: /(?<!\p{L})(?:the|should|which|what)(?!\p{L})/iu,
    ifWe: 'als (?:we|wij|ik)',
    maybe: 'misschien|wellicht',
    wishes:
      '(?:vind|meen|zeg|denk)\\p{L}*(?: \\p{L}+)? dat (?:we|wij|ik)(?: (?:moeten|beter(?: kunnen)?|eens))?(?= .*\\p{L}{2}en$)|denk\\p{L}* er(?: \\p{L}+)? aan,?(?: om)?|zie(?:t|n)? meer in|had het over|speel\\p{L}* met het idee,?(?: om)?|heeft (?:voorgesteld|geopperd),?(?: om)?|droom\\p{L}* van|opteert? voor|(?:wil|willen|wilde|wilden)(?= .*(?:\\p{L}{2}en(?:[.,;:]|$| (?:aan|bij|en|in|met|naar|om|op|tot|uit|van|voor) )|(?<!\\p{L})(?:een|de|het) ))|(?:zou|zouden|heeft|heb|hebben)(?: zelf)? (?:liever|het liefst|graag)|(?:zou|zouden) zelf|(?:geef|geeft|geven) de voorkeur aan|stel(?:t|len|de|den)? voor,?(?: om)?|pleit\\p{L}*(?: voor| ervoor,?(?: om)?)|neig\\p{L}* naar|ben voor|(?:adviseer|opper)\\p{L}*|(?:raad|raadt|raden) aan,?(?: om)?|dring\\p{L}* aan op|den\\p{L}+ aan|dacht\\p{L}* aan|(?:vind|zeg|meen|denk)\\p{L}*(?: dat)? (?:we|dat we) (?:moeten|beter kunnen)|noemde',
    wished: 'liever|het liefst|graag|de voorkeur aan|willen|zien|dat we|om|gewoon',
    counts:
      '(?:is|zou|was|blijft)(?: (?:ook|nog|altijd|natuurlijk|wel))* (?:mogelijk|denkbaar|een optie|het (?:makkelijkste?|eenvoudigste?|goedkoopste?|veiligste?)|(?:een|de|het|mijn|zijn|haar) (?:andere |tweede |derde )?(?:optie|mogelijkheid|alternatief|keuze|idee|voorstel|compromis))(?!\\p{L})|(?:kan|zou)(?: ook)? kunnen',
  },
};
