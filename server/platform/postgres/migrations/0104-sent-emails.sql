-- E-mails that were sent, so that one whose event is lost, or that has none, is not sent again. The ids identify nobody.
create table sent_email (
  id uuid primary key,
  message_id text not null,
  sent_at timestamptz not null default now()
);
create index sent_email_by_time on sent_email (sent_at);
