/** The languages that pages and e-mails to accounts are written in, BCP 47. */
export const interfaceLanguages = ['en', 'de', 'es', 'fr', 'ar', 'hi', 'ja', 'zh-Hans'] as const;
