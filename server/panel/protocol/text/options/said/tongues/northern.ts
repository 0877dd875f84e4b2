import type { Tongue } from './tongue.ts';

export const northern: Readonly<Record<'sv' | 'da' | 'nb' | 'fi', Tongue>> = {
  sv: {
    or: 'eller(?: (?:så|hellre|snarare|att))?',
    and: 'och|eller|samt',
    infinitive: '\\p{L}+a|[gfs]t?å|bo|gå|få|stå',
    may: '(?:vi|jag|han|hon|de|\\p{L}{3,}(?:en|et|an|na)) (?:kan|kunde|skulle kunna|får)(?: (?:antingen|också|förstås))*|(?:kan|kunde) (?:vi|jag)(?: (?:antingen|också))*',
    lists:
      '(?:på bordet (?:ligger|finns)|(?:alternativen|möjligheterna|valen|förslagen|idéerna)(?: [\\p{L}]+){0,4}? är|valet står mellan|att välja mellan(?: är)?|(?:vi|jag) (?:överväger|jämför)):?',
    asks: '(?:ska|skall|bör|borde|kan|måste)(?: (?:vi|jag|man|du))|(?:ska|skall|bör|borde)|(?:är|vore) det bättre att|(?:är|vore) det (?:värt|klokt|smart) att|lönar det sig att',
    whether:
      '(?:frågan är|vet inte|undrar|osäkra?|tveksamm?a?|bestämma|besluta|avgöra|diskuterar|överväger|funderar på)[^.;:]{0,15} om(?: (?:vi|jag|man)(?: (?:ska|bör))?)?|(?:överväger|funderar på)(?: (?:nu|också))? att',
    between: '(?:väljer|välja|valet|tvekar|velar|kluvna?|väg\\p{L}+|står)(?: (?:nu|står|ännu))? mellan',
    either: 'antingen|enten',
    ofFacts: 'vem|vad|när|var|varför|hur|vilke[nt]|vilka|är|var|har|hade|finns|fick|kommer|det|den|de|du|ni|om',
    ifWe: 'om (?:vi|jag)',
    maybe: 'kanske',
    wishes:
      '(?:pratar|talar|tjatar|snackar) om(?= att )|är inne på(?= att )|är för(?= att )|lutar (?:mer )?(?:åt|mot)|(?:har|hade) (?:föreslagit|lagt fram|nämnt)|trycker på för|helst vill|vill|ville|skulle (?:vilja|hellre|helst)|(?:föredr|föresl|förord|föresprå|rekommender)\\p{L}+|råd\\p{L}+ oss|lutar åt|nämnde|talar för|(?:tänk|funder|dröm)\\p{L}+ (?:på|om)|har (?:räknat|tänkt) på|(?:menar|tycker|säger|anser)(?: att)? vi (?:ska|bör|borde)',
    wished: '(?:han|hon)(?= att )|hellre|helst|gärna|att(?: vi (?:ska|bör))?|på|sig',
    counts:
      '(?:är|vore|var)(?: (?:också|även|fortfarande))? (?:möjligt|tänkbart|(?:ett|det|en|den|min|hans|hennes) (?:annat |andra |annan )?(?:alternativ(?:et)?|möjlighet(?:en)?|idé|förslag|kompromiss))(?!\\p{L})',
  },
  da: {
    or: 'eller(?: (?:skal vi|hellere|snarere|at))?',
    and: 'og|eller|samt',
    infinitive: '\\p{L}+e|gå|få|stå|bo',
    may: '(?:vi|jeg|han|hun|de|\\p{L}{3,}(?:en|et|ne)) (?:kan|kunne|må)(?: (?:enten|også|selvfølgelig))*|(?:kan|kunne) (?:vi|jeg|man)(?: (?:enten|også))*|det er muligt at',
    lists:
      '(?:på bordet (?:ligger|er)|(?:mulighederne|alternativerne|valgmulighederne|forslagene|ideerne)(?: [\\p{L}]+){0,4}? er|valget står mellem|at vælge imellem(?: er)?|(?:vi|jeg) (?:overvejer|sammenligner)):?',
    asks: '(?:skal|bør|burde|kan|må) (?:vi|jeg|man|du)|(?:skal|bør|burde)|(?:er|var|ville) det (?:være )?bedre at|kan det betale sig at|er det (?:klogt|værd) at',
    whether:
      '(?:spørgsmålet er|ved ikke|usikre?|i tvivl|beslutte|afgøre|diskuterer|overvejer)[^.;:]{0,15} om(?: (?:vi|jeg|man)(?: (?:skal|bør))?)?|overvejer(?: (?:nu|også))? at',
    between: '(?:vælger|vælge|valget|tøver|i tvivl|vejer|står)(?: (?:nu|står|stadig))? mellem',
    either: 'enten|antingen',
    ofFacts: 'hvem|hvad|hvornår|hvor|hvorfor|hvordan|hvilke[nt]?|er|var|har|havde|findes|kommer|det|den|de|du|I|hvis',
    ifWe: 'hvis (?:vi|jeg)',
    maybe: 'måske',
    wishes:
      '(?:taler|snakker) om(?= at )|er inde på|går ind for|har (?:foreslået|nævnt)|helst vil|presser på for|(?:mener|synes|siger|tror)(?: at)?,? vi skulle|vil|ville (?:hellere|heller|helst|gerne|gjerne)|(?:foretr|foresl|anbefal)\\p{L}+|hælder til|heller mot|nævnte|nevnte|taler for|(?:tæn|ten|drøm)\\p{L}+ (?:på|om)|har (?:regnet|tænkt|tenkt) på|(?:mener|synes|siger|sier)(?: at)?,? vi (?:skal|bør|burde)',
    wished: 'hellere|heller|helst|gerne|gjerne|at(?: vi (?:skal|bør))?|å|på',
    counts:
      '(?:er|ville være|var)(?: (?:også|stadig))? (?:mulig[te]?|(?:et|det|en|den|min|hans|hendes) (?:andet |anden )?(?:alternativ(?:et)?|mulighed(?:en)?|idé|forslag|kompromis))(?!\\p{L})',
  },
  nb: {
    or: 'eller(?: (?:skal vi|heller|snarere|å))?',
    and: 'og|eller|samt',
    infinitive: '\\p{L}+e|gå|få|stå|bo',
    may: '(?:vi|jeg|han|hun|de|\\p{L}{3,}(?:en|et|ne)) (?:kan|kunne|får)(?: (?:enten|også|selvsagt))*|(?:kan|kunne) (?:vi|jeg|man)(?: (?:enten|også))*|det går an å|det er mulig å',
    lists:
      '(?:på bordet (?:ligger|er)|(?:mulighetene|alternativene|valgene|forslagene|ideene)(?: [\\p{L}]+){0,4}? er|valget står mellom|å velge mellom(?: er)?|(?:vi|jeg) (?:vurderer|sammenligner)):?',
    asks: '(?:skal|bør|burde|kan|må) (?:vi|jeg|man|du)|(?:skal|bør|burde)|(?:er|var|ville) det (?:være |vært )?bedre å|lønner det seg å|er det (?:klokt|verdt) å',
    whether:
      '(?:spørsmålet er|vet ikke|usikre?|i tvil|bestemme|avgjøre|diskuterer|vurderer)[^.;:]{0,15} om(?: (?:vi|jeg|man)(?: (?:skal|bør))?)?|(?:vurderer|tenker på)(?: (?:nå|også))? å',
    between: '(?:velger|velge|valget|nøler|i tvil|veier|står)(?: (?:nå|står|ennå))? mellom',
    either: 'enten|antingen',
    ofFacts: 'hvem|hva|når|hvor|hvorfor|hvordan|hvilke[nt]?|er|var|har|hadde|finnes|kommer|det|den|de|du|dere|hvis|om',
    ifWe: 'hvis (?:vi|jeg)',
    maybe: 'kanskje',
    wishes:
      '(?:snakker|maser) om(?= å )|er inne på|går inn for|har (?:foreslått|nevnt)|helst vil|presser på for|(?:mener|synes|sier|tror)(?: at)?,? vi skulle|vil|ville (?:hellere|heller|helst|gerne|gjerne)|(?:foretr|foresl|anbefal)\\p{L}+|hælder til|heller mot|nævnte|nevnte|taler for|(?:tæn|ten|drøm)\\p{L}+ (?:på|om)|har (?:regnet|tænkt|tenkt) på|(?:mener|synes|siger|sier)(?: at)?,? vi (?:skal|bør|burde)',
    wished: 'hellere|heller|helst|gerne|gjerne|at(?: vi (?:skal|bør))?|å|på',
    counts:
      '(?:er|ville være|var)(?: (?:også|fortsatt))? (?:mulig|(?:et|det|en|den|min|hans|hennes) (?:annet |andre |annen )?(?:alternativ(?:et)?|mulighet(?:en)?|idé|forslag|kompromiss))(?!\\p{L})',
  },
  fi: {
    or: '(?:tai|vai|taikka)(?: (?:sitten|ehkä|pikemminkin))?',
    and: 'ja|tai|sekä|vai',
    infinitive: '\\p{L}+(?:a|ä)',
    may: '(?:voimme|voisimme|voin|voisin|voidaan|voitaisiin)(?: (?:joko|myös|tietysti))*|on mahdollista',
    lists:
      '(?:pöydällä (?:on|ovat)|(?:vaihtoehdot|vaihtoehtomme|vaihtoehtoina|ratkaisut|ehdotukset)(?: [\\p{L}]+){0,3}? (?:ovat|on|olisivat)|vaihtoehtoina (?:ovat|on)|harkitsemme|punnitsemme):?',
    asks: '(?:pitäisikö|pitääkö|kannattaako|kannattaisiko|onko parempi|olisiko parempi|olisiko viisaampaa|voimmeko|voisimmeko|tulisiko)(?: (?:meidän|minun|nyt))?',
    whether:
      '(?:emme tiedä|en tiedä|mietimme|mietin|pohdimme|pohdin|päättää|kysymys on)[^.;:]{0,20},(?: (?:pitäisikö|kannattaako|pitääkö)(?: meidän)?)?',
    either: 'joko',
    ofFacts: 'kuka|mikä|mitä|milloin|missä|miksi|miten|kuinka|onko|oliko|ovatko|se|tämä|jos',
    sign: /[äö]|(?<!\p{L})(?:on|ja|tai|vai|me|joko)(?!\p{L})/iu,
    unless: /[ığşçßü]|(?<!\p{L})(?:notre|nous|le|la|les|de|des|du|une)(?!\p{L})/iu,
    ifWe: 'jos(?= \\p{L}+mme )',
    maybe: 'ehkä',
    wishes:
      'on (?:ehdottanut|esittänyt|sitä mieltä),? että|on sillä kannalla,? että|idea(?:na)?,? (?:(?:on|olisi|ois)(?: se)?,? )?että|(?:sanoo|sano|miettii|meinaa|toivoo),? että(?: (?:meidän|me))? (?:pitäisi|kannattaisi|kannattais|olisi parempi|parasta olis\\p{L}*)|tahtoisi|kallistu\\p{L}+|(?:halua|ehdot|suosit|haave)\\p{L}+|mielestä(?: (?:meidän|minun|nyt))?(?: pitäisi| olisi parempi| kannattaisi)?|harkitsee|puhui',
    wished: 'mieluummin|ennemmin|että|yksinkertaisesti',
    counts:
      '(?:on|olisi)(?: myös)? (?:mahdollinen|mahdollista|poissuljettu|(?:toinen|yksi|kolmas) (?:vaihtoehto|mahdollisuus|ratkaisu))(?!\\p{L})',
  },
};
