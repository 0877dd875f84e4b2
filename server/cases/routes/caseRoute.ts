import { routeOf } from '../../platform/http/route.ts';
import type { FoundCase } from '../foldedCases.ts';

/** A route about cases: with `auth` of `reader` or `owner` the guard hands it the case. */
export const caseRoute = routeOf<FoundCase>();
