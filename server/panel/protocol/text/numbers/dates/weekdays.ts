/** Which days of the week a text names, from 1 for Monday. Named in the language of the text: in others these letters say something else. */
export const weekdaysIn = (text: string, language: string): ReadonlySet<number> => {
  const tag = language.split('-')[0] ?? '';
  const days = patterns[sameDays[tag] ?? tag] ?? [];
  const plain = text.normalize('NFC').toLowerCase();
  return new Set(days.flatMap((day, i) => (day.test(plain) ? [i + 1] : [])));
};

/** Monday first; in each form that a day has. */
const forms: Readonly<Record<string, string>> = {
  en: 'mondays? tuesdays? wednesdays? thursdays? fridays? saturdays? sundays?',
  de: 'montag(?:s|e|en|abend|nachmittag)? dienstag(?:s|e|en)? mittwoch(?:s|e|en)? donnerstag(?:s|e|en)? freitag(?:s|e|en)? (?:samstag|sonnabend)(?:s|e|en)? sonntag(?:s|e|en)?',
  nl: 'maandag(?:en|s)? dinsdag(?:en|s)? woensdag(?:en|s)? donderdag(?:en|s)? vrijdag(?:en|s)? zaterdag(?:en|s)? zondag(?:en|s)?',
  fr: 'lundis? mardis? mercredis? jeudis? vendredis? samedis? dimanches?',
  es: 'lunes martes miércoles jueves viernes sábados? domingos?',
  pt: 'segundas?-feiras? terças?-feiras? quartas?-feiras? quintas?-feiras? sextas?-feiras? sábados? domingos?',
  it: 'lunedì martedì mercoledì giovedì venerdì sabat[oi] domenic(?:a|he)',
  ro: 'luni|lunea marți|marțea miercuri|miercurea joi|joia vineri|vinerea sâmbăt(?:ă|a) duminic(?:ă|a)',
  pl: 'poniedział(?:ek|ki|ku|kiem|kami) wtor(?:ek|ki|ku|kiem|kami) środ(?:a|y|ę|ą|zie|ami) czwart(?:ek|ki|ku|kiem|kami) piąt(?:ek|ki|ku|kiem|kami) sob(?:ota|oty|otę|otą|ocie|otami) niedziel(?:a|e|ę|ą|i|ami)',
  cs: 'ponděl(?:í|ky|ek) úter(?:ý|ky|ek) střed(?:a|u|y|ě|ách) čtvrt(?:ek|ky|kách) pát(?:ek|ky|cích) sobot(?:a|u|y|ě|ách) neděl(?:e|i|ích)',
  ru: 'понедельник\\p{L}{0,3} вторник\\p{L}{0,3} сред(?:а|у|ы|е|ам) четверг\\p{L}{0,3} пятниц\\p{L}{0,3} суббот\\p{L}{0,3} воскресень\\p{L}{0,3}',
  uk: "понеділ(?:ок|ка|ку|ки|кам|ками) вівтор(?:ок|ка|ку|ки|кам|ками) серед(?:а|у|и|і|ам) четвер(?:|га|гу|ги|гам) п[’ʼ']ятниц\\p{L}{0,3} субот\\p{L}{0,3} неділ\\p{L}{1,3}",
  el: 'δευτέρ\\p{L}{1,2} τρίτ(?:η|ης|ες) τετάρτ(?:η|ης|ες) πέμπτ(?:η|ης|ες) παρασκευ\\p{L}{1,2} σάββατ\\p{L}{1,2} κυριακ\\p{L}{1,2}',
  tr: 'pazartesi(?:leri)? salı(?:ları)? çarşamba(?:ları)? perşembe(?:leri)? cuma(?:ları)? cumartesi(?:leri)? pazar(?:ları|_günü)',
  sv: 'måndag(?:ar|en|arna|s)? tisdag(?:ar|en|arna|s)? onsdag(?:ar|en|arna|s)? torsdag(?:ar|en|arna|s)? fredag(?:ar|en|arna|s)? lördag(?:ar|en|arna|s)? söndag(?:ar|en|arna|s)?',
  da: 'mandag(?:e|en|ene|er|s)? tirsdag(?:e|en|ene|er|s)? onsdag(?:e|en|ene|er|s)? torsdag(?:e|en|ene|er|s)? fredag(?:e|en|ene|er|s)? lørdag(?:e|en|ene|er|s)? søndag(?:e|en|ene|er|s)?',
  fi: 'maanantai\\p{L}{0,3} tiistai\\p{L}{0,3} keskiviikko\\p{L}{0,3} torstai\\p{L}{0,3} perjantai\\p{L}{0,3} lauantai\\p{L}{0,3} sunnuntai\\p{L}{0,3}',
  hu: 'hétfő\\p{L}{0,3} kedd\\p{L}{0,3} szerd[aá]\\p{L}{0,2} csütörtök\\p{L}{0,3} péntek\\p{L}{0,3} szombat\\p{L}{0,3} vasárnap\\p{L}{0,3}',
  ar: '(?:ال|لل)اثنين|الإثنين الثلاثاء الأربعاء|الاربعاء الخميس الجمعة السبت الأحد|الاحد',
  fa: 'دوشنبه(?:‌?ها)? سه[\u200C_]?شنبه(?:‌?ها)? چهارشنبه(?:‌?ها)? پنج[\u200C_]?شنبه(?:‌?ها)? جمعه(?:‌?ها)? (?<![چه\u200C_])شنبه(?:‌?ها)? یک[\u200C_]?شنبه(?:‌?ها)?',
  hi: 'सोमवार मंगलवार बुधवार (?:गुरुवार|बृहस्पतिवार|वीरवार) शुक्रवार शनिवार (?:रविवार|इतवार)',
  bn: 'সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার রবিবার',
  ta: 'திங்கள்|திங்கட்கிழமை செவ்வாய் புதன் வியாழன் வெள்ளிக்கிழமை சனிக்கிழமை ஞாயிறு',
  id: "senin selasa rabu kamis jumat|jum[’']at sabtu minggu_ini|hari_minggu|ahad",
  vi: 'thứ_hai thứ_ba thứ_tư thứ_năm thứ_sáu thứ_bảy chủ_nhật',
};
const sameDays: Readonly<Record<string, string>> = { nb: 'da', nn: 'da', no: 'da', ms: 'id' };

/** Signs of scripts that set no spaces, anywhere. */
const signs: Readonly<Record<string, readonly string[]>> = {
  ja: ['月曜', '火曜', '水曜', '木曜', '金曜', '土曜', '日曜'],
  zh: Array.from('一二三四五六')
    .map((sign) => `(?:周|週|星期|礼拜|禮拜)${sign}`)
    .concat('(?:周|週|星期|礼拜|禮拜)[日天]'),
  ko: Array.from('월화수목금토일').map((sign) => `${sign}요일`),
  th: ['วันจันทร์', 'วันอังคาร', 'วันพุธ', 'วันพฤหัส', 'วันศุกร์', 'วันเสาร์', 'วันอาทิตย์'],
};
const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  ...Object.fromEntries(
    Object.entries(forms).map(([tag, days]) => [
      tag,
      days
        .split(' ')
        .map((day) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${day.replaceAll('_', ' ')})(?![\\p{L}\\p{M}])`, 'u')),
    ]),
  ),
  ...Object.fromEntries(Object.entries(signs).map(([tag, days]) => [tag, days.map((day) => new RegExp(day, 'u'))])),
};
