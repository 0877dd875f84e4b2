/**
 * Words and endings that turn a statement round, in the languages of the reports. Read generously: a text that seems to hold one and does not is only
 * kept apart from others, never joined by mistake.
 */
const words: readonly string[] = [
  // English
  "not|no|never|neither|nor|none|nothing|nobody|without|cannot|can'?t|won'?t|don'?t|doesn'?t|didn'?t|isn'?t|aren'?t|wasn'?t|weren'?t|shouldn'?t|wouldn'?t|couldn'?t|reject|refuse|decline|avoid|stop|cancel|against",
  // German, Dutch
  'nicht|kein(?:e[mnrs]?)?|nie|niemals|nichts|ohne|weder|niet|geen|nooit|niets|zonder|noch|gegen|tegen|ablehnen|weiger(?:n|en)',
  // French, Spanish, Portuguese, Italian
  "ne|n['’](?=\\p{L})|pas|jamais|aucune?|sans|ni|rien|non|no|nunca|ning(?:ún|una?|uno)|jamás|nada|tampoco|sin|não|nem|nenhuma?|sem|mai|nessun[oa]?|senza|né|contre|contra|contro|refuser|rechazar|recusar|rifiutare",
  // Polish, Russian, Ukrainian, Greek
  'nie|nigdy|żad(?:en|na|ne|nego|nej)|bez|nic|не|нет|ни|никогда|без|ничего|нельзя|ні|немає|ніколи|нічого|δεν|δε|μην?|όχι|ποτέ|χωρίς|καν[εέ](?:ίς|νας|να)|отказаться|відмовитися|przeciw|против|проти|κατά',
  // Turkish, Indonesian, Vietnamese
  'değil|yok|hiç|asla|\\p{L}*siz|\\p{L}*sız|\\p{L}*m[ae]y(?:acak|ecek|ın|in|alım|elim)\\p{L}*|\\p{L}*m[ae]m?z?|\\p{L}*m[ae]m(?:ek|ak)\\p{L}*|tidak|bukan|jangan|tanpa|belum|tak|không|chẳng|chưa|đừng|chớ|tolak',
  // Arabic, Persian, Hebrew
  'لا|لم|لن|ليس\\p{L}*|ما|غير|بدون|دون|عدم|نه|نمی\\p{L}*|نمي\\p{L}*|ن(?:خواه|شود|کن|باش|گیر|رو)\\p{L}*|بی|هیچ|هرگز|لا\\p{L}*|לא|אין|בלי|ללא|אל|אינ\\p{L}*',
  // Hindi, Bengali, Tamil
  'नहीं|नही|न|मत|बिना|ना|না|নয়|নেই|নাই|বিনা|ছাড়া|இல்லை|இல்லாமல்|[\\p{L}\\p{M}]*ாது|[\\p{L}\\p{M}]*ாமல்|[\\p{L}\\p{M}]*வேண்டாம்|கூடாது',
];
/** Scripts without spaces between words: anywhere in the text. */
const inside =
  /ない|なし|せず|ません|ぬ(?=$|[。、])|まい|無し|非|不|没|沒|无|無|未|勿|别|別(?!の)|莫|否|拒|反对|反對|안\s?|못|않|없|아니|말[고라아기]|마라|ไม่|มิ(?=ได้)|ไร้|อย่า|ห้าม|งด/gu;

const spaced = new RegExp(`(?<![\\p{L}\\p{M}'’])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
const prefixed = /(?<![\p{L}])(?:un|non-|nicht-|dis|in(?=(?:capable|sufficient|complete)))(?=\p{L}{4})/giu;

/** How many signs of negation a text holds. */
export const negationsIn = (text: string): number => {
  const plain = text.normalize('NFC').toLowerCase();
  return [spaced, prefixed, inside].reduce((sum, signs) => sum + [...plain.matchAll(signs)].length, 0);
};
