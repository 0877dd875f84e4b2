import type { Translation } from '../../words.svelte.ts';
import type en from '../en/report.ts';

export default {
  'report.title': 'Rapport : {title}',
  'report.pdf': 'PDF',
  'report.replay': 'Revoir',
  'report.print': 'Imprimer',
  'report.contents': 'Sommaire',
  'report.recommendation': 'Recommandation',
  'report.none': 'Il n’y a pas encore de rapport.',
  'report.none.text':
    'Le panel est encore au travail, ou il s’est arrêté avant la fin. Suivez-le, ou voyez ce qui s’est passé.',
  'report.missing': 'Ce rapport n’existe pas, ou il ne vous est pas ouvert.',
  'report.decided': 'Qu’avez-vous décidé ?',
  'report.decided.text':
    'Enregistré maintenant, cela montrera dans un an ce que valaient ces prévisions. Seuls vous et vos auditeurs le voyez.',
  'report.decided.none': 'Aucune de celles-ci',
  'report.decided.missing':
    'Votre décision : une des options ou « Aucune de celles-ci » était attendue, rien n’est choisi.',
  'report.decided.words': 'En une phrase ou deux',
  'report.decided.do': 'Enregistrer la décision',
  'report.decided.done': 'Enregistré dans l’historique.',
} satisfies Translation<typeof en>;
