-- step by step
-- CRS-220, FRM-278: whether a course has homework, exams or practical tasks is part of an answer that visitors share.
create or replace trigger tell_content after insert or delete on homework_items
  for each row execute function tell_content();
create or replace trigger tell_content_of_change after update of released, resources_type on homework_items
  for each row execute function tell_content();
