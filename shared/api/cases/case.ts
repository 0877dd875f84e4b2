import { z } from 'zod';

import { caseId, dateTime, published, text, url } from '../define.ts';
import { caseBasics, happened, OpenQuestion, PdfLink } from './caseFields.ts';
import { RecordedChange } from './again.ts';
import { consents, failureCodes, quorums } from '../../events/codes.ts';
import { ShownOutline } from './answers.ts';
import { strengths } from '../../events/panel/pool.ts';

export const CaseName = z.strictObject({ name: text(200) }).register(published, {
  id: 'CaseName',
  description: 'What its owner calls the case; empty for the title that the panel gave it.',
});
export type CaseName = z.infer<typeof CaseName>;

export const CaseView = z
  .object({
    case_id: caseId,
    title: z.string(),
    archived: z.boolean(),
    ...caseBasics,
    rehearsal: z.boolean().register(published, { description: 'True: scripted seats, no AI model was consulted.' }),
    quorum: z.enum(quorums).nullable(),
    role: z.enum(['owner', 'auditor']),
    revision: z.int(),
    head: z.string().register(published, { description: 'Hash of the last event of the history.' }),
    q1: z.string().nullable(),
    answers: z.record(z.string(), z.string()),
    consent: z
      .object({ how: z.enum(consents), statement: z.string(), agent: z.string(), client: z.string(), at: dateTime })
      .nullable()
      .register(published, { description: 'Of the owner, where an agent brought the case.' }),
    questions: z.array(
      z.object({
        ...OpenQuestion.shape,
        assumption: z.string(),
        answer: z.string().nullable(),
        assumed: z.string().nullable(),
      }),
    ),
    answers_due_at: dateTime.nullable(),
    frame: ShownOutline.nullable().register(published, {
      description: 'Shown beside the questions; its owner may correct it until they are answered.',
    }),
    options: z.array(z.object({ option_id: z.string(), title: z.string(), probability: z.number().nullable() })),
    recommendation: z.object({ option_id: z.string(), headline: z.string(), strength: z.enum(strengths) }).nullable(),
    dissents: z.array(
      z.object({ dissent_id: z.string(), option_id: z.string(), probability: z.number(), text: z.string() }),
    ),
    follow_ups: z
      .array(
        z.object({ dissent_id: z.string(), question: z.string(), asked_at: dateTime, answer: z.string().nullable() }),
      )
      .register(published, { description: 'What dissenting seats were asked afterwards; it changes no report.' }),
    decision: z
      .object({
        option_id: z.string().nullable(),
        text: z.string(),
        forecast: z
          .object({
            by: z.string(),
            success: z.number().nullable(),
            tripwires: z.array(z.object({ tripwire: z.int(), p: z.number() })),
          })
          .nullable()
          .register(published, { description: 'What was forecast of it, locked when it was recorded.' }),
        at: dateTime,
      })
      .nullable()
      .register(published, { description: 'What the owner decided in the end.' }),
    outcome: z
      .object({
        happened,
        text: z.string(),
        tripwires: z.array(z.object({ tripwire: z.int(), crossed: z.boolean() })),
        at: dateTime,
      })
      .nullable()
      .register(published, { description: 'How it turned out, in the owner’s judgement.' }),
    failure: z.object({ code: z.enum(failureCodes), reason: z.string(), resumable: z.boolean() }).nullable(),
    rerun: z.object({ offered: z.boolean(), case_id: caseId.nullable(), of: caseId.nullable() }).register(published, {
      description:
        'Whether the case may run again free of charge, because only one of its providers answered; the case that runs it again; the case that it runs again.',
    }),
    again: z
      .object({
        of: caseId.nullable(),
        case_ids: z.array(caseId),
        changes: z.array(z.object({ case_id: caseId, submitted_at: dateTime, change: RecordedChange })),
      })
      .register(published, {
        description:
          'The case that is asked again here; those of the owner’s cases that ask this one again, the newest first, and of each what was changed and when.',
      }),
    shared: z.boolean(),
    report_link: z.object({ expires_at: dateTime }).nullable().register(published, {
      description: 'The link by which the report is read, while it is open; null for others than the owner.',
    }),
    auditors: z.array(z.string()),
    watch_url: url,
    pdf_links: z.array(PdfLink),
    cost: z.object({ calls: z.int(), usd: z.number().nullable(), unknown: z.int() }).register(published, {
      description:
        'Model calls, USD of those whose price is known, and how many are of unknown cost. `usd` is null until the blind ballots are open: what a call costs tells which provider it went to.',
    }),
  })
  .register(published, { id: 'CaseView' });
export type CaseView = z.infer<typeof CaseView>;

export const Cancel = z.strictObject({ reason: text(1000).optional() }).register(published, { id: 'Cancel' });
export type Cancel = z.infer<typeof Cancel>;
