import type { Check } from './check.ts';
import { envelopeFaults } from './envelopeFaults.ts';
import { knownFaults } from './knownFaults.ts';
import { maskFaults } from './maskFaults.ts';
import { tableFaults } from './tableFaults.ts';
import { unknownFaults } from './unknownFaults.ts';

/** What the spec holds redaction to, by what is checked. */
export const checks = {
  'each field of each event leaves as the table says': tableFaults,
  'what is unknown is withheld': unknownFaults,
  'the envelope tells nothing more': envelopeFaults,
  'ballots open for everybody at once': knownFaults,
  'the owner’s words are left out of what is said': maskFaults,
} as const satisfies Readonly<Record<string, Check>>;
