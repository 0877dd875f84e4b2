import type { Debate } from '../../shared/views/debate/debate.ts';
import { elapsed, inMinutes, timeLeft } from '../debate/times.ts';
import { duration } from '../words/phrasing.ts';
import type { Key, Words } from '../words/words.svelte.ts';

type Moment = {
  /** The connection. */
  readonly lost: boolean;
  readonly loaded: boolean;
  /** Whether the reader is the owner. */
  readonly owner: boolean;
  /** Whether there is a recommendation to read. */
  readonly decided: boolean;
  readonly now: number;
};
type Heading = { readonly title: string; readonly condition: string; readonly tone: string; readonly timing: string };

/** What the top of the page and its tab say of a case: in what state it is, since when, and for how long still. */
export const headingOf = (debate: Debate, moment: Moment, words: Words): Heading => ({
  ...conditionOf(debate, moment, words.t),
  title: titleOf(debate, moment, words.t),
  timing: moment.loaded && debate.submittedAt ? timingOf(debate, moment.now, words) : '',
});

const conditionOf = (
  { status }: Debate,
  { lost, loaded, owner }: Moment,
  t: Words['t'],
): Pick<Heading, 'condition' | 'tone'> => {
  if (lost) return { condition: t('watch.reconnecting'), tone: 'lost' };
  if (!loaded) return { condition: t('watch.connecting'), tone: 'lost' };
  if (status === 'needs_answers') return { condition: t(owner ? 'watch.waits' : 'watch.waits.owner'), tone: 'waits' };
  if (status === 'running') return { condition: t('watch.live'), tone: 'live' };
  return { condition: t(`case.status.${status}`), tone: status };
};

const titleOf = ({ status, title, name }: Debate, { owner, decided }: Moment, t: Words['t']): string => {
  if (!title) return t('watch.loading');
  const waits = status === 'needs_answers' && owner;
  const key: Key = waits ? 'watch.title.waits' : decided ? 'watch.title.delivered' : 'watch.title';
  return t(key, { title: name ?? title });
};

const timingOf = (debate: Debate, now: number, words: Words): string => {
  const time = duration(words, elapsed(debate, now));
  const left = timeLeft(debate, now);
  if (left !== null) return words.t('watch.elapsed.left', { time, left: duration(words, inMinutes(left)) });
  return words.t(debate.endedAt ? 'watch.after' : 'watch.elapsed', { time });
};
