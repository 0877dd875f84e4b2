-- Long cases as they were last folded, so that opening one after a restart need not read the whole history.
-- A cache: it may be emptied at any time.
create table case_snapshot (
  case_id text primary key,
  -- of the program that folded it: another program does not use it
  program text not null,
  -- of the last event that was folded in
  revision int not null,
  -- gzipped JSON, sealed as the case's events are
  state bytea not null
);
