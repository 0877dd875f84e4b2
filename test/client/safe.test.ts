import { describe, expect, it } from 'vitest';

import { keepMarksWhole } from '../../client/transcript/evidenceMarks.ts';
import { isMarked, safeHref } from '../../client/transcript/markdown.ts';

/** What a browser makes of texts that try to be more is proven in a browser: test/e2e/safe.long.test.ts. */
describe('what models and people write', () => {
  it('links ordinary web pages only', () => {
    expect(safeHref('https://example.org/a')).toBe('https://example.org/a');
    for (const bad of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'ftp://x',
      '',
    ])
      expect(safeHref(bad)).toBeNull();
  });

  it('leaves plain sentences to plain text', () => {
    expect(isMarked('Ask for the break at month 18, not later.')).toBe(false);
    expect(isMarked('**Ask**')).toBe(true);
  });

  it('keeps the names of evidence whole, and addresses as they are', () => {
    const box = document.createElement('template');
    box.innerHTML = '<p>So (E-1), <a href="https://example.org/E-2">E-3</a>: E-45.</p><p>RE-6</p>';
    keepMarksWhole(box.content);
    const whole = [...box.content.querySelectorAll('span.whole')].map(({ textContent }) => textContent);
    expect(whole).toEqual(['E-1', 'E-3', 'E-45']);
    expect(box.content.textContent).toBe('So (E-1), E-3: E-45.RE-6');
    expect(box.content.querySelector('a')?.getAttribute('href')).toBe('https://example.org/E-2');
  });
});
