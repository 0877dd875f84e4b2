import { english } from './english.ts';

/** The labels of one language. */
export type Words = Readonly<Record<keyof typeof english, string>>;
