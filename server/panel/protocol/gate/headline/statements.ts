import { negationsIn } from '../../text/differences/denied/negation.ts';

/** A clause of a headline without what it rejects beside something else, and how often what is left of it is denied. */
export type Statement = { readonly text: string; readonly denials: number };

/** The clauses of a headline, in order: "Buy, rather than lease" says "Buy", "Do not buy; lease" denies one and says the other. */
export const statementsIn = (headline: string, language: string): Statement[] =>
  headline
    .normalize('NFC')
    .replace(behind, '\n')
    .split(bounds)
    .map((clause) => clause.replace(before, ' ').replace(denied, '').replace(from, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, denials: negationsIn(text, language) }));

/** Marks and the words that begin another clause, though not marks within a number. */
const bounds =
  /[.,:](?:\s|$)|[;!?\n。，、；：！？،؛।…]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]),|\s[–—-]\s|[—–](?!\p{Nd})|(?<!\p{L})(?:but|sondern|mais|sino|mas sim|maar|lecz|tylko|ama|بل|אלא|बल्कि|বরং|mà|melainkan|utan|tetapi)(?!\p{L})/u;

/** Behind these words stands what is rejected, to the end of its clause. */
const prefixed =
  "rather than|instead of|in place of|statt|anstatt|anstelle|plutôt que|plutôt qu['’]|au lieu d[e’']|en lugar de|en vez de|antes que|em vez de|ao invés de|em lugar de|invece (?:di|che)|anziché|piuttosto che|in plaats van|liever dan|zamiast|вместо|замість|αντί|بدلاً|بدلا|بدل|عوضاً|به جای|به‌جای|במקום|thay vì|daripada|alih-alih|ketimbang|istället för|i stället för|i stedet for|fremfor|namiesto|místo|în loc de|mai degrabă decât|badala ya|а не";
const signs = '而不是|而非|而不|แทนที่จะ|แทนการ|แทน(?=\\p{L})';
const from = new RegExp(`(?:(?<![\\p{L}\\p{M}])(?:${prefixed})(?![\\p{L}\\p{M}])|${signs}).*$`, 'iu');
/** Before these words stands what is rejected, from the beginning of its clause. */
const before =
  /^.*(?:(?<!\p{L})(?:yerine|değil|helyett|sijaan|sijasta|के बजाय|की बजाय|की जगह|के बदले|পরিবর্তে|বদলে|না (?:নিয়ে|করে|কিনে|দিয়ে)|பதிலாக|대신|아니라)(?![\p{L}\p{M}])|(?:기|는) ?(?:보다|대신)|지 ?말고|지 ?않고|のではなく|ではなく|よりも?(?=、|も|[\p{Script=Han}])|代わりに|ずに|ないで|而是|不如)/u;
/** Chinese names what it rejects first: 与其租, 不如买. */
const denied = /^(?:与其|與其).*$/u;
/** Reasons: what they name is not what is advised. */
const behind =
  /(?<!\p{L})(?:because|since|weil|denn|parce qu[e’']|car|porque|pues|perché|omdat|want|ponieważ|bo|потому что|поскольку|бо|επειδή|γιατί|çünkü|لأن|چون|כי|क्योंकि|কারণ|ஏனெனில்|vì|karena)(?!\p{L}).*$|因为.*$|因為.*$|เพราะ.*$/iu;
