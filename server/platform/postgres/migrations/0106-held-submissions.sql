-- Cases that agents brought, which wait until the owner approves them in the app. What was written is sealed, and gone once decided.
create table held_submission (
  approval_id text primary key,
  account_id text not null,
  token_id text not null,
  -- names the submission from now on, so that it makes one case
  key text not null,
  sealed bytea,
  held_at timestamptz not null,
  -- waiting, approved, declined
  status text not null default 'waiting'
);
create index held_submission_of_account on held_submission (account_id, held_at);
