import type { Speech } from '../speech.ts';

type Forecast = {
  readonly by: string;
  readonly success: readonly { readonly optionId: string; readonly p: number }[];
};
type Forecasting = {
  readonly forecast?: Forecast | null;
  readonly recommendation: { readonly optionId: string };
};

/** That the recommended option succeeds by the user's own measure, and by when; empty where nobody forecast it. Page and PDF say it alike. */
export const successSaid = ({ forecast, recommendation }: Forecasting, speech: Speech): string => {
  const found = forecast?.success.find(({ optionId }) => optionId === recommendation.optionId);
  return forecast && found
    ? speech.say('succeeds', { p: speech.percent(found.p), date: speech.date(forecast.by) })
    : '';
};
