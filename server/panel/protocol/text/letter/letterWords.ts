/** The words that letters end with, in 25 languages. */
const farewells = [
  '(?:with )?(?:best|kind|warm|kindest|warmest)(?: (?:regards|wishes))?|regards|(?:many )?thanks(?: (?:in advance|again|a lot|so much|very much))?|thank you|yours(?: (?:sincerely|faithfully|truly))?|sincerely(?: yours)?|cheers|all the best|respectfully',
  '(?:mit )?(?:freundlichen?|besten?|herzlichen?|schönen?|liebe[nr]?|viele[nr]?) gr(?:ü|ue)(?:ß|ss)en?|mfg|(?:vielen|besten|herzlichen) dank(?: (?:im voraus|vorab))?|danke|hochachtungsvoll|gruß',
  "(?:bien )?cordialement|(?:bien|très) (?:cordialement|à vous)|sincères salutations|(?:meilleures )?salutations|merci(?: (?:d[’']avance|beaucoup))?|amicalement|respectueusement|bien à vous|veuillez (?:agréer|recevoir)",
  '(?:un )?(?:cordial )?saludos?(?: cordiales)?|atentamente|(?:muchas )?gracias(?: (?:de antemano|por adelantado))?|un abrazo|atte\\.?',
  'cumprimentos|(?:com os )?(?:melhores|meus) cumprimentos|atenciosamente|(?:muito )?obrigad[oa]|(?:um )?abraços?|att\\.?|cordialmente|saudações',
  '(?:cordiali|distinti|cari) saluti|saluti|cordialmente|grazie(?: (?:mille|in anticipo))?|un saluto',
  '(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|mvg|groet(?:en|jes)?|(?:alvast )?bedankt|hartelijk dank|hoogachtend|dank u',
  '(?:z )?(?:poważaniem|wyrazami szacunku)|pozdrawiam|pozdrowienia|(?:z góry )?dziękuję(?: z góry)?|łączę',
  '(?:с )?уважением|с наилучшими пожеланиями|спасибо|заранее (?:спасибо|благодарю|благодарен)|благодарю|всего доброго',
  '(?:з )?повагою|(?:щиро )?дякую|з найкращими побажаннями|наперед дякую',
  '(?:με (?:φιλικούς χαιρετισμούς|εκτίμηση))|φιλικά|χαιρετισμούς|ευχαριστώ|σας ευχαριστώ|μετά τιμής',
  'saygılar(?:ımla|ımızla)?|saygılarımı sunarım|iyi (?:çalışmalar|günler)|teşekkürler|teşekkür ederim|sevgiler|selamlar',
  'مع (?:أطيب )?(?:التحيات|التحية|الشكر|التقدير|خالص \\S+)|تحياتي|(?:و)?تفضلوا بقبول|شكرا\\p{M}*|وشكرا\\p{M}*|والسلام',
  'בברכה|תודה(?: רבה| מראש)?|בכבוד רב|כל טוב',
  'با (?:احترام|تشکر|سپاس)|ارادتمند|(?:با )?تشکر|سپاس(?:گزارم)?|متشکرم',
  'धन्यवाद|सादर|आपका|आपकी|भवदीय|भवदीया|शुभकामनाओं',
  'ধন্যবাদ(?:ান্তে)?|শুভেচ্ছা(?:ন্তে|সহ)?|বিনীত|নিবেদক|ইতি',
  'நன்றி|அன்புடன்|இப்படிக்கு|தங்கள் உண்மையுள்ள',
  'trân trọng|thân(?: ái| mến)?|(?:xin )?(?:chân thành )?cảm ơn|kính thư',
  '(?:dengan )?hormat(?: (?:kami|saya))|salam(?: hormat| hangat)?|terima kasih',
  'med vänlig\\p{L}* hälsning\\p{L}*|hälsningar|vänliga hälsningar|mvh|tack|(?:med )?venlig hilsen|vennlig hilsen|hilsen|tak|takk|ystävällisin terveisin|terveisin|kiitos|s pozdravem|děkuji|üdvözlettel|köszönettel|köszönöm|cu (?:stimă|respect)|mulțumesc|asante',
];
const farewellsUnspaced =
  '(?:ขอแสดงความนับถือ|ด้วยความนับถือ|ขอบคุณ(?:ครับ|ค่ะ|มาก)*|ขอบพระคุณ)|(?:감사합니다|고맙습니다|드림|올림|안녕히 계세요)|(?:此致|敬礼|敬禮|谢谢|謝謝|感谢|感謝|顺颂商祺|順頌商祺|祝好|敬上|商祺)|(?:敬具|草々|以上(?:です)?、?|(?:何卒|どうぞ)?(?:よろしく|宜しく)(?:お願い(?:いた|致)?します|お願い申し上げます)?)';
export const signOffs = new RegExp(
  `^(?:[-–—]{1,3}\\s*)?(?:(?:${farewells.join('|')})(?![\\p{L}\\p{M}])|(?:${farewellsUnspaced}))`,
  'iu',
);

/** What stands behind the name of who signs. */
export const signedBehind =
  /(?:敬上|謹上|谨上|拜上|敬啟|敬启|謹啟|谨启|敬具|頓首|顿首|鞠躬|手書|(?<=[ \u3000])(?:上|拜|啟|启|拝|より)|拝上|謹言|敬白|(?<=[ \u3000])(?:드림|올림|배상)|[가-힣]{2,4}(?:드림|올림|배상))$/u;
