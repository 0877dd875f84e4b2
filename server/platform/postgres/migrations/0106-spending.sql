-- What each case may cost, set aside when it is brought: against the caps of the day, of an account and of an address
create table case_allowance (
  case_id text primary key,
  account_id text not null,
  -- HMAC of the address that a trial's case came from; null where none counts
  address text,
  cap_usd float8 not null,
  submitted_at timestamptz not null
);
create index allowance_by_time on case_allowance (submitted_at);
create index allowance_of_account on case_allowance (account_id, submitted_at);

-- One row while the operator takes no new cases
create table intake_stopped (
  one boolean primary key default true check (one),
  reason text not null,
  stopped_at timestamptz not null default now()
);
