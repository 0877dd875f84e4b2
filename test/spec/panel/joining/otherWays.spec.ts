import { describe, expect, it } from 'vitest';

import { mayJoin } from '../../../../server/panel/protocol/text/joining.ts';
import { oneWay, otherWays } from '../../../support/wayPairs.ts';

describe('two ways to do something', () => {
  it.each(otherWays)('are never joined, in %s: “%s”, “%s”', (language, a, b) =>
    expect([mayJoin(a, b, language), mayJoin(b, a, language)]).toEqual([false, false]),
  );

  it.each(oneWay)('or one in other words, in %s: “%s”, “%s”', (language, a, b) =>
    expect([mayJoin(a, b, language), mayJoin(b, a, language)]).toEqual([true, true]),
  );
});
