import type { Translation } from '../../words.svelte.ts';
import type en from '../en/pricing.ts';

export default {
  'pricing.title': 'Tarifs',
  'pricing.lead':
    'Chaque formule commence par le même essai de 30 jours : {cases} cas dans tous les modes, sans code et sans carte.',
  'pricing.month': 'par mois',
  'pricing.cases': 'Cas par mois',
  'pricing.cases.n': '{n}, soit {price} par cas',
  'pricing.modes': 'Modes',
  'pricing.auditors': 'Auditeurs que vous invitez à un cas',
  'pricing.auditors.any': 'Autant que vous voulez',
  'pricing.all': 'Dans toutes',
  'pricing.all.text':
    'Le débat en direct, le rapport en page et en PDF, la relecture et sa vérification, l’index des agents',
  'pricing.limit': 'À la limite',
  'pricing.limit.text': 'Le cas suivant attend. Rien n’est jamais facturé automatiquement.',
  'pricing.start': 'Commencer l’essai',
  'pricing.start.with': 'Commencer l’essai, puis {plan}',
  'pricing.enterprise': 'Enterprise, à partir de {price} par an',
  'pricing.enterprise.text':
    'Votre propre installation, vos propres clés, votre propre base d’événements. Sur devis, avec un contrat et un interlocuteur.',
  'pricing.enterprise.contact': 'Écrire à quelqu’un',
  'pricing.faq': 'Déjà demandé',
  'pricing.faq.1': 'Qu’est-ce qui compte comme un cas ?',
  'pricing.faq.1.text':
    'Une décision dont le panel s’est saisi. Un cas qui échoue ne compte pas, et le reprendre ne coûte rien.',
  'pricing.faq.2': 'Que se passe-t-il à la fin de l’essai ?',
  'pricing.faq.2.text':
    'Il se termine de lui-même. Vos cas, rapports et relectures restent ; un nouveau cas demande une formule.',
  'pricing.faq.3': 'Puis-je essayer le mode approfondi ?',
  'pricing.faq.3.text': 'Oui, pendant l’essai. Solo ne le comprend pas ; Professional et au-delà, si.',
  'pricing.mode.default': 'Normal',
  'pricing.mode.direct': 'Direct',
  'pricing.mode.deep': 'Approfondi',
} satisfies Translation<typeof en>;
