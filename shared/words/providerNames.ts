import { isNamed, isProvider, nameOfProvider } from '../events/providers.ts';

/** As it is written in a line about a seat: a scripted seat has no provider to name; what is not known is said as it was written. */
export const providerName = (provider: string | null): string => {
  if (provider === 'rehearsal') return '';
  return isProvider(provider) && isNamed(provider) ? nameOfProvider(provider) : (provider ?? '');
};
