import { expect, it } from 'vitest';

import { framePrompt } from '../../../../server/panel/protocol/phases/framing/prompts.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import { triagePrompt } from '../../../../server/panel/protocol/phases/triage/prompts.ts';

it.each([
  ['framers', framePrompt.task],
  ['the seat that sorts the case', triagePrompt.task],
])('%s are asked for the measure of success of the case, and to say so where it names none', (_, task) => {
  const asked = task({ corrected: null, framesToo: true } as unknown as PromptContext);
  expect(asked).toContain('successMetric: by what the case itself says it will count as a success, in its words');
  expect(asked).toContain('propose one figure to look at then and say among the assumptions');
});
