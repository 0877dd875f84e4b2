-- Agents as the index shows them. `reading` is what the card says (shared/agentCard/readCard.ts); `card` its bytes as served.
create table agent (
  agent_id text primary key,
  -- Its number in the postings; null while it is not searched for (withdrawn, or a duplicate).
  number int unique,
  card_url text not null,
  host text not null,
  source text not null,
  domain_verified boolean not null,
  card text not null,
  digest text not null,
  reading jsonb not null,
  signature jsonb not null,
  verified_at timestamptz,
  first_indexed_at timestamptz not null,
  last_changed_at timestamptz not null,
  stale boolean not null default false,
  unreachable text,
  rejected jsonb,
  duplicate_of text,
  withdrawn jsonb
);
create index agent_digest on agent (digest);
create index agent_host on agent (host);
create index agent_stale on agent (number) where stale;

-- Packed postings (projections/agents/ranking/packed.ts): a row for a term and a block of 4,096 agents.
create table agent_posting (
  term text collate "C" not null,
  block int not null,
  entries bytea not null,
  primary key (term, block)
);
alter table agent_posting alter column entries set storage external;

-- Postings of the agents indexed last, an entry a row, until enough have come to be packed together: appending each to its
-- packed list at once would rewrite every long list for every agent.
create table agent_posting_tail (
  term text collate "C" not null,
  number int not null,
  entry bytea not null,
  primary key (term, number)
);
create index agent_posting_tail_number on agent_posting_tail (number);

create table agent_length (
  block int primary key,
  lengths bytea not null,
  -- The count of `agent_index.texts` when a card of the block was last added or removed: what a process has cached of the block
  -- is valid until then.
  texts bigint not null default 0
);
alter table agent_length alter column lengths set storage external;

-- The words of the index with the number of cards that have them, and what is left of each when one letter is dropped.
create table agent_word (word text collate "C" primary key, cards int not null);
create table agent_slip (slip text collate "C" not null, word text collate "C" not null, primary key (slip, word));

-- One row: the time of the last change of anything above, strictly increasing, and the next number never used.
create table agent_index (
  single boolean primary key default true check (single),
  generation timestamptz not null default '1970-01-01T00:00:00Z',
  next_number int not null default 0,
  -- Agents in the tail.
  tail int not null default 0,
  -- How often a card's text was added to the index or removed: what a process has cached of the postings is valid until it changes.
  texts bigint not null default 0
);
-- The count of `agent_index.texts` when a place of a block last got or lost a card: what a process has cached of the block is
-- brought up to date with the cards that are there now.
create table agent_change (
  block int not null,
  place int not null,
  texts bigint not null,
  primary key (block, place)
);
create index agent_change_since on agent_change (block, texts);

create table agent_free_number (number int primary key);

-- What only the crawler knows and no event says. Not rebuilt: without it, dates fall back to the events.
create table agent_fetch (
  agent_id text primary key,
  etag text,
  http_status int,
  last_checked_at timestamptz not null,
  last_fetched_at timestamptz,
  failures int not null default 0,
  next_at timestamptz not null
);
create index agent_fetch_next on agent_fetch (next_at);
create table agent_check (
  agent_id text not null,
  day date not null,
  checks int not null,
  succeeded int not null,
  primary key (agent_id, day)
);
