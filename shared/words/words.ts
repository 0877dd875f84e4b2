import type { Locale } from '../locales/english.ts';

/** The labels of one language, of reports and e-mails. */
export type Words = Locale['report'] & Locale['mail'];
