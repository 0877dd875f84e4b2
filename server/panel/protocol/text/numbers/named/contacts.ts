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
const contacts = [
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:tel|tél|telefon[eo]?|telephone|téléphone|teléfono|fon|phone|mobile|mobil|móvil|mob|cell|celular|cel|fax|handy|gsm|puh|tlf|τηλ|тел|телефон|電話|电话|전화|โทร|điện thoại|sđt|telp|hp|هاتف|تلفن|טלפון|טל|फ़ोन|फोन)[^\\p{Nd}\\n]{0,12}?${phone}`,
    'giu',
  ),
  new RegExp(`(?<![\\p{Nd}\\p{L}])\\+\\p{Nd}{1,3}[\\u00A0 (]${phone}`, 'gu'),
  // Without a word for it: 01453 555 214, 01 42 68 53 00.
  /(?<![\p{Nd}\p{L}.,])0\p{Nd}{2,4}[\u00A0 /-]\p{Nd}{3,}(?:[\u00A0 ]?\p{Nd}{2,4}){0,3}(?![\p{Nd}.,]\p{Nd})/gu,
  /(?<![\p{Nd}\p{L}.,])0\p{Nd}(?:[\u00A0 .]\p{Nd}{2}){4}(?!\p{Nd})/gu,
  /(?<!\p{L})(?:ext|extension|Durchwahl|DW|poste|interno|anexo)\.?\s?\p{Nd}{1,5}(?!\p{Nd})/giu,
  /(?<![\p{L}\p{Nd}])[A-Z]{2}\p{Nd}{2}(?:[ \u00A0]?[A-Z0-9]{2,4}){3,8}(?![\p{L}\p{Nd}])/gu,
  // Of tax there may be amounts, too.
  /(?<!\p{L})(?:VAT|USt-?Id(?:Nr)?|UID|BTW|P\. ?IVA|Partita IVA|C\.F\.|NIF|CIF)[^\p{Nd}\n]{0,16}(?:\p{Nd}[\u00A0 ./-]?){8,24}(?!\s?(?:\p{Sc}|EUR|%))/gu,
  /(?<!\p{L})(?:Steuernummer|HRB|HRA|SIREN|SIRET|RCS|NIPC|CNPJ|CPF|RUC|RFC|CUIT|KvK|CVR|Org\.?-?n(?:r|ummer|o)|Y-tunnus|NIP|REGON|KRS|IČO|DIČ|CUI|ΑΦΜ|ИНН|ОГРН|КПП|ЄДРПОУ|GSTIN|ABN|EIN|ח\.פ|法人番号|統一編號|统一社会信用代码|사업자등록번호)[^\p{Nd}\n]{0,16}(?:\p{Nd}[\u00A0 ./-]?){4,24}(?!\s?(?:\p{Sc}|EUR|%))/gu,
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
