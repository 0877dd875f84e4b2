-- Pages of the list of cases in each of its orders, and what is counted beside them: by index, however many there are
create index case_newest on debate_case (account_id, archived, submitted_at desc, case_id desc);
create index case_updated on debate_case (account_id, archived, last_at desc, case_id desc);
create index case_by_title on debate_case (account_id, archived, (left(lower(title), 120)) collate "C", case_id);
create index case_by_urgency on debate_case (account_id, archived, (case status when 'needs_answers' then 3 when 'failed' then 2 when 'running' then 1 when 'queued' then 1 else 0 end) desc, submitted_at desc, case_id desc);
create index case_statuses on debate_case (account_id, archived, status);
create index case_counted on debate_case (account_id, submitted_at, status, case_id) where fold->>'rerunOf' is null;
