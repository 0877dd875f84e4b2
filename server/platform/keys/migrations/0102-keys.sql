-- Keys that the data of events is sealed under: no read model, never rebuilt, backed up on its own and apart from the events.

create schema subject_key;

create table subject_key.key (
  -- e.g. case-…: whose events it opens
  stream text primary key,
  -- AES-256-GCM under the master key; null once erased
  wrapped bytea,
  made_at timestamptz not null default now(),
  erased_at timestamptz,
  check (wrapped is not null or erased_at is not null)
);

-- Something known, sealed by the master key: another one is noticed before it wraps anything
create table subject_key.master (
  one boolean primary key default true check (one),
  sealed bytea not null
);

-- Streams whose keys are to be erased with an account, recorded before the read models forget whose they were
create table subject_key.marked_for_erasure (
  stream text primary key,
  account_id text not null
);
create index marked_by_account on subject_key.marked_for_erasure (account_id);
