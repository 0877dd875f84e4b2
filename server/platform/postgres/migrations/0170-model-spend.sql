-- What model calls came to, by day (UTC) and provider: for operators. The events of each case say it again, call by call.
create table model_spend (
  day date not null,
  provider text not null,
  calls int not null,
  usd float8 not null,
  primary key (day, provider)
);
