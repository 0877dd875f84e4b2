/** Words and signs that stand beside a number and change what it says, in the languages of the reports. */

/** What a number is multiplied by. The longest that fits is taken. */
export const magnitudes: readonly (readonly [words: string, factor: number])[] = [
  [
    'thousand|grand|tausend|Tsd\\.?|mille|mila|mil|(?:de )?mii|duizend|tusen|tusinde?|tuhat(?:ta)?|tuhan\\p{L}{1,5}|eze?r\\p{L}{0,4}|tis\\.?|tisíc\\p{L}{0,3}|tys\\.?|tysi[ąę]c\\p{L}{0,3}|тыс\\.?|т\\.?\\s?р\\.?(?=[\\s/)]|$)|тысяч\\p{L}{0,3}|тис\\.?|тисяч\\p{L}{0,3}|χιλιάδ\\p{L}{1,3}|χιλ(?:\\.|(?!\\p{L}))|bin|ribu|rb|nghìn|ngàn|พัน|千|천|हज़ार|हजार|হাজার(?:ের)?|ஆயிர(?:ம்|த்\\p{L}*)|ألف(?:ا|ًا|اً)?|آلاف|هزار|אלף|אלפים',
    1e3,
  ],
  ['万|萬|만|หมื่น', 1e4],
  ['十万|十萬|십만|แสน', 1e5],
  ['lakhs?|लाख|লাখ(?:ের|ে)?|লক্ষ|இ?லட்ச(?:ம்|த்\\p{L}\\p{M}*)', 1e5],
  [
    'million(?:s|en|er|ene|erne)?|mn|mdp|mdd|mio\\.?|mill\\.?|mln\\.?|milj\\.?|miljon(?:er|erna)?|miljoon\\p{L}{1,4}|millió\\p{L}{0,4}|(?:de )?milioane(?:le|lor)?|milion(?:[uůyaě]|ech)?|mil\\.?(?=\\s?(?:Kč|CZK|korun|lei|RON))|milli?ón|millones|milhão|milhões|milione|milioni|miljoen|milion(?:a|y|ów|om|ach|ami|owi|em)?|миллион\\p{L}{0,3}|млн\\.?|мільйон\\p{L}{0,3}|εκ\\.(?= ?(?:€|ευρώ|τ\\.?μ|δολ))|εκατ\\.?|εκατομμ[υύ]ρ[ιί]\\p{L}{1,3}|milyon\\p{L}*|juta|jt|triệu|tr(?=\\s)|ล้าน|百万|百萬|백만|मिलियन|মিলিয়ন|மில்லியன்|مليون(?:ا|ًا|اً)?|ملايين|میلیون|מיליון',
    1e6,
  ],
  ['crores?|करोड़|কোটি(?:র|তে)?|கோடி(?:யில்|க்கு)?|千万|千萬|천만', 1e7],
  ['億|亿|억', 1e8],
  [
    'billion(?:s)?|bn|milliard(?:e[nr]?|ene|erne)|milliard|milliárd\\p{L}{0,4}|miljarder(?:na)?|miljard(?:i|ia|in|ista|illa|iin)|mia\\.?|miliarde|miliard[uůy]?|mrd\\.?|md(?=\\s)|milliards?|mil millones|bilhão|bilhões|miliardo|miliardi|mld\\.?|miljard|miliard(?:a|y|ów)?|миллиард\\p{L}{0,3}|млрд\\.?|мільярд\\p{L}{0,3}|δισ\\.?|δισεκατομμ[υύ]ρ[ιί]\\p{L}{1,3}|milyar\\p{L}*|miliar|tỷ|tỉ|พันล้าน|十亿|十億|십억|बिलियन|বিলিয়ন|مليار(?:ا|ًا|اً)?|میلیارد|מיליארד',
    1e9,
  ],
  ['百億|百亿|백억', 1e10],
  ['千億|千亿|천억', 1e11],
  ['trillion(?:s)?|tn|兆|조', 1e12],
];
/** Single letters count only right behind the digits. */
export const letters: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9 };
/** Before the sign of a currency: "0,48 M€", "250 T€". */
export const lettersOfMoney: Readonly<Record<string, number>> = {
  ...{ k: 1e3, K: 1e3, T: 1e3, t: 1e3, m: 1e6, M: 1e6, mn: 1e6, Mn: 1e6, Md: 1e9, md: 1e9 },
};
/** The signs that such a letter stands before: "5,2 Mkr", "23,5 M Ft". */
export const letteredMoney = '€|\\$|£|(?:EUR|kr|SEK|NOK|DKK|Ft|HUF|CZK)(?!\\p{L})';

export const percent =
  '%|٪|％|﹪|per ?cent|Prozent|pour ?cents?|por ciento|por cento|per cento|procent\\p{L}*|prosent\\p{L}*|pct\\.?|pst\\.?|proc\\.|százalék\\p{L}*|la sută|процент\\p{L}*|відсотк\\p{L}*|τοις εκατό|persen|phần trăm|เปอร์เซ็นต์|パーセント|퍼센트|प्रतिशत|फ़ीसदी|শতাংশ|சதவீதம்|விழுக்காடு|بالمئة|بالمائة|في المئة|في المائة|درصد|אחוז(?:ים)?';

/** Points between two numbers of percent. */
export const points =
  '[%％]?-?[pP]\\.?[pP]\\.?|ppts?|[%％]p|(?:percentage|percent|%)[ -]points?|(?:Prozent-?|%-)[Pp]unkte?n?|points? de (?:pourcentage|%)|puntos? (?:porcentual(?:es)?|de porcentaje)|pontos? percentua(?:l|is)|punt[oi] percentual[ie]|procent-?punt(?:en)?|procentenhet\\p{L}*|procentpoint\\p{L}*|prosentpoeng\\p{L}*|prosenttiyksik\\p{L}*|%-yksik\\p{L}*|punkt\\p{L}* procentow\\p{L}*|(?:p|pkt)\\. ?proc\\.|procentn\\p{L}+ bod\\p{L}*|procent\\p{L}* bod\\p{L}*|p\\. ?b\\.|százalékpont\\p{L}*|punct\\p{L}* procentual\\p{L}*|процентн\\p{L}+ пункт\\p{L}*|п\\. ?п\\.|відсотков\\p{L}+ пункт\\p{L}*|в\\. ?п\\.|ποσοστιαί\\p{L}+ μονάδ\\p{L}+|(?:yüzde(?:lik)? )?puan\\p{L}*|poin persen\\p{L}*|điểm (?:phần trăm|%)|จุด(?:เปอร์เซ็นต์|ร้อยละ)|(?:パーセント|[%％])?ポイント|(?:퍼센트|[%％])? ?포인트|[个個]?百分[点點]|प्रतिशत (?:अंक|पॉइंट|बिंदु)\\p{M}*|শতাংশ[ -]পয়েন্ট|சதவீத(?:ப்)? ?புள்ளி\\p{L}*\\p{M}*|نقاط مئوية|نقطة مئوية|نقط(?:ه|ة) (?:درصد|مئوية)|واحد درصدی?|נקוד(?:ות|ת) (?:ה)?אחוז';

/** Hundredths of such a point. */
export const basisPoints =
  'basis points?|bps?|bips|Basispunkte?n?|points? de base|puntos? b[áa]sicos?|pontos?[ -]base|punti base|basispunt(?:en)?|räntepunkter|basispoint|basispunkter|korkopistettä|punkt\\p{L}* bazow\\p{L}*|bazick\\p{L}+ bod\\p{L}*|bázispont\\p{L}*|puncte de bază|базисн\\p{L}+ пункт\\p{L}*|б\\. ?п\\.|μονάδες βάσης|baz puan\\p{L}*|basis poin|điểm cơ bản|ベーシスポイント|베이시스포인트|[个個]?基点|[个個]?基點|आधार अंक|نقطة أساس|نقاط أساس|واحد پایه|נקודות בסיס';

/** Words and signs by which a number is said to be an estimate. */
export const estimates =
  '≈|~|ca\\.|circa|estim\\p{L}*|guess\\p{L}*|reckon\\p{L}*|assum\\p{L}*|schätz\\p{L}*|geschätzt\\p{L}*|Annahmen?|angenommen|vermut\\p{L}*|suppos\\p{L}*|hypothèses?|supon\\p{L}*|a ojo|supuest\\p{L}*|supo[mn]\\p{L}*|suppon\\p{L}*|ipotizz\\p{L}*|presupun\\p{L}*|uppskatt\\p{L}*|bedöm\\p{L}*|giss\\p{L}*|anta(?:r|gande\\p{L}*)|antag\\p{L}*|skøn\\p{L}*|ansl[åa]\\p{L}*|gjett\\p{L}*|arvi[oe]\\p{L}*|oletus\\p{L}*|oletamme|odhad\\p{L}*|předpoklád\\p{L}*|becs[lü]\\p{L}*|feltételez\\p{L}*|stim(?:a|e|ato|ata|iamo)\\b|geschat\\p{L}*|schat(?:t\\p{L}*)?|aanname\\p{L}*|szac\\p{L}*|zakład\\p{L}*|założ\\p{L}*|предпол\\p{L}*|припу\\p{L}*|υποθ\\p{L}*|υπολογίζ\\p{L}*|varsay\\p{L}*|taksir\\p{L}*|perkira\\p{L}*|asumsi\\p{L}*|ước lượng|chúng tôi ước|giả định|เราประมาณ|คาดการณ์|สมมติ|仮定|想定|假设|假設|猜测|가정|추산|어림|अंदाज़\\p{L}*|ধারণা|نقد[ّ]?ر|نفترض|افتراض\\p{L}*|فرض|گمان|מעריכ\\p{L}*|נעריך|הערכ\\p{L}*|מניח\\p{L}*|הנח\\p{L}*|оцен\\p{L}*|оцін\\p{L}*|εκτίμ\\p{L}*|εκτιμ\\p{L}*|tahmin\\p{L}*|perkiraan|diperkirakan|ước tính|ประมาณการ|ประเมิน|推定|推計|見積\\p{L}?|概算|估计|估計|估算|预计|預計|추정|अनुमान\\p{L}*|আনুমানিক|অনুমান|மதிப்பீ\\p{L}*|تقدير\\p{L}*|برآورد|تخمین|אומדן|הערכה|מוערך';

/** Words by which an amount is said to be less than zero or to be taken away. */
export const fallWords =
  '(?<!\\p{L})(?:minus|less|fewer|lower|f[ae]ll|drop|declin|decreas|loss|lose|lost|losing|cut|reduc|down|shr[aiu]nk|sav|risparm|épargn|économi|econom|ahorr|oszczęd|эконом|екон|úspor|besparing|spar|below|negativ|deficit|discount|rebate|sinkt|sank|sinken|gesunken|fällt|fiel|gefallen|weniger|Verlust|Rückgang|kürz|gekürzt|senk|gesenkt|Minderung|unter|Rabatt|Nachlass|abzüglich|rabat|sconto|descuento|desconto|remise|korting|sleva|kedvezm|скидк|знижк|έκπτωση|indirim|giảm giá|diskon|daal|verlies|minder|minsk|sjönk|sjunk|föll|förlust|färre|underskot|underskud|fald|nedgang|lask|väh|tappio|alijäämä|sníž|kles|pokles|ztrát|méně|csökk|veszt|keveseb|scăd|pierd|mai puțin|redu[cs]|lager|baiss|perte|perd|moins|recul|dimin|rédu|chute|baj[aóo]|caíd|cay[eó]|caer|pérdid|pierd|menos|reduj|disminu|caiu|queda|perda|perde|diminu|cal[aoi]|perdit|meno|ridu|spad|strat|mniej|obniż|zmniejsz|сни[зж]|паден|упал|потер|убыт|меньше|сокра|минус|збит|втрат|менш|μείω|μειώ|πτώση|ζημ|απώλ|λιγότερ|düş|azal|zarar|kayb|eksi|turun|rugi|kurang|giảm|lỗ|ít hơn|frost|gefrier)|割引|値引|折扣|할인|영하|零下|氷点下|ส่วนลด|छूट|ছাড়|خصم|تخفیف|زیر صفر|הנחה|تحت الصفر|מתחת לאפס|減|下が|下落|低下|赤字|損失|マイナス|降|亏|虧|跌|少|감소|하락|손실|줄|ลด|ขาดทุน|ติดลบ|घट|कम|हानि|नुकसान|गिर|কম|ক্ষতি|হ্রাস|குறை|இழப்பு|சரி|انخف|خسار|تراجع|أقل|نقص|کاهش|زیان|کمتر|ירד|הפסד|פחות|ירידה';
