-- The count of `agent_index.texts` when a card of the block last came or went: what a process remembers of it holds until then.
alter table agent_length add column texts bigint not null default 0;
