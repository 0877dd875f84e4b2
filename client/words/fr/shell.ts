import type { Translation } from '../../words.svelte.ts';
import type en from '../en/shell.ts';

export default {
  'shell.skip': 'Aller au texte',
  'shell.main': 'Navigation principale',
  'shell.cases': 'Cas',
  'shell.new': 'Nouveau cas',
  'shell.agents': 'Agents',
  'shell.account': 'Compte',
  'shell.pricing': 'Tarifs',
  'shell.how': 'Comment ça marche',
  'shell.login': 'Se connecter',
  'shell.bring': 'Apporter un cas',
  'shell.terms': 'Conditions',
  'shell.api': 'API pour agents',
  'shell.language': 'Langue',
  'shell.theme': 'Couleurs',
  'shell.theme.system': 'Comme le système',
  'shell.theme.light': 'Clair',
  'shell.theme.dark': 'Sombre',
  'shell.loading': 'Chargement',
  'shell.retry': 'Réessayer',
  'shell.close': 'Fermer',
  'shell.rehearsal': 'Répétition : aucun modèle d’IA n’a été consulté ; rien ici n’est un conseil.',
  'shell.offline.title': 'Le serveur est injoignable.',
  'shell.offline.text':
    'Vos brouillons sont gardés sur cet appareil, et un débat en cours continue sans cette page. Rien n’est perdu ; réessayez quand vous serez de nouveau en ligne.',
} satisfies Translation<typeof en>;
