/** As its models write them, in Latin and other scripts. */
export const names = {
  makers: ['open ?ai|オープンai|ओपनएआई|أوبن إيه آي'],
  models: ['(?:chat ?-?)?gpt|جي بي تي'],
} as const;
