import type { Mode } from '../../../../shared/events/case.ts';
import type { Helpers, Provider } from '../../../../shared/events/providers.ts';
import type { Seat } from '../../../../shared/events/panel/seat.ts';
import { lenses, type ServiceRole } from '../../../../shared/events/codes.ts';

import { pseudonyms } from './pseudonyms.ts';
import { randomFrom, shuffled } from '../../../../shared/kernel/random.ts';
import { entriesOf } from '../../../../shared/kernel/collections.ts';

/** A provider that can be asked, its models in the order of preference. */
export type ModelProvider = {
  readonly provider: Provider;
  readonly models: readonly string[];
  readonly helpers?: Helpers;
  readonly searches: boolean;
};

/** Voting seats per panel, 8..64 in all; service seats follow from the mode. */
const voters: Readonly<Record<Mode, number>> = { direct: 9, default: 15, deep: 9 };
export const panelsIn = (mode: Mode): number => (mode === 'deep' ? 3 : 1);

type Roles = Readonly<Partial<Record<ServiceRole, number>>>;

const service: Readonly<Record<Mode, Roles>> = {
  direct: { framer: 1, researcher: 3, verifier: 1, red_team: 1, chair: 1, reviewer: 1 },
  default: { framer: 3, researcher: 6, verifier: 3, stakeholder: 2, red_team: 3, chair: 3, reviewer: 2 },
  deep: { framer: 1, researcher: 3, verifier: 1, red_team: 1, chair: 1 },
};
/** Beside the three panels of deep mode: they belong to none of them. */
const between: Roles = { reconciler: 1, chair: 3, reviewer: 2 };

/**
 * Who sits where. Voters are balanced over the providers; lenses run through them as a Latin square, so that no lens belongs
 * to a provider; pseudonyms say nothing about who speaks. The same seed gives the same table.
 */
export const seatsFor = (
  mode: Mode,
  modelProviders: readonly ModelProvider[],
  seed: string,
  size = voters[mode],
): Seat[] => {
  const table = new Table(modelProviders, seed, mode);
  table.seat(0, 'service', 'triage', 1, 0);
  if (mode !== 'deep') {
    table.voters(0, size, 0);
    table.service(0, service[mode], 0);
    return table.seats;
  }
  for (let panel = 1; panel <= panelsIn(mode); panel++) {
    table.voters(panel, size, panel);
    table.service(panel, service[mode], panel);
  }
  table.service(0, between, 0);
  return table.seats;
};

class Table {
  readonly seats: Seat[] = [];
  readonly #modelProviders: readonly ModelProvider[];
  readonly #names: Iterator<string>;
  readonly #seed: string;
  readonly #mode: Mode;

  constructor(modelProviders: readonly ModelProvider[], seed: string, mode: Mode) {
    this.#mode = mode;
    this.#modelProviders = modelProviders.toSorted((a, b) => (a.provider < b.provider ? -1 : 1));
    this.#names = pseudonyms(seed);
    this.#seed = seed;
  }

  voters(panel: number, count: number, turn: number): void {
    const order = shuffled(lenses, randomFrom(`${this.#seed}/lenses/${panel}`));
    const blocs = this.#modelProviders.length;
    for (let i = 0; i < count; i++) {
      const bloc = i % blocs;
      const row = Math.floor(i / blocs);
      // Row and provider shift the lens, and each time the lenses start over everybody moves on by one: no provider owns a lens.
      const cycle = Math.floor((row * blocs) / order.length);
      const lens = order[(row * blocs + ((bloc + row + cycle) % blocs)) % order.length] ?? lenses[0];
      this.#add(panel, 'voting', 'voter', bloc + turn, lens, row);
    }
  }

  service(panel: number, roles: Roles, turn: number): void {
    for (const [role, count] of entriesOf(roles)) this.seat(panel, 'service', role, count, turn);
  }

  seat(panel: number, kind: Seat['kind'], role: ServiceRole, count: number, turn: number): void {
    const first = offset[role] + turn;
    for (let i = 0; i < count; i++)
      this.#add(panel, kind, role, first + i, role, Math.floor(i / this.#modelProviders.length));
  }

  #add(panel: number, kind: Seat['kind'], role: Seat['role'], turn: number, lens: Seat['lens'], nth: number): void {
    const modelProvider = this.#modelProviders[turn % this.#modelProviders.length];
    if (!modelProvider) throw new Error('expected at least one provider to seat, found none');
    const same = this.seats.filter((seat) => seat.panel === panel && seat.role === role).length + 1;
    this.seats.push({
      seatId: `${panel === 0 ? '' : `p${panel}-`}${role.replace('_', '-')}-${same}`,
      panel,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pseudonyms never end
      name: this.#names.next().value as string,
      kind,
      role,
      lens,
      provider: modelProvider.provider,
      model: this.#helperOf(modelProvider, role) ?? modelProvider.models[nth % modelProvider.models.length] ?? '',
    });
  }

  /** In direct mode the seat that sorts the case frames it in the same call. */
  #helperOf({ helpers }: ModelProvider, role: Seat['role']): string | undefined {
    if (role === 'triage') return this.#mode === 'direct' ? undefined : helpers?.triage;
    return role === 'researcher' || role === 'verifier' ? helpers?.[role] : undefined;
  }
}

/** Service roles start at different providers, so that in a small panel they are not all of one. */
const offset: Readonly<Record<Seat['role'], number>> = {
  triage: 1,
  voter: 0,
  framer: 0,
  researcher: 0,
  verifier: 1,
  stakeholder: 2,
  red_team: 1,
  chair: 2,
  reviewer: 0,
  reconciler: 1,
};
