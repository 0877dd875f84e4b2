const host = String.raw`[A-Za-z0-9._-]+(?::\d{1,5})?`;
const form = new RegExp(
  String.raw`^(?:esdb|kurrentdb)(\+discover)?://((?:[^:@/?,]+:[^@/?]+@)?)(${host}(?:,${host})*)/?(\?.*)?$`,
);

/**
 * The address of an EventStoreDB or KurrentDB as the client takes it, which knows the first name alone: one host, the hosts of a
 * cluster, or one name that resolves to all of them. Of a cluster the leader is asked unless the address says otherwise: a follower
 * may not have yet what was just written. Null: no such address.
 */
export function eventstoreAddress(text: string): string | null {
  const [, discover = '', login = '', hosts = '', query = ''] = form.exec(text.trim()) ?? [];
  if (hosts === '' || (discover !== '' && hosts.includes(','))) return null;
  const isCluster = discover !== '' || hosts.includes(',');
  const says = /[?&]node[_-]?preference=/i.test(query);
  const preference = isCluster && !says ? `${query === '' ? '?' : '&'}nodePreference=leader` : '';
  return `esdb${discover}://${login}${hosts}${query}${preference}`;
}
