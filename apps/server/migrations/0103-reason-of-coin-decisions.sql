-- ORD-106: why a second person approved or refused coins; null where nobody has decided, and for decisions before this column.
alter table coin_credits add column decision text;
