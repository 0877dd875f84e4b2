import { isWeighing, namesChoice } from '../choiceWords.ts';
import { isWordForOption } from '../ordinalLabels.ts';

/** Tables that compare ways to go which stand in their head, or whose columns speak for and against their rows. Cells come without emphasis. */

/** What ways to go are compared by. */
export const costs =
  /(?<!\p{L})pris(?!\p{L})|invest|inwest|инвест|инвест|einmalig|laufend|zeit|dauer|(?<!\p{L})time|délai|durée|plazo|tempo|termin|термін|срок|waktu|thời gian|süre|cost|kost|price|prei[sz]|prix|coût|precio|prezzo|preço|custo|cena|maliyet|fiyat|стоимост|цена|вартіст|ціна|κόστος|τιμή|تكلفة|السعر|هزینه|قیمت|עלות|מחיר|लागत|कीमत|খরচ|দাম|செலவு|விலை|ต้นทุน|ราคา|chi phí|giá|biaya|harga|費用|费用|成本|価格|价格|비용|가격|risk|risi[ck]|pros?(?!\p{L})|(?:dis)?advantage|vorteil|avantage|ventaj|vantag|voordeel|zalet|avantaj|плюс|переваг|(?<!\p{L})tid(?!\p{L})|hinta|aika|termín|(?<!\p{L})ár(?!\p{L})|határidő|preț|durat|время|мерзімі|χρόνος|زمان|مدة|(?:ال)?وقت|(?:ה)?זמן|समय|সময়|நேரம்|เวลา|thời hạn|期間|時期|工期|时间|時間|周期|기간|시간|收益|수입|위험|リスク|风险|風險|ความเสี่ยง|خطر|مخاطر|ریسک|סיכון|जोखिम|ঝুঁকি|rủi ro|qualit|qualität|kvalit|jakość|качеств|якіст|quality|品質|质量|品质|품질|คุณภาพ|الجودة|کیفیت|איכות|गुणवत्ता|kualitas|chất lượng|reliab|zuverläss|fiab|spolehliv|niezawod|надежн|надёжн/iu;

/** Whether what stands above the columns, and not what begins the rows, may be ways to go. */
export const isAcross = (header: readonly string[], rows: readonly (readonly string[])[]): boolean =>
  criterion.test(firstOf(header)) || isOfMeasures(header, rows);
const firstOf = (header: readonly string[]): string => header.find((cell) => cell !== '') ?? '';

/** Most rows begin with what ways to go are compared by. */
const isOfMeasures = ([first = '']: readonly string[], rows: readonly (readonly string[])[]): boolean => {
  if (namesChoice(first) || isWordForOption(first)) return false;
  const measured = rows.filter(([cell = '']) => cell.length <= longestMeasure && costs.test(cell)).length;
  return measured >= 2 && measured * 2 >= rows.length;
};
const longestMeasure = 40;

/** Two or more ways to go in the head: below a word for criteria, else below a sentence that compares or has to decide. */
export const areWaysAcross = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  introduction: string,
): boolean => {
  const heads = header.slice(1).filter((head) => head !== '' && !weight.test(head));
  if (rows.length < 2 || heads.length < 2 || heads.some((head) => isMeasure(head) || isWeighing(head))) return false;
  return (
    headsCriteria(header[0] ?? '') ||
    (isOfMeasures(header, rows) && (setsSideBySide(introduction) || namesChoice(introduction)))
  );
};

export const headsCriteria = (cell: string): boolean => criterion.test(cell);

/** What heads a column of things to compare by. */
const criterion =
  /^(?:criteri(?:on|a|o|os|um|i)|kriteri(?:um|en|a|ler)?|critères?|critérios?|kryteri(?:um|a)|критери[йи]|критері[йї]|κριτήρι(?:ο|α)|kriter|ölçüt|aspe[ck]t[eos]?|forces?|drivers?|kracht(?:en)?|tiêu chí|เกณฑ์|معيار|المعيار|المعايير|معیار|קריטריון|मानदंड|মানদণ্ড|அளவுகோல்|評価軸|評価項目|観点|比較項目|标准|標準|评估标准|指标|指標|维度|維度|对比项|기준|비교 기준|평가 기준)s?$/iu;

const weight = /^(?:weight|gewicht|poids|peso|waga|вес|вага|ağırlık|重み|权重|權重|가중치)/iu;

/** Heads of columns that say something of a criterion, of a time or of a state, and name no way to go. */
export const isMeasure = (head: string): boolean =>
  weight.test(head) || (!/\s/u.test(head) && costs.test(head)) || measure.test(head);
const measure =
  /^(?:\P{L}*$|.{0,12}(?:19|20)\p{Nd}{2}$|[QqTt][1-4](?!\p{L})|(?:targets?|goals?|descriptions?|comments?|notes?|scores?|ratings?|points?|thresholds?|limits?|min(?:imum)?|max(?:imum)?|actual|current|before|after|now|values?|units?|status|owners?|responsible|sources?|importance|priority|results?|budget|planned|required|met|yes|no|ziel|soll|ist|beschreibung|bemerkung(?:en)?|kommentar|anmerkung(?:en)?|punkte|note|grenzwert|wert|einheit|verantwortlich|quelle|priorität|ergebnis|vorher|nachher|heute|objectif|cible|commentaires?|remarques?|seuil|valeur|unité|responsable|résultat|avant|après|priorité|objetivo|meta|descripci[oó]n|comentarios?|observaciones|puntos|puntuación|umbral|valor|unidad|resultado|antes|después|descrição|comentários?|observações|pontos|limite|unidade|depois|obiettivo|descrizione|commenti?|punteggio|soglia|valore|unità|risultato|prima|dopo|doel|beschrijving|opmerking(?:en)?|score|waarde|eenheid|resultaat|voor|na|cel|opis|uwagi|wartość|jednostka|wynik|punkty|przed|po|hedef|açıklama|puan|değer|birim|sonuç|önce|sonra|цель|описание|комментарий|значение|оценка|балл|результат|до|после|ціль|опис|коментар|значення|оцінка|бал|після|στόχος|περιγραφή|σχόλια|τιμή|βαθμός|mål|beskrivning|beskrivelse|kommentar(?:er)?|poäng|värde|verdi|før|efter|etter|tavoite|kuvaus|pisteet|arvo|popis|poznámka|hodnota|body|leírás|megjegyzés|érték|pont|descriere|observații|valoare|punctaj|الهدف|الوصف|ملاحظات|القيمة|النقاط|هدف|توضیح|مقدار|امتیاز|יעד|תיאור|הערות|ערך|ניקוד|लक्ष्य|विवरण|टिप्पणी|मान|अंक|লক্ষ্য|বিবরণ|মন্তব্য|মান|இலக்கு|விளக்கம்|குறிப்பு|மதிப்பு|เป้าหมาย|รายละเอียด|หมายเหตุ|คะแนน|ค่า|mục tiêu|mô tả|ghi chú|điểm|giá trị|keterangan|deskripsi|catatan|nilai|skor|目標|目标|説明|说明|說明|備考|备注|備註|得分|分數|分数|点数|評価|评分|評分|数值|値|数値|結果|结果|목표|설명|비고|점수|값|결과))\s*(?:[(（].*)?$/iu;

/** Whether a sentence sets things side by side or gathers offers, or says that a decision is due. */
export const setsSideBySide = (sentence: string): boolean => compares.test(sentence);
const compares =
  /(?<!\p{L})(?:compar|angebot|quotes?(?!\p{L})|offers?(?!\p{L})|offerten?|devis|offres|ofertas|preventiv|orçamentos|offertes|zestawieni|ofert[ya]|teklif|предложени[яй]|пропозиції|προσφορές|عروض|הצעות|tilbud|offert|tarjou|nabíd|ajánlat|penawaran)|vergleich|gegenüber(?:gestellt|stellung)|vergel[ei]jk|confront|porówn|karşılaştır|срав|порівн|συγκρ|مقارن|مقایسه|השווא|तुलना|তুলনা|ஒப்பீ|เปรียบเทียบ|so sánh|banding|jämför|sammenlign|vertail|srovn|porovn|összehasonl|compara|比較|比较|对比|對比|비교|(?:must|ha(?:ve|s) to|needs? to) decide|entscheiden (?:müssen|wir)|(?:müssen|muss) .{0,80}entscheiden|(?:devons|doit|faut) .{0,40}(?:décider|trancher)|(?:que|hay que|debemos) decidir|dobbiamo decidere|(?:precisamos|temos) (?:de |que )?decidir|moeten .{0,60}beslissen|musimy .{0,40}(?:zdecydować|podjąć)|(?:надо|нужно|должны) .{0,40}решить|(?:треба|маємо) .{0,40}вирішити|karar ver(?:mek|memiz)|måste .{0,40}(?:bestämma|besluta)|skal .{0,40}(?:beslutte|bestemme)|pitää päättää|musíme .{0,40}rozhodnout|el kell döntenünk|trebuie să (?:decidem|hotărâm)|يجب أن نقرر|باید تصمیم|צריכים להחליט|तय करना|ঠিক করতে|முடிவு செய்ய|ต้องตัดสินใจ|(?:phải|cần) quyết định|harus (?:memutuskan|menentukan)|決め(?:なければ|ないと|る必要|たい)|(?:需要|必须|必須|要)[决決]定|(?:정해|결정해)야/iu;

/** One column speaks for the rows, another one against them. */
export const weighsBothSides = (heads: readonly string[]): boolean => heads.some(isInFavour) && heads.some(isAgainst);
export const isInFavour = (label: string): boolean => favour.test(label);
export const isAgainst = (label: string): boolean => against.test(label);
const favour =
  /^(?:(?:the )?pros?|for|in favou?r|advantages?|benefits?|upsides?|dafür|vorteile?|pour|avantages?|(?:a|en) favor|ventajas?|vantagens?|prós?|vantaggi(?:o)?|voordel(?:en)?|voordeel|za|zalet[ay]|artı(?:lar)?(?:ı)?|avantajlar?|плюс[ыи]?|преимуществ[ао]|за|переваг[аи]|υπέρ|πλεονεκτήματα|fördel(?:ar)?|fordel(?:e|er)?|edut|hyvää|výhod[ay]|pro|előny(?:ök)?|avantaje?|مزايا|المزايا|ميزة|مزیت|مزایا|יתרון|יתרונות|फ़?ायदे|लाभ|সুবিধা|நன்மை(?:கள்)?|ข้อดี|ưu điểm|kelebihan|keuntungan|メリット|長所|利点|优点|優點|好处|장점)$/iu;
const against =
  /^(?:(?:the )?cons?|against|disadvantages?|drawbacks?|downsides?|dagegen|nachteile?|contre|inconvénients?|en contra|contras?|desventajas?|desvantagens?|contro|svantaggi(?:o)?|nadel(?:en)?|nadeel|tegen|przeciw|wad[ay]|eksi(?:ler)?(?:i)?|dezavantajlar?|минус[ыи]?|недостат(?:ки|ок)|против|недолік(?:и)?|мінус[и]?|проти|κατά|μειονεκτήματα|nackdel(?:ar)?|ulempe(?:r)?|haitat|huonoa|nevýhod[ay]|proti|hátrány(?:ok)?|dezavantaje?|عيوب|العيوب|عيب|معایب|عیب|חיסרון|חסרונות|नुकसान|हानि|অসুবিধা|தீமை(?:கள்)?|குறை(?:கள்)?|ข้อเสีย|nhược điểm|kekurangan|kerugian|デメリット|短所|欠点|缺点|缺點|坏处|단점)$/iu;

/** "Who is in favour": people are for ways to go, and not for facts or tasks. */
export const saysWhoWants = (head: string): boolean => supporters.test(head);
const supporters =
  /^(?:who(?: is|[’']s) (?:in favou?r|for it)|who (?:wants|likes|backs|supports) (?:it|this)|in favou?r|supporters?|backed by|favou?red by|dafür|befürworter|wer (?:ist )?dafür(?: ist)?|(?:qui est )?pour|partisans?|a favor|quién está a favor|quem (?:é|está) a favor|chi è a favore|a favore|favorevoli|wie is voor|voorstanders?|kto (?:jest )?za|zwolennicy|кто за|хто за|ποιος είναι υπέρ|kim istiyor|destekleyen(?:ler)?|vem är för|hvem er for|kuka kannattaa|kannattajat|kdo je pro|ki támogatja|cine susține|المؤيدون|موافقان|מי בעד|कौन पक्ष में|কে পক্ষে|ai ủng hộ|siapa yang setuju|pendukung|賛成者|支持者|贊成者|赞成者|찬성)$/iu;
