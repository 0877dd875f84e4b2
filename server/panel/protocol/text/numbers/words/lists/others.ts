import type { List } from './list.ts';

/** Number words of other languages. */
export const others: Readonly<Record<string, List>> = {
  el: {
    small:
      'ένας|ένα|μία|μια δύο|δυο τρεις|τρία|τριών τέσσερις|τέσσερα|τεσσάρων πέντε έξι επτά|εφτά οκτώ|οχτώ εννέα|εννιά δέκα έντεκα|ένδεκα δώδεκα δεκατρείς|δεκατρία δεκατέσσερις|δεκατέσσερα δεκαπέντε δεκαέξι|δεκάξι δεκαεπτά|δεκαεφτά δεκαοκτώ|δεκαοχτώ δεκαεννέα|δεκαεννιά',
    tens: 'είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα',
    others: {
      100: 'εκατό|εκατόν',
      200: 'διακόσια|διακόσιες|διακόσιοι',
      300: 'τριακόσια|τριακόσιες|τριακόσιοι',
      400: 'τετρακόσια|τετρακόσιες|τετρακόσιοι',
      500: 'πεντακόσια|πεντακόσιες|πεντακόσιοι',
      600: 'εξακόσια|εξακόσιες|εξακόσιοι',
      700: 'επτακόσια|εφτακόσια|επτακόσιες',
      800: 'οκτακόσια|οχτακόσια|οκτακόσιες',
      900: 'εννιακόσια|εννιακόσιες',
      1000: 'χίλια|χίλιες|χίλιοι|χιλιάδες',
      ...{
        1.5: 'ενάμισι|ενάμιση|μιάμιση',
        2.5: 'δυόμισι|δυόμιση',
        3.5: 'τρεισήμισι|τριάμισι',
        4.5: 'τεσσερισήμισι|τεσσεράμισι',
      },
    },
  },
  fi: {
    small:
      'yksi|yhden|yhtä kaksi|kahden|kahta|kahdessa|kahdeksi kolme|kolmen|kolmea|kolmessa|kolmeksi neljä|neljän|neljää|neljässä|neljäksi viisi|viiden|viittä|viidessä|viideksi kuusi|kuuden|kuutta|kuudessa|kuudeksi seitsemän|seitsemää|seitsemässä kahdeksan|kahdeksaa|kahdeksassa yhdeksän|yhdeksää|yhdeksässä kymmenen|kymmentä|kymmenessä yksitoista kaksitoista|kahdentoista kolmetoista|kolmentoista neljätoista|neljäntoista viisitoista|viidentoista kuusitoista|kuudentoista seitsemäntoista kahdeksantoista yhdeksäntoista',
    tens: 'kaksikymmentä|kahdenkymmenen kolmekymmentä|kolmenkymmenen neljäkymmentä|neljänkymmenen viisikymmentä|viidenkymmenen kuusikymmentä|kuudenkymmenen seitsemänkymmentä|seitsemänkymmenen kahdeksankymmentä|kahdeksankymmenen yhdeksänkymmentä|yhdeksänkymmenen',
    others: { 1.5: 'puolitoista', 100: 'sata|sataa|sadan', 1000: 'tuhat|tuhatta|tuhannen' },
    isJoined: true,
  },
  hu: {
    small:
      'egy kettő|két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő|tizenkét tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc',
    tens: 'húsz|huszon harminc negyven ötven hatvan hetven nyolcvan kilencven',
    others: { 1.5: 'másfél', 100: 'száz', 1000: 'ezer' },
    isJoined: true,
    times: 'szor|szer|ször',
  },
  tr: {
    small: 'bir iki üç dört beş altı yedi sekiz dokuz on',
    tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    others: { 100: 'yüz', 1000: 'bin' },
  },
  id: {
    small: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
    tens: '',
    others: { 100: 'seratus|ratus', 1000: 'seribu|ribu' },
    tenfold: 'puluh',
    teens: 'belas',
  },
  ar: {
    small: 'واحد|واحدة اثنان|اثنين ثلاثة|ثلاث أربعة|أربع خمسة|خمس ستة|ست سبعة|سبع ثمانية|ثماني تسعة|تسع عشرة|عشر',
    tens: 'عشرون|عشرين ثلاثون|ثلاثين أربعون|أربعين خمسون|خمسين ستون|ستين سبعون|سبعين ثمانون|ثمانين تسعون|تسعين',
    others: { 100: 'مئة|مائة', 200: 'مئتان|مئتين|مائتان|مائتين' },
    prefix: '(?:[وف]?(?:[بلك]|ال|لل|بال)|[وف])',
  },
  // "No" is written like nine without its vowel.
  fa: {
    small: 'یک دو سه چهار پنج شش هفت هشت نُه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده',
    tens: 'بیست سی چهل پنجاه شصت هفتاد هشتاد نود',
    others: {
      100: 'صد',
      200: 'دویست',
      300: 'سیصد',
      400: 'چهارصد',
      500: 'پانصد',
      600: 'ششصد',
      700: 'هفتصد',
      800: 'هشتصد',
      900: 'نهصد',
      1000: 'هزار',
    },
    joins: 'و',
  },
  he: {
    small:
      'אחד|אחת שניים|שתיים|שני|שתי|שנים|שתים שלושה|שלוש|שלושת ארבעה|ארבע|ארבעת חמישה|חמש|חמשת שישה|שש|ששת שבעה|שבע שמונה תשעה|תשע עשרה|עשר',
    tens: 'עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים',
    others: { 100: 'מאה|מאות', 200: 'מאתיים', 1000: 'אלף|אלפים', 2000: 'אלפיים' },
    prefix: '[ושכ]{0,2}[ובלמה]',
    // Years as well.
    only: { שנים: '[ \u05BE-]עשר', שתים: '[ \u05BE-]עשרה' },
  },
  hi: {
    small: 'एक दो तीन चार पाँच|पांच छह|छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह सोलह सत्रह अठारह उन्नीस',
    tens: 'बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे',
    others: {
      ...{ 0.5: 'साढ़े', 1.5: 'डेढ़', 2.5: 'ढाई' },
      ...{ 21: 'इक्कीस', 22: 'बाईस', 23: 'तेईस', 24: 'चौबीस', 25: 'पच्चीस', 26: 'छब्बीस', 27: 'सत्ताईस', 28: 'अट्ठाईस' },
      ...{ 29: 'उनतीस', 31: 'इकतीस', 32: 'बत्तीस', 33: 'तैंतीस', 34: 'चौंतीस', 35: 'पैंतीस', 36: 'छत्तीस', 37: 'सैंतीस' },
      ...{ 38: 'अड़तीस', 39: 'उनतालीस', 41: 'इकतालीस', 42: 'बयालीस', 43: 'तैंतालीस', 44: 'चवालीस|चौवालीस', 45: 'पैंतालीस' },
      ...{ 46: 'छियालीस', 47: 'सैंतालीस', 48: 'अड़तालीस', 49: 'उनचास', 51: 'इक्यावन', 52: 'बावन', 53: 'तिरपन', 54: 'चौवन' },
      ...{
        55: 'पचपन',
        56: 'छप्पन',
        57: 'सत्तावन',
        58: 'अट्ठावन',
        59: 'उनसठ',
        61: 'इकसठ',
        62: 'बासठ',
        63: 'तिरसठ',
        64: 'चौंसठ',
      },
      ...{ 65: 'पैंसठ', 66: 'छियासठ', 67: 'सड़सठ', 68: 'अड़सठ', 69: 'उनहत्तर', 71: 'इकहत्तर', 72: 'बहत्तर', 73: 'तिहत्तर' },
      ...{
        74: 'चौहत्तर',
        75: 'पचहत्तर',
        76: 'छिहत्तर',
        77: 'सतहत्तर',
        78: 'अठहत्तर',
        79: 'उन्यासी',
        81: 'इक्यासी',
        82: 'बयासी',
      },
      ...{
        84: 'चौरासी',
        85: 'पचासी',
        88: 'अट्ठासी',
        95: 'पचानवे',
        96: 'छियानवे',
        99: 'निन्यानवे',
        100: 'सौ',
        1000: 'हज़ार|हजार',
      },
    },
  },
  bn: {
    small: 'এক দুই|দু তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো|এগার বারো|বার তেরো চৌদ্দ পনেরো ষোল|ষোলো সতেরো আঠারো উনিশ',
    times: 'জন|টি|টা',
    // "Is not" as well as nine.
    only: { নয়: ' (?:জন|টি|টা|শত|শো|হাজার|লাখ|কোটি|মাস|বছর|দিন|সপ্তাহ|ঘণ্টা|মিনিট|শতাংশ|গুণ|ভাগ|টাকা|কেজি|টন|মিটার|কিলো)' },
    tens: 'বিশ|কুড়ি ত্রিশ চল্লিশ পঞ্চাশ ষাট সত্তর আশি নব্বই',
    others: {
      ...{ 0.5: 'সাড়ে', 1.5: 'দেড়', 2.5: 'আড়াই' },
      ...{ 21: 'একুশ', 22: 'বাইশ', 23: 'তেইশ', 24: 'চব্বিশ', 25: 'পঁচিশ', 26: 'ছাব্বিশ', 27: 'সাতাশ', 28: 'আটাশ' },
      ...{ 29: 'ঊনত্রিশ', 32: 'বত্রিশ', 35: 'পঁয়ত্রিশ', 36: 'ছত্রিশ', 42: 'বিয়াল্লিশ', 45: 'পঁয়তাল্লিশ', 48: 'আটচল্লিশ' },
      ...{ 52: 'বায়ান্ন', 55: 'পঞ্চান্ন', 65: 'পঁয়ষট্টি', 72: 'বাহাত্তর', 75: 'পঁচাত্তর', 85: 'পঁচাশি', 95: 'পঁচানব্বই' },
      ...{ 100: 'শত|একশ|একশো', 200: 'দুইশ|দুশো', 300: 'তিনশ|তিনশো', 400: 'চারশ|চারশো', 500: 'পাঁচশ|পাঁচশো', 1000: 'হাজার' },
    },
  },
  sw: {
    small:
      'moja|mmoja mbili|wawili|miwili|viwili|mawili tatu|watatu|mitatu|vitatu|matatu nne|wanne|minne|vinne|manne tano|watano|mitano|vitano|matano sita saba nane|wanane|minane|vinane|manane tisa kumi',
    tens: 'ishirini thelathini arobaini hamsini sitini sabini themanini tisini',
    others: {
      ...{ 100: 'mia', 1000: 'elfu' },
    },
    joins: 'na',
  },
  // "Five" is also the word for a year.
  vi: {
    small: 'một|mốt hai ba bốn|tư lăm|năm sáu bảy tám chín mười',
    tens: '',
    others: { 100: 'trăm', 1000: 'nghìn|ngàn' },
    joins: 'linh lẻ',
    tenfold: 'mươi',
    only: {
      năm: ' (?:mươi|trăm|nghìn|ngàn|triệu|tỷ|tỉ|khách|người(?! ta)|nhân viên|công nhân|cửa hàng|chi nhánh|chiếc|cái|tuần)(?!\\p{L})',
      tư: ' (?:mươi|trăm)',
    },
  },
};
