-- PRC-038: the most that the total of an assessment can be, from the run that it rates.
alter table assessments add column cap smallint;
