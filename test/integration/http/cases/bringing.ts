import type { person } from '../agent.ts';

export type Person = Awaited<ReturnType<typeof person>>;

export const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead?';

/** Brings a case as `who` does, with `more` in its body. */
export const submit = async (who: Person, more: object = {}, key?: string) => {
  const reply = await who.post(
    '/intake',
    { email: who.email, q1, mode: '', ...more },
    key ? { 'idempotency-key': key } : {},
  );
  return { ...reply, caseId: reply.body['case_id'] as unknown as string };
};

/** How a refusal is told: its status and its code. */
export const code = ({ status, body }: { status: number; body: Record<string, never> }) => [status, body['code']];
