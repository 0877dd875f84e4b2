import type { Translation } from '../../words.svelte.ts';
import type en from '../en/followUp.ts';

export default {
  'follow.title': 'Einer Gegenstimme eine Frage stellen',
  'follow.text':
    'Jeder abweichende Sitz beantwortet eine Frage. Frage und Antwort kommen in die Geschichte; der Bericht bleibt, wie er ist. Nur Sie und Ihre Prüfer sehen sie.',
  'follow.label': 'Ihre Frage an {name}',
  'follow.do': '{name} fragen',
  'follow.doing': 'Wird gefragt …',
  'follow.empty': 'Ihre Frage: erwartet wurde ein Text, gefunden wurde nichts.',
  'follow.asked': 'Gefragt {ago}',
  'follow.waits': 'Der Sitz antwortet. Sie können diese Seite schließen: Die Antwort wird hier stehen.',
  'follow.late': 'Noch keine Antwort. Der Sitz wird von selbst erneut gefragt; was er sagt, wird hier stehen.',
  'follow.answers': '{name} antwortet',
  'follow.none': 'Niemand wurde gefragt.',
  'follow.made': 'Sie haben am {date} entschieden',
  'follow.made.else': 'Entschieden am {date}',
  'follow.again': 'Neu festhalten',
} satisfies Translation<typeof en>;
