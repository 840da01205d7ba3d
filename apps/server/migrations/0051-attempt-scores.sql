-- The scores of a course or of one of its students are added up from this index alone (TCH-094).
create index attempts_scores on attempts (school_id, course_id, user_id, examination_id) include (score, waiting)
  where state <> 'in_progress';
