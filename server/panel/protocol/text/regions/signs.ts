/**
 * What in a text shows its writer's region. It counts once, but for a pattern with a group `each`: there once for every different part found in it, such as
 * the stem of a word that is spelled so in one region alone.
 */
export type Sign = { readonly points: number; readonly pattern: RegExp };

/** The regions whose writers are told by their own words, by language. */
export type Regions = {
  /** The region whose dates, figures and words a tag without a region has. */
  readonly usual: readonly Sign[];
  /** What all other regions have in common. */
  readonly elsewhere: readonly Sign[];
  /** What one of them alone has; the first is taken where only what they have in common is found. */
  readonly own: Readonly<Record<string, readonly Sign[]>>;
};

/** A sign that is a word, or begins as one. */
const word = (points: number, words: string): Sign => ({
  points,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
});
const stems = (words: string, ending = '\\p{L}*'): Sign => word(1, `(?<each>${words})${ending}`);
/** As written: names and signs whose capitals matter. */
const exactly = (points: number, written: string): Sign => ({
  points,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${written})(?![\\p{L}\\p{N}])`, 'gu'),
});

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const [day, dayOnly, monthNumber] = ['(?:0?[1-9]|[12]\\d|3[01])', '(?:1[3-9]|2\\d|3[01])', '(?:0?[1-9]|1[0-2])'];
const ordinal = '(?:st|nd|rd|th)';

const english: Regions = {
  usual: [
    // A date as it is written decides how dates are written, so that it weighs most.
    exactly(4, `${month}\\.? ${day}${ordinal}?|(?<!/)${monthNumber}/${dayOnly}/(?:20)?\\d\\d`),
    { points: 2, pattern: /(?<![\p{L}$])\$ ?\d|(?<!\p{L})USD(?!\p{L})/gu },
    stems('labor|color|favor|honor|neighbor|behavior|harbor|rumor|humor', '(?:s|ed|ing|able|ful|hood|al|ly)*'),
    stems('center|theater|liter|fiber|caliber', '(?:s|ed)?'),
    stems('analyz|paralyz|catalyz'),
    stems('cancel|travel|model|label|level|fuel|signal', '(?:ed|ing)'),
    word(1, 'defense|offense|jewelry|aluminum|plow|gray|skeptical|realtors?|401\\(k'),
    exactly(1, 'LLC|Inc|IRS|ZIP code|HOA'),
  ],
  elsewhere: [
    exactly(
      4,
      `(?!4th of July)(?<![.,:/$£€₹])${day}${ordinal}?(?: of)? ${month}|(?<!/)${dayOnly}/${monthNumber}/(?:20)?\\d\\d`,
    ),
    stems('labour|colour|favour|honour|neighbour|behaviour|harbour|rumour|humour|endeavour'),
    stems('centre|theatre|litre|fibre|calibre|kilometre', '(?:s|d)?'),
    stems('programme', 's?'),
    stems('analys|paralys|catalys', '(?:e|ed|er|ers|ing)'),
    stems(
      'organ|real|recogn|priorit|util|optim|minim|maxim|final|special|standard|summar|custom|author|emphas|apolog|critic|capital|commercial|modern|stabil|normal|subsid|digit|monet',
      'is(?:e|es|ed|er|ers|ing|ation|ations|ational)',
    ),
    stems('cancelled|cancelling|travelled|travelling|modelled|modelling|labelled|labelling|fuelled|signalled', ''),
    stems('defence|offence|licence|cheque|jewellery|aluminium|tyre|kerb|plough|sceptical|whilst|fulfil', 's?'),
    stems(
      'solicitor|fortnight|lorry|lorries|mum(?=s|\\P{L}|$)|car park|estate agent|letting agent|high street|freehold',
    ),
    exactly(1, '(?<each>VAT|GST)'),
    exactly(1, '(?<each>Ltd|plc|PLC)'),
  ],
  own: {
    GB: [
      { points: 2, pattern: /£ ?\d|(?<!\p{L})GBP(?!\p{L})|\d(?:k|m|bn)? pounds sterling/gu },
      exactly(1, '(?<each>HMRC|Companies House|NHS|FCA|PAYE|council tax|stamp duty|quid|pence)'),
    ],
    AU: [exactly(2, 'AUD|AU?\\$ ?[\\d,.]+(?:k|m|bn)?|Pty\\.? Ltd|ABN|ATO|[Ss]uperannuation')],
    NZ: [exactly(2, 'NZD|NZ\\$ ?[\\d,.]+(?:k|m|bn)?|KiwiSaver')],
    IN: [{ points: 2, pattern: /₹ ?\d|(?<!\p{L})INR(?!\p{L})/gu }, word(2, 'lakhs?|crores?|GSTIN|Pvt\\.? Ltd')],
    CA: [exactly(2, 'CA?\\$ ?[\\d,.]+(?:k|m|bn)?|CAD [\\d,.]+|HST|RRSP|TFSA')],
  },
};

const portuguese: Regions = {
  usual: [
    { points: 2, pattern: /R\$|(?<!\p{L})(?:reais|BRL)(?!\p{L})/gu },
    exactly(2, '(?<each>CNPJ|CPF|ICMS|CLT|Pix|MEI|INSS|Receita Federal)'),
    exactly(1, 'Ltda'),
    stems(
      'equipe|registro|contato|fato|aluguel|usuári|treinamento|faturamento|estoque|caminh(?:ão|ões)',
      '(?:s|os?|as?)?',
    ),
    stems('planej|registra|contata|gerencia|terceiriz|cadastr'),
    stems(
      'bilh(?:ão|ões)|dezesse(?:is|te)|dezenove|celular|ônibus|trem|time|você|prefeitura|geladeira|esporte',
      '(?:s|es)?',
    ),
    stems('econômic|autônom|anônim|patrimôni|prêmi|bônus|gêner|fenômen|acadêmic|quilômetr|crônic|eletrônic'),
    word(1, 'est(?:á|ão|ou|amos|ava\\p{L}*) (?!quando)\\p{L}{2,}(?:a|e|i)ndo'),
  ],
  elsewhere: [],
  own: {
    PT: [
      { points: 2, pattern: /€|\d ?(?:mil |milhões de )?euros?(?!\p{L})|(?<!\p{L})EUR(?!\p{L})/gu },
      exactly(1, '(?<each>IVA|NIF|Lda|IRC|IRS|IMI|TSU|T[0-5])'),
      stems('equipa|registo|contacto|facto|aluguer|utilizador|faturação|facturação|cami(?:ão|ões)', '(?:s|es)?'),
      stems('plane(?=a|ou|á)|regist(?=ar|ám|ad)|contact(?=ar|ad|ám)|arrend(?=ar|ad|am)'),
      stems('mil milhões|dezass(?:eis|ete)|dezanove|telemóve(?:l|is)|autocarro|comboio|ecrãs?|ficheiro|connosco', 's?'),
      stems('senhorio|carrinha|betão|rés-do-chão|câmara municipal|freguesia|Segurança Social', 's?'),
      word(1, '\\p{L}{2,}(?:[aeou]|[ae]m)-(?:me|nos|lhes?)'),
      stems('económic|autónom|anónim|patrimóni|prémi|bónus|géner|fenómen|académic|quilómetr|crónic|ele(?:c?)trónic'),
      word(1, '(?:est(?:á|ão|ou|amos|ava\\p{L}*)|and(?:a|am|amos)) a (?!par)\\p{L}+[aei]r'),
    ],
  },
};

/** By language (ISO 639). */
export const regions: Readonly<Record<string, Regions>> = { en: english, pt: portuguese };
