import type { Status } from '../../operators/statusOf.ts';

/** Each line with whether an operator has to look at it. */
export type StatusLine = { readonly text: string; readonly isTrouble: boolean };

/** A due job that waited for longer waits for a process that is not there, or for too few of them. */
const slowSeconds = 60;

export const statusLines = (
  { roles, models, parked, emails, money, queues, cases, idle }: Status,
  dayUsd: number,
): StatusLine[] => [
  {
    text: `model calls today (UTC): ${money.spent.toFixed(2)} USD spent and ${money.setAside.toFixed(2)} set aside of ${dayUsd}, by ${money.cases} cases`,
    isTrouble: money.spent + money.setAside > 0.8 * dayUsd,
  },
  ...(money.stop
    ? [
        {
          text: `new cases are refused: ${money.stop.reason} (take them again: npm run intake -- start)`,
          isTrouble: true,
        },
      ]
    : []),
  ...roles.map(({ role, processes }) => ({ text: `role ${role}: ${processes}`, isTrouble: false })),
  ...models.map(({ name, position, isKept, caughtUp }) => ({
    text: `read model ${name}: ${keeping(isKept, caughtUp)}, at position ${position}`,
    isTrouble: !isKept || !caughtUp,
  })),
  ...parked.map(({ name, stream, revision, reason }) => ({
    text: `parked: ${stream} in ${name}, at revision ${revision}: ${reason}`,
    isTrouble: true,
  })),
  ...emails.map(({ code, reason, count }) => ({
    text: `e-mails parked: ${count}, ${code}: ${reason} (send them again: npm run mail -- again)`,
    isTrouble: true,
  })),
  ...queues.map(({ queue, waiting, running, later, failed, oldestSeconds }) => ({
    text: `queue ${queue}: ${waiting} waiting${waiting > 0 ? ` for up to ${oldestSeconds} s` : ''}, ${running} running, ${later} later, ${failed} given up`,
    isTrouble: failed > 0 || (waiting > 0 && oldestSeconds > slowSeconds),
  })),
  ...cases.map(({ status, phase, count }) => ({
    text: `cases ${status}${phase === null ? '' : ` (${phase})`}: ${count}`,
    isTrouble: false,
  })),
  ...idle.map((caseId) => ({ text: `case ${caseId}: it should run, and no process works on it`, isTrouble: true })),
];

const keeping = (isKept: boolean, caughtUp: boolean): string => {
  if (!isKept) return 'kept by no process';
  return caughtUp ? 'up to date' : 'catching up';
};
