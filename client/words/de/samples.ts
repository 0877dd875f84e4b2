import type { Translation } from '../../words.svelte.ts';
import type en from '../en/samples.ts';

export default {
  'sample.shop.name': 'der zweite Laden',
  'sample.shop.text':
    'Wir sind zwei Inhaberinnen mit einer Bäckerei in Leeds, 612.000 £ Umsatz, 11,4 % Marge. Der Bahnhof bietet uns eine Fläche: 84.000 £ im Jahr für sieben Jahre, kündbar nach Jahr 3. Der Ausbau kostet 140.000 £, die Bank bietet 100.000 £ zu 8,1 %. Unser Backstubenleiter müsste beides führen. Unterschreiben wir, verhandeln wir oder lassen wir es? Wir müssen bis zum 5. Dezember antworten.',
  'sample.shop.why':
    'Er nennt, was sich nicht rückgängig machen lässt, gibt drei echte Optionen und ein Datum. Der Bäcker ist die Tatsache, die keine Tabelle gezeigt hätte.',
  'sample.customer.name': 'der große Kunde',
  'sample.customer.text':
    'Ein Kunde bringt 41 % unseres Umsatzes und verlangt 12 % Nachlass, im Tausch gegen einen Vertrag über zwei Jahre. Wir stellen Zahnschienen her, 23 Leute, Geld für fünf Monate. Lehnen wir ab, gehen sie vielleicht im Frühjahr. Annehmen, ablehnen oder etwas anderes anbieten? Sie wollen es am 19. wissen.',
  'sample.customer.why':
    '„Oder etwas anderes“ lässt das Gremium eine Option hinzufügen, an die Sie nicht gedacht haben. Geld für fünf Monate sagt ihm, wie falsch Sie liegen dürfen.',
  'sample.cofounder.name': 'die Mitgründerin',
  'sample.cofounder.text':
    'Meine Mitgründerin will auf zwei Tage die Woche zurückgehen und ihre 45 % behalten. Wir sind befreundet und verkaufen Terminsoftware an Kliniken, 1,1 Mio. £ im Jahr, neun Leute. Sollen wir sie über drei Jahre auszahlen, ihre Anteile an die gearbeiteten Tage binden oder alles lassen, wie es ist? Sie möchte eine Antwort, bevor der Beirat am 12. Januar tagt.',
  'sample.cofounder.why':
    'Er hat drei echte Optionen und sagt, was außer Geld auf dem Spiel steht. Wozu Sie neigen, kommt in eine eigene Gruppe: Kein Sitz sieht es, bevor die verdeckten Stimmen versiegelt sind.',
} satisfies Translation<typeof en>;
