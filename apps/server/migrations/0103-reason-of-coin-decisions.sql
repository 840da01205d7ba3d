-- ORD-106: why a second person approved or refused coins; null before a decision, and for decisions
-- before this column.
alter table coin_credits add column decision text;
