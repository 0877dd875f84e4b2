import type { Translation } from '../../words.svelte.ts';
import type en from '../en/cases.ts';

export default {
  'cases.title': 'Cas',
  'cases.trial': {
    one: 'Essai, encore {n} jour, jusqu’au {date}.',
    many: 'Essai, encore {n} jours, jusqu’au {date}.',
    other: 'Essai, encore {n} jours, jusqu’au {date}.',
  },
  'cases.trial.ended': 'L’essai est terminé. Vos cas restent.',
  'cases.plan': 'Formule {plan}.',
  'cases.used': 'Cas utilisés : {used} sur {of}.',
  'cases.choose': 'Choisir une formule',
  'cases.filter': 'Filtre',
  'cases.filter.all': 'Tous',
  'cases.filter.needs_answers': 'À vous',
  'cases.filter.running': 'En cours',
  'cases.filter.delivered': 'Rendus',
  'cases.filter.failed': 'Arrêtés',
  'cases.none': 'Aucun cas de ce genre.',
  'cases.more': 'Cas plus anciens',
  'cases.draft': 'Vous avez un brouillon sur cet appareil.',
  'cases.draft.go': 'Continuer à écrire',
  'cases.empty.title': 'Pas encore de cas. Apportez la décision que vous remettez toujours.',
  'cases.empty.text':
    'Un bon cas contient un choix, une date, quelques chiffres et une chose qu’on ne peut pas défaire. En voici trois ; partez de l’un d’eux et faites-le vôtre.',
  'cases.empty.do': 'Écrire le mien',
  'cases.quoted': '« {text} »',
  'cases.samples': 'Trois décisions pour commencer',
  'cases.sample.start': 'Partir de : {name}',
  'cases.sample.why': 'Pourquoi c’est un bon cas.',
  'cases.shared': 'Lien ouvert : quiconque l’a peut suivre',
  'cases.unmailed': 'Une lettre sur ce cas n’a pas pu être remise : {reason}',
} satisfies Translation<typeof en>;
