import { ballotEvents } from './ballotEvents.ts';
import { callEvents } from './callEvents.ts';
import { conclusionEvents } from './conclusionEvents.ts';
import { debateEvents } from './debateEvents.ts';
import { framingEvents } from './framingEvents.ts';
import { researchEvents } from './researchEvents.ts';

/** What the panel says and does: facts of `case-<case_id>` written by the engine. */
export const panelSchemas = {
  ...framingEvents,
  ...researchEvents,
  ...callEvents,
  ...ballotEvents,
  ...debateEvents,
  ...conclusionEvents,
} as const;
