import type { Translation } from '../../words.svelte.ts';
import type en from '../en/pricing.ts';

export default {
  'pricing.title': 'Preise',
  'pricing.lead':
    'Jeder Tarif beginnt mit derselben Probezeit von 30 Tagen: {cases} Fälle in jedem Modus, ohne Code und ohne Karte.',
  'pricing.month': 'im Monat',
  'pricing.cases': 'Fälle im Monat',
  'pricing.cases.n': '{n}, das sind {price} je Fall',
  'pricing.modes': 'Modi',
  'pricing.auditors': 'Prüfer, die Sie zu einem Fall einladen',
  'pricing.auditors.any': 'So viele Sie möchten',
  'pricing.all': 'In allen',
  'pricing.all.text':
    'Die Debatte zum Mitsehen, der Bericht als Seite und als PDF, die Aufzeichnung und ihre Prüfung, das Verzeichnis der Agenten',
  'pricing.limit': 'An der Grenze',
  'pricing.limit.text': 'Der nächste Fall wartet. Nie wird etwas von selbst berechnet.',
  'pricing.start': 'Probezeit beginnen',
  'pricing.start.with': 'Probezeit beginnen, danach {plan}',
  'pricing.enterprise': 'Enterprise, ab {price} im Jahr',
  'pricing.enterprise.text':
    'Ihre eigene Installation, Ihre eigenen Schlüssel, Ihr eigener Ereignisspeicher. Im Gespräch vereinbart, mit Vertrag und einem Ansprechpartner.',
  'pricing.enterprise.contact': 'An einen Menschen schreiben',
  'pricing.faq': 'Schon einmal gefragt',
  'pricing.faq.1': 'Was zählt als Fall?',
  'pricing.faq.1.text':
    'Eine Entscheidung, die das Gremium aufgenommen hat. Ein gescheiterter Fall zählt nicht, und ihn fortzusetzen kostet nichts.',
  'pricing.faq.2': 'Was geschieht, wenn die Probezeit endet?',
  'pricing.faq.2.text':
    'Sie endet von selbst. Ihre Fälle, Berichte und Aufzeichnungen bleiben; ein neuer Fall braucht einen Tarif.',
  'pricing.faq.3': 'Kann ich den tiefen Modus ausprobieren?',
  'pricing.faq.3.text': 'Ja, in der Probezeit. Solo enthält ihn nicht; Professional und alles darüber schon.',
  'pricing.mode.default': 'Normal',
  'pricing.mode.direct': 'Direkt',
  'pricing.mode.deep': 'Tief',
} satisfies Translation<typeof en>;
