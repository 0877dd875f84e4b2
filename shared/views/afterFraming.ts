import type { Mode } from '../events/case.ts';

/**
 * Minutes from framing, after which nobody is waited for, to the end: with models as
 * `npm run bench:wire` measures it, of which every case is within 40 %, in a rehearsal what scripted seats take to speak, within 30 %.
 */
const afterFraming: Readonly<Record<'models' | 'rehearsal', Readonly<Record<Mode, number>>>> = {
  models: { direct: 2.9, default: 9.5, deep: 15.5 },
  rehearsal: { direct: 3.3, default: 7.5, deep: 15.5 },
};

/** Milliseconds that a case is expected to take from framing on. */
export const afterFramingMs = (mode: Mode, rehearsal: boolean): number =>
  afterFraming[rehearsal ? 'rehearsal' : 'models'][mode] * 60_000;
