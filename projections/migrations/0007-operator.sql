-- Whether an account sees the operators' page
alter table account add column operator boolean not null default false;
