export const proofKept = 'witan:proof';

/**
 * Links in e-mails end with a token which shows that the e-mail was read. It leaves the address bar at once, and waits in this tab
 * until somebody is signed in: it counts for the account with the address that the e-mail went to. Whether there was one.
 */
export const takeProof = (tab: Storage | null, { hash, pathname, search } = location): boolean => {
  const token = /^#proof=([\w.-]{1,200})$/.exec(hash)?.[1];
  if (!token) return false;
  history.replaceState(history.state, '', `${pathname}${search}`);
  try {
    tab?.setItem(proofKept, token);
  } catch {
    // Without storage the account page still offers an e-mail with a link.
  }
  return true;
};
