import type { Setbacks } from './setbacks.ts';

export const french: Setbacks = {
  causes: [
    [
      'Cela a rapporté moins que prévu.',
      'Cela a coûté plus que prévu, et personne ne s’est arrêté à temps.',
      'L’argent est arrivé après les factures.',
      'Quelqu’un d’autre a proposé la même chose pour moins cher.',
      'Ceux à qui c’était destiné voulaient autre chose.',
    ],
    [
      'Cela a pris deux fois plus de temps que prévu.',
      'La seule personne dont tout dépendait n’était pas là.',
      'Un partenaire n’a pas tenu parole.',
      'Ce qui marche aujourd’hui a été négligé.',
      'Personne n’en était clairement chargé.',
    ],
    [
      'Les circonstances ont changé après la décision.',
      'Une règle ou une autorisation a fait obstacle.',
      'Quand cela a mal tourné, il n’y avait plus de retour possible.',
      'C’était à trop petite échelle pour apprendre quoi que ce soit.',
      'Une meilleure occasion est passée entre-temps.',
    ],
  ],
  signs: [
    'Le premier mois reste déjà en dessous.',
    'Un chiffre est cité, et personne ne sait d’où il vient.',
    'Une date est repoussée pour la deuxième fois.',
    'Une question à ce sujet reste deux semaines sans réponse.',
    'De semaine en semaine, on en parle moins.',
  ],
  mitigations: [
    'Le vérifier avant le premier pas irréversible.',
    'Écrire d’avance à quel chiffre on s’arrête.',
    'Nommer une personne et un jour pour chaque pas.',
    'Essayer d’abord avec un dixième de l’argent.',
    'Demander à quelqu’un qui l’a déjà fait.',
  ],
};
