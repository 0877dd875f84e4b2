/**
 * A text with '#' for the digits by which somebody is reached or registered: telephone numbers, house numbers and postcodes, accounts, numbers of tax and
 * registers. A signature is no source of 37,073 euros. Everything else stays where it is.
 */
export const withoutContacts = (text: string): string => {
  const alone = contacts.reduce((rest, contact) => rest.replace(contact, hidden), text);
  return street.test(alone)
    ? alone.replace(/[^\n]+/gu, (line) => (isAddress(line) ? line.replace(inAddress, hidden) : line))
    : alone;
};

const hidden = (written: string): string => written.replace(/\p{Nd}/gu, '#');

const phone = '[+(]?\\p{Nd}[\\p{Nd}\\u00A0 ()/.–-]{5,22}\\p{Nd}';
/** Digits with letters and signs, behind which stands nothing that they count. */
const code = '(?:[A-Z]{1,4}[-/ ]?)?\\p{Nd}[\\p{Nd}/-]{2,16}(?![\\p{Nd}]|[.,]\\p{Nd}|\\s?(?:\\p{Sc}|EUR|%))';
const numberSigns =
  'no\\.?|No\\.?|NO\\.?|number|num\\.|nr\\.?|Nr\\.?|Nummer|nummer|n°|N°|nº|Nº|№|n\\.º?|núm\\.?|número|numéro|numero|numer|номер|αριθ\\.?|αρ\\.|رقم|מס[׳\\u0027]|מספר|شماره|नंबर|संख्या|সংখ্যা|নম্বর|எண்|số|nomor|numara(?:sı)?|č\\.|číslo|szám|numărul|番号|編號|编号|号码|號碼|번호';
/** What keeps lists of people and things, in the languages that set a word for "number" behind it. */
const registers =
  '[Rr]egist(?:er|ration|ry|ered)|[Mm]embership|[Ll]icen[cs]e|[Cc]ompany|[Cc]harity|[Oo]rder|[Ii]nvoice|[Ff]ile|[Cc]ase|[Rr]ef(?:erence)?\\.?|[Pp]olicy|[Aa]ccount|[Cc]ustomer|[Cc]ontract|[Pp]ermit|[Pp]atent|[Rr]egistro|[Cc]olegiad[oa]|[Ll]icencia|[Ff]actura|[Pp]edido|[Ee]xpediente|[Ll]icença|[Ff]atura|[Pp]rocesso|[Ii]scrizione|[Aa]lbo|[Ff]attura|[Oo]rdine|[Pp]ratica|[Ff]acture|[Dd]ossier|[Cc]ommande|[Aa]dhérent|[Cc]ontrat|[Dd]ossier|[Ff]actuur|[Bb]estelling|[Rr]ejestr\\p{L}*|[Ff]aktur\\p{L}*|[Uu]mow\\p{L}*|[Rr]ejestrowy|[Рр]егистрационный|[Лл]ицензия|[Дд]оговор|[Сс]ч[её]т|[Лл]іцензія|[Дд]оговір|[Рр]ахунок|Sicil|Ruhsat|Fatura|Sipariş|Dosya|Üye';
/** "Mitgliedsnummer", "рег. №", "numéro de dossier", "رقم الترخيص". */
const numberCompounds = [
  '(?:mitglieds|register|lizenz|zulassungs|rechnungs|auftrags|bestell|kunden|akten|vertrags|handelsregister|betriebs|approbations|arzt)-?(?:nummer|nr\\.?)|aktenzeichen',
  "(?:numéro|n°|nº|numero|n\\.|número|núm\\.) (?:de |d[’']|da |do |di |del(?:la)? |des? )?(?:dossier|facture|commande|licence|adhérent|agrément|registre|inscription|rpps|ordre|colegiad[oa]|licencia|factura|pedido|expediente|registro|licença|fatura|processo|inscrição|cédula|iscrizione|fattura|ordine|pratica|licenza|albo)",
  '(?:lidmaatschaps|registratie|licentie|factuur|order|klant|dossier|big-?)-?(?:nummer|nr\\.?)|numer (?:rejestru|licencji|faktury|umowy|zamówienia|sprawy|prawa wykonywania zawodu)',
  '(?:рег(?:истрационный)?\\.?|лицензия|договор|сч[её]т|дело|заказ|ліцензія|договір|рахунок|справа|замовлення) ?(?:№|номер)|номер (?:лицензии|договора|сч[её]та|заказа|дела|ліцензії|договору|рахунку|замовлення)|αριθμός (?:μητρώου|άδειας|τιμολογίου|φακέλου|παραγγελίας)|α\\.μ\\.',
  "(?:sicil|ruhsat|fatura|sipariş|dosya|üye|lisans|diploma) (?:no|numarası)\\.?|رقم (?:ال)?(?:ترخيص|عضوية|قيد|سجل|فاتورة|طلب|ملف|تسجيل)|(?:מספר|מס[׳']) (?:רישיון|חבר|תיק|חשבונית|הזמנה|רישום)|شماره (?:ثبت|پروانه|عضویت|فاکتور|پرونده|سفارش|نظام پزشکی)",
  '(?:पंजीकरण|लाइसेंस|सदस्यता|बिल|चालान|फ़ाइल|ऑर्डर) (?:संख्या|नंबर|क्रमांक)|(?:নিবন্ধন|লাইসেন্স|সদস্য|চালান|ফাইল|অর্ডার) (?:নম্বর|নং)|(?:பதிவு|உரிம|உறுப்பினர்|விலைப்பட்டியல்|கோப்பு) எண்|số (?:giấy phép|đăng ký|thẻ)|nomor (?:izin|registrasi|anggota|faktur|pesanan|berkas|kontrak)',
  '(?:medlems|registrerings|faktura|order|ordre|licens|lisens|kund|kunde|diarie|sags|saks)(?:nummer|nr\\.?)|(?:jäsen|rekisteri|lasku|tilaus|lupa)numero|číslo (?:licence|faktury|objednávky|smlouvy|spisu)|(?:nyilvántartási|engedély|számla|rendelési) ?szám|numărul (?:licenței|facturii|contractului|dosarului)',
].join('|');
const unspacedNumbers =
  '(?:登録|登記|会員|免許|許可|受付|注文|請求書|案件|契約|社員|顧客|管理)番号|(?:登記|會員|執照|許可|訂單|發票|案件|合約|證書|執業|統一)(?:編號|號碼|字號|證號)|(?:登记|会员|执照|许可证?|订单|发票|案件|合同|证书|执业)(?:编号|号码|号)|(?:등록|회원|면허|허가|주문|송장|사건|계약|고객)\\s?번호|(?:เลขที่|หมายเลข|เลข)(?:ทะเบียน|ใบอนุญาต|สมาชิก|ใบสั่งซื้อ|ใบแจ้งหนี้|สัญญา)?';

const contacts = [
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:tel|tél|telefon[eo]?|telephone|téléphone|teléfono|fon|phone|mobile|mobil|móvil|mob|cell|celular|cel|fax|handy|gsm|puh|tlf|τηλ|тел|телефон|電話|电话|전화|โทร|điện thoại|sđt|telp|hp|هاتف|تلفن|טלפון|טל|फ़ोन|फोन)[^\\p{Nd}\\n]{0,12}?${phone}`,
    'giu',
  ),
  new RegExp(`(?<![\\p{Nd}\\p{L}])\\+\\p{Nd}{1,3}[\\u00A0 (]${phone}`, 'gu'),
  // Without a word for it: 01453 555 214, 01 42 68 53 00.
  /(?<![\p{Nd}\p{L}.,]|\p{Nd}[\u00A0 ])0\p{Nd}{2,4}[\u00A0 /-]\p{Nd}{3,}(?:[\u00A0 ]?\p{Nd}{2,4}){0,3}(?![\p{Nd}.,]\p{Nd})/gu,
  /(?<![\p{Nd}\p{L}.,]|\p{Nd}[\u00A0 ])0\p{Nd}(?:[\u00A0 .]\p{Nd}{2}){4}(?!\p{Nd})/gu,
  /(?<!\p{L})(?:ext|extension|Durchwahl|DW|poste|interno|anexo)\.?\s?\p{Nd}{1,5}(?!\p{Nd})/giu,
  /(?<![\p{L}\p{Nd}])[A-Z]{2}\p{Nd}{2}(?:[ \u00A0]?[A-Z0-9]{2,4}){3,8}(?![\p{L}\p{Nd}])/gu,
  // Of tax there may be amounts, too.
  /(?<!\p{L})(?:VAT|USt-?Id(?:Nr)?|UID|BTW|P\. ?IVA|Partita IVA|C\.F\.|NIF|CIF)[^\p{Nd}\n]{0,16}(?:\p{Nd}[\u00A0 ./-]?){8,24}(?!\s?(?:\p{Sc}|EUR|%))/gu,
  /(?<!\p{L})(?:Steuernummer|HRB|HRA|SIREN|SIRET|RCS|NIPC|CNPJ|CPF|RUC|RFC|CUIT|KvK|CVR|Org\.?-?n(?:r|ummer|o)|Y-tunnus|NIP|REGON|KRS|IČO|DIČ|CUI|ΑΦΜ|ИНН|ОГРН|КПП|ЄДРПОУ|GSTIN|ABN|EIN|ח\.פ|法人番号|統一編號|统一社会信用代码|사업자등록번호)[^\p{Nd}\n]{0,16}(?:\p{Nd}[\u00A0 ./-]?){4,24}(?!\s?(?:\p{Sc}|EUR|%))/gu,
  // "GDC no. 74821", "Membership number 20418": who or what it is called by. "The number of patients is 74,821" counts.
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:\\p{Lu}{2,6}|${registers})[ \\u00A0](?:${numberSigns})[ \\u00A0]?[:：#]?[ \\u00A0]?${code}`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}\\p{M}])\\p{L}*(?:${numberCompounds})[ \\u00A0]?[:：#]?[ \\u00A0]?${code}`, 'giu'),
  new RegExp(`(?:${unspacedNumbers})(?:は|为|為|是|第|:|：|\\s)?\\s?第?${code}`, 'gu'),
  /〒\s?\p{Nd}{3}-?\p{Nd}{4}/gu,
  /(?<![\p{L}\p{Nd}])[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]?[ \u00A0]\p{Nd}[A-Z]{2}(?![\p{L}\p{Nd}])/gu,
];

/** What a street is called, before its number or behind it. */
const before =
  '(?:\\p{L}+(?:straße|strasse|str\\.|weg|gasse|allee|platz|straat|laan|gatan|gata|vägen|vej|veien|gaten|gade|katu|tie)|ul\\.|ulica|ulice|al\\.|ул\\.|улица|проспект|пр-т|вул\\.|вулиця|Str\\.|Strada|Bd\\.|via|viale|piazza|corso|calle|c/|avenida|avda\\.|av\\.|paseo|plaza|rua|praça|οδός|Cad\\.|Caddesi|Sok\\.|Sokak|Jl\\.|Jalan|đường|ถนน|شارع|خیابان|רחוב)';
const behind =
  "(?:(?:bis|ter)?,? (?:rue|avenue|av\\.|boulevard|bd|chemin|place|quai|impasse|allée)(?!\\p{L})|(?: \\p{Lu}[\\p{L}’'-]+){1,3} (?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Way|Court|Close|Square|Sq|Parade|Terrace|Boulevard|Blvd|utca|út|tér)(?![\\p{L}]))";
const street = new RegExp(
  `(?<!\\p{L})${before}(?: [\\p{L}.’'-]+){0,4},? (?:n\\.? ?º? ?|nr\\.? ?|č\\.p\\. )?\\p{Nd}{1,4}|(?<![\\p{Nd}.,])\\p{Nd}{1,4}[a-z]?${behind}|[\\p{Script=Han}](?:町|丁目|路|街|號|号)\\p{Nd}`,
  'u',
);
/** A line with a street and its number, and no amount of money. */
const isAddress = (line: string): boolean =>
  line.length <= longestAddress && street.test(line) && !/\p{Sc}|\p{Nd}\s?%/u.test(line);
const longestAddress = 160;
/** All of its whole numbers that have no group of thousands. */
const inAddress = /(?<![\p{Nd}.,])\p{Nd}{1,6}(?:-\p{Nd}{1,4})?(?![\p{Nd}]|[.,]\p{Nd})/gu;
