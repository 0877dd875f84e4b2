const host = String.raw`[A-Za-z0-9._-]+(?::\d{1,5})?`;
const form = new RegExp(
  String.raw`^(?:esdb|kurrentdb)(\+discover)?://((?:[^:@/?,]+:[^@/?]+@)?)(${host}(?:,${host})*)/?(\?.*)?$`,
);

const forClusters = [
  ['nodePreference', 'leader'],
  ['keepAliveTimeout', '5000'],
] as const;

/**
 * The address of an EventStoreDB or KurrentDB as the client takes it, which knows the first name alone: one host, the hosts of a
 * cluster, or one name that resolves to all of them. Unless the address says otherwise, the leader of a cluster is asked, because a
 * follower may not have yet what was just written; and one that falls silent is left after 15 seconds. Null: no such address.
 */
export function eventstoreAddress(text: string): string | null {
  const [, discover = '', login = '', hosts = '', query = ''] = form.exec(text.trim()) ?? [];
  if (hosts === '' || (discover !== '' && hosts.includes(','))) return null;
  const isCluster = discover !== '' || hosts.includes(',');
  const missing = isCluster
    ? forClusters.filter(([name]) => !new RegExp(`[?&]${name}=`, 'i').test(query)).map((pair) => pair.join('='))
    : [];
  const options = [query.slice(1), ...missing].filter((part) => part !== '').join('&');
  return `esdb${discover}://${login}${hosts}${options === '' ? '' : `?${options}`}`;
}
