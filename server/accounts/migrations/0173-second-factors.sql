-- Second factors of accounts. Secrets are sealed, codes are hashed: reading the database is not enough to sign in.

create table totp (
  account_id text primary key,
  secret bytea not null,
  -- null until a first code has shown that the authenticator has the secret
  confirmed_at timestamptz,
  -- the time step of the last code that was taken: it and those before are taken no more
  last_step bigint not null default -1
);

create table recovery_code (
  code_hash text primary key,
  account_id text not null
);
create index recovery_code_of_account on recovery_code (account_id);
