import type { Translation } from '../../words.svelte.ts';
import type en from '../en/followUp.ts';

export default {
  'follow.title': 'Posez une question à un dissident',
  'follow.text':
    'Chaque siège dissident répond à une question. La question et la réponse rejoignent l’historique ; le rapport reste tel quel. Seuls vous et vos auditeurs les voyez.',
  'follow.label': 'Votre question à {name}',
  'follow.do': 'Demander à {name}',
  'follow.doing': 'Envoi de la question …',
  'follow.empty': 'Votre question : un texte était attendu, il n’y a rien.',
  'follow.asked': 'Demandé {ago}',
  'follow.waits': 'Le siège répond. Vous pouvez fermer cette page : la réponse sera ici.',
  'follow.late': 'Aucune réponse n’est enregistrée pour l’instant. Si le siège répond, elle apparaîtra ici.',
  'follow.answers': '{name} répond',
  'follow.none': 'Personne n’a été interrogé.',
  'follow.made': 'Vous avez décidé le {date}',
  'follow.made.else': 'Décidé le {date}',
  'follow.again': 'L’enregistrer à nouveau',
  'follow.outcome': 'Comment cela a-t-il tourné ?',
  'follow.outcome.title': 'Comment cela a tourné',
  'follow.outcome.text':
    'Enregistrez-le quand vous le saurez. Avec la décision, cela montre sur la page de votre compte ce que valaient les prévisions ; les répétitions ne comptent pas. Seuls vous et vos auditeurs le voyez.',
  'follow.outcome.good': 'Cela a bien tourné',
  'follow.outcome.mixed': 'En partie bien, en partie mal',
  'follow.outcome.bad': 'Cela a mal tourné',
  'follow.outcome.unknown': 'On ne peut pas le dire',
  'follow.outcome.missing': 'L’issue : un des quatre choix était attendu, il n’y en a aucun.',
  'follow.outcome.do': 'Enregistrer l’issue',
  'follow.outcome.at': 'Enregistré le {date}',
} satisfies Translation<typeof en>;
