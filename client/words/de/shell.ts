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
  'shell.bring': 'Fall vorlegen',
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
  'shell.offline.title': 'Der Server ist nicht zu erreichen.',
  'shell.offline.text':
    'Ihre Entwürfe liegen auf diesem Gerät, und eine laufende Debatte geht ohne diese Seite weiter. Nichts ist verloren; versuchen Sie es wieder, wenn Sie online sind.',
} satisfies Translation<typeof en>;
