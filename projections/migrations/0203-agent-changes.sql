-- The count of `agent_index.texts` when a place of a block last got or lost a card: what a process remembers of the block is brought
-- up to date with the cards that are there now.
create table agent_change (
  block int not null,
  place int not null,
  texts bigint not null,
  primary key (block, place)
);
create index agent_change_since on agent_change (block, texts);
