import { scopes } from '../../../shared/events/codes.ts';
import { person as signUp, password } from '../http/agent.ts';

/** Somebody with an account, who makes tokens for their agents. */
export const personWithToken = async (url: string) => {
  const person = await signUp(url);
  const token = async (allowed: readonly string[] = scopes) => {
    const { body, text } = await person.post('/api/tokens', {
      name: 'Planner',
      scopes: allowed,
      expires_in_days: 30,
      cases_per_month: null,
      usd_per_month: null,
      modes: ['direct', 'default', 'deep'],
      password,
      consent: true,
    });
    const made = body as unknown as { secret?: string; token: { token_id: string } };
    if (made.secret === undefined) throw new Error(`Expected a token, found ${text}`);
    return { secret: made.secret, id: made.token.token_id };
  };
  return { ...person, token };
};
