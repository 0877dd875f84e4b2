import { z } from 'zod';
import { sha256 } from '../../../../../shared/kernel/hash.ts';
import { truncate, limits } from '../../text/limits.ts';
import { seatFormIn } from '../common/forms/seatForm.ts';
import { turnKind } from '../common/turnKind.ts';
import { languageOf, poolOf } from '../../state/panelContext.ts';
import { citable, text, within } from '../common/answerFields.ts';
import { documentsOf } from '../../evidence/numberPassages.ts';
import { passagesFor } from '../../gate/numberSources.ts';
import { finalCasts } from '../../counting/casts.ts';
import { dissentPrompt, replyPrompt } from './prompts.ts';
import { scriptedDissent, scriptedReply } from './scripted.ts';

/** docs/PROTOCOL.md §4.8: by a seat that holds the option at the end, in its own words, printed as they are. */
export const dissent = turnKind({
  prompt: dissentPrompt,
  shows: { evidence: true, ownBallot: true, own: (_context, { subject }) => ({ optionId: subject }) },
  transcriptKey: ({ step }) => `dissent/${step}`,
  scripted: scriptedDissent,
  ...seatFormIn('speeches'),
  schema: z.object({
    text,
    decisiveArgument: text,
    evidenceIds: z.array(z.string()),
    conditions: z.string(),
    watch: z.string(),
  }),
  search: false,
  speaks: 'text',
  opens: documentsOf,
  facts(context, { panel, seatId, subject, step }, said, { at, pages }) {
    const optionId = subject ?? '';
    const own = finalCasts(context).find((cast) => cast.seatId === seatId);
    const words = within(said.text, 250, languageOf(context));
    const line = (text: string) => truncate(text, limits.line);
    const [decisiveArgument, conditions, watch] = [
      line(said.decisiveArgument),
      line(said.conditions),
      line(said.watch),
    ];
    const passages = passagesFor(context, [words, decisiveArgument, conditions, watch].join('\n'), pages);
    return [
      {
        type: 'DissentFiled',
        data: {
          panel,
          dissentId: step,
          seatId,
          optionId,
          probability: own?.ballot.p[optionId] ?? 0,
          text: words,
          decisiveArgument,
          evidenceIds: citable(said.evidenceIds, context, 'evidenceIds'),
          conditions,
          watch,
          ...(passages.length > 0 ? { passages } : {}),
          textHash: sha256(words),
          at,
        },
      },
    ];
  },
});

/** The majority's short reply to one dissent. */
export const reply = turnKind({
  prompt: replyPrompt,
  shows: {
    evidence: true,
    exchange: 'all',
    ownBallot: true,
    own: (context, { subject }) => ({
      pool: poolOf(context),
      dissent: context.run.dissents.find(({ dissentId }) => dissentId === subject) ?? null,
    }),
  },
  scripted: scriptedReply,
  ...seatFormIn('speeches'),
  schema: z.object({ text }),
  search: false,
  speaks: 'text',
  facts: (context, { panel, seatId, subject }, said, { at }) => [
    {
      type: 'DissentReplied',
      data: { panel, dissentId: subject ?? '', seatId, text: within(said.text, 100, languageOf(context)), at },
    },
  ],
});
