-- How far the reactors have turned facts into wake-ups. One row.
create table reaction_checkpoint (
  one boolean primary key default true check (one),
  position numeric(20) not null
);
