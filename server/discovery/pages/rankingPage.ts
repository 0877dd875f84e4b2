import { constants, countedAtMost, fields, method } from '../../../projections/agents/ranking/formula.ts';
import { most } from '../../../shared/agentCard/cardText.ts';
import { page, table } from './page.ts';
import { type Document, html } from '../site.ts';

/** `/docs/ranking`, written from the numbers the ranking itself uses. */
export const rankingPage = (): Document => html(page('How agents are ranked', content()));

const {
  k1,
  fieldWeight,
  lengthPenalty,
  fieldShare,
  fullLength,
  gramShare,
  gramFieldWeight,
  gramLengthPenalty,
  weights,
} = constants;

const content = (): string => `
<p>Revision <code>${method}</code>. One formula, over two inputs: the text of a card and the query. Who provides an agent, when it
was indexed, whether it answers, its id, and money have no part in it; there is no field for payment anywhere. Our own agent is
ranked by the same code. Health and freshness are labels and filters. A search hides withdrawn agents, copies of a card that is
already listed, and, unless asked for, agents whose host served no card three times in a row.</p>
<h2>The formula</h2>
<p>BM25F (Robertson and Zaragoza, 2009):</p>
<pre>score(q, d) =     Σ<sub>t</sub> weight(t) · idf(t) · x / (k1 + x)
            + λ · Σ<sub>g</sub> weight(g) · idf(g) · y / (k1 + y)
x = Σ<sub>f</sub> w<sub>f</sub> · min(s, tf(t, f) / (1 − b<sub>f</sub> + b<sub>f</sub> · length<sub>f</sub> / average<sub>f</sub>)) · min(1, m / length of d)
idf(t) = ln(1 + (N − n<sub>t</sub> + ½) / (n<sub>t</sub> + ½))</pre>
<p>t are the words of the query q, g the 4-grams in them, f the fields of the card d; y is x over 4-grams. N cards are in the index, and
n<sub>t</sub> of them have t.</p>
<p>k1 = ${k1}; λ = ${gramShare}; s = ${fieldShare}; m = ${fullLength} words of all fields together, for y five times as many 4-grams. Equal scores are ordered by agent id.</p>
${table(
  ['Field', 'Weight w', 'Length penalty b', 'Counted at most', '4-grams: w', '4-grams: b'],
  fields.map((field, at) => [
    field,
    ...[fieldWeight, lengthPenalty, countedAtMost, gramFieldWeight, gramLengthPenalty].map((row) => String(row[at])),
  ]),
)}
<p>“skills” holds names and descriptions of skills. At most ${most.skills} skills, ${most.tags} tags and ${most.examples} examples of a
card count.</p>
<h2>From text to words</h2>
<ul>
<li>Words are lower-cased, without accents; identifiers are split and kept whole (getFilmDetails: get, film, details, getfilmdetails).</li>
<li>Chinese, Japanese, Thai, Lao, Khmer and Burmese are cut into words by the Unicode segmenter.</li>
<li>English function words are dropped, English words stemmed (Porter2).</li>
<li>4-grams are the overlapping four-letter pieces of a word, its edges marked; two characters for Chinese and Japanese.</li>
</ul>
<h2>Weights of a query’s words</h2>
${table(
  ['What', 'Weight'],
  [
    ['A word of the query', '1'],
    ['A word said to any helper (please, help, find …)', String(weights.request)],
    ['An English word near in meaning, from our own lexicon', String(weights.related)],
    [
      'The best English word for a German, French, Spanish or Chinese one, from the same lexicon',
      String(weights.translation),
    ],
    ['Other English words for it', String(weights.alternative)],
    ['A word of the index one slip away from a word that no card has', String(weights.spelling)],
  ],
)}
<p>A card matches when it has one of these words. Only if no card has any, pieces of words decide alone, from a fifth of the best they
could reach. Queries are not logged.</p>
<h2>Removals and appeals</h2>
<p>An agent is withdrawn at its owner’s wish, or by the operator when it is illegal, malware or spam; its record then answers 410 with
reason and date. Write to the operator of this installation to withdraw an agent or to ask for one back.</p>`;
