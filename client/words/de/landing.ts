import type { Translation } from '../../words.svelte.ts';
import type en from '../en/landing.ts';

export default {
  'landing.title': 'Eine schwere Entscheidung, vor Ihren Augen ausgefochten',
  'landing.headline':
    'Witan bringt eine schwere geschäftliche Entscheidung vor ein Gremium aus KI-Sitzen dreier Anbieter, lässt Sie der Debatte zusehen und gibt Ihnen eine einzige Empfehlung, in der der Widerspruch stehen bleibt.',
  'landing.bring': 'Entscheidung vorlegen',
  'landing.trial': '30 Tage frei. Ohne Code, ohne Karte.',
  'landing.sample.question':
    'Soll Hartwell & Daughters, eine Bäckerei in Leeds, einen zweiten Laden in der Bahnhofshalle eröffnen?',
  'landing.sample.note': 'Beispielfall. Die Bäckerei ist erfunden; die Form ist die, die Sie bekommen.',
  'landing.sample.crux': 'Eine Streitfrage, von beiden Seiten vertreten',
  'landing.sample.crux.text': 'Kann ein Backstubenleiter in den ersten sechs Monaten zwei Standorte tragen?',
  'landing.sample.1.who': 'Juniper',
  'landing.sample.1.what': 'Wirtschaftlichkeit',
  'landing.sample.1':
    'Bei 8,1 % kostet der Kredit im ersten Jahr 11.900 £. Das sind 17 % des Vorjahresgewinns, bevor am Bahnhof ein einziges Croissant verkauft ist.',
  'landing.sample.2.who': 'Alder',
  'landing.sample.2.what': 'Strategie und Spielraum, an Juniper',
  'landing.sample.2':
    'Eine leere Fläche kostet den Vermieter 1.600 £ die Woche. Vor Weihnachten um ein Kündigungsrecht nach 18 Monaten gebeten, murrt er und unterschreibt. Im Februar gebeten, hat er eine Kaffeekette.',
  'landing.sample.3.who': 'Rowan',
  'landing.sample.3.what': 'Außensicht und Grundraten, an alle',
  'landing.sample.3':
    '„85 % der zweiten Standorte scheitern“ ist widerlegt. Die angeführte Quelle sagt 18 %. Zwei Stimmen stützten sich darauf; beide Sitze müssen ohne sie neu argumentieren.',
  'landing.sample.4.who': 'Hazel',
  'landing.sample.4.what': 'Mensch und Organisation, abweichend für D',
  'landing.sample.4':
    'Niemand hier hat je zwei Öfen mit einem Bäcker geführt. Jede Zahl der Mehrheit übersteht ein schlechtes Quartal; keine übersteht ihre Kündigung.',
  'landing.sample.chart': 'Wie wahrscheinlich jede Option die beste ist, vor und nach der Debatte',
  'landing.sample.a': 'Mietvertrag jetzt nehmen',
  'landing.sample.b': 'Erst Ausstieg und Miete aushandeln',
  'landing.sample.c': 'Backstube für Cafés',
  'landing.sample.d': 'Ein Jahr lang nichts tun',
  'landing.sample.was': 'vorher {share}',
  'landing.sample.votes':
    '15 Sitze, fünf je Anbieter. Sitze eines Anbieters denken ähnlich, darum zählen sie zusammen wie etwa 1,9 unabhängige Stimmen, nicht wie 15. Der Bericht druckt diese Zahl.',
  'landing.sample.rests': 'Worauf es beruht',
  'landing.sample.e1': 'Bahnbetreiber, Passantenzählung 2025.',
  'landing.sample.e2': 'Bahnhofsmieten im Vergleich, 2024.',
  'landing.sample.e3': '„85 % der zweiten Standorte scheitern.“',
  'landing.sample.verified': 'Geprüft',
  'landing.sample.refuted': 'Widerlegt: die Quelle sagt 18 %',
  'landing.sample.recommendation': 'Die Empfehlung',
  'landing.sample.verdict':
    'Handeln Sie ein Kündigungsrecht nach 18 Monaten und sechs Monate gestaffelte Miete aus, und unterschreiben Sie nur, wenn Sie beides bis zum 2. Dezember haben.',
  'landing.sample.strength': 'Wahrscheinlichkeit, dass dies die beste der vier ist: 57 %. Stärke: Tendenz.',
  'landing.sample.against': 'Was dagegen spricht',
  'landing.sample.dissent':
    'Hazel würde ein Jahr warten und die zweite Bäckerin ausbilden: „Der Bahnhof steht dann auch noch.“ Der Widerspruch hat recht, wenn bis März keine zweite Kraft zu finden ist.',
  'landing.how': 'So geht es',
  'landing.how.1': '1. Sie legen die Entscheidung vor.',
  'landing.how.1.text':
    'Ein Feld genügt. Sagen Sie, was Sie wählen müssen, bis wann, und was es kostet, falsch zu liegen. Könnte eine Antwort von Ihnen das Ergebnis ändern, fragt das Gremium.',
  'landing.how.2': '2. Das Gremium arbeitet, und Sie sehen zu.',
  'landing.how.2.text':
    'Die Sitze recherchieren, stimmen verdeckt ab und streiten dann über die wenigen Fragen, die die Abstimmung ändern würden. Jede Quelle wird geprüft, bevor sie zählt.',
  'landing.how.3': '3. Sie bekommen eine Antwort und ihre Gegenstimme.',
  'landing.how.3.text':
    'Ein Bericht per E-Mail und auf Ihrer Seite: was zuerst zu tun ist, was es ändern würde, der Plan mit seinen Warnzeichen und der Widerspruch in den Worten dessen, der widerspricht.',
  'landing.differs': 'Was hier anders ist',
  'landing.differs.1': 'Stimmen zählen je Anbieter.',
  'landing.differs.1.text':
    'Zehn Sitze auf einem Modell sind eine Meinung mit zehn Namen. Jeder Anbieter hat den gleichen Anteil, wie viele Sitze er auch hat, und der Bericht druckt, wie viele unabhängige Stimmen das ergibt.',
  'landing.differs.2': 'Widerspruch bleibt Wort für Wort.',
  'landing.differs.2.text':
    'Der Sitz, der dagegenhielt, schreibt seine Meinung selbst, mit der Bedingung, unter der sie richtig ist. Der Vorsitz darf sie nicht kürzen, nicht mildern und nicht weglassen.',
  'landing.differs.3': 'Die Geschichte lässt sich nachprüfen.',
  'landing.differs.3.text':
    'Jede Stimme, jede Quelle und jeder Satz ist ein Glied in einer Kette von Prüfsummen. Ihr Kopf steht im PDF in Ihrem Postfach; wer später ein Wort ändert, dessen Kette passt nicht mehr.',
  'landing.differs.4': 'Daneben ein Verzeichnis von Agenten.',
  'landing.differs.4.text':
    'Wenn der Plan Hände braucht, suchen Sie Agenten nach dem, was sie können. Das Verzeichnis findet und beschreibt; es nimmt keine Gebühr und reiht niemanden für Geld.',
  'landing.modes': 'Drei Arten, einen Fall zu führen',
  'landing.modes.what': 'Was geschieht',
  'landing.modes.long': 'Wie lange',
  'landing.modes.ask': 'Darf es Sie fragen?',
  'landing.modes.when': 'Nehmen Sie ihn, wenn',
  'landing.mode.default': 'Normal',
  'landing.mode.direct': 'Direkt',
  'landing.mode.deep': 'Tief',
  'landing.default.what': 'Ein Gremium mit 15 stimmberechtigten Sitzen, bis zu vier Streitfragen',
  'landing.direct.what': 'Ein Gremium mit 9 stimmberechtigten Sitzen, die zwei schärfsten Streitfragen',
  'landing.deep.what': 'Drei Gremien, die einander nie sehen, dann ein Abgleich',
  'landing.default.long': 'Etwa 20 Minuten, dazu Ihre Antwort',
  'landing.direct.long': 'Höchstens fünf Minuten',
  'landing.deep.long': 'Bis zu einer Stunde',
  'landing.default.ask': 'Ja, wenn die Antwort das Ergebnis ändern könnte',
  'landing.direct.ask': 'Nie. Es sagt, was es angenommen hat',
  'landing.deep.ask': 'Ja, bevor die Gremien sich trennen',
  'landing.default.when': 'Sie heute eine Frage beantworten können',
  'landing.direct.when': 'Sie schon im Aufzug nach oben stehen',
  'landing.deep.when': 'es sich nicht rückgängig machen lässt',
  'landing.cannot': 'Was Witan nicht kann',
  'landing.cannot.1':
    'Es kennt die Zukunft nicht. 57 % heißt: Von diesen Optionen ist diese eher als nicht die beste. Es ist nicht die Chance, dass der Laden gelingt.',
  'landing.cannot.2':
    'Fünfzehn Sitze, die sich einig sind, können alle irren. Sie lesen dasselbe Internet. Darum wird Einstimmigkeit gemeldet, nie gefeiert.',
  'landing.cannot.3':
    'Es sieht, was Sie schreiben und was öffentlich ist. Das Gesicht Ihres Vermieters, die Laune Ihres Bäckers und Ihr Bauchgefühl sieht es nicht.',
  'landing.cannot.4':
    'Es ist keine Rechts-, Steuer- oder Medizinberatung, und es unterschreibt nichts. Sie entscheiden; die Aufzeichnung zeigt, worauf.',
  'landing.pricing': 'Preise',
  'landing.pricing.all': 'Was jeder Tarif enthält',
  'landing.pricing.month': '{price} im Monat',
  'landing.pricing.year': 'ab {price} im Jahr',
  'landing.pricing.cases': { one: '{n} Fall im Monat', other: '{n} Fälle im Monat' },
  'landing.pricing.contact': 'Ihre eigene Installation, mit Vertrag und einem Ansprechpartner',
  'landing.pricing.trial': 'Jeder Tarif beginnt mit derselben Probezeit von 30 Tagen, ohne Code und ohne Karte.',
} satisfies Translation<typeof en>;
