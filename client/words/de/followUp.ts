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
  'follow.late': 'Bisher ist keine Antwort festgehalten. Antwortet der Sitz, steht es hier.',
  'follow.answers': '{name} antwortet',
  'follow.none': 'Niemand wurde gefragt.',
  'follow.made': 'Sie haben am {date} entschieden',
  'follow.made.else': 'Entschieden am {date}',
  'follow.again': 'Neu festhalten',
  'follow.outcome': 'Wie ist es ausgegangen?',
  'follow.outcome.title': 'Wie es ausging',
  'follow.outcome.text':
    'Halten Sie es fest, sobald es bekannt ist. Zusammen mit der Entscheidung zeigt es auf Ihrer Kontoseite, wie gut die Vorhersagen waren; Proben zählen nicht. Nur Sie und Ihre Prüfer sehen es.',
  'follow.outcome.good': 'Es ging gut aus',
  'follow.outcome.mixed': 'Teils gut, teils schlecht',
  'follow.outcome.bad': 'Es ging schlecht aus',
  'follow.outcome.unknown': 'Es lässt sich nicht sagen',
  'follow.outcome.missing': 'Wie es ausging: erwartet wurde eine der vier Angaben, gefunden wurde keine.',
  'follow.outcome.do': 'Ausgang festhalten',
  'follow.outcome.at': 'Festgehalten am {date}',
} satisfies Translation<typeof en>;
