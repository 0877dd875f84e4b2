import { isWeighing, namesChoice, namesSeveral } from '../choiceWords.ts';
import { asksWhich, isAtALoss, isUnmarkedQuestion } from '../introductions.ts';
import { endsOpen, type Line } from '../lines.ts';
import { marks } from '../marks.ts';
import { isRow } from '../tables.ts';

/** Names of one to four words without a mark, each on a line of its own or each a paragraph, and the line after the last. */
export type ShortLines = { readonly items: readonly string[]; readonly end: number };

/** The names that begin at a line; null where it begins none, or something else goes on right below them. */
export const shortLinesAt = (lines: readonly Line[], at: number): ShortLines | null => {
  const items: string[] = [];
  const areParagraphs = lines[at + 1]?.text === '';
  let end = at;
  for (let i = at; items.length <= mostNames; i += areParagraphs ? 2 : 1) {
    const line = lines[i];
    if (!line || !isName(line) || (areParagraphs && (lines[i + 1]?.text ?? '') !== '')) break;
    items.push(line.text);
    end = i + 1;
  }
  const isEnd = (lines[end]?.text ?? '') === '';
  return items.length >= 2 && items.length <= mostNames && isEnd && !items.some((item) => closes.test(item))
    ? { items, end }
    : null;
};
const mostNames = 12;
const isName = ({ text, level }: Line): boolean =>
  level === 0 &&
  text.length <= longest &&
  /^\p{L}/u.test(text) &&
  !/[:：=|]|[\p{Po}\p{Pe}\p{Pf}]$/u.test(text) &&
  text.split(/\s+/u).length <= mostWords &&
  (text.length <= longestUnspaced || !/[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}]/u.test(text)) &&
  !isRow(text) &&
  !marks.some(({ pattern }) => pattern.test(text));
const longest = 40;
const longestUnspaced = 16;
const mostWords = 4;

/** Whether a line waits for names: a question for one of them, or a short one, or a word for what is chosen from with a colon. */
export const asksForNames = (line: string): boolean => {
  if (isWeighing(line)) return false;
  if (endsOpen(line)) return namesSeveral(line);
  if (isAtALoss(line)) return true;
  const isQuestion = /[?？؟]\s*$/u.test(line) || isUnmarkedQuestion(line);
  return isQuestion && (line.length <= shortest || asksWhich(line) || namesChoice(line));
};
const shortest = 20;

/** How letters end. */
const closes =
  /^(?:(?:many |with )?(?:thanks|thank you|best|kind|warm|yours|regards|cheers)(?!\p{L})|(?:vielen |besten |herzlichen )?dank(?:e)?(?!\p{L})|(?:mit|viele|beste|liebe|freundliche|herzliche).{0,15} grüße|gruß|merci|bien (?:à|cordialement)|cordialement|amicalement|gracias|(?:un )?saludos?|atentamente|grazie|cordiali|distinti|saluti|obrigad|cumprimentos|atenciosamente|abraços?|bedankt|dank|groet|met vriendelijke|dzięk|pozdraw|z poważaniem|teşekkür|saygılar|selam|спасибо|благодар|с уважением|дякую|з повагою|ευχαριστ|με εκτίμηση|شكر|مع تحي|تحياتي|ممنون|متشکر|با احترام|سپاس|תודה|בברכה|धन्यवाद|सादर|ধন্যবাদ|நன்றி|cảm ơn|trân trọng|terima kasih|salam|hormat|tack|hälsning|tak(?!\p{L})|hilsen|takk|kiitos|terveisin|děkuj|díky|s pozdravem|köszön|üdvözlettel|mulțum|cu stimă)|^(?:よろしく|ありがとう|敬具|以上|谢谢|謝謝|此致|敬上|감사|고맙|올림|드림|ขอบคุณ|ด้วยความ)/iu;
