-- Which cases ask another one again: few do, and every look at a case asks for them
create index case_asked_again on debate_case ((fold->'again'->>'of')) where fold->'again'->>'of' is not null;
