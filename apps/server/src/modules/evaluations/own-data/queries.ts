import { sql } from 'drizzle-orm'
import { kept, notOwn, type PersonalData } from '../../../platform/personal/personal-data.ts'

const marking = 'Who rated the work of another person belongs to that work.'

export const evaluationsOfPerson: PersonalData = {
  references: {
    'assessments.user_id': kept('marks', 'Marks are the record of the school.'),
    'assessments.first_id': notOwn(marking),
    'assessments.second_id': notOwn(marking),
    'assessments.moderator_id': notOwn(marking),
    'assessments.second_asked_by': notOwn(marking),
    'assessment_ratings.rater_id': notOwn(marking),
    'assessment_peers.user_id': notOwn(marking),
    'assessment_changes.user_id': notOwn(marking),
    'assessment_appeals.answered_by': notOwn(marking),
    'evaluations.chosen_by': notOwn('How a course is marked belongs to the course.'),
    'rubrics.author_id': notOwn('Rubrics belong to the school.'),
  },
  archive: [
    {
      part: 'marks',
      name: 'evaluations',
      // Ratings that are not released are left out of the archive.
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", r.names as "title", a.ended_at as "submittedAt", a.total as "score",
          a.released_at as "at", p.text as "appeal", p.answer as "decision"
        from assessments a join evaluations e on e.id = a.evaluation_id join courses c on c.id = e.course_id
        join rubrics r on r.id = e.rubric_id left join assessment_appeals p on p.assessment_id = a.id
        where a.school_id = ${schoolId} and a.user_id = ${userId} and a.released_at is not null order by a.id`,
    },
  ],
  erase: () => [],
}
