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
  'follow.late': 'Pas encore de réponse. Le siège est interrogé de nouveau tout seul ; ce qu’il dira sera ici.',
  'follow.answers': '{name} répond',
  'follow.none': 'Personne n’a été interrogé.',
  'follow.made': 'Vous avez décidé le {date}',
  'follow.made.else': 'Décidé le {date}',
  'follow.again': 'L’enregistrer à nouveau',
} satisfies Translation<typeof en>;
