import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepFocus } from '../../client/ui/keepFocus.ts';
import { turns } from '../support/turns.ts';

/** Changes of the page have been noticed. */
const settled = () => turns();
const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Expected ${selector} on the page, found nothing.`);
  return found;
};

describe('the focus', () => {
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML = `<main id="main" tabindex="-1"><ol>
      <li id="first"><button id="a">A</button></li><li id="second"><textarea id="b"></textarea></li>
    </ol><section id="free"><p><button id="c">C</button></p></section></main>`;
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    stop = keepFocus();
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });
  const lost = () => expect(document.activeElement).toBe(document.body);

  it('goes to the nearest place round what was taken away', async () => {
    one('#c').focus();
    one('#c').remove();
    lost();
    await settled();
    expect(document.activeElement?.id).toBe('free');

    one('#a').focus();
    one('#first').remove();
    lost();
    await settled();
    expect(document.activeElement?.id).toBe('main');
  });

  it('comes back to what was only moved, as a row to its new place in a list', async () => {
    one('#b').focus();
    const row = one('#second');
    row.remove();
    one('ol').prepend(row);
    lost();
    await settled();
    expect(document.activeElement?.id).toBe('b');
  });

  it('comes back to what could not be pressed for a moment, and not before', async () => {
    const button = one('#c') as HTMLButtonElement;
    button.focus();
    // Browsers take the focus from what is disabled when they next draw the page.
    button.blur();
    button.disabled = true;
    await settled();
    lost();
    button.disabled = false;
    await settled();
    expect(document.activeElement).toBe(button);
  });

  it('is left alone where somebody pressed beside everything, where something else has it, and once it is stopped', async () => {
    one('#a').focus();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    one('#a').blur();
    one('#c').remove();
    await settled();
    lost();

    one('#a').focus();
    one('#b').focus();
    one('#first').remove();
    await settled();
    expect(document.activeElement?.id).toBe('b');

    stop();
    one('#second').remove();
    await settled();
    lost();
  });
});
