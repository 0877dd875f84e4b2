import type { Speech } from '../speech.ts';

type Forecasting = {
  readonly forecast?: { readonly tripwires: readonly { readonly tripwire: number; readonly p: number }[] } | null;
};

/**
 * How probable it is that a tripwire, by its place in the plan, is crossed; a dash where nobody forecast it, and null where no
 * tripwire was forecast at all. Page and PDF say it alike.
 */
export const crossingsSaid = ({ forecast }: Forecasting, speech: Speech): ((tripwire: number) => string) | null => {
  const forecasts = forecast?.tripwires ?? [];
  if (forecasts.length === 0) return null;
  return (at) => {
    const found = forecasts.find(({ tripwire }) => tripwire === at);
    return found ? speech.percent(found.p) : '–';
  };
};
