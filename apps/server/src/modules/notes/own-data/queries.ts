import { sql } from 'drizzle-orm'
import { own, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const notesOfPerson: PersonalData = {
  references: { 'course_notes.author_id': own('notes') },
  archive: [
    {
      part: 'notes',
      name: 'notes',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", l.titles as "lesson", n.second as "second", n.content as "text",
          n.created_at as "createdAt", n.updated_at as "changedAt"
        from course_notes n join courses c on c.id = n.course_id left join lessons l on l.id = n.lesson_id
        where n.school_id = ${schoolId} and n.author_id = ${userId} order by n.id`,
    },
  ],
  erase: ({ schoolId, userId }) => [
    sql`delete from course_notes where school_id = ${schoolId} and author_id = ${userId}`,
  ],
}
