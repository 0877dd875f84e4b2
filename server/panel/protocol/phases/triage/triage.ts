import { z } from 'zod';

import { withoutLeaning, leaningOf, wholeText } from '../../evidence/caseText.ts';
import { foundPassages, passagesOf } from '../../evidence/namedPassages.ts';
import { shortTitle, truncate, truncateBytes, truncateList, limits } from '../../text/limits.ts';
import { caseLanguage } from '../../text/caseLanguage.ts';
import { inDigitsOf } from '../../text/writtenDigits.ts';
import { FrameSheet } from '../common/forms/frameSheet.ts';
import { proposedFrame } from '../common/proposedFrame.ts';
import { turnKind } from '../common/turnKind.ts';
import { passagesFor } from '../matching/passages.ts';
import { modeOf } from '../../state/panelContext.ts';
import { injectionAttemptsIn } from '../../text/text.ts';
import { text } from '../common/answerFields.ts';
import { triagePrompt } from './prompts.ts';
import { scriptedTriage } from './scripted.ts';

/** docs/PROTOCOL.md §4.1: what kind of decision this is, in which language; the user's leaning is found word for word, so that code can take it out. */
export const triage = turnKind({
  prompt: triagePrompt,
  shows: {
    own(context) {
      const framesToo = modeOf(context) === 'direct';
      return { framesToo, named: framesToo ? passagesFor(context) : [] };
    },
  },
  scripted: scriptedTriage,
  schema: z.strictObject({
    title: text,
    language: z.string().regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$/),
    domain: text,
    stakes: z.int().min(1).max(5),
    reversibility: z.enum(['two_way', 'one_way', 'mixed']),
    deadline: z.string().nullable(),
    isDecision: z.boolean(),
    policyFlags: z.array(z.string()),
    leanSpans: z.array(z.string()),
    lean: z.string().nullable(),
    named: z.array(z.string()),
    frame: FrameSheet.nullable(),
  }),
  search: false,
  speaks: null,
  facts(context, turn, { leanSpans, lean, title, named, frame, ...found }, { at }) {
    const { state, rules } = context;
    const whole = wholeText(state, rules.guided, false);
    const language = inDigitsOf(whole, caseLanguage(found.language, whole));
    const stated = leaningOf(state, rules.guided);
    const brief = truncateBytes(withoutLeaning(whole, leanSpans, language), limits.brief);
    const find = passagesOf(context, language, { brief, leanSpans });
    const passages = foundPassages(named, find);
    return [
      {
        type: 'CaseTriaged',
        data: {
          ...found,
          language,
          domain: truncate(found.domain, limits.line),
          deadline: found.deadline && truncate(found.deadline, limits.line),
          policyFlags: truncateList(found.policyFlags, 200),
          title: shortTitle(title),
          userLean: truncateBytes([lean, stated].filter(Boolean).join('\n'), limits.event / 8) || null,
          brief,
          injectionSpans: truncateList(injectionAttemptsIn(whole, language), 500),
          ...(passages.length > 0 ? { named: passages } : {}),
          at,
        },
      },
      ...(frame && modeOf(context) === 'direct' ? proposedFrame(context, turn, frame, { language, find, at }) : []),
    ];
  },
});
