-- Resets that were asked for and whose e-mail has not left yet: of addresses that nobody has, too, so that both take as long.
create table password_reset_request (
  id uuid primary key,
  email text not null,
  asked_at timestamptz not null default now()
);

-- E-mails that a mail server refused for a reason that the operator can mend; they wait until they are to be sent again.
create table parked_email (
  -- the e-mail's id
  id uuid primary key,
  kind text not null,
  -- what woke it: {id, revision, about}
  wake jsonb not null,
  -- what the mail server answered, without addresses
  code text not null,
  reason text not null,
  parked_at timestamptz not null default now(),
  -- the operator wants it sent again
  again boolean not null default false
);
