import type { Tongue } from './tongue.ts';

export const germanic: Readonly<Record<'en' | 'de' | 'nl', Tongue>> = {
  en: {
    or: 'or(?: else| rather| instead)?(?: to)?',
    and: 'and|or',
    may: '(?:we|i|they|he|she|(?:the|my|our) (?:board|committee|council|company|team|family|parish|club|school|partner)) (?:can|could|may|might)(?: (?:either|also|now|then|simply|just|always|choose to|decide to))*|it (?:is|would be) possible(?: either)? to',
    lists:
      "(?:(?:options|alternatives|choices|possibilities|candidates|proposals|ideas|offers|plans|scenarios|routes|finalists|contenders)(?: (?!are |is )[\\p{L}’']+){0,5} (?:are|include|were|would be)|on the table(?: [\\p{L}’']+)? (?:are|is|we have)|(?:choose|choosing|pick|picking|decide|deciding|select) (?:from|between|among)|(?:come|comes|boils?|narrowed (?:it |this |things )?|down) down to|(?:(?:we|i|they|board|committee)(?: have| has)? (?:looked at|compared|shortlisted)|narrowed (?:it |this |things )?down to|(?:are|have been) (?:considering|weighing(?: up)?|comparing)))(?: now)?(?: (?:either|to|these|the following))?:?",
    asks: '(?:(?:should|shall|can|could|must) (?:i|we|they|he|she|it|this(?= (?:be|become|stay|go)))|(?:should|shall)(?= (?:(?:the|this|my|our) |(?-i:\\p{Lu})\\p{L}))|would (?:i|we|you) (?:prefer|rather|be better off)|do (?:i|we)(?! (?:have|know|need|agree|think|really|even|get|see) (?!to )))(?: (?:want|have|need) to)?(?: just| rather| simply| really)?|(?:is it|would it be|am i|are we) (?:better|best|wiser|smarter|cheaper|worth it)(?: off)?(?: to)?',
    whether:
      '(?:decid\\p{L}+|wonder\\p{L}*|unsure|not sure|know|torn|debat\\p{L}+|discuss\\p{L}*|question|issue|matter|choice|consider\\p{L}*)(?: [^,.:;]{1,30}?)?(?: is)?(?: on)? (?:if|whether)(?: (?:to|(?:i|we|they|he|she)(?: should(?: just)?)?))?|(?:(?:considering|contemplating|discussing|debating|weighing up|thinking (?:about|of))|(?:we|i|they)(?: have)? (?:discussed|considered|debated|thought (?:about|of)))(?: either)?(?= \\p{L}+ing )|(?:alternatives|options|choices|possibilities) are(?: either)?(?: to)?|possibility of(?: either)?',
    between:
      '(?:torn|stuck|hesitat\\p{L}+|waver\\p{L}+|undecided|decid\\p{L}+|choos\\p{L}+|choice|pick\\p{L}*|dilemma|toss-up)(?: is| remains)? between',
    either: 'either(?! (?:way|side|case|of|one))',
    ofFacts:
      'do|does|did|are|is|was|were|have|has|had|will|would|can|could|may|who|whom|whose|what|when|where|why|how|any|anyone|anything|which|if|some|such|all|no|you|it|this|that|there|these|i',
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
      '(?:schwank\\p{L}+|hin- und hergerissen|unentschieden|entscheid\\p{L}+|wähl\\p{L}+|wahl|zöger\\p{L}*)(?: (?:noch|gerade|zurzeit|mich|uns))? zwischen',
    either: 'entweder',
    ofFacts:
      'wer|wen|wem|was|wann|wo|warum|wie|wieso|weshalb|welche\\p{L}*|ist|sind|war|waren|hat|habe|haben|hast|gibt|gab|wird|werden|kann|können|darf|noch|fragen|liegt|du|ihr|es|das|dies|sie|wenn|falls',
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
    sign: /(?<!\p{L})(?:de|het|een|we|ik|wij|ze|zij)(?!\p{L})/iu,
    unless: /(?<!\p{L})(?:the|should|which|what)(?!\p{L})/iu,
  },
};
