-- Calls to providers with a quota, of all processes: those that wait, those under way, and those that began within the last minute.
create table model_call_turn (
  id uuid primary key,
  provider text not null,
  account_id text not null,
  -- What it may take at most; once it is over, what it took
  tokens int not null,
  asked_at timestamptz not null default clock_timestamp(),
  -- Null while it waits
  begun_at timestamptz,
  -- Renewed by its process while the call waits or is under way; earlier than now: it is over
  until timestamptz not null
);
