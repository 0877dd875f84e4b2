-- Whether whoever keeps the model has reached the end of the log since it began.
alter table projection_checkpoint add column caught_up boolean not null default false;
