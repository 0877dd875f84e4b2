import { successSaid } from '../../../shared/words/said/successSaid.ts';
import { flipsOf } from '../../../shared/views/reportDocument/fragility.ts';
import type { LeftOut } from '../../../shared/views/reportDocument/types/figures.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { bare, type Surfaces } from './surfaces.ts';

/** A contradiction planted into the surfaces of a case that has none, and the rule that has to see it. */
export type Planted = {
  readonly name: string;
  readonly rule: string;
  readonly plant: (surfaces: Surfaces) => Surfaces;
};

const inDocument = (
  rule: string,
  name: string,
  change: (document: ReportDocument) => Partial<ReportDocument>,
): Planted => ({
  rule,
  name,
  plant: (surfaces) => ({ ...surfaces, document: { ...surfaces.document, ...change(surfaces.document) } }),
});
const inResult = (
  rule: string,
  name: string,
  change: (r: ReportDocument['recommendation']) => Partial<ReportDocument['recommendation']>,
) => inDocument(rule, name, ({ recommendation: r }) => ({ recommendation: { ...r, ...change(r) } }));
const inPool = (
  rule: string,
  name: string,
  change: (pool: NonNullable<ReportDocument['recommendation']['pool']>) => object,
) => inResult(rule, name, ({ pool }) => ({ pool: pool && { ...pool, ...change(pool) } }));
const inEmail = (rule: string, name: string, from: (s: Surfaces) => string, to: (s: Surfaces) => string): Planted => ({
  rule,
  name,
  plant: (s) => {
    const swap = (text: string) => text.replaceAll(from(s), to(s));
    const blocks = s.email.blocks.map((block) => ('text' in block ? { ...block, text: swap(block.text) } : block));
    return { ...s, email: { ...s.email, subject: swap(s.email.subject), preview: swap(s.email.preview), blocks } };
  },
});
const laidOut = (rule: string, name: string, from: (s: Surfaces) => string, to: (s: Surfaces) => string): Planted => ({
  rule,
  name,
  plant: (s) => {
    const swap = (text: string) => text.replaceAll(bare(from(s)), bare(to(s)));
    return {
      ...s,
      pdf: s.pdf && s.pdf.map(swap),
      page: s.page && { first: swap(s.page.first), whole: swap(s.page.whole) },
    };
  },
});

const another = ({ options, recommendation }: ReportDocument): string =>
  options.find(({ optionId }) => optionId !== recommendation.optionId)?.optionId ?? '';
const otherStrength = ({ document: { recommendation: r } }: Surfaces) => (r.strength === 'lean' ? 'moderate' : 'lean');

export const planted: readonly Planted[] = [
  inResult('winner', 'another option is recommended than is marked', () => ({ optionId: 'Z' })),
  inDocument('winner', 'two options are marked', ({ options }) => ({
    options: options.map((option) => ({ ...option, recommended: true })),
  })),
  inDocument('winnerLeads', 'another option has more', (document) => ({
    options: document.options.map((option) => ({
      ...option,
      final: option.final && {
        ...option.final,
        p: option.optionId === another(document) ? 0.99 : 0.01 / document.options.length,
      },
    })),
  })),
  inDocument('shares', 'shares that sum to more than one', ({ options }) => ({
    options: options.map((option) => ({
      ...option,
      final: option.final && { ...option.final, p: option.final.p + 0.1 },
    })),
  })),
  inPool('samePool', 'page one with another probability than the bars', ({ p }) => ({ p: p / 2 })),
  inPool('range', 'a probability outside its range', ({ p }) => ({ range: { low: p + 0.05, high: p + 0.1 } })),
  inPool('strengthByNumbers', 'a strength above what the margin allows', () => ({ margin: 0.01, p: 0.3 })),
  inDocument('strengthByQuorum', 'moderate with a single source', ({ banner, recommendation: r }) => ({
    banner: { ...banner, quorum: 'single_source', kind: 'preliminary' },
    recommendation: { ...r, strength: 'moderate' },
  })),
  inDocument('strengthByProviders', 'strong though a provider flips it', (document) => ({
    recommendation: { ...document.recommendation, strength: 'strong' },
    sensitivity: document.sensitivity && {
      ...document.sensitivity,
      withoutProvider: document.sensitivity.withoutProvider.map((one) => ({ ...one, winner: another(document) })),
    },
  })),
  inDocument('strengthByPanels', 'strong though the panels are split', ({ recommendation: r, options }) => ({
    recommendation: { ...r, strength: 'strong' },
    panels: {
      agreeing: 1,
      of: 3,
      winners: options.slice(0, 3).map(({ optionId }, i) => ({ panel: i + 1, optionId })),
      revision: 0,
    },
  })),
  inResult('scores', 'scores said to disagree that agree', ({ pool, optionId }) => ({
    pool: pool && { ...pool, scoreWinner: optionId, caps: [{ code: 'scores_disagree' }] },
  })),
  inDocument('scores', 'the scores put another option first', (document) => ({
    matrix: document.matrix && {
      ...document.matrix,
      rows: document.matrix.rows.map((row) => ({
        ...row,
        counted: { weighted: row.optionId === another(document) ? 100 : 1 },
      })),
    },
  })),
  inDocument('stability', 'weightings of another option', ({ sensitivity: s, recommendation: r }) => ({
    sensitivity: s && { ...s, weightsStable: r.pool?.scoreWinner === r.optionId ? 0 : 1 },
  })),
  inDocument('weights', 'weights that do not sum to one', ({ frame }) => ({
    frame: { ...frame, criteria: frame.criteria.map((one) => ({ ...one, weight: one.weight * 2 })) },
  })),
  inDocument('banner', 'more ballots than seats', ({ banner }) => ({
    banner: { ...banner, counted: { votingSeats: 3, ballots: 9 } },
  })),
  inDocument('banner', 'more effective votes than votes', ({ banner }) => ({ banner: { ...banner, nEff: 99 } })),
  inDocument('dissentAgainst', 'a dissent for the winner', ({ dissents, recommendation: r }) => ({
    dissents: dissents.map((one) => ({ ...one, optionId: r.optionId })),
  })),
  inDocument('dissentHeld', 'a dissent by a seat that moved', (document) => ({
    moved: {
      ...document.moved,
      flips: document.dissents.map(({ seat, optionId }) => ({
        seat,
        from: optionId,
        to: document.recommendation.optionId,
        kind: null,
        note: '',
        revision: 0,
      })),
    },
  })),
  inDocument('dissentOrder', 'dissents in another order than their support', ({ dissents, options }) => ({
    dissents: [...dissents, ...dissents].map((one, i) => ({
      ...one,
      optionId:
        options.toSorted((a, b) => (a.final?.p ?? 0) - (b.final?.p ?? 0)).at(-(i % 2))?.optionId ?? one.optionId,
    })),
  })),
  inDocument('dissentVerbatim', 'a dissent in other words', ({ dissents }) => ({
    dissents: dissents.map((one) => ({ ...one, text: `${one.text} Or not.` })),
  })),
  inDocument('movedDissents', 'an option given up that has seats', (document) => ({
    movedDissents: document.dissents.map(({ optionId }) => ({ optionId, seats: [], revision: 0 })),
  })),
  inDocument('movement', 'a move that the first choices do not show', (document) => ({
    moved: {
      ...document.moved,
      missing: [],
      flips: [
        ...document.moved.flips,
        ...document.dissents.map(({ seat }) => ({
          seat: { ...seat, seatId: 'other' },
          from: document.recommendation.optionId,
          to: another(document),
          kind: null,
          note: '',
          revision: 0,
        })),
      ],
    },
  })),
  inDocument('drift', 'more unevidenced moves than moves', ({ moved }) => ({
    moved: { ...moved, drift: moved.drift && { ...moved.drift, unevidencedTowardPlurality: 99 } },
  })),
  inDocument('firstChoices', 'more first choices than ballots', ({ options }) => ({
    options: options.map((one) => ({ ...one, counted: { ...one.counted, firstChoicesFinal: 7 } })),
  })),
  inDocument('evidence', 'a reason that cites nothing that is listed', ({ reasons }) => ({
    reasons: reasons.map((one) => ({ ...one, evidenceIds: ['E-none'] })),
  })),
  inDocument('leftOut', 'a winner that is no option', ({ sensitivity }) => ({
    sensitivity: sensitivity && {
      ...sensitivity,
      withoutProvider: sensitivity.withoutProvider.map((one) => ({ ...one, winner: 'Z' })),
    },
  })),
  inDocument('breakEvens', 'a number that turns the result from an option that is not in front', (document) => ({
    sensitivity: document.sensitivity && {
      ...document.sensitivity,
      breakEvens: [
        {
          kind: 'chance',
          cruxId: 'crux',
          now: 0.5,
          text: 'It holds.',
          counted: { at: 0.6, from: another(document), to: document.recommendation.optionId },
          revision: 0,
        },
      ],
    },
  })),
  inDocument('panels', 'more panels agree than there are', () => ({
    panels: { agreeing: 4, of: 3, winners: [], revision: 0 },
  })),
  inDocument('cruxes', 'a crux that favours what is no option', ({ cruxes }) => ({
    cruxes: cruxes.map((one) => ({ ...one, favours: { ifTrue: 'Z', ifFalse: 'Z' } })),
  })),
  inDocument('forecast', 'a forecast of what is no tripwire', ({ forecast }) => ({
    forecast: forecast ? { ...forecast, tripwires: [{ tripwire: 99, p: 0.5 }] } : null,
  })),
  inDocument('forecast', 'more seats that forecast than voted', ({ forecast }) => ({
    forecast: forecast ? { ...forecast, seats: 999 } : null,
  })),
  inDocument('likeliestFirst', 'stories of failure in another order', ({ preMortem }) => ({
    preMortem: preMortem.map((one, i) => ({ ...one, probability: (i + 1) / 100 })),
  })),
  inEmail(
    'headlineShown',
    'an e-mail with another recommendation',
    (s) => s.document.recommendation.headline,
    () => 'Do it.',
  ),
  inEmail(
    'probabilityShown',
    'an e-mail with another probability',
    (s) => s.speech.percent(s.document.recommendation.pool?.p ?? 0),
    (s) => s.speech.percent(0.99),
  ),
  inEmail(
    'strengthShown',
    'an e-mail with another strength',
    (s) => s.speech.words[s.document.recommendation.strength],
    (s) => s.speech.words[otherStrength(s)],
  ),
  inEmail(
    'dissentShown',
    'an e-mail without the dissent',
    (s) => s.document.dissents[0]?.seat.name ?? '',
    () => 'Nobody',
  ),
  inEmail(
    'noLikelihoodOfWinner',
    'a likelihood word on the winner',
    (s) => s.email.preview,
    (s) => `${s.speech.words.p6} ${s.email.preview}`,
  ),
  inDocument('rehearsalShown', 'a rehearsal that says nothing of it', ({ banner }) => ({
    banner: { ...banner, rehearsal: !banner.rehearsal },
  })),
  inDocument('quorumShown', 'a quorum that only the JSON tells', ({ banner }) => ({
    banner: { ...banner, quorum: 'degraded' },
  })),
];

/** The same in a PDF. */
/** Into the PDF or the page. */
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
