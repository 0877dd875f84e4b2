import { describe, expect, it } from 'vitest';

import { ownTexts, wholeText } from '../../../../server/panel/protocol/evidence/caseText.ts';
import { emptyState, evolvePanel } from '../../../../server/panel/protocol/state/state.ts';
import { caseSubmitted } from '../../../support/controls.ts';

describe('a case that is asked again for the second time', () => {
  it('is read with what was stated the first time', () => {
    const change = { kind: 'fact', now: 'The oven is paid.' } as const;
    const again = { of: 'case-1', change, stated: ['The rent falls.'] };
    const state = evolvePanel(emptyState, caseSubmitted({ q1: 'Open a second shop?', answers: {}, again }));
    expect(wholeText(state, {}, true)).toBe('Open a second shop?\n\nThe rent falls.\n\nThe oven is paid.');
    expect(ownTexts(state, {})).toEqual(['Open a second shop?', 'The rent falls.', 'The oven is paid.']);
  });
});
