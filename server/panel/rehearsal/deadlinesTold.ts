import { wholeWords } from '../protocol/text/text.ts';

/** Whether the words before a date say that it is a deadline: "the deadline for our answer is", "Offer lapses", "Termin mija", 回答の期日は. */
export const isToldBefore = (before: string): boolean => ahead.test(before) || aheadUnspaced.test(before);

/** The same where the verb, or the noun, stands behind it: "weil das Angebot am … abläuft", "Teklif …’de sona eriyor", 報價…到期. */
export const isToldAfter = (before: string, after: string): boolean =>
  (subject.test(before) && behind.test(after)) || named.test(after);

/** A last day. */
const deadlines = [
  'deadlines?|closing date|cut-?off(?: date)?|final date|(?:answer|reply|decision|response) due|due(?: date| on| by)?|expir(?:y|ation)(?: date)?',
  '(?:\\p{L}+)?[Ff]rist\\p{L}{0,3}|Stichtag|Ablaufdatum|Einsendeschluss|Annahmeschluss|Schlusstermin|Termin',
  '(?:date|jour|délai|heure) (?:limite|butoir)|échéance|délai|terme',
  'plazo|fecha (?:límite|tope|final)|vencimiento|prazo|data[- ]limite|data final|scadenza|termine(?: ultimo)?',
  'uiterste datum|termijn|sluitingsdatum|termin\\p{L}*|ostateczn\\p{L}+ (?:termin|dat\\p{L}+)',
  '(?:крайн\\p{L}+ |последн\\p{L}+ |останн\\p{L}+ |кінцев\\p{L}+ )?(?:срок|термін|дедлайн|дат\\p{L}|строк)(?: \\p{L}+){0,2}',
  'προθεσμία|διορία|(?:τελευταία|καταληκτική) (?:ημερομηνία|μέρα|ημέρα)',
  'son (?:tarih|gün|teslim|yanıt tarihi|başvuru(?: tarihi)?)\\p{L}{0,3}|son \\p{L}+ tarihi|vade\\p{L}{0,3}|süre\\p{L}{0,3}',
  '(?:ال)?(?:موعد|أجل|مهلة)(?: (?:ال)?(?:نهائي|أخير|أقصى)ة?)?|آخر (?:موعد|يوم|أجل)|تاريخ الانتهاء',
  '(?:ה?מועד|ה?תאריך|ה?יום) (?:ה?אחרון|ה?סופי)|ה?דדליין|מועד התשובה',
  '(?:آخرین )?(?:مهلت|موعد|فرصت|سررسید)(?: نهایی)?',
  '(?:अंतिम|अन्तिम|आख़िरी|आखिरी) (?:तारीख़|तारीख|तिथि|दिन)|(?:समय-?सीमा|डेडलाइन|मियाद)',
  '(?:শেষ|চূড়ান্ত) (?:তারিখ|দিন|সময়)|সময়সীমা|মেয়াদ',
  '(?:கடைசி|இறுதி) (?:தேதி|நாள்)|காலக்கெடு|கெடு',
  '(?:thời )?hạn(?: chót| cuối(?: cùng)?| trả lời)?|ngày cuối(?: cùng)?',
  'batas (?:waktu|akhir)|tenggat(?: waktu)?|tanggal (?:akhir|jatuh tempo)|jatuh tempo',
  'sista (?:dag|datum)|frist\\p{L}{0,3}|termín|határidő|termen(?:ul)?(?: limită)?|määräaika',
];
/** What stands for so long. */
const offers = [
  'offers?|quotes?|quotation|bid|proposal|option|Angebot\\p{L}{0,2}|Offerte|offre|devis|oferta|presupuesto|propuesta|proposta|orçamento',
  'offerta|preventivo|aanbod|offerte|ofert\\p{L}|предложени\\p{L}|оферт\\p{L}|пропозиці\\p{L}|προσφορά|teklif\\p{L}{0,3}|(?:ال)?عرض',
  'ה?הצעה|ה?הצעת מחיר|پیشنهاد|(?:प्रस्ताव|ऑफ़र|ऑफर)|(?:প্রস্তাব|অফার)(?:টি|টির)?|(?:சலுகை|முன்மொழிவு)\\p{M}*|đề nghị|báo giá|chào giá|penawaran|tawaran|erbjudande\\p{L}*|tilbud\\p{L}*|nabídk\\p{L}|ajánlat\\p{L}*|ofertă|oferta|tarjous',
];
const ends = [
  'ends?|expires?|lapses?|runs? out|closes?|falls?|is up|läuft|endet|erlischt|verfällt|expire|prend fin|tombe|échoit|finit|se termine',
  'vence|expira|termina|acaba|caduca|finaliza|finda|scade|termina|verloopt|vervalt|eindigt|loopt(?: af)?|sluit',
  'mija|upływa|wygasa|kończy się|истекает|заканчивается|истечёт|кончается|спливає|закінчується|минає|λήγει|τελειώνει|εκπνέει',
  'ينتهي|تنتهي|פוקעת|פוקע|מסתיימת|מסתיים|פג|פגה|hết hạn|kết thúc|hết hiệu lực|berakhir|habis|kedaluwarsa|jatuh',
  'löper ut|utløper|udløber|går ut|končí|vyprší|lejár|expiră|päättyy',
];
const is = [
  'is|was set for|(?:is|are) set for|ist|sind|lautet|est(?: fixée?)?|es|é|è|wordt|to|jest|это|це|είναι|هو|هي|הוא|היא|là|adalah|ialah|yaitu|är|er|je|este|on',
];
const at = [
  'on|by|at|am|der|den|zum|auf den|le|au|el|día|il|al|a|em|no dia|o|op|de|στις|την|η|στη|في|يوم|ngày|vào|vào ngày|pada|tanggal|pada tanggal|den|dne|ב-?',
];
/** Of what: "for our answer". No other date and no end of a statement lies between. */
const between = '[^.,;!?\\n\\p{Nd}]{0,32}?';
const sign = '\\s*[:：=–—-]';
const weekday = '(?:\\s?\\p{L}+,?)?';
const ahead = new RegExp(
  [
    `${wholeWords(deadlines)}(?:${sign}|${between}\\s(?:${[...ends, ...is].join('|')})|${between}${sign})?(?:\\s(?:${at.join('|')}))?${weekday}\\s*(?<=[\\s:：ב-])$`,
    `${wholeWords(offers)}${between}\\s(?:${ends.join('|')})(?:\\s(?:${at.join('|')}))?${weekday}\\s*(?<=[\\sב-])$`,
    `(?:${ends.join('|')})\\s(?:${[...offers, ...deadlines].join('|')})(?:\\s(?:${at.join('|')}))?${weekday}\\s*(?<=[\\sב-])$`,
  ].join('|'),
  'iu',
);
/** Scripts without spaces. */
const aheadUnspaced = new RegExp(
  '(?:期限|期日|締め?切り?日?|〆切|最終日|截止(?:日期?|时间|時間)?|限期|有效期限?)(?:は|が|是|为|為|至|到|在|于|於|[:：])?\\s?$|' +
    '(?:기한|마감일?|만료일|시한)(?:은|는|이|:)?\\s?$|' +
    '(?:กำหนด(?:ตอบ|ส่ง|การ|เวลา|สุดท้าย)?|เส้นตาย|วันสุดท้าย|หมดอายุ|หมดเขต|สิ้นสุด|ครบกำหนด)(?:คือ|ใน)?(?:วันที่)?\\s?$',
  'u',
);
const subject = new RegExp(
  `${wholeWords([...deadlines, ...offers])}${between}$|(?:期限|オファー|見積(?:書|もり)?|提案|报价|報價|邀约|要约|优惠|제안|견적|기한|오퍼)[^。、，,.\\p{Nd}]{0,12}$`,
  'iu',
);
const behind =
  /^(?:\s(?:abläuft|endet|erlischt|verfällt|ausläuft|ab(?!\p{L}))|[’']?[dt][ea](?:n)?\s(?:bit|dol|sona er|geçersiz)\p{L}+|\s(?:tarihinde\s)?(?:bit|dol|sona er)\p{L}+|\s(?:को|पर)\s(?:समाप्त|ख़त्म|खत्म|पूरी|पूरा)|(?:\s?তারিখে|ে|-এ|-তে)?\s(?:শেষ|ফুরা)|\s?(?:அன்று|இல்|-இல்|உடன்|-உடன்)?\s?முடி|\s(?:منقضی|تمام|به پایان)|に(?:失効|切れ|終わ|満了|締め?切)|で(?:失効|切れ|終わ|満了)|(?:에|로)\s?(?:만료|마감|끝)|到期|截止|失效|为止|為止)/u;
const named = /^(?:が(?:期限|期日|締め?切り?|〆切|最終日)|(?:이|가)\s?(?:마감|기한)|截止|为限|為限)/u;
