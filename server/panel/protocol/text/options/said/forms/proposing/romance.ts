import type { Proposing } from './form.ts';

export const romance: Readonly<Record<'fr' | 'es' | 'it' | 'pt' | 'ro', Proposing>> = {
  fr: {
    ways: [
      "(?:le|l[’'])? ?(?:plus|moins) (?:simple|évident|facile|sûr|rapide|logique|naturel|économique|prudent|raisonnable|radical|direct|cher|risqué)",
      "(?:la|une|l[’']|ma|notre) ?(?:première|deuxième|seconde|troisième|dernière|autre|seule autre|simple)? ?(?:solution|idée|piste|option|possibilité|voie|réponse|issue|démarche|façon)(?: (?:la plus|évidente|intermédiaire|médiane|radicale|simple|classique|raisonnable|prudente|de facilité)(?: \\p{L}+)?)?",
      "(?:un|le) (?:compromis|moyen terme|entre-deux|premier réflexe|réflexe)|l[’']évidence|la (?:facilité|logique|prudence)",
    ].map(
      (way) =>
        `(?:${way}) (?:serait|est|reste|consisterait|consiste|voudrait|pourrait être|était)(?: (?:bien sûr|évidemment|sans doute))?(?: à| de| d(?=[’'])| que (?:nous|l[’']on)|(?= [’']))(?: ?[’'])?`,
    ),
    could: [
      "(?:on|nous) (?:pourrait|pourrions)(?: (?:aussi|également|très bien|encore|bien sûr|enfin|sinon))*|(?:il (?:serait|est)|reste)(?: (?:aussi|également|encore))? (?:possible|envisageable|à)(?: de| d(?=[’']))?|rien (?:ne )?(?:nous )?(?:interdit|n[’']empêche|empêche)(?: (?:de|d(?=[’'])))?",
    ],
    there: ['(?:il y a|reste|il reste)(?: (?:aussi|enfin|encore|également|toujours))+'],
    says: [
      "(?:est|suis|sont|serait|serais|seraient) (?:partisane?s?|favorables?|d[’']avis|plutôt|tentée?s?|davantage)(?: pour| à| de| d(?=[’']))?",
      "(?:se demande|demande|a demandé|s[’']interroge) (?:si|s[’'])(?: ?(?:on|nous|l[’']on|il))? (?:ne )?(?:pourrait|pourrions|devrait|devrions|vaudrait|faudrait)(?: pas)?(?: mieux)?",
      "(?:me|nous) ?(?:pousse|presse|incite|encourage|invite) à|(?:a|ont) (?:parlé|glissé|soulevé) (?:l[’']idée )?(?:de|d(?=[’']))|ne voit qu[’']une issue,?",
    ],
    offers: [
      "(?:nous|me|m[’']) ?(?:propose|proposent|offre|offrent|a proposé|a offert|tend la main|ouvre la porte|ferait|prendrait|louerait|céderait|vendrait|rachèterait|reprendrait)(?: (?:de|d(?=[’'])|pour))?|(?:est|sont|serait|seraient) (?:prêts?e?s?|disposée?s?) à|accepterait (?:de|d(?=[’']))",
    ],
    deed: [
      "(?:[’'] ?)?(?:(?:la|le|les|l[’']|y|en|nous|tout|ne (?:rien|pas|plus)) ?)?\\p{L}+(?:er|ir|re|oir)(?!\\p{L}).*",
    ],
  },
  es: {
    ways: [
      '(?:lo|la opción|la solución|la salida|la idea|la vía|el camino|la forma) más (?:fácil|sencill[oa]|simple|lógic[oa]|obvi[oa]|barat[oa]|segur[oa]|rápid[oa]|natural|cómod[oa]|prudente|sensat[oa]|direct[oa]|práctic[oa]|económic[oa]|radical|razonable)',
      '(?:una|la|mi|nuestra|otra) (?:primera|segunda|tercera|última|otra)? ?(?:idea|opción|posibilidad|salida|alternativa|vía|solución)(?: (?:intermedia|obvia|evidente|clásica|radical|lógica|más))?|(?:un|el|otro) (?:término medio|punto medio|compromiso|camino|primer impulso)|lo (?:obvio|lógico|normal|natural|suyo|evidente)',
    ].map(
      (way) =>
        `(?:${way}) (?:sería|es|pasa por|pasaría por|podría ser|era|consistiría en)(?: (?:claro|quizá|simplemente))?(?: que)?`,
    ),
    could: [
      '(?:también|además|igualmente|incluso) (?:podríamos|se podría|cabría|cabe|sería posible|es posible)|(?:cabe|cabría|queda|existe|hay)(?: (?:también|aún|además))? (?:la (?:posibilidad|opción|alternativa) de|también)',
    ],
    there: ['(?:también|además|luego|y luego) (?:está|hay|tenemos)'],
    says: [
      '(?:es|soy|son|sería|somos) (?:partidari[oa]s?|más|de la opinión)(?: de(?: que)?)?|(?:ve|vería|verían|prefiere|veo) (?:mejor|más lógico|más sensato|con mejores ojos)|se pregunta si no (?:deberíamos|convendría|sería mejor)|(?:nos|me) (?:anima|empuja|insiste en|presiona para) (?:a|que)?|(?:ha|han) (?:hablado|lanzado la idea|soltado la idea) de',
    ],
    offers: [
      '(?:nos|me) (?:ofrec\\p{L}+|ha ofrecido|han ofrecido|propon\\p{L}+|propuso|ha propuesto|brinda\\p{L}*|alquilaría|vendería|compraría|cedería|dejaría)|(?:está|estaría|están) (?:dispuest[oa]s?|encantad[oa]s?) (?:a|de)|se ofrec\\p{L}+ a',
    ],
    deed: [
      '(?:no )?\\p{L}*(?:ar|er|ir|ír)(?:l[aeo]s?|me|nos|se)?(?!\\p{L}).*',
      '(?:no |nos )?\\p{L}+(?:emos|amos)(?!\\p{L}) .+',
    ],
  },
  it: {
    ways: [
      "(?:la (?:cosa|soluzione|strada|via|scelta|opzione|mossa|idea) |l[’'](?:opzione|idea) |il |l[’']) ?più (?:semplice|ovvi[oa]|facile|logic[oa]|economic[oa]|sicur[oa]|rapid[oa]|naturale|comod[oa]|prudente|ragionevole|sensat[oa]|dirett[oa]|pratic[oa]|scontat[oa]|radicale)",
      "(?:una|la|la mia|la nostra|un[’']|l[’']) ?(?:prima|seconda|terza|ultima|altra)? ?(?:idea|opzione|possibilità|strada|via|soluzione|ipotesi|alternativa)(?: (?:intermedia|di mezzo|ovvia|radicale|classica|logica))?|(?:un|il) compromesso|una via di mezzo|l[’']ovvio|il primo pensiero",
    ].map(
      (way) =>
        `(?:${way}) (?:sarebbe|è|potrebbe essere|consisterebbe nel|era)(?: (?:ovviamente|forse|semplicemente|quella))?(?: di| che)?`,
    ),
    could: [
      "(?:si|noi)? ?(?:potrebbe|potremmo)(?: (?:anche|pure|però|invece|sempre))+|(?:c[’']è|ci sarebbe|resta|rimane)(?: (?:anche|poi|pure|sempre))? (?:la possibilità|l[’']opzione|l[’']ipotesi|la strada)(?: di)?|(?:sarebbe|è)(?: anche| pure)? possibile|(?:niente|nulla) (?:ci )?(?:vieta|impedisce)(?: di)?",
    ],
    there: ["(?:poi|inoltre)? ?(?:c[’']è|ci sarebbe|resta|rimane)(?: (?:anche|poi|infine|pure))+"],
    says: [
      "(?:sarei|sono|è|sarebbe|sarebbero) (?:per|più per|del parere|dell[’']idea|favorevole|favorevoli|orientat[oaie]|propens[oaie])(?: (?:a|di|che))?|si chied\\p{L}+ se non (?:convenga|sia meglio|sarebbe meglio|dovremmo)|(?:preferirebber?o?|preferirei|vorrebber?o?|vedrebbe|vedrebbero)(?: (?:piuttosto|meglio|bene))?|(?:ci|mi) (?:spinge|invita|esorta|incoraggia) a|ha (?:parlato|buttato lì l[’']idea|lanciato l[’']idea|accennato)(?: di| a)?|insiste per",
    ],
    offers: [
      '(?:ci|mi) (?:offre|offrono|ha offerto|hanno offerto|propone|propongono|ha proposto|darebbe|venderebbe|affitterebbe|cederebbe)(?: di)?|(?:è|sarebbe|sono) (?:disposto|disposta|disposti|pront[oaie]) a|si offre di',
    ],
    deed: ['(?:non )?\\p{L}+(?:[aei]re|rre|[aei]r(?:si|l[aeio]|ci|mi|ne))(?:[nl][aeio])?(?!\\p{L}).*'],
  },
  pt: {
    ways: [
      '(?:o|a (?:opção|solução|saída|ideia|hipótese)|o caminho) mais (?:simples|óbvi[oa]|fácil|lógic[oa]|barat[oa]|segur[oa]|rápid[oa]|natural|cómod[oa]|cômod[oa]|prudente|sensat[oa]|diret[oa]|prátic[oa]|razoável)',
      '(?:uma|a|a minha|minha|a nossa|outra) (?:primeira|segunda|terceira|última|outra)? ?(?:ideia|opção|possibilidade|saída|alternativa|hipótese|solução|via)(?: (?:intermédia|intermediária|no meio do caminho|do meio|óbvia|radical|clássica))?|(?:um|o) (?:meio-termo|compromisso|caminho do meio|outro caminho)|o (?:óbvio|lógico|normal|natural)',
    ].map(
      (way) =>
        `(?:${way}) (?:seria|é|passa por|passaria por|podia ser|poderia ser|era)(?: (?:claro|talvez|simplesmente))?`,
    ),
    could: [
      '(?:também|ainda|até) (?:podíamos|poderíamos|podemos|se pode|se podia|dá para|daria para|seria possível|é possível)|(?:podíamos|poderíamos|daria|dá|pode-se|podia-se)(?: (?:também|ainda|até|sempre))+(?: para)?|(?:há|existe|resta|tem|temos)(?: (?:ainda|também|sempre))? a (?:hipótese|possibilidade|opção|alternativa) de',
    ],
    there: ['(?:há|existe|tem|resta)(?: (?:ainda|também))+|(?:depois|além disso) há'],
    says: [
      '(?:acha|acho|acham|considera|julga) (?:preferível|melhor|mais sensato|mais prudente)|(?:é|sou|são|seria) (?:partidári[oa]s?|adepto|adepta|favorável|da opinião)(?: d[eao]| a| que)?|(?:falou|fala|falaram|falam|falava)(?: (?:ainda|também|até|mesmo))* em|(?:pergunta|perguntou) se não (?:devíamos|seria melhor|podíamos)|(?:anda|está) (?:inclinad[oa]|tentad[oa]) a',
    ],
    offers: [
      '(?:nos|me|-nos|-me) ?(?:ofere\\p{L}+|propõe\\p{L}*|propôs)(?: (?:para|a))?|ofere\\p{L}+(?:-se|-nos)?(?: para| a)?|(?:está|estão|estaria) (?:dispost[oa]s?|pront[oa]s?) a|(?:propôs|propõe)(?:-nos)?',
    ],
    deed: ['(?:não )?\\p{L}*(?:ar|er|ir|or|ôr)(?:mos)?(?:-\\p{L}+)?(?!\\p{L}).*'],
  },
  ro: {
    ways: [
      '(?:cel mai|cea mai) (?:simplu|simplă|ușor|ușoară|logic|logică|ieftin|ieftină|sigur|sigură|firesc|evident|rapid|rapidă|comod|la îndemână|prudent)(?: (?:lucru|soluție|variantă|cale))?',
      '(?:o|prima|o primă|a doua|a treia|ultima|altă|cealaltă) (?:primă |altă )?(?:idee|variantă|soluție|opțiune|cale|posibilitate)(?:, [^,]{2,40},)?|(?:un|o) (?:compromis|cale de mijloc)|calea de mijloc',
    ].map((way) => `(?:${way}) (?:ar fi|e|este|era|rămâne)(?: (?:poate|evident|desigur))?`),
    could: [
      '(?:s-ar|am|aș) putea(?: (?:și|desigur|la fel de bine))*|(?:există|mai e|mai este|rămâne)(?: și)? (?:varianta|posibilitatea|ideea|opțiunea)|(?:este|e|ar fi)(?: și)? posibil',
    ],
    there: ['(?:mai (?:e|este|avem)|există și|rămâne și)'],
    says: [
      '(?:e|este|sunt|ar fi) (?:de părere|pentru|adeptul|adepta|înclinat|înclinată)(?: (?:că ar trebui|ideii))?|(?:vede|văd) mai bine|se întreabă dacă n-ar (?:trebui|fi mai bine)|(?:ne|mă) (?:împinge|îndeamnă|încurajează)|a (?:vorbit|adus vorba) (?:de|despre)',
    ],
    offers: [
      '(?:ne|mi|îmi|ni) ?(?:oferă|a oferit|ar oferi|propune|a propus|ar închiria|ar vinde|ar lua)|(?:e|este|ar fi) (?:dispus|dispusă|gata|dispuși)|s-a oferit',
    ],
    deed: ['să (?:nu )?(?<!\\p{L})\\p{L}.+'],
  },
};
