create table debate_case (
  case_id text primary key,
  account_id text not null,
  title text not null,
  mode text not null,
  status text not null,
  phase text,
  language text not null,
  rehearsal boolean not null,
  quorum text,
  shared boolean not null,
  -- accounts that may read it
  auditors text[] not null,
  submitted_at timestamptz not null,
  last_at timestamptz not null,
  revision int not null,
  -- what the panel waits for: [{questionId, text, why, assumption, askedAt}], and until when
  questions jsonb not null,
  answers_due_at timestamptz,
  -- {optionId, option, headline, strength}
  recommendation jsonb,
  -- {options: [{optionId, title}], polls: [{round, p: {optionId: share}}]}; null before the first ballots are open
  standing jsonb,
  -- {filename, documentHash, issuedAt, revision}
  report jsonb,
  mail_refused text,
  -- {code, reason, resumable}
  failure jsonb,
  -- the fold without its large parts, to go on from
  fold jsonb not null
);
create index case_of_account on debate_case (account_id, submitted_at desc, case_id desc);
create index case_open on debate_case (submitted_at) where status in ('queued', 'running', 'needs_answers');
