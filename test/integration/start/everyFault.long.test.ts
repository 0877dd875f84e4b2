import { join } from 'node:path';

import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type Brought, faultsIn, historyOf, isMailed } from '../../support/broughtCases.ts';
import { command } from '../../support/command.ts';
import { type Fleet, startFleet } from '../../support/fleet.ts';
import { createOwnNetwork, noOwnNetwork } from '../../support/ownNetwork.ts';
import { at } from '../../support/runningCases.ts';
import { portion } from '../../support/sampled.ts';
import { type SmallDisk, createSmallDisk } from '../../support/smallDisk.ts';
import { type Part, type SplitForm, type Web, startSplitForm } from '../../support/splitForm.ts';
import { tempDir } from '../../support/tempDir.ts';
import { type Fault, isRefused, isWell, underFaults } from '../../support/underFault.ts';
import { until } from '../../support/until.ts';

/** So many cases run while each fault happens. */
const several = Number(process.env['FLEET_CASES'] ?? portion(100, 6));
/** A case takes longer than a fault. */
const env = {
  REHEARSAL_PACE: process.env['FLEET_PACE'] ?? '4',
  CAP_USD_DAY: '1000000',
  CAP_USD_ADDRESS_DAY: '1000000',
};

const root = tempDir('faults');
const noNetwork = noOwnNetwork();
const network = noNetwork === null ? createOwnNetwork(1) : null;
const disk = (name: string, megabytes: number): SmallDisk | null => {
  const made = createSmallDisk(join(root.path, name), megabytes);
  if (!('none' in made)) return made;
  console.log(`skipped: ${name} on a full disk, ${made.none}`);
  return null;
};
const disks = { events: disk('events', 400), postgres: disk('postgres', 900) };
if (noNetwork) console.log(`skipped: packets that are lost, ${noNetwork}`);

let fleet: Fleet;
let form: SplitForm;
let watch: ReturnType<typeof underFaults>;
let nodeSaid = '';
const said = () => watch.said();
beforeAll(async () => {
  const folders = Object.fromEntries(
    Object.entries(disks).flatMap(([name, made]) => (made ? [[name, join(made.path, 'data')]] : [])),
  );
  fleet = await startFleet({ behindGates: true, folders, onLine: (line) => (nodeSaid += `${line}\n`) });
  form = await startSplitForm(fleet, { folder: root.path, env, host: network ?? undefined });
  watch = underFaults(fleet, form, several);
  await until('every role', async () => (await watch.there()) === form.all.length, said);
});
afterAll(async () => {
  await fleet.stop();
  network?.remove();
  for (const each of Object.values(disks)) each?.remove();
  root.remove();
});

const signal = async (part: Part, name: NodeJS.Signals) => {
  part.now().child.kill(name);
  if (name === 'SIGKILL') await part.now().exited;
};
const allRefuse: Fault['lasts'] = ({ refusedAt }) =>
  until('both webs to refuse', () => form.webs.every(refusedAt), said);
const keeper = async (): Promise<Part> => {
  const { rows } = await fleet.database.pool.query<{ holder: string }>(
    "select holder from lease where key = 'projection/cases'",
  );
  return form.projections.find((part) => part.holder() === rows[0]?.holder) ?? form.projections[0];
};
/** The panel with the most cases. */
const panel = async (): Promise<Part> => {
  const [first, second] = await Promise.all(form.panels.map(watch.leasesOf));
  return first!.length > second!.length ? form.panels[0] : form.panels[1];
};
/** With all cases. */
const onItsOwnMachine = async (): Promise<Part> => {
  const [first, second] = form.panels;
  first.now().child.kill('SIGTERM');
  expect(await first.now().exited).toBe(0);
  await until('the other panel to have all cases', async () => (await watch.idle()) === 0, said);
  await first.start();
  await until('both panels', async () => (await watch.there()) === form.all.length, said);
  return second;
};
const oneOf = (part: () => Part | Promise<Part>, victim: boolean, silent: () => readonly Web[] = () => []) => ({
  part,
  victim,
  silent,
});

/** A busy machine has many cases to end first: as long as e-mails come, this one may still. */
const mailedInTurn = async (one: Brought): Promise<void> => {
  while (!(await isMailed(one))) {
    const before = fleet.mail.taken.length;
    const isNearer = async () => fleet.mail.taken.length > before || (await isMailed(one));
    await until(`the e-mail of ${one.caseId} or of another case`, isNearer, said);
  }
};

const outages: Readonly<Record<string, Fault>> = {
  'PostgreSQL restarts (fast)': {
    async strike() {
      await fleet.stores.postgres.signal('SIGINT');
      await fleet.stores.postgres.exited();
    },
    heal: () => fleet.stores.postgres.start(),
  },
  'PostgreSQL restarts (immediate), after both webs noticed': {
    async strike() {
      await fleet.stores.postgres.signal('SIGQUIT');
      await fleet.stores.postgres.exited();
    },
    lasts: allRefuse,
    heal: () => fleet.stores.postgres.start(),
  },
  'PostgreSQL falls silent': {
    strike: () => fleet.stores.postgres.cutOff(),
    lasts: allRefuse,
    heal: () => fleet.stores.postgres.reconnect(),
  },
  'both stores restart at once': {
    async strike() {
      await fleet.stores.postgres.signal('SIGINT');
      await Promise.all([fleet.stores.events.stop(), fleet.stores.postgres.exited()]);
    },
    lasts: allRefuse,
    heal: () => Promise.all([fleet.stores.events.start(), fleet.stores.postgres.start()]),
  },
  'the event store restarts': { strike: () => fleet.stores.events.stop(), heal: () => fleet.stores.events.start() },
  'the event store is killed, and away for a minute': {
    async strike() {
      await fleet.stores.events.signal('SIGKILL');
      await fleet.stores.events.exited();
    },
    lasts: allRefuse,
    leastMs: 60_000,
    heal: () => fleet.stores.events.start(),
  },
  'the event store is frozen': {
    strike: () => fleet.stores.events.signal('SIGSTOP'),
    lasts: allRefuse,
    heal: () => fleet.stores.events.signal('SIGCONT'),
  },
};
it.each(Object.entries(outages))('%s', (name, fault) => watch.happens(name, fault));

const roles = {
  panel: oneOf(panel, true),
  projections: oneOf(keeper, true),
  web: oneOf(
    () => form.webs[0],
    false,
    () => [form.webs[0]],
  ),
  printer: oneOf(() => form.printer, false),
  mail: oneOf(() => form.mail, false),
};
it.each(
  Object.entries(roles).flatMap(([role, of]) =>
    (['SIGKILL', 'SIGSTOP'] as const).map((name) => [role, name, of] as const),
  ),
)('a process with the role %s gets %s', async (role, name, { part, victim, silent }) => {
  const struck = await part();
  await watch.happens(`${role} ${name}`, {
    ...(victim && { victim: async () => struck }),
    silent: silent(),
    strike: () => signal(struck, name),
    lasts: async ({ noted }) => until('callers to be answered', () => noted().filter(isWell).length > 20, said),
    heal: () => (name === 'SIGKILL' ? struck.start() : signal(struck, 'SIGCONT')),
  });
});

it('a machine with a panel is cut off', () =>
  watch.happens('panel cut off', {
    victim: onItsOwnMachine,
    strike: (part) => part.now().cutOff(),
    heal: (part) => part.now().reconnect(),
  }));

it.skipIf(noNetwork)('a machine with a panel loses every packet', () =>
  watch.happens('panel loses every packet', {
    victim: onItsOwnMachine,
    strike: (part) => network?.lose(100, part.now().ports),
    heal: () => network?.loseNone(),
  }),
);

it.skipIf(noNetwork)('a machine with a panel loses three packets in ten', () =>
  watch.happens('panel loses 30 % of packets', {
    strike: () => network?.lose(30, form.panels[1].now().ports),
    lasts: async () => {
      const before = await watch.recordedEvents();
      await until('cases to go on', async () => (await watch.recordedEvents()) > before + 5 * several, said);
    },
    heal: () => network?.loseNone(),
  }),
);

/** The log holds some room in reserve. */
const useUpReserve = async (): Promise<void> => {
  const client = EventStoreDBClient.connectionString(fleet.node.url);
  for (const length of [100_000, 10_000, 1_000, 100])
    await until('an event to be refused', () =>
      client.appendToStream('padding', jsonEvent({ type: 'Padding', data: { fill: 'x'.repeat(length) } })).then(
        () => false,
        () => true,
      ),
    );
  await client.dispose();
  expect(nodeSaid).toContain('no room for the log');
};

it.skipIf(!disks.events)('the disk of the event store is full', () =>
  watch.happens('event store, disk full', {
    strike() {
      nodeSaid = '';
      disks.events?.fill();
    },
    begins: useUpReserve,
    lasts: async ({ noted }) =>
      until(
        'those who bring cases to be refused',
        () => noted().some((one) => isRefused(one) && one.path === 'POST /intake'),
        () => JSON.stringify(noted().slice(-3)),
      ),
    heal: () => disks.events?.makeRoom(),
    // Those who bring cases wait for each other's lock, which is held while a write is tried again.
    refusalMs: 15_000,
  }),
);

/** To the log of PostgreSQL, which ends the server where there is no room for the next file of it. */
const isWritten = () =>
  fleet.database.pool.query("select pg_logical_emit_message(true, 'padding', repeat('x', 1000000))").then(
    () => true,
    () => false,
  );

it.skipIf(!disks.postgres)('the disk of PostgreSQL is full', () => {
  let ended = false;
  return watch.happens('PostgreSQL, disk full', {
    strike() {
      disks.postgres?.fill();
      void fleet.stores.postgres.exited().then(() => (ended = true));
    },
    // The file that it writes now has some room left.
    begins: () => until('PostgreSQL to refuse a write', async () => !(await isWritten())),
    lasts: async ({ noted }) => until('somebody to be refused', () => noted().some(isRefused), said),
    async heal() {
      disks.postgres?.makeRoom();
      // It may still end for want of the room that was missing a moment ago.
      await until('PostgreSQL to take a write', async () => {
        if (ended) await fleet.stores.postgres.start();
        ended = false;
        return isWritten();
      });
    },
    refusalMs: 15_000,
  });
});

it('PostgreSQL dies, and its standby takes its place', async () => {
  await fleet.stores.postgres.standBy();
  await watch.happens('PostgreSQL fails over', {
    async strike() {
      await fleet.stores.postgres.signal('SIGQUIT');
      await fleet.stores.postgres.exited();
    },
    lasts: allRefuse,
    heal: () => fleet.stores.postgres.failOver(),
  });
});

it('every case ends once, and its owner gets each e-mail once', async () => {
  for (const part of form.panels) {
    part.now().child.kill('SIGTERM');
    expect(await part.now().exited).toBe(0);
    await part.start({ REHEARSAL_PACE: '0' });
  }
  const owners = watch.brought.map((one) => at(one, form.webs[1]));
  for (const one of owners) await mailedInTurn(one);
  for (const one of owners) {
    expect(faultsIn(await historyOf(one))).toEqual([]);
    const { cases } = (await one.me.get('/api/my-cases')).body as unknown as { readonly cases: readonly object[] };
    expect(cases).toMatchObject([{ case_id: one.caseId, status: 'delivered' }]);
  }
  expect(await watch.compare()).toEqual({ lost: 0, double: 0, failed: 0 });
  const { code, said: found } = await command('server/cli/audit.ts', ['verify'], {
    ...fleet.shared,
    DATA_DIR: join(root.path, 'audit'),
  });
  expect([code, found]).toEqual([0, expect.stringContaining('every link holds')]);
  const recipients = fleet.mail.taken.map((email) => /^To: .*$/m.exec(email.toString())?.[0] ?? '');
  const emailsOf = ({ me }: Brought) => recipients.filter((to) => to.includes(me.email)).length;
  // A welcome and a report for each.
  expect(owners.filter((one) => emailsOf(one) !== 2)).toEqual([]);
  console.table(watch.seen);
});
