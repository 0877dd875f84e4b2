import type { Setbacks } from './setbacks.ts';

export const german: Setbacks = {
  causes: [
    [
      'Es brachte weniger ein als gerechnet.',
      'Es kostete mehr als gerechnet, und niemand hielt rechtzeitig an.',
      'Das Geld kam später als die Rechnungen.',
      'Jemand anders bot dasselbe für weniger.',
      'Die, für die es gedacht war, wollten etwas anderes.',
    ],
    [
      'Es dauerte doppelt so lange wie geplant.',
      'Der eine Mensch, an dem es hing, fiel aus.',
      'Ein Partner hielt sein Wort nicht.',
      'Was heute läuft, blieb dafür liegen.',
      'Niemand war eindeutig zuständig.',
    ],
    [
      'Die Umstände änderten sich nach der Entscheidung.',
      'Eine Vorschrift oder eine Genehmigung stand im Weg.',
      'Als es schiefging, gab es kein Zurück.',
      'Es war zu klein angelegt, um etwas daraus zu lernen.',
      'Eine bessere Gelegenheit zog inzwischen vorbei.',
    ],
  ],
  signs: [
    'Schon der erste Monat bleibt dahinter zurück.',
    'Eine Zahl wird genannt, und niemand weiß, woher sie stammt.',
    'Ein Termin wird zum zweiten Mal verschoben.',
    'Eine Frage dazu bleibt zwei Wochen lang unbeantwortet.',
    'Von Woche zu Woche wird weniger darüber gesprochen.',
  ],
  mitigations: [
    'Prüfen, bevor der erste Schritt getan ist, der sich nicht zurücknehmen lässt.',
    'Vorher aufschreiben, bei welcher Zahl Schluss ist.',
    'Für jeden Schritt einen Menschen und einen Tag benennen.',
    'Es zuerst mit einem Zehntel des Geldes versuchen.',
    'Jemanden fragen, der es schon einmal getan hat.',
  ],
};
