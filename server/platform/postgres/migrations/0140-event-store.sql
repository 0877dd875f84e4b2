-- The event store that everything here was made from. Another one, or one that ends earlier, is noticed at start.
create table event_store (
  one boolean primary key default true check (one),
  identity text not null,
  noted_at timestamptz not null default now()
);

-- E-mails that left, so that one whose note in the events is lost, or that leaves none, is not sent again. Ids tell of nobody.
create table sent_letter (
  id uuid primary key,
  message_id text not null,
  sent_at timestamptz not null default now()
);
create index sent_letter_by_time on sent_letter (sent_at);
