import type { Speech } from './speech.ts';

/** A rule of the gate and what was noted with it: the state of the panel by its name, everything else as it was noted. */
export const checkSaid = ({ recorded, named, words }: Speech, check: string, note: string): string => {
  const states: Readonly<Record<string, string | undefined>> = check === 'the banner is the real state' ? words : {};
  const said = states[note] ?? note;
  return said === '' ? recorded(check) : named(recorded(check), said);
};
