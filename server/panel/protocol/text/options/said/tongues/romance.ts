import type { Tongue } from './tongue.ts';

/** There `o` is an article. */
const portuguese =
  /[ãõ]|(?<!\p{L})(?:do|em|um|uma|ao|aos|não|os|ou|pelo|é|meus?|minhas?|nossos?|nossas?|até|diz|dizem|acham?|sem|você|muito|já|então)(?!\p{L})/iu;
/** "Vender o carro": verbs of Italian end in a vowel. */
const shortened = /(?<!\p{L})\p{L}+[aei]r (?:os?|as?) \p{L}/iu;

export const romance: Readonly<Record<'fr' | 'es' | 'it' | 'pt', Tongue>> = {
  fr: {
    or: 'ou(?: bien| plutôt| alors)?|soit',
    and: 'et|ou',
    infinitive: '\\p{L}+(?:er|ir|re|oir)',
    may: '(?:nous|on|je|il|elle) (?:pouvons|pourrions|peut|pourrait|peux|pourrais)(?: (?:soit|donc|aussi|ou bien|encore|toujours))*|il (?:est|serait) possible de',
    lists:
      "(?:(?:sont|est) (?:[\\p{L}]+ ){0,2}(?:sur la table|à l[’']étude|en lice)|sur la table,?(?: (?:il y a|nous avons|on a|figurent))?|(?:options|possibilités|solutions|pistes|alternatives|choix|scénarios|candidats|propositions|offres)(?: [\\p{L}’']+){0,4}? (?:sont|seraient|étaient)|(?:le choix (?:est|se fait)|choisir|trancher) entre)(?: (?:donc|soit|actuellement))* ?:?",
    asks: "(?:est-ce qu(?:e |[’'])(?:je|on|nous) (?:dois|doit|devons|devrais|devrait)|dois-je|doit-on|devons-nous|(?:doit|doivent|devrait|devraient)-(?:ils?|elles?)|devrais-je|devrait-on|faut-il|vaut-il mieux|vaudrait-il pas mieux|est-il préférable|vaudrait-il mieux|puis-je|peut-on|pouvons-nous|justifie-t-(?:elle|il)|passons-nous à)",
    whether:
      "(?:hésit\\p{L}*|demand\\p{L}*|(?:sais|sait|savons) (?:pas|plus)|savoir|décider)[^,.:;]{0,15} (?:si(?: (?:je|on|nous) (?:dois|devrais|doit|devrait|devons))?|s[’']il (?:faut|faudrait|vaut mieux|vaudrait mieux)(?= (?:[\\p{L}’]+ ){0,2}?\\p{L}+(?:er|ir|re)(?!\\p{L})))|(?:envisag\\p{L}+|réfléchi\\p{L}*|hésit\\p{L}+)(?: (?:encore|aussi|toujours))? (?:de|à)",
    between: '(?:hésit\\p{L}+|tiraillée?s?|partagée?s?|choix|choisir|trancher|balance)(?: encore| toujours)? entre',
    either: 'soit|ou bien',
    ofFacts:
      'qui|que|qu|quel\\p{L}*|quand|où|pourquoi|comment|combien|est|es|êtes|as|avez|a|ont|sont|était|y|avez-vous|est-ce|des|vous|tu|il|elle|ce|cela|si',
    ifWe: 'si (?:nous|on|je)(?! (?:me|te|lui|leur) )',
    maybe: 'peut-être',
    wishes:
      "parl\\p{L}+(?: \\p{L}+ment| plutôt| même| aussi| déjà)(?= d[e’'])|(?:a|ont)(?: \\p{L}+)? (?:lancé|émis|avancé) l[’']idée(?= d[e’'])|(?:a|ai|ont) (?:envie|dans l[’']idée|l[’']intention)(?= d[e’'])|verrai\\p{L}+ bien|(?:est|suis|sont) (?:plutôt |davantage )?(?:d[’']avis|partant\\p{L}*)(?= (?:d[e’']|pour))|(?:dit|pense|estime|trouve|croit) qu[’'](?:on ferait mieux|il serait mieux|il est temps|on devrait|il faudrait)|pousse(?:nt)? à|ne jure que par|(?:veut|veux|veulent|voulait|voulaient)(?= (?:[\\p{L}’']+ ){0,2}?(?:qu[eo’'].*|\\p{L}+(?:er|ir|re|oir))(?!\\p{L}))|(?:m[’']|nous |me )?(?:préf[éè]r|voudr|aimer|souhait|propos|sugg[éè]r|préconis|prôn|recommand|conseill|défend)\\p{L}+|(?:penche|pencherais?|suis|sont|serait|plaide|plaident|milite|pousse|poussent) pour|tient à|tiennent à|rêv\\p{L}+(?= d[e’'])|n[’']exclu\\p{L}+ pas(?= d[e’'])|(?:pens|song)\\p{L}+(?: plutôt)? à|parl\\p{L}+ (?=d[e’'])|(?:dit|disent|pense|pensent|estime|estiment|trouve|croit)(?:,)? (?:que vous devriez|qu[’']il (?:vaut|vaudrait) mieux|qu[’']il faut|qu[’']on devrait)|(?:a|ont) (?:évoqué|proposé|suggéré|conseillé|recommandé)",
    wished: "plutôt|mieux|simplement|que l[’']on|qu[’']on|que nous|que je|de|d[’'](?=\\p{L})",
    counts:
      "(?:est|serait|reste|était|c[’']est)(?: (?:aussi|également|toujours|encore))? (?:possible|l[ae] (?:chose|solution) la plus (?:simple|facile|sûre|rapide|économique)|le plus (?:simple|facile|sûr|rapide|économique)|envisageable|sur la table|écartée?|à l[’']étude|(?:une?|l[’']|mon|ma|son|sa) ?(?:autre )?(?:option|possibilité|solution|piste|idée|voie|alternative|compromis)(?!\\p{L}| (?:qui|que)))",
  },
  es: {
    or: 'o(?: bien| mejor| más bien)?|u',
    and: '[yeou]',
    infinitive: '\\p{L}+[aeií]r(?:l[aeo]s?|me|nos|se)?',
    may: '(?:podemos|podríamos|puedo|podría|se puede|se podría|cabe|cabría)(?: (?:o bien|bien|también))?',
    lists:
      '(?:(?:sobre|encima de) la mesa (?:están|hay|tenemos|está)|(?:están|hay|tenemos|está) (?:[\\p{L}]+ ){0,2}(?:sobre|encima de) la mesa|(?:opciones|posibilidades|alternativas|propuestas|salidas|candidat[ao]s|soluciones|planes|ideas)(?: [\\p{L}]+){0,4}? (?:son|serían|eran|incluyen)|(?:elegir|escoger|decidir|optar|elección) entre|barajamos|manejamos|se barajan?|nos planteamos|me planteo)(?: (?:estas|ahora|las siguientes))?:?',
    asks: '(?:deber(?:ía|íamos|íais|ían|é|emos)|deb(?:o|emos)|tengo que|tenemos que|es mejor|será mejor|sería mejor|(?:(?:me|nos) )?conviene(?: más)?|(?:vale|merece) la pena|puedo|podemos)',
    whether:
      '(?:decid\\p{L}+|dud\\p{L}+|sé|sabemos|pens\\p{L}+|pregunta es|duda es|cuestión es)(?: con \\p{L}+)? (?:en )?si(?: (?:debo|debemos|debería))?|(?:consider\\p{L}+|valor\\p{L}+|plante\\p{L}+|pensando)(?: en)?(?= \\p{L}+(?:ar|er|ir)(?:l[aeo]s?|me|nos)? )',
    between:
      '(?:dud\\p{L}+|indecis[oa]s?|dividid[oa]s?|elegir|elección|escoger|decid\\p{L}+|debat\\p{L}+)(?: aún| todavía)? entre',
    either: 'o bien|o|ya sea',
    ofFacts: 'quién|qué|cuál\\p{L}*|cuándo|dónde|por|cómo|cuánt\\p{L}*|es|son|hay|ha|han|tienes|tiene|está|están|fue',
    sign: /[¿ñ]|(?<!\p{L})(?:el|los|las|con|una|y|al|del|en|nosotros|según|pero|también|deberíamos|podríamos|sería)(?!\p{L})/iu,
    unless: portuguese,
    ifWe: 'si(?= \\p{L}+(?:mos|o|era|ese) )',
    maybe: 'quizás?|tal vez',
    wishes:
      '(?:me|le|nos) (?:late|tira|atrae|apetece|convence) más|anda(?:n|mos)? con la idea|tienen? (?:la idea|en mente|pensado|ganas)|es de la idea|está(?:n)? (?:por|a favor de)(?= \\p{L}+[aei]r)|hablan? de(?= \\p{L}+[aei]r)|ven? (?:mejor|con buenos ojos)|dicen? que (?:mejor|convendría|lo mejor es)|ha (?:propuesto|sugerido|planteado)|sugirió|propuso|me inclino (?:por|a)|piensan? que (?:deberíamos|sería mejor|es mejor)|(?:quier\\p{L}+|queremos|querría\\p{L}*|quisiera\\p{L}*)(?= (?:\\p{L}+ ){0,2}?(?:que|\\p{L}+[aeií]r(?:l[aeo]s?|me|nos|se)?)(?!\\p{L}))|(?:(?:me|nos|le|se) )?(?:prefier|prefer|propon|propus|sugier|sugir|recomiend|recomend|aconsej|defiend|plante|dese)\\p{L}*|(?:aboga|abogan|apuesta|apuestan|inclina|inclino|inclinan) por|(?:es|soy|son) partidari[oa]s? de|insist\\p{L}+ en|(?:piens|pens|sueñ|soñ)\\p{L}+ (?:en|con)|(?:dicen?|creen?|opinan?|piensan?) que (?:es mejor|sería mejor|conviene|habría que|hay que|deberíamos|debemos|debe)|ha mencionado',
    wished: 'que|más bien|mejor|simplemente|de',
    counts:
      '(?:es|sería|sigue siendo|está|queda)(?: (?:también|todavía))? (?:posible|lo más (?:fácil|sencillo|barato|seguro|rápido|prudente)|sobre la mesa|(?:una|otra|la otra|mi|su) (?:opción|posibilidad|alternativa|salida|idea|propuesta)(?!\\p{L}| que))',
  },
  it: {
    or: 'o(?: meglio| piuttosto)?|oppure',
    and: '[eo]d?|oppure',
    infinitive: '\\p{L}+(?:[aei]re|[aeio]r(?:l[aeio]|ci|mi|si|ne)|rre)',
    may: '(?:possiamo|potremmo|posso|potrei|si può|si potrebbe|puoi)(?: (?:o|anche|però|invece|pure))*',
    lists:
      "(?:sul tavolo (?:ci sono|abbiamo|c[’']è)|(?:opzioni|possibilità|alternative|scelte|soluzioni|proposte|strade|candidati|ipotesi|idee)(?: [\\p{L}’']+){0,4}? (?:sono|sarebbero|erano)|(?:scegliere|decidere|scelta è) (?:tra|fra))(?: (?:queste|ora))?:?",
    asks: '(?:dov(?:rei|remmo|rebbe|remo)|devo|dobbiamo|(?:è |sarebbe )?meglio|(?:(?:mi|ci) )?conviene(?: di più)?|vale la pena|posso|possiamo|passiamo a)',
    whether:
      '(?:indecis[oaie]|so|sappiamo|decid\\p{L}+|deciso|chied\\p{L}+|dubbio(?: è)?|domanda è|questione è) se(?: devo| dobbiamo| vuoi| vuole| volete| vogliamo| voglio)?|(?:sto|stiamo) (?:pensando|valutando|considerando)(?: di| se)?',
    between: '(?:indecis[oaie]|combattut[oaie]|scegliere|scelta|decidere|dubbio|divis[oaie])(?: ancora)? (?:tra|fra)',
    either: 'o',
    ofFacts: "chi|che|cosa|quando|dove|perché|come|quant\\p{L}*|qual\\p{L}*|è|sono|ha|hai|hanno|c[’']è|ci|avete|era",
    sign: /(?<![\p{L}])(?:\p{L}+iamo|il|lo|la|gli|le|di|del|della|dei|nel|sul|alla|all[’']\p{L}+|dell[’']\p{L}+|l[’']\p{L}+|ci|più|abbiamo|possiamo|potremmo|siamo|è|con|per|come|meglio|oppure|\p{L}+[aei]re o \p{L}+[aei]re)(?!\p{L})/u,
    unless: new RegExp(`${portuguese.source}|${shortened.source}`, 'iu'),
    ifWe: 'se(?= \\p{L}+(?:mo|ssi) )',
    maybe: 'forse|magari',
    wishes:
      "(?:parla|parlano|ha parlato)(?: \\p{L}+)? di(?= \\p{L}+[aei]r)|insiste (?:su|nel|per|perché)|vedrebbe bene|(?:è|sono|sarei) (?:dell[’']idea|del parere|favorevole a|propens\\p{L} a)|ha (?:proposto|suggerito|lanciato l[’']idea)|accarezz\\p{L}+ l[’']idea|(?:dice|pensa) che (?:tanto vale|si dovrebbe|dovremmo|convenga|sia meglio)|preme per|avevamo pensato(?: anche)?|(?:vuol\\p{L}+|vogli\\p{L}+|vorr\\p{L}+)(?= (?:\\p{L}+ ){0,2}?(?:che|\\p{L}+(?:[aei]re|[aei]r(?:l[aeio]|ci|mi|si)\\p{L}*|porre))(?!\\p{L}))|(?:(?:mi|ci|gli) )?(?:prefer|propon|propos|sugger|consigli|raccomand)\\p{L}+|spin\\p{L}+ per|(?:sono|è) (?:per|favorevoli? a)|insist\\p{L}+ per|punt\\p{L}+ a|(?:pens|sogn)\\p{L}+ (?:a|di)|(?:dice|dicono|crede|credono|pensa|pensano|sostiene) (?:di|che (?:è meglio|sarebbe meglio|conviene|dovremmo|bisogna))|ha accennato a",
    wished: 'piuttosto|semplicemente|invece(?= di )|che|di',
    counts:
      "(?:è|sarebbe|resta)(?: (?:anche|pure|ancora))? (?:possibile|(?:la (?:cosa|soluzione) |il )più (?:semplice|facile|economic[oa]|sicur[oa]|rapid[oa])|sul tavolo|(?:un[’']|una |l[’']|la mia |la sua )(?:altra )?(?:opzione|possibilità|alternativa|soluzione|idea|strada)(?!\\p{L}| che))",
  },
  pt: {
    or: 'ou(?: então| antes| melhor)?',
    and: 'e|ou',
    infinitive: '\\p{L}+(?:[aeioô]r)(?:-\\p{L}+)?|\\p{L}+[áêíô]-l[aoe]s?',
    may: '(?:podemos|poderíamos|podíamos|posso|poderia|podia|pode-se|dá para|a gente pode)(?: (?:ou|também))?',
    lists:
      '(?:(?:em cima da|sobre a|na) mesa (?:estão|há|temos|está)|(?:estão|há|temos|está) (?:[\\p{L}]+ ){0,2}(?:em cima da|sobre a|na) mesa|(?:opções|possibilidades|alternativas|propostas|hipóteses|saídas|soluções|candidat[ao]s|caminhos|planos|ideias)(?: [\\p{L}]+){0,4}? (?:são|seriam|eram|incluem)|(?:escolher|decidir|optar|escolha é) entre)(?: (?:estas|agora))?:?',
    asks: '(?:(?:a gente )?dev(?:o|emos|eria|eríamos)|a gente dev(?:e|ia)|será (?:que(?= (?:dev|é melhor|seria melhor|vale|compensa))|melhor|possível)|(?:é|seria) melhor|vale (?:mais )?a pena|compensa(?: mais)?|posso|podemos|passamos (?:a|para))',
    whether:
      '(?:decid\\p{L}+|sei|sabemos|pens\\p{L}+|dúvida(?: é)?|pergunta é|questão é) se(?: devo| devemos)?|(?:considerando|pensando|avaliando|cogitando|ponderando|a pensar|a considerar|a avaliar|a ponderar)(?: em)?(?= \\p{L}+(?:ar|er|ir|or)(?:-l[aoe]s?)? )',
    between: '(?:dúvida|indecis[oa]s?|divid\\p{L}+|escolher|escolha|decidir|hesit\\p{L}+)(?: ainda)? entre',
    either: 'ou|quer',
    ifWe: 'se(?: nós)?(?= \\p{L}+mos )',
    maybe: 'talvez',
    wishes:
      'fala(?:m)? em(?= \\p{L}+[aei]r)|est(?:á|ou|ão) inclinad[oa]s? a|tem em mente|anda com a ideia de|dizem? que (?:o melhor é|mais vale|devíamos)|vê com bons olhos|aceit(?:o|a|aria) (?:também )?(?=(?:não )?\\p{L}+[aei]r )|topa(?:ria)? |tende a|(?:quer\\p{L}*)(?= (?:\\p{L}+ ){0,2}?(?:que|\\p{L}+(?:[aeioô]r|[áê]-l[aoe]s?|r-\\p{L}+))(?!\\p{L}))|(?:gostari?a|gostava|gostariam) (?:de|que)|(?:prefer|prefir|propõ|propo|propu|proponh|suger|sugir|recomend|aconselh|defend)\\p{L}*|inclin\\p{L}+-(?:se|me) para|insist\\p{L}+ em|apost\\p{L}+ em|(?:é|sou|são) a favor d[aeo]|(?:pens|sonh)\\p{L}+ (?:em|com)|(?:diz|dizem|acham?|pensam?|acreditam?) (?:melhor|que (?:é melhor|seria melhor|devíamos|deveríamos|devemos|você deve))|pode querer|mencionou',
    wished: 'antes|que|mais|que (?:eu|nós)|simplesmente',
    counts:
      '(?:é|seria|continua|está)(?: (?:também|ainda))? (?:possível|o mais (?:simples|fácil|barato|seguro|rápido|prudente)|em cima da mesa|(?:uma|outra|a outra|a minha|minha) (?:opção|possibilidade|alternativa|saída|ideia|hipótese)(?!\\p{L}| que))',
  },
};
