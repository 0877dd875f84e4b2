import { z } from 'zod';

import { withoutLeaning, leaningOf, wholeText } from '../brief.ts';
import { cut, cutBytes, cutList, most } from '../extent.ts';
import { phase } from '../phase.ts';
import { ordersIn } from '../text.ts';
import { text } from './shared.ts';

/** P0: what kind of decision this is, in which language; the user's leaning is found word for word, so that code can take it out. */
export const triage = phase({
  schema: z.strictObject({
    title: text,
    language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
    domain: text,
    stakes: z.int().min(1).max(5),
    reversibility: z.enum(['two_way', 'one_way', 'mixed']),
    deadline: z.string().nullable(),
    isDecision: z.boolean(),
    policyFlags: z.array(z.string()),
    leanSpans: z.array(z.string()),
    lean: z.string().nullable(),
  }),
  search: false,
  speaks: null,
  maxTokens: 2000,
  seconds: 45,
  facts({ state, rules }, _turn, { leanSpans, lean, title, ...found }, { at }) {
    const whole = wholeText(state, rules.guided, false);
    const stated = leaningOf(state, rules.guided);
    return [
      {
        type: 'CaseTriaged',
        data: {
          ...found,
          domain: cut(found.domain, most.line),
          deadline: found.deadline && cut(found.deadline, most.line),
          policyFlags: cutList(found.policyFlags, 200),
          title: cut(title, 200),
          userLean: cutBytes([lean, stated].filter(Boolean).join('\n'), most.event / 8) || null,
          brief: cutBytes(withoutLeaning(whole, leanSpans, found.language), most.brief),
          injectionSpans: cutList(ordersIn(whole, found.language), 500),
          at,
        },
      },
    ];
  },
});
