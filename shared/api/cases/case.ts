import { z } from 'zod';

import { plans } from '../../events/account.ts';
import { modes } from '../../events/case.ts';
import { quorums } from '../../events/codes.ts';
import { phases } from '../../events/phases.ts';
import { strengths } from '../../events/panel/pool.ts';
import { consents, failureCodes } from '../../events/codes.ts';
import { Email, Trial } from '../accounts/account.ts';
import { caseId, dateTime, published, text, url } from '../define.ts';
import { documentId } from './documents.ts';
import { intakeQuestions } from './intakeQuestions.ts';
import { limits } from '../limits.ts';

export const statuses = ['queued', 'running', 'needs_answers', 'delivered', 'failed', 'cancelled'] as const;
/** Names for several statuses together: those of cases under way, and of those that ended without a report. */
export const statusGroups = {
  under_way: ['queued', 'running'],
  stopped: ['failed', 'cancelled'],
} as const satisfies Readonly<Record<string, readonly (typeof statuses)[number][]>>;
const CaseStatus = z.enum(statuses).register(published, { id: 'CaseStatus' });
const mode = z.enum(modes);
const phase = z.enum(phases).nullable();
const happened = z.enum(['good', 'mixed', 'bad', 'unknown']);

const guided = (description: string) =>
  text(limits.answer).optional().register(published, { description, maxLength: limits.answer });
const guidedAnswers = Object.fromEntries(intakeQuestions.map(({ id, label }) => [id, guided(label)]));

export const Intake = z
  .strictObject({
    email: Email,
    q1: text(limits.q1, 1).register(published, {
      description: 'The decision, in the asker’s own words and language.',
      maxLength: limits.q1,
      minLength: 1,
    }),
    mode: z.enum(['', 'default', 'direct', 'deep']).optional().register(published, {
      description:
        '`default` (also empty or absent) may ask you questions first; `direct` never asks; `deep` seats three panels.',
    }),
    ...guidedAnswers,
    consent: z
      .strictObject({ statement: text(500, 1) })
      .optional()
      .register(published, {
        description:
          'What the person said when the agent asked whether it may submit this in their name; needed with a token.',
      }),
    documents: z.array(documentId).max(100).optional().register(published, {
      description: 'Documents of the account’s draft that come with the case; each must have been read.',
    }),
  })
  .register(published, {
    id: 'Intake',
    description: 'One decision for the panel: `q1` alone, or with any of `q2` to `q26`.',
  });
/** With `q2` … `q26`, each optional. */
export type Intake = {
  email: string;
  q1: string;
  mode?: '' | 'default' | 'direct' | 'deep';
  documents?: string[];
  consent?: { statement: string };
} & {
  [id: `q${number}`]: string;
};

export const Accepted = z
  .object({ case_id: caseId, status: CaseStatus, watch_url: url })
  .register(published, { id: 'Accepted', description: 'The panel has the case.' });
export type Accepted = z.infer<typeof Accepted>;

const OpenQuestion = z
  .object({ question_id: z.string(), text: z.string(), why: z.string(), asked_at: dateTime })
  .register(published, { id: 'OpenQuestion', description: 'What the panel waits for.' });
type OpenQuestion = z.infer<typeof OpenQuestion>;

export const PdfLink = z
  .object({ href: url, filename: z.string(), bytes: z.int().nullable(), sha256: z.string().nullable() })
  .register(published, { id: 'PdfLink' });
export type PdfLink = z.infer<typeof PdfLink>;

const Probabilities = z
  .object({
    options: z.array(z.object({ option_id: z.string(), title: z.string() })),
    rounds: z.array(z.object({ round: z.enum(['blind', 'revised', 'deep']), p: z.record(z.string(), z.number()) })),
  })
  .register(published, {
    id: 'Probabilities',
    description: 'How probable each option (by its id) was held to be the best, round by round.',
  });

export const CaseRow = z
  .object({
    case_id: caseId,
    role: z.enum(['owner', 'auditor']),
    title: z.string(),
    mode,
    status: CaseStatus,
    phase,
    submitted_at: dateTime,
    updated_at: dateTime,
    language: z.string(),
    rehearsal: z.boolean(),
    questions: z.array(OpenQuestion),
    pdf_links: z.array(PdfLink),
    watch_url: url,
    recommendation: z.string().nullable().register(published, { description: 'The recommendation in one sentence.' }),
    probabilities: Probabilities.nullable().register(published, {
      description: 'Null before the first ballots are open.',
    }),
    shared: z.boolean().register(published, { description: 'Whether anyone with the link may watch.' }),
    archived: z.boolean().register(published, { description: 'Whether its owner has archived it.' }),
    failure: z.object({ code: z.enum(failureCodes), reason: z.string(), resumable: z.boolean() }).nullable(),
    mail_refused: z.string().nullable().register(published, {
      description: 'Why an e-mail about this case was refused for good, in the words of the mail server.',
    }),
  })
  .register(published, { id: 'CaseRow' });
export type CaseRow = z.infer<typeof CaseRow>;

export const MyCases = z
  .object({
    plan: z.enum(plans),
    trial: Trial,
    terms_accepted: z.boolean(),
    usage: z
      .object({ used: z.int(), included: z.int().nullable(), until: dateTime.nullable() })
      .register(published, { description: 'Cases used of those included; until when they count.' }),
    counts: z
      .partialRecord(z.enum(statuses), z.int())
      .register(published, { description: 'How many cases the search finds, by status, on all pages together.' }),
    cases: z.array(CaseRow),
    next: z.string().nullable().register(published, { description: 'Cursor of the next page; null at the end.' }),
  })
  .register(published, { id: 'MyCases' });
export type MyCases = z.infer<typeof MyCases>;

export const CaseName = z.strictObject({ name: text(200) }).register(published, {
  id: 'CaseName',
  description: 'What its owner calls the case; empty for the title that the panel gave it.',
});
export type CaseName = z.infer<typeof CaseName>;

const answerText = text(limits.reply, 1);
export const Answers = z
  .union([
    z.strictObject({
      answers: z
        .array(z.strictObject({ question_id: z.string().max(200), text: answerText }))
        .min(1)
        .max(20),
    }),
    z.strictObject({ text: answerText }),
    z.strictObject({ skip: z.literal(true) }),
  ])
  .register(published, {
    id: 'Answers',
    description:
      'Answers by question, or one text for all of them, in any language; or `skip`, to go on with the stated assumptions.',
  });
export type Answers = z.infer<typeof Answers>;

const line = text(200, 1);
export const Outline = z
  .strictObject({
    options: z.array(line).min(2).max(20),
    criteria: z.array(line).min(1).max(7),
    deadline: line.nullable(),
    fixed: z.array(text(500, 1)).max(20).register(published, { description: 'What cannot be changed.' }),
  })
  .register(published, {
    id: 'Outline',
    description:
      'A decision in few words, in any language. Doing nothing and one option of the panel’s own are compared beside the options in any case.',
  });
export type Outline = z.infer<typeof Outline>;

export const ShownOutline = z
  .object({
    options: z.array(z.string()),
    criteria: z.array(z.string()),
    deadline: z.string().nullable(),
    fixed: z.array(z.string()),
    corrected: z.boolean().register(published, { description: 'Whether these are the owner’s words.' }),
  })
  .register(published, { id: 'ShownOutline', description: 'How the panel reads the decision.' });

export const CaseView = z
  .object({
    case_id: caseId,
    title: z.string(),
    archived: z.boolean(),
    mode,
    status: CaseStatus,
    phase,
    submitted_at: dateTime,
    updated_at: dateTime,
    language: z.string(),
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
    again: z.object({ of: caseId.nullable(), case_ids: z.array(caseId) }).register(published, {
      description:
        'The case that is asked again here; those of the owner’s cases that ask this one again, the newest first.',
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

export const Shared = z.object({ shared: z.boolean(), watch_url: url }).register(published, { id: 'Shared' });
export type Shared = z.infer<typeof Shared>;

const share = z.number().min(0).max(1);
export const CalibrationReply = z
  .object({
    recorded: z.int().register(published, { description: 'Forecasts that a recorded outcome answers.' }),
    needed: z.int().register(published, { description: 'How many it takes before a figure says anything.' }),
    calibration: z
      .object({
        count: z.int(),
        brier: z.number().register(published, { description: 'Mean of (p − outcome)²: 0 is best.' }),
        brierOfMean: z
          .number()
          .register(published, { description: 'The same, had every forecast been the mean outcome.' }),
        reliability: z.array(z.object({ from: share, count: z.int(), said: share, happened: share })),
      })
      .nullable(),
  })
  .register(published, {
    id: 'Calibration',
    description: 'How what was forecast of decisions, locked when they were recorded, went with how they turned out.',
  });
export type CalibrationReply = z.infer<typeof CalibrationReply>;

export const Auditor = z.strictObject({ email: Email }).register(published, {
  id: 'Auditor',
  description: 'A person who signs in with this address may read the case and its history.',
});
export type Auditor = z.infer<typeof Auditor>;

export const AuditorDocuments = z.strictObject({ email: Email, open: z.boolean() }).register(published, {
  id: 'AuditorDocuments',
  description: 'Whether the auditor with this address may open the documents of the case.',
});
export type AuditorDocuments = z.infer<typeof AuditorDocuments>;

export const Cancel = z.strictObject({ reason: text(1000).optional() }).register(published, { id: 'Cancel' });
export type Cancel = z.infer<typeof Cancel>;

export const Decide = z
  .strictObject({ option_id: z.string().max(200).nullable(), text: text(limits.answer) })
  .register(published, {
    id: 'Decide',
    description: 'What was decided in the end: one of the options, or none of them.',
  });
export type Decide = z.infer<typeof Decide>;

const crossings = z
  .array(z.strictObject({ tripwire: z.int().min(0).max(100), crossed: z.boolean() }))
  .max(20)
  .register(published, {
    description: 'Tripwires of the report, by their place from 0, of which it is known whether they were crossed.',
  });

export const RecordOutcome = z
  .strictObject({ happened, text: text(limits.answer), tripwires: crossings.optional() })
  .register(published, { id: 'RecordOutcome', description: 'How it turned out.' });
export type RecordOutcome = z.infer<typeof RecordOutcome>;

export const AskDissenter = z
  .strictObject({ dissent_id: z.string().max(200), question: text(limits.followUp, 1) })
  .register(published, { id: 'AskDissenter', description: 'One question to a dissenting seat.' });
export type AskDissenter = z.infer<typeof AskDissenter>;

export const HistoryEvent = z
  .object({
    revision: z.int(),
    id: z.string(),
    type: z.string(),
    version: z.int(),
    at: dateTime,
    actor: z.string(),
    correlation: z.string(),
    causation: z.string().nullable(),
    data: z.record(z.string(), z.unknown()).nullable(),
    withheld: z
      .array(z.string())
      .optional()
      .register(published, { description: 'Fields that may not be seen yet, or at all.' }),
    prev: z.string(),
    hash: z.string(),
    stored: z.string().optional().register(published, {
      description:
        'Base64 of the sealed bytes that `hash` is over, where they were asked for: version (1), nonce (12 bytes), ciphertext, tag (16 bytes).',
    }),
    key: z.string().optional().register(published, {
      description:
        'Base64 of the key to these bytes alone (AES-256-GCM; additional data: `case-<case_id>`, a blank, and the array that `hash` begins with), where all they say is shown: opened, they are `data` as JSON.',
    }),
  })
  .register(published, { id: 'HistoryEvent', description: 'One event of a case’s history, a line of NDJSON.' });
export type HistoryEvent = z.infer<typeof HistoryEvent>;
