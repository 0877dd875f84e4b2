import type { Translation } from '../../words.svelte.ts';
import type en from '../en/account.ts';

export default {
  'account.email': 'Adresse e-mail',
  'account.password': 'Mot de passe',
  'account.password.new': 'Nouveau mot de passe',
  'account.password.current': 'Mot de passe actuel',
  'account.password.hint': 'Au moins 8 caractères. Une phrase que vous retenez vaut mieux qu’un mot que vous oubliez.',
  'account.show': 'Montrer',
  'account.hide': 'Cacher',
  'account.signup.title': 'Apportez votre première décision',
  'account.signup.lead':
    'Une adresse et un mot de passe. L’essai dure 30 jours, sans code ni carte, et se termine de lui-même.',
  'account.signup.do': 'Commencer l’essai',
  'account.signup.other': 'Vous avez un compte ?',
  'account.signup.agent':
    'Un agent d’IA ne peut s’inscrire que pour une personne réelle qui y a consenti, avec l’adresse de cette personne.',
  'account.login.title': 'Se connecter',
  'account.login.do': 'Se connecter',
  'account.login.other': 'Pas encore de compte ?',
  'account.login.forgot': 'Mot de passe oublié ?',
  'account.login.again':
    'Votre session est terminée. Vos brouillons sont gardés ; connectez-vous et reprenez où vous en étiez.',
  'account.wrong.email': 'Attendu : une adresse comme ada@example.org.',
  'account.wrong.password': {
    one: 'Attendu : au moins 8 caractères ; trouvé : {n}.',
    many: 'Attendu : au moins 8 caractères ; trouvé : {n}.',
    other: 'Attendu : au moins 8 caractères ; trouvés : {n}.',
  },
  'account.reset.title': 'Un nouveau mot de passe',
  'account.reset.ask': 'Nous envoyons un lien à cette adresse si un compte y correspond.',
  'account.reset.do': 'Envoyer le lien',
  'account.reset.sent': 'Regardez dans votre boîte aux lettres.',
  'account.reset.sent.text':
    'Si {email} a un compte, une lettre avec un lien est en route. Le lien sert une fois, et peu de temps.',
  'account.reset.choose': 'Choisissez le nouveau mot de passe. Toutes les autres sessions se terminent.',
  'account.reset.set': 'Enregistrer le mot de passe',
  'account.reset.done': 'Le nouveau mot de passe est enregistré.',
  'account.terms.title': 'Les conditions',
  'account.terms.lead': 'Huit courts paragraphes. Lisez-les, s’il vous plaît ; ils sont faits pour être lus.',
  'account.terms.version': 'Version du {date}',
  'account.terms.do': 'J’accepte les conditions',
  'account.terms.accepted': 'Vous avez accepté cette version.',
  'account.title': 'Compte',
  'account.plan': 'Formule',
  'account.plan.trial': 'Essai',
  'account.plan.left': {
    one: 'encore {n} jour, jusqu’au {date}',
    many: 'encore {n} jours, jusqu’au {date}',
    other: 'encore {n} jours, jusqu’au {date}',
  },
  'account.plan.ended': 'L’essai est terminé.',
  'account.plan.change': 'Voir les formules',
  'account.calibration': 'Ce que valaient les prévisions',
  'account.calibration.brier':
    'Score de Brier {brier} sur {n} cas, 0 est le meilleur. Ne savoir que la fréquence des bonnes issues aurait donné {mean}.',
  'account.calibration.said': 'Estimé',
  'account.calibration.happened': 'Bien tourné',
  'account.calibration.cases': 'Cas',
  'account.calibration.few':
    '{n} issues sur {needed} enregistrées. À partir de {needed}, on verra ici si les probabilités du panel suivaient les faits.',
  'account.calibration.note':
    'La probabilité commune dit qu’une option est la meilleure, non qu’elle réussit. Les répétitions ne comptent pas.',
  'account.sessions': 'Où vous êtes connecté',
  'account.session.here': 'Ce navigateur',
  'account.session.seen': 'vu {ago}',
  'account.session.end': 'Terminer cette session',
  'account.session.logout': 'Se déconnecter',
  'account.change': 'Changer le mot de passe',
  'account.change.do': 'Changer le mot de passe',
  'account.change.done': 'Le mot de passe est changé. Toutes les autres sessions sont terminées.',
  'account.delete': 'Supprimer le compte',
  'account.delete.text':
    'Les cas en cours sont annulés, les liens de suivi se ferment et vos sessions se terminent : vous ne pouvez plus ouvrir vos cas, mais les auditeurs que vous avez invités le peuvent encore. L’historique des événements, dont rien n’est jamais retranché, reste sur le disque de celui qui exploite ce serveur tant qu’il ne le supprime pas. Les lettres déjà envoyées restent dans votre boîte.',
  'account.delete.sure': 'Tapez votre mot de passe pour confirmer.',
  'account.delete.do': 'Supprimer mon compte',
} satisfies Translation<typeof en>;
