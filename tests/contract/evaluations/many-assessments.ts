import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/**
 * Adds assessments, each of its own practice: released ones of the student, appeals, and works of
 * others to rate.
 */
export async function manyAssessments(
  testApp: TestApp,
  { evaluations, people }: SchoolScene,
  many: number,
) {
  const { open } = testApp.app.deps.signs
  for (const sign of [evaluations.released, evaluations.appealed])
    await rows(
      testApp,
      `with given as (
       insert into practice_assignments overriding system value
       select (jsonb_populate_record(a, jsonb_build_object('key', gen_random_uuid(), 'practice', 'practice ' || n,
         'id', nextval(pg_get_serial_sequence('practice_assignments', 'id'))))).*
       from practice_assignments a join evaluations e on e.assignment_id = a.id
       join assessments s on s.evaluation_id = e.id, generate_series(1, $2) n where s.id = $1
       returning id
     ), chosen as (
       insert into evaluations overriding system value
       select (jsonb_populate_record(e, jsonb_build_object('assignment_id', given.id,
         'id', nextval(pg_get_serial_sequence('evaluations', 'id'))))).*
       from evaluations e join assessments s on s.evaluation_id = e.id, given where s.id = $1
       returning id
     )
     insert into assessments overriding system value
     select (jsonb_populate_record(s, jsonb_build_object('evaluation_id', chosen.id,
       'id', nextval(pg_get_serial_sequence('assessments', 'id'))))).*
     from assessments s, chosen where s.id = $1`,
      [open('assessment', sign), many],
    )
  await rows(
    testApp,
    `insert into assessment_peers (school_id, assessment_id, user_id, given_at)
     select s.school_id, s.id, $2, now() from assessments s
     where s.school_id = $1 and s.user_id <> $2 on conflict do nothing`,
    [people.student.schoolId, people.student.userId],
  )
}
