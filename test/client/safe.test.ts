import { describe, expect, it } from 'vitest';

import { isMarked, safeHref } from '../../client/state/markdown.ts';

/** What a browser makes of texts that try to be more is proven in a browser: test/e2e/safe.test.ts. */
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
});
