import { sql } from 'drizzle-orm'
import { kept, notOwn, type PersonalData } from '../../../platform/personal/personal-data.ts'

const marking = 'Who marked the work of another person belongs to that mark.'

export const homeworkOfPerson: PersonalData = {
  references: {
    'homework_items.author_id': notOwn('Homework belongs to the course.'),
    'hand_ins.user_id': kept('homework', 'The mark stays; the text and the file are erased.'),
    'hand_ins.graded_by': notOwn(marking),
    'hand_in_grades.graded_by': notOwn(marking),
    'practice_reports.user_id': kept(
      'homework',
      'It is the mark of a practice of another program.',
    ),
    'practice_keys.created_by': notOwn('A key for another program belongs to the school.'),
    'practice_keys.revoked_by': notOwn('A key for another program belongs to the school.'),
  },
  archive: [
    {
      part: 'homework',
      name: 'handIns',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", i.title as "title", h.number as "number", h.content as "text", h.file_name as "file",
          h.handed_in_at as "submittedAt", h.score as "score", i.points as "mostScore", h.comment as "comment"
        from hand_ins h join homework_items i on i.id = h.item_id join courses c on c.id = i.course_id
        where h.school_id = ${schoolId} and h.user_id = ${userId} order by h.id`,
    },
    {
      part: 'homework',
      name: 'practiceScores',
      select: ({ schoolId, userId }) => sql`
        select r.sent_task as "title", r.score as "score", r.reported_at as "at" from practice_reports r
        where r.school_id = ${schoolId} and r.user_id = ${userId} order by r.id`,
    },
  ],
  files: [
    {
      select: ({ schoolId, userId }) => sql`
        select f.id, f.storage_key as "key", f.name, f.size as "bytes", 'returned' as "folder" from hand_ins h
        join files f on f.id = h.returned_file_id and f.state = 'stored'
        where h.school_id = ${schoolId} and h.user_id = ${userId} order by f.id`,
    },
  ],
  // The text is replaced, and the file removed: a hand-in needs one of the two. Its number and mark
  // stay. A nightly job deletes the file, because no row refers to it any more.
  erase: ({ schoolId, userId }) => [
    sql`update hand_ins set file_id = null, file_name = '', content = '–', returned_file_id = null
      where school_id = ${schoolId} and user_id = ${userId}`,
    sql`update hand_in_grades g set returned_file_id = null from hand_ins h
      where h.school_id = ${schoolId} and h.user_id = ${userId} and g.hand_in_id = h.id`,
  ],
}
