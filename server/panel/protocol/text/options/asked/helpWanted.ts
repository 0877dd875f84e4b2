import { namesChoice } from '../choiceWords.ts';
import { asksForOne } from '../introductions.ts';
import { type Line, sentencesOf } from '../lines.ts';
import { bullet } from '../marks.ts';
import { isAgainst, isInFavour } from '../unmarked/compared.ts';
import { isOfTasks } from './deeds.ts';

/**
 * Whether a list without a label stands right below the lines with which a text begins, and these ask for help with a choice or say that a decision is
 * needed. A short line right above a list, without a full stop, is a label.
 */
export const isBelowCall = (lines: readonly Line[], at: number): boolean => {
  const above = lines.slice(0, at);
  const [last, next] = [above.findLast(({ text }) => text !== ''), above.at(-1)];
  if (!last || above.length > most || /[:：]\s*$/u.test(last.text)) return false;
  if (next?.text !== '' && !/[.!。！।]["”»]?$/u.test(next?.text ?? '')) return false;
  if (above.some(({ text }) => bullet.pattern.test(text))) return false;
  const lead = sentencesOf(last.text).at(-1) ?? '';
  if (isOfTasks(lead) && !isCall(lead)) return false;
  return above.some(({ text }) => sentencesOf(text).some(isCall));
};
const most = 20;
const longest = 120;

const isCall = (sentence: string): boolean =>
  (sentence.length <= longest && asksForHelp(sentence) && namesChoice(sentence)) || needed.test(sentence);
export const asksForHelp = (sentence: string): boolean => help.test(sentence);
const help =
  /help|advi[cs]e|hilfe|hilf|aide|conseil|ayud|consej|aiut|consigli|ajud|conselh|hulp|pom[oó]|rad(?:a|y|ę|íme|it)(?!\p{L})|помо|совет|порад|допомо|βοήθ|συμβουλ|yardım|hjälp|hjælp|hjelp|apua|auta|seg[ií]t|tanács|ajut|sfat|مساعد|ساعد|کمک|עזר|מדד|मदद|सलाह|সাহায্য|পরামর্শ|உதவ|ช่วย|giúp|bantu|手伝|助け|相談|帮|幫|도와|도움|조언/iu;
/** At the beginning, as the subject of a message. */
const needed =
  /^(?:(?:subject|re|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|тема): ?)?(?:(?:decision|choice) (?:is )?(?:needed|required|due|wanted)|(?:entscheidung|beschluss) (?:nötig|erforderlich|gesucht|fällig|bis)|décision (?:à prendre|requise|attendue)|decisión (?:necesaria|pendiente|antes)|decisione (?:necessaria|da prendere|entro)|decisão (?:necessária|pendente|até)|(?:beslissing|besluit) (?:nodig|gevraagd|vóór|voor)|decyzja (?:potrzebna|do)|(?:нужно|требуется) решение|(?:потрібне|потрібно) рішення|karar gerekli|beslut (?:behövs|krävs|senast)|beslutning (?:kræves|nødvendig|trengs)|päätös (?:tarvitaan|viimeistään)|(?:potřebné|nutné) rozhodnutí|döntés (?:szükséges|kell)|decizie necesară|مطلوب قرار|(?:נדרשת|דרושה) החלטה|निर्णय चाहिए|cần quyết định|perlu keputusan)(?!\p{L})|^(?:要決定|要判断|需要[决決]定|결정 필요|ต้องตัดสินใจ)/iu;

/** "Tick one and hand it in": below a list. */
export const isVotedOn = (below: string): boolean =>
  sentencesOf(below).some((sentence) => sentence.length <= longest && asksForOne(sentence));

/** Lines that are set in below the items speak for them and against them: "for: cheap", "against: far". */
export const isWeighed = (lines: readonly Line[]): boolean => {
  const [first] = lines;
  const labels = lines
    .filter(({ indent }) => indent > (first?.indent ?? 0))
    .flatMap(({ text }) => /^([^:：]{1,30})[:：]/u.exec(text.replace(bullet.pattern, ''))?.[1]?.trim() ?? []);
  return labels.some(isInFavour) && labels.some(isAgainst);
};
