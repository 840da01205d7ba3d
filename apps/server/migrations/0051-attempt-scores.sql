-- An index-only scan sums up the scores of a course or a student (TCH-094).
create index attempts_scores on attempts (school_id, course_id, user_id, examination_id) include (score, waiting)
  where state <> 'in_progress';
