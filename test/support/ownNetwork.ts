import { spawnSync } from 'node:child_process';

import type { Host } from './fleet.ts';

export type OwnNetwork = Host & {
  /** The address at which it is reached from here. */
  readonly inside: string;
  /** Of a hundred packets to and from these ports of this machine so many are lost, and nobody is told. */
  readonly lose: (percent: number, ports: readonly number[]) => void;
  readonly loseNone: () => void;
  readonly remove: () => void;
};

/** Linux lets root give a program a network of its own. Why that cannot be done here; null where it can. */
export function noOwnNetwork(): string | null {
  if (process.getuid?.() !== 0) return 'networks of their own take root';
  try {
    const network = createOwnNetwork(0);
    try {
      network.lose(50, [1]);
    } finally {
      network.remove();
    }
    return null;
  } catch (error) {
    return `networks of their own take Linux with the commands ip and nft (${(error as Error).message})`;
  }
}

/** `at` tells those of one test apart. */
export function createOwnNetwork(at: number): OwnNetwork {
  const name = `witan-${process.pid}-${at}`;
  const subnet = `10.${64 + at}.${process.pid % 250}`;
  const [outside, inside, cable] = [`${subnet}.1`, `${subnet}.2`, `wt${process.pid % 100_000}x${at}`];
  const within = (...command: string[]) => run('ip', ['netns', 'exec', name, ...command]);
  const remove = () => run('ip', ['netns', 'delete', name]);
  run('ip', ['netns', 'add', name]);
  try {
    run('ip', ['link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name]);
    run('ip', ['address', 'add', `${outside}/30`, 'dev', cable]);
    run('ip', ['link', 'set', cable, 'up']);
    within('ip', 'address', 'add', `${inside}/30`, 'dev', 'eth0');
    for (const device of ['eth0', 'lo']) within('ip', 'link', 'set', device, 'up');
    within('nft', 'add table inet loss');
  } catch (error) {
    remove();
    throw error;
  }
  return {
    ...{ outside, inside, remove },
    command: ['ip', 'netns', 'exec', name],
    lose(percent, ports) {
      const lost = percent < 100 ? `numgen random mod 100 < ${percent} drop` : 'drop';
      const of = (end: string) =>
        `ip ${end} ${outside} tcp ${end === 'saddr' ? 'sport' : 'dport'} { ${ports.join(', ')} }`;
      within('nft', `add chain inet loss in { type filter hook input priority 0; }`);
      within('nft', `add chain inet loss out { type filter hook output priority 0; }`);
      within('nft', `add rule inet loss in ${of('saddr')} ${lost}`);
      within('nft', `add rule inet loss out ${of('daddr')} ${lost}`);
    },
    loseNone: () => within('nft', 'flush table inet loss'),
  };
}

function run(program: string, words: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr.trim()}`);
}
