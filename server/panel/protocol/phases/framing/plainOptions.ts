import type { Option } from '../../../../../shared/events/panel/frame.ts';
import { wordsNameOf } from '../../text/language.ts';

/** Options that code puts on the table where no framer did, in the language of the case. */
export type PlainOptions = { readonly goAhead: Option; readonly nothing: Option; readonly small: Option };

/** By BCP 47 tag; English where there are no words. Claims nothing about the case. */
export const plainOptionsIn = (language: string): PlainOptions => {
  const [goAhead, goAheadIs, nothing, nothingIs, small, smallIs] = said[wordsNameOf(language)] ?? english;
  return {
    goAhead: { optionId: '', title: goAhead, description: goAheadIs, origin: 'user' },
    nothing: { optionId: '', title: nothing, description: nothingIs, origin: 'status_quo' },
    small: { optionId: '', title: small, description: smallIs, origin: 'panel' },
  };
};

/** To do what the case describes; to do nothing for now; to try it small first: each with what it is. */
type Six = readonly [string, string, string, string, string, string];

const english: Six = [
  'Go ahead as described',
  'Do what the case describes.',
  'Do nothing for now',
  'Leave things as they are and decide later.',
  'Try it small first',
  'A limited, reversible test before deciding.',
];
const said: Readonly<Record<string, Six>> = {
  en: english,
  de: [
    'Tun, was der Fall beschreibt',
    'Wie beschrieben vorgehen.',
    'Vorerst nichts tun',
    'Alles lassen, wie es ist, und später entscheiden.',
    'Erst im Kleinen versuchen',
    'Ein begrenzter, umkehrbarer Versuch vor der Entscheidung.',
  ],
  es: [
    'Hacer lo que describe el caso',
    'Proceder tal como se describe.',
    'No hacer nada por ahora',
    'Dejar las cosas como están y decidir más adelante.',
    'Probar primero a pequeña escala',
    'Una prueba limitada y reversible antes de decidir.',
  ],
  fr: [
    'Faire ce que décrit le cas',
    'Procéder comme décrit.',
    'Ne rien faire pour l’instant',
    'Laisser les choses en l’état et décider plus tard.',
    'Essayer d’abord en petit',
    'Un essai limité et réversible avant de décider.',
  ],
  pt: [
    'Fazer o que o caso descreve',
    'Avançar tal como descrito.',
    'Não fazer nada por agora',
    'Deixar tudo como está e decidir mais tarde.',
    'Experimentar primeiro em pequena escala',
    'Um teste limitado e reversível antes de decidir.',
  ],
  it: [
    'Fare ciò che il caso descrive',
    'Procedere come descritto.',
    'Per ora non fare nulla',
    'Lasciare tutto com’è e decidere più avanti.',
    'Provare prima in piccolo',
    'Una prova limitata e reversibile prima di decidere.',
  ],
  nl: [
    'Doen wat de zaak beschrijft',
    'Te werk gaan zoals beschreven.',
    'Voorlopig niets doen',
    'Alles laten zoals het is en later beslissen.',
    'Het eerst in het klein proberen',
    'Een beperkte, omkeerbare proef voor de beslissing.',
  ],
  pl: [
    'Zrobić to, co opisano',
    'Postąpić zgodnie z opisem.',
    'Na razie nic nie robić',
    'Zostawić wszystko tak, jak jest, i zdecydować później.',
    'Najpierw spróbować na małą skalę',
    'Ograniczona, odwracalna próba przed decyzją.',
  ],
  tr: [
    'Anlatılanı yapmak',
    'Anlatıldığı gibi ilerlemek.',
    'Şimdilik hiçbir şey yapmamak',
    'Her şeyi olduğu gibi bırakıp sonra karar vermek.',
    'Önce küçük ölçekte denemek',
    'Karardan önce sınırlı ve geri alınabilir bir deneme.',
  ],
  ru: [
    'Сделать то, что описано',
    'Действовать, как описано.',
    'Пока ничего не делать',
    'Оставить всё как есть и решить позже.',
    'Сначала попробовать в малом масштабе',
    'Ограниченная, обратимая проба до решения.',
  ],
  uk: [
    'Зробити те, що описано',
    'Діяти, як описано.',
    'Поки що нічого не робити',
    'Залишити все як є й вирішити пізніше.',
    'Спершу спробувати в малому масштабі',
    'Обмежена, оборотна спроба перед рішенням.',
  ],
  el: [
    'Να γίνει ό,τι περιγράφεται',
    'Ενέργεια όπως περιγράφεται.',
    'Καμία ενέργεια προς το παρόν',
    'Να μείνουν όλα ως έχουν και να αποφασιστεί αργότερα.',
    'Πρώτα δοκιμή σε μικρή κλίμακα',
    'Μια περιορισμένη, αναστρέψιμη δοκιμή πριν από την απόφαση.',
  ],
  ar: [
    'فعل ما تصفه القضية',
    'المضيّ كما هو موصوف.',
    'عدم فعل شيء الآن',
    'ترك الأمور على حالها واتخاذ القرار لاحقًا.',
    'التجربة على نطاق صغير أولًا',
    'اختبار محدود يمكن الرجوع عنه قبل اتخاذ القرار.',
  ],
  fa: [
    'انجام آنچه شرح داده شده',
    'پیش رفتن همان‌گونه که شرح داده شده.',
    'فعلاً کاری نکردن',
    'همه چیز را همان‌طور که هست گذاشتن و بعداً تصمیم گرفتن.',
    'نخست آزمودن در مقیاس کوچک',
    'آزمونی محدود و برگشت‌پذیر پیش از تصمیم.',
  ],
  he: [
    'לעשות את המתואר',
    'לפעול כמתואר.',
    'לא לעשות דבר בינתיים',
    'להשאיר הכול כפי שהוא ולהחליט מאוחר יותר.',
    'לנסות תחילה בקטן',
    'ניסוי מוגבל והפיך לפני ההחלטה.',
  ],
  hi: [
    'जैसा लिखा है वैसा करना',
    'बताए गए ढंग से आगे बढ़ना।',
    'अभी कुछ न करना',
    'सब कुछ जैसा है वैसा रहने देना और बाद में तय करना।',
    'पहले छोटे पैमाने पर आज़माना',
    'तय करने से पहले एक सीमित परख, जिसे पलटा जा सके।',
  ],
  bn: [
    'যা বর্ণনা করা হয়েছে তা করা',
    'বর্ণনা অনুযায়ী এগোনো।',
    'আপাতত কিছু না করা',
    'সব যেমন আছে তেমন রেখে পরে সিদ্ধান্ত নেওয়া।',
    'আগে ছোট পরিসরে চেষ্টা করা',
    'সিদ্ধান্তের আগে একটি সীমিত পরীক্ষা, যা থেকে ফেরা যায়।',
  ],
  ta: [
    'விவரித்தபடி செய்வது',
    'விவரித்தபடி தொடர்வது.',
    'இப்போதைக்கு எதுவும் செய்யாதிருப்பது',
    'எல்லாவற்றையும் அப்படியே விட்டுப் பின்னர் முடிவெடுப்பது.',
    'முதலில் சிறிய அளவில் முயல்வது',
    'முடிவுக்கு முன் வரம்புள்ள, மீளக்கூடிய ஒரு சோதனை.',
  ],
  th: [
    'ทำตามที่อธิบายไว้',
    'ดำเนินการตามที่อธิบายไว้',
    'ยังไม่ทำอะไรในตอนนี้',
    'ปล่อยทุกอย่างไว้ตามเดิมแล้วค่อยตัดสินใจภายหลัง',
    'ลองทำในขนาดเล็กก่อน',
    'การทดลองที่จำกัดและย้อนกลับได้ก่อนตัดสินใจ',
  ],
  vi: [
    'Làm như đã mô tả',
    'Tiến hành đúng như mô tả.',
    'Tạm thời không làm gì',
    'Giữ nguyên mọi thứ và quyết định sau.',
    'Thử trước ở quy mô nhỏ',
    'Một phép thử có giới hạn, có thể đảo ngược, trước khi quyết định.',
  ],
  id: [
    'Melakukan seperti yang diuraikan',
    'Berjalan seperti yang diuraikan.',
    'Untuk sementara tidak berbuat apa-apa',
    'Membiarkan semuanya apa adanya dan memutuskan nanti.',
    'Mencoba dulu dalam skala kecil',
    'Uji coba terbatas yang dapat dibatalkan sebelum memutuskan.',
  ],
  ja: [
    '案件のとおりに進める',
    '書かれているとおりに行う。',
    '当面は何もしない',
    '今のままにしておき、後で決める。',
    'まず小さく試す',
    '決める前に、範囲を限った、元に戻せる試みを行う。',
  ],
  ko: [
    '설명한 대로 진행하기',
    '설명된 그대로 한다.',
    '당분간 아무것도 하지 않기',
    '지금 그대로 두고 나중에 결정한다.',
    '먼저 작게 시험해 보기',
    '결정하기 전에 되돌릴 수 있는 제한된 시험을 한다.',
  ],
  zh: [
    '按所述进行',
    '照案件所述去做。',
    '暂不行动',
    '维持现状，以后再决定。',
    '先小规模试行',
    '决定之前，先做一次有限、可撤回的试验。',
  ],
  'zh-Hant': [
    '按所述進行',
    '照案件所述去做。',
    '暫不行動',
    '維持現狀，以後再決定。',
    '先小規模試行',
    '決定之前，先做一次有限、可撤回的試驗。',
  ],
};
