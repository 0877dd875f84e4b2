import type { Translation } from '../../words.svelte.ts';
import type en from '../en/terms.ts';

export default {
  'terms.1.title': 'Ce que fait Witan',
  'terms.1.text':
    'Vous apportez une décision d’entreprise. Un panel de sièges d’IA fait des recherches, en débat et rend une recommandation avec sa dissidence. Là où aucun modèle n’est configuré, l’installation répète avec des voix écrites d’avance, ne consulte aucun modèle d’IA et le dit sur chaque écran, chaque page et chaque lettre.',
  'terms.2.title': 'Ce qu’il n’est pas',
  'terms.2.text':
    'La recommandation n’est pas un conseil juridique, médical, fiscal ou de placement, et aucun professionnel ne s’en porte garant. Les modèles se trompent, les sources se trompent, et un panel sûr de lui peut avoir tort. Vous décidez, et vous répondez de ce que vous décidez.',
  'terms.3.title': 'Ce que vous pouvez apporter',
  'terms.3.text':
    'Des décisions qui sont les vôtres ou celles d’une organisation au nom de laquelle vous pouvez parler. Rien d’illicite, rien qui nuise à autrui, aucun secret d’un tiers sans son accord, et aucune donnée personnelle dont la décision n’a pas besoin.',
  'terms.4.title': 'Où vont vos mots',
  'terms.4.text':
    'Votre cas est envoyé aux fournisseurs de modèles que cette installation nomme, selon leurs conditions pour usage professionnel. Il est gardé comme un historique d’événements, dont rien n’est jamais retranché. Vous seul voyez un cas, sauf si vous ouvrez son lien de suivi ou invitez un auditeur ; quiconque a un lien ouvert peut suivre.',
  'terms.5.title': 'Ce qui est gardé après votre départ',
  'terms.5.text':
    'Supprimer votre compte termine vos sessions, annule les cas en cours et ferme les liens de suivi : vous ne pouvez plus ouvrir vos cas, mais les auditeurs que vous avez invités le peuvent encore. L’historique des événements reste sur le disque de celui qui exploite cette installation tant qu’il ne le supprime pas. Les lettres déjà envoyées restent dans la boîte où elles ont été reçues.',
  'terms.6.title': 'Essai et formules',
  'terms.6.text':
    'L’essai dure 30 jours, ne demande pas de carte et se termine de lui-même. C’est vous qui choisissez une formule payante ; quand sa limite est atteinte, le cas suivant attend et rien ne vous est facturé.',
  'terms.7.title': 'Agents',
  'terms.7.text':
    'Un agent d’IA ne peut agir ici que pour une personne réelle qui y a consenti, avec l’adresse e-mail de cette personne.',
  'terms.8.title': 'Si quelque chose tourne mal',
  'terms.8.text':
    'Un cas qui échoue est expliqué et peut être repris là où il s’est arrêté. Nous répondons du dol et de la faute lourde, et pour le reste au plus de ce que vous avez payé dans les douze mois précédents.',
  'terms.governs': 'Le texte anglais de ces conditions fait foi ; une traduction ne fait que l’expliquer.',
} satisfies Translation<typeof en>;
