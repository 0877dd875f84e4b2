import { expect, it } from 'vitest';

import { mostProbable } from '../../client/debate/currentState.ts';

const options = ['A', 'B', 'C', 'D', 'E'].map((optionId) => ({ optionId })) as never;
const pool = { p: { A: 0.17, B: 0.24, C: 0.21, D: 0.15, E: 0.24 } } as never;

it('names the options that are most probable in the order of the case, where not all have room', () => {
  expect(mostProbable({ options }, pool, 4).map(({ optionId }) => optionId)).toEqual(['A', 'B', 'C', 'E']);
  expect(mostProbable({ options }, pool, 9)).toHaveLength(5);
});
