import type { Scope } from '../../../shared/events/codes.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';

/** A call beyond the scopes of its token: which one is missing, and who can give it. */
export const scopeRefusal = (scope: Scope, publicUrl: string): Refusal =>
  new Refusal(
    'insufficient-scope',
    `This needs a token with the scope ${scope}. Its owner makes one at ${publicUrl}/account.`,
    [],
    { headers: { 'WWW-Authenticate': `Bearer realm="witan", error="insufficient_scope", scope="${scope}"` } },
  );
