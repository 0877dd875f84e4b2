-- Documents that accounts upload, before and with a case. Names, words and bytes are sealed; not sealed are
-- only whose they are, how large, and how far they have come.

create schema document;

create table document.document (
  id text primary key,
  account_id text not null,
  -- Null while it belongs to the draft of its account
  case_id text,
  state text not null check (state in ('receiving', 'received', 'reading', 'ready', 'refused')),
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received <= bytes),
  -- The document's own key, sealed under the key of its account, and of its case once it is attached
  wrapped bytea not null,
  -- Name, kind, hashes, warnings: sealed under the document's key
  facts bytea not null,
  -- Segments of the extracted text
  text_segments integer not null default 0,
  -- The reader at work has until then; `attempts` is how many have begun
  reading_until timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null default now()
);
create index document_by_account on document.document (account_id) where case_id is null;
create index document_by_case on document.document (case_id);
create index document_unread on document.document (created_at) where state in ('received', 'reading');

-- Sealed segments; compression would find nothing in them
create table document.chunk (
  document_id text not null references document.document on delete cascade,
  part text not null check (part in ('bytes', 'text')),
  number integer not null,
  data bytea not null,
  primary key (document_id, part, number)
);
alter table document.chunk alter column data set storage external;
