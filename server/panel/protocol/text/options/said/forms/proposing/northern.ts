import type { Proposing } from './form.ts';

const swedish =
  '(?:självklar|enkl|lätt|billig|säkr|snabb|naturlig|uppenbar|logisk|rimlig|klok|försiktig|bekväm|radikal|givn)';
const danish =
  '(?:oplagt|selvklar|enkl|nemm|lett|billig|sikr|hurtig|naturlig|åpenbar|åbenlys|logisk|rimelig|fornuftig|trygg|rask|nærliggende|opplagt|radikal|forsigtig)';

const eastern = (to: 'at' | 'å'): Proposing => ({
  ways: [
    `(?:det )?(?:mest )?${danish}\\p{L}*(?: (?:løsning|mulighed|mulighet|vej|vei|skridt|grep))?(?:en|et)? (?:er|ville være|vil være|ville vært|var|ville|hadde vært)(?: (?:nok|jo|selvfølgelig|selvsagt|vel))* ${to}`,
    `(?:en|den|et|det|min|vår|vores) (?:første|anden|annen|andre|tredje|siste|sidste|anden|enkle|mulig) (?:mulighed|mulighet|løsning|tanke|idé|ide|vej|vei|utvei|udvej|utgang)(?:en)? (?:er|ville være|ville vært|var|kunne være)(?: ${to})?|(?:en mellemvej|en mellomløsning|en mellomting|en mellemting|et kompromis|et kompromiss) (?:er|ville være|ville vært)(?: ${to})?`,
  ],
  could: [
    `(?:det )?(?:går|gik|lar|lader|lod|er|ville være|kunne)(?: (?:også|jo|selvfølgelig|selvsagt|sig gøre|seg gjøre|an|muligt|mulig|det|fint|til))+ ${to}|(?:vi|jeg|man) (?:kunne|kan)(?: (?:også|jo|selvfølgelig|selvsagt|bare|eventuelt))+|(?:det er|der er|finnes)(?: (?:også|jo|fortsatt|stadig))* (?:muligheden for|muligheten for|mulighet for|mulighed for)(?: ${to})?`,
  ],
  there: ['(?:så|derudover|desuden|dessuten|i tillegg)? ?(?:er der|er det|finnes)(?: (?:også|jo|ellers))+'],
  says: [
    `(?:mener|synes|syns|sier|siger|tror|foreslår|foreslog|foreslo|går ind for|går inn for|argumenterer for|taler for|ønsker|vil helst|vil heller|drømmer om|hælder til|heller mot|heller til|har foreslått|har foreslået|har lyst til|holder på|er stemt for|er for)(?: (?:oss|os|heller|hellere|også))*(?:,? (?:at|å)(?: vi)?(?: (?:i stedet|heller|hellere|bare))?(?: (?:skal|skulle|bør|burde))?(?: (?:i stedet|heller|hellere|bare))?)`,
    '(?:tror|har tro|satser|stemmer|heller|hælder|går)(?: \\p{L}+)? (?:mer|mest|mere|mest) (?:på|til|mot|for)(?: (?:at|å))?|(?:tror|har) (?:mer|mere|mest) (?:tro )?på',
    `(?:har|hadde|havde)(?: (?:også|selv))* (?:drøftet|diskutert|diskuteret|luftet|overvejet|vurdert|snakket om|talt om|nevnt|nævnt)(?: muligheden for| muligheten for| tanken om)?(?: ${to})?`,
  ],
  offers: [
    `(?:tilbyr|tilbyder|tilbød|har tilbudt)(?: (?:oss|os|seg|sig|mig|meg))?(?: ${to})?|er (?:villig|villige|klar|parat) til ${to}|(?:vil|ville|kan)(?= (?:gjerne |gerne )?(?:overtage|overta|købe|kjøpe|leie|leje|låne|selge|sælge|lage|lave|bygge) )`,
  ],
  deed: [
    '(?!(?:ikke|ingen|være|ha)(?!\\p{L}))\\p{L}+(?:e|å|r)(?!\\p{L}) .+',
    '(?!(?:ingen|ikke)(?!\\p{L}))(?:en|et) .+|\\p{L}+s? \\p{L}+ for .+',
  ],
});

export const northern: Readonly<Record<'sv' | 'da' | 'nb' | 'fi' | 'hu', Proposing>> = {
  sv: {
    ways: [
      `(?:det )?(?:mest )?${swedish}\\p{L}*(?: (?:lösning|möjlighet|väg|steg|alternativ|idé)\\p{L}*)? (?:är|vore|skulle vara|var|hade varit)(?: (?:nog|väl|förstås|ju))*(?: att)?`,
      '(?:en|den|ett|det|min|vår) (?:första|andra|annan|tredje|sista|enkel|möjlig) (?:möjlighet|lösning|tanke|idé|väg|utväg)(?:en)? (?:är|vore|skulle vara|var)(?: att)?|(?:en medelväg|ett mellanting|en mellanväg|en kompromiss) (?:är|vore|skulle vara)(?: att)?',
    ],
    could: [
      '(?:det )?(?:går|gick|skulle gå|är|vore|finns)(?: (?:förstås|också|ju|naturligtvis|även|det|såklart|alltid|möjligt|möjligheten))+ att|(?:vi|jag|man) (?:kan|kunde|skulle kunna)(?: (?:också|förstås|ju|även|bara|alltid))+|(?:det )?finns(?: (?:också|även|ju))* möjlighet(?:en)?(?: att)?',
    ],
    there: ['(?:sedan|dessutom|så)? ?(?:finns|har vi)(?: (?:det|också|även|ju))+'],
    says: [
      '(?:tycker|menar|anser|säger|tror|föreslår|föreslog|förespråkar|förordar|vill|rekommenderar|argumenterar för|talar för|drömmer om|lutar åt|pratar om|har föreslagit|är för|röstar för|önskar)(?: (?:oss|hellre))*,? att(?: vi)?(?: (?:i stället|istället|hellre|bara))?(?: (?:ska|skulle|bör|borde))?(?: (?:i stället|istället|hellre|bara))?',
      '(?:tror|lutar|satsar|röstar) (?:mer|mest) (?:på|åt|för)(?: att)?',
      '(?:har|hade)(?: (?:också|själv))* (?:diskuterat|luftat|övervägt|talat om|pratat om|nämnt)(?: möjligheten| tanken på)?(?: att)?',
    ],
    offers: [
      '(?:erbjuder|erbjöd|har erbjudit)(?: (?:oss|sig|mig))?(?: att)?|(?:är|vore) (?:villig|villiga|beredd|beredda) att|(?:vill|kan|skulle)(?= (?:gärna )?(?:ta över|köpa|hyra|låna|sälja|bygga) )',
    ],
    deed: [
      '(?!(?:inte|ingen|vara|ha)(?!\\p{L}))\\p{L}+(?:a|å|r)(?!\\p{L}) .+',
      '(?!(?:ingen|inte)(?!\\p{L}))(?:en|ett) .+',
    ],
  },
  da: eastern('at'),
  nb: eastern('å'),
  fi: {
    ways: [
      '(?:luontev|helpo|yksinkertais|halv|ilmei|varm|nope|järkev|turvallis|looginen|loogis|selv|luonnollis)\\p{L}*(?: (?:ratkaisu|vaihtoehto|tapa|keino|tie|ajatus))?(?: (?:olisi|on|ois|oli))(?: (?:tietysti|varmaan|kai))?(?: se,?)?',
      '(?:yksi|ensimmäinen|toinen|kolmas|viimeinen|välimuoto) ?(?:vaihtoehto|ratkaisu|ajatus|idea|mahdollisuus|keino|tie)? (?:olisi|on|oli)(?: (?:se|tietysti))*(?:,? että)?|(?:kompromissina|välimuotona) (?:olisi|voisi)',
    ],
    could: [
      '(?:voisimme|voitaisiin|voimme|voidaan|voisi)(?: (?:myös|tietysti|aina|toki))*|(?:olisi|on)(?: (?:myös|toki|tietysti))* mahdollista|(?:kävisi|onnistuisi) (?:myös|sekin)',
    ],
    there: ['(?:lisäksi|sitten) on (?:vielä|myös)'],
    says: [
      '(?:ehdottaa|ehdotti|suosittelee|toivoo|haluaa|haluaisi|tahtoo|miettii|sanoo|on sitä mieltä|kannattaa sitä|puhuu siitä|puhui siitä|on ehdottanut)(?: (?:taas|puolestaan|mieluummin|meille))*,? että(?: me)?|(?:haluaa|haluaisi|tahtoisi|suunnittelee|kannattaa|harkitsee|mieluummin)(?: mieluummin)?(?= \\p{L}+(?:da|dä|ta|tä|a|ä) )',
    ],
    offers: [
      '(?:on )?(?:kysellyt|kysynyt|kysyi|kyseli), (?:voisiko|saisiko)(?: (?:se|hän|he))?|(?:tarjoutui|tarjoutuu|on tarjoutunut|lupautui|on valmis|olisi valmis|suostuisi)',
    ],
    deed: [
      '(?!(?:ei|eivät)(?!\\p{L}))\\p{L}+(?:da|dä|ta|tä|la|lä|ra|rä|na|nä|aa|ää|oa|ea|eä|ia|iä|ua|yä|öä|taan|tään|daan|dään|laan|lään|isi|mme|maan|mään)(?!\\p{L}).*',
    ],
  },
  hu: {
    ways: [
      '(?:a )?leg(?:egyszerűbb|kézenfekvőbb|könnyebb|olcsóbb|biztosabb|gyorsabb|logikusabb|ésszerűbb|természetesebb|kényelmesebb)(?: (?:megoldás|út|lépés|ötlet|lehetőség))?(?: (?:az|volna|lenne|persze|az lenne|az volna))*(?:,? (?:ha|hogy))?|kézenfekvő(?: (?:volna|lenne|megoldás))*(?:,? (?:ha|hogy))?',
      '(?:az? |egy )?(?:egyik|másik|első|második|harmadik|további|utolsó|köztes) (?:lehetőség|megoldás|ötlet|út|gondolat|változat|választás)(?:ünk|unk)?(?: (?:az|volna|lenne))*(?:,? (?:ha|hogy))?',
    ],
    could: [
      '(?:lehetne|lehet|megtehetnénk|tehetnénk|meg lehetne)(?: (?:még|persze|akár|azt is|is))*(?:,? hogy)?|felmerült(?: (?:az|még|is))*,? hogy|ott van(?: (?:még|az|is))*(?: a lehetőség| az ötlet)?(?:,? hogy)?',
    ],
    there: ['ott van(?: (?:még|aztán))+'],
    says: [
      '(?:azt )?(?:javasolja|javasolta|tanácsolja|mondja|szeretné|akarja|kéri|pedzegeti|szorgalmazza|felvetette|forgatja a fejében)(?: (?:inkább|nekünk))*,? hogy|(?:inkább )?(?:szeretne|szeretné|akar|tervez|akarja)(?: inkább)?(?= .*ni(?!\\p{L}))|amellett (?:van|érvel|kardoskodik),? hogy',
    ],
    offers: ['(?:felajánlotta|ajánlja|ajánlotta|hajlandó|vállalná|vállalja)(?:,? hogy)?'],
    deed: ['(?!nem )(?:\\p{L}+ ){0,8}?\\p{L}+(?:ni|[uü]k|[uü]nk|nánk|nénk)(?!\\p{L}).*'],
  },
};
