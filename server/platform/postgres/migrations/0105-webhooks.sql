-- Addresses that are told when something happens to an account's cases. Secrets are sealed under the master key.
create table webhook (
  webhook_id text primary key,
  account_id text not null,
  url text not null,
  types text[] not null,
  secret bytea not null,
  -- from before a rotation; signs beside the new one until then
  previous_secret bytea,
  previous_until timestamptz,
  -- the token that made it; null: a person did
  token_id text,
  created_at timestamptz not null,
  -- since when it has been tried and nothing arrived
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_why text
);
create index webhook_of_account on webhook (account_id);

-- What was sent there, or is to be. The same message to the same address is one row, however often it is tried.
create table webhook_delivery (
  delivery_id text primary key,
  webhook_id text not null references webhook on delete cascade,
  message_id text not null,
  type text not null,
  body text not null,
  created_at timestamptz not null,
  -- waiting, delivered, failed
  status text not null,
  tries integer not null default 0,
  first_try_at timestamptz,
  last_try_at timestamptz,
  due_at timestamptz,
  http_status integer,
  failure text,
  -- the first kilobyte of what was answered
  reply text
);
create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_due on webhook_delivery (due_at) where status = 'waiting';
