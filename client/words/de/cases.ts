import type { Translation } from '../../words.svelte.ts';
import type en from '../en/cases.ts';

export default {
  'cases.title': 'Fälle',
  'cases.trial': { one: 'Probezeit, noch {n} Tag, bis {date}.', other: 'Probezeit, noch {n} Tage, bis {date}.' },
  'cases.trial.ended': 'Die Probezeit ist zu Ende. Ihre Fälle bleiben.',
  'cases.plan': 'Tarif {plan}.',
  'cases.used': '{used} von {of} Fällen verbraucht.',
  'cases.choose': 'Tarif wählen',
  'cases.filter': 'Filter',
  'cases.filter.all': 'Alle',
  'cases.filter.needs_answers': 'Braucht Sie',
  'cases.filter.running': 'Läuft',
  'cases.filter.delivered': 'Fertig',
  'cases.filter.failed': 'Angehalten',
  'cases.none': 'Kein solcher Fall.',
  'cases.more': 'Ältere Fälle',
  'cases.draft': 'Auf diesem Gerät liegt ein Entwurf.',
  'cases.draft.go': 'Weiterschreiben',
  'cases.empty.title': 'Noch kein Fall. Legen Sie die Entscheidung vor, die Sie vor sich herschieben.',
  'cases.empty.text':
    'Ein guter Fall hat eine Wahl, ein Datum, einige Zahlen und etwas, das sich nicht rückgängig machen lässt. Unten stehen drei davon; beginnen Sie mit einem und machen Sie ihn zu Ihrem.',
  'cases.empty.do': 'Selbst schreiben',
  'cases.quoted': '„{text}“',
  'cases.samples': 'Drei Entscheidungen für den Anfang',
  'cases.sample.start': 'Beginnen mit: {name}',
  'cases.sample.why': 'Warum das ein guter Fall ist.',
  'cases.shared': 'Link offen: Wer ihn hat, darf zusehen',
  'cases.unmailed': 'Ein Brief zu diesem Fall war nicht zustellbar: {reason}',
} satisfies Translation<typeof en>;
