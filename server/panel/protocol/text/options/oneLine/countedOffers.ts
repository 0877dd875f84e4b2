import { aCount } from '../choiceWords.ts';
import { andWithin } from '../connectives.ts';
import { placeInWords } from '../ordinalLabels.ts';

/** Whether a label counts what others offer: "we have three quotes". */
export const countsOffers = (label: string): boolean =>
  aCount.test(label) && (offers.test(label) || within.test(label));

/** How many a label counts; null where the word for the number says nothing here. */
export const countIn = (label: string): number | null => {
  const digits = /(?<!\p{Nd})[2-9](?!\p{Nd})/u.exec(label)?.[0];
  const word = aCount.exec(label)?.[0].trim() ?? '';
  const place = unspacedCounts.findIndex((count) => count.test(word));
  return digits !== undefined ? Number(digits) : place >= 0 ? place + 2 : placeInWords(word);
};
const unspacedCounts = [
  /[两兩二]|두|สอง|ש[תנ]י|^دو|दो|দু|இரண்டு/u,
  /三|세|สาม|שלוש|ثلاث|سه|तीन|তিন|மூன்று/u,
  /四|네|สี่|أربع|چهار|चार/u,
];

/** As many as a label counts, each with a name or a figure: none where what follows says something else. */
export const countedOffers = (parts: readonly string[], count: number | null): readonly string[] => {
  const last = parts.at(-1) ?? '';
  const all = count === parts.length + 1 ? [...parts.slice(0, -1), ...last.split(joined)] : parts;
  const plain = all.every((part, i) => i === 0 || part.startsWith('و'))
    ? all.map((part, i) => (i === 0 ? part : part.slice(1)))
    : all;
  return plain.length >= 2 && (count ?? plain.length) === plain.length && plain.every((part) => isTelling.test(part))
    ? plain
    : [];
};
/** Words that are written as one with the next. */
const joined = new RegExp(`${andWithin}|\\s[וو](?=\\p{L}{2})`, 'u');
const isTelling = /[\p{Nd}\p{Lu}\p{Lo}]/u;

const offers =
  /(?<![\p{L}\p{M}])(?:offers|bids|quotes|quotations|proposals|tenders|suppliers|applicants|sites|locations|angebote|vorschläge|kostenvoranschläge|anbieter|bewerber(?:innen)?|standorte|offres|propositions|devis|fournisseurs|candidatures|sites|ofertas|propuestas|presupuestos|proveedores|propostas|orçamentos|fornecedores|offerte|preventivi|proposte|fornitori|offertes|aanbiedingen|voorstellen|leveranciers|ofert[ya]?|propozycj[ei]|wycen[ya]?|dostawc(?:ów|y)|предложени[яй]|сметы|поставщик(?:а|ов)|пропозиці[їй]|кошториси|постачальник(?:и|ів)|προσφορ(?:ές|ών)|προτάσεις|teklif(?:ler)?(?:imiz)?|öneri(?:miz)?|offerter|anbud|förslag|tilbud|forslag|tarjous(?:ta)?|tarjouksia|ehdotusta|nabíd(?:ky|ek)|návrhy|ajánlat(?:ot|unk)?|javaslat(?:ot|unk)?|oferte|propuneri|(?:ال)?عرو?ض(?:ين|ان|اً)?|پیشنهاد|הצעות|प्रस्ताव|কোটেশন|প্রস্তাব|சலுகைகள்|đề nghị|báo giá|đề xuất|penawaran|tawaran|usulan)(?![\p{L}\p{M}])/iu;
const within = /[报報]价|[报報]價|提案|見積|オファー|견적|제안|ข้อเสนอ|ใบเสนอราคา/u;
