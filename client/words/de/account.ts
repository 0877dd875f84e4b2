import type { Translation } from '../../words.svelte.ts';
import type en from '../en/account.ts';

export default {
  'account.email': 'E-Mail-Adresse',
  'account.password': 'Passwort',
  'account.password.new': 'Neues Passwort',
  'account.password.current': 'Bisheriges Passwort',
  'account.password.hint':
    'Mindestens 8 Zeichen. Ein Satz, den Sie sich merken, ist besser als ein Wort, das Sie vergessen.',
  'account.show': 'Zeigen',
  'account.hide': 'Verbergen',
  'account.signup.title': 'Legen Sie Ihre erste Entscheidung vor',
  'account.signup.lead':
    'Eine Adresse und ein Passwort. Die Probezeit dauert 30 Tage, braucht weder Code noch Karte und endet von selbst.',
  'account.signup.do': 'Probezeit beginnen',
  'account.signup.other': 'Sie haben ein Konto?',
  'account.signup.agent':
    'Ein KI-Agent darf sich nur für einen wirklichen Menschen anmelden, der zugestimmt hat, und mit dessen eigener Adresse.',
  'account.login.title': 'Anmelden',
  'account.login.do': 'Anmelden',
  'account.login.other': 'Noch kein Konto?',
  'account.login.forgot': 'Passwort vergessen?',
  'account.login.again':
    'Ihre Sitzung ist zu Ende. Ihre Entwürfe sind aufgehoben; melden Sie sich an und machen Sie dort weiter, wo Sie waren.',
  'account.wrong.email': 'Erwartet wurde eine Adresse wie ada@example.org.',
  'account.wrong.password': {
    one: 'Erwartet wurden mindestens 8 Zeichen, gefunden wurde {n}.',
    other: 'Erwartet wurden mindestens 8 Zeichen, gefunden wurden {n}.',
  },
  'account.reset.title': 'Ein neues Passwort',
  'account.reset.ask': 'Wir senden einen Link an diese Adresse, wenn es dazu ein Konto gibt.',
  'account.reset.do': 'Link senden',
  'account.reset.sent': 'Sehen Sie in Ihr Postfach.',
  'account.reset.sent.text':
    'Wenn {email} ein Konto hat, ist ein Brief mit einem Link unterwegs. Der Link gilt einmal und nur kurze Zeit.',
  'account.reset.choose': 'Wählen Sie das neue Passwort. Alle anderen Sitzungen enden damit.',
  'account.reset.set': 'Passwort setzen',
  'account.reset.done': 'Das neue Passwort gilt.',
  'account.terms.title': 'Die Bedingungen',
  'account.terms.lead': 'Acht kurze Absätze. Bitte lesen Sie sie; sie sind zum Lesen da.',
  'account.terms.version': 'Fassung vom {date}',
  'account.terms.do': 'Ich nehme die Bedingungen an',
  'account.terms.accepted': 'Sie haben diese Fassung angenommen.',
  'account.title': 'Konto',
  'account.plan': 'Tarif',
  'account.plan.trial': 'Probezeit',
  'account.plan.left': { one: 'noch {n} Tag, bis {date}', other: 'noch {n} Tage, bis {date}' },
  'account.plan.ended': 'Die Probezeit ist zu Ende.',
  'account.plan.change': 'Tarife ansehen',
  'account.calibration': 'Wie gut die Vorhersagen waren',
  'account.calibration.brier':
    'Brier-Wert {brier} über {n} Fälle, 0 ist am besten. Nur zu wissen, wie oft es gut ausgeht, hätte {mean} ergeben.',
  'account.calibration.said': 'Angenommen',
  'account.calibration.happened': 'Gut ausgegangen',
  'account.calibration.cases': 'Fälle',
  'account.calibration.few':
    '{n} von {needed} Ausgängen sind festgehalten. Ab {needed} steht hier, wie die Wahrscheinlichkeiten des Gremiums zum Geschehenen passten.',
  'account.calibration.note':
    'Die gemeinsame Wahrscheinlichkeit sagt, dass eine Option die beste ist, nicht dass sie gelingt. Proben zählen nicht.',
  'account.sessions': 'Wo Sie angemeldet sind',
  'account.session.here': 'Dieser Browser',
  'account.session.seen': 'gesehen {ago}',
  'account.session.end': 'Diese Sitzung beenden',
  'account.session.logout': 'Abmelden',
  'account.change': 'Passwort ändern',
  'account.change.do': 'Passwort ändern',
  'account.change.done': 'Das Passwort ist geändert. Alle anderen Sitzungen sind beendet.',
  'account.delete': 'Konto löschen',
  'account.delete.text':
    'Laufende Fälle werden abgebrochen, Links zum Zusehen geschlossen, und Ihre Sitzungen enden: Sie können Ihre Fälle nicht mehr öffnen; Prüfer, die Sie eingeladen haben, können es weiterhin. Die Ereignisgeschichte, aus der nie etwas herausgeschnitten wird, bleibt auf der Festplatte dessen, der diesen Server betreibt, bis er sie entfernt. Schon gesendete Briefe bleiben in Ihrem Postfach.',
  'account.delete.sure': 'Geben Sie zur Bestätigung Ihr Passwort ein.',
  'account.delete.do': 'Mein Konto löschen',
} satisfies Translation<typeof en>;
