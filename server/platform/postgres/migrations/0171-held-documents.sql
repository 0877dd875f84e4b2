-- Documents of a submission that waits for its owner's approval belong to no draft, and are kept as long as it waits.
alter table document.document add column held_for text;
alter table document.document add column held_until timestamptz;
create index document_held on document.document (held_for) where held_for is not null;
