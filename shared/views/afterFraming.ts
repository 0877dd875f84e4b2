import type { Mode } from '../events/case.ts';

/**
 * Minutes from framing, after which nobody is waited for, to the end of a short case: with models as `npm run bench:wire` measures it
 * (in default mode nine cases of ten are within 30 %, in the others all), in a rehearsal what scripted seats take to speak, within 30 %.
 */
const afterFraming: Readonly<Record<'models' | 'rehearsal', Readonly<Record<Mode, number>>>> = {
  models: { direct: 3.4, default: 8.2, deep: 15.5 },
  rehearsal: { direct: 3.3, default: 7.5, deep: 15.5 },
};

/** What reading so many characters of a case adds to its time in every mode, ms: 0.48 s for each thousand. */
export const msToRead = (characters: number): number => Math.round(characters * 0.48);

/** Milliseconds that a case of so many characters is expected to take from framing on. Scripted seats take no longer for a long one. */
export const afterFramingMs = (mode: Mode, rehearsal: boolean, characters: number): number =>
  rehearsal
    ? afterFraming.rehearsal[mode] * 60_000
    : Math.round(afterFraming.models[mode] * 60_000) + msToRead(characters);
