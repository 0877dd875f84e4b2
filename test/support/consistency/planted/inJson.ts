import { plantedInNumbers } from './inNumbers.ts';
import { another, inDocument, inPool, inResult, type Planted } from './planting.ts';

/** What is told otherwise in the JSON alone, so that it contradicts itself or the e-mail. */
export const plantedInJson: readonly Planted[] = [
  inResult('winner', 'another option is recommended than is marked', () => ({ optionId: 'Z' })),
  inDocument('winner', 'two options are marked', ({ options }) => ({
    options: options.map((option) => ({ ...option, recommended: true })),
  })),
  inDocument('table', 'scores by a criterion less', ({ matrix }) => ({
    matrix: matrix && { ...matrix, criteria: matrix.criteria.slice(1) },
  })),
  inDocument('variants', 'a variant of an option that has none', ({ options }) => ({
    options: options.map((one, i) => (i === 0 ? { ...one, variants: [options[1]?.title ?? ''] } : one)),
  })),
  inDocument('options', 'an option that is told twice', ({ options }) => ({
    options: [...options, ...options.slice(-1).map((one) => ({ ...one, optionId: 'Z', recommended: false }))],
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
  inPool('range', 'a range without a width', ({ p }) => ({ range: { low: p, high: p } })),
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
  inPool('limitsByNumbers', 'a limit that the numbers do not reach', () => ({ caps: [{ code: 'scores_disagree' }] })),
  inResult('scores', 'scores said to disagree that agree', ({ pool, optionId }) => ({
    pool: pool && { ...pool, scoreWinner: optionId, caps: [{ code: 'scores_disagree', limits: false }] },
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
  inDocument('knowing', 'an option worth most that is worth less than another', ({ valueOfInformation: v }) => ({
    valueOfInformation: v && {
      ...v,
      counted: {
        ...v.counted,
        worths: v.counted.worths.map((one) => ({ ...one, worth: one.optionId === v.counted.best ? 1 : 99 })),
      },
    },
  })),
  inDocument('weights', 'weights that do not sum to one', ({ frame }) => ({
    frame: { ...frame, criteria: frame.criteria.map((one) => ({ ...one, weight: one.weight * 2 })) },
  })),
  inDocument('banner', 'more ballots than seats', ({ banner }) => ({
    banner: { ...banner, counted: { ...banner.counted, votingSeats: 3, ballots: 9 } },
  })),
  inDocument('banner', 'more effective votes than votes', ({ banner }) => ({ banner: { ...banner, nEff: 99 } })),
  inDocument('banner', 'effective votes that are no estimate', ({ banner }) => ({
    banner: { ...banner, counted: { ...banner.counted, nEffEstimatedFrom: null } },
  })),
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
        kind: 'none' as const,
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
          kind: 'none' as const,
          note: '',
          revision: 0,
        })),
      ],
    },
  })),
  inDocument('drift', 'more unevidenced moves than moves', ({ moved }) => ({
    moved: { ...moved, drift: moved.drift && { ...moved.drift, unevidencedTowardPlurality: 99 } },
  })),
  inDocument('uncounted', 'a change without a reason that is said to count', ({ moved }) => ({
    moved: { ...moved, uncounted: null, flips: moved.flips.map((flip) => ({ ...flip, kind: 'none' })) },
  })),
  inDocument('uncounted', 'a change without a reason that panels are said to count', ({ moved, panels }) => ({
    panels: panels ?? { agreeing: 3, of: 3, winners: [], revision: 0 },
    moved: { ...moved, uncounted: null, flips: moved.flips.map((flip) => ({ ...flip, kind: 'none' })) },
  })),
  {
    rule: 'uncounted',
    name: 'a change that counts as before though its reason counts',
    plant: ({ document: { again: _again, ...document }, ...surfaces }) => {
      const flips = document.moved.flips.map((flip) => ({ ...flip, kind: 'new_evidence' as const }));
      return { ...surfaces, document: { ...document, panels: null, moved: { ...document.moved, flips } } };
    },
  },
  inDocument('uncounted', 'all seats hold another option at the end', (document) => ({
    moved: { ...document.moved, uncounted: null, flips: [] },
    options: document.options.map((one) => ({
      ...one,
      counted: { ...one.counted, firstChoicesFinal: one.optionId === another(document) ? 9 : 0 },
    })),
  })),
  inDocument('uncounted', 'a strength though the last ballots choose another option', (document) => ({
    moved: { ...document.moved, uncounted: { seats: [], otherwise: another(document), revision: 0 } },
    recommendation: { ...document.recommendation, strength: 'lean' },
  })),
  inDocument('drift', 'blind ballots alone that let changes count', ({ moved }) => ({
    moved: { ...moved, uncounted: null, drift: moved.drift && { ...moved.drift, blindOnly: true } },
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
  inDocument('breakEvens', 'a weight that turns a result which the scores do not have', (document) => ({
    sensitivity: document.sensitivity && {
      ...document.sensitivity,
      breakEvens: [
        {
          ...{ kind: 'weight', by: 'scores', criterionId: 'c1', now: 0.33, text: 'Cost', revision: 0 },
          counted: { at: 0.11, from: document.recommendation.optionId, to: another(document) },
        },
      ],
    },
  })),
  inDocument('breakEvens', 'a number at which the options only draw level', (document) => ({
    sensitivity: document.sensitivity && {
      ...document.sensitivity,
      breakEvens: document.sensitivity.breakEvens.map((one) => ({ ...one, counted: { ...one.counted, at: 0 } })),
    },
  })),
  inDocument('panels', 'more panels agree than there are', () => ({
    panels: { agreeing: 4, of: 3, winners: [], revision: 0 },
  })),
  inDocument('cruxes', 'a crux that favours what is no option', ({ cruxes }) => ({
    cruxes: cruxes.map((one) => ({ ...one, favours: { ifTrue: 'Z', ifFalse: 'Z' } })),
  })),
  inDocument('cruxes', 'a question with another probability where the result would tip', ({ sensitivity, cruxes }) => ({
    sensitivity: sensitivity && {
      ...sensitivity,
      breakEvens: cruxes.slice(0, 1).map(({ cruxId, proposition, q, favours, revision }) => ({
        ...{ kind: 'chance', cruxId, text: proposition, now: q - 0.07, revision },
        counted: { at: 0.4, from: favours.ifTrue, to: favours.ifFalse },
      })),
    },
  })),
  inDocument('cruxes', 'a question named of other seats than the rest', ({ cruxes }) => ({
    cruxes: [...cruxes, ...cruxes.slice(0, 1).map((one) => ({ ...one, namedBy: { seats: 1, of: 3 } }))],
  })),
  inDocument('cruxesOnce', 'one question with two answers', ({ cruxes }) => ({
    cruxes: cruxes.map((one) => ({ ...one, proposition: cruxes[0]?.proposition ?? '' })),
  })),
  inDocument('scores', 'another option that the scores put first, unsaid', (document) => {
    const { pool } = document.recommendation;
    return {
      recommendation: { ...document.recommendation, pool: pool && { ...pool, scoreWinner: another(document) } },
    };
  }),
  inDocument('forecast', 'a forecast of what is no tripwire', ({ forecast }) => ({
    forecast: forecast ? { ...forecast, tripwires: [{ tripwire: 99, p: 0.5 }] } : null,
  })),
  inDocument('forecast', 'more seats that forecast than voted', ({ forecast }) => ({
    forecast: forecast ? { ...forecast, seats: 999 } : null,
  })),
  inDocument('likeliestFirst', 'stories of failure in another order', ({ preMortem }) => ({
    preMortem: preMortem.map((one, i) => ({ ...one, probability: (i + 1) / 100 })),
  })),
  inDocument('mail', 'a rehearsal that says nothing of it', ({ banner }) => ({
    banner: { ...banner, rehearsal: !banner.rehearsal },
  })),
  inDocument('mail', 'a quorum that only the JSON tells', ({ banner }) => ({
    banner: { ...banner, quorum: 'degraded' },
  })),
  inDocument('mail', 'a warning that only the JSON tells', ({ gate }) => ({
    gate: gate && { ...gate, verdict: gate.verdict === 'pass' ? 'publish_with_warning' : 'pass' },
  })),
  inDocument('mail', 'a dissent that was written again', ({ dissents }) => ({
    dissents: dissents.map((one) => ({ ...one, takenOver: false })),
  })),
  inDocument('mail', 'unanimity though a seat dissents', () => ({ dissents: [] })),
  inDocument('leftOut', 'a result of three providers, none of which was left out', ({ sensitivity }) => ({
    sensitivity: sensitivity && { ...sensitivity, withoutProvider: [] },
  })),
  inDocument('unread', 'a document that was read to its end and is said not to have been', ({ banner }) => ({
    banner: { ...banner, unread: (banner.unread ?? []).map((one) => ({ ...one, read: one.parts })) },
  })),
  inDocument('documents', 'evidence of the case in a document', ({ evidence }) => ({
    evidence: evidence.map((row) => ({ ...row, source: row.document ? 'case' : row.source })),
  })),
  inDocument('signed', 'a head that nobody signed', ({ signed }) =>
    signed ? { signed: { ...signed, at: '2026-11-23T08:00:00.000Z' } } : {},
  ),
  ...plantedInNumbers,
];
