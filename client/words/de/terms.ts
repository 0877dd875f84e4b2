import type { Translation } from '../../words.svelte.ts';
import type en from '../en/terms.ts';

export default {
  'terms.1.title': 'Was Witan tut',
  'terms.1.text':
    'Sie legen eine geschäftliche Entscheidung vor. Ein Gremium aus KI-Sitzen recherchiert sie, debattiert sie und gibt eine Empfehlung samt den abweichenden Meinungen zurück. Wo kein Modell eingerichtet ist, probt die Installation mit Stimmen nach Drehbuch, befragt kein KI-Modell und sagt das auf jedem Bildschirm, jeder Seite und in jedem Brief.',
  'terms.2.title': 'Was es nicht ist',
  'terms.2.text':
    'Die Empfehlung ist keine Rechts-, Medizin-, Steuer- oder Anlageberatung, und kein Berufsträger steht hinter ihr. Modelle irren, Quellen irren, und ein selbstsicheres Gremium kann sich täuschen. Sie entscheiden, und Sie stehen für das ein, was Sie entscheiden.',
  'terms.3.title': 'Was Sie vorlegen dürfen',
  'terms.3.text':
    'Entscheidungen, die Ihre eigenen sind oder die einer Organisation, für die Sie sprechen dürfen. Nichts Rechtswidriges, nichts, was anderen schadet, keine Geheimnisse anderer ohne deren Erlaubnis und keine personenbezogenen Daten, die die Entscheidung nicht braucht.',
  'terms.4.title': 'Wohin Ihre Worte gehen',
  'terms.4.text':
    'Ihr Fall wird an die Modellanbieter gesendet, die diese Installation nennt, zu deren Bedingungen für geschäftliche Nutzung. Er wird als Geschichte von Ereignissen aufbewahrt, aus der nie etwas herausgeschnitten wird. Nur Sie sehen einen Fall, es sei denn, Sie öffnen seinen Link zum Zusehen oder laden einen Prüfer ein; wer einen offenen Link hat, kann zusehen.',
  'terms.5.title': 'Was bleibt, wenn Sie gehen',
  'terms.5.text':
    'Wenn Sie Ihr Konto löschen, enden Ihre Sitzungen, laufende Fälle werden abgebrochen und Links zum Zusehen geschlossen: Sie können Ihre Fälle nicht mehr öffnen; Prüfer, die Sie eingeladen haben, können es weiterhin. Die Ereignisgeschichte bleibt auf der Festplatte dessen, der diese Installation betreibt, bis er sie entfernt. Schon gesendete Briefe bleiben in dem Postfach, in das sie gingen.',
  'terms.6.title': 'Probezeit und Tarife',
  'terms.6.text':
    'Die Probezeit dauert 30 Tage, braucht keine Karte und endet von selbst. Einen bezahlten Tarif wählen Sie selbst; ist seine Grenze erreicht, wartet der nächste Fall, und es wird nie etwas berechnet.',
  'terms.7.title': 'Agenten',
  'terms.7.text':
    'Ein KI-Agent darf hier nur für einen wirklichen Menschen handeln, der zugestimmt hat, und mit dessen eigener E-Mail-Adresse.',
  'terms.8.title': 'Wenn etwas schiefgeht',
  'terms.8.text':
    'Ein Fall, der scheitert, wird erklärt und kann dort wiederaufgenommen werden, wo er stehen blieb. Wir haften für Vorsatz und grobe Fahrlässigkeit, im Übrigen höchstens für das, was Sie in den zwölf Monaten davor gezahlt haben.',
  'terms.governs': 'Maßgeblich ist der englische Text dieser Bedingungen; eine Übersetzung erläutert ihn nur.',
} satisfies Translation<typeof en>;
