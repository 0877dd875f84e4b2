-- How far each read model is. It moves in the transaction of the rows it stands for.
create table projection_checkpoint (
  name text primary key,
  version int not null,
  position numeric(20) not null
);

-- Streams whose event a handler could not take: their rows stay as they were, the others go on.
create table projection_parked (
  name text not null,
  stream text not null,
  revision bigint not null,
  position numeric(20) not null,
  type text not null,
  reason text not null,
  parked_at timestamptz not null default now(),
  primary key (name, stream)
);
