import { type Steps, inOneGo } from '../kernel/scheduling/steps.ts';
import { type ModelResult, calculating } from './calculate.ts';
import type { DecisionModel } from './types.ts';

/** As many models as are read at about the same time: a report page, its PDF and its workbook ask for the same one. */
const mostKept = 50;

/** `calculate`, which takes up to half a second for the largest models, once for each model; the oldest are calculated again. */
export const rememberCalculated = (of: (model: DecisionModel) => Steps<ModelResult> = calculating) => {
  const kept = new Map<string, ModelResult>();
  return function* (model: DecisionModel): Steps<ModelResult> {
    const key = JSON.stringify(model);
    const result = kept.get(key) ?? (yield* of(model));
    kept.delete(key);
    kept.set(key, result);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return result;
  };
};

/** In steps, for a process that has other work: afterwards `calculated` has the result. */
export const calculatingOnce = rememberCalculated();
export const calculated = (model: DecisionModel): ModelResult => inOneGo(calculatingOnce(model));
