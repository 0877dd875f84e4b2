-- {options: [{optionId, title}], polls: [{round, p: {optionId: share}}]}
alter table debate_case add column standing jsonb;
