import type { Translation } from '../../words.svelte.ts';
import type en from '../en/report.ts';

export default {
  'report.title': 'Bericht: {title}',
  'report.pdf': 'PDF',
  'report.replay': 'Aufzeichnung',
  'report.print': 'Drucken',
  'report.contents': 'Inhalt',
  'report.recommendation': 'Empfehlung',
  'report.none': 'Es gibt noch keinen Bericht.',
  'report.none.text':
    'Das Gremium arbeitet noch, oder es hat vor dem Ende angehalten. Sehen Sie zu, oder sehen Sie nach, was geschah.',
  'report.missing': 'Diesen Bericht gibt es nicht, oder er ist Ihnen nicht zugänglich.',
  'report.decided': 'Wie haben Sie entschieden?',
  'report.decided.text':
    'Jetzt festgehalten, zeigt es in einem Jahr, wie gut diese Vorhersagen waren. Nur Sie und Ihre Prüfer sehen es.',
  'report.decided.none': 'Keine davon',
  'report.decided.missing':
    'Ihre Entscheidung: erwartet wurde eine der Möglichkeiten oder „Keine davon“, gefunden wurde nichts.',
  'report.decided.words': 'In ein, zwei Sätzen',
  'report.decided.do': 'Entscheidung festhalten',
  'report.decided.done': 'In der Geschichte festgehalten.',
} satisfies Translation<typeof en>;
