-- When the holder of a session last showed who they are: at its start, and again before changes to how one gets in.
alter table session add column proven_at timestamptz not null default '-infinity';
alter table session alter column proven_at set default now();
