import { z } from 'zod';

import { cut, most } from '../extent.ts';
import { phase } from '../phase.ts';

/** The reviewer's part of the gate: what a reader would trip over. The rules' part is `gate.ts`. */
export const review = phase({
  schema: z.strictObject({ fixes: z.array(z.string()) }),
  search: false,
  speaks: null,
  maxTokens: 2000,
  seconds: 45,
  facts: (_scene, { panel, seatId }, { fixes }, { at }) => [
    { type: 'GateReviewed', data: { panel, seatId, fixes: fixes.slice(0, 8).map((fix) => cut(fix, most.line)), at } },
  ],
});
