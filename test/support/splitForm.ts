import { join } from 'node:path';

import { instanceName } from '../../server/platform/instanceLock.ts';
import type { Fleet, Host } from './fleet.ts';
import { until } from './until.ts';

type Running = Awaited<ReturnType<Fleet['startApart']>>;

/** A process of the split form. It comes back with its data folder, as a container does. */
export type Part = {
  readonly name: string;
  readonly now: () => Running;
  /** What names it in leases. */
  readonly holder: () => string;
  readonly start: (more?: Readonly<Record<string, string>>) => Promise<void>;
};
export type Web = Part & { readonly url: string };

export type SplitForm = {
  readonly webs: readonly [Web, Web];
  readonly panels: readonly [Part, Part];
  readonly projections: readonly [Part, Part];
  readonly printer: Part;
  readonly mail: Part;
  readonly all: readonly Part[];
};

/** As compose has it: two of what may be two, a process for each role. The second panel may be on a machine of its own. */
export async function startSplitForm(
  fleet: Fleet,
  { folder, env, host }: { folder: string; env: Readonly<Record<string, string>>; host: Host | undefined },
): Promise<SplitForm> {
  const start = async (role: string, at: number, own: Readonly<Record<string, string>> = {}, on?: Host) => {
    const name = `${role} ${at}`;
    const dataDir = join(folder, name.replace(' ', '-'));
    const begin = (more: Readonly<Record<string, string>> = {}) =>
      fleet.startApart(role, { ...env, ...own, ...more, DATA_DIR: dataDir }, undefined, on);
    let running = await begin();
    return {
      name,
      now: () => running,
      holder: () => instanceName(dataDir),
      start: async (more: Readonly<Record<string, string>> = {}) => void (running = await begin(more)),
    };
  };
  const web = async (at: number): Promise<Web> => {
    // Below those that the system gives away meanwhile: it comes back there.
    const port = 20_000 + ((2 * process.pid + at) % 10_000);
    const started = await start('web', at, { PORT: String(port) });
    return { ...started, url: `http://127.0.0.1:${port}` };
  };
  const webs = [await web(1), await web(2)] as const;
  const panels = [await start('panel', 1), await start('panel', 2, {}, host)] as const;
  const projections = [await start('projections', 1), await start('projections', 2)] as const;
  const [printer, mail] = [await start('printer', 1), await start('mail', 1)];
  await Promise.all(webs.map(isReady));
  return { webs, panels, projections, printer, mail, all: [...webs, ...panels, ...projections, printer, mail] };
}

export const isReady = (web: Web) =>
  until(
    `${web.name} to be ready`,
    async () => (await fetch(`${web.url}/health/ready`).catch(() => null))?.status === 200,
    () => web.now().said().slice(-2000),
  );
