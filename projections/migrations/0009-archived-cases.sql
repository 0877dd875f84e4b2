-- Whether its owner has put a case out of the list
alter table debate_case add column archived boolean not null default false;
