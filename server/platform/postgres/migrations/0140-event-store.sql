-- The event store that the read models were made from. Another one, or one that ends earlier, is noticed at start.
create table event_store (
  one boolean primary key default true check (one),
  identity text not null,
  noted_at timestamptz not null default now()
);
