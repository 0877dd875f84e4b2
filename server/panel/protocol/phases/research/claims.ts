import { z } from 'zod';

import type { PanelContext } from '../../state/panelContext.ts';
import { knownOption } from '../common/answerFields.ts';

/** How a seat judges a claim that it draws, from a page or a document alike; `weight`: from −2, against the option, to 2. */
export const judged = {
  supports: z.array(z.strictObject({ option: z.string(), weight: z.int().min(-2).max(2) })),
  kind: z.enum(['fact', 'base_rate', 'estimate', 'opinion']),
  grade: z.enum(['A', 'B', 'C', 'D', 'E']),
};
type Judged = { readonly supports: readonly { readonly option: string; readonly weight: number }[] };

/** What a claim bears on each option: nothing where it is next to an injection attempt. */
export const weightsOf = ({ supports }: Judged, context: PanelContext, injection: boolean): Record<string, number> =>
  Object.fromEntries(
    supports.map(({ option, weight }): [string, number] => [
      knownOption(option, context, 'supports'),
      injection ? 0 : weight,
    ]),
  );
