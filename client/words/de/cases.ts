import type { Translation } from '../../words.svelte.ts';
import type en from '../en/cases.ts';

export default {
  'cases.title': 'Fälle',
  'cases.trial': { one: 'Probezeit, noch {n} Tag, bis {date}.', other: 'Probezeit, noch {n} Tage, bis {date}.' },
  'cases.trial.ended': 'Die Probezeit ist zu Ende. Deine Fälle bleiben.',
  'cases.plan': 'Plan {plan}.',
  'cases.used': '{used} von {of} Fällen benutzt.',
  'cases.choose': 'Plan wählen',
  'cases.filter': 'Filter',
  'cases.filter.all': 'Alle',
  'cases.filter.needs_answers': 'Braucht dich',
  'cases.filter.running': 'Läuft',
  'cases.filter.delivered': 'Fertig',
  'cases.filter.failed': 'Angehalten',
  'cases.none': 'Kein solcher Fall.',
  'cases.more': 'Ältere Fälle',
  'cases.draft': 'Auf diesem Gerät liegt ein Entwurf.',
  'cases.draft.go': 'Weiterschreiben',
  'cases.empty.title': 'Noch kein Fall. Bring die Entscheidung, die du vor dir herschiebst.',
  'cases.empty.text':
    'Ein guter Fall hat eine Wahl, ein Datum, einige Zahlen und etwas, das sich nicht rückgängig machen lässt. Unten stehen drei; fang mit einem an und mach ihn zu deinem.',
  'cases.empty.do': 'Selbst schreiben',
  'cases.samples': 'Drei Entscheidungen für den Anfang',
  'cases.sample.start': 'Mit {name} anfangen',
  'cases.sample.why': 'Warum das geht.',
  'cases.shared': 'Link offen: Wer ihn hat, darf zusehen',
} satisfies Translation<typeof en>;
