-- How often a card's text came into the index or left it: what a process remembers of the postings holds until it moves.
alter table agent_index add column texts bigint not null default 0;
