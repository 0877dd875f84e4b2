import { expect, it } from 'vitest';

import { onKeys } from '../../client/debate/keys/keys.ts';

/** What pressing `f` does with the focus on a button of a dialog. */
const pressedIn = (dialogIsOpen: boolean): number => {
  let pressed = 0;
  const dialog = document.createElement('dialog');
  dialog.toggleAttribute('open', dialogIsOpen);
  const button = dialog.appendChild(document.createElement('button'));
  document.body.append(dialog);
  const listen = onKeys({ f: () => pressed++ }, () => true);
  window.addEventListener('keydown', listen);
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true, cancelable: true }));
  window.removeEventListener('keydown', listen);
  dialog.remove();
  return pressed;
};

it('single keys belong to a dialog while it is open, and to the page from the moment it is closed', () => {
  expect([pressedIn(true), pressedIn(false)]).toEqual([0, 1]);
});
