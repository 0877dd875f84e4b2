import { describe, expect, it } from 'vitest';

import { read } from '../../../../server/panel/rehearsal/caseReading.ts';
import { titleFrom } from '../../../../shared/views/debate/title.ts';

const mails = [
  [
    'en',
    'Hi all,',
    'Our lease in Hull ends on 30 June 2027.',
    'Should we move?',
    'Kind regards,\nPriya\nHarbour Foods Ltd, 4 Dock Road, Hull HU1 2AB',
  ],
  [
    'pt',
    'Boa tarde,',
    'O contrato acaba a 30 de junho de 2027.',
    'Devemos mudar de armazém?',
    'Cumprimentos,\nRui Costa\nRua Nova 12, 4000-001 Porto',
  ],
  [
    'el',
    'Καλημέρα σας,',
    'Το μισθωτήριο λήγει στις 30 Ιουνίου 2027.',
    'Να μετακομίσουμε φέτος;',
    'Με εκτίμηση,\nΆννα Παππά',
  ],
  [
    'ja',
    '総務部の田中です。',
    '契約が2027年6月30日に切れます。',
    '本社を移転すべきでしょうか。',
    'よろしくお願いいたします。\n田中',
  ],
] as const;

describe('a rehearsal of a pasted e-mail', () => {
  it.each(mails)('asks what it asks and quotes its body alone: %s', (language, greeting, fact, question, closing) => {
    const found = read(`${greeting}\n\n${fact}\n${question}\n\n${closing}\n`, language);
    expect(found.question).toBe(question);
    expect(question).toContain(found.title.replace(/…$/u, ''));
    expect(found.quotes).toEqual([fact, question]);
  });

  it('takes the first sentence behind the greeting where it asks nothing', () => {
    expect(read('Good morning,\n\nThe lease ends in June.\nWe have a bid.\n', 'en').question).toBe(
      'The lease ends in June.',
    );
  });

  it.each(mails.slice(0, 3))('has no greeting for its title before it is read: %s', (_, greeting, fact) => {
    expect(titleFrom(`${greeting}\n\n${fact}`)).toBe(fact);
    expect(titleFrom(greeting)).toBe(greeting);
  });
});
