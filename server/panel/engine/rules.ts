import type { Mode } from '../../../shared/events/case.ts';

import type { Rules } from '../protocol/scene.ts';
import type { Needs } from './needs.ts';

/** What the installation decides about a case of this mode. */
export const rulesFor = ({ rules, panelists }: Pick<Needs, 'rules' | 'panelists'>, mode: Mode): Rules => ({
  ...rules,
  capUsd: rules.capUsd[mode],
  benches: panelists.map(({ provider, models, searches }) => ({ provider, models, searches })),
});
