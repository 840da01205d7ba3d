import { sql } from 'drizzle-orm'
import { kept, notOwn, own, type PersonalData } from '../../../platform/personal/personal-data.ts'
import { hasEnded } from '../results/queries.ts'

const marking = 'Who gave the mark of another person belongs to that mark.'

export const gradesOfPerson: PersonalData = {
  references: {
    'grade_overrides.user_id': kept('marks', 'Marks are the record of the school.'),
    'grade_overrides.given_by': notOwn(marking),
    'grade_overrides.ended_by': notOwn(marking),
    'mark_comments.author_id': own('notes'),
  },
  archive: [
    {
      part: 'marks',
      name: 'examinations',
      // EXM-041: the archive leaves out a score that the student may not see yet.
      select: ({ schoolId, userId }, now) => sql`
        select c.names as "course", x.name as "examination", a.number as "attempt", a.started_at as "startedAt",
          a.submitted_at as "submittedAt",
          case when a.state <> 'in_progress' and not a.waiting
            and (x.review_when in ('submitted', 'graded') or ${hasEnded(now)}) then a.score / 100.0 end as "score",
          x.total / 100.0 as "mostScore"
        from attempts a join examinations x on x.id = a.examination_id join courses c on c.id = a.course_id
        where a.school_id = ${schoolId} and a.user_id = ${userId} order by a.id`,
    },
    {
      part: 'marks',
      name: 'givenMarks',
      select: ({ schoolId, userId }, now) => sql`
        select c.names as "course", coalesce(x.name, i.title) as "title",
          o.points / 100.0 as "score", o.reason as "reason", o.given_at as "at", o.ended_at as "endedAt"
        from grade_overrides o join courses c on c.id = o.course_id left join examinations x on x.id = o.examination_id
        left join homework_items i on i.id = o.item_id
        where o.school_id = ${schoolId} and o.user_id = ${userId}
          and (x.id is null or x.review_when in ('submitted', 'graded') or ${hasEnded(now)})
        order by o.id`,
    },
    {
      part: 'notes',
      name: 'markComments',
      select: ({ schoolId, userId }) => sql`
        select m.name as "name", m.content as "text", m.created_at as "createdAt" from mark_comments m
        where m.school_id = ${schoolId} and m.author_id = ${userId} order by m.id`,
    },
  ],
  erase: ({ schoolId, userId }) => [
    sql`delete from mark_comments where school_id = ${schoolId} and author_id = ${userId}`,
  ],
}
