-- Passkeys (WebAuthn). What an authenticator gave is sealed under the account's key, as the secrets of authenticator apps are.
create table passkey (
  passkey_id text primary key,
  account_id text not null,
  -- SHA-256 of the credential's id, by which a login finds the row
  credential_hash text not null unique,
  -- the credential's id and public key, and what the owner calls it
  secret bytea not null,
  -- how often the authenticator says that it has signed; 0 where it does not count
  counter bigint not null,
  made_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_of_account on passkey (account_id);

-- What an authenticator is to sign: one at a time for each session or browser and purpose, taken once.
create table passkey_challenge (
  holder text primary key,
  challenge text not null,
  expires_at timestamptz not null default now() + interval '5 minutes'
);
