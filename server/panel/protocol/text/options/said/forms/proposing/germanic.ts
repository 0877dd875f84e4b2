import type { Proposing } from './form.ts';

const german = {
  adjectives:
    '(?:nahe ?liegend|einfach|billig|günstig|sicher|schnell|vernünftig|logisch|üblich|bequem|klassisch|sauber|radikal|elegant|natürlich|sinnvoll|klug|ehrlich|mutig|konsequent)',
  nouns: '(?:lösung|weg|schritt|möglichkeit|idee|variante|gedanke|einfall|ausweg|option|alternative|antwort|plan)',
};
const dutch =
  '(?:eenvoudig|simpel|makkelijk|gemakkelijk|goedkoop|veilig|snel|logisch|voor de hand liggend|gebruikelijk|verstandig|natuurlijk|radicaal|praktisch|zuinig|voorzichtig)';
const dutchWays =
  '(?:oplossing|weg|uitweg|optie|mogelijkheid|idee|stap|keuze|manier|gedachte|plan|antwoord|alternatief)';

/** Adjectives of what is obvious or easy; what is important or hard is no way. */
const english =
  '(?:obvious|simple|simplest|easy|easiest|cheap|cheapest|quick|quickest|fast|fastest|safe|safest|natural|logical|sensible|usual|straightforward|cautious|bold|radical|drastic|conventional|traditional|pragmatic|practical|cleanest|neatest|kindest|boldest|laziest|clean|neat|middle|halfway|in-between|alternative)';
const englishWays =
  '(?:thing|option|answer|way|route|idea|solution|step|move|course|choice|possibility|fix|path|plan|approach|compromise|thought)';

export const germanic: Readonly<Record<'en' | 'de' | 'nl', Proposing>> = {
  en: {
    ways: [
      `(?:(?:the|an?|my|our|one) (?:(?:most|more|least|rather|really) )?${english}(?:,? (?:and|but|if) \\p{L}+)?(?: ${englishWays})?|(?:the|an?|my|our) (?:first|second|third|fourth|last|final|other|only other|next best|remaining) (?:option|idea|possibility|thought|way|route|plan|instinct|choice|alternative|suggestion|path|course)|(?:an?|one) (?:compromise|middle way|middle course|halfway house|stopgap))(?: (?:to do|for us|here|out|forward|left|open to us|that comes to mind|of course))* (?:is|would be|could be|might be|was|would seem to be)(?: (?:just|simply|obviously|probably))?(?: to(?! be )| that (?:we|i)(?: should)?| for us to|(?= \\p{L}+ing ))`,
      '(?:one thing|something|another thing|what)(?: else)?(?: that)? (?:we|i) (?:could|might|can)(?: (?:also|always|still))? (?:do|try|consider)(?: instead)? (?:is|would be)(?: to)?',
    ],
    could: [
      "it (?:would|might)(?: also| still| even)? be possible to|(?:nothing|what) (?:stops|prevents) us from|there(?:[’']s| is| would be| remains)(?: also| always| still)? (?:the (?:option|possibility|idea|thought|chance) (?:of|to)|something to be said for|a case for|room to)",
      '(?:and|so|but|then|or|meanwhile|instead|otherwise) (?:we|i) could(?: (?:also|just|simply|always|then|equally))*(?= (?!(?:lose|double|end|be|have|face|need|miss|save|earn|make|see|get|not|only|never|barely|afford|tell|say|still)(?!\\p{L}))\\p{L}+ )',
    ],
    there: [],
    says: [
      '(?:is|are|am|was|seems) (?:keen|adamant|convinced|sure|certain|hoping|of the (?:view|opinion)|in no doubt)(?: that| for)? (?:we|us|i)(?: should| ought to| could| to)?',
      "(?:has|have|had)?(?: also)? ?(?:asks?|asked|wonders?|wondered|enquired|mused) (?:if|whether|about|why) (?:we|i) (?:could|should|might|ought to|shouldn[’']t|don[’']t(?: just| simply)?|couldn[’']t)",
      'would (?:have|prefer|like) (?:us|me) to',
      '(?:is|are)(?: both| all)? (?:arguing|asking|calling|voting|holding out|fighting|angling) for',
      '(?:points? out|pointed out|reminds? us|reminded us|mentions?|mentioned)(?: that)? (?:we|i) could(?: also| just| always)?',
    ],
    offers: [
      '(?:has|have|had)? ?(?:offers?|offered|is (?:willing|ready|prepared|happy) to|are (?:willing|ready|prepared|happy) to|agreed to|volunteered to)(?: us)?(?: to)?(?= (?:take|buy|lend|lease|rent|let|sell|supply|build|store|share|deliver|print|make|run|host|hire|bake|wash|fit|put|swap|carry|train|handle|cover|fund|do|manage|look) )',
      '(?<=(?:yard|dealer|firm|company|neighbours?|neighbor|broker|agency|supplier|garage|builder|contractor|landlord|owner|farmer|workshop|laundry|printers?|warehouse|council|charity|cousin|competitor|rival)(?: \\p{L}+){0,3} )would(?= (?!(?:cost|be|have|need|mean|like|want|prefer|take (?:\\p{Nd}|about|around|up to|at least|between|until)|only|not|never|say|expect|charge|lose)(?!\\p{L}))\\p{L}+ )',
    ],
    deed: ['\\p{L}{2,}(?<!ly) .+'],
  },
  de: {
    ways: [
      `(?:am )?${german.adjectives}(?:st|est)?(?:en?|e[rs])? (?:wäre|ist|bliebe|erscheint|scheint)(?: (?:es|natürlich|wohl|sicher|für uns|mir|uns))*`,
      `(?:das|der|die|ein|eine|unsere?|meine?) (?:erste[rs]?|zweite[rs]?|dritte[rs]?|andere[rs]?|letzte[rs]?|weitere[rs]?|${german.adjectives}(?:st|est)?e[rs]?)(?: ${german.nouns})? (?:wäre|ist|war|bliebe|bestünde darin)(?: (?:es|natürlich|wohl|sicher))*`,
      '(?:ein|der) (?:mittelweg|kompromiss|zwischenweg|ausweg)(?: dazwischen)? (?:wäre|ist)(?: es)?|(?:nahe|auf der hand|am nächsten) (?:läge|liegt)(?: (?:es|natürlich))*',
    ],
    could: [
      'es (?:ginge|geht|wäre)(?: (?:natürlich|aber|ja))*(?: (?:auch|ebenso))?(?: möglich)?(?=, )|(?:möglich|denkbar|vorstellbar) (?:wäre|bliebe|ist)(?: (?:auch|noch|es))*|(?:es )?(?:gibt|gäbe|bleibt|bliebe|steht)(?: (?:es|auch|noch|uns|natürlich))* die (?:möglichkeit|idee|variante|option)(?: im raum)?',
    ],
    there: [
      '(?:dann|außerdem|daneben|zudem) (?:gibt|gäbe) es(?: (?:noch|auch))*|(?:bleibt|bliebe)(?: (?:noch|nur noch|auch))+',
    ],
    says: [
      '(?:ist|sind|bin|wäre) der (?:meinung|ansicht|auffassung)(?=, dass )|(?:hat|haben|habe)(?: (?:auch|schon|mal|uns|mir))* (?:ins gespräch gebracht|in den raum gestellt|zur sprache gebracht|nahegelegt|gemeint|geraten)|(?:könnte|kann) sich(?: (?:gut|auch))* vorstellen|denkt(?: laut)? (?:darüber|drüber) nach|(?:möchte|würde)(?: (?:lieber|gern|am liebsten))? erreichen',
      '(?:fragt|fragte|hat gefragt|überlegt)(?: (?:sich|mich|uns))?, ob (?:wir|man|ich)(?: nicht)?',
      '(?:fühl\\p{L}+ sich wohler|halte?t?n? mehr) (?:mit|von)',
    ],
    offers: [
      '(?:hat|haben)(?: uns| mir)? angeboten|biete[nt]?(?: (?:uns|mir))? an|(?:wäre|wären|ist|sind) bereit',
      '(?:würden?|könnten?)(?= (?:(?:das|die|den|es|sie) )?(?:für uns|uns|mir|unsere?\\p{L}?|bei uns) )',
    ],
    deed: [
      '(?!(?:nicht|kein)(?!\\p{L})).{3,}? zu \\p{L}+(?!\\p{L}).*|.{0,80}\\p{L}zu\\p{L}{2,}en(?!\\p{L}).*|dass (?:wir|man|ich|sie) .+|.{4,}\\p{L}{2}(?:en|ern|eln)(?=[.,;:]|$|,| und ).*',
    ],
  },
  nl: {
    ways: [
      `(?:het|de|een) (?:meest )?(?:${dutch}(?:st)?e?|eerste|tweede|derde|andere|laatste|goedkoopste|gewone|veiligste)(?: ${dutchWays})? (?:is|zou zijn|lijkt|was|zou)(?: (?:natuurlijk|misschien))?(?:,? om)?|(?:het )?meest voor de hand (?:ligt|liggend(?:e)? is)(?: het)?(?: om)?|voor de hand (?:ligt|zou liggen)(?: het)?(?: om)?|een (?:middenweg|tussenweg|tussenoplossing|compromis) (?:is|zou zijn)(?: om)?`,
    ],
    could: [
      '(?:ook|verder|daarnaast|anders) (?:zouden|kunnen) (?:we|wij)|(?:het )?(?:kan|zou) ook(?: kunnen)?(?: om)?(?= .{3,60} te )|(?:er is|we hebben)(?: (?:ook|nog|altijd))* de (?:mogelijkheid|optie)(?: om)?',
      '(?:denk|vind|meen|geloof)(?: ik)?(?: (?:soms|zelf|ook|wel))* dat we (?:beter|liever)(?= .*en )',
    ],
    there: ['(?:daarnaast|verder|ook|dan) is er(?: (?:ook|nog))*|er is(?: (?:ook|nog))+'],
    says: [
      '(?:voelt|voel|ziet|zie|voelen|zien)(?: zelf)? (?:meer |het meest |veel )(?:voor|in)|(?:is|zijn|ben) (?:ervoor|van mening|er voorstander van|voorstander van)(?:,? (?:om|dat (?:we|wij)(?: moeten)?))?|(?:vroeg|vraagt)(?: zich af)? of (?:we|wij)(?: niet)?(?: kunnen)?|(?:zou|kan) zich voorstellen(?: om| dat we)?|stel(?:t|den|de)? voor(?:,? om)?|oppert?(?:,? om)?',
    ],
    offers: [
      '(?:biedt|bieden|bood|heeft)(?: (?:ons|mij|me))? (?:aan|aangeboden)(?:,? om)?|(?:is|zijn) bereid(?: om)?|(?:wil|zou|zouden)(?= (?:ons|onze|het|ze|voor ons) )',
    ],
    deed: [
      '(?!(?:niet|geen)(?!\\p{L})).{3,}? te \\p{L}+en(?!\\p{L}).*|.{3,}\\p{L}en(?=[.,;:]|$| en | aan | bij | naar | voor | in | op | met ).*',
      '(?:een|de|het) .+|\\p{L}{6,}(?=[.,;:]|$).*',
    ],
  },
};
