import { flipsOf } from '../../../shared/views/reportDocument/fragility.ts';
import type { LeftOut } from '../../../shared/views/reportDocument/types/figures.ts';
import { successSaid, successTable } from '../../../shared/words/said/successSaid.ts';
import { uncountedSaid } from '../../../shared/words/said/uncountedSaid.ts';
import { another, inDocument, inPool, laidOut, otherStrength, type Planted } from './planting.ts';

/** Contradictions in what PDF and page say of the document. */
export const plantedInLayout: readonly Planted[] = [
  laidOut(
    'strengthShown',
    'a layout with another strength',
    (s) => s.speech.words[s.document.recommendation.strength],
    (s) => s.speech.words[otherStrength(s)],
  ),
  laidOut(
    'probabilityShown',
    'a layout with another probability',
    (s) => s.speech.say('bestOf', { p: s.speech.percent(s.document.recommendation.pool?.p ?? 0) }),
    () => '—',
  ),
  laidOut(
    'forecastShown',
    'a layout with another forecast of success',
    (s) => successSaid(s.document, s.speech),
    () => '—',
  ),
  inDocument(
    'forecastShown',
    'another option that is forecast to do far better',
    ({ forecast = null, ...document }) => ({
      forecast: forecast && {
        ...forecast,
        success: forecast.success.map((one) =>
          one.optionId === document.recommendation.optionId ? { ...one, p: 0.01 } : one,
        ),
      },
    }),
  ),
  laidOut(
    'forecastShown',
    'a layout with the forecast of the recommended option alone',
    (s) => successTable(s.document, s.speech)?.title ?? '',
    () => '—',
  ),
  laidOut(
    'changesShown',
    'a layout that does not say which changes count',
    (s) => uncountedSaid(s.document, s.speech),
    () => '—',
  ),
  inDocument('changesShown', 'last ballots for another option that only the JSON tells', (document) => ({
    moved: {
      ...document.moved,
      uncounted: document.moved.uncounted && { ...document.moved.uncounted, otherwise: another(document) },
    },
  })),
  laidOut(
    'takenOverShown',
    'a layout in which a dissent seems to be new',
    (s) => s.speech.words.takenOver,
    () => '',
  ),
  inDocument('takenOverShown', 'a reply that only the JSON calls new', ({ dissents }) => ({
    dissents: dissents.map(({ reply, ...dissent }) => ({ ...dissent, reply: reply && { ...reply, takenOver: false } })),
  })),
  laidOut(
    'votesShown',
    'effective votes without their basis',
    (s) => s.speech.say('effectiveVotes', { votes: s.speech.number(s.document.banner.nEff ?? 0, 1) }),
    (s) => s.speech.number(s.document.banner.nEff ?? 0, 1),
  ),
  inDocument('cruxShown', 'a crux of one seat that the panel is said to believe', ({ cruxes }) => ({
    cruxes: cruxes.map((one) => ({ ...one, namedBy: { seats: 1, of: 14 } })),
  })),
  inDocument('learnedShown', 'weights that only the JSON tells', ({ run }) => ({
    run: { ...run, learned: run.learned && { ...run.learned, weights: [{ model: 'unheard-of', weight: 4.2 }] } },
  })),
  {
    rule: 'fragilityShown',
    name: 'a firm result of a single provider whichever provider is left out',
    plant: (s) => ({
      ...s,
      document: {
        ...s.document,
        banner: { ...s.document.banner, providers: s.document.banner.providers.slice(0, 1) },
        sensitivity: s.document.sensitivity && { ...s.document.sensitivity, withoutProvider: [] },
      },
    }),
  },
  laidOut(
    'optionsShown',
    'a layout without an option',
    (s) => s.document.options[0]?.title ?? '',
    () => '—',
  ),
  laidOut(
    'dissentsInFull',
    'a layout that cuts a dissent',
    (s) => s.document.dissents[0]?.text.slice(0, 30) ?? '',
    () => '—',
  ),
  inDocument('estimatesShown', 'a number without a source that only the JSON tells', ({ gate }) => ({
    gate: gate && {
      ...gate,
      checks: [
        ...gate.checks.filter(({ rule }) => rule !== 'numbers_traceable'),
        { rule: 'numbers_traceable', ok: false, found: ['77 %'] },
      ],
    },
  })),
  inPool('heldDownShown', 'a cap that only the JSON tells', () => ({ caps: [{ code: 'drift' }] })),
  inDocument('fragilityShown', 'flips that only the JSON tells, or only the page', (document) => {
    const winner = flipsOf(document).length > 0 ? document.recommendation.optionId : another(document);
    const all = (left: readonly LeftOut[]) => left.map((one) => ({ ...one, winner }));
    const { sensitivity: s } = document;
    return {
      sensitivity: s && {
        ...s,
        withoutProvider: all(s.withoutProvider),
        withoutLens: all(s.withoutLens),
        withoutEvidence: all(s.withoutEvidence),
      },
    };
  }),
];
