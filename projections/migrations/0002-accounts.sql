create table account (
  account_id text primary key,
  status text not null,
  email text not null,
  -- SHA-256 of the normalised address; null once the account is erased
  email_hash text,
  plan text not null,
  trial_starts_at timestamptz,
  trial_ends_at timestamptz,
  -- version of the Terms last accepted
  terms text,
  reminders boolean not null,
  registered_at timestamptz not null
);
create index account_email on account (email_hash);
