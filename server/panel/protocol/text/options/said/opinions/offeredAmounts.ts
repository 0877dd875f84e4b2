import { languageOfText } from '../../../language.ts';
import { asksWhichOne } from '../../asked/besideQuestions.ts';
import { orIn } from '../../connectives.ts';
import { enumerated } from '../enumerated.ts';
import { isQuestion } from '../leads.ts';
import { holdsPrice } from './prices.ts';
import { asOptions, endOf } from '../sides.ts';

/** What one offer leaves to choose: "Bid from Harlow: £900k for the yard, or £450k for half of it", "they lend at 6.1% fixed or 5.4% variable. Which one?" */
export const offeredAmounts = (sentence: string, next: string): readonly string[] => {
  if (isQuestion(sentence) || !/\p{Nd}/u.test(sentence)) return [];
  const rest = label.exec(sentence)?.[1];
  if (rest !== undefined) {
    const sides = enumerated(rest, { words: orIn(languageOfText(sentence)) });
    return sides.length >= 2 && sides.every(holdsPrice)
      ? asOptions([...sides.slice(0, -1), endOf(sides.at(-1) ?? '')])
      : [];
  }
  if (!asksWhichOne(next)) return [];
  const sides = sentence.split(new RegExp(`,? (?:${orIn(languageOfText(sentence))}) `, 'iu'));
  const [left = '', right = ''] = sides;
  const second = behindWord.exec(right)?.[1] ?? '';
  const unit = amount.exec(second)?.[0];
  if (sides.length !== 2 || unit === undefined) return [];
  const first = [...left.matchAll(amounts)].findLast(([one]) => isShare(one) === isShare(unit));
  return first ? asOptions([left.slice(first.index), endOf(second)]) : [];
};
const amount = /(?:[A-Z]{0,3}\p{Sc}[ \u00A0]?)?\p{Nd}[\p{Nd}.,٫٬]*(?:[ \u00A0]?(?:%|\p{Sc}|[kKmM](?!\p{L})))?/u;
const amounts = new RegExp(amount.source, 'gu');
const isShare = (figure: string): boolean => figure.endsWith('%');
/** "At 5.4%", "al 4,4 %". */
const behindWord = /^(?:\p{L}{1,4} )?((?:[A-Z]{0,3}\p{Sc}[ \u00A0]?)?\p{Nd}.*)$/u;
const ours =
  'our|my|unser\\p{L}*|mein\\p{L}*|notre|mon|nuestr[ao]|mi|(?:la |il )?nostr[ao]|(?:a |o )?noss[ao]|ons|onze|vår\\p{L}*|vor\\p{L}*|nasz\\p{L}*|naše|наш\\p{L}*|bizim';
const label = new RegExp(
  `^(?!(?:${ours}) )(?:[\\p{L}’']{1,12} ){0,2}?(?:${[
    'offers?|bids?|proposal|quote|tender|terms|angebot|gebot|vorschlag|offre|proposition|devis|oferta|propuesta|presupuesto|proposta|orçamento|offerta|preventivo|bod|aanbod|voorstel|offerte',
    'propozycja|wycena|nabídka|návrh|ajánlat\\p{L}*|javaslat|propunere\\p{L}*|предложение|пропозиція|προσφορά|πρόταση|teklif\\p{L}*|bud|erbjudande|förslag|tilbud\\p{L}*|forslag|tarjous|ehdotus',
    'عرض|پیشنهاد|הצעה|הצעת|प्रस्ताव|প্রস্তাব|đề nghị|chào giá|tawaran|penawaran',
  ].join('|')})(?![\\p{L}\\p{M}])[^:：.?!]{0,70}?[:：] ?(.{10,300})$`,
  'iu',
);
