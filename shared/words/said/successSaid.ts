import type { Speech } from '../speech.ts';

type Forecast = {
  readonly by: string;
  readonly success: readonly { readonly optionId: string; readonly p: number }[];
};
type Forecasting = {
  readonly forecast?: Forecast | null;
  readonly recommendation: { readonly optionId: string };
};

/** From this much on another option's forecast is clearly the higher one. */
const clearly = 0.1;

/**
 * That the recommended option succeeds by the frame's measure, and by when, and which option clearly would sooner; empty where nobody
 * forecast it. Page and PDF say it alike.
 */
export const successSaid = ({ forecast, recommendation }: Forecasting, speech: Speech): string => {
  const found = forecast?.success.find(({ optionId }) => optionId === recommendation.optionId);
  if (!forecast || !found) return '';
  const own = speech.say('succeeds', { p: speech.percent(found.p), date: speech.date(forecast.by) });
  const [best] = forecast.success.toSorted((a, b) => b.p - a.p);
  return best && best.p >= found.p + clearly - 1e-9
    ? speech.sentences(own, speech.say('succeedsMore', { option: best.optionId, p: speech.percent(best.p) }))
    : own;
};

/** Every option's forecast as a small table: its title, and letter, name and figure of each option, the likeliest first. Null where nobody forecast. */
export const successTable = (
  {
    forecast,
    options,
  }: Pick<Forecasting, 'forecast'> & {
    readonly options: readonly { readonly optionId: string; readonly title: string }[];
  },
  speech: Speech,
): {
  readonly title: string;
  readonly rows: readonly { readonly optionId: string; readonly title: string; readonly p: string }[];
} | null =>
  forecast && forecast.success.length > 0
    ? {
        title: speech.say('successTable', { date: speech.date(forecast.by) }),
        rows: forecast.success
          .toSorted((a, b) => b.p - a.p)
          .map(({ optionId, p }) => ({
            optionId,
            title: options.find((one) => one.optionId === optionId)?.title ?? '',
            p: speech.percent(p),
          })),
      }
    : null;
