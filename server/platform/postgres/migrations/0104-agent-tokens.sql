-- Tokens by which agents act for an account. Of a secret its SHA-256 alone; a token that was revoked has no row.
create table agent_token (
  token_id text primary key,
  account_id text not null,
  name text not null,
  secret_hash text not null unique,
  ends_with text not null,
  -- from before a rotation, taken until then
  previous_hash text unique,
  previous_until timestamptz,
  scopes text[] not null,
  modes text[] not null,
  cases_per_month integer,
  usd_per_month float8,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_client text,
  -- position in $all of the last event this token wrote
  position numeric not null default -1
);
create index agent_token_of_account on agent_token (account_id);

-- Which cases a token submitted, to hold it to its limits
create table agent_token_case (
  case_id text primary key,
  token_id text not null,
  account_id text not null,
  mode text not null,
  submitted_at timestamptz not null
);
create index agent_token_case_of_token on agent_token_case (token_id, submitted_at);
create index agent_token_case_of_account on agent_token_case (account_id);
