-- What belongs to accounts and is no event: passwords, sessions, reset tokens, limits. Backed up on its own.

create table credential (
  account_id text primary key,
  -- argon2id in PHC form, with its salt and costs
  password text not null,
  changed_at timestamptz not null default now()
);

create table session (
  -- SHA-256 of the id in the cookie: the table opens no session
  id_hash text primary key,
  -- names the session to its owner
  session_id text not null unique,
  account_id text not null,
  device text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- position in $all of the last event this session wrote
  position numeric not null default -1
);
create index session_of_account on session (account_id);
create index session_expiry on session (expires_at);

create table password_reset (
  token_hash text primary key,
  account_id text not null,
  expires_at timestamptz not null
);
create index password_reset_of_account on password_reset (account_id);

-- Intakes under way: they bridge the moments until the read model counts them against the plan
create table intake_claim (
  case_id text primary key,
  account_id text not null,
  claimed_at timestamptz not null default now()
);
create index intake_claim_of_account on intake_claim (account_id);

-- In the shape that rate-limiter-flexible expects; may be lost at a crash
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
