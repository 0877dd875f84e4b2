import type { Speech } from '../../speech.ts';

type Consent = {
  readonly how: 'stated' | 'elicited' | 'approved';
  readonly agent: string;
  readonly client: string;
  readonly statement: string;
  readonly at: string;
};

/** What the owner said to the agent that brought the case, and which agent that was. All surfaces say it alike. */
export const consentSaid = (
  { how, agent, client, statement, at }: Consent,
  { words, quoted, dateTime }: Speech,
): string => [quoted(statement), words[how], agent, client, dateTime(at)].filter((part) => part !== '').join(' · ');
