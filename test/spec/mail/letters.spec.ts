import { describe, expect, it } from 'vitest';

import { html } from '../../../server/mail/html.ts';
import { attachUpTo } from '../../../server/mail/letters.ts';
import { plainText } from '../../../server/mail/plainText.ts';
import { speak } from '../../../shared/words/catalogue.ts';
import { lettersOf } from '../../support/letters.ts';
import { english, rehearsal } from '../../support/stories.ts';

const speech = await speak('en');
const letters = lettersOf(english, speech);

describe('letters', () => {
  it('say the same in text and in HTML', () => {
    for (const letter of Object.values(letters)) {
      const page = unescaped(html(letter));
      const text = plainText(letter);
      for (const said of letter.blocks.flatMap((block) => ('text' in block ? [block.text] : []))) {
        expect(text).toContain(said);
        expect(page).toContain(said);
      }
    }
  });

  it('have one button each and links that lead somewhere', () => {
    for (const letter of Object.values(letters)) {
      expect(letter.blocks.filter(({ as }) => as === 'button')).toHaveLength(1);
      expect(html(letter)).not.toContain('href="#"');
    }
  });

  it('tell the decision in the subject, not the product', () => {
    expect(letters.delivered.subject).toBe(english.headline);
    expect(letters.questions.subject).toContain(english.title);
  });

  it('carry the same id for the same fact and another for another', () => {
    expect(lettersOf(english, speech).delivered.id).toBe(letters.delivered.id);
    const ids = [...Object.values(letters), lettersOf({ ...english, risk: 'Another.' }, speech).delivered].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('can be ended by one click only where they are reminders', () => {
    for (const letter of Object.values(letters)) expect(letter.unsubscribe !== null).toBe(letter.kind === 'review');
  });

  it('show what strangers wrote as text', () => {
    const evil = { ...english, headline: '<img src=x onerror=alert(1)> & "quoted"', title: '</title><script>' };
    for (const letter of Object.values(lettersOf(evil, speech)))
      expect(html(letter)).not.toMatch(/<img|<script|onerror="/);
  });

  it('leave a large PDF to the link', () => {
    const { delivered } = lettersOf(english, speech, new Uint8Array(attachUpTo + 1));
    expect(delivered.attachments).toEqual([]);
    expect(plainText(delivered)).toContain(speech.words.tooLarge);
    expect(plainText(delivered)).toContain('report.pdf');
  });

  it('name a rehearsal in subject and text', () => {
    const { delivered } = lettersOf(rehearsal, speech);
    expect(delivered.subject).toContain('Rehearsal');
    expect(plainText(delivered)).toContain('no AI model was consulted');
  });
});

const unescaped = (page: string) =>
  page
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
