/** Single keys do something only where nobody is typing, and not at all when they are switched off (WCAG 2.1.4). */
export const onKeys =
  (keys: Readonly<Record<string, () => void>>, enabled: () => boolean) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, textarea, select, [contenteditable]')) return;
    // The space bar presses what has the focus.
    if (event.key === ' ' && target?.closest('button, a, summary')) return;
    const act = keys[event.key];
    if (!act || (event.key !== 'Escape' && !enabled())) return;
    // Until the next frame the focus may be in one that was just closed.
    if (target?.closest('dialog[open]') && event.key !== 'Escape') return;
    event.preventDefault();
    act();
  };
