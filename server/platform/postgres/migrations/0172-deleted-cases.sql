-- Cases that their owners deleted: nothing of what they said, only that they were used
create table deleted_case (
  case_id text primary key,
  account_id text not null,
  submitted_at timestamptz not null,
  failed boolean not null
);
create index deleted_case_of_account on deleted_case (account_id, submitted_at);
