-- Long cases as they were folded last, so that the first who opens one after a restart need not wait for the whole history.
-- A cache: it may be emptied at any time.
create table case_snapshot (
  case_id text primary key,
  -- of the program that folded it: another program folds anew
  program text not null,
  -- of the last event that was folded in
  revision int not null,
  -- gzipped JSON, sealed as the case's events are
  state bytea not null
);
