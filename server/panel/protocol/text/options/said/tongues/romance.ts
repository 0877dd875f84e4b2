import type { Tongue } from './tongue.ts';

/** There `o` is an article. */
const portuguese = /[ãõ]|(?<!\p{L})(?:do|em|um|uma|ao|aos|não|os|pelo)(?!\p{L})/iu;

export const romance: Readonly<Record<'fr' | 'es' | 'it' | 'pt', Tongue>> = {
  fr: {
    or: 'ou(?: bien| plutôt| alors)?|soit',
    and: 'et|ou',
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
    asks: '(?:deber(?:ía|íamos|íais|ían|é|emos)|deb(?:o|emos)|tengo que|tenemos que|es mejor|será mejor|sería mejor|(?:(?:me|nos) )?conviene(?: más)?|(?:vale|merece) la pena|puedo|podemos)',
    whether:
      '(?:decid\\p{L}+|dud\\p{L}+|sé|sabemos|pens\\p{L}+)(?: con \\p{L}+)? (?:en )?si(?: (?:debo|debemos|debería))?|(?:consider\\p{L}+|valor\\p{L}+|plante\\p{L}+|pensando)(?: en)?(?= \\p{L}+(?:ar|er|ir)(?:l[aeo]s?|me|nos)? )',
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
    asks: '(?:dov(?:rei|remmo|rebbe|remo)|devo|dobbiamo|(?:è |sarebbe )?meglio|(?:(?:mi|ci) )?conviene(?: di più)?|vale la pena|posso|possiamo|passiamo a)',
    whether:
      '(?:indecis[oaie]|so|sappiamo|decidere|deciso|chied\\p{L}+|dubbio) se(?: devo| dobbiamo)?|(?:sto|stiamo) (?:pensando|valutando|considerando)(?: di| se)?',
    between: '(?:indecis[oaie]|combattut[oaie]|scegliere|scelta|decidere|dubbio|divis[oaie])(?: ancora)? (?:tra|fra)',
    either: 'o',
    ofFacts: "chi|che|cosa|quando|dove|perché|come|quant\\p{L}*|qual\\p{L}*|è|sono|ha|hai|hanno|c[’']è|ci|avete|era",
    sign: /(?<![\p{L}])(?:il|lo|la|gli|le|di|del|della|dei|nel|alla|è|con|per|meglio|oppure)(?!\p{L})/u,
    unless: portuguese,
  },
  pt: {
    or: 'ou(?: então| antes| melhor)?',
    and: '[eo]u?',
    asks: '(?:dev(?:o|emos|eria|eríamos)|será (?:que|melhor|possível)|(?:é|seria) melhor|vale (?:mais )?a pena|compensa(?: mais)?|posso|podemos|passamos (?:a|para))',
    whether:
      '(?:decid\\p{L}+|sei|sabemos|pens\\p{L}+|dúvida) se(?: devo| devemos)?|(?:considerando|pensando|avaliando|cogitando|ponderando)(?: em)?(?= \\p{L}+(?:ar|er|ir|or)(?:-l[aoe]s?)? )',
    between: '(?:dúvida|indecis[oa]s?|divid\\p{L}+|escolher|escolha|decidir|hesit\\p{L}+)(?: ainda)? entre',
    either: 'ou|quer',
  },
};
