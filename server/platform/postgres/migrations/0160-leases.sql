-- Who works on what. A holder says every few seconds that it is there; whose time ran out may be replaced.
create sequence lease_token;
create table lease (
  key text primary key,
  holder text not null,
  -- Another one for each taking: a holder that was replaced cannot renew what it lost
  token bigint not null default nextval('lease_token'),
  until timestamptz not null
);
