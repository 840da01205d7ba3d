import { sql } from 'drizzle-orm'
import { kept, own, type PersonalData } from '../../../platform/personal/personal-data.ts'

const read = 'Others read it and answered it, under "Closed account".'

export const discussionsOfPerson: PersonalData = {
  references: {
    'discussion_questions.author_id': kept('discussions', read),
    'discussion_answers.author_id': kept('discussions', read),
    'discussion_reports.user_id': own('discussions'),
  },
  archive: [
    {
      part: 'discussions',
      name: 'questions',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", q.content as "text", q.created_at as "createdAt" from discussion_questions q
        join courses c on c.id = q.course_id
        where q.school_id = ${schoolId} and q.author_id = ${userId} and q.removed_at is null order by q.id`,
    },
    {
      part: 'discussions',
      name: 'answers',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", w.content as "text", w.created_at as "createdAt" from discussion_answers w
        join discussion_questions q on q.id = w.question_id join courses c on c.id = q.course_id
        where w.school_id = ${schoolId} and w.author_id = ${userId} and w.removed_at is null order by w.id`,
    },
    {
      part: 'discussions',
      name: 'reports',
      select: ({ schoolId, userId }) => sql`
        select r.created_at as "createdAt" from discussion_reports r
        where r.school_id = ${schoolId} and r.user_id = ${userId} order by r.id`,
    },
  ],
  erase: ({ schoolId, userId }) => [
    sql`delete from discussion_reports where school_id = ${schoolId} and user_id = ${userId}`,
  ],
  kept: [
    {
      thing: 'discussions',
      select: ({ schoolId, userId }) => sql`
        select (select count(*) from discussion_questions q
            where q.school_id = ${schoolId} and q.author_id = ${userId} and q.removed_at is null)
          + (select count(*) from discussion_answers w
            where w.school_id = ${schoolId} and w.author_id = ${userId} and w.removed_at is null) as "count"`,
    },
  ],
}
