-- step by step
-- CRS-220, FRM-278: visitors share a cached response that shows whether a course has homework,
-- exams or practical tasks, so a change of these tasks sends a notice.
create or replace trigger tell_content after insert or delete on homework_items
  for each row execute function tell_content();
create or replace trigger tell_content_of_change after update of released, resources_type on homework_items
  for each row execute function tell_content();
