import type { Tongue } from './tongue.ts';

/** There `o` is an article. */
const portuguese = /[ãõ]|(?<!\p{L})(?:do|em|um|uma|ao|aos|não|os|pelo)(?!\p{L})/iu;

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
      '(?:hésit\\p{L}*|demand\\p{L}*|sais pas|savoir|décider)[^,.:;]{0,15} si(?: (?:je|on|nous) (?:dois|devrais|doit|devrait|devons))?|(?:envisag\\p{L}+|réfléchi\\p{L}*|hésit\\p{L}+)(?: (?:encore|aussi|toujours))? (?:de|à)',
    between: '(?:hésit\\p{L}+|tiraillée?s?|partagée?s?|choix|choisir|trancher|balance)(?: encore| toujours)? entre',
    either: 'soit|ou bien',
    ofFacts:
      'qui|que|qu|quel\\p{L}*|quand|où|pourquoi|comment|combien|est|es|êtes|as|avez|a|ont|sont|était|y|avez-vous|est-ce|des|vous|tu|il|elle|ce|cela|si',
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
    sign: /¿|(?<!\p{L})(?:el|los|las|con|una|y|al|del|en|nosotros)(?!\p{L})/u,
    unless: portuguese,
  },
  it: {
    or: 'o(?: meglio| piuttosto)?|oppure',
    and: '[eo]d?|oppure',
    infinitive: '\\p{L}+(?:[aei]re|[aeio]r(?:l[aeio]|ci|mi|si|ne)|rre)',
    may: '(?:possiamo|potremmo|posso|potrei|si può|si potrebbe|puoi)(?: (?:o|anche))?',
    lists:
      "(?:sul tavolo (?:ci sono|abbiamo|c[’']è)|(?:opzioni|possibilità|alternative|scelte|soluzioni|proposte|strade|candidati|ipotesi|idee)(?: [\\p{L}’']+){0,4}? (?:sono|sarebbero|erano)|(?:scegliere|decidere|scelta è) (?:tra|fra))(?: (?:queste|ora))?:?",
    asks: '(?:dov(?:rei|remmo|rebbe|remo)|devo|dobbiamo|(?:è |sarebbe )?meglio|(?:(?:mi|ci) )?conviene(?: di più)?|vale la pena|posso|possiamo|passiamo a)',
    whether:
      '(?:indecis[oaie]|so|sappiamo|decidere|deciso|chied\\p{L}+|dubbio(?: è)?|domanda è|questione è) se(?: devo| dobbiamo)?|(?:sto|stiamo) (?:pensando|valutando|considerando)(?: di| se)?',
    between: '(?:indecis[oaie]|combattut[oaie]|scegliere|scelta|decidere|dubbio|divis[oaie])(?: ancora)? (?:tra|fra)',
    either: 'o',
    ofFacts: "chi|che|cosa|quando|dove|perché|come|quant\\p{L}*|qual\\p{L}*|è|sono|ha|hai|hanno|c[’']è|ci|avete|era",
    sign: /(?<![\p{L}])(?:il|lo|la|gli|le|di|del|della|dei|nel|sul|alla|all[’']\p{L}+|dell[’']\p{L}+|l[’']\p{L}+|ci|più|abbiamo|possiamo|potremmo|siamo|è|con|per|meglio|oppure)(?!\p{L})/u,
    unless: portuguese,
  },
  pt: {
    or: 'ou(?: então| antes| melhor)?',
    and: 'e|ou',
    infinitive: '\\p{L}+(?:[aeioô]r)(?:-\\p{L}+)?|\\p{L}+[áêíô]-l[aoe]s?',
    may: '(?:podemos|poderíamos|podíamos|posso|poderia|podia|pode-se|dá para|a gente pode)(?: (?:ou|também))?',
    lists:
      '(?:(?:em cima da|sobre a|na) mesa (?:estão|há|temos|está)|(?:estão|há|temos|está) (?:[\\p{L}]+ ){0,2}(?:em cima da|sobre a|na) mesa|(?:opções|possibilidades|alternativas|propostas|hipóteses|saídas|soluções|candidat[ao]s|caminhos|planos|ideias)(?: [\\p{L}]+){0,4}? (?:são|seriam|eram|incluem)|(?:escolher|decidir|optar|escolha é) entre)(?: (?:estas|agora))?:?',
    asks: '(?:dev(?:o|emos|eria|eríamos)|será (?:que|melhor|possível)|(?:é|seria) melhor|vale (?:mais )?a pena|compensa(?: mais)?|posso|podemos|passamos (?:a|para))',
    whether:
      '(?:decid\\p{L}+|sei|sabemos|pens\\p{L}+|dúvida(?: é)?|pergunta é|questão é) se(?: devo| devemos)?|(?:considerando|pensando|avaliando|cogitando|ponderando|a pensar|a considerar|a avaliar|a ponderar)(?: em)?(?= \\p{L}+(?:ar|er|ir|or)(?:-l[aoe]s?)? )',
    between: '(?:dúvida|indecis[oa]s?|divid\\p{L}+|escolher|escolha|decidir|hesit\\p{L}+)(?: ainda)? entre',
    either: 'ou|quer',
  },
};
