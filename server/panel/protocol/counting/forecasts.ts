import type { CaseEvent, CaseEventOf } from '../../../../shared/events/case.ts';
import { type PanelContext, seatOfId } from '../state/panelContext.ts';
import { pool } from './pool/pooling.ts';
import { learnedIn } from './roundCounts.ts';

type Draft = CaseEventOf<'RecommendationDrafted'>['data'];

/** The day on which the owner is asked how it turned out: the review, or the last tripwire. */
export const forecastDay = ({ reviewDate, tripwires }: Pick<Draft, 'reviewDate' | 'tripwires'>): string | null =>
  reviewDate ??
  tripwires
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ??
  null;

/**
 * docs/PROTOCOL.md §5.9: the seats' forecasts together, each statement by itself as a yes/no question: the mean of the seats, by
 * their learned weights, read by what was learned of such statements. What a redraft changed nobody has forecast.
 */
export const pooledForecasts = (context: PanelContext): CaseEvent[] => {
  const { run, panel, at } = context;
  const { draft, forecasts } = run;
  const by = draft && forecastDay(draft);
  const asked = forecasts[0]?.about;
  if (!draft || !by || !asked || forecastDay(asked) !== by) return [];
  const { weights, recalibration } = learnedIn(context);
  const together = (given: readonly { readonly seatId: string; readonly p: number }[]): number => {
    const votes = given.map(({ seatId, p }) => {
      const provider = seatOfId(context, seatId)?.provider ?? '';
      return { seat: seatId, provider, p: [p, 1 - p], weight: weights[seatId] ?? 1 };
    });
    return pool(votes, recalibration).p[0] ?? 0;
  };
  const options = Object.keys(forecasts[0]?.success ?? {});
  return [
    {
      type: 'ForecastsPooled',
      data: {
        panel,
        seats: forecasts.length,
        by,
        optionId: draft.optionId,
        success: Object.fromEntries(
          options.map((option) => [
            option,
            together(forecasts.map(({ seatId, success }) => ({ seatId, p: success[option] ?? 0 }))),
          ]),
        ),
        tripwires: draft.tripwires.flatMap((wire, tripwire) => {
          const place = asked.tripwires.findIndex((one) => sameTripwire(one, wire));
          if (place === -1) return [];
          return [
            { tripwire, p: together(forecasts.map(({ seatId, tripwires }) => ({ seatId, p: tripwires[place] ?? 0 }))) },
          ];
        }),
        at,
      },
    },
  ];
};

type Tripwire = Draft['tripwires'][number];
export const sameTripwire = (a: Tripwire, b: Tripwire): boolean =>
  a.metric === b.metric && a.threshold === b.threshold && a.date === b.date;
