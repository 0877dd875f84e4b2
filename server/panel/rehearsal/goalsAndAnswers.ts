import { anyWord } from '../protocol/text/text.ts';

/** Whether a sentence asks for an answer, a decision or a signature, or says how long an offer stands: a date in it is the decision's own. */
export const asksForAnswer = (sentence: string): boolean => answers.test(sentence);

/** Whether a sentence says what would be success, what shall be reached, or what is agreed already: a date in it is no deadline of the decision. */
export const saysGoal = (sentence: string): boolean =>
  success.test(sentence) || (goals.test(sentence) && !asksForAnswer(sentence));

const answers = anyWord(
  [
    'answers?|answered|repl(?:y|ies)|respon[sd]\\p{L}*|decid\\p{L}+|decisions?|sign(?:ed|ing|ature)?|confirm\\p{L}*|choose|a yes|to hear|let (?:\\p{L}+ )?know|valid|deadline|tell (?:them|him|her)',
    '\\p{L}*antwort\\p{L}*|rückmeld\\p{L}*|entsch[ei]+d\\p{L}*|zusage\\p{L}*|zusagen|unterschr\\p{L}*|unterzeichn\\p{L}*|bescheid\\p{L}*|gilt|gültig|frist\\p{L}*',
    'rép[oô]n\\p{L}*|décid\\p{L}*|décision\\p{L}*|trancher|sign(?:er|é|ature)\\p{L}*|valable|confirm\\p{L}*',
    'resp(?:uesta|ond|ost|osta)\\p{L}*|decid\\p{L}*|decis\\p{L}*|firma\\p{L}*|contest\\p{L}*|vig\\p{L}+|válid\\p{L}*|valid\\p{L}*|assina\\p{L}*|rispo\\p{L}*|confer\\p{L}*',
    'antwoord\\p{L}*|besl(?:is|uit|oten)\\p{L}*|(?:onder)?teken\\p{L}*|geldig|geldt|reactie',
    'odpow\\p{L}*|decy(?:z|d)\\p{L}*|podpis\\p{L}*|ważn\\p{L}*',
    'ответ\\p{L}*|реш(?:ен|ит|ат|им)\\p{L}*|подпис\\p{L}*|действ(?:ует|ительн)\\p{L}*|відпов\\p{L}*|вирішит\\p{L}*|рішен\\p{L}*|підпис\\p{L}*|діє|дійсн\\p{L}*',
    'απάντη\\p{L}*|απαντή\\p{L}*|αποφασ\\p{L}*|αποφά\\p{L}*|απόφαση\\p{L}*|υπογρ\\p{L}*|ισχύει',
    'yanıt\\p{L}*|cevap\\p{L}*|kara[rd]\\p{L}*|imza\\p{L}*|geçerli\\p{L}*',
    '(?:و|ال|وال|بال|لل)?(?:رد|جواب|إجابة|قرار|توقيع)(?:ا|ه|ها|نا)?|[نيتأو]?قرر|[ينت](?:رد|وقع)|سارٍ?|صالح\\p{L}*',
    '[הבלוש]*(?:תשובה|החלטה|חתימה)|תשובת\\p{L}*|[לנ]ה?(?:חליט|חתום|שיב)|בתוקף',
    'پاسخ\\p{L}*|جواب|تصمیم\\p{L}*|امضا\\p{L}*|معتبر',
    'जवाब|उत्तर|फ़ैसला|फैसला|निर्णय|तय|हस्ताक्षर|मान्य|वैध',
    '(?:উত্তর|জবাব|সিদ্ধান্ত|স্বাক্ষর|সই)[\\p{L}\\p{M}]*|বৈধ',
    '(?:பதில்|முடிவ|கையெழு|கையொப்ப)[\\p{L}\\p{M}]*|செல்லுபடி[\\p{L}\\p{M}]*',
    'trả lời|quyết định|ký|phản hồi|hiệu lực|jawab\\p{L}*|keputusan|memutuskan|diputuskan|tanda ?tangan\\p{L}*|menandatangani|berlaku',
    'svar\\p{L}*|besl(?:ut|ut)\\p{L}*|bestäm\\p{L}*|gäller|gælder|gjelder|underskriv\\p{L}*|vastau\\p{L}*|päätö\\p{L}*|päät\\p{L}*|odpov\\p{L}*|rozhod\\p{L}*|válasz\\p{L}*|dönt\\p{L}*|răspun\\p{L}*|jibu|uamuzi',
  ],
  '답변|대답|회신|결정|서명|계약서|유효|回答|返事|返答|決め|決定|決断|決議|署名|契約(?:する|書)|有効|答复|答覆|回复|回覆|回應|回应|决定|決定|签(?:字|署|约)|簽(?:字|署|約)|有效|คำตอบ|ตอบ|ตัดสินใจ|ลงนาม|เซ็น|มีผล',
);

/** What says it even of an answer or a signature: "a success if we have signed ten tenants". */
const success = anyWord(
  [
    'success(?:ful)?(?= (?:is|if|when|means|would|looks|measure|criteri\\p{L}+|metric)|:)|(?:measure|mark|sign)s? of success|(?:worked|works|paid off|pays off|a win|gone well|goes well)(?: out)? if|count (?:it|this|that) (?:as )?a success',
    'erfolg(?:reich)?(?= (?:ist|wäre|heißt|bedeutet|wenn|misst|haben)|:|,? wenn)|(?:gelungen|geglückt|geschafft|gelohnt)(?: ist| hat| haben)?(?: es)?,? wenn|erfolgs\\p{L}+',
    "(?:réussi|gagné|un succès|une réussite|le succès|la réussite)(?= si|,| c[’']est|:| sera| serait|\\s:)",
    '(?:un|el|o|um|il) (?:éxito|sucesso|successo)|(?:funcionado|funcionó|resultado|valido la pena|funzionato) (?:si|se)|éxito:|sucesso:|successo:',
    '(?:geslaagd|gelukt|een succes|succes)(?= als|:| is| betekent)|sukces\\p{L}*|успех(?:ом)?|успіх(?:ом)?|επιτυχί\\p{L}*|πέτυχε',
    'başarı(?:lı)?(?= |:)|(?:ال)?نجاح|הצלחה|ההצלחה|יצליח|موفقیت|सफलता|सफल|সাফল্য|সফল(?:তা)?|வெற்றி[\\p{L}\\p{M}]*',
    'thành công|berhasil|keberhasilan|sukses|framgång\\p{L}*|lyckat|succes(?:fuldt)?|suksess|onnistu\\p{L}*|úspěch\\p{L}*|siker\\p{L}*|succesul|mafanikio',
  ],
  '成功|สำเร็จ|성공',
);

/** What is wished or agreed; a sentence that asks for an answer may say so too: "we want to decide by". */
const goals = anyWord(
  [
    'goals?|targets?|objectives?|ambition|milestones?|aim(?:s|ing)? (?:to|is|for)|we want to (?:be|reach|have|cut|grow|get)|(?:should|must|shall) (?:be (?:at|below|under|above|over)|have (?:fallen|risen|reached))|(?:already|been|have|is|are) agreed|as agreed',
    'soll(?:en)?|ziel\\p{L}*|wollen wir|vereinbart|abgemacht|zugesagt',
    'objectifs?|but|convenu\\p{L}*|objetivos?|meta|acordad\\p{L}+|obiettiv\\p{L}+|concordat\\p{L}+|doel\\p{L}*|streven|afgesproken|moet(?:en)? (?:\\p{L}+ ){1,6}(?:liggen|zijn)',
    'cel(?:em)?|uzgodni\\p{L}+|цел[ьи]ю?|договорил\\p{L}+|согласован\\p{L}*|мет(?:а|ою)|ціл\\p{L}+|домовил\\p{L}+|στόχο\\p{L}*|συμφωνήθηκε|έχουμε συμφωνήσει',
    'hedef\\p{L}*|amaç\\p{L}*|anlaştık|kararlaştırıldı|(?:ال)?هدفنا?|اتفقنا|[הב]?יעד|[הב]?מטרה|סוכם|هدف|توافق کرد\\p{L}+',
    'लक्ष्य|सहमति हो|লক্ষ্য|সম্মত হয়েছি|இலக்கு|ஒப்புக்கொண்ட[\\p{L}\\p{M}]*',
    'mục tiêu|đã thống nhất|đã thỏa thuận|target|tujuan\\p{L}*|sasaran|sudah disepakati|telah disepakati',
    'mål(?:et)?|överens\\p{L}*|aftalt|avtalt|tavoite\\p{L}*|sovittu|cíl\\p{L}*|dohodnut\\p{L}*|cél\\p{L}*|obiectiv\\p{L}*|lengo',
  ],
  '目標|目标|合意済|約定|约定|已(?:经|經)?(?:商定|同意)|เป้าหมาย|ตกลงกันแล้ว|목표|합의(?:했|됐|되었|한)',
);
