import { type Phase, phases } from '../../shared/events/phases.ts';
import type { Debate } from '../../shared/views/debate/debate.ts';
import { afterFramingMs } from '../../shared/views/afterFraming.ts';

export type PhaseTime = {
  readonly phase: Phase;
  readonly state: 'past' | 'now' | 'next' | 'skipped';
  /** Milliseconds spent in it; null before it begins. */
  readonly took: number | null;
};

/** Where the time of a case ends: later events (a decision, an e-mail) do not make it longer. */
const endOf = ({ endedAt }: Debate, now: number): number => (endedAt ? Date.parse(endedAt) : now);

/** Every phase with the time spent in it. In deep mode the panels' phases run side by side: the latest one counts as now. */
export const phaseTimes = (debate: Debate, now: number): readonly PhaseTime[] => {
  const entered = phases.map((phase) => {
    const seen = debate.phases.filter((one) => one.phase === phase);
    const times = seen.filter(({ skipped }) => skipped === null).map(({ enteredAt }) => Date.parse(enteredAt));
    return { phase, at: times.length > 0 ? Math.min(...times) : null, skipped: seen.length > 0 && times.length === 0 };
  });
  const at = entered.findLastIndex((one) => one.at !== null);
  const current = debate.revision < 0 ? -1 : Math.max(at, 0);
  const end = endOf(debate, now);
  return entered.map(({ phase, at: from, skipped }, i) => {
    const start = from ?? (i === 0 && debate.submittedAt ? Date.parse(debate.submittedAt) : null);
    const next = entered.slice(i + 1).find((one) => one.at !== null)?.at ?? end;
    const delivered = debate.status === 'delivered';
    const state = skipped ? 'skipped' : i < current || delivered ? 'past' : i === current ? 'now' : 'next';
    return { phase, state, took: start === null ? null : Math.max(0, next - start) };
  });
};

/** Since the case was brought; stops when it ends. */
export const elapsed = (debate: Debate, now: number): number =>
  debate.submittedAt ? Math.max(0, endOf(debate, now) - Date.parse(debate.submittedAt)) : 0;

/** What is expected to be left, from framing on until it is over or takes longer than that; null where nothing can be said. */
export const timeLeft = ({ mode, rehearsal, q1, status, phases }: Debate, now: number): number | null => {
  const framing = phases.find(({ phase, skipped }) => phase === 'framing' && skipped === null);
  if (!framing || status !== 'running') return null;
  const left = Date.parse(framing.enteredAt) + afterFramingMs(mode, rehearsal, q1?.length ?? 0) - now;
  return left > 0 ? left : null;
};

/** Rounded up: an estimate has no seconds. */
export const inMinutes = (ms: number): number => Math.ceil(ms / 60_000) * 60_000;

/** `7:11`, `1:02:09`: the same in every language. */
export const clockOf = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};
