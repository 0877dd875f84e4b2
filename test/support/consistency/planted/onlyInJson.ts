import { flipsOf } from '../../../../shared/views/reportDocument/sensitivity/fragility.ts';
import type { LeftOut } from '../../../../shared/views/reportDocument/types/figures.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import { another, inDocument, inPool, type Planted } from './planting.ts';

/** What only the JSON tells, and a layout, `rule`, does not. */
export const onlyInJson = (rule: 'pdf' | 'page'): readonly Planted[] => {
  const change = (name: string, to: (document: ReportDocument) => Partial<ReportDocument>) =>
    inDocument(rule, `${name} that only the JSON tells`, to);
  return [
    change('another option that is forecast to do far better', ({ forecast = null, recommendation: r }) => ({
      forecast: forecast && {
        ...forecast,
        success: forecast.success.map((one) => (one.optionId === r.optionId ? { ...one, p: 0.01 } : one)),
      },
    })),
    change('more seats that named a crux', ({ cruxes }) => ({
      cruxes: cruxes.map((one) => ({ ...one, namedBy: { seats: 1, of: 14 } })),
    })),
    change('weights', ({ run }) => ({
      run: { ...run, learned: run.learned && { ...run.learned, weights: [{ model: 'unheard-of', weight: 4.2 }] } },
    })),
    change('a single provider', ({ banner }) => ({ banner: { ...banner, providers: banner.providers.slice(0, 1) } })),
    change('a reply that was written again', ({ dissents }) => ({
      dissents: dissents.map((one) => ({ ...one, reply: one.reply && { ...one.reply, takenOver: false } })),
    })),
    change('a number without a source', ({ gate }) => ({
      gate: gate && {
        ...gate,
        checks: [
          ...gate.checks.filter(({ rule: one }) => one !== 'numbers_traceable'),
          { rule: 'numbers_traceable', ok: false, found: ['77 %'] },
        ],
      },
    })),
    change('blind ballots alone that count', ({ moved }) => ({
      moved: { ...moved, drift: { ...(moved.drift ?? noDrift), blindOnly: true } },
    })),
    inPool(rule, 'a cap that only the JSON tells', () => ({ caps: [{ code: 'drift' }] })),
    change('flips', (document) => {
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
};

const noDrift = {
  flips: 0,
  unevidencedTowardPlurality: 0,
  conformity: null,
  driftShare: null,
  blindOnly: false,
  shift: 0,
  revision: 0,
};
