/**
 * The secret of a link to a report is behind `#`, where no server sees it. It leaves the address for the storage of this tab, so
 * that links within the page and a reload find it.
 */
export const takeLinkSecret = (caseId: string, tab: Storage | null): string | null => {
  const name = `witan:report-link:${caseId}`;
  const given = /^#link=([\w-]+)$/u.exec(location.hash)?.[1];
  if (given === undefined) return tab?.getItem(name) ?? null;
  tab?.setItem(name, given);
  history.replaceState(history.state, '', location.pathname + location.search);
  return given;
};
