const places = 'li, form, details, dialog, section, article, aside, nav, main, [tabindex]';

/**
 * Keyboard users keep a place on the page. Where the element that had the focus is taken away (a reply was sent, a row
 * left the list), the nearest place around it gets the focus; where it was only moved, or could not be pressed for a moment, it
 * gets it back. Ends when the returned function is called.
 */
export function keepFocus(): () => void {
  let path: readonly Element[] = [];
  const remember = ({ target }: Event) => (path = target instanceof Element ? upFrom(target) : []);
  const forget = () => (path = []);

  const restore = () => {
    const [had] = path;
    if (!had || document.activeElement !== document.body || !document.hasFocus()) return;
    if (had.isConnected && had.matches(':disabled')) return;
    const place = had.isConnected ? had : path.find((one) => one.isConnected && one.matches(places));
    if (!(place instanceof HTMLElement)) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };

  document.addEventListener('focusin', remember);
  // A press beside everything drops the focus on purpose.
  document.addEventListener('pointerdown', forget, true);
  const changes = new MutationObserver(restore);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget, true);
    changes.disconnect();
  };
}

const upFrom = (element: Element): readonly Element[] => {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  return path;
};
