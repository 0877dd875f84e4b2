-- BCP 47: of the e-mails about the account
alter table account add column language text not null default 'en';
