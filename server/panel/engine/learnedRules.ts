import type { Rules } from '../protocol/state/panelContext.ts';
import type { Journal } from './journal.ts';
import type { Needs } from './needs.ts';

type Seated = Pick<Needs, 'learned' | 'providers' | 'log'> & {
  readonly state: Journal['state'];
  readonly caseId: string;
};

/**
 * The rules of a case that is about to be seated, with what the installation has learned by now; a file of the operator's own stands. Where
 * that cannot be read the case is seated all the same, and all seats count alike.
 */
export const underLearned = async (
  rules: Rules,
  { learned, providers, log, state, caseId }: Seated,
): Promise<Rules> => {
  const isScripted = providers.every(({ provider }) => provider === 'rehearsal');
  if (!learned || state.seated || rules.calibration || isScripted) return rules;
  try {
    const calibration = await learned();
    return calibration ? { ...rules, calibration } : rules;
  } catch (error) {
    log.warn({ caseId, err: error }, 'what was learned from outcomes could not be read: all seats count alike');
    return rules;
  }
};
