import { securityFacts } from '../../shared/api/accounts/securityFacts.ts';
import { entriesOf } from '../../shared/kernel/collections.ts';
import type { Words } from '../words/words.svelte.ts';
import { nameOf } from '../words/phrasing.ts';

/** A job's queue and what woke it, as far as there are words for it. */
export const jobName = (t: Words['t'], queue: string, about: string): string => {
  const [what] = entriesOf(securityFacts).find(([type]) => type === about)?.[1] ?? [];
  const fact = what ? t(`security.what.${what}`) : nameOf(t, `event.${about}`, '');
  return [nameOf(t, `operators.queue.${queue}`, queue), fact].filter(Boolean).join(' · ');
};
