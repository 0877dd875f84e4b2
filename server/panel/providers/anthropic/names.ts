/** As its models write them, in Latin and other scripts. */
export const names = {
  makers: ['anthropic|アンソロピック|एंथ्रोपिक|أنثروبيك'],
  models: ['claude|クロード|克劳德|क्लॉड|كلود'],
} as const;
