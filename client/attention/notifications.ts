const kept = 'witan:notify';

/** Whether this browser was asked to notify, and may. */
export const notifies = (storage: Storage | null): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted' && storage?.getItem(kept) === 'yes';

export const setNotifies = (storage: Storage | null, on: boolean): void => {
  if (on) storage?.setItem(kept, 'yes');
  else storage?.removeItem(kept);
};

/** Only while the page is hidden; a click brings it to the front and runs `go`. */
export const notify = (storage: Storage | null, text: string, go: () => void): void => {
  if (!document.hidden || !notifies(storage)) return;
  const shown = new Notification('Witan', { body: text, icon: '/mark.svg', tag: text });
  shown.addEventListener('click', () => {
    globalThis.focus();
    go();
    shown.close();
  });
};
