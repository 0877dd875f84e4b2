-- {options: [{optionId, title}], rounds: [{round, p: {optionId: share}}]}; null before the first ballots are open
alter table debate_case rename column standing to probabilities;
