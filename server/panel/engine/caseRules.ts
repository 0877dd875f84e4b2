import type { Mode } from '../../../shared/events/case.ts';

import type { Rules } from '../protocol/state/panelContext.ts';
import type { Needs } from './needs.ts';

/** What the installation decides about a case of this mode. */
export const caseRulesFor = ({ rules, providers }: Pick<Needs, 'rules' | 'providers'>, mode: Mode): Rules => ({
  ...rules,
  capUsd: rules.capUsd[mode],
  modelProviders: providers.map(({ provider, models, helpers, searches }) => ({
    ...{ provider, models, searches },
    ...(helpers && { helpers }),
  })),
});
