import type { Remark } from '../../shared/events/codes.ts';
import type { SeatSeen } from '../../shared/views/debate/debate.ts';
import type { Words } from '../words/words.svelte.ts';

/** A remark of the software in the reader's language, with its detail as it was recorded; a seat's own words stay. */
export const remarkIn = (words: Pick<Words, 't' | 'percent'>, remark: Remark): string => {
  if (remark.code === 'said') return remark.text;
  const share = 'share' in remark ? words.percent(remark.share) : '';
  const detail = 'detail' in remark && remark.detail !== '' ? ` (${remark.detail})` : '';
  return `${words.t(`watch.remark.${remark.code}`, { share })}${detail}`;
};

/** '' for a seat that is not known. */
export const lensIn = (t: Words['t'], lens: SeatSeen['lens'] | ''): string =>
  lens === '' ? '' : t(`case.lens.${lens}`);

/** The same as the title of a seat, which comes before its name. */
export const roleIn = (words: Pick<Words, 't' | 'locale'>, lens: SeatSeen['lens'] | ''): string => {
  const [first = '', ...rest] = lensIn(words.t, lens);
  return first.toLocaleUpperCase(words.locale) + rest.join('');
};
