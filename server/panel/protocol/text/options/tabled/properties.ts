import { namesCurrency } from '../../numbers/units/currencies.ts';
import { costs } from '../unmarked/compared.ts';

/** Whether a label says what things are compared by: it names a unit, an amount for each of something, or a word such as price or guarantee. */
export const tellsProperty = (label: string): boolean =>
  label.length <= longest && (costs.test(label) || words.test(label) || hasUnit(label));
const longest = 45;

/** "€/month", "Area (m²)". */
const hasUnit = (label: string): boolean =>
  /\p{L}\s?\/\s?\p{L}|[%€$£¥₹₽²³]|[(（][^()（）]{1,12}[)）]$/u.test(label) ||
  label.split(/[\s/()（）]+/u).some((word) => word !== '' && word.length <= longestCurrency && namesCurrency(word));
const longestCurrency = 4;

/** By their beginnings: rent, guarantee, delivery, area, capacity, service, support, effort, staff, income, remarks. */
const words = new RegExp(
  [
    '(?<![\\p{L}\\p{M}])(?:rent(?!r)|monthly|per (?:month|year)|warrant|guarant|deliver|area(?!s? \\p{Lu})|capacity|support|service|maint|staff|effort|income|revenue|notice|size|distance|range|comment|notes?(?!\\p{L})|lead time|contract|life(?:time|span)|training|consumption|deposit|upfront|hardware|setup|fees?(?!\\p{L}))',
    'miet|pacht|garanti|gewähr|liefer|fläche|kapazit|wartung|personal|aufwand|ertrag|umsatz|reichweite|bemerkung|laufzeit|lebensdauer|verbrauch|größe|förder|platz(?!\\p{L})|lärm|monatlich|pro (?:monat|jahr)|einrichtung|schulung|kündigung',
    'loyer|livraison|surface|capacit|entretien|effectif|recette|revenu|autonomie|remarque|consommation|par (?:mois|an)(?!\\p{L})|formation|préavis|ouverture|effort|personnel|abonnement|mensu|engagement',
    'alquiler|garant[ií]a|entrega|superficie|metros|mantenimiento|personal|ingres|autonomía|consumo|al mes|observacion|renta(?!\\p{L})|contrato|formación|cuota|mensual',
    'affitto|garanzi|consegna|manutenzion|personale|ricav|autonomia|consumi|al mese|canone|contratto|formazione|durata|spes[ae]',
    'alugue[lr]|garantia|área|manutenç|pessoal|receita|autonomia|por mês|renda(?!\\p{L})|contrato|formação|mensal',
    'huur|lever(?!w)|oppervlak|capaciteit|onderhoud|personeel|omzet|bereik|opmerking|looptijd|verbruik|per (?:maand|jaar|stuk)|wachttijd|levensduur|opleiding',
    'czynsz|gwaranc|dostaw|powierzchni|wydajnoś|serwis|obsług|przych|zasięg|uwagi|zużyci|miesięcz|szkoleni|umow|żywotnoś|trwałoś',
    'nájem|záruk|dodá(?:ní|vka)|plocha|kapacit|servis|obsluh|příj(?:em|my)|dojezd|poznám|spotřeb|měsíčně|životnost|pořízen|školení|výnos',
    'chiri[ae]|garanți|livrar|suprafaț|mentenanț|personal|venit|autonomi|observați|consum|lunar|instruire|durată',
    'bérlet|garanc|jótáll|szállítás|alapterület|szerviz|karbantart|személyzet|bevétel|megjegyz|fogyaszt|havi(?!\\p{L})|betanít|élettartam|futamidő',
    'ενοίκι|εγγύησ|παράδοσ|εμβαδ|χωρητικ|συντήρησ|προσωπικ|έσοδ|αυτονομ|παρατηρ|κατανάλωσ|μηνιαί|διάρκεια|βάρος|εκπαίδευσ|ζωή(?!\\p{L})',
    'kira(?!\\p{L}*cı)|garanti|teslim|alan(?!\\p{L})|kapasite|bakım|servis|personel|gelir|menzil|açıklama|tüketim|aylık|ömür|eğitim|peşinat',
    'аренд|гаранти|поставк|доставк|площад|мощност|обслужив|персонал|выручк|доход|расход|запас хода|комментар|примечан|в месяц|в год|отсрочк|обучени|парти[ияей]|ресурс(?!\\p{L})',
    'оренд|гаранті|поставк|доставк|площ|потужн|обслугов|персонал|дохід|виторг|витрат|примітк|на місяць|на рік|відстрочк|навчанн|термін',
    'hyra|garanti|leverans|yta(?!\\p{L})|kapacitet|underhåll|service|personal|intäkt|räckvidd|kommentar|livslängd|förbrukning|per (?:månad|år)|månadskost|arbetstid|uppsägning',
    'husleje|leje(?!\\p{L})|leie(?!\\p{L})|levering|areal|kapasitet|vedlikehold|vedligehold|bemanding|bemanning|inntekt|indtægt|rekkevidde|rækkevidde|levetid|forbrug|forbruk|pr\\.? (?:md|måned|år)|byggetid|støtte',
    'vuokra|takuu|toimitus|pinta-ala|kapasiteet|huolto|henkilö|tuotto|toimintamat|käyttöönot|kulutus|käyttöik|laskutus|kuukausi',
    '(?:ال)?(?:إيجار|ضمان|توريد|تسليم|مساحة|سعة|صيانة|دخل|إيراد|ملاحظات|تركيب|شهري|استهلاك)|اجاره|ضمانت|گارانتی|تحویل|متراژ|ظرفیت|نگهداری|درآمد|ملاحظات',
    'שכירות|אחריות|אספקה|שטח|קיבולת|תחזוקה|שירות|הכנס|הערות|לחודש|לשנה|חניה',
    'किराया|वारंटी|गारंटी|डिलीवरी|क्षेत्रफल|क्षमता|रखरखाव|सेवा|आय(?![\\p{L}\\p{M}])|टिप्पणी|भाड़ा|ওয়ারেন্টি|ভাড়া|সরবরাহ|আয়তন|ক্ষমতা|রক্ষণাবেক্ষণ|আয়(?![\\p{L}\\p{M}])|மந்தவ்ய|வாடகை|உத்தரவாத|விநியோக|பரப்பள|பராமரிப்பு',
    'tiền thuê|bảo hành|giao hàng|diện tích|công suất|bảo trì|nhân (?:viên|sự)|doanh thu|ghi chú|tốc độ|sewa|garansi|pengiriman|luas|kapasitas|perawatan|karyawan|pendapatan|keterangan|listrik|jarak',
    '家賃|賃料|保証|納期|納入|面積|能力|保守|人員|人手|売上|燃料|備考|月額|年額|燃費|定員|耐用|租金|保修|质保|質保|保固|交期|交货|交貨|到货|到貨|面积|产能|產能|维护|維護|人工|收入|月租|月费|月費|押金|备注|備註|임대료|월세|보증|납기|면적|용량|유지|인력|매출|비고|보험|가동률|월 ?(?:비용|요금)',
    'ค่าเช่า|รับประกัน|ส่งของ|จัดส่ง|พื้นที่|กำลัง(?:ผลิต|คน)|บำรุง|ค่าใช้จ่าย|รายได้|หมายเหตุ|ระยะเวลา|คนงาน',
  ].join('|'),
  'iu',
);
