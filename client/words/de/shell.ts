import type { Translation } from '../../words.svelte.ts';
import type en from '../en/shell.ts';

export default {
  'shell.skip': 'Zum Text springen',
  'shell.main': 'Hauptnavigation',
  'shell.cases': 'Fälle',
  'shell.new': 'Neuer Fall',
  'shell.agents': 'Agenten',
  'shell.account': 'Konto',
  'shell.pricing': 'Preise',
  'shell.how': 'So geht es',
  'shell.login': 'Anmelden',
  'shell.bring': 'Entscheidung vorlegen',
  'shell.terms': 'Bedingungen',
  'shell.api': 'API für Agenten',
  'shell.language': 'Sprache',
  'shell.theme': 'Farben',
  'shell.theme.system': 'Wie das System',
  'shell.theme.light': 'Hell',
  'shell.theme.dark': 'Dunkel',
  'shell.loading': 'Wird geladen',
  'shell.retry': 'Noch einmal versuchen',
  'shell.close': 'Schließen',
  'shell.rehearsal': 'Probe: Es wurde kein KI-Modell befragt; nichts hier ist ein Rat.',
  'shell.notfound.title': 'Unter dieser Adresse ist nichts.',
  'shell.notfound.text':
    'Vielleicht ist der Link vertippt, oder der Fall ist privat: Ein fremder Fall und einer, den es nicht gibt, sehen von hier gleich aus.',
  'shell.notfound.home': 'Zur ersten Seite',
  'shell.offline.title': 'Der Server ist nicht zu erreichen.',
  'shell.offline.text':
    'Deine Entwürfe liegen auf diesem Gerät, und eine laufende Debatte geht ohne diese Seite weiter. Nichts ist verloren; versuche es wieder, wenn du online bist.',
  'shell.problem.OFFLINE':
    'Der Server ist nicht zu erreichen. Nichts wurde gesendet; versuche es wieder, wenn du online bist.',
  'shell.problem.UNKNOWN': 'Hier ging etwas schief. Nichts ist verloren; versuche es noch einmal.',
  'shell.problem.INTERNAL': 'Bei uns ging etwas schief. Nichts ist verloren; versuche es noch einmal.',
  'shell.problem.TOO_MANY_REQUESTS': 'Zu viele Versuche in kurzer Zeit. Warte eine Minute, dann versuche es wieder.',
  'shell.problem.NOT_SIGNED_IN':
    'Deine Sitzung ist zu Ende. Dein Entwurf ist aufgehoben; melde dich an und mach weiter.',
  'shell.problem.WRONG_CREDENTIALS': 'Diese Adresse und dieses Passwort gehören nicht zusammen.',
  'shell.problem.ACCOUNT_EXISTS': 'Mit dieser Adresse gibt es schon ein Konto. Melde dich an.',
  'shell.problem.INVALID_RESET_TOKEN': 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.',
  'shell.problem.TRIAL_ENDED':
    'Deine Probezeit ist zu Ende. Wähle einen Plan, um eine weitere Entscheidung vorzulegen.',
  'shell.problem.QUOTA_REACHED': 'Die Fälle deines Plans sind vorerst aufgebraucht.',
  'shell.problem.NOT_IN_PLAN': 'Dein Plan enthält diesen Modus nicht.',
  'shell.problem.NOTHING_ASKED': 'Das Gremium wartet nicht mehr auf eine Antwort.',
  'shell.problem.BUSY': 'Der Server ist gerade sehr beschäftigt. Warte einige Sekunden, dann versuche es wieder.',
} satisfies Translation<typeof en>;
