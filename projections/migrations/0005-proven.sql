-- Whether somebody has shown that the address is theirs
alter table account add column proven boolean not null default false;
-- Accounts that may read a case, and SHA-256 of addresses without an account that are invited
create index case_of_auditor on debate_case using gin (auditors);
